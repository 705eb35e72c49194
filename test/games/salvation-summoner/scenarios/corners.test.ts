import { describe, expect } from 'vitest';
import { rule } from '../../../rule.js';
import { choose, defend, deploy, endHand, endTurn, move, recover, reveal, storm, summon } from '../says.js';
import { both } from '../scene.js';

const phase = 'field' as const;
const six = '0 hydra, 0 minotaur, 0 golem, 0 dullahan, 0 saint, 0 hero, 0 ritual-ground, 0 troll, 0 elf, 1 goblin';
const scarce = { supply: 'base-set', piles: six };

describe('corners (S-17)', () => {
  rule(
    ['S-7.9', 'S-3.5'],
    'E-76 being asked tells nothing',
    both((scene) => {
      for (const [hand, answers] of [
        ['knight', 1],
        ['mana-shield', 2],
      ] as const) {
        const x = scene({ phase, p0: { sortie: 'troll' }, p1: { hand } }).do(storm('troll'));
        expect([x.asked(), x.legal(1).length, x.state.phase]).toMatchObject(['defend 1', answers, { victim: 'gate' }]);
        expect([x.do(defend()).gate(1), x.asked()]).toEqual([3, 'recover 1']);
        expect(x.do(recover()).asked()).toBe('field');
      }
      const empty = scene({ phase, p0: { sortie: 'troll' } }).do(storm('troll'));
      expect([empty.asked(), empty.gate(1)]).toEqual(['field', 3]);
    }),
  );
  rule(
    ['S-7.3', 'S-7.5', 'S-16.4', 'S-16.6'],
    'E-77 a reaction once',
    both((scene) => {
      const p1 = { guard: 'golem', hand: '2 mana-shield, knight' };
      const x = scene({ phase, p0: { sortie: 'knight' }, p1 }).do(storm('knight'));
      const shield = x.handle(1, 'mana-shield');
      expect(x.refusal(defend({ use: [shield, shield] }))).toBe('reaction-not-usable');
      expect(x.refusal(defend({ use: ['knight'] }))).toBe('reaction-not-usable');
      expect(x.refusal(defend({ substitute: 'golem' }))).toBe('bad-substitute');
      x.do(defend({ use: [shield] }));
      expect([x.zone(1, 'discard'), x.asked(), x.zone(1, 'guard')]).toEqual(['mana-shield', 'field', 'golem']);
    }),
  );
  rule(
    ['S-12.11', 'S-10.6', 'S-12.2'],
    'E-78 a forced choice, a leader by effect',
    both((scene) => {
      const x = scene({ p0: { hand: 'fireball' }, p1: { guard: 'amy' } }).do(reveal('fireball', 0));
      expect([x.asked(), x.zone(1, 'guard'), x.result()]).toEqual(['hand', '-', null]);
      expect(x.do(endHand, endTurn).result()).toEqual([0, 'leader-died']);
    }),
  );
  rule(
    ['S-8.6', 'S-8.7'],
    'E-79 indestructible before undying',
    both((scene) => {
      const x = scene({ phase, p0: { sortie: '2 minotaur' }, p1: { guard: 'no-life-king' } }).do(storm('minotaur#1'));
      expect(x.zone(1, 'guard')).toBe('no-life-king(saved 1)');
      x.do(storm('minotaur#2'));
      expect([x.zone(1, 'guard'), x.zone(1, 'discard'), x.graveyard()]).toEqual(['-', 'no-life-king', '-']);
    }),
  );
  rule(
    ['S-8.8', 'S-12.4', 'S-6.19'],
    'E-80 nested assimilation, then revival',
    both((scene) => {
      const p1 = { sortie: 'griffin, 2 troll(+1)', gate: 'down' } as const;
      const x = scene({ phase, p0: { guard: 'skeleton', hand: 'flesh-golem, elemental, revive', gate: 'down' }, p1 });
      x.do(deploy('flesh-golem', 'guard', 'skeleton'), deploy('elemental', 'guard', 'flesh-golem'));
      expect(x.zone(0, 'guard')).toBe('elemental(over flesh-golem skeleton)');
      const might = x.copy().do(storm('elemental'));
      expect(might.citizens(1)).toBe(10 - 9);
      const left = { guard: 'elemental(over flesh-golem skeleton)', hand: 'revive', gate: 'down' } as const;
      const hit = (bonus: number) => {
        const sortie = `wyvern(+${bonus})`;
        const y = scene({ phase, active: 'p1', turn: 2, p0: { ...left, draw: 'revive' }, p1: { sortie } });
        y.do(storm('wyvern', { overfly: false, guard: 'elemental' }));
        return y.state.phase.name === 'defend' ? y.do(defend()) : y;
      };
      expect(hit(5).zone(0, 'guard')).toBe('elemental(damage 9, over flesh-golem skeleton)'); // HP 10
      const dead = hit(6);
      expect([dead.zone(0, 'guard'), dead.zone(0, 'discard')]).toEqual(['-', '-']);
      expect(dead.graveyard()).toBe('elemental, flesh-golem, skeleton');
      dead.do(endTurn, reveal('revive', 0));
      expect(dead.options()).toEqual(['skeleton']);
      expect(dead.do(choose('skeleton')).zone(0, 'guard')).toBe('skeleton');
    }),
  );
  rule(
    ['S-6.18', 'S-8.14', 'S-12.12'],
    'E-81 more than is there',
    both((scene) => {
      const p1 = { gate: 'down', citizens: 1 } as const;
      const x = scene({ phase, p0: { sortie: 'pied-piper(+4)' }, p1, buried: 0 }).do(storm('pied-piper'));
      expect([x.citizens(0), x.citizens(1), x.buried()]).toEqual([11, 0, 0]);
      const y = scene({ p0: { hand: '2 goblin-robber' }, p1, buried: 0 });
      y.do(reveal('goblin-robber', 1), reveal('goblin-robber', 1));
      expect([y.citizens(0), y.citizens(1), y.state.endings.length]).toEqual([11, 0, 1]);
      expect(y.do(endHand, endTurn).result()).toEqual([0, 'citizens']);
    }),
  );
  rule(
    ['S-10.10', 'S-10.15'],
    'E-82 two endings in one turn',
    both((scene) => {
      const p1 = { gate: 'down', citizens: 1, draw: '20 knight' } as const;
      const x = scene({ ...scarce, p0: { hand: 'goblin-robber, knight' }, p1 });
      x.do(reveal('goblin-robber', 1), reveal('knight'), summon('goblin'));
      expect(x.state.endings.map(({ reason }) => reason)).toEqual(['citizens', 'supply']);
      expect(x.do(endHand, endTurn).result()).toEqual([0, 'citizens']);
    }),
  );
  rule(
    ['S-12.6', 'S-10.4'],
    'E-83 an effect empties a pile',
    both((scene) => {
      const x = scene({ ...scarce, p0: { hand: 'goblin-outpost' }, p1: { draw: '9 knight' } });
      x.do(reveal('goblin-outpost', 0), choose('goblin'));
      expect(x.state.endings).toEqual([{ reason: 'supply' }]);
      expect(x.do(endHand, endTurn).result()).toEqual([1, 'deck-size']);
    }),
  );
  rule(
    ['S-8.15', 'S-5.6', 'S-1.7'],
    'E-84 razing in time',
    both((scene) => {
      const p0 = { sortie: 'griffin', hand: 'goblin-raider-chariot', site: 'cemetery' };
      const p1 = { guard: 'knight', site: 'goblin-outpost' };
      const x = scene({ phase, p0, p1 }).do(storm('griffin'));
      expect([x.zone(1, 'guard'), x.gate(1)]).toEqual(['-', 0]);
      const y = scene({ p0, p1 }).do(reveal('goblin-raider-chariot', 0));
      expect([y.zone(1, 'site'), y.graveyard(), y.zone(0, 'site')]).toEqual(['-', 'goblin-outpost', 'cemetery']);
      expect(y.do(endHand, storm('griffin')).gate(1)).toBe(3);
      expect(y.zone(1, 'guard')).toBe('knight');
    }),
  );
  rule(
    ['S-5.4', 'S-5.5', 'S-6.4', 'S-16.6'],
    'E-85 one move',
    both((scene) => {
      const p0 = { guard: 'minotaur', sortie: 'mandrake', hand: 'troll' };
      const x = scene({ phase, p0, p1: { guard: 'knight' } });
      expect(x.refusal(move('minotaur', 'guard'))).toBe('same-area');
      expect(x.refusal(move(x.handle(1, 'knight'), 'sortie'))).toBe('not-your-unit');
      expect(x.refusal(move(x.handle(0, 'troll'), 'sortie'))).toBe('unknown-unit');
      expect(x.refusal(storm('mandrake'))).toBe('no-might');
      x.do(move('minotaur', 'sortie'));
      expect(x.refusal(move('minotaur', 'guard'))).toBe('already-moved');
      x.do(deploy('troll', 'guard'), move('troll', 'sortie'), storm('troll'));
      expect([x.zone(1, 'guard'), x.zone(0, 'sortie')]).toEqual([
        ...['-', 'mandrake, minotaur(moved), troll(attacks 1, moved)'],
      ]);
      expect(x.refusal(move('troll', 'guard'))).toBe('already-attacked');
    }),
  );
  rule(
    ['S-16.6', 'S-8.1', 'S-16.3'],
    'E-86 who names what',
    both((scene) => {
      const p0 = { sortie: 'griffin, troll' };
      const named = { guard: 'knight' };
      const standing = scene({ phase, p0, p1: { guard: 'knight' } });
      expect(standing.refusal(storm('griffin', named))).toBe('guard-choice-not-yours');
      const down = scene({ phase, p0, p1: { guard: 'knight', gate: 'down' } });
      expect(down.refusal(storm('griffin', named))).toBe('guard-not-eligible');
      const gone = scene({ phase, p0, p1: { guard: 'knight', gate: 'down', citizens: 0 } });
      expect(gone.refusal(storm('griffin', named))).toBe('bad-target');
      expect(gone.do(storm('griffin', { ...named, overfly: false })).zone(1, 'guard')).toBe('-');
      const nothing = scene({ phase, p0, p1: { gate: 'down', citizens: 0 } });
      expect(nothing.refusal(storm('troll', { overfly: true }))).toBe('overfly-without-flying');
      expect(nothing.refusal(storm('troll'))).toBe('bad-target');
    }),
  );
});
