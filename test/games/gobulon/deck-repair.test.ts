import fc from 'fast-check';
import { expect, describe as group, test } from 'vitest';
import { applyEdits, type DeckOptions, type Edit, repairDeck, validateDeck } from '../../../src/games/gobulon/deck.js';
import { type Collection, type Deck, decks } from '../../../src/games/gobulon/index.js';
import { rule } from '../../rule.js';
import { anyDeck, changed, deckOf } from './deck-kit.js';

const sum = (edits: readonly Edit[], kind: Edit['edit']): number =>
  edits.reduce((total, { edit, copies }) => total + (edit === kind ? copies : 0), 0);
/** A card in the place of another counts once. */
const weight = (edits: readonly Edit[]): number => Math.max(sum(edits, 'add'), sum(edits, 'remove'));

group('repaired decks', () => {
  rule('B-4.1', 'any list of lines becomes a legal deck, and the edits lead there', () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        const before = structuredClone(deck);
        const { deck: legal, edits } = repairDeck(deck);
        expect(validateDeck(legal)).toMatchObject({ status: 'legal', problems: [] });
        expect(applyEdits(deck, edits)).toEqual(legal);
        expect(deck).toEqual(before);
        expect(repairDeck(legal)).toEqual({ deck: legal, edits: [] });
      }),
    );
  });

  test('also with other numbers, as long as there is a legal deck', () => {
    const options: fc.Arbitrary<DeckOptions> = fc.record({
      ofEachValue: fc.integer({ min: 1, max: 12 }),
      jokers: fc.integer({ min: 0, max: 10 }),
      maxCopies: fc.constantFrom(1, 2, 10),
    });
    fc.assert(
      fc.property(anyDeck, options, (deck, numbers) => {
        const repair = repairDeck(deck, numbers);
        // The house set has eight jokers, and sixteen other cards of each value.
        const { jokers = 1 } = numbers;
        if (repair.deck === null) expect(jokers).toBeGreaterThan(8);
        else expect(validateDeck(repair.deck, numbers).status).toBe('legal');
      }),
      { numRuns: 50 },
    );
  });

  test('a legal deck is left alone', () => {
    for (const deck of Object.values(decks)) expect(repairDeck(deck)).toEqual({ deck, edits: [] });
  });

  test('an incomplete deck is only added to', () => {
    const deck = changed('comme-chat', { 'chat-chat-sur-coussin': 0, 'joker-cameleon': 0 });
    const { edits } = repairDeck(deck);
    expect([sum(edits, 'remove'), sum(edits, 'add')]).toEqual([0, 3]);
  });

  test('what comes is of the types the deck has most of', () => {
    const { edits } = repairDeck(changed('comme-chat', { 'chat-chat-sur-coussin': 0 }));
    expect(edits).toEqual([{ edit: 'add', card: 'chat-chat-sur-coussin', copies: 2 }]);
  });

  test('a misspelt card is replaced by the one that was meant', () => {
    const lines = changed('comme-chat', { 'joker-cameleon': 0 }).cards;
    expect(repairDeck({ cards: [...lines, { card: 'Caméléo', copies: 1 }] }).edits).toEqual([
      { edit: 'remove', card: 'Caméléo', copies: 1 },
      { edit: 'add', card: 'joker-cameleon', copies: 1 },
    ]);
  });

  test('what stands last goes first', () => {
    expect(repairDeck(changed('comme-chat', { 'nuit-courant-d-air': 1 })).edits).toEqual([
      { edit: 'remove', card: 'nuit-courant-d-air', copies: 1 },
    ]);
  });

  test('without a legal deck there is none, and the reason is told', () => {
    expect(repairDeck(decks['comme-chat'], { jokers: 9 })).toEqual({
      deck: null,
      edits: [],
      problems: [{ code: 'no-legal-deck', path: [], rule: 'B-4.1' }],
    });
  });

  test('a deck that is malformed is not guessed at', () => {
    expect(repairDeck({ cards: [{ card: 'joker-cameleon', copies: -4 }] })).toMatchObject({
      deck: null,
      problems: [{ code: 'too-small', path: ['cards', 0, 'copies'] }],
    });
  });
});

