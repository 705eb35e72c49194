import { expect } from 'vitest';
import { type Deck, type DeckLine, decks, goblinSummoner } from '../../../../src/games/goblin-summoner/index.js';
import { rule } from '../../../rule.js';
import { problemsOf } from '../lab.js';

const line = (card: string, copies: number): DeckLine => ({ card, copies });
/** 22 spells of cost 1 and 2. */
const PLAIN: readonly DeckLine[] = [
  ...['rally', 'mana-surge', 'mending-light', 'seek-the-page', 'shatter', 'unsummon', 'net'].map((card) =>
    line(card, 3),
  ),
  line('insight', 1),
];
const deckOf = (cards: readonly DeckLine[], affinity = 'goblin'): Deck => ({ affinity, cards });
const problems = (deck: Deck, options = {}) =>
  problemsOf(() => goblinSummoner.setup({ seed: 'deck', decks: [deck, decks['pack-hunt']], options }))
    .filter(({ path }) => path[1] === 0)
    .map(({ code, have, need, path, rule: id }) => ({ code, have, need, path: path.slice(2), rule: id }));
const codes = (deck: Deck, options = {}) => problems(deck, options).map(({ code }) => code);

rule('G-12.1', 'exactly so many cards', () => {
  expect(codes(deckOf(PLAIN))).toEqual([]);
  const short = PLAIN.slice(0, -1);
  expect(problems(deckOf(short))).toEqual([{ code: 'deck-size', have: 21, need: 22, path: ['cards'], rule: 'G-12.1' }]);
  expect(problems(deckOf([...short, line('insight', 2)]))).toMatchObject([{ code: 'deck-size', have: 23, need: 22 }]);
  expect(
    problemsOf(() =>
      goblinSummoner.setup({ seed: 'x', decks: [deckOf(short), deckOf(short)], options: { deckSize: 21 } }),
    ),
  ).toEqual([]);
});

rule('G-12.1', 'of so much mana at most, under the own affinity', () => {
  const dear = [...PLAIN.slice(2), line('goblin-king', 3), line('goblin-warchief', 3)]; // 17 + 15 + 12 printed
  expect(problems(deckOf(dear))).toMatchObject([{ code: 'deck-mana', have: 38, need: 35 }]);
  expect(problems(deckOf(dear, 'undead'))).toMatchObject([{ code: 'deck-mana', have: 44, need: 35 }]);
  expect(codes(deckOf(dear), { deckManaLimit: 38 })).toEqual([]);
  expect(codes(deckOf(dear), { deckManaLimit: 37 })).toEqual(['deck-mana']);
});

rule('G-12.2', 'one affinity, a type in use, which forbids no card', () => {
  for (const { id } of [{ id: 'goblin' }, { id: 'construct' }]) expect(codes(deckOf(PLAIN, id))).toEqual([]);
  expect(problems(deckOf(PLAIN, 'slime'))).toMatchObject([
    { code: 'deck-affinity', path: ['affinity'], rule: 'G-12.2' },
  ]);
  expect(codes({ cards: PLAIN } as never)).toEqual(['missing']);
  expect(codes(deckOf([...PLAIN.slice(1), line('wraith', 2), line('storm-hawk', 1)]))).toEqual([]);
});

rule('G-12.3', 'so many copies at most, and no tokens, feats or items', () => {
  const swap = (...lines: readonly DeckLine[]) => deckOf([...PLAIN.slice(2), ...lines]);
  expect(codes(swap(line('doom', 3), line('rally', 3)))).toEqual([]);
  expect(problems(swap(line('doom', 2), line('rally', 4)))).toMatchObject([
    { code: 'deck-copies', have: 4, need: 3, rule: 'G-12.3' },
  ]);
  expect(codes(swap(line('doom', 2), line('rally', 4)), { maxCopies: 4 })).toEqual([]);
  expect(codes(deckOf([line('rally', 22)]), { maxCopies: null })).toEqual([]);
  expect(problems(swap(line('token-straggler', 3), line('rally', 3)))).toMatchObject([
    { code: 'deck-token', rule: 'G-12.3' },
  ]);
  expect(codes(swap(line('item-ember-ring', 3), line('rally', 3)))).toEqual(['deck-unknown-card']);
});

rule('G-12.4', 'all that applies, in this order', () => {
  const all = deckOf([line('doom', 12), line('token-straggler', 1), line('gobiln', 1)], 'slime');
  expect(codes(all)).toEqual([
    'deck-size',
    'deck-mana',
    'deck-copies',
    'deck-unknown-card',
    'deck-token',
    'deck-affinity',
  ]);
});

rule('G-12.5', 'six ready decks, all legal, of these totals', () => {
  const totals = [
    ['warren-rush', 'goblin', 34],
    ['restless-dead', 'undead', 32],
    ['wings-of-dawn', 'angel', 35],
    ['hills-walk', 'giant', 35],
    ['pack-hunt', 'beast', 33],
    ['storm-school', 'elemental', 30],
  ] as const;
  expect(Object.keys(decks).sort()).toEqual(totals.map(([id]) => id).sort());
  for (const [id, affinity, total] of totals) {
    expect([decks[id].affinity, codes(decks[id])]).toEqual([affinity, []]);
    expect(codes(decks[id], { deckManaLimit: total })).toEqual([]);
    expect(problems(decks[id], { deckManaLimit: total - 1 })).toContainEqual(
      expect.objectContaining({ have: total, need: total - 1 }),
    );
  }
});

rule('G-12.6', 'lines of one card are added up, and a number of copies is a whole one', () => {
  const split = deckOf([...PLAIN.slice(1), line('rally', 2), line('rally', 1)]);
  expect(codes(split)).toEqual([]);
  expect(problems(deckOf([...PLAIN.slice(2), line('rally', 3), line('doom', 2), line('rally', 1)]))).toMatchObject([
    { code: 'deck-copies', have: 4 },
  ]);
  const wrong = (copies: unknown) => problems(deckOf([...PLAIN.slice(1), line('rally', copies as number)]));
  for (const copies of [0, -1]) expect(wrong(copies)).toMatchObject([{ code: 'too-small', need: 1 }]);
  for (const copies of [1.5, '3', null]) expect(wrong(copies)).toMatchObject([{ code: 'wrong-type' }]);
  const unknown = deckOf([...PLAIN.slice(1), line('gobiln', 3)], 'slime');
  expect(codes(unknown)).toEqual(['deck-unknown-card', 'deck-affinity']);
  expect(
    problems(deckOf([...PLAIN.slice(2), line('goblin-king', 3), line('goblin-warchief', 3)], 'slime'))[0],
  ).toMatchObject({ have: 44 });
});
