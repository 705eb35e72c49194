import { describe, expect } from 'vitest';
import type { Parts, SideParts } from '../../../../src/games/salvation-summoner/notation.js';
import { rule } from '../../../rule.js';
import { defend, storm, strike } from '../says.js';
import { both } from '../scene.js';

const against = (p1: SideParts, sortie = 'griffin'): Parts => ({ phase: 'field', p0: { sortie }, p1 });

describe('flying (S-17)', () => {
  rule(
    'S-8.1',
    'E-57 over the ground guards',
    both((scene) => {
      const x = scene(against({ guard: 'minotaur, knight' })).do(storm('griffin'));
      expect([x.asked(), x.gate(1), x.zone(1, 'guard')]).toEqual(['field', 3, 'minotaur, knight']);
    }),
  );
  rule(
    'S-8.2',
    'E-58 anti-air',
    both((scene) => {
      const x = scene(against({ guard: 'minotaur, archer' })).do(storm('griffin'));
      expect([x.asked(), x.gate(1), x.zone(1, 'guard')]).toEqual(['field', 0, 'minotaur']);
    }),
  );
  rule(
    'S-8.1',
    'E-59 a flying guard',
    both((scene) => {
      const x = scene(against({ guard: 'minotaur, gargoyle' })).do(storm('griffin'));
      expect([x.zone(1, 'guard'), x.gate(1), x.graveyard()]).toEqual(['minotaur', 0, 'gargoyle']);
      expect(x.events).toContainEqual(expect.objectContaining({ type: 'damaged', amount: 2 }));
    }),
  );
  rule(
    ['S-8.1', 'S-8.3'],
    'E-60 several interceptors',
    both((scene) => {
      const x = scene(against({ guard: 'minotaur, jack-o-lantern, archer' })).do(storm('griffin'));
      expect(x.asked()).toBe('defend 1');
      expect(x.refusal(defend({ guard: 'minotaur' }))).toBe('guard-not-eligible');
      expect(x.legal(1)).toHaveLength(2);
      expect(
        x
          .copy()
          .do(defend({ guard: 'archer' }))
          .zone(1, 'guard'),
      ).toBe('minotaur, jack-o-lantern');
      expect(x.do(defend({ guard: 'jack-o-lantern' })).zone(1, 'guard')).toBe('minotaur, archer');
    }),
  );
  rule(
    'S-8.1',
    'E-61 to the citizens',
    both((scene) => {
      const x = scene(against({ gate: 'down', guard: 'minotaur' })).do(storm('griffin'));
      expect([x.citizens(1), x.buried(), x.zone(1, 'guard')]).toEqual([7, 3, 'minotaur']);
    }),
  );
  rule(
    ['S-8.1', 'S-16.3'],
    'E-62 choosing not to overfly',
    both((scene) => {
      const x = scene(against({ guard: 'minotaur, knight' }, 'griffin, troll'));
      expect(x.refusal(storm('troll', { overfly: false }))).toBe('overfly-without-flying');
      expect(x.refusal(storm('troll', { overfly: true }))).toBe('overfly-without-flying');
      x.do(storm('griffin', { overfly: false }));
      expect([x.asked(), x.legal(1).length]).toEqual(['defend 1', 2]);
      expect(x.do(defend({ guard: 'knight' })).zone(1, 'guard')).toBe('minotaur');
    }),
  );
  rule(
    'S-8.1',
    'E-63 wrong area',
    both((scene) => {
      const x = scene(against({ guard: 'knight', sortie: 'archer, jack-o-lantern, wyvern' })).do(storm('griffin'));
      expect([x.gate(1), x.asked()]).toEqual([3, 'field']);
    }),
  );
  rule(
    'S-8.5',
    'E-64 flying and bodyguards',
    both((scene) => {
      const x = scene(against({ sortie: '2 knight, dwarf' }, 'griffin, troll')).do(strike('griffin', 'knight'));
      expect([x.asked(), x.zone(1, 'sortie')]).toEqual(['field', 'knight, dwarf']);
      expect(x.do(strike('troll', 'knight')).asked()).toBe('defend 1');
      x.do(defend({ substitute: 'dwarf' }));
      expect([x.zone(1, 'sortie'), x.graveyard()]).toEqual(['knight', 'knight, dwarf']);
    }),
  );
  rule(
    'S-8.1',
    'E-65 flyers can be hit',
    both((scene) => {
      const x = scene(against({ sortie: 'griffin' }, 'troll')).do(strike('troll', 'griffin'));
      expect([x.zone(1, 'sortie'), x.graveyard()]).toEqual(['-', 'griffin']);
    }),
  );
});