group('fewest edits', () => {
  /** One or two cards of the first three values, jokers among them; one of each other value, which is always right. */
  const card = (id: string, value: number, joker = false) =>
    ({ id, value, joker, type: joker ? null : 'red', rarity: 'one', powers: [] }) as const;
  const tiny: Collection = {
    types: [{ id: 'red' }],
    rarities: [{ id: 'one' }],
    cards: [
      ...[card('a0', 0), card('b0', 0), card('j0', 0, true), card('k0', 0, true)],
      ...[card('a1', 1), card('j1', 1, true), card('a2', 2), card('b2', 2)],
      ...[3, 4, 5, 6, 7, 8, 9].map((value) => card(`r${value}`, value)),
    ],
  };
  const rest = [3, 4, 5, 6, 7, 8, 9].map((value) => ({ card: `r${value}`, copies: 2 }));
  const free = ['a0', 'b0', 'j0', 'k0', 'a1', 'j1', 'a2', 'b2'];

  /** Every choice of the free cards, two copies at most. */
  const lists: readonly Deck[] = free
    .reduce<Readonly<Record<string, number>>[]>(
      (found, id) => found.flatMap((list) => [0, 1, 2].map((copies) => ({ ...list, [id]: copies }))),
      [{}],
    )
    .filter((list) => Object.values(list).reduce((total, copies) => total + copies, 0) === 6)
    .map((list) => deckOf(Object.fromEntries(Object.entries(list).filter(([, copies]) => copies > 0))));

  /** How many edits lie between a deck and a list. */
  function between(deck: Deck, list: Deck): number {
    const have: Record<string, number> = {};
    for (const line of deck.cards) have[line.card] = (have[line.card] ?? 0) + line.copies;
    const shared = list.cards.reduce((total, { card: id, copies }) => total + Math.min(copies, have[id] ?? 0), 0);
    const all = deck.cards.reduce((total, { copies }) => total + copies, 0);
    return Math.max(all, 6) - shared;
  }

  test('no legal deck is nearer than the one that is found: all of them are tried', () => {
    const legal = new Map<number, readonly Deck[]>();
    const optionsFor = (jokers: number): DeckOptions => ({ sets: [tiny], ofEachValue: 2, maxCopies: 2, jokers });
    for (const jokers of [0, 1, 2, 3]) {
      const are = (one: Deck) =>
        validateDeck({ cards: [...one.cards, ...rest] }, optionsFor(jokers)).status === 'legal';
      legal.set(jokers, lists.filter(are));
    }
    expect([...legal.values()].map(({ length }) => length)).toEqual([9, 21, 15, 3]);
    const deck = fc.array(fc.record({ card: fc.constantFrom(...free, 'zz'), copies: fc.integer({ min: 1, max: 4 }) }), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(deck, fc.integer({ min: 0, max: 3 }), (cards, jokers) => {
        const { edits } = repairDeck({ cards: [...cards, ...rest] }, optionsFor(jokers));
        const distances = (legal.get(jokers) ?? []).map((one) => between({ cards }, one));
        expect(weight(edits)).toBe(Math.min(...distances));
      }),
    );
  });
});

group('edits', () => {
  test('taking out goes from the last line up, putting in to the first', () => {
    const lines = (...list: readonly (readonly [string, number])[]) => list.map(([card, copies]) => ({ card, copies }));
    const deck = { cards: lines(['a', 2], ['b', 1], ['a', 1]) };
    const swap = [
      { edit: 'remove', card: 'a', copies: 2 },
      { edit: 'add', card: 'b', copies: 1 },
    ] as const;
    expect(applyEdits(deck, swap).cards).toEqual(lines(['a', 1], ['b', 2]));
    const again = [
      { edit: 'remove', card: 'a', copies: 9 },
      { edit: 'add', card: 'a', copies: 1 },
    ] as const;
    expect(applyEdits(deck, again).cards).toEqual(lines(['b', 1], ['a', 1]));
  });
});
