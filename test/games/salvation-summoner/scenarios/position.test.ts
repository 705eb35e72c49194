import { describe, expect } from 'vitest';
import type { SideParts } from '../../../../src/games/salvation-summoner/notation.js';
import { rule } from '../../../rule.js';
import { defend, endHand, endTurn, move, recover, storm, strike } from '../says.js';
import { both, type Scene } from '../scene.js';

const phase = 'field' as const;
const A = { sortie: 'troll, dwarf, knight' };
const B = { guard: 'minotaur, knight' };
/** How both areas of a defender came out of it, and the gate. */
const left = (x: Scene, player: 0 | 1) => [x.zone(player, 'sortie'), x.zone(player, 'guard'), x.gate(player)];

describe('the manual’s position, A attacks B (S-17)', () => {
  rule(
    ['S-7.2', 'S-11.1', 'S-11.5'],
    'E-27 defence 1, shield',
    both((scene) => {
      const x = scene({ phase, p0: A, p1: { ...B, hand: 'mana-shield' } }).do(storm('troll'));
      expect(x.asked()).toBe('defend 1');
      x.do(defend({ guard: 'minotaur', use: ['mana-shield'] }));
      expect([x.unit(1, 'minotaur'), x.zone(1, 'discard')]).toEqual(['minotaur', 'mana-shield']);
      x.do(storm('dwarf'), defend({ guard: 'minotaur' }), storm('knight'), defend({ guard: 'minotaur' }));
      expect(left(x, 1)).toEqual(['-', 'minotaur(damage 3), knight', 0]);
      expect(x.graveyard()).toBe('-');
    }),
  );
  rule(
    ['S-7.2', 'S-7.9', 'S-11.4', 'S-11.5'],
    'E-28 defence 1, recovery',
    both((scene) => {
      const x = scene({ phase, p0: A, p1: { ...B, hand: 'mana-recovery' } });
      x.do(storm('troll'), defend({ guard: 'minotaur' }));
      expect([x.asked(), x.unit(1, 'minotaur')]).toEqual(['recover 1', 'minotaur(damage 3)']);
      x.do(recover('mana-recovery'));
      expect([x.asked(), x.unit(1, 'minotaur')]).toEqual(['field', 'minotaur(damage 1)']);
      x.do(storm('dwarf'), defend({ guard: 'minotaur' }));
      expect([x.asked(), x.unit(1, 'minotaur')]).toEqual(['field', 'minotaur(damage 3)']);
      x.do(storm('knight'), defend({ guard: 'minotaur' }));
      expect(left(x, 1)).toEqual(['-', 'minotaur(damage 4), knight', 0]);
    }),
  );
  rule(
    ['S-7.5', 'S-11.3', 'S-6.16'],
    'E-29 recovery is too late for the Knight',
    both((scene) => {
      const x = scene({ phase, p0: A, p1: { ...B, hand: 'mana-recovery' } });
      x.do(storm('troll'), defend({ guard: 'knight' }));
      expect([x.asked(), x.zone(1, 'hand'), x.zone(1, 'guard')]).toEqual(['field', 'mana-recovery', 'minotaur']);
      expect(x.graveyard()).toBe('knight');
    }),
  );
  rule(
    ['S-6.16', 'S-11.2', 'S-11.5'],
    'E-30 defence 2, the wrong way',
    both((scene) => {
      const x = scene({ phase, p0: A, p1: B }).do(storm('troll'), defend({ guard: 'minotaur' }));
      x.do(storm('dwarf'), defend({ guard: 'minotaur' }));
      expect(left(x, 1)).toEqual(['-', 'knight', 0]);
      expect(x.do(storm('knight')).asked()).toBe('field');
      expect(left(x, 1)).toEqual(['-', '-', 0]);
      expect([x.graveyard(), x.citizens(1)]).toEqual(['minotaur, knight', 10]);
    }),
  );
  rule(
    ['S-6.17', 'S-6.8', 'S-11.5'],
    'E-31 defence 2, the right way',
    both((scene) => {
      const x = scene({ phase, p0: A, p1: B }).do(storm('troll'), defend({ guard: 'knight' }));
      expect(left(x, 1)).toEqual(['-', 'minotaur', 0]);
      x.do(storm('dwarf'), storm('knight'));
      expect(left(x, 1)).toEqual(['-', 'minotaur(damage 3)', 0]);
      expect(x.graveyard()).toBe('knight');
    }),
  );
  rule(
    ['S-6.9', 'S-11.5'],
    'E-32 defence 3, gate gone',
    both((scene) => {
      const x = scene({ phase, p0: A, p1: { ...B, gate: 'down' } });
      expect(x.refusal(storm('troll'))).toBe('guard-choice-required');
      x.do(storm('troll', { guard: 'minotaur' }), storm('dwarf', { guard: 'minotaur' }));
      x.do(storm('knight', { guard: 'knight' }));
      expect(left(x, 1)).toEqual(['-', '-', 'down']);
      expect([x.graveyard(), x.citizens(1), x.buried()]).toEqual(['minotaur, knight', 10, 0]);
    }),
  );
});

