import { describe, expect } from 'vitest';
import {
  type Config,
  GESTURES,
  hasSpell,
  patternsOf,
  type SpellId,
  spellsIn,
} from '../../../src/games/warlocks/index.js';
import { showPosition } from '../../../src/games/warlocks/notation.js';
import { InvalidInputError } from '../../../src/index.js';
import { rule } from '../../rule.js';
import { arranged, type Battle, battle } from './battle.js';
import { cast } from './casting.js';

describe('battle and variants (W-1)', () => {
  rule('W-1.1', 'two to six warlocks meet', () => {
    for (const seats of [2, 3, 6]) expect(battle({ seats }).statuses).toEqual(Array(seats).fill('in'));
    expect(battle({ names: ['Ann', 'Bo', 'Cy'] }).state.warlocks.map(({ name }) => name)).toEqual(['Ann', 'Bo', 'Cy']);
    const bad: readonly Partial<Config>[] = [
      { seats: 1 },
      { seats: 7 },
      { names: ['Ann', 'Ann'] },
      { seats: 3, names: ['A', 'B'] },
    ];
    for (const config of bad) expect(() => battle(config)).toThrow(InvalidInputError);
  });

  rule(['W-1.2', 'W-1.3', 'W-17.1', 'W-17.2'], 'a battle starts with the bow and nothing else', () => {
    const { state } = battle();
    expect(state.warlocks[1]).toEqual({
      ...{ name: 'Warlock 2', health: 15, status: 'in', leftTurn: null, history: [], enchantments: [] },
      ...{ timeStopMark: false, bank: null, clapUsed: false, clapSeenBy: [] },
      ...{ shield: false, countered: false, mentalThisRound: 0 },
    });
    expect(Object.keys(state).sort()).toEqual([
      ...['draws', 'hastedTurnDone', 'kind', 'monsters', 'options', 'orders', 'phase', 'random', 'round', 'turn'],
      'warlocks',
    ]);
    expect(showPosition(state)).toBe('turn 1\nA: 15\nLH: B\nRH: B\nB: 15\nLH: B\nRH: B');
  });

  rule('W-1.4', 'everybody else is an opponent', () => {
    const drawn = new Set<unknown>();
    for (let n = 0; n < 40; n++) {
      const x = battle({ seats: 3, seed: String(n) }).play({ B: { LH: 'SD' } });
      drawn.add(x.health.indexOf(14));
    }
    expect(drawn).toEqual(new Set([0, 2]));
  });

  rule('W-1.5', 'the switches', () => {
    const set = (options: Config['options']) => battle({ ...(options && { options }) }).state.options;
    const all = set({ paraFDF: true, maladroit: true });
    expect([patternsOf('paralysis', all), patternsOf('disease', all)]).toEqual([['FDF'], ['DSFDFc']]);
    expect([hasSpell('confusion', all), hasSpell('maladroitness', all)]).toEqual([false, true]);
    expect([hasSpell('confusion', set({})), hasSpell('maladroitness', set({}))]).toEqual([true, false]);
    expect(() => battle({ options: { paraFC: true, paraFDF: true } })).toThrow(InvalidInputError);
    for (const options of [{}, { maladroit: true }]) expect(spellsIn(set(options)).length).toBe(40);
  });

  rule(['W-1.7', 'W-17.5'], 'nothing else is left to chance', () => {
    const script = { A: { LH: 'PSFWSDD', RH: 'WWFPSFW' }, B: { LH: 'DPPSWDF', RH: '>-C-FFF' } };
    const [one, other] = ['one', 'other'].map((seed) => battle({ seed }).play(script).state);
    expect({ ...one, random: 0 }).toEqual({ ...other, random: 0 });
    expect(one?.random).not.toEqual(other?.random);
    expect(one?.random).toEqual(battle({ seed: 'one' }).state.random);
  });

  rule('W-1.8', 'no limit, and the default', () => {
    expect(battle().state.options.turnLimit).toBe(200);
    expect(battle({ options: { turnLimit: null } }).wait(201).outcome).toBe(null);
    expect([battle().wait(199).outcome, battle().wait(200).outcome]).toEqual([null, 'draw turn-limit']);
  });
});

