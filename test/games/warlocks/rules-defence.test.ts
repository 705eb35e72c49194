import { describe, expect } from 'vitest';
import { SPELLS, type SpellId } from '../../../src/games/warlocks/index.js';
import type { Parts } from '../../../src/games/warlocks/notation.js';
import { rule } from '../../rule.js';
import { arranged, battle } from './battle.js';
import { type Castings, cast } from './casting.js';

/** B mirrors himself, or somebody else. */
const mirror = (target = 'B'): Castings => ({ B: { LH: ['magic-mirror', target] } });

describe('counters, mirrors, dispelling (W-9)', () => {
  rule(['W-9.1', 'W-9.2'], 'a Counter Spell undoes help and harm, and shields', () => {
    const on = (spell: SpellId) => cast({ A: { LH: [spell, 'B'] }, B: { LH: ['counter-spell'] } });
    const undone = (Object.keys(SPELLS) as SpellId[]).filter(
      (spell) => spell !== 'maladroitness' && on(spell).heard('countered').length > 0,
    );
    expect(undone.length).toBe(33);
    const others: readonly SpellId[] = ['dispel-magic', 'counter-spell', 'finger-of-death', 'fire-storm', 'ice-storm'];
    for (const spell of others) expect(undone).not.toContain(spell);
    const x = cast({ B: { LH: ['counter-spell'] } }, { monsters: 'giant of A at B' });
    expect([x.health, x.heard('attacked')[0]?.outcome]).toEqual([[15, 15], 'deflected']);
    const banked = cast(
      { A: { say: 'fire' }, B: { LH: ['counter-spell'] } },
      { warlocks: [{ bank: 'fireball at B' }, {}] },
    );
    expect(banked.health).toEqual([15, 15]);
  });

  rule(['W-9.4', 'W-9.7'], 'what a mirror does not turn', () => {
    const parts: Parts = { monsters: 'goblin of A at B' };
    expect(cast({ ...mirror(), A: { say: 'RH at B' } }, parts).health).toEqual([15, 14]);
    for (const spell of [
      'dispel-magic',
      'counter-spell',
      'magic-mirror',
      'fire-storm',
      'summon-ice-elemental',
    ] as const) {
      expect(cast({ ...mirror(), A: { LH: [spell, 'B'] } }).heard('reflected')).toEqual([]);
    }
    const stab = arranged({ warlocks: [{}, { LH: 'C', RH: 'C' }] }).turn(['>/-', 'W/W']);
    expect(stab.health).toEqual([15, 14]);
    expect(cast({ A: { LH: ['magic-mirror', 'A'] }, B: { LH: ['shield'] } }).heard('reflected')).toEqual([]);
    const own = cast({ A: { LH: ['cure-light-wounds', 'A'] }, B: { LH: ['magic-mirror', 'A'] } });
    expect(own.health).toEqual([16, 15]);
    expect(own.heard('reflected')).toEqual([]);
  });

  rule('W-9.5', 'the bearer of the mirror takes the place of the caster', () => {
    const charmed = cast({ ...mirror(), A: { LH: ['charm-person', 'B'] } });
    expect(charmed.state.warlocks[0]?.enchantments).toMatchObject([{ kind: 'charm-person', by: 1 }]);
    const monster = cast({ A: { LH: ['paralysis', 'm1'] }, ...mirror('m1') }, { monsters: 'goblin of B' });
    expect(monster.state.warlocks[0]?.enchantments).toMatchObject([{ kind: 'paralysis', by: 1 }]);
    const cure = cast(
      { ...mirror(), A: { LH: ['cure-heavy-wounds', 'B'] } },
      { warlocks: [{ health: 5 }, { health: 5 }] },
    );
    expect(cure.health).toEqual([7, 5]);
  });

  rule('W-9.6', 'it turns once, and is lost where the mirror cannot see', () => {
    const bolt: Castings = { A: { LH: ['lightning-bolt', 'B'] } };
    const both = cast(
      { ...bolt, B: { LH: ['magic-mirror'] }, C: { LH: ['magic-mirror', 'A'] } },
      { warlocks: [{}, {}, {}] },
    );
    expect(both.health).toEqual([10, 15, 15]);
    const lost = (parts: Parts) => cast({ ...bolt, ...mirror() }, parts);
    const blind = lost({ warlocks: [{}, { enchantments: 'blindness' }] });
    expect([blind.health, blind.heard('reflected')[0]?.lost]).toEqual([[15, 15], true]);
    expect(lost({ warlocks: [{ enchantments: 'invisibility' }, {}] }).health).toEqual([15, 15]);
    expect(lost({}).heard('reflected')[0]?.lost).toBe(false);
  });

  rule('W-9.8', 'what Dispel Magic leaves alone', () => {
    const x = cast(
      { A: { LH: ['dispel-magic', 'A'] }, B: { LH: ['fireball', 'A'], say: 'bank LH' } },
      { warlocks: [{ enchantments: 'invisibility' }, { enchantments: 'delay-effect' }, {}] },
    );
    expect(x.state.warlocks[1]?.bank).toEqual({ spell: 'fireball', target: 0 });
    expect(x.seen(1, 0).at(-1)).toBe('?/?');
    const stab = arranged({ warlocks: [{ LH: 'CDP', RH: 'C--' }, {}] }).turn(['W/-', '-/>; RH at B']);
    expect(stab.health).toEqual([15, 14]);
    const palms = arranged({ warlocks: [{ LH: 'CDP', RH: 'C--' }, {}, {}] }).turn(['W/-', 'P/P']);
    expect(palms.statuses).toEqual(['in', 'surrendered', 'in']);
    const fired = cast(
      { A: { LH: ['dispel-magic'] }, B: { say: 'fire' } },
      { warlocks: [{}, { bank: 'fireball at A' }] },
    );
    expect([fired.health, fired.state.warlocks[1]?.bank]).toEqual([[15, 15], null]);
    const two = cast({ A: { LH: ['dispel-magic'] }, B: { LH: ['dispel-magic'] } }, { monsters: 'giant of A at B' });
    expect(two.health).toEqual([15, 15]);
  });

  rule('W-9.11', 'a mirrored monster whose controller has left', () => {
    const x = cast(
      { A: { LH: ['paralysis', 'm1'] }, ...mirror('m1') },
      { warlocks: [{}, {}, { status: 'dead', health: 0, left: 1 }], monsters: 'goblin of C' },
    );
    expect(x.state.warlocks[0]?.enchantments).toMatchObject([{ kind: 'paralysis', by: null }]);
    expect([1, 0].map((seat) => x.code(seat, '-/-; paralyse A LH'))).toEqual([
      ...['no-paralysis-choice', 'no-paralysis-choice'],
    ]);
    expect(x.turn(['S/S', '-/-']).made(0)).toBe('S/S');
  });

  rule('W-9.12', 'Dispel Magic does not end shields of an earlier turn of the round', () => {
    const x = arranged({
      ...{ turn: 5, round: 4, kind: 'hasted', active: 'AB' },
      warlocks: [{ LH: 'CDP', RH: 'C--' }, { marks: 'shield, countered, mental 1' }],
    });
    x.turn(['W/>; RH at B', '-/-']);
    expect([x.health, x.heard('stabbed')[0]?.outcome]).toEqual([[15, 15], 'deflected']);
  });
});

