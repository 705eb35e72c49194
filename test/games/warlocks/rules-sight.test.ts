import { describe, expect } from 'vitest';
import { type SpellId, warlocks } from '../../../src/games/warlocks/index.js';
import type { Parts } from '../../../src/games/warlocks/notation.js';
import { rule } from '../../rule.js';
import { arranged, type Battle, fatedFrom } from './battle.js';
import { cast } from './casting.js';

/** A is invisible, so that B does not see what he does. */
const HIDDEN: Parts = { warlocks: [{ enchantments: 'invisibility' }, {}, { enchantments: 'blindness' }] };
/** What somebody was told in the turn that was played last. */
const told = (x: Battle, viewer: number | 'spectator', ...types: readonly string[]): readonly unknown[] =>
  x.toldTo(viewer, x.state.turn - (x.outcome === null ? 1 : 0)).filter(({ type }) => types.includes(type));

describe('sight (W-14)', () => {
  rule(['W-14.1', 'W-9.8'], 'what lifts during the turn still counts in it', () => {
    const lifted = cast(
      { A: { LH: ['remove-enchantment', 'A'] }, B: { LH: ['magic-missile', 'A'] } },
      { warlocks: [{ enchantments: 'invisibility' }, {}] },
    );
    expect([lifted.health, lifted.enchantments(0), lifted.seen(1, 0).at(-1)]).toEqual([[15, 15], [], '?/?']);
    const fresh = cast({ A: { LH: ['invisibility'] }, B: { LH: ['magic-missile', 'A'] } });
    expect([fresh.health, fresh.seen(1, 0).at(-1)]).toEqual([[14, 15], 'S/S']);
    expect(fresh.heard('sight-began')).toMatchObject([{ seat: 0, enchantment: 'invisibility' }]);
    expect(fresh.wait(3).heard('sight-ended')).toMatchObject([{ seat: 0, enchantment: 'invisibility' }]);
  });

  rule('W-14.2', 'spells of a blind caster', () => {
    const blind: Parts = {
      warlocks: [{ health: 9, enchantments: 'blindness' }, {}],
      monsters: 'goblin of A at nobody',
    };
    const at = (spell: SpellId, target: string) => cast({ A: { LH: [spell, target] } }, blind);
    expect(at('magic-missile', 'B').health).toEqual([9, 15]);
    expect(at('cure-light-wounds', 'm1').monsters).toEqual(['goblin of A at nobody 1']);
    expect(at('cure-light-wounds', 'A').health).toEqual([10, 15]);
    expect(cast({ A: { say: 'direct m1 at B' } }, blind).health).toEqual([9, 14]);
    expect(cast({ A: { LH: ['dispel-magic', 'B'] } }, blind).state.warlocks[1]?.shield).toBe(false);
    expect(cast({ A: { LH: ['fire-storm'] } }, blind).health).toEqual([4, 10]);
  });

  rule('W-14.3', 'spells at an invisible warlock', () => {
    const hidden: Parts = { warlocks: [{}, { enchantments: 'invisibility' }] };
    for (const spell of ['lightning-bolt', 'counter-spell', 'magic-mirror', 'finger-of-death'] as const) {
      const x = cast({ A: { LH: [spell, 'B'] } }, hidden);
      expect([x.health, x.heard('cast')[0]?.missed]).toEqual([[15, 15], true]);
    }
    expect(cast({ B: { LH: ['cure-light-wounds', 'B'] } }, hidden).health).toEqual([15, 16]);
    expect(cast({ A: { LH: ['summon-goblin', 'B'] } }, hidden).monsters).toEqual([]);
  });

  rule(['W-14.4', 'W-14.6', 'W-12.10'], 'who sees which pair', () => {
    const x = arranged(HIDDEN).turn(['F/W', 'S/P', 'D/D']);
    const all = ([0, 1, 2, 'spectator'] as const).map((viewer) => [0, 1, 2].map((of) => x.seen(viewer, of).join()));
    expect(all).toEqual([
      ['F/W', 'S/P', 'D/D'],
      ['?/?', 'S/P', 'D/D'],
      ['?/?', '?/?', 'D/D'],
      ['?/?', '?/?', 'D/D'],
    ]);
    const stopped = arranged({ ...HIDDEN, turn: 2, kind: 'time-stopped', active: 'AC' }).turn(['F/W', '', 'D/D']);
    const then = [0, 1, 2].map((viewer) => [0, 2].map((of) => stopped.seen(viewer, of).at(-1)));
    expect(then).toEqual([
      ['F/W', 'D/D'],
      ['?/?', '?/?'],
      ['F/W', 'D/D'],
    ]);
    const left = arranged({
      turn: 3,
      warlocks: [{ enchantments: 'invisibility' }, {}, { status: 'dead', health: 0, left: 1 }],
    });
    left.turn(['F/W', 'S/P']);
    expect([left.seen(2, 0).at(-1), left.seen(2, 1).at(-1)]).toEqual(['?/?', 'S/P']);
    const hasted = arranged({ turn: 2, kind: 'hasted', active: 'A' }).turn(['F/W']);
    expect(hasted.seen(1, 0).at(-1)).toBe('F/W');
  });

  rule('W-14.5', 'all else is public', () => {
    const x = arranged({ ...HIDDEN, monsters: 'goblin of A at B' }).turn(['>/-; LH at B; direct m1 at C', '-/-']);
    expect(told(x, 2, 'stabbed', 'directed', 'attacked')).toMatchObject([
      { type: 'directed', seat: 0, victim: 2 },
      { type: 'stabbed', seat: 0, victim: 1, outcome: 'hit' },
      { type: 'attacked', monster: 'm1', victim: 2 },
    ]);
    const nobody = arranged(HIDDEN).turn(['>/-; LH at nobody']);
    expect([told(nobody, 1, 'stabbed').length, told(nobody, 0, 'stabbed').length]).toEqual([0, 1]);
    const view = warlocks.view(x.state, 1);
    expect(view.warlocks.map(({ health, enchantments }) => [health, enchantments.length])).toEqual([
      ...[
        [15, 1],
        [14, 0],
        [14, 1],
      ],
    ]);
  });

  rule('W-14.7', 'the class of a spell that came to nothing', () => {
    const classes: Partial<Record<SpellId, string>> = {
      fear: 'mental',
      'charm-monster': 'mental',
      'summon-ogre': 'minion',
      'cure-heavy-wounds': 'cure',
      'cause-light-wounds': 'wounds',
      'lightning-bolt': 'lightning',
      poison: 'enchantment',
      'anti-spell': 'enchantment',
      'remove-enchantment': 'remove-enchantment',
      'magic-missile': 'magic-missile',
      shield: 'shield',
    };
    for (const [spell, said] of Object.entries(classes) as [SpellId, string][]) {
      const spent = cast({ A: { LH: [spell, 'nobody'] } }, HIDDEN);
      expect(told(spent, 1, 'fizzled')).toMatchObject([{ spell: said }]);
      expect(told(spent, 1, 'cast', 'recognised')).toEqual([]);
      expect(told(spent, 0, 'recognised').length).toBe(said === spell ? 0 : 1);
      const countered = cast({ A: { LH: [spell, 'B'] }, B: { LH: ['counter-spell'] } }, HIDDEN);
      expect(told(countered, 1, 'countered')).toMatchObject([{ spell: said, subject: 1 }]);
    }
    for (const spell of ['lightning-bolt', 'clap-of-lightning'] as const) {
      const hit = cast({ A: { LH: [spell, 'B'] } }, HIDDEN);
      expect(told(hit, 1, 'damaged')).toMatchObject([{ spell: 'lightning', amount: 5 }]);
    }
    const charm = cast({ A: { LH: ['charm-person', 'B'] } }, HIDDEN);
    expect(told(charm, 1, 'enchanted')).toMatchObject([{ spell: 'charm-person', by: 0 }]);
    const paralysis = cast({ A: { LH: ['paralysis', 'B'] } }, HIDDEN);
    expect(told(paralysis, 1, 'enchanted')).toMatchObject([{ spell: 'paralysis', by: null }]);
    const turned = cast({ A: { LH: ['fear', 'B'] }, B: { LH: ['magic-mirror'] } }, HIDDEN);
    expect(told(turned, 1, 'reflected')).toMatchObject([{ spell: 'fear', bearer: 1, lost: true }]);
  });

  rule('W-14.8', 'that a gesture is bent is public', () => {
    const x = fatedFrom({ warlocks: [{ enchantments: 'invisibility, confusion' }, {}] }, ['RH', 'F']).turn(['W/W']);
    expect(told(x, 1, 'bent')).toEqual([
      { type: 'bent', rule: 'W-8.12', seat: 0, enchantment: 'confusion', hand: 'RH' },
    ]);
    expect(told(x, 1, 'gestured')).toMatchObject([{ seat: 1 }]);
  });

  rule('W-14.9', 'what only those know who saw the announcement', () => {
    const paralysis = cast({ A: { LH: ['paralysis', 'B'] } }, HIDDEN);
    const steerer = (viewer: number) => warlocks.view(paralysis.state, viewer).warlocks[1]?.enchantments[0]?.by;
    expect([steerer(0), steerer(1), steerer(2)]).toEqual([0, null, null]);
    const goblin = cast({ A: { LH: ['summon-goblin'] } }, HIDDEN);
    const origin = (viewer: number) => warlocks.view(goblin.state, viewer).monsters[0]?.createdBy;
    expect([origin(0), origin(1)]).toEqual([{ seat: 0, hand: 'LH' }, null]);
    expect([told(goblin, 0, 'traced').length, told(goblin, 1, 'traced').length]).toEqual([1, 0]);
    const clap = cast({ A: { LH: ['clap-of-lightning', 'B'] } }, HIDDEN);
    expect([0, 1].map((viewer) => warlocks.view(clap.state, viewer).warlocks[0]?.clapUsed)).toEqual([true, false]);
    const seen = cast({ A: { LH: ['clap-of-lightning', 'B'] } });
    expect(warlocks.view(seen.state, 'spectator').warlocks[0]?.clapUsed).toBe(true);
  });

  rule('W-14.10', 'what was hidden stays hidden, and what was seen is kept', () => {
    const x = arranged({ turn: 3, warlocks: [{ LH: 'SW', enchantments: 'invisibility 1' }, {}] })
      .turn(['F/-'])
      .turn(['P/-']);
    expect([x.enchantments(0), x.seen(1, 0)]).toEqual([[], ['S/-', 'W/-', '?/?', 'P/-']]);
  });
});
