import { describe, expect } from 'vitest';
import { rule } from '../../rule.js';
import { arranged, battle } from './battle.js';

const FINGER = 'PWPFSSSD';
const FIRE = { LH: 'CWSSW', RH: 'C' };
/** Fire Storm in turn 5. */
const STORM = { LH: '-SWWC', RH: '----C' };

describe('worked examples: counters, mirrors, dispelling, cures (W-19)', () => {
  rule('W-9.5', 'E-21: a mirror', () => {
    expect(battle().play({ A: { LH: 'SD' }, B: { LH: 'CW', RH: 'CW' } }).health).toEqual([14, 15]);
  });

  rule(['W-7.38', 'W-9.4'], 'E-22: a countered mirror does not stop a Finger of Death', () => {
    const x = battle().play({
      A: { LH: FINGER, RH: '-----WWS', T8: 'LH at B; RH at B' },
      B: { LH: '------CW', RH: '------CW' },
    });
    expect([x.casts(0), x.casts(1)]).toEqual([['finger-of-death', 'counter-spell'], ['magic-mirror']]);
    expect([x.statuses, x.outcome]).toEqual([['in', 'dead'], 'A last-standing']);
  });

  rule(['W-9.5', 'W-7.38'], 'E-23: a mirror turns a Finger of Death', () => {
    const x = battle().play({ A: { LH: FINGER, T8: 'LH at B' }, B: { LH: '------CW', RH: '------CW' } });
    expect([x.statuses, x.outcome]).toEqual([['dead', 'in'], 'B last-standing']);
  });

  rule('W-9.8', 'E-24: Dispel Magic stops a Finger of Death', () => {
    const x = battle().play({ A: { LH: FINGER, T8: 'LH at B' }, B: { LH: '----CDPW', RH: '----C' } });
    expect([x.casts(0), x.casts(1), x.health, x.statuses]).toEqual([
      ...[['finger-of-death'], ['dispel-magic'], [15, 15], ['in', 'in']],
    ]);
  });

  rule(['W-9.8', 'W-10.10'], 'E-25: Dispel Magic dooms a goblin that still attacks', () => {
    const x = battle();
    const script = { A: { LH: 'SFW' }, B: { LH: '-CDPW', RH: '-C' } };
    x.play(script);
    expect([3, 4, 5].map((turn) => x.heard('attacked', turn).map(({ outcome }) => outcome))).toEqual([
      ...[['hit'], ['deflected'], ['deflected']],
    ]);
    expect([x.health, x.monsters]).toEqual([[15, 14], []]);
  });

  rule(['W-7.12', 'W-12.4'], 'E-26: Protection', () => {
    const x = battle().play({ A: { LH: 'WWP' } });
    const health = [1, 2, 3, 4].map(() => x.turn(['-/-', '>/-']).health[0]);
    expect(health).toEqual([15, 15, 14, 13]);
  });

  rule('W-9.10', 'E-27: Remove Enchantment before a stab', () => {
    const x = battle().play({ A: { LH: 'WWP' }, B: { LH: 'PDWP', RH: '--->', T4: 'LH at A' } });
    expect([x.health, x.enchantments(0)]).toEqual([[14, 15], []]);
  });

  rule('W-15.1', 'E-28: maximum health', () => {
    const x = battle().play({ A: { LH: 'DFW' } });
    expect([x.health[0], x.play({ A: { LH: 'DFPW' } }).health[0]]).toEqual([16, 16]);
  });

  rule('W-15.2', 'E-29: a cure comes before the damage of the same turn', () => {
    const x = arranged({ warlocks: [{ health: 5, LH: 'DF' }, { LH: 'DFFD' }] }).play({
      A: { LH: 'W' },
      B: { LH: 'D' },
    });
    expect([x.health, x.statuses]).toEqual([
      [1, 15],
      ['in', 'in'],
    ]);
  });

  rule(['W-15.2', 'W-7.36'], 'E-59: a cure is capped before the damage', () => {
    const x = arranged({ warlocks: [{ health: 16, LH: 'DFP' }, { LH: 'DFFD' }] });
    expect(x.play({ A: { LH: 'W' }, B: { LH: 'D' } }).health).toEqual([11, 15]);
  });

  rule(['W-13.4', 'W-9.1'], 'E-60: a banked spell is countered when it is fired', () => {
    const x = arranged({ turn: 9, warlocks: [{ LH: 'S', RH: 'WF', bank: 'anti-spell at B' }, { LH: 'WW' }] });
    x.turn(['D/P; fire', 'S/-']);
    expect(x.casts(0)).toEqual(['magic-missile', 'cause-light-wounds', 'anti-spell']);
    expect(x.heard('countered').map(({ spell }) => spell)).toContain('anti-spell');
    expect([x.recorded(1), x.health, x.state.warlocks[0]?.bank]).toEqual(['S/-', [15, 15], null]);
  });

  rule(['W-7.25', 'W-2.6'], 'E-76: an Anti-spell leaves a stab in the record', () => {
    const x = battle().play({ A: { LH: 'SPFP', T4: 'LH at B' }, B: { LH: '--->', RH: '---F', T4: 'LH at A' } });
    expect([x.health, x.made(1), x.recorded(1)]).toEqual([[14, 15], '>/F', '>/-']);
  });
});

