import { describe, expect } from 'vitest';
import type { Parts } from '../../../../src/games/salvation-summoner/notation.js';
import { rule } from '../../../rule.js';
import { choose, defend, deploy, endHand, endTurn, reveal, storm, strike } from '../says.js';
import { both } from '../scene.js';

const phase = 'field' as const;

describe('skills', () => {
  rule(
    ['S-8.1', 'S-16.8'],
    'flying: overflying is offered as a choice only where it changes which guards are eligible',
    both((scene) => {
      const ways = (guard: string) =>
        scene({ phase, p0: { sortie: 'griffin' }, p1: { guard } })
          .legal(0)
          .flatMap((action) => (action.type === 'attack' ? [action.target] : []));
      expect(ways('minotaur')).toEqual([{ kind: 'stronghold' }, { kind: 'stronghold', overfly: false }]);
      expect(ways('archer')).toEqual([{ kind: 'stronghold' }]);
      expect(ways('')).toEqual([{ kind: 'stronghold' }]);
      expect(ways('archer, minotaur')).toHaveLength(2);
    }),
  );
  rule(
    'S-8.1',
    'flying: a gate cannot be flown over, and flyers may be picked against ground attackers',
    both((scene) => {
      const x = scene({ phase, p0: { sortie: 'griffin, troll' }, p1: { guard: 'griffin' } });
      expect(x.do(storm('troll')).zone(1, 'guard')).toBe('-');
      x.do(storm('griffin'));
      expect([x.gate(1), x.citizens(1)]).toEqual([3, 10]);
    }),
  );
  rule(
    ['S-8.2', 'S-8.15'],
    'anti-air: also where it is granted',
    both((scene) => {
      const hit = (p1: object) => scene({ phase, p0: { sortie: 'griffin' }, p1 }).do(storm('griffin'));
      expect(hit({ guard: 'knight', site: 'goblin-outpost' }).zone(1, 'guard')).toBe('-');
      expect(hit({ guard: 'elite-elf-crossbow' }).zone(1, 'guard')).toBe('-');
      expect(hit({ guard: 'knight', site: 'cemetery' }).gate(1)).toBe(3);
    }),
  );
  rule(
    'S-8.3',
    'wisp: lures only the attacker who picks, and only if it is eligible',
    both((scene) => {
      const guards = { guard: 'witch, jack-o-lantern, jack-o-lantern' };
      const x = scene({ phase, p0: { sortie: 'troll' }, p1: guards }).do(storm('troll'), defend({ guard: 'witch' }));
      expect(x.zone(1, 'guard')).toBe('2 jack-o-lantern');
      const down = scene({ phase, p0: { sortie: 'troll, griffin' }, p1: { ...guards, gate: 'down' } });
      expect(down.refusal(storm('troll', { guard: 'jack-o-lantern#2' }))).toBe(null);
      expect(down.refusal(storm('griffin', { guard: 'witch' }))).toBe('guard-not-eligible');
      expect(down.refusal(storm('griffin', { guard: 'witch', overfly: false }))).toBe('lured-by-wisp');
    }),
  );
  rule(
    'S-8.4',
    'tactics: counts in the guard area only',
    both((scene) => {
      const x = scene({ phase, p0: { sortie: 'troll' }, p1: { gate: 'down', guard: '2 knight', sortie: 'ose' } });
      expect(x.refusal(storm('troll'))).toBe('guard-choice-required');
      const ose = scene({ phase, p0: { sortie: 'troll' }, p1: { gate: 'down', guard: 'ose, knight' } }).do(
        storm('troll'),
      );
      expect(ose.asked()).toBe('defend 1');
      const over = scene({ phase, p0: { sortie: 'griffin' }, p1: { gate: 'down', guard: 'ose, archer' } });
      expect(over.refusal(storm('griffin', { guard: 'archer' }))).toBe('guard-choice-not-yours');
    }),
  );
  rule(
    ['S-8.5', 'S-7.7'],
    'bodyguard: no ground unit steps in against a flyer, also one that does without overflying',
    both((scene) => {
      const x = scene({ phase, p0: { sortie: 'griffin' }, p1: { guard: 'knight, dwarf' } });
      x.do(storm('griffin', { overfly: false }));
      expect(x.legal(1).every((action) => !('substitute' in action))).toBe(true);
      expect(x.refusal(defend({ guard: 'knight', substitute: 'dwarf' }))).toBe('bad-substitute');
      const air = scene({ phase, p0: { sortie: 'griffin' }, p1: { guard: 'knight, dwarf', site: 'goblin-outpost' } });
      air.do(storm('griffin'), defend({ guard: 'knight', substitute: 'dwarf' }));
      expect(air.zone(1, 'guard')).toBe('knight');
    }),
  );
  rule(
    ['S-8.6', 'S-8.7'],
    'indestructible: also against effects; undying after it, for its owner',
    both((scene) => {
      const x = scene({ p0: { hand: '2 fireball' }, p1: { guard: 'no-life-king', site: 'cemetery' } });
      x.do(reveal('fireball', 0));
      expect(x.zone(1, 'guard')).toBe('no-life-king(saved 1)');
      x.do(reveal('fireball', 0));
      expect([x.zone(1, 'guard'), x.zone(1, 'discard')]).toEqual(['-', 'no-life-king']);
      const given = scene({ phase, p0: { sortie: 'troll' }, p1: { guard: 'knight', site: 'cemetery' } }).do(
        storm('troll'),
      );
      expect([given.zone(1, 'discard'), given.graveyard()]).toEqual(['knight', '-']);
    }),
  );
  rule(
    'S-8.8',
    'assimilate: an own, other unit in the area it enters, no leader, none that has attacked',
    both((scene) => {
      const p0 = { sortie: 'troll, knight(attacks 1), amy', guard: 'dwarf', hand: 'elemental, goblin' };
      const x = scene({ phase, p0, p1: { sortie: 'elf' } });
      const refused = (unit: string | number) => x.refusal(deploy('elemental', 'sortie', unit));
      expect(['knight', 'amy', 'dwarf', x.handle(1, 'elf'), 999].map(refused)).toEqual(Array(5).fill('bad-absorb'));
      expect(x.refusal(deploy('goblin', 'sortie', 'troll'))).toBe('bad-absorb');
      expect(x.refusal(deploy('elemental', 'guard', 'dwarf'))).toBe(null);
      const offered = x.legal(0).filter((action) => action.type === 'deploy' && action.absorb !== undefined);
      expect(offered).toHaveLength(2);
      x.do(deploy('elemental', 'sortie', 'troll'));
      expect(x.zone(0, 'sortie')).toBe('knight(attacks 1), amy, elemental(over troll)');
      expect(x.do(storm('elemental')).gate(1)).toBe('down'); // 4 + 3, and Amy’s aura
    }),
  );
  rule(
    'S-8.8',
    'assimilate: skills and auras of what is tucked do not count, bonuses are lost, and it dies with its host',
    both((scene) => {
      const p0 = { guard: 'goblin-warlord(+2), goblin', hand: 'elemental' };
      const x = scene({ phase, p0 }).do(deploy('elemental', 'guard', 'goblin-warlord'));
      expect(x.zone(0, 'guard')).toBe('goblin, elemental(over goblin-warlord)');
      expect(x.do(storm('elemental')).gate(1)).toBe('down');
      const might = (unit: string, bonus: string): Parts => ({ phase, p0: { sortie: `goblin, ${unit}${bonus}` } });
      expect(scene(might('elemental', '(over goblin-warlord)')).do(storm('goblin')).gate(1)).toBe(2);
      const killed = scene({ phase, p0: { sortie: 'minotaur(+9)' }, p1: { guard: 'specter', site: 'cemetery' } });
      expect(killed.do(storm('minotaur')).zone(1, 'discard')).toBe('specter');
      const host = 'flesh-golem(over specter hero)';
      const both2 = scene({ phase, p0: { sortie: 'minotaur(+9)' }, p1: { guard: host, site: 'cemetery' } });
      both2.do(storm('minotaur'));
      expect([both2.zone(1, 'discard'), both2.graveyard()]).toEqual(['flesh-golem', 'specter, hero']);
    }),
  );
  rule(
    ['S-8.9', 'S-10.6', 'S-8.7'],
    'leader: one that undying sends to the discard pile has died; one that is discarded or trashed has not',
    both((scene) => {
      const x = scene({ phase, p0: { sortie: 'minotaur' }, p1: { guard: 'amy', site: 'cemetery' } }).do(
        storm('minotaur'),
      );
      expect([x.zone(1, 'discard'), x.do(endTurn).result()]).toEqual(['amy', [0, 'leader-died']]);
      const y = scene({ p0: { hand: 'curse, sacrificial-altar, amy' }, p1: { hand: 'guild, 3 elf' } });
      y.do(reveal('curse', 0), choose('guild'), reveal('sacrificial-altar', 0), choose('amy'), endHand, endTurn);
      expect([y.result(), y.graveyard(), y.zone(1, 'discard')]).toEqual([null, 'amy', 'guild']);
    }),
  );
  rule(
    ['S-8.10', 'S-5.4', 'S-6.1'],
    'multistrike: each attack on its own, and no move after the first',
    both((scene) => {
      const x = scene({ phase, p0: { sortie: 'hydra' }, p1: { guard: 'knight', sortie: 'goblin' } }).do(storm('hydra'));
      expect([x.zone(1, 'guard'), x.gate(1)]).toEqual(['-', 0]);
      expect(
        x.refusal((one) => ({
          ...{ type: 'move', area: 'guard' },
          seat: one.state.active,
          unit: one.handle(0, 'hydra'),
        })),
      ).toBe('already-attacked');
      x.do(strike('hydra', 'goblin'));
      expect(x.refusal(storm('hydra'))).toBe('already-attacked');
    }),
  );
  rule(
    'S-8.13',
    'ward: enemy effects neither choose, damage nor move it; own effects do',
    both((scene) => {
      const p0 = { hand: 'carrier, elder-dragon, roc, mad-location, wyvern, hero', sortie: 'mithril-golem' };
      const x = scene({ p0, p1: { sortie: 'mithril-golem' } });
      x.do(reveal('carrier', 0), reveal('elder-dragon', 0), reveal('roc', 0), reveal('mad-location', 0));
      x.do(reveal('wyvern', 0));
      expect([x.asked(), x.zone(1, 'sortie')]).toEqual(['hand', 'mithril-golem']);
      expect(x.do(reveal('hero', 0)).zone(0, 'sortie')).toBe('mithril-golem(+2)');
    }),
  );
  rule(
    'S-8.14',
    'capture: takes no more than there are, and nothing from a gate',
    both((scene) => {
      const gate = scene({ phase, p0: { sortie: 'pied-piper' } }).do(storm('pied-piper'));
      expect([gate.gate(1), gate.citizens(0), gate.citizens(1)]).toEqual([1, 10, 10]);
      const p1 = { gate: 'down', hand: 'shrine-maiden' } as const;
      const none = scene({ phase, p0: { sortie: 'pied-piper' }, p1 }).do(storm('pied-piper'));
      none.do(defend({ use: ['shrine-maiden'] }));
      expect([none.citizens(0), none.citizens(1)]).toEqual([10, 10]);
    }),
  );
  rule(
    'S-8.15',
    'auras: stack, follow area and tag, and end with their source',
    both((scene) => {
      const gate = (p0: object, unit: string) => scene({ phase, p0 }).do(storm(unit)).gate(1);
      expect(gate({ sortie: 'goblin, goblin-warlord', guard: 'goblin-warlord' }, 'goblin')).toBe(2 + 1 + 1);
      expect(gate({ sortie: 'goblin-warlord', guard: 'goblin-warlord' }, 'goblin-warlord')).toBe(4 + 1);
      expect(gate({ sortie: 'amy, knight', site: 'fanatic-field' }, 'knight')).toBe(1 + 1 + 1);
      expect(gate({ sortie: 'amy', site: 'fanatic-field' }, 'amy')).toBe('down');
      expect(gate({ guard: 'elf', sortie: 'amy', site: 'fanatic-field' }, 'elf')).toBe(1);
      expect(gate({ sortie: 'skeleton, no-life-king, knight' }, 'skeleton')).toBe(2);
      expect(gate({ sortie: 'skeleton, no-life-king, knight' }, 'knight')).toBe(1);
      const x = scene({ phase, p0: { sortie: 'knight, mandrake', site: 'fanatic-field', hand: 'cemetery' } });
      expect(x.refusal(storm('mandrake'))).toBe(null);
      x.do(deploy('cemetery', 'site'));
      expect(x.refusal(storm('mandrake'))).toBe('no-might');
    }),
  );
});
