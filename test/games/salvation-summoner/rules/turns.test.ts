import { describe, expect } from 'vitest';
import { rule } from '../../../rule.js';
import { by, defend, deploy, endHand, endTurn, move, reveal, storm, strike, summon } from '../says.js';
import { both } from '../scene.js';

const phase = 'field' as const;

describe('turns', () => {
  rule(
    ['S-3.1', 'S-3.2', 'S-4.18', 'S-16.2'],
    'alternate, each with a hand phase, a field phase and cleanup',
    both((scene) => {
      const x = scene({ p0: { draw: '5 elf' }, p1: { draw: '5 elf' } });
      expect(x.refusal(endTurn)).toBe('wrong-phase');
      expect(x.refusal(by(1, endHand))).toBe('not-your-turn');
      x.do(endHand);
      expect([x.asked(), x.refusal(endHand), x.refusal(summon('elf'))]).toEqual([
        'field',
        'wrong-phase',
        'wrong-phase',
      ]);
      x.do(endTurn);
      expect([x.seat(x.state.active), x.state.turn, x.asked(), x.zone(0, 'hand')]).toEqual([1, 2, 'hand', '5 elf']);
      expect(x.events.map(({ type }) => type)).toEqual(['drew', 'looked', 'turn-ended', 'turn-started']);
      x.do(endHand, endTurn);
      expect([x.seat(x.state.active), x.state.turn]).toEqual([0, 3]);
      expect(x.state.players.map(({ turnsTaken }) => turnsTaken)).toEqual([1, 1]);
    }),
  );
  rule(
    ['S-3.3', 'S-3.4', 'S-8.15'],
    'start with what auras in play give, and those that come later count from the next turn',
    both((scene) => {
      const x = scene({ phase, p0: { hand: 'ritual-ground, guild, princess-summoner', draw: '9 elf' } });
      x.do(deploy('ritual-ground', 'site'), deploy('guild', 'sortie'), deploy('princess-summoner', 'guard'));
      expect(x.budget()).toEqual([0, 0]);
      x.do(endTurn);
      expect(x.budget()).toEqual([0, 1]);
      x.do(endHand, endTurn);
      expect(x.budget()).toEqual([1, 3]);
      expect(x.events.at(-1)).toMatchObject({ type: 'turn-started', mana: 1, summons: 3 });
    }),
  );
  rule(
    'S-3.5',
    'leave a hand for the defence',
    both((scene) => {
      const x = scene({ phase, p0: { draw: '5 mana-shield' }, p1: { sortie: 'minotaur' } }).do(endTurn, endHand);
      x.do(storm('minotaur'), defend({ use: ['mana-shield#1', 'mana-shield#2'] }));
      expect([x.gate(0), x.zone(0, 'hand')]).toEqual([0, '3 mana-shield']);
    }),
  );
  rule(
    ['S-4.15', 'S-4.18'],
    'lose mana and summons that are left',
    both((scene) => {
      const x = scene({ p0: { hand: 'elf, ritual-ground' } }).do(reveal('elf'), reveal('ritual-ground', 0));
      expect(x.budget()).toEqual([3, 2]);
      expect(x.do(endHand).budget()).toEqual([0, 0]);
      expect(x.do(endTurn).budget()).toEqual([0, 1]);
    }),
  );
  rule(
    ['S-5.1', 'S-5.5', 'S-5.7', 'S-5.3'],
    'let units be deployed, moved and sent in any order, any number of them',
    both((scene) => {
      const x = scene({ phase, p0: { hand: '3 troll, 9 knight', guard: 'elf' } });
      x.do(deploy('troll', 'sortie'), storm('troll'), deploy('knight', 'guard'), move('elf', 'sortie'), storm('elf'));
      for (let n = 0; n < 8; n++) x.do(deploy('knight', 'sortie'));
      x.do(deploy('troll', 'sortie'), deploy('troll', 'guard'), storm('knight#1'));
      expect(x.state.players[x.seat(0)]).toMatchObject({ sortie: { length: 11 }, guard: { length: 2 }, hand: [] });
      x.do(endTurn);
      expect(x.state.players[x.seat(0)]).toMatchObject({ sortie: { length: 11 }, guard: { length: 2 }, hand: [] });
    }),
  );
  rule(
    ['S-4.1', 'S-4.10', 'S-9.1'],
    'keep revealed cards face up until cleanup',
    both((scene) => {
      const x = scene({ p0: { hand: 'knight, elf, troll' } }).do(reveal('elf'), reveal('knight'), endHand);
      expect(x.zone(0, 'revealed')).toBe('elf, knight');
      expect(x.view(1).players[x.seat(0)].revealed).toEqual(['elf', 'knight']);
      x.do(endTurn);
      expect([x.zone(0, 'revealed'), x.state.players[x.seat(0)].hand.length]).toEqual(['-', 3]);
    }),
  );
  rule(
    ['S-9.3', 'S-15.9'],
    'reset damage, counts, marks and bonuses of both players',
    both((scene) => {
      const p0 = { sortie: 'troll(+2, attacks 1), elf(moved)', guard: 'golem(attacks 1, moved)' };
      const p1 = { guard: 'hydra(damage 3, saved 1)', sortie: 'golem(damage 2)', gate: 5 };
      const x = scene({ phase, p0, p1 }).do(endTurn);
      expect([x.zone(0, 'sortie'), x.zone(0, 'guard')]).toEqual(['troll, elf', 'golem']);
      expect([x.zone(1, 'guard'), x.zone(1, 'sortie'), x.gate(1)]).toEqual(['hydra', 'golem', 0]);
    }),
  );
  rule(
    ['S-9.2', 'S-9.4', 'S-9.5'],
    'end only after the cards are drawn, and then the end is checked',
    both((scene) => {
      const x = scene({ phase, endings: 'supply', p0: { draw: '5 elf' }, p1: { discard: '4 elf' } }).do(endTurn);
      expect(x.zone(0, 'hand')).toBe('5 elf');
      expect(x.events.map(({ type }) => type)).toEqual(['drew', 'looked', 'turn-ended', 'ended']);
      expect(x.result()).toEqual([0, 'deck-size']);
    }),
  );
  rule(
    'S-15.9',
    'keep lists in order of arrival',
    both((scene) => {
      const x = scene({ phase, p0: { sortie: 'elf', guard: 'troll, dwarf', hand: 'goblin' }, p1: { sortie: 'elf' } });
      x.do(move('dwarf', 'sortie'), deploy('goblin', 'sortie'), move('elf', 'guard'), move('troll', 'sortie'));
      expect([x.zone(0, 'sortie'), x.zone(0, 'guard')]).toEqual([
        ...['dwarf(moved), goblin, troll(moved)', 'elf(moved)'],
      ]);
      x.do(strike('troll', 'elf'));
      expect(x.graveyard()).toBe('elf');
    }),
  );
});
