import { describe, expect } from 'vitest';
import { rule } from '../../../rule.js';
import { by, defend, deploy, endTurn, recover, reveal, storm, strike } from '../says.js';
import { both } from '../scene.js';

const phase = 'field' as const;

describe('attacks', () => {
  rule(
    'S-6.5',
    'are resolved one at a time: damage of several is never added together first',
    both((scene) => {
      const x = scene({ phase, p0: { sortie: '2 troll' }, p1: { guard: 'knight, dwarf', gate: 'down' } });
      x.do(storm('troll#1', { guard: 'dwarf' }));
      expect([x.asked(), x.zone(1, 'guard')]).toEqual(['field', 'knight']);
      expect(x.refusal(storm('troll#2', { guard: x.seat(0) === 0 ? 999 : 998 }))).toBe('guard-not-eligible');
      x.do(storm('troll#2', { guard: 'knight' }));
      expect([x.zone(1, 'guard'), x.citizens(1)]).toEqual(['-', 10]);
    }),
  );
  rule(
    ['S-6.14', 'S-8.11', 'S-8.12'],
    'deal might, then siege, nothing by magic against ward, less by armor and by what is prevented',
    both((scene) => {
      const on = (attacker: string, p1: object, use: readonly string[] = []) => {
        const x = scene({ phase, p0: { sortie: attacker, site: 'fanatic-field' }, p1: { hand: use.join(), ...p1 } });
        x.do(storm(attacker.split('(')[0] ?? ''));
        if (x.state.phase.name === 'defend') x.do(defend({ use }));
        const dealt = x.events.find(({ type }) => type === 'damaged');
        return dealt?.type === 'damaged' ? dealt.amount : x.events.map(({ type }) => type);
      };
      expect(on('troll(+2)', {})).toBe(3 + 2 + 1);
      expect(on('elemental(over knight dwarf)', {})).toBe(4 + 1 + 2 + 1);
      expect(on('battle-boar', {})).toBe(2 + 2 + 1);
      expect(on('battle-boar', {}, ['mana-shield'])).toBe(2 + 2 + 1 - 3);
      expect(on('battle-boar', { guard: 'golem' })).toBe(2 + 1 - 1);
      expect(on('battle-boar', { guard: 'golem' }, ['mana-shield'])).toBe(0);
      expect(on('witch', { guard: 'golem' })).toBe(2 + 1); // magic goes through armor
      expect(on('witch', { guard: 'anti-element' })).toBe(0); // and not through ward
      expect(on('troll', { guard: 'anti-element' })).toBe(4);
      expect(on('elf', { guard: 'mithril-golem' }, ['shrine-maiden'])).toBe(0);
    }),
  );
  rule(
    'S-6.15',
    'are one-sided: a victim deals no damage back',
    both((scene) => {
      const x = scene({ phase, p0: { sortie: 'knight, elf' }, p1: { guard: 'minotaur', sortie: 'hydra' } });
      x.do(storm('knight'), strike('elf', 'hydra'));
      expect(x.zone(0, 'sortie')).toBe('knight(attacks 1), elf(attacks 1)');
    }),
  );
  rule(
    ['S-6.16', 'S-6.17'],
    'destroy at HP exactly and not one below; what is beyond is lost',
    both((scene) => {
      const hit = (bonus: number) =>
        scene({ phase, p0: { sortie: `knight(+${bonus})` }, p1: { guard: 'troll' } }).do(storm('knight'));
      expect([hit(2).zone(1, 'guard'), hit(3).zone(1, 'guard')]).toEqual(['troll(damage 3)', '-']);
      const gate = (bonus: number) => scene({ phase, p0: { sortie: `knight(+${bonus})` } }).do(storm('knight'));
      expect([gate(4).gate(1), gate(5).gate(1)]).toEqual([5, 'down']);
      const far = gate(90);
      expect([far.gate(1), far.citizens(1), far.buried()]).toEqual(['down', 10, 0]);
    }),
  );
  rule(
    ['S-6.20', 'S-6.21'],
    'on a destroyed gate never happen again, and guards placed behind it protect',
    both((scene) => {
      const x = scene({ phase, p0: { sortie: 'minotaur(+1)' }, p1: { guard: 'knight', sortie: 'elf' } });
      x.do(storm('minotaur'), endTurn);
      expect(x.gate(1)).toBe(0);
      const down = scene({
        phase,
        active: 'p1',
        turn: 2,
        p0: { sortie: 'troll' },
        p1: { gate: 'down', hand: 'knight' },
      });
      down.do(deploy('knight', 'guard'), endTurn);
      expect(down.gate(1)).toBe('down');
      expect(down.state.players[down.seat(1)].gate).toEqual({ standing: false, damage: 0 });
    }),
  );
  rule(
    ['S-6.2', 'S-6.3'],
    'from the guard area are for ranged units, with the same targets',
    both((scene) => {
      const x = scene({ phase, p0: { guard: 'elf, knight, griffin' }, p1: { sortie: '2 dwarf', guard: 'knight' } });
      const targets = x.legal(0).flatMap((action) => (action.type === 'attack' ? [action.unit] : []));
      expect(targets).toEqual([x.handle(0, 'elf'), x.handle(0, 'elf'), x.handle(0, 'elf')]);
      expect(x.do(storm('elf')).zone(1, 'guard')).toBe('-');
    }),
  );
});