describe('gestures and finishing (W-2, W-3)', () => {
  rule('W-2.1', 'all 64 pairs may be made', () => {
    const x = battle();
    for (const LH of GESTURES) for (const RH of GESTURES) expect(x.code(0, `${LH}${RH}`)).toBe(null);
    expect(x.code(0, { gestures: { LH: 'X', RH: 'F' } })).toBe('bad-gesture');
    expect(x.code(0, { gestures: { LH: 'F' } })).toBe('bad-gesture');
  });

  rule('W-2.3', 'a stab and nothing break a string', () => {
    expect(['SD', 'S>D', 'S-D'].map((LH) => battle().play({ A: { LH } }).health[1])).toEqual([14, 14, 15]);
    expect(
      battle()
        .play({ A: { LH: 'S>D', T2: 'LH at nobody' } })
        .casts(0),
    ).toEqual([]);
  });

  rule('W-2.5', 'both palms surrender, and finish what they finish', () => {
    const y = arranged({ warlocks: [{ LH: 'WF' }, { LH: 'WW', RH: '-C' }, {}] });
    y.turn(['P/P; LH cause-light-wounds at C', 'S/-; LH at A']);
    expect([y.statuses, y.health, y.casts(0)]).toEqual([
      ['surrendered', 'in', 'in'],
      [15, 15, 13],
      ['cause-light-wounds', 'shield'],
    ]);
  });

  rule('W-2.7', 'a turn in which he is not active leaves nothing in his strings', () => {
    const x = arranged({ warlocks: [{ enchantments: 'haste' }, { LH: '-S' }] }).turn(['-/-', 'S/-']);
    expect(x.next).toBe('hasted A');
    x.turn(['S/-']).turn(['D/-', 'D/-']);
    expect([x.casts(0), x.casts(1)]).toEqual([['magic-missile'], ['magic-missile']]);
    expect(x.state.warlocks[1]?.history.map(({ turn }) => turn)).toEqual([1, 2, 3, 5]);
  });

  rule('W-3.1', 'a small letter is made by both hands in the same turn', () => {
    const casts = (LH: string, RH: string) => battle().play({ A: { LH, RH } }).casts(0);
    expect(casts('CDPW', 'C---')).toEqual(['dispel-magic']);
    expect(casts('CDPW', '----')).toEqual([]);
    expect(casts('CDPW', '-C--')).toEqual([]);
    expect(casts('C---', 'CDPW')).toEqual(['dispel-magic']);
  });

  rule('W-3.6', 'breaking a string off costs nothing', () => {
    const x = battle().play({ A: { LH: 'PSF' } });
    expect(x.play({ A: { LH: 'D' } }).casts(0)).toEqual([]);
    expect(x.health).toEqual([15, 15]);
  });

  rule('W-3.8', 'a named spell that turns out impossible is ignored', () => {
    const x = arranged({ warlocks: [{ LH: 'S', enchantments: 'fear' }, {}] });
    x.turn(['D/P; LH magic-missile at B; RH shield']);
    expect([x.made(0), x.casts(0), x.health]).toEqual(['-/P', ['shield'], [15, 15]]);
  });

  rule('W-3.9', 'either of two patterns will do', () => {
    const casts = (LH: string, RH = '') => battle().play({ A: { LH, RH } }).casts(0);
    expect([casts('WPP'), casts('WWS')]).toEqual([['counter-spell'], ['counter-spell']]);
    expect([casts('DWFFD', '----D'), casts('DFWFD', '----D')]).toEqual([['blindness'], ['blindness']]);
    expect([casts('SPPC', '---C'), casts('SPPFD')]).toEqual([['time-stop'], ['time-stop']]);
  });

  rule('W-3.7', 'names before lengths, two hands before one', () => {
    const named = (orders: string): readonly string[] =>
      arranged({ warlocks: [{ LH: 'PPW', RH: '-WW' }, {}] })
        .turn([orders])
        .casts(0);
    expect(named('S/S; LH invisibility')).toEqual(['invisibility']);
    expect(named('S/S')).toEqual(['invisibility']);
    expect(named('S/S; RH counter-spell')).toEqual(['counter-spell']);
    const longest = arranged({ warlocks: [{ LH: 'WFPSF' }, {}] })
      .turn(['W/-'])
      .casts(0);
    const chosen = (spell: SpellId): readonly string[] =>
      arranged({ warlocks: [{ LH: 'WFPSF' }, {}] })
        .turn([`W/-; LH ${spell}`])
        .casts(0);
    expect([longest, chosen('summon-ogre')]).toEqual([['summon-giant'], ['summon-ogre']]);
  });
});

