import { describe, expect } from 'vitest';
import { GESTURES, type MentalKind, type SpellId } from '../../../src/games/warlocks/index.js';
import type { Parts } from '../../../src/games/warlocks/notation.js';
import { rule } from '../../rule.js';
import { arranged, type Battle, battle, fatedFrom } from './battle.js';
import { cast } from './casting.js';

/** What B, whose last pair is given, makes of his orders under an enchantment, with A's orders. */
function bent(enchantments: string, last: string, ordered: string, a = '-/-'): string {
  const [LH = '', RH = ''] = last.split('/');
  return arranged({ warlocks: [{}, { LH, RH, enchantments }] })
    .turn([a, ordered])
    .made(1);
}
const onGoblin = (spell: SpellId, parts: Parts = {}): Battle =>
  cast({ A: { LH: [spell, 'm1'] } }, { monsters: 'goblin of B at A', ...parts });

describe('mental spells (W-8)', () => {
  rule(['W-8.1', 'W-8.20'], 'a new mental enchantment replaces one of an earlier round', () => {
    const x = cast({ A: { LH: ['fear', 'B'] } }, { warlocks: [{}, { enchantments: 'amnesia' }] });
    expect(x.enchantments(1)).toEqual(['fear 1']);
    const y = cast({ A: { LH: ['fear', 'm1'] } }, { monsters: 'goblin of B [paralysis permanent]' });
    expect(y.enchantments('m1')).toEqual(['paralysis permanent']);
  });

  rule('W-8.2', 'two of one kind cancel each other, on a monster too', () => {
    const x = cast({ A: { LH: ['fear', 'B'], RH: ['fear', 'B'] } });
    expect([x.enchantments(1), x.heard('cancelled').length]).toEqual([[], 2]);
    const y = cast({ A: { LH: ['fear', 'm1'], RH: ['charm-person', 'm1'] } }, { monsters: 'goblin of B at A' });
    expect(y.health).toEqual([14, 15]);
    const z = cast({ A: { LH: ['charm-monster', 'm1'] }, B: { LH: ['fear', 'm1'] } }, { monsters: 'goblin of B at A' });
    expect([z.monsters, z.health]).toEqual([['goblin of B at A 1'], [14, 15]]);
  });

  rule('W-8.4', 'a permanent one of this round is cancelled like any other', () => {
    const parts: Parts = { warlocks: [{ enchantments: 'permanency' }, {}] };
    const x = cast({ A: { LH: ['fear', 'B'], say: 'permanent LH' }, B: { LH: ['amnesia', 'B'] } }, parts);
    expect([x.enchantments(0), x.enchantments(1)]).toEqual([[], []]);
    const later = cast(
      { A: { LH: ['amnesia', 'B'] } },
      {
        turn: 5,
        round: 4,
        kind: 'hasted',
        active: 'A',
        warlocks: [{}, { enchantments: 'fear permanent since 4', marks: 'mental 1' }],
      },
    );
    expect(later.enchantments(1)).toEqual([]);
  });

  rule(['W-8.5', 'W-8.19'], 'a Paralysis of another caster begins anew', () => {
    const x = arranged({ warlocks: [{}, { LH: '--', enchantments: 'paralysis by A hand LH turn 2' }, { LH: 'FF' }] });
    x.turn(['-/-', 'S/S', 'F/-; LH paralysis at B']);
    expect(x.heard('bent')).toMatchObject([{ seat: 1, hand: 'LH' }]);
    expect([x.code(2, '-/-; paralyse B RH'), x.code(0, '-/-; paralyse B RH')]).toEqual([null, 'no-paralysis-choice']);
    expect(x.turn(['-/-', 'S/S', '-/-; paralyse B RH']).heard('bent')).toMatchObject([{ hand: 'RH' }]);
  });

  rule(['W-8.5', 'W-8.18', 'W-8.19'], 'a Paralysis that goes on keeps the hand', () => {
    const x = arranged({ warlocks: [{ LH: 'FF' }, { LH: '-W' }] });
    x.play({ A: { LH: 'FFFF', T4: 'paralyse B LH' }, B: { LH: 'SSSS' } });
    expect([4, 5, 6].map((turn) => x.heard('bent', turn)[0]?.hand)).toEqual(['LH', 'LH', 'LH']);
    expect(x.code(0, '-/-; paralyse B RH')).toBe('no-paralysis-choice');
    const y = arranged({ warlocks: [{}, { LH: 'S', enchantments: 'paralysis permanent by A' }] });
    y.turn(['-/-; paralyse B LH', 'W/W']).turn(['-/-', 'W/W']).turn(['-/-', 'W/W']);
    expect(y.state.warlocks[1]?.history.map(({ made }) => made.join('/')).slice(1)).toEqual(['D/W', 'D/W', 'D/W']);
  });

  rule('W-8.6', 'what a paralysed hand makes', () => {
    const forced = (paraFC: boolean): string =>
      GESTURES.map((gesture) =>
        arranged({ options: { paraFC }, warlocks: [{}, { LH: gesture, enchantments: 'paralysis by A' }] })
          .turn(['-/-; paralyse B LH', 'F/-'])
          .made(1)
          .slice(0, 1),
      ).join('');
    expect([GESTURES.join(''), forced(false), forced(true)]).toEqual(['FPSWDC>-', 'FPDPDF>-', 'CPDPDC>-']);
    const [erased] = [arranged({ warlocks: [{}, { LH: '(S)', RH: '(F)', enchantments: 'paralysis by A' }] })];
    expect(erased.turn(['-/-; paralyse B LH', 'W/W']).made(1)).toBe('-/W');
  });

  rule(['W-8.7', 'W-8.8', 'W-8.9', 'W-8.13', 'W-8.22'], 'monsters under mental spells do not attack', () => {
    for (const spell of ['paralysis', 'amnesia', 'fear'] as const) {
      const x = onGoblin(spell);
      expect([x.health, x.enchantments('m1')]).toEqual([[15, 15], []]);
      expect(x.wait(1).health).toEqual([14, 15]);
    }
    expect(onGoblin('maladroitness', { options: { maladroit: true } }).health).toEqual([15, 15]);
    const lasting = onGoblin('fear', { warlocks: [{ enchantments: 'permanency' }, {}], monsters: 'goblin of B at A' });
    expect(lasting.health).toEqual([15, 15]);
    const permanent = arranged({ monsters: 'goblin of B at A [fear permanent]; fire-elemental [paralysis permanent]' });
    expect(permanent.wait(3).health).toEqual([15, 15]);
  });

  rule(['W-8.9', 'W-8.12', 'W-8.13', 'W-8.21'], 'what does nothing to an elemental', () => {
    const parts: Parts = { monsters: 'ice-elemental' };
    for (const spell of ['fear', 'confusion', 'charm-monster', 'charm-person'] as const) {
      expect(onGoblin(spell, parts).health).toEqual([12, 12]);
    }
    for (const spell of ['paralysis', 'amnesia'] as const) expect(onGoblin(spell, parts).health).toEqual([15, 15]);
    const replaced = onGoblin('fear', {
      monsters: 'ice-elemental [amnesia since 2]',
      turn: 4,
      kind: 'hasted',
      active: 'A',
    });
    expect(replaced.enchantments('m1')).toEqual(['amnesia 1']);
    const two = cast({ A: { LH: ['fear', 'm1'], RH: ['amnesia', 'm1'] } }, parts);
    expect(two.health).toEqual([12, 12]);
  });

  rule('W-8.8', 'Amnesia repeats stabs, claps and nothing, and leaves the rest free', () => {
    expect([bent('amnesia', '>/C', 'W/W'), bent('amnesia', '-/F', 'W/W')]).toEqual(['>/C', '-/F']);
    const x = arranged({ warlocks: [{}, { LH: 'SD', RH: '--', enchantments: 'amnesia' }, {}] });
    x.turn(['-/-', 'W/W; LH at C']);
    expect([x.made(1), x.health]).toEqual(['D/-', [15, 15, 15]]);
    const stab = arranged({ warlocks: [{}, { LH: '>', enchantments: 'amnesia' }, {}] }).turn(['-/-', 'W/W; LH at C']);
    expect(stab.health).toEqual([15, 15, 14]);
  });

  rule('W-8.9', 'Fear forbids C, D, F and S', () => {
    expect(GESTURES.map((gesture) => bent('fear', '-/-', `${gesture}/-`)[0]).join('')).toBe('-P-W-->-');
  });

  rule('W-8.10', 'Charm Person: any gesture, with the spells and targets of the victim', () => {
    for (const gesture of GESTURES)
      expect(bent('charm-person by A', '-/-', 'W/W', `-/-; charm B LH ${gesture}`)[0]).toBe(gesture);
    const x = arranged({ warlocks: [{}, { LH: 'S', enchantments: 'charm-person by A' }, {}] });
    x.turn(['-/-; charm B LH D', 'W/-; LH at C']);
    expect([x.casts(1), x.health]).toEqual([['magic-missile'], [15, 15, 14]]);
    expect(cast({ A: { LH: ['charm-person', 'm1'] } }, { monsters: 'goblin of B at A' }).health).toEqual([14, 15]);
  });

  rule(['W-8.12', 'W-17.5'], 'Confusion: a hand, then a gesture', () => {
    const confused = (draws: readonly ('LH' | 'RH' | 'F' | '>')[]): string =>
      fatedFrom({ warlocks: [{}, { enchantments: 'confusion' }] }, draws)
        .turn(['-/-', 'W/S'])
        .made(1);
    expect([confused(['LH', 'F']), confused(['RH', '>'])]).toEqual(['F/S', 'W/>']);
    const seen = new Set<string>();
    for (let n = 0; n < 200; n++) {
      seen.add(
        arranged({ seed: String(n), warlocks: [{}, { enchantments: 'confusion' }] })
          .turn(['-/-', 'W/S'])
          .made(1),
      );
    }
    expect(seen.size).toBe(15);
  });

  rule(['W-8.12', 'W-8.23'], 'a confused minion', () => {
    const x = fatedFrom(
      { warlocks: [{}, { LH: 'DS' }], monsters: 'goblin of A at B [haste]; ogre of B at A [health 3]' },
      ['m2'],
    ).turn(['-/-', 'F/-; LH confusion at m1']);
    expect(x.monsters).toEqual(['goblin of A at B 1', 'ogre of B at A 1']);
    expect(x.heard('attacked').filter(({ monster }) => monster === 'm1').length).toBe(2);
    expect(x.wait(1).health).toEqual([11, 13]);
  });

  rule('W-8.13', 'Maladroitness makes twins of the right hand', () => {
    expect(bent('maladroitness', '-/-', 'S/W')).toBe('W/W');
    const x = arranged({ options: { maladroit: true }, warlocks: [{}, { enchantments: 'maladroitness' }] });
    expect(x.turn(['-/-', 'S/P']).outcome).toBe('A last-standing');
  });

  rule(['W-8.14', 'W-12.13'], 'it is felt in every turn up to the next normal one', () => {
    const x = cast({ A: { LH: ['fear', 'B'] } }, { warlocks: [{}, { enchantments: 'haste 3' }] });
    const made: string[] = [];
    for (let n = 0; n < 4; n++) made.push(`${x.next} ${x.turn((seat) => (seat === 1 ? 'S/S' : '-/-')).made(1)}`);
    expect(made).toEqual(['hasted B -/-', 'normal AB -/-', 'hasted B S/S', 'normal AB S/S']);
  });

  rule(['W-8.16', 'W-12.13'], 'on a monster, one that is cast in an extra turn waits for the next normal turn', () => {
    const x = onGoblin('fear', { turn: 4, kind: 'hasted', active: 'A', monsters: 'goblin of B at A' });
    expect([x.next, x.enchantments('m1')]).toEqual(['normal AB', ['fear 1']]);
    expect([x.wait(1).health, x.enchantments('m1'), x.wait(1).health]).toEqual([[15, 15], [], [14, 15]]);
  });

  rule('W-8.17', 'a time-stopped turn bends nothing', () => {
    const kinds: readonly MentalKind[] = ['amnesia', 'fear', 'confusion', 'paralysis', 'charm-person'];
    for (const kind of kinds) {
      const x = arranged({
        turn: 3,
        kind: 'time-stopped',
        active: 'AB',
        warlocks: [{}, { enchantments: `${kind} by A since 1` }],
      });
      x.turn(['-/-', 'S/W']);
      expect([x.made(1), x.next, x.enchantments(1)]).toEqual(['S/W', 'normal AB', [`${kind} 1`]]);
      x.turn(['-/-', 'F/F']);
      expect(x.heard('bent').length).toBe(1);
    }
  });

  rule(['W-8.18', 'W-13.9'], 'permanent ones bend every turn', () => {
    const lasting = (kind: string): readonly string[] => {
      const x = arranged({ warlocks: [{}, { LH: '>', enchantments: `${kind} permanent` }] });
      return [0, 1, 2].map(() => x.turn(['-/-', 'S/W; LH at nobody; RH at nobody']).made(1));
    };
    expect(lasting('amnesia')).toEqual(['>/-', '>/-', '>/-']);
    expect(lasting('fear')).toEqual(['-/W', '-/W', '-/W']);
    expect(lasting('maladroitness')).toEqual(['W/W', 'W/W', 'W/W']);
    const choices = ['-/-; charm B LH F', '-/-; charm B RH D', '-/-'];
    const x = arranged({ warlocks: [{}, { enchantments: 'charm-person permanent by A' }] });
    expect(choices.map((choice) => x.turn([choice, 'S/W']).made(1))).toEqual(['F/W', 'S/D', 'S/-']);
    const y = arranged({ warlocks: [{}, { enchantments: 'confusion permanent' }] });
    for (let n = 0; n < 3; n++) expect(y.turn(['-/-', 'S/W']).heard('bent').length).toBe(1);
  });

  rule('W-8.15', 'a caster who has left never binds again', () => {
    const parts: Parts = {
      warlocks: [{ status: 'dead', health: 0, left: 1 }, { enchantments: 'paralysis permanent by A' }, {}],
      turn: 3,
    };
    expect(arranged(parts).turn(['', 'S/W']).made(1)).toBe('S/W');
  });

  rule(['W-8.3', 'W-8.20'], 'what was bent or charmed stays so when it is cancelled later in the round', () => {
    const x = cast(
      { A: { LH: ['charm-monster', 'm1'] } },
      { warlocks: [{ enchantments: 'haste 3' }, {}], monsters: 'goblin of B at A' },
    );
    expect([x.next, x.monsters]).toEqual(['hasted A', ['goblin of A at A 1']]);
    const y = arranged({
      ...{ turn: 4, kind: 'hasted', active: 'A', round: 3 },
      warlocks: [{ LH: 'SW' }, { enchantments: 'amnesia since 3', marks: 'mental 1' }],
    });
    y.turn(['D/-; LH fear at B']);
    expect([y.enchantments(1), y.heard('cancelled').length]).toEqual([[], 1]);
    expect(battle().state.round).toBe(1);
  });
});
