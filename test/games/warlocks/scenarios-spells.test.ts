import { describe, expect } from 'vitest';
import { rule } from '../../rule.js';
import { arranged, type Battle, battle } from './battle.js';

const HARM = { A: { LH: 'SD' } };
const GOBLIN = { LH: 'SFW' };
/** The battle of the stolen ogre, with what Raistlin directs. */
const stolenOgre = (direction: string): Battle =>
  battle({ names: ['Merlin', 'Raistlin'] }).play({
    A: { LH: 'PSFW', RH: 'WWFP', T4: 'LH summon-ogre; RH resist-heat' },
    B: { LH: 'PSDD', RH: '---F', T3: 'LH at nobody', T4: `LH at LH:A${direction}` },
  });

describe('worked examples: spells and minions (W-19)', () => {
  rule(['W-10.1', 'W-4.6', 'W-8.11', 'W-10.5', 'W-7.13'], 'E-11: the stolen ogre', () => {
    const x = stolenOgre('; direct LH:A at A');
    expect(x.health).toEqual([13, 15]);
    expect(x.monsters).toEqual(['ogre of B at A 2']);
    expect(x.enchantments(0)).toEqual(['resist-heat permanent']);
    expect(x.heard('summoned')).toMatchObject([{ monster: 'm1', kind: 'ogre', controller: 0, victim: 1 }]);
    expect(x.heard('charmed')).toMatchObject([{ subject: 'm1', by: 1 }]);
    expect(x.heard('directed')).toMatchObject([{ seat: 1, monster: 'm1' }]);
    expect(x.heard('attacked')).toMatchObject([{ monster: 'm1', victim: 0, outcome: 'hit', amount: 2 }]);
  });

  rule(['W-10.4', 'W-10.6'], 'E-12: the stolen ogre without a direction', () => {
    const x = stolenOgre('');
    expect([x.health, x.monsters]).toEqual([[15, 13], ['ogre of B at B 2']]);
  });

  rule(['W-7.31', 'W-9.9', 'W-10.9'], 'E-1: a shield stops a stab', () => {
    const x = battle().play({ A: { LH: 'P' }, B: { LH: '>' } });
    expect(x.health).toEqual([15, 15]);
    expect(x.heard('stabbed')).toMatchObject([{ seat: 1, victim: 0, outcome: 'deflected' }]);
  });

  rule('W-7.32', 'E-2: a Magic Missile', () => {
    expect(battle().play(HARM).health).toEqual([15, 14]);
  });

  rule('W-9.9', 'E-3: a shield stops a Magic Missile', () => {
    const x = battle().play({ ...HARM, B: { LH: '-P' } });
    expect(x.health).toEqual([15, 15]);
    expect(x.heard('deflected')).toMatchObject([{ subject: 1, spell: 'magic-missile' }]);
  });

  rule('W-2.4', 'E-4: one knife for two hands', () => {
    const x = battle().play({ A: { LH: '>', RH: '>', T1: 'LH at B; RH at B' } });
    expect([x.health, x.recorded(0), x.heard('stabbed').length]).toEqual([[15, 14], '>/>', 1]);
  });

  rule(['W-3.2', 'W-3.4', 'W-8.11'], 'E-5: earlier gestures serve any number of spells', () => {
    const x = battle().play({ A: { LH: 'PSDD' } });
    expect([1, 2, 3, 4].map((turn) => x.casts(0, turn))).toEqual([
      ['shield'],
      [],
      ['magic-missile'],
      ['charm-monster'],
    ]);
    expect([x.health, x.enchantments(0)]).toEqual([[15, 14], []]);
    expect(x.heard('had-no-effect')).toMatchObject([{ subject: 0 }]);
  });

  rule(['W-3.3', 'W-3.7'], 'E-6: two hands or one', () => {
    const rows = { LH: 'PPWS', RH: '-WWS' };
    const both = battle().play({ A: rows });
    expect([both.casts(0), both.enchantments(0)]).toEqual([['invisibility'], ['invisibility 3']]);
    const named = battle().play({ A: { ...rows, T4: 'RH counter-spell' } });
    expect([named.casts(0), named.enchantments(0)]).toEqual([['counter-spell'], []]);
    expect(named.heard('cast')).toMatchObject([{ target: 0, hand: 'RH' }]);
  });

  rule(['W-3.5', 'W-6.1'], 'E-7: a spell aimed at nobody', () => {
    const x = battle().play({ A: { LH: 'PSD', T3: 'LH at nobody' } });
    expect([x.health, x.casts(0)]).toEqual([[15, 15], ['magic-missile']]);
    expect(x.heard('fizzled')).toMatchObject([{ spell: 'magic-missile' }]);
  });

  rule(['W-10.1', 'W-10.2', 'W-10.3', 'W-10.4'], 'E-8: a goblin', () => {
    const x = battle().play({ A: GOBLIN });
    expect([x.health, x.monsters]).toEqual([[15, 14], ['goblin of A at B 1']]);
    expect(x.wait(1).health).toEqual([15, 13]);
  });

  rule('W-9.3', 'E-9: a summoning is countered through its target', () => {
    const x = battle().play({ A: GOBLIN, B: { LH: 'WWS', T3: 'LH at A' } });
    expect([x.health, x.monsters]).toEqual([[15, 15], []]);
  });

  rule(['W-4.6', 'W-9.3'], 'E-10: a Counter Spell aimed at the coming monster is wasted', () => {
    const x = battle().play({ A: GOBLIN, B: { LH: 'WWS', T3: 'LH at LH:A' } });
    expect([x.health, x.monsters]).toEqual([[15, 14], ['goblin of A at B 1']]);
  });

  rule('W-10.10', 'E-13: a goblin that is stabbed still attacks', () => {
    const x = battle().play({ A: GOBLIN, B: { LH: '--->', T4: 'LH at m1' } }, 4);
    expect([x.health, x.monsters]).toEqual([[15, 13], []]);
    expect(x.heard('died')).toMatchObject([{ being: 'm1' }]);
  });

  rule(['W-10.10', 'W-6.5'], 'E-14: two monsters kill each other', () => {
    const x = arranged({ monsters: 'ogre of A at m2 [health 1]; goblin of B at m1 [health 1]' }).wait(1);
    expect(x.heard('attacked').map(({ outcome, amount }) => [outcome, amount])).toEqual([
      ['hit', 2],
      ['hit', 1],
    ]);
    expect([x.monsters, x.health]).toEqual([[], [15, 15]]);
  });

  rule('W-10.1', 'E-56: a summoning aimed at the opponent', () => {
    const x = battle().play({ A: { ...GOBLIN, T3: 'LH at B' } });
    expect([x.health, x.monsters]).toEqual([[14, 15], ['goblin of B at A 1']]);
  });

  rule(['W-9.5', 'W-10.1'], 'E-57: a summoning that turns back', () => {
    const x = battle().play({ A: { ...GOBLIN, T3: 'LH at B' }, B: { LH: '-CW', RH: '-CW' } });
    expect([x.health, x.monsters]).toEqual([[15, 14], ['goblin of A at B 1']]);
    expect(x.heard('reflected')).toMatchObject([{ spell: 'summon-goblin', bearer: 1, lost: false }]);
  });

  rule(['W-4.6', 'W-10.10'], 'E-58: a missile at the goblin that appears', () => {
    const x = battle().play({ A: GOBLIN, B: { LH: '-SD', T3: 'LH at LH:A' } });
    expect([x.health, x.monsters]).toEqual([[15, 14], []]);
    expect(x.heard('damaged')).toMatchObject([{ subject: 'm1', amount: 1 }]);
  });

  rule(['W-10.8', 'W-12.6'], 'E-61: a hasted goblin', () => {
    const goblin = (at: string) =>
      arranged({ warlocks: [{}, { LH: 'S' }], monsters: 'goblin of A at B [haste]' }).play({
        B: { LH: 'D', T2: `LH at ${at}` },
      });
    expect(goblin('nobody').health).toEqual([15, 13]);
    const hit = goblin('m1');
    expect([hit.health, hit.monsters, hit.heard('attacked').length]).toEqual([[15, 14], [], 1]);
  });

  rule(['W-10.11', 'W-10.14'], 'E-69: a monster whose master has left', () => {
    const x = arranged({ turn: 3, warlocks: [{}, {}, {}], monsters: 'goblin of C' });
    x.play({ A: { LH: 'SFW', T5: 'LH at m1' }, C: { LH: '-P', RH: '-P' } });
    expect(x.statuses).toEqual(['in', 'in', 'surrendered']);
    expect(x.monsters).toEqual(['goblin of C at nobody 1']);
    expect(x.heard('consumed').length).toBe(1);
    x.turn(['-/-; direct m1 at B', '-/-; direct m1 at A']);
    expect([x.monsters, x.health]).toEqual([['goblin of C at nobody 1'], [15, 15, 15]]);
  });

  rule('W-10.8', 'E-75: Time Stop on a goblin', () => {
    const x = battle().play({ A: { LH: 'SFWC', RH: 'SPPC', T4: 'RH at m1' }, B: { LH: '---P' } });
    expect(x.health).toEqual([15, 13]);
    expect(x.heard('damaged', 3).length + x.heard('attacked', 3).length).toBe(1);
    expect(x.heard('attacked').map(({ attack, outcome }) => [attack, outcome])).toEqual([
      ['first', 'deflected'],
      ['time-stopped', 'hit'],
    ]);
    expect(x.next).toBe('normal AB');
  });
});
