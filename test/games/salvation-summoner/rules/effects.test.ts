import { describe, expect } from 'vitest';
import type { Card, Collection, Effect, HandAction } from '../../../../src/games/salvation-summoner/index.js';
import { createSalvationSummoner, firstCollection } from '../../../../src/games/salvation-summoner/index.js';
import { rule } from '../../../rule.js';
import { choose, deploy, endHand, endTurn, move, reveal, storm } from '../says.js';
import { both } from '../scene.js';

describe('effects', () => {
  rule(
    ['S-12.1', 'S-12.9'],
    'damage: one of the units that may be hit, or each, or the standing gate past its guards',
    both((scene) => {
      const p1 = { sortie: 'troll, griffin', guard: 'gargoyle, golem' };
      const x = scene({ p0: { hand: '2 wind-shear, 2 long-range-catapult, apprentice-witch' }, p1 });
      x.do(reveal('wind-shear', 1));
      expect([x.asked(), x.options()]).toEqual(['choose 0', ['troll', 'griffin']]);
      expect(x.refusal(choose())).toBe('bad-choice');
      x.do(choose('troll'));
      x.do(reveal('wind-shear', 0));
      expect([x.asked(), x.zone(1, 'sortie'), x.zone(1, 'guard')]).toEqual(['hand', 'troll(damage 3)', 'golem']);
      x.do(reveal('long-range-catapult', 0), reveal('long-range-catapult', 0));
      expect(x.gate(1)).toBe(4);
      x.do(reveal('apprentice-witch', 0));
      expect(x.options()).toEqual(['troll', 'golem']);
      expect([x.do(choose('golem')).zone(1, 'guard')]).toEqual(['golem(damage 1)']); // armor does not apply
      const down = scene({ p0: { hand: 'long-range-catapult' }, p1: { gate: 'down' } });
      expect(down.do(reveal('long-range-catapult', 0)).gate(1)).toBe('down');
    }),
  );
  rule(
    ['S-12.2', 'S-6.16'],
    'damage: adds to what was taken and destroys a gate at its HP',
    both((scene) => {
      const x = scene({ p0: { hand: 'long-range-catapult', sortie: 'hero' }, p1: {} });
      x.do(reveal('long-range-catapult', 0), endHand, storm('hero'));
      expect(x.gate(1)).toBe('down');
    }),
  );
  rule(
    'S-12.3',
    'move-enemy: in either direction, to the end of the other area, and it may be declined',
    both((scene) => {
      const x = scene({ p0: { hand: '2 roc, mad-location' }, p1: { sortie: 'troll, elf', guard: 'dwarf, golem' } });
      x.do(reveal('roc', 0));
      expect(x.options()).toEqual(['troll', 'elf', 'dwarf', 'golem']);
      x.do(choose('troll'), reveal('roc', 0), choose('dwarf'), reveal('mad-location', 0), choose());
      expect([x.zone(1, 'sortie'), x.zone(1, 'guard')]).toEqual(['elf, dwarf', 'golem, troll']);
    }),
  );
  rule(
    ['S-12.4', 'S-12.9'],
    'revive: equal cards of the graveyard are one option; what enters the field may act in this turn',
    both((scene) => {
      const graveyard = 'troll, elf, troll, minotaur, mana-shield, fanatic-field';
      const x = scene({ p0: { hand: 'revive, 2 cemetery', guard: 'flesh-golem' }, graveyard });
      x.do(reveal('revive', 0));
      expect([x.asked(), x.options()]).toEqual(['choose 0', ['troll', 'elf']]);
      x.do(choose('troll'));
      expect([x.graveyard(), x.zone(0, 'guard')]).toEqual([
        ...['elf, troll, minotaur, mana-shield, fanatic-field', 'flesh-golem, troll'],
      ]);
      x.do(reveal('cemetery', 0), choose('elf'), reveal('cemetery', 0));
      expect([x.asked(), x.zone(0, 'hand')]).toEqual(['hand', 'elf(shown)']);
      x.do(endHand, move('troll', 'sortie'), storm('troll'));
      expect(x.gate(1)).toBe(3);
    }),
  );
  rule(
    'S-12.5',
    'buff: only units on the field now; one may be chosen, or each gets it',
    both((scene) => {
      const x = scene({ p0: { hand: 'hero, valkyrie, elf, fanatic-field', sortie: 'troll', guard: 'golem' } });
      x.do(reveal('hero', 0));
      expect([x.options(), x.refusal(choose())]).toEqual([['troll', 'golem'], 'bad-choice']);
      x.do(choose('golem'), reveal('valkyrie', 0), reveal('fanatic-field', 0), endHand, deploy('elf', 'sortie'));
      expect([x.zone(0, 'sortie'), x.zone(0, 'guard')]).toEqual(['troll(+2), elf', 'golem(+4)']);
      expect(x.do(endTurn).zone(0, 'guard')).toBe('golem');
      const none = scene({ p0: { hand: 'hero' } }).do(reveal('hero', 0));
      expect([none.asked(), none.budget()]).toEqual(['hand', [1, 1]]);
    }),
  );
  rule(
    ['S-4.16', 'S-12.6', 'S-12.11'],
    'gain: a kind of that cost and tag with cards left, no special; it may be declined',
    both((scene) => {
      const piles = '4 goblin, 4 hobgoblin, 4 goblin-warlord, 0 goblin-robber, 4 troll, 1 amy';
      const x = scene({ p0: { hand: '2 goblin-warlord' }, piles }).do(reveal('goblin-warlord', 0));
      expect(x.options()).toEqual(['goblin', 'hobgoblin']);
      x.do(choose(), reveal('goblin-warlord', 0), choose('hobgoblin'));
      expect([x.zone(0, 'discard'), x.left('hobgoblin'), x.left('goblin')]).toEqual(['hobgoblin', 3, 4]);
    }),
  );
  rule(
    ['S-12.9', 'S-12.11'],
    'what was picked is carried out in the order of the options, whatever the order of the picks',
    both((scene) => {
      const start = () =>
        scene({ p0: { hand: 'curse' }, p1: { hand: 'elf, troll, golem, dwarf' } }).do(reveal('curse', 0));
      const two = scene({ p0: { hand: 'curse' }, p1: { hand: 'elf, troll, golem, dwarf, hero' } }).do(
        reveal('curse', 0),
      );
      const back = two.copy().do(choose('hero', 'elf'));
      expect(back.state).toEqual(two.do(choose('elf', 'hero')).state);
      expect(back.zone(1, 'discard')).toBe('elf, hero');
      expect(start().do(choose('dwarf')).zone(1, 'hand')).toBe('elf, troll, golem');
    }),
  );
  rule(
    'S-12.10',
    'damage to several units is dealt to all before any of them is destroyed',
    both((scene) => {
      const p1 = { guard: 'knight, goblin, troll' };
      const x = scene({ p0: { hand: 'carrier' }, p1 }).do(reveal('carrier', 0));
      expect(x.events.map(({ type }) => type)).toEqual([
        ...['revealed', 'damaged', 'damaged', 'damaged', 'destroyed', 'destroyed'],
      ]);
      expect([x.zone(1, 'guard'), x.graveyard()]).toEqual(['troll(damage 1)', 'knight, goblin']);
    }),
  );
  rule(
    ['S-12.11', 'S-12.12'],
    'discard-to: asks nothing of a hand that is small enough, and everything of nobody',
    both((scene) => {
      const x = scene({ p0: { hand: 'witch, mandrake' }, p1: { hand: '4 elf' } }).do(reveal('witch', 1));
      expect([x.asked(), x.zone(1, 'hand')]).toEqual(['hand', '4 elf']);
      const five = scene({ p0: { hand: 'mandrake' }, p1: { hand: '5 elf' } }).do(reveal('mandrake', 0));
      expect(five.state.phase).toMatchObject({ min: 1, max: 1, options: { length: 5 } });
    }),
  );
  rule(
    ['S-16.5', 'S-4.9'],
    'after a choice the rest of the action goes on',
    both((scene) => {
      const x = scene({ p0: { hand: 'sacrificial-altar, knight, elf', draw: 'troll' } });
      x.do(reveal('sacrificial-altar', 0));
      expect(x.budget()).toEqual([0, 1]);
      x.do(choose('elf'));
      expect([x.budget(), x.asked()]).toEqual([[2, 1], 'hand']);
      const alone = scene({ p0: { hand: 'sacrificial-altar' } }).do(reveal('sacrificial-altar', 0));
      expect([alone.asked(), alone.budget()]).toEqual(['hand', [2, 1]]);
    }),
  );
});