describe('worked examples: elementals and storms (W-19)', () => {
  rule(['W-11.4', 'W-9.1'], 'E-30: a storm spares who is under a Counter Spell', () => {
    const x = battle().play({ A: { LH: 'SWWC', RH: '---C' }, B: { LH: '-WWS' } });
    expect(x.health).toEqual([10, 15]);
  });

  rule(['W-7.13', 'W-11.4'], 'E-31: a storm spares who resists', () => {
    const x = battle().play({ A: { LH: 'WWFPSWWC', RH: '-------C' } });
    expect(x.health).toEqual([15, 10]);
  });

  rule('W-11.7', 'E-32: a Fireball and an Ice Storm', () => {
    const x = battle({ seats: 3 }).play({
      A: { LH: 'FSSDD', T4: 'LH at nobody', T5: 'LH at B' },
      B: { LH: '-WSSC', RH: '----C' },
    });
    expect([x.casts(0), x.casts(1), x.health]).toEqual([['fireball'], ['ice-storm'], [10, 15, 10]]);
  });

  rule('W-11.5', 'E-33: an ice elemental and a Fire Storm destroy each other', () => {
    const x = battle().play({ A: { LH: 'CSWWS', RH: 'C' }, B: STORM });
    expect([x.casts(0), x.health, x.monsters]).toEqual([['summon-ice-elemental'], [15, 15], []]);
    expect(x.heard('storm-failed')).toMatchObject([{ storm: 'fire-storm' }]);
  });

  rule('W-11.5', 'E-34: a Fire Storm swallows a fire elemental', () => {
    const x = battle().play({ A: FIRE, B: STORM });
    expect([x.casts(0), x.health, x.monsters]).toEqual([['summon-fire-elemental'], [10, 10], []]);
  });

  rule('W-11.3', 'E-35: an elemental attacks everybody', () => {
    const x = battle().play({ A: FIRE });
    expect([x.health, x.monsters]).toEqual([[12, 12], ['fire-elemental 3']]);
    expect(x.wait(1).health).toEqual([9, 9]);
  });

  rule('W-11.2', 'E-36: a Counter Spell absorbs an elemental', () => {
    const x = battle().play({ A: { ...FIRE, T5: 'LH at B' }, B: { LH: '--WWS' } });
    expect([x.health, x.state.monsters]).toEqual([[15, 15], []]);
    expect(x.heard('absorbed')).toMatchObject([{ kind: 'fire-elemental', subject: 1 }]);
  });

  rule(['W-4.6', 'W-7.27'], 'E-37: Invisibility destroys an elemental before it attacks', () => {
    const x = battle().play({ A: FIRE, B: { LH: '-PPWS', RH: '---WS', T5: 'LH at LH:A' } });
    expect([x.casts(1), x.health, x.monsters]).toEqual([['invisibility'], [15, 15], []]);
    expect(x.heard('destroyed')).toMatchObject([{ subject: 'm1', spell: 'invisibility' }]);
  });

  rule('W-11.9', 'E-68: of two fire elementals the younger stays', () => {
    const x = battle().play({ A: FIRE, B: { LH: '-CWSS', RH: '-C' } });
    expect(x.health).toEqual([12, 12]);
    x.turn(['-/-', 'W/-']);
    expect([x.health, x.monsters]).toEqual([[9, 9], ['fire-elemental 3']]);
    expect(x.state.monsters.map(({ alive }) => alive)).toEqual([false, true]);
  });
});
