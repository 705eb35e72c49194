import { describe, expect } from 'vitest';
import type { SpellId } from '../../../src/games/warlocks/index.js';
import { rule } from '../../rule.js';
import { arranged } from './battle.js';
import { type Castings, cast } from './casting.js';

const BOLT = { A: { LH: ['lightning-bolt', 'B'] } } as const satisfies Castings;

describe('spells (W-7)', () => {
  rule('W-7.1', 'Dispel Magic stops everything else', () => {
    const x = cast(
      { A: { LH: ['dispel-magic'] }, B: { LH: ['fireball', 'A'], RH: ['shield'] } },
      { warlocks: [{ enchantments: 'poison' }, { enchantments: 'haste permanent' }], monsters: 'goblin of B at A' },
    );
    expect([x.health, x.enchantments(0), x.enchantments(1), x.monsters]).toEqual([[15, 15], [], [], []]);
    expect(x.heard('attacked')).toMatchObject([{ outcome: 'deflected' }]);
    expect([x.heard('dispelled').length, x.casts(1)]).toEqual([1, ['fireball', 'shield']]);
    expect(x.next).toBe('normal AB');
  });

  rule('W-7.2', 'two Counter Spells are one', () => {
    const x = cast({ A: { LH: ['counter-spell', 'B'], RH: ['lightning-bolt', 'B'] }, B: { LH: ['counter-spell'] } });
    expect([x.health, x.state.warlocks[1]?.countered]).toEqual([[15, 15], false]);
    expect(x.heard('countered').map(({ spell }) => spell)).toEqual(['lightning-bolt']);
  });

  rule('W-7.3', 'two Magic Mirrors are one', () => {
    const mirrors = { ...BOLT, B: { LH: ['magic-mirror'] } } as const satisfies Castings;
    expect(cast(mirrors).health).toEqual([10, 15]);
    const x = cast({ ...mirrors, C: { LH: ['magic-mirror', 'B'] } }, { warlocks: [{}, {}, {}] });
    expect(x.health).toEqual([10, 15, 15]);
  });

  rule(['W-7.4', 'W-7.5', 'W-7.6', 'W-7.7', 'W-10.3', 'W-17.3'], 'the minions', () => {
    const summoned = (spell: SpellId) => cast({ A: { LH: [spell] } }, { warlocks: [{ name: 'Ann' }, {}] });
    const all = (['summon-goblin', 'summon-ogre', 'summon-troll', 'summon-giant'] as const).map(summoned);
    expect(all.map(({ monsters }) => monsters[0])).toEqual([
      ...['goblin of A at B 1', 'ogre of A at B 2', 'troll of A at B 3', 'giant of A at B 4'],
    ]);
    expect(all.map(({ health }) => health[1])).toEqual([14, 13, 12, 11]);
    expect(all[1]?.state.monsters[0]).toEqual({
      ...{ id: 'm1', kind: 'ogre', name: all[1]?.state.monsters[0]?.name, health: 2, controller: 0, victim: 1 },
      ...{ createdTurn: 4, createdBy: { seat: 0, hand: 'LH' }, createdSeenBy: [0, 1], enchantments: [], alive: true },
      ...{ shield: false, countered: false, mentalThisRound: 0 },
    });
  });

  rule(['W-7.8', 'W-7.9', 'W-11.1'], 'the elementals', () => {
    for (const kind of ['fire', 'ice'] as const) {
      const x = cast({ A: { LH: [`summon-${kind}-elemental`] } });
      expect([x.monsters, x.health]).toEqual([[`${kind}-elemental 3`], [12, 12]]);
      expect(x.state.monsters[0]).toMatchObject({ controller: null, victim: 'nobody' });
      const healed = cast({ A: { LH: ['cure-heavy-wounds', 'm1'] } }, { monsters: `${kind}-elemental` });
      expect(healed.monsters).toEqual([`${kind}-elemental 4`]);
    }
  });

  rule('W-7.10', 'Haste on a monster, cast again', () => {
    const x = cast({ A: { LH: ['haste', 'm1'] } }, { monsters: 'goblin of A at B [haste 1]' });
    expect([x.health, x.enchantments('m1')]).toEqual([[15, 13], ['haste 2']]);
    expect([x.wait(2).health, x.wait(1).health]).toEqual([
      [15, 9],
      [15, 8],
    ]);
  });

  rule('W-7.12', 'Protection does not add up', () => {
    const x = cast({ A: { LH: ['protection'] } }, { warlocks: [{ enchantments: 'protection 2' }, {}] });
    expect(x.enchantments(0)).toEqual(['protection 2']);
    expect([1, 2, 3].map(() => x.turn(['-/-', '>/-']).health[0])).toEqual([15, 15, 14]);
  });

  rule(['W-7.13', 'W-7.14'], 'resistances', () => {
    const against = (spell: SpellId, enchantments: string): number | undefined =>
      cast({ A: { LH: [spell, 'B'] } }, { warlocks: [{}, { enchantments }] }).health[1];
    expect([against('fireball', 'resist-heat'), against('fireball', 'resist-cold')]).toEqual([15, 10]);
    expect([against('fire-storm', 'resist-heat'), against('fire-storm', 'resist-cold')]).toEqual([15, 10]);
    expect([against('ice-storm', 'resist-heat'), against('ice-storm', 'resist-cold')]).toEqual([10, 15]);
    const melted = (spell: 'resist-heat' | 'resist-cold', kind: 'fire' | 'ice') =>
      cast({ A: { LH: [spell, 'm1'] } }, { monsters: `${kind}-elemental` });
    expect([melted('resist-heat', 'fire').health, melted('resist-cold', 'ice').health]).toEqual([
      [15, 15],
      [15, 15],
    ]);
    expect(melted('resist-heat', 'ice').monsters).toEqual(['ice-elemental 3']);
    expect(melted('resist-heat', 'ice').health).toEqual([12, 12]);
    expect(cast({ A: { LH: ['resist-heat'] }, B: { LH: ['fireball'] } }).health).toEqual([15, 15]);
  });

  rule(['W-7.16', 'W-7.17', 'W-7.18', 'W-7.20'], 'the mental spells leave their enchantment on a warlock', () => {
    const laid = (spell: SpellId, maladroit = false) =>
      cast({ A: { LH: [spell, 'B'] } }, { options: { maladroit } }).enchantments(1);
    for (const spell of ['amnesia', 'fear', 'confusion', 'charm-person', 'paralysis'] as const) {
      expect(laid(spell)).toEqual([`${spell} 1`]);
    }
    expect(laid('maladroitness', true)).toEqual(['maladroitness 1']);
  });

  rule('W-7.19', 'Charm Monster', () => {
    const x = cast({ A: { LH: ['charm-monster', 'm1'], say: 'direct m1 at B' } }, { monsters: 'troll of B at A' });
    expect([x.monsters, x.health, x.enchantments('m1')]).toEqual([['troll of A at B 3'], [15, 12], []]);
  });

  rule(['W-7.21', 'W-7.22'], 'Disease and Poison', () => {
    for (const spell of ['disease', 'poison'] as const) {
      const ill = cast({ A: { LH: [spell, 'B'] } });
      expect(ill.enchantments(1)).toEqual([`${spell} 6`]);
      expect(ill.wait(5).enchantments(1)).toEqual([`${spell} 1`]);
      expect(ill.wait(1).statuses).toEqual(['in', 'dead']);
      expect(ill.heard('succumbed')).toMatchObject([{ seat: 1, enchantment: spell }]);
      const again = cast({ A: { LH: [spell, 'B'] } }, { warlocks: [{}, { enchantments: `${spell} 2` }] });
      expect(again.enchantments(1)).toEqual([`${spell} 1`]);
      const monster = cast({ A: { LH: [spell, 'm1'] } }, { monsters: 'goblin of B at A' });
      expect([monster.health, monster.monsters]).toEqual([[14, 15], []]);
    }
    const cured = cast(
      { B: { LH: ['cure-heavy-wounds'] } },
      { warlocks: [{}, { enchantments: 'poison 4, disease 3' }] },
    );
    expect(cured.enchantments(1)).toEqual(['poison 3']);
    const fresh = cast({ A: { LH: ['disease', 'B'] }, B: { LH: ['cure-heavy-wounds'] } });
    expect(fresh.enchantments(1)).toEqual([]);
  });

  rule(['W-7.23', 'W-7.24'], 'the cures', () => {
    const healed = (spell: SpellId, health: number) =>
      cast({ A: { LH: [spell] } }, { warlocks: [{ health }, {}] }).health[0];
    expect([9, 15, 16].map((health) => healed('cure-light-wounds', health))).toEqual([10, 16, 16]);
    expect([9, 14, 15, 16].map((health) => healed('cure-heavy-wounds', health))).toEqual([11, 16, 16, 16]);
    const doomed = cast(
      { A: { LH: ['disease', 'm1'] }, B: { LH: ['cure-heavy-wounds', 'm1'] } },
      { monsters: 'goblin of B at A' },
    );
    expect([doomed.monsters, doomed.heard('healed')[0]?.amount]).toEqual([[], 1]);
  });

  rule('W-7.25', 'Anti-spell on who was not active, and on a monster', () => {
    const x = arranged({ turn: 5, kind: 'hasted', active: 'A', warlocks: [{ LH: 'SPF' }, { LH: 'S.', RH: '-.' }] });
    x.turn(['P/-; LH anti-spell at B']);
    expect(x.recorded(1)).toBe('-/-');
    expect(x.turn(['-/-', 'D/-']).casts(1)).toEqual([]);
    const y = cast({ A: { LH: ['anti-spell', 'm1'] } }, { monsters: 'goblin of A' });
    expect(y.heard('had-no-effect')).toMatchObject([{ subject: 'm1', spell: 'anti-spell' }]);
    const z = cast({ A: { LH: ['anti-spell', 'B'] }, B: { LH: ['magic-missile', 'A'] } });
    expect([z.health, z.recorded(1)]).toEqual([[14, 15], '-/-']);
  });

  rule(['W-7.28', 'W-7.29', 'W-13.1'], 'Permanency and Delay Effect', () => {
    for (const spell of ['permanency', 'delay-effect'] as const) {
      const x = cast({ A: { LH: [spell] } });
      expect(x.enchantments(0)).toEqual([`${spell} 3`]);
      expect([x.wait(2).enchantments(0), x.wait(1).enchantments(0)]).toEqual([[`${spell} 1`], []]);
      const y = cast({ A: { LH: [spell, 'm1'] } }, { monsters: 'goblin of A' });
      expect([y.enchantments('m1'), y.heard('had-no-effect').length]).toEqual([[], 1]);
    }
  });

  rule(['W-7.30', 'W-7.43', 'W-9.10'], 'Remove Enchantment', () => {
    const all = 'haste, protection, resist-heat, resist-cold, fear permanent, disease, poison, blindness, invisibility';
    const x = cast(
      { B: { LH: ['remove-enchantment', 'B'] } },
      { warlocks: [{}, { enchantments: `${all}, permanency, delay-effect`, bank: 'shield at B' }] },
    );
    expect([x.enchantments(1), x.state.warlocks[1]?.bank, x.next]).toEqual([
      [],
      { spell: 'shield', target: 1 },
      'normal AB',
    ]);
    const stopped = (target: string) =>
      cast(
        { A: { LH: ['time-stop', target] }, B: { LH: ['remove-enchantment', target] } },
        { monsters: 'goblin of A at B' },
      );
    expect([stopped('A').next, stopped('m1').health]).toEqual(['normal AB', [15, 14]]);
    const removed = (spell: SpellId, monsters = 'goblin of B at A') =>
      cast({ A: { LH: [spell, 'm1'], RH: ['remove-enchantment', 'm1'] } }, { monsters });
    expect(removed('amnesia').health).toEqual([14, 15]);
    expect(removed('charm-monster').monsters).toEqual([]);
    expect(
      cast(
        { A: { LH: ['blindness', 'm1'] }, B: { LH: ['remove-enchantment', 'm1'] } },
        { monsters: 'goblin of B at A' },
      ).health,
    ).toEqual([15, 15]);
  });

  rule(['W-7.33', 'W-7.34', 'W-7.35', 'W-7.36', 'W-7.37'], 'damage, which no shield stops', () => {
    const left = (spell: SpellId): number | undefined =>
      cast({ A: { LH: [spell, 'B'] }, B: { LH: ['shield'] } }).health[1];
    expect([left('cause-light-wounds'), left('cause-heavy-wounds'), left('fireball')]).toEqual([13, 12, 10]);
    expect([left('lightning-bolt'), left('clap-of-lightning'), left('magic-missile')]).toEqual([10, 10, 15]);
  });

  rule('W-7.37a', 'when the charge of a Clap of Lightning is spent', () => {
    const used = (casts: Castings, parts = {}): boolean | undefined =>
      cast({ A: { LH: ['clap-of-lightning', 'B'] }, ...casts }, parts).state.warlocks[0]?.clapUsed;
    expect([used({}), used({ B: { LH: ['counter-spell'] } }), used({ B: { LH: ['magic-mirror'] } })]).toEqual([
      ...[true, true, true],
    ]);
    expect(used({ B: { LH: ['dispel-magic'] } })).toBe(false);
    expect(
      used({ A: { LH: ['clap-of-lightning'], say: 'bank LH' } }, { warlocks: [{ enchantments: 'delay-effect' }, {}] }),
    ).toBe(false);
    expect(used({}, { warlocks: [{ enchantments: 'blindness' }, {}] })).toBe(true);
  });

  rule('W-7.42', 'two Claps of one turn', () => {
    const x = cast(
      { A: { LH: ['clap-of-lightning', 'B'], say: 'fire' } },
      { warlocks: [{ bank: 'clap-of-lightning at B' }, {}] },
    );
    expect([x.health, x.casts(0).length, x.heard('no-charge').length]).toEqual([[15, 10], 2, 1]);
  });

  rule('W-7.38', 'no Counter Spell and no cure stops a Finger of Death, and a monster still attacks', () => {
    const x = cast({ A: { LH: ['finger-of-death', 'B'] }, B: { LH: ['counter-spell'], RH: ['cure-heavy-wounds'] } });
    expect(x.statuses).toEqual(['in', 'dead']);
    const y = cast({ A: { LH: ['finger-of-death', 'm1'] } }, { monsters: 'giant of B at A' });
    expect([y.health, y.monsters]).toEqual([[11, 15], []]);
  });

  rule(['W-7.39', 'W-7.40', 'W-11.4'], 'storms strike everybody, shielded or not, once', () => {
    for (const spell of ['fire-storm', 'ice-storm'] as const) {
      const x = cast(
        { A: { LH: [spell, 'B'] }, B: { LH: [spell] }, C: { LH: ['shield'] } },
        { warlocks: [{}, { enchantments: 'invisibility' }, {}], monsters: 'giant of A' },
      );
      expect([x.health, x.monsters]).toEqual([[10, 10, 10], []]);
    }
  });

  rule('W-7.41', 'cast again', () => {
    for (const spell of ['blindness', 'invisibility', 'permanency', 'delay-effect'] as const) {
      const again = (left: string): readonly string[] =>
        cast({ A: { LH: [spell, 'A'] } }, { warlocks: [{ enchantments: `${spell} ${left}` }, {}] }).enchantments(0);
      expect([again('1'), again('permanent')]).toEqual([[`${spell} 3`], [`${spell} permanent`]]);
    }
  });
});