describe('banking and permanence (W-13)', () => {
  rule(['W-13.1', 'W-13.2'], 'any spell can be banked, before anything can stop it', () => {
    const x = cast(
      { A: { LH: ['shield'], say: 'bank LH' }, B: { LH: ['dispel-magic'] } },
      { warlocks: [{ enchantments: 'delay-effect' }, {}] },
    );
    expect(x.state.warlocks[0]?.bank).toEqual({ spell: 'shield', target: 0 });
    const none = arranged({ turn: 2, warlocks: [{ enchantments: 'delay-effect' }, {}] }).turn(['F/-; bank LH']);
    expect([none.state.warlocks[0]?.bank, none.enchantments(0)]).toEqual([null, ['delay-effect 2']]);
  });

  rule('W-13.3', 'a bank holds one spell, whose name is public', () => {
    const x = cast(
      { A: { LH: ['shield', 'B'], say: 'bank LH' } },
      { warlocks: [{ enchantments: 'delay-effect', bank: 'fireball at B' }, {}] },
    );
    expect(x.state.warlocks[0]?.bank).toEqual({ spell: 'shield', target: 1 });
    expect(x.toldTo(1, x.state.turn - 1).find(({ type }) => type === 'banked')).toEqual({
      ...{ type: 'banked', rule: 'W-13.2', seat: 0, spell: 'shield' },
    });
  });

  rule('W-13.5', 'a hand as target is fixed when the spell is banked', () => {
    const bank = (b: Castings) =>
      cast(
        { A: { LH: ['magic-missile', 'LH:B'], say: 'bank LH' }, ...b },
        { warlocks: [{ enchantments: 'delay-effect' }, {}] },
      ).state.warlocks[0]?.bank?.target;
    expect([bank({ B: { LH: ['summon-goblin'] } }), bank({})]).toEqual(['m1', 'nobody']);
  });

  rule(['W-6.3', 'W-13.12'], 'defaults of spells that are banked are drawn after those of the queue', () => {
    const { state } = arranged({ warlocks: [{ LH: 'S', enchantments: 'delay-effect' }, {}, { LH: 'S' }] });
    const x = arranged({});
    x.state = { ...state, draws: [{ turn: 2, values: [1, 2] }] };
    x.turn(['D/-; bank LH', '-/-', 'D/-']);
    expect([x.health, x.state.warlocks[0]?.bank?.target]).toEqual([[15, 14, 15], 2]);
  });

  rule(['W-13.6', 'W-13.7', 'W-13.14'], 'what Permanency lasts for, and what uses it up', () => {
    const used: SpellId[] = [];
    const lasting: SpellId[] = [];
    for (const spell of Object.keys(SPELLS) as SpellId[]) {
      const options = { maladroit: spell === 'maladroitness' };
      const parts: Parts = { options, warlocks: [{ enchantments: 'permanency' }, {}] };
      const x = cast({ A: { LH: [spell, 'B'], say: 'permanent LH' } }, parts);
      if (!x.enchantments(0).some((one) => one.startsWith('permanency'))) used.push(spell);
      if (x.enchantments(1).some((one) => one === `${spell} permanent`)) lasting.push(spell);
    }
    expect(lasting).toEqual([
      ...['haste', 'protection', 'resist-heat', 'resist-cold', 'paralysis', 'amnesia', 'fear', 'confusion'],
      ...['maladroitness', 'charm-person', 'blindness', 'invisibility', 'permanency', 'delay-effect'],
    ]);
    const enchantments = (Object.keys(SPELLS) as SpellId[]).filter((spell) => SPELLS[spell].kind === 'enchantment');
    expect(used).toEqual([...enchantments, 'dispel-magic' as const].sort((a, b) => SPELLS[a].rank - SPELLS[b].rank));
    const kept = arranged({ turn: 2, warlocks: [{ enchantments: 'permanency' }, {}] }).turn(['F/-; permanent LH']);
    expect(kept.enchantments(0)).toEqual(['permanency 2']);
  });

  rule(['W-13.7', 'W-13.9', 'W-13.10'], 'permanent ones last until they are removed', () => {
    const x = arranged({
      warlocks: [{ enchantments: 'haste permanent, permanency permanent, delay-effect permanent' }, {}],
    });
    for (let n = 0; n < 12; n++) x.wait(1);
    expect(x.enchantments(0).length).toBe(3);
    const used = cast(
      { A: { LH: ['protection'], say: 'permanent LH' } },
      { warlocks: [{ enchantments: 'permanency permanent' }, {}] },
    );
    expect(used.enchantments(0)).toEqual(['protection permanent']);
    for (const spell of ['remove-enchantment', 'dispel-magic'] as const) {
      const y = cast(
        { B: { LH: [spell, 'A'] } },
        { warlocks: [{ enchantments: 'haste permanent, delay-effect', bank: 'shield at A' }, {}] },
      );
      expect([y.enchantments(0), y.state.warlocks[0]?.bank?.spell]).toEqual([[], 'shield']);
    }
  });

  rule('W-13.8', 'one spell cannot be both banked and made permanent', () => {
    const x = arranged({ warlocks: [{ LH: 'WW', RH: 'DP', enchantments: 'permanency, delay-effect' }, {}] });
    expect(x.code(0, 'P/P; bank LH; permanent LH')).toBe('bank-and-permanent');
    x.turn(['P/P; LH protection; RH amnesia at B; bank LH; permanent RH', '-/-']);
    expect([x.state.warlocks[0]?.bank?.spell, x.enchantments(1)]).toEqual(['protection', ['amnesia permanent']]);
  });

  rule('W-13.13', 'if both choices come to name one spell, it is banked', () => {
    const x = arranged({
      warlocks: [{ LH: 'PPW', RH: '-WW', enchantments: 'permanency, delay-effect, charm-person by B' }, {}],
    });
    x.turn(['S/F; bank LH; permanent RH', '-/-; charm A RH S']);
    expect([x.state.warlocks[0]?.bank, x.enchantments(0)]).toEqual([
      { spell: 'invisibility', target: 0 },
      ['permanency 2'],
    ]);
  });

  rule(['W-13.4', 'W-12.8'], 'in a time-stopped turn a warlock may bank, fire and make permanent', () => {
    const x = arranged({
      ...{ turn: 4, kind: 'time-stopped', active: 'A' },
      warlocks: [{ LH: '-S', RH: 'DP', bank: 'fireball at B', enchantments: 'permanency, delay-effect' }, {}],
    });
    x.turn(['D/P; bank LH; RH amnesia; permanent RH; fire']);
    expect([x.health, x.state.warlocks[0]?.bank?.spell, x.enchantments(1), x.enchantments(0)]).toEqual([
      ...[[15, 10], 'magic-missile', ['amnesia permanent'], []],
    ]);
    expect(battle().code(0, '-/-; fire')).toBe('nothing-banked');
  });
});
