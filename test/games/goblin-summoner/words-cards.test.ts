import { readFileSync } from 'node:fs';
import { expect, describe as group, test } from 'vitest';
import {
  type Card,
  type CardSet,
  type Condition,
  type Effect,
  goblinSummoner,
  type Step,
  type Target,
  type When,
} from '../../../src/games/goblin-summoner/index.js';
import { cardText, createWords, nameOf, names, typeNames } from '../../../src/games/goblin-summoner/words/index.js';
import { rule } from '../../rule.js';

const { cards, feats, types } = goblinSummoner.catalogue;
const all = [...Object.values(cards), ...Object.values(feats)];
const monsters = { category: ['monster'] } as const;
const foe: Target = { from: 'play', side: 'enemy', pick: 'choose' };

const monster = (...effects: Effect[]): Card => ({
  id: 'x',
  category: 'monster',
  type: 'goblin',
  cost: 1,
  attack: 1,
  defence: 1,
  hp: 1,
  keywords: [],
  effects,
});
const spell = (...steps: Step[]): Card => ({
  id: 'x',
  category: 'spell',
  cost: 1,
  effects: [{ when: { on: 'resolve' }, do: steps }],
});
const waiting = (when: When, ...steps: Step[]): string =>
  cardText(monster({ when, do: steps.length > 0 ? steps : [{ op: 'draw', player: 'own', amount: 1 }] }));
const under = (...conditions: Condition[]): string =>
  cardText({
    ...spell(),
    effects: [{ when: { on: 'resolve' }, if: conditions, do: [{ op: 'draw', player: 'own', amount: 1 }] }],
  } as Card);

group('names', () => {
  test('every card, token, feat, item and type of the house set has one, and nothing else has', () => {
    expect(Object.keys(names).sort()).toEqual(all.map(({ id }) => id).sort());
    expect(Object.keys(typeNames).sort()).toEqual([...types].sort());
  });
  test('no two are alike', () => {
    const given = Object.values(names).map(({ name }) => name.toLowerCase());
    expect(new Set(given).size).toBe(given.length);
  });
  test('an id without a name is its own name, whatever object lies behind it', () => {
    expect(nameOf('goblin-runt')).toBe('Goblin Runt');
    expect(nameOf('item-ember-ring')).toBe('Ember Ring');
    expect(nameOf('undead')).toBe('Undead');
    for (const id of ['nobody', '__proto__', 'constructor', 'toString', '']) expect(nameOf(id)).toBe(id);
  });
});

group('texts of the house set', () => {
  test.for(all)('$id: the printed text is what its effects say', (card) => {
    expect(cardText(card)).toBe(names[card.id]?.text);
  });
  rule('G-2.5', 'what always has an effect has a text, and only a plain monster has none', () => {
    for (const card of Object.values(cards)) {
      const isPlain = card.effects.length === 0 && card.category === 'monster' && card.keywords.length === 0;
      expect(cardText(card) === '', card.id).toBe(isPlain);
    }
  });
  rule('G-13.4', 'the rules page prints the house feats and items as they are', () => {
    const page = readFileSync(new URL('../../../docs/rules/goblin-summoner.md', import.meta.url), 'utf8');
    for (const feat of Object.values(feats)) {
      expect(page).toContain(`| ${nameOf(feat.id)} | ${feat.kind} | ${cardText(feat)} |`);
    }
    expect(Object.keys(feats)).toHaveLength(6);
  });
});