describe('defence', () => {
  rule(
    ['S-7.1', 'S-7.8'],
    'comes in its order: victim, bodyguard, prevention, damage, healing',
    both((scene) => {
      const p1 = { guard: 'knight, dwarf', hand: 'mana-shield, mana-recovery' };
      const x = scene({ phase, p0: { sortie: 'troll(+2)' }, p1 }).do(storm('troll'));
      x.do(defend({ guard: 'knight', substitute: 'dwarf', use: ['mana-shield'] }));
      expect(x.events.map(({ type }) => type)).toEqual(['reacted', 'hit', 'stepped-in', 'damaged', 'recovery-asked']);
      x.do(recover('mana-recovery'));
      expect(x.events.map(({ type }) => type)).toEqual(['reacted', 'healed']);
      expect([x.zone(1, 'guard'), x.zone(1, 'discard'), x.asked()]).toEqual([
        ...['knight, dwarf', 'mana-shield, mana-recovery', 'field'],
      ]);
    }),
  );
  rule(
    'S-7.2',
    'prevents up to 3 and heals up to 2, never more than there is',
    both((scene) => {
      const x = scene({ phase, p0: { sortie: 'elf' }, p1: { hand: 'mana-shield, mana-recovery' } }).do(storm('elf'));
      expect(
        x
          .copy()
          .do(defend({ use: ['mana-shield'] }))
          .gate(1),
      ).toBe(0);
      x.do(defend(), recover('mana-recovery'));
      expect([x.gate(1), x.zone(1, 'hand'), x.asked()]).toEqual([0, 'mana-shield', 'field']);
    }),
  );
  rule(
    'S-7.3',
    'may use any number of cards in one window, each once, and none twice over the turn',
    both((scene) => {
      const p1 = { guard: 'golem', hand: 'mana-shield, force-field, shrine-maiden, saint, unicorn' };
      const x = scene({ phase, p0: { sortie: 'minotaur(+9), elf' }, p1 }).do(storm('minotaur'));
      x.do(defend({ use: ['shrine-maiden', 'mana-shield', 'force-field'] }));
      expect([x.zone(1, 'guard'), x.zone(1, 'discard')]).toEqual([
        ...['golem(damage 4)', 'mana-shield, force-field, shrine-maiden'],
      ]);
      x.do(recover('unicorn', 'saint'));
      expect([x.zone(1, 'guard'), x.zone(1, 'hand'), x.zone(1, 'discard')]).toEqual([
        ...['golem', '-', 'mana-shield, force-field, shrine-maiden, saint, unicorn'],
      ]);
      expect(x.budget()).toEqual([0, 0]);
      expect(x.do(storm('elf')).asked()).toBe('field');
    }),
  );
  rule(
    'S-7.4',
    'prevents for a unit in the sortie area as well',
    both((scene) => {
      const x = scene({ phase, p0: { sortie: 'troll' }, p1: { sortie: 'knight', hand: 'mana-shield' } });
      x.do(strike('troll', 'knight'), defend({ use: ['mana-shield'] }));
      expect(x.zone(1, 'sortie')).toBe('knight');
    }),
  );
  rule(
    ['S-7.5', 'S-7.9'],
    'heals nothing that took no damage from this attack, and is not asked to',
    both((scene) => {
      const p1 = { guard: 'golem(damage 3)', hand: 'mana-recovery' };
      const x = scene({ phase, p0: { sortie: 'knight, troll' }, p1 }).do(storm('knight'), defend());
      expect([x.asked(), x.zone(1, 'guard')]).toEqual(['field', 'golem(damage 3)']);
      x.do(storm('troll'), defend(), recover('mana-recovery'));
      expect(x.zone(1, 'guard')).toBe('golem(damage 3)'); // also damage of before: 3 + 2 - 2
      const saved = scene({ phase, p0: { sortie: 'minotaur(+1)' }, p1: { guard: 'hydra', hand: 'mana-recovery' } });
      saved.do(storm('minotaur'), defend());
      expect([saved.asked(), saved.zone(1, 'guard')]).toEqual(['field', 'hydra(saved 1)']);
    }),
  );
  rule(
    'S-7.6',
    'answers attacks only, not effects',
    both((scene) => {
      const x = scene({ p0: { hand: 'fireball' }, p1: { guard: 'hydra', hand: '2 mana-shield, mana-recovery' } });
      x.do(reveal('fireball', 0));
      expect([x.asked(), x.zone(1, 'guard'), x.zone(1, 'hand')]).toEqual([
        ...['hand', 'hydra(damage 5)', '2 mana-shield, mana-recovery'],
      ]);
      expect(x.refusal(by(1, defend()))).toBe('no-decision-pending');
    }),
  );
  rule(
    'S-7.7',
    'lets a bodyguard step in for another own unit in the same area, again and again',
    both((scene) => {
      const p1 = { guard: 'knight, dwarf', sortie: 'dwarf, elf' };
      const x = scene({ phase, p0: { sortie: '2 knight, troll' }, p1 });
      x.do(storm('knight#1'));
      expect(x.refusal(defend({ guard: 'dwarf', substitute: x.handle(1, 'dwarf', 'guard') }))).toBe('bad-substitute');
      expect(x.refusal(defend({ guard: 'knight', substitute: x.handle(1, 'dwarf', 'sortie') }))).toBe('bad-substitute');
      expect(x.refusal(defend({ guard: 'knight', substitute: x.handle(1, 'elf') }))).toBe('bad-substitute');
      const instead = x.handle(1, 'dwarf', 'guard');
      x.do(defend({ guard: 'knight', substitute: instead }), storm('knight#2'));
      x.do(defend({ guard: 'knight', substitute: instead }));
      expect(x.zone(1, 'guard')).toBe('knight, dwarf(damage 2)');
      x.do(strike('troll', 'elf'), defend());
      expect(x.zone(1, 'sortie')).toBe('dwarf');
    }),
  );
  rule(
    'S-7.7',
    'lets nobody step in for a bodyguard that stepped in, nor for a gate',
    both((scene) => {
      const two = scene({ phase, p0: { sortie: 'troll' }, p1: { sortie: 'elf, 2 dwarf' } }).do(strike('troll', 'elf'));
      expect(two.legal(1)).toHaveLength(3);
      two.do(defend({ substitute: two.handle(1, 'dwarf#1') }));
      expect([two.asked(), two.zone(1, 'sortie')]).toEqual(['field', 'elf, dwarf']);
      const dwarf = scene({ phase, p0: { sortie: 'troll' }, p1: { sortie: 'dwarf', hand: 'knight' } }).do(
        storm('troll'),
      );
      expect(dwarf.refusal(defend({ substitute: 'dwarf' }))).toBe('bad-substitute');
    }),
  );
  rule(
    'S-7.9',
    'is asked exactly when open facts leave something to say',
    both((scene) => {
      const asked = (p1: object, attacker = 'elf') =>
        scene({ phase, p0: { sortie: attacker }, p1 })
          .do(storm(attacker))
          .asked();
      expect(asked({})).toBe('field');
      expect(asked({ guard: 'golem' })).toBe('field');
      expect(asked({ guard: '2 golem' })).toBe('defend 1');
      expect(asked({ guard: 'golem, dwarf' })).toBe('defend 1');
      expect(asked({ guard: 'dwarf' })).toBe('field');
      expect(asked({ hand: 'archer' })).toBe('defend 1');
      expect(asked({ guard: 'golem, archer' }, 'griffin')).toBe('field');
      expect(asked({ guard: 'gargoyle, archer' }, 'griffin')).toBe('defend 1');
    }),
  );
});