describe('cards as data', () => {
  const all = firstCollection.cards;
  const effectsOf = (card: Card): readonly (readonly [HandAction['timing'], { op: string }])[] =>
    card.actions.flatMap((action) =>
      action.effects.map((effect: Effect | { op: 'prevent' | 'heal' }) => [action.timing, effect] as const),
    );

  rule(['S-1.8', 'S-12.0', 'S-12.7', 'S-12.12'], 'have at most two actions, each verb with its timing', () => {
    for (const card of all) {
      expect(card.actions.length).toBeLessThanOrEqual(2);
      for (const [timing, { op }] of effectsOf(card)) {
        expect(timing === 'before-damage').toBe(op === 'prevent');
        expect(timing === 'after-damage').toBe(op === 'heal');
      }
      const isLeader = card.kind === 'unit' && card.skills.some(({ skill }) => skill === 'leader');
      expect(card.tags.includes('leader')).toBe(isLeader);
    }
    const verbs = new Set(all.flatMap((card) => effectsOf(card).map(([, { op }]) => op)));
    expect([...verbs].sort()).toEqual([
      ...['buff', 'damage', 'discard-to', 'draw', 'gain', 'heal', 'mana', 'move-enemy', 'prevent', 'raze', 'rescue'],
      ...['revive', 'steal', 'summons', 'trash', 'win'],
    ]);
  });
  rule('S-1.10', 'attack by one of two reaches and one of two natures', () => {
    const kinds = new Set(all.flatMap((card) => (card.kind === 'unit' ? [`${card.reach} ${card.nature}`] : [])));
    expect([...kinds].sort()).toEqual(['melee magic', 'melee physical', 'ranged magic', 'ranged physical']);
  });
  rule(
    ['S-1.9', 'S-5.6'],
    'sites without an aura are not deployed',
    both((scene) => {
      const x = scene({ phase: 'field', p0: { hand: 'sacrificial-altar, troll' } });
      expect(x.refusal(deploy('sacrificial-altar', 'site'))).toBe('not-deployable');
      expect(x.refusal(deploy('troll', 'site'))).toBe('wrong-area');
    }),
  );
  rule(['S-8.8', 'S-8.15', 'S-12.0'], 'of other sets: assimilate may be granted where a unit enters', () => {
    const [troll] = all.filter(({ id }) => id === 'troll');
    if (troll?.kind !== 'unit') throw new Error('a unit');
    const nest: Collection['cards'][number] = {
      ...{ id: 'nest', series: 'special', role: 'supply', kind: 'site', cost: 3, mana: 1, actions: [], tags: [] },
      auras: [{ aura: 'grant', skill: 'assimilate', area: 'guard' }],
    };
    const game = createSalvationSummoner({ sets: [{ ...firstCollection, cards: [...all, nest] }] });
    const start = game.setup({ seed: 'nest' });
    const unit = { handle: 90, card: 'dwarf', damage: 0, attacks: 0, moved: false, saved: 0, bonus: 0, absorbed: [] };
    const [own, enemy] = [start.players[start.active], start.players[start.active === 0 ? 1 : 0]];
    const mine = { ...own, site: 'nest', guard: [unit], hand: [{ handle: 91, card: 'troll', shown: false }] };
    const players = start.active === 0 ? ([mine, enemy] as const) : ([enemy, mine] as const);
    const state = { ...start, phase: { name: 'field' } as const, players, handles: 100 };
    const next = game.reduce(state, { type: 'deploy', seat: start.active, card: 91, area: 'guard', absorb: 90 });
    expect(next.players[start.active].guard).toMatchObject([{ card: 'troll', absorbed: ['dwarf'] }]);
    expect(game.check(state, { type: 'deploy', seat: start.active, card: 91, area: 'sortie', absorb: 90 })?.code).toBe(
      'bad-absorb',
    );
  });
});
