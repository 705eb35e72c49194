import { describe, expect } from 'vitest';
import { rule } from '../../../rule.js';
import { deploy, endHand, move, reveal, storm, strike } from '../says.js';
import { both } from '../scene.js';

const phase = 'field' as const;

describe('deployment (S-17)', () => {
  rule(
    'S-5.2',
    'E-20 attack at once',
    both((scene) => {
      const x = scene({ phase, p0: { hand: 'troll' } }).do(deploy('troll', 'sortie'), storm('troll'));
      expect([x.gate(1), x.zone(0, 'hand')]).toEqual([3, '-']);
    }),
  );
  rule(
    ['S-4.10', 'S-1.9'],
    'E-21 what cannot be deployed',
    both((scene) => {
      const x = scene({ p0: { hand: 'mana-shield, troll' } });
      const troll = x.handle(0, 'troll');
      x.do(reveal('troll'), endHand);
      expect(x.refusal(deploy('mana-shield', 'sortie'))).toBe('not-deployable');
      expect(x.refusal(deploy('mana-shield', 'site'))).toBe('not-deployable');
      expect(x.refusal(deploy(troll, 'sortie'))).toBe('card-not-in-hand');
    }),
  );
  rule(
    ['S-5.4', 'S-6.1', 'S-6.2'],
    'E-22 move, attack, no way back',
    both((scene) => {
      const x = scene({ phase, p0: { guard: 'minotaur' } });
      expect(x.refusal(storm('minotaur'))).toBe('cannot-attack-from-guard');
      x.do(move('minotaur', 'sortie'), storm('minotaur'));
      expect(x.gate(1)).toBe(5);
      expect(x.refusal(move('minotaur', 'guard'))).toBe('already-attacked');
      expect(x.refusal(storm('minotaur'))).toBe('already-attacked');
    }),
  );
  rule(
    ['S-6.2', 'S-6.3'],
    'E-23 ranged from the guard area',
    both((scene) => {
      const x = scene({ phase, p0: { guard: 'archer, knight' }, p1: { sortie: 'goblin' } });
      expect(x.refusal(strike('knight', 'goblin'))).toBe('cannot-attack-from-guard');
      x.do(strike('archer', 'goblin'));
      expect([x.zone(1, 'sortie'), x.graveyard()]).toEqual(['-', 'goblin']);
      expect(x.refusal(move('archer', 'sortie'))).toBe('already-attacked');
    }),
  );
  rule(
    'S-5.6',
    'E-24 one site',
    both((scene) => {
      const x = scene({ phase, p0: { site: 'ritual-ground', hand: 'fanatic-field' } });
      expect(x.refusal(deploy('fanatic-field', 'guard'))).toBe('wrong-area');
      x.do(deploy('fanatic-field', 'site'));
      expect([x.zone(0, 'site'), x.zone(0, 'discard')]).toEqual(['fanatic-field', 'ritual-ground']);
    }),
  );
  rule(
    'S-8.8',
    'E-25 assimilation',
    both((scene) => {
      const x = scene({ phase, p0: { sortie: 'knight', guard: 'dwarf', hand: 'flesh-golem' } });
      expect(x.refusal(deploy('flesh-golem', 'sortie', 'dwarf'))).toBe('bad-absorb');
      x.do(deploy('flesh-golem', 'sortie', 'knight'));
      expect([x.zone(0, 'sortie'), x.zone(0, 'guard')]).toEqual(['flesh-golem(over knight)', 'dwarf']);
      expect(x.do(storm('flesh-golem')).gate(1)).toBe(5); // might
      const hp = (damage: number) =>
        scene({
          ...{ phase, p0: { sortie: `elf(+${damage})` }, p1: { sortie: 'flesh-golem(over knight)' } },
        }).do(strike('elf', 'flesh-golem'));
      expect([hp(4).zone(1, 'sortie'), hp(5).zone(1, 'sortie')]).toEqual(['flesh-golem(damage 5, over knight)', '-']);
    }),
  );
  rule(
    ['S-5.1', 'S-5.3', 'S-6.2'],
    'E-26 the manual’s deployment picture',
    both((scene) => {
      const x = scene({ p0: { hand: '2 knight, archer' } });
      x.do(endHand, deploy('knight', 'guard'), deploy('archer', 'guard'), deploy('knight', 'sortie'));
      expect([x.zone(0, 'guard'), x.zone(0, 'sortie'), x.zone(0, 'hand')]).toEqual(['knight, archer', 'knight', '-']);
      expect([x.zone(0, 'draw'), x.zone(0, 'discard')]).toEqual(['-', '-']);
      const attackers = x.legal(0).flatMap((action) => (action.type === 'attack' ? [action.unit] : []));
      expect(attackers).toEqual([x.handle(0, 'knight', 'sortie'), x.handle(0, 'archer')]);
    }),
  );
});
