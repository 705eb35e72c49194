import { expect, describe as group, test } from 'vitest';
import { decks, firstBestiary, goblinSummoner } from '../../../src/games/goblin-summoner/index.js';
import { parseCard, parseCardSet } from '../../../src/games/goblin-summoner/schema.js';
import { rule } from '../../rule.js';
import { houseSet } from './set-kit.js';

const { cards, tokens, feats, types } = firstBestiary;
const count = (is: (card: (typeof cards)[number]) => boolean): number => cards.filter(is).length;

group('the house set', () => {
  rule('G-14.12', 'is read by the schema, all of it', () => {
    expect(parseCardSet(houseSet, { sets: [] })).toEqual({ ok: true, value: houseSet });
    for (const card of houseSet.cards) expect(parseCard(card)).toEqual({ ok: true, value: card });
  });

  rule(['G-2.1', 'G-2.4'], 'has 114 cards of four categories over seven types', () => {
    expect(cards).toHaveLength(114);
    const categories = ['monster', 'relic', 'spell', 'trap'].map((category) =>
      count((card) => card.category === category),
    );
    expect(categories).toEqual([66, 16, 19, 13]);
    const byType = types.map(({ id }) => [id, count((card) => 'type' in card && card.type === id)]);
    expect(Object.fromEntries(byType)).toEqual({
      goblin: 17,
      undead: 13,
      beast: 11,
      construct: 11,
      giant: 10,
      angel: 10,
      elemental: 10,
    });
  });

  rule(['G-13.1', 'G-13.4', 'G-2.12'], 'has a token, three feats and three items', () => {
    expect(tokens).toMatchObject([{ id: 'token-straggler', token: true, cost: 0 }]);
    expect(feats.map(({ kind }) => kind)).toEqual(['feat', 'feat', 'feat', 'item', 'item', 'item']);
  });

  rule('G-2.3', 'costs what the printed list costs', () => {
    const total = (list: readonly { readonly cost: number }[]) => list.reduce((sum, { cost }) => sum + cost, 0);
    const curve = [0, 1, 2, 3, 4, 5].map((cost) => count((card) => card.cost === cost));
    expect({ total: total(cards), curve }).toEqual({ total: 302, curve: [0, 23, 31, 34, 15, 11] });
  });

  test('speaks kebab-case, and names nothing', () => {
    const words: unknown[] = [];
    JSON.stringify(firstBestiary, (_key, value) => (typeof value === 'string' ? words.push(value) : value));
    for (const word of words) expect(word).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*|[><=]=)$/);
    expect(words.length).toBeGreaterThan(500);
    expect(Object.keys(goblinSummoner.catalogue.cards)).toHaveLength(115);
  });
});

group('ready decks', () => {
  rule('G-12.5', 'are six, each with its name', () => {
    expect(Object.entries(decks).map(([id, { name }]) => [id, name])).toEqual([
      ['warren-rush', 'Warren Rush'],
      ['restless-dead', 'Restless Dead'],
      ['wings-of-dawn', 'Wings of Dawn'],
      ['hills-walk', 'The Hills Walk'],
      ['pack-hunt', 'Pack Hunt'],
      ['storm-school', 'Storm School'],
    ]);
  });
});