group('texts of any card', () => {
  rule('G-2.11', 'keywords come first', () => {
    expect(cardText({ ...monster(), keywords: ['flying', 'immobile'] } as Card)).toBe('Flying. Immobile.');
  });
  rule('G-9.2', 'the cost of using an effect is told', () => {
    const cost = { mana: 2, exhaust: true, sacrifice: true } as const;
    expect(waiting({ on: 'activate', cost })).toBe('Use (2 mana, exhaust, sacrifice): draw 1 card.');
    expect(waiting({ on: 'activate' })).toBe('Use: draw 1 card.');
  });
  rule('G-9.16', 'so is what must hold for it', () => {
    const effect: Effect = {
      when: { on: 'activate', cost: { mana: 1 } },
      if: [{ what: 'shield', of: 'own', is: '<=', n: 1 }],
      do: [{ op: 'draw', player: 'enemy', amount: 2 }],
    };
    expect(cardText(monster(effect))).toBe(
      'Use (1 mana), only while you have 1 card or fewer in your shield: the enemy draws 2 cards.',
    );
  });
  rule('G-9.3', 'each event is told apart, and whose it is', () => {
    const told = (on: 'summoned' | 'cast' | 'attack' | 'damaged' | 'destroyed' | 'shield-lost' | 'effect-used') =>
      (['own', 'enemy', 'any'] as const).map((whose) => waiting({ on, whose }).replace(': draw 1 card.', ''));
    expect(told('summoned')).toEqual([
      'When you summon a monster or relic',
      'When the enemy summons a monster or relic',
      'When a monster or relic is summoned',
    ]);
    expect(told('cast')).toEqual(['When you cast a spell', 'When the enemy casts a spell', 'When a spell is cast']);
    expect(told('attack')).toEqual(['When you attack', 'When the enemy attacks', 'When a duellist attacks']);
    expect(told('damaged')).toEqual([
      'When one of your monsters loses hit points and survives',
      'When an enemy monster loses hit points and survives',
      'When a monster loses hit points and survives',
    ]);
    expect(told('destroyed')).toEqual([
      'When one of your permanents is destroyed',
      'When an enemy permanent is destroyed',
      'When a permanent is destroyed',
    ]);
    expect(told('shield-lost')).toEqual([
      'When you lose a shield card',
      'When the enemy loses a shield card',
      'When a duellist loses a shield card',
    ]);
    expect(told('effect-used')).toEqual([
      'When one of your permanents uses an effect',
      'When an enemy permanent uses an effect',
      'When a permanent uses an effect',
    ]);
    expect(waiting({ on: 'turn-start' })).toBe('Start of turn: draw 1 card.');
    expect(waiting({ on: 'turn-end' })).toBe('End of turn: draw 1 card.');
  });
  rule('G-9.4', 'what a filter asks is told, also of attackers and of the card itself', () => {
    const filter = { ...monsters, type: ['goblin', 'undead'], costMin: 2, costMax: 3, notSelf: true } as const;
    expect(waiting({ on: 'attack', whose: 'enemy', attackTarget: 'monster', filter: { keyword: 'flying' } })).toBe(
      'When the enemy attacks one of your monsters with a monster with flying: draw 1 card.',
    );
    expect(waiting({ on: 'attack', whose: 'own', attackTarget: 'duellist' })).toBe(
      'When you attack the duellist directly: draw 1 card.',
    );
    expect(waiting({ on: 'destroyed', whose: 'own', filter })).toBe(
      'When one of your other Goblin or Undead monsters of cost 2 to 3 is destroyed: draw 1 card.',
    );
    expect(waiting({ on: 'damaged', whose: 'self', filter: { exhausted: true } })).toBe(
      'When it loses hit points and survives, if it is an exhausted monster: draw 1 card.',
    );
    expect(waiting({ on: 'summoned', whose: 'any', filter: { token: true, without: 'guard' } })).toBe(
      'When a token without guard is summoned: draw 1 card.',
    );
  });
  rule('G-9.7', 'conditions are told with their numbers', () => {
    expect(under({ what: 'hand', of: 'enemy', is: '>=', n: 3 })).toBe(
      'If the enemy has 3 cards or more in their hand, draw 1 card.',
    );
    expect(under({ what: 'mana', of: 'own', is: '<=', n: 2 }, { what: 'released', of: 'own', is: '==', n: 0 })).toBe(
      'If you have 2 mana or less and you have no released cards, draw 1 card.',
    );
    expect(under({ count: { side: 'any', filter: monsters }, is: '>=', n: 1 })).toBe(
      'If there is a monster in play, draw 1 card.',
    );
    expect(under({ count: { side: 'own', filter: { category: ['relic'] } }, is: '==', n: 2 })).toBe(
      'If you have exactly 2 relics, draw 1 card.',
    );
  });
  rule('G-9.13', 'a static effect says while', () => {
    const effect: Effect = {
      when: { on: 'static' },
      if: [{ what: 'discard', of: 'enemy', is: '<=', n: 0 }],
      do: [
        { op: 'buff', target: { from: 'self' }, attack: 1, defence: -1 },
        { op: 'grant', target: { from: 'play', side: 'own' }, keyword: 'guard' },
      ],
    };
    expect(cardText(monster(effect))).toBe(
      'While the enemy has no cards in their discard pile, this monster has +1 attack and -1 defence, ' +
        'and your monsters have guard.',
    );
  });
});