describe('the manual’s position, B attacks A (S-17)', () => {
  const start = (hand = ''): { readonly [key: string]: unknown } => ({
    ...{ phase, active: 'p1', turn: 2, p0: { ...A, hand } as SideParts, p1: B },
  });
  const out = [move('minotaur', 'sortie'), move('knight', 'sortie')];

  rule(
    ['S-6.10', 'S-6.12', 'S-11.6', 'S-1.5'],
    'E-33 pattern 1, no defence',
    both((scene) => {
      const x = scene(start()).do(...out, storm('minotaur'));
      expect(x.gate(0)).toBe(5);
      expect(x.do(storm('knight')).gate(0)).toBe('down');
      expect(x.zone(0, 'sortie')).toBe('troll, dwarf, knight');
    }),
  );
  rule(
    ['S-7.4', 'S-9.3', 'S-11.6'],
    'E-34 pattern 1, shield',
    both((scene) => {
      const x = scene(start('mana-shield')).do(...out, storm('minotaur'), defend({ use: ['mana-shield'] }));
      expect(x.gate(0)).toBe(2);
      expect(x.do(storm('knight')).gate(0)).toBe(3);
      expect(x.do(endTurn).gate(0)).toBe(0);
    }),
  );
  rule(
    ['S-7.5', 'S-7.9', 'S-11.6'],
    'E-35 pattern 1, recovery',
    both((scene) => {
      const x = scene(start('mana-recovery')).do(...out, storm('minotaur'));
      expect([x.asked(), x.do(defend()).gate(0), x.asked()]).toEqual(['defend 0', 5, 'recover 0']);
      expect(x.do(recover('mana-recovery')).gate(0)).toBe(3);
      expect([x.do(storm('knight')).gate(0), x.asked()]).toEqual([4, 'field']);
    }),
  );
  rule(
    ['S-6.6', 'S-7.7', 'S-11.7', 'S-11.8'],
    'E-36 pattern 2, shield and Dwarf',
    both((scene) => {
      const x = scene(start('mana-shield')).do(...out, strike('minotaur', 'troll'), defend({ use: ['mana-shield'] }));
      expect(x.unit(0, 'troll')).toBe('troll(damage 2)');
      x.do(strike('knight', 'knight'), defend({ substitute: 'dwarf' }));
      expect(x.zone(0, 'sortie')).toBe('troll(damage 2), dwarf(damage 1), knight');
    }),
  );
  rule(
    ['S-7.7', 'S-11.7'],
    'E-37 pattern 2, no shield',
    both((scene) => {
      const x = scene(start()).do(...out, strike('minotaur', 'troll'), defend());
      x.do(strike('knight', 'knight'), defend({ substitute: 'dwarf' }));
      expect([x.zone(0, 'sortie'), x.graveyard()]).toEqual(['dwarf(damage 1), knight', 'troll']);
    }),
  );
  rule(
    'S-7.7',
    'E-38 pattern 2, Dwarf in the wrong place',
    both((scene) => {
      const x = scene(start()).do(...out, strike('minotaur', 'troll'), defend({ substitute: 'dwarf' }));
      expect(x.do(strike('knight', 'knight')).asked()).toBe('field');
      expect([x.zone(0, 'sortie'), x.graveyard()]).toEqual(['troll', 'dwarf, knight']);
    }),
  );
  rule(
    'S-11.6',
    'E-39 the counter-attack',
    both((scene) => {
      const x = scene(start()).do(...out, storm('minotaur'), storm('knight'), endTurn, endHand);
      expect([x.do(storm('troll')).gate(1), x.do(storm('dwarf')).gate(1)]).toEqual([3, 5]);
      expect(x.do(storm('knight')).gate(1)).toBe('down');
    }),
  );
});
