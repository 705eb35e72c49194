import { readFileSync } from 'node:fs';
import { expect, describe as group, test } from 'vitest';
import { type Card, type CardSet, goblinSummoner } from '../../../../src/games/goblin-summoner/index.js';
import { cardText, createWords, nameOf, names, typeNames } from '../../../../src/games/goblin-summoner/words/index.js';
import { rule } from '../../../rule.js';
import { monster } from './made-up.js';

const { cards, feats, types } = goblinSummoner.catalogue;
const all = [...Object.values(cards), ...Object.values(feats)];

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
    const page = readFileSync(new URL('../../../../docs/rules/goblin-summoner.md', import.meta.url), 'utf8');
    for (const feat of Object.values(feats)) {
      expect(page).toContain(`| ${nameOf(feat.id)} | ${feat.kind} | ${cardText(feat)} |`);
    }
    expect(Object.keys(feats)).toHaveLength(6);
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
      when: { on: 'destroyed', whose: 'any', filter: { category: ['monster'], type: ['unicorn'] } },
      do: [{ op: 'token', player: 'own', token: 'token-foal', amount: 1 }],
    }),
  };
  expect(createWords({ sets: [set] }).cardText(herd)).toBe('When a Unicorn monster is destroyed: summon a Foal token.');
  expect(cardText(herd)).toBe('When a unicorn monster is destroyed: summon a token-foal token.');
});