describe('targets (W-4)', () => {
  /** A's ice elemental and B's goblin. */
  const field = (): Battle => arranged({ warlocks: [{ LH: 'S' }, {}], monsters: 'goblin of B [health 2]' });

  rule(['W-4.1', 'W-4.2'], 'a spell may be aimed at anybody there is', () => {
    for (const target of ['A', 'B', 'm1', 'nobody', 'LH:A', 'RH:B']) {
      expect(field().code(0, `D/-; LH at ${target}`)).toBe(null);
    }
    expect(field().code(0, 'D/-; LH at C')).toBe('unknown-target');
    expect(field().turn(['D/-; LH at A']).health).toEqual([14, 15]);
  });

  rule(['W-4.3', 'W-7.8', 'W-7.9'], 'defaults', () => {
    const target = (spell: SpellId): unknown => cast({ A: { LH: [spell] } }).heard('cast')[0]?.target;
    for (const spell of ['shield', 'charm-monster', 'haste', 'permanency'] as const) expect(target(spell)).toBe(0);
    for (const spell of ['remove-enchantment', 'anti-spell', 'paralysis', 'fireball'] as const)
      expect(target(spell)).toBe(1);
    for (const spell of ['fire-storm', 'summon-fire-elemental', 'summon-ice-elemental'] as const) {
      expect(target(spell)).toBe('nobody');
    }
  });

  rule('W-4.4', "a hand's entry serves its spell or its stab", () => {
    expect(field().turn(['>/-; LH at m1']).monsters).toEqual(['goblin of B at nobody 1']);
    expect(field().turn(['D/>; LH at m1; RH at B']).health).toEqual([15, 14]);
  });

  rule('W-4.5', 'the entry of a two-handed spell', () => {
    const hit = (say: string): readonly number[] =>
      arranged({ warlocks: [{ LH: 'WDD' }, {}, {}] }).turn([`C/C; LH clap-of-lightning${say}`]).health;
    expect(hit(' at B; RH at C')).toEqual([15, 10, 15]);
    expect([hit('; RH at C'), hit('; RH at A')]).toEqual([
      [15, 15, 10],
      [10, 15, 15],
    ]);
  });

  rule('W-4.7', 'a monster from a bank belongs to no hand', () => {
    const x = arranged({ warlocks: [{ bank: 'summon-goblin at A' }, { LH: 'S' }] });
    x.turn(['-/-; fire', 'D/-; LH at LH:A']);
    expect([x.monsters, x.state.monsters[0]?.createdBy]).toEqual([['goblin of A at B 1'], null]);
    expect(x.heard('fizzled').length).toBe(1);
  });

  rule('W-4.9', 'a victim stays until another is named', () => {
    const x = arranged({ monsters: 'ogre of A at B' });
    x.turn(['-/-; direct m1 at m1']).wait(1);
    expect([x.health, x.monsters]).toEqual([[15, 15], []]);
    const y = arranged({ monsters: 'goblin of A at B' }).turn(['-/-; direct m1 at nobody']).wait(1);
    expect(y.turn(['-/-; direct m1 at B']).wait(1).health).toEqual([15, 13]);
  });

  rule(['W-4.10', 'W-10.7'], 'whoever attacks what was destroyed attacks nobody', () => {
    const x = cast({ A: { LH: ['invisibility', 'm1'] } }, { monsters: 'goblin of B at A; ogre of A at m1' });
    expect(x.heard('attacked').map(({ monster, victim, outcome }) => [monster, victim, outcome])).toEqual([
      ['m2', 'nobody', 'nobody'],
    ]);
    expect(x.monsters).toEqual(['ogre of A at nobody 2']);
  });

  rule('W-4.11', 'a hand as victim', () => {
    const parts = { monsters: 'ogre of B at A' };
    const came = cast({ A: { LH: ['summon-giant'] }, B: { say: 'direct m1 at LH:A' } }, parts);
    expect(came.monsters[0]).toBe('ogre of B at m2 2');
    const none = cast({ B: { say: 'direct m1 at LH:A' } }, parts);
    expect([none.monsters, none.health]).toEqual([['ogre of B at nobody 2'], [15, 15]]);
  });
});