group('texts of any step', () => {
  rule('G-9.11', 'who is meant is told: all, one, several, other ones, by chance', () => {
    const destroy = (target: Omit<Target, 'from'>) =>
      cardText(spell({ op: 'destroy', target: { from: 'play', ...target } }));
    expect(destroy({ side: 'any' })).toBe('Destroy every monster.');
    expect(destroy({ side: 'own', filter: { ...monsters, damaged: false } })).toBe(
      'Destroy each of your undamaged monsters.',
    );
    expect(destroy({ side: 'any', filter: { notSelf: true }, pick: 'choose' })).toBe('Destroy another monster.');
    expect(destroy({ side: 'enemy', filter: { category: ['relic', 'trap'] }, pick: 'random', count: 2 })).toBe(
      'Destroy 2 enemy relics or traps chosen at random.',
    );
    expect(destroy({ side: 'own', pick: 'choose', count: 3, upTo: true })).toBe('Destroy up to 3 of your monsters.');
    expect(destroy({ side: 'enemy', pick: 'choose', upTo: true })).toBe('Destroy up to 1 enemy monster.');
  });
  rule('G-14.1', 'where a step finds its cards is told', () => {
    const attacked: When = { on: 'attack', whose: 'enemy' };
    expect(waiting(attacked, { op: 'exhaust', target: { from: 'attackers', filter: { keyword: 'flying' } } })).toBe(
      'When the enemy attacks: exhaust every attacking monster with flying.',
    );
    expect(waiting(attacked, { op: 'heal', target: { from: 'defender' }, amount: 1 })).toBe(
      'When the enemy attacks: heal 1 on the attacked monster.',
    );
    const [exhaust, one, two] = [foe, { ...foe }, { ...foe, count: 2 }].map(
      (target): Step => ({ op: 'exhaust', target }),
    ) as [Step, Step, Step];
    const again: Step = { op: 'return', target: { from: 'previous' } };
    expect(cardText(spell(exhaust))).toBe('Exhaust an enemy monster.');
    expect(cardText(spell(one, again))).toBe("Exhaust an enemy monster, then return that card to its owner's hand.");
    expect(cardText(spell(two, again))).toBe(
      "Exhaust 2 enemy monsters, then return those cards to their owners' hands.",
    );
    expect(waiting({ on: 'summoned', whose: 'enemy' }, { op: 'ready', target: { from: 'self' } })).toBe(
      'When the enemy summons a monster or relic: ready this monster.',
    );
    expect(waiting({ on: 'summoned', whose: 'enemy' }, { op: 'destroy', target: { from: 'source' } })).toBe(
      'When the enemy summons a monster or relic: destroy it.',
    );
  });
  rule('G-14.2', 'damage, strike and heal', () => {
    const count = { count: { side: 'own', filter: { category: ['relic'] } }, plus: 1, max: 4 } as const;
    expect(cardText(spell({ op: 'damage', target: { ...foe, count: 2 }, amount: 2 }))).toBe(
      '2 enemy monsters lose 2 hit points each.',
    );
    expect(cardText(spell({ op: 'strike', target: foe, amount: count }))).toBe(
      'Strike X against an enemy monster, X being the number of relics you have plus 1, at most 4.',
    );
  });
  rule('G-14.4', 'bonuses say how long they last', () => {
    const both = { ...foe, count: 2 };
    expect(cardText(spell({ op: 'buff', target: both, defence: 2, until: 'leaves' }))).toBe(
      '2 enemy monsters get +2 defence while they stay in play.',
    );
    expect(
      cardText(spell({ op: 'grant', target: { from: 'play', side: 'own' }, keyword: 'reach', until: 'turn-end' })),
    ).toBe('Your monsters gain reach this turn.');
  });
  rule('G-14.5', 'draw, mill and mana, for both duellists', () => {
    expect(cardText(spell({ op: 'mill', player: 'own', amount: 2 }, { op: 'mill', player: 'enemy', amount: 1 }))).toBe(
      'Mill 2 cards of your deck, then the enemy mills 1 card.',
    );
    expect(cardText(spell({ op: 'mana', player: 'own', amount: -1 }, { op: 'mana', player: 'enemy', amount: 3 }))).toBe(
      'Lose 1 mana, then the enemy gains 3 mana.',
    );
  });
  rule('G-14.6', 'who picks a discard', () => {
    expect(cardText(spell({ op: 'discard', player: 'own', amount: 1, how: 'random' }))).toBe(
      'Discard 1 card at random.',
    );
    expect(cardText(spell({ op: 'discard', player: 'enemy', amount: 2, how: 'choose' }))).toBe(
      'The enemy discards 2 cards of their choice.',
    );
  });
  rule('G-14.7', 'a search says from where, what, and where to', () => {
    const found = { op: 'search', from: 'discard', to: 'play', filter: monsters, amount: 2 } as const;
    expect(cardText(spell(found))).toBe('Put 2 monsters from your discard pile into play.');
    expect(cardText(spell({ ...found, from: 'deck', to: 'hand', filter: {}, amount: 1 }))).toBe(
      'Put a card from your deck into your hand.',
    );
  });
  rule('G-14.8', 'whose tokens they are', () => {
    expect(cardText(spell({ op: 'token', player: 'enemy', token: 'token-straggler', amount: 2 }))).toBe(
      'The enemy summons 2 Goblin Straggler tokens.',
    );
  });
  rule('G-14.9', 'what happens to which shield', () => {
    const shield = (player: 'own' | 'enemy' | 'both', change: 'release' | 'discard' | 'restore') =>
      cardText(spell({ op: 'shield', player, change, amount: 1 }));
    expect(shield('own', 'release')).toBe('Take 1 card from your shield.');
    expect(shield('enemy', 'discard')).toBe('The enemy discards 1 card of their shield.');
    expect(shield('both', 'restore')).toBe('Each duellist restores 1 card of their shield.');
  });
});

rule('G-14.12', 'cards of third parties are read with the names of their sets', () => {
  const set: CardSet = {
    set: 'isles',
    version: 1,
    name: 'Isles',
    types: [{ id: 'unicorn', name: 'Unicorn' }],
    cards: [],
    tokens: [
      {
        id: 'token-foal',
        category: 'monster',
        type: 'unicorn',
        cost: 0,
        attack: 0,
        defence: 1,
        hp: 1,
        keywords: [],
        effects: [],
        token: true,
        name: 'Foal',
        text: '',
      },
    ],
    feats: [],
  };
  const herd: Card = {
    ...monster({
      when: { on: 'destroyed', whose: 'any', filter: { ...monsters, type: ['unicorn'] } },
      do: [{ op: 'token', player: 'own', token: 'token-foal', amount: 1 }],
    }),
  };
  expect(createWords({ sets: [set] }).cardText(herd)).toBe('When a Unicorn monster is destroyed: summon a Foal token.');
  expect(cardText(herd)).toBe('When a unicorn monster is destroyed: summon a token-foal token.');
});
