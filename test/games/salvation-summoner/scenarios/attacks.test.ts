import { describe, expect } from 'vitest';
import { rule } from '../../../rule.js';
import { defend, endHand, endTurn, reveal, storm, strike } from '../says.js';
import { both } from '../scene.js';

const phase = 'field' as const;

describe('other attacks (S-17)', () => {
  rule(
    'S-6.12',
    'E-40 sortie units do not guard',
    both((scene) => {
      const x = scene({ phase, p0: { sortie: 'hero' }, p1: { sortie: '3 troll' } }).do(storm('hero'));
      expect(x.gate(1)).toBe(4);
    }),
  );
  rule(
    ['S-6.11', 'S-6.18'],
    'E-41 citizens',
    both((scene) => {
      const x = scene({ phase, p0: { sortie: 'minotaur' }, p1: { gate: 'down', sortie: 'troll' } });
      x.do(storm('minotaur'));
      expect([x.citizens(1), x.buried(), x.unit(1, 'troll')]).toEqual([5, 5, 'troll']);
    }),
  );
  rule(
    ['S-6.21', 'S-6.7'],
    'E-42 a guard behind a broken gate',
    both((scene) => {
      const x = scene({ phase, p0: { sortie: 'minotaur' }, p1: { gate: 'down', guard: 'knight' } });
      x.do(storm('minotaur', { guard: 'knight' }));
      expect([x.zone(1, 'guard'), x.citizens(1), x.graveyard()]).toEqual(['-', 10, 'knight']);
    }),
  );
  rule(
    'S-9.3',
    'E-43 reset',
    both((scene) => {
      const x = scene({ phase, p0: { sortie: 'minotaur, troll' }, p1: { sortie: 'golem' } });
      x.do(storm('minotaur'), strike('troll', 'golem'));
      expect([x.gate(1), x.unit(1, 'golem')]).toEqual([5, 'golem(damage 2)']);
      x.do(endTurn);
      expect([x.gate(1), x.unit(1, 'golem'), x.zone(0, 'sortie')]).toEqual([0, 'golem', 'minotaur, troll']);
    }),
  );
  rule(
    'S-6.6',
    'E-44 attacker picks in the sortie area',
    both((scene) => {
      const x = scene({ phase, p0: { sortie: 'troll' }, p1: { sortie: 'hero, knight' } }).do(strike('troll', 'knight'));
      expect([x.asked(), x.zone(1, 'sortie')]).toEqual(['field', 'hero']);
    }),
  );
  rule(
    ['S-8.11', 'S-8.12', 'S-6.14'],
    'E-45 siege',
    both((scene) => {
      const p0 = { sortie: 'battle-boar' };
      expect(scene({ phase, p0 }).do(storm('battle-boar')).gate(1)).toBe(4);
      const x = scene({ phase, p0, p1: { guard: 'golem' } }).do(storm('battle-boar'));
      expect([x.unit(1, 'golem'), x.gate(1)]).toEqual(['golem(damage 1)', 0]);
    }),
  );
  rule(
    'S-8.12',
    'E-46 armor',
    both((scene) => {
      const x = scene({ phase, p0: { sortie: 'knight, hero' }, p1: { guard: 'golem' } }).do(storm('knight'));
      expect(x.unit(1, 'golem')).toBe('golem');
      expect(x.do(storm('hero')).unit(1, 'golem')).toBe('golem(damage 3)');
    }),
  );
  rule(
    'S-8.13',
    'E-47 ward',
    both((scene) => {
      const x = scene({ p0: { hand: 'fireball', sortie: 'elemental, minotaur' }, p1: { guard: 'mithril-golem' } });
      x.do(reveal('fireball', 0));
      expect([x.asked(), x.budget(), x.zone(1, 'guard')]).toEqual(['hand', [1, 1], 'mithril-golem']);
      x.do(endHand, storm('elemental'));
      expect(x.zone(1, 'guard')).toBe('mithril-golem');
      expect(x.do(storm('minotaur')).zone(1, 'guard')).toBe('mithril-golem(damage 4)');
    }),
  );
  rule(
    'S-8.10',
    'E-48 multistrike',
    both((scene) => {
      const x = scene({ phase, p0: { sortie: 'cerberus' } });
      expect([1, 2, 3].map(() => x.do(storm('cerberus')).gate(1))).toEqual([2, 4, 'down']);
      expect(x.refusal(storm('cerberus'))).toBe('already-attacked');
    }),
  );
  rule(
    'S-8.6',
    'E-49 indestructible',
    both((scene) => {
      const p0 = { sortie: '3 minotaur, 3 knight' };
      const x = scene({ phase, p0, p1: { guard: 'hydra' } }).do(storm('minotaur#1'), storm('knight#1'));
      expect(x.zone(1, 'guard')).toBe('hydra(saved 1)');
      const later = x.copy().do(endTurn);
      expect(later.zone(1, 'guard')).toBe('hydra');
      x.do(storm('minotaur#2'), storm('knight#2'));
      expect([x.zone(1, 'guard'), x.graveyard()]).toEqual(['-', 'hydra']);
      later.do(endHand, endTurn, endHand, storm('minotaur#1'), storm('minotaur#2'));
      expect(later.zone(1, 'guard')).toBe('hydra(saved 1)');
    }),
  );
  rule(
    'S-8.7',
    'E-50 undying',
    both((scene) => {
      const x = scene({ phase, p0: { sortie: 'troll' }, p1: { guard: 'skeleton' } }).do(storm('troll'));
      expect([x.zone(1, 'guard'), x.zone(1, 'discard'), x.graveyard()]).toEqual(['-', 'skeleton', '-']);
    }),
  );
  rule(
    'S-8.14',
    'E-51 capture',
    both((scene) => {
      const x = scene({ phase, p0: { sortie: 'pied-piper', citizens: 8 }, p1: { gate: 'down' }, buried: 0 });
      x.do(storm('pied-piper'));
      expect([x.citizens(0), x.citizens(1), x.buried()]).toEqual([9, 9, 0]);
    }),
  );
  rule(
    'S-8.4',
    'E-52 a false gate',
    both((scene) => {
      const p1 = { gate: 'down', guard: 'gate-imitator, knight' } as const;
      const x = scene({ phase, p0: { sortie: 'troll' }, p1 });
      expect(x.refusal(storm('troll', { guard: 'knight' }))).toBe('guard-choice-not-yours');
      expect(x.do(storm('troll')).asked()).toBe('defend 1');
      x.do(defend({ guard: 'gate-imitator' }));
      expect(x.zone(1, 'guard')).toBe('gate-imitator(damage 3), knight');
    }),
  );
  rule(
    'S-8.3',
    'E-53 the lure',
    both((scene) => {
      const p1 = { gate: 'down', guard: 'jack-o-lantern, witch' } as const;
      const x = scene({ phase, p0: { sortie: 'troll' }, p1 });
      expect(x.refusal(storm('troll', { guard: 'witch' }))).toBe('lured-by-wisp');
      x.do(storm('troll', { guard: 'jack-o-lantern' }));
      expect([x.zone(1, 'guard'), x.graveyard()]).toEqual(['witch', 'jack-o-lantern']);
    }),
  );
  rule(
    'S-8.15',
    'E-54 auras',
    both((scene) => {
      const field = { sortie: 'knight', guard: 'archer', site: 'fanatic-field' };
      expect(scene({ phase, p0: field }).do(storm('knight')).gate(1)).toBe(2);
      expect(scene({ phase, p0: field }).do(storm('archer')).gate(1)).toBe(1);
      const warband = { phase, p0: { sortie: 'goblin-warlord, goblin, knight' } };
      const might = (unit: string) => scene(warband).do(storm(unit)).gate(1);
      expect([might('goblin'), might('goblin-warlord'), might('knight')]).toEqual([3, 4, 1]);
    }),
  );
  rule(
    ['S-7.4', 'S-7.5'],
    'E-55 a shield for the citizens',
    both((scene) => {
      const p1 = { gate: 'down', hand: 'mana-shield, mana-recovery' } as const;
      const x = scene({ phase, p0: { sortie: 'minotaur' }, p1 }).do(storm('minotaur'));
      expect(x.refusal(defend({ use: ['mana-recovery'] }))).toBe('reaction-not-usable');
      x.do(defend({ use: ['mana-shield'] }));
      expect([x.citizens(1), x.buried(), x.asked()]).toEqual([8, 2, 'field']);
      expect([x.zone(1, 'discard'), x.zone(1, 'hand')]).toEqual(['mana-shield', 'mana-recovery']);
    }),
  );
  rule(
    'S-7.3',
    'E-56 two shields',
    both((scene) => {
      const x = scene({ phase, p0: { sortie: 'minotaur' }, p1: { hand: '2 mana-shield' } }).do(storm('minotaur'));
      x.do(defend({ use: ['mana-shield#1', 'mana-shield#2'] }));
      expect([x.gate(1), x.zone(1, 'discard'), x.asked()]).toEqual([0, '2 mana-shield', 'field']);
    }),
  );
});
