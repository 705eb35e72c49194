import { describe, expect } from 'vitest';
import { rule } from '../../../rule.js';
import { by, choose, defend, deploy, endHand, endTurn, reveal, storm, summon } from '../says.js';
import { both } from '../scene.js';

describe('hand phase (S-17)', () => {
  rule(
    ['S-4.1', 'S-4.2', 'S-4.11'],
    'E-01 mana and a summon',
    both((scene) => {
      const x = scene({ p0: { hand: '3 knight, archer, mana-shield' } });
      expect(x.budget()).toEqual([0, 1]);
      x.do(reveal('knight'), reveal('knight'), reveal('knight'));
      expect([x.budget(), x.zone(0, 'revealed')]).toEqual([[3, 1], '3 knight']);
      x.do(summon('dwarf'));
      expect(x.budget()).toEqual([0, 0]);
      expect([x.zone(0, 'discard'), x.left('dwarf'), x.zone(0, 'hand')]).toEqual(['dwarf', 3, 'archer, mana-shield']);
    }),
  );
  rule(
    'S-4.3',
    'E-02 action and mana together',
    both((scene) => {
      const x = scene({ p0: { hand: 'familiar', draw: 'troll, knight' } }).do(reveal('familiar', 0));
      expect([x.budget(), x.zone(0, 'hand'), x.zone(0, 'draw')]).toEqual([[1, 1], 'troll', 'knight']);
    }),
  );
  rule(
    'S-4.4',
    'E-03 one of two actions',
    both((scene) => {
      const x = scene({ p0: { hand: 'goblin-shaman', draw: 'elf' } });
      const shaman = x.handle(0, 'goblin-shaman');
      x.do(reveal(shaman, 0));
      expect([x.budget(), x.zone(0, 'hand')]).toEqual([[1, 2], '-']);
      expect(x.refusal(reveal(shaman, 1))).toBe('card-not-in-hand');
      const other = scene({ p0: { hand: 'goblin-shaman', draw: 'elf' } }).do(reveal('goblin-shaman', 1));
      expect([other.budget(), other.zone(0, 'hand')]).toEqual([[1, 1], 'elf']);
    }),
  );
  rule(
    'S-4.11',
    'E-04 cost limit',
    both((scene) => {
      const x = scene({ p0: { hand: '2 knight, elf' } }).do(reveal('knight'), reveal('knight'), reveal('elf'));
      expect(x.budget()).toEqual([4, 1]);
      expect(x.refusal(summon('golem'))).toBe('not-enough-mana');
      expect(x.do(summon('troll')).zone(0, 'discard')).toBe('troll');
    }),
  );
  rule(
    'S-4.12',
    'E-05 one summon however much mana',
    both((scene) => {
      const x = scene({ p0: { hand: '4 elf' } });
      x.do(reveal('elf'), reveal('elf'), reveal('elf'), reveal('elf'));
      expect(x.budget()).toEqual([8, 1]);
      expect(x.do(summon('troll')).budget()).toEqual([4, 0]);
      expect(x.refusal(summon('troll'))).toBe('no-summons-left');
    }),
  );
  rule(
    ['S-4.12', 'S-4.13'],
    'E-06 +1 summon shares the mana',
    both((scene) => {
      const x = scene({ p0: { hand: 'ritual-ground, 2 elf, knight' } });
      x.do(reveal('ritual-ground', 0), reveal('elf'), reveal('elf'), reveal('knight'));
      expect(x.budget()).toEqual([6, 2]);
      x.do(summon('troll'));
      expect(x.refusal(summon('dwarf'))).toBe('not-enough-mana');
      expect(x.do(summon('goblin')).budget()).toEqual([0, 0]);
    }),
  );
  rule(
    'S-4.14',
    'E-07 summoning closes revealing',
    both((scene) => {
      const x = scene({ p0: { hand: 'elf, knight' } }).do(reveal('elf'), summon('goblin'));
      expect(x.refusal(reveal('knight'))).toBe('reveals-closed');
    }),
  );
  rule(
    'S-4.6',
    'E-08 mana 0',
    both((scene) => {
      const x = scene({ p0: { hand: 'quick-cast', draw: 'elf, troll, dwarf' } });
      expect(x.refusal(reveal('quick-cast'))).toBe('nothing-to-reveal');
      x.do(reveal('quick-cast', 0));
      expect([x.budget(), x.zone(0, 'hand'), x.zone(0, 'draw')]).toEqual([[0, 1], 'elf, troll', 'dwarf']);
    }),
  );
  rule(
    ['S-4.5', 'S-4.7'],
    'E-09 a reaction card for mana',
    both((scene) => {
      const x = scene({ p0: { hand: 'mana-shield' } });
      expect(x.refusal(reveal('mana-shield', 0))).toBe('reaction-only');
      expect(x.do(reveal('mana-shield')).budget()).toEqual([1, 1]);
    }),
  );
  rule(
    'S-4.17',
    'E-10 reshuffle in mid-turn',
    both((scene) => {
      const x = scene({ p0: { hand: 'archer, quick-cast', draw: 'knight', discard: '3 elf' } });
      x.do(reveal('archer'), reveal('quick-cast', 0));
      expect([x.zone(0, 'hand'), x.zone(0, 'draw'), x.zone(0, 'discard')]).toEqual(['knight, elf', '2 elf', '-']);
      expect(x.zone(0, 'revealed')).toBe('archer, quick-cast');
    }),
  );
  rule(
    ['S-3.2', 'S-12.11', 'S-16.5'],
    'E-11 discard attack',
    both((scene) => {
      const x = scene({ p0: { hand: '2 curse' }, p1: { hand: 'knight, archer, elf, troll, dwarf' } });
      x.do(reveal('curse', 0));
      expect([x.asked(), x.options()]).toEqual(['choose 1', ['knight', 'archer', 'elf', 'troll', 'dwarf']]);
      expect(x.refusal(reveal('curse'))).toBe('decision-pending');
      expect(x.refusal(by(0, choose('knight', 'elf')))).toBe('decision-pending');
      expect(x.refusal(choose('knight'))).toBe('bad-choice');
      expect(x.refusal(choose('knight', 'elf', 'troll'))).toBe('bad-choice');
      x.do(choose('knight', 'troll'));
      expect([x.zone(1, 'hand'), x.zone(1, 'discard'), x.asked()]).toEqual([
        ...['archer, elf, dwarf', 'knight, troll', 'hand'],
      ]);
      x.do(reveal('curse', 0));
      expect([x.asked(), x.zone(1, 'hand'), x.budget()]).toEqual(['hand', 'archer, elf, dwarf', [2, 1]]);
    }),
  );
  rule(
    'S-12.11',
    'E-12 trash',
    both((scene) => {
      const x = scene({ p0: { hand: 'sacrificial-altar, knight, archer' } }).do(reveal('sacrificial-altar', 0));
      expect([x.asked(), x.options()]).toEqual(['choose 0', ['knight', 'archer']]);
      const none = x.copy().do(choose());
      expect([none.graveyard(), none.budget(), none.zone(0, 'hand')]).toEqual(['-', [2, 1], 'knight, archer']);
      x.do(choose('knight'));
      expect([x.graveyard(), x.budget(), x.zone(0, 'hand')]).toEqual(['knight', [2, 1], 'archer']);
    }),
  );
  rule(
    ['S-4.16', 'S-5.2', 'S-4.9'],
    'E-13 gain is not a summon',
    both((scene) => {
      const x = scene({ p0: { hand: 'goblin-outpost' }, supply: 'valkyrie-battlefield', piles: '4 goblin' });
      x.do(reveal('goblin-outpost', 0));
      expect(x.options()).toEqual(['goblin']);
      x.do(choose('goblin'));
      expect([x.left('goblin'), x.budget(), x.zone(0, 'hand')]).toEqual([3, [1, 1], 'goblin(shown)']);
      x.do(endHand, deploy('goblin', 'sortie'), storm('goblin'));
      expect([x.gate(1), x.asked()]).toEqual([2, 'field']);
    }),
  );
  rule(
    'S-16.6',
    'E-14 empty and foreign piles',
    both((scene) => {
      const x = scene({ supply: 'base-set', piles: '0 goblin', mana: 5 });
      expect(x.refusal(summon('goblin'))).toBe('pile-empty');
      expect(x.refusal(summon('wyvern'))).toBe('unknown-pile');
      expect(x.refusal(summon('constructor'))).toBe('unknown-pile');
    }),
  );
  rule(
    ['S-12.1', 'S-12.2', 'S-7.6', 'S-8.13'],
    'E-15 spell damage before combat',
    both((scene) => {
      const p1 = { guard: 'knight, dwarf', sortie: 'troll, mithril-golem', hand: 'mana-shield' };
      const x = scene({ p0: { hand: 'chain-lightning' }, p1 }).do(reveal('chain-lightning', 0));
      expect([x.asked(), x.options()]).toEqual(['choose 0', ['troll', 'knight', 'dwarf']]);
      expect(x.refusal(by(1, defend({ use: [x.handle(1, 'mana-shield')] })))).toBe('decision-pending');
      x.do(choose('troll', 'knight', 'dwarf'));
      expect([x.zone(1, 'sortie'), x.zone(1, 'guard')]).toEqual(['troll(damage 2), mithril-golem', 'dwarf(damage 2)']);
      expect([x.asked(), x.zone(1, 'hand'), x.graveyard()]).toEqual(['hand', 'mana-shield', 'knight']);
    }),
  );
  rule(
    'S-12.3',
    'E-16 luring a guard out',
    both((scene) => {
      const x = scene({ p0: { hand: 'pied-piper' }, p1: { guard: 'dwarf, minotaur' } }).do(reveal('pied-piper', 0));
      expect(x.options()).toEqual(['dwarf']);
      x.do(choose('dwarf'));
      expect([x.zone(1, 'sortie'), x.zone(1, 'guard')]).toEqual(['dwarf', 'minotaur']);
    }),
  );
  rule(
    ['S-4.8', 'S-12.8'],
    'E-17 stealing a citizen needs a fallen gate',
    both((scene) => {
      const x = scene({ p0: { hand: 'goblin-robber' } });
      expect(x.refusal(reveal('goblin-robber', 1))).toBe('requirement-not-met');
      const down = scene({ p0: { hand: 'goblin-robber' }, p1: { gate: 'down' } }).do(reveal('goblin-robber', 1));
      expect([down.citizens(0), down.citizens(1), down.buried()]).toEqual([11, 9, 0]);
    }),
  );
  rule(
    'S-12.4',
    'E-18 reviving',
    both((scene) => {
      const x = scene({ p0: { hand: 'revive' }, graveyard: 'dullahan, minotaur, fireball' }).do(reveal('revive', 0));
      expect(x.options()).toEqual(['dullahan']);
      x.do(choose('dullahan'));
      expect([x.zone(0, 'guard'), x.graveyard()]).toEqual(['dullahan', 'minotaur, fireball']);
      x.do(endHand, endTurn);
    }),
  );
  rule(
    'S-12.12',
    'E-19 rescuing stops at the starting number',
    both((scene) => {
      const p0 = { hand: 'saint', draw: 'elf' };
      const x = scene({ p0: { ...p0, citizens: 9 }, buried: 4 }).do(reveal('saint', 0));
      expect([x.citizens(0), x.buried(), x.zone(0, 'hand')]).toEqual([10, 3, 'elf']);
      const full = scene({ p0, buried: 4 }).do(reveal('saint', 0));
      expect([full.citizens(0), full.buried(), full.zone(0, 'hand')]).toEqual([10, 4, 'elf']);
    }),
  );
});
