import fc from 'fast-check';
import { expect, describe as group, test } from 'vitest';
import {
  applyEdits,
  type DeckOptions,
  type Edit,
  repairDeck,
  validateDeck,
} from '../../../src/games/goblin-summoner/deck.js';
import { type CardSet, type Deck, decks, goblinSummoner } from '../../../src/games/goblin-summoner/index.js';
import { rule } from '../../rule.js';
import { anyDeck, deckOf, warrenRush } from './deck-kit.js';

const sum = (edits: readonly Edit[], kind: Edit['edit']): number =>
  edits.reduce((total, one) => total + (one.edit !== kind ? 0 : one.edit === 'affinity' ? 1 : one.copies), 0);
/** A card in the place of another counts once. */
const weight = (edits: readonly Edit[]): number =>
  Math.max(sum(edits, 'add'), sum(edits, 'remove')) + sum(edits, 'affinity');

group('repaired decks', () => {
  rule('G-12.1', 'any list of lines becomes a legal deck, and the edits lead there', () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        const before = structuredClone(deck);
        const { deck: legal, edits } = repairDeck(deck);
        expect(validateDeck(legal)).toMatchObject({ status: 'legal', problems: [] });
        expect(applyEdits(deck, edits)).toEqual(legal);
        expect(deck).toEqual(before);
        expect(repairDeck(deck)).toEqual({ deck: legal, edits });
        expect(repairDeck(legal)).toEqual({ deck: legal, edits: [] });
      }),
    );
  });

  test('also with other numbers, as long as there is a legal deck', () => {
    const options: fc.Arbitrary<DeckOptions> = fc.record({
      deckSize: fc.integer({ min: 1, max: 60 }),
      deckManaLimit: fc.integer({ min: 0, max: 60 }),
      maxCopies: fc.constantFrom(null, 1, 2, 10),
    });
    fc.assert(
      fc.property(anyDeck, options, (deck, numbers) => {
        const repair = repairDeck(deck, numbers);
        if (repair.deck === null) expect(repair.problems).toMatchObject([{ code: 'no-legal-deck' }]);
        else expect(validateDeck(repair.deck, numbers).status).toBe('legal');
      }),
      { numRuns: 50 },
    );
  });

  test('a legal deck is left alone', () => {
    for (const deck of Object.values(decks)) expect(repairDeck(deck)).toEqual({ deck, edits: [] });
  });

  test('from nothing, a deck of the affinity', () => {
    const { deck } = repairDeck(deckOf({}, 'undead'));
    const own = deck?.cards.filter(({ card }) => {
      const known = goblinSummoner.catalogue.cards[card];
      return known !== undefined && 'type' in known && known.type === 'undead';
    });
    expect(own?.reduce((total, { copies }) => total + copies, 0)).toBe(22);
  });

  rule('G-12.2', 'another affinity is one edit, where that saves more', () => {
    expect(repairDeck({ ...decks['hills-walk'], affinity: 'goblin' }).edits).toEqual([
      { edit: 'affinity', affinity: 'giant' },
    ]);
  });

  test('a misspelt card is replaced by the one that was meant', () => {
    const { affinity, cards } = warrenRush({ net: 0 });
    const { deck, edits } = repairDeck({ affinity, cards: [...cards, { card: 'Nett', copies: 1 }] });
    expect(edits).toEqual([
      { edit: 'remove', card: 'Nett', copies: 1 },
      { edit: 'add', card: 'net', copies: 1 },
    ]);
    expect(deck).toEqual({ affinity, cards: [...cards, { card: 'net', copies: 1 }] });
  });

  test('what stands last goes first, where the mana allows it', () => {
    expect(repairDeck(warrenRush({ net: 3 })).edits).toEqual([
      { edit: 'remove', card: 'grave-bell', copies: 1 },
      { edit: 'remove', card: 'net', copies: 1 },
    ]);
  });

  test('without a legal deck there is none, and the reason is told', () => {
    expect(repairDeck(decks['warren-rush'], { deckSize: 1000 })).toEqual({
      deck: null,
      edits: [],
      problems: [{ code: 'no-legal-deck', path: [], rule: 'G-12.1' }],
    });
  });

  test('a deck that is malformed is not guessed at', () => {
    expect(repairDeck({ affinity: 'goblin', cards: [{ card: 'net', copies: -4 }] })).toMatchObject({
      deck: null,
      problems: [{ code: 'too-small', path: ['cards', 0, 'copies'] }],
    });
  });
});

group('fewest edits', () => {
  const card = (id: string, type: string, cost: number) =>
    ({
      id,
      name: id,
      text: '',
      category: 'monster',
      type,
      cost,
      attack: 1,
      defence: 1,
      hp: 1,
      keywords: [],
      effects: [],
    }) as const;
  const tiny: CardSet = {
    set: 'tiny',
    version: 1,
    name: 'Tiny',
    types: [
      { id: 'red', name: 'Red' },
      { id: 'blue', name: 'Blue' },
    ],
    cards: [
      card('aa', 'red', 0),
      card('bb', 'red', 1),
      card('cc', 'red', 3),
      card('dd', 'blue', 2),
      card('ee', 'blue', 5),
    ],
    tokens: [],
    feats: [],
  };
  const size = 4;

  /** Every list of four cards with at most two of each. */
  const lists: readonly Readonly<Record<string, number>>[] = (() => {
    let found: Readonly<Record<string, number>>[] = [{}];
    for (const { id } of tiny.cards) {
      found = found.flatMap((list) => [0, 1, 2].map((copies) => ({ ...list, [id]: copies })));
    }
    return found.filter((list) => Object.values(list).reduce((total, copies) => total + copies, 0) === size);
  })();

  /** How many edits lie between a deck and a list under an affinity. */
  function between(deck: Deck, list: Readonly<Record<string, number>>, affinity: string): number {
    const have: Record<string, number> = {};
    for (const line of deck.cards) have[line.card] = (have[line.card] ?? 0) + line.copies;
    const shared = Object.entries(list).reduce((total, [id, copies]) => total + Math.min(copies, have[id] ?? 0), 0);
    const all = deck.cards.reduce((total, { copies }) => total + copies, 0);
    return Math.max(all, size) - shared + (affinity === deck.affinity ? 0 : 1);
  }

  test('no legal deck is nearer than the one that is found: all of them are tried', () => {
    const deck = fc.record({
      affinity: fc.constantFrom('red', 'blue', 'green'),
      cards: fc.array(
        fc.record({
          card: fc.constantFrom('aa', 'bb', 'cc', 'dd', 'ee', 'zz'),
          copies: fc.integer({ min: 1, max: 4 }),
        }),
        { maxLength: 5 },
      ),
    });
    fc.assert(
      fc.property(deck, fc.integer({ min: 0, max: 16 }), (one, deckManaLimit) => {
        const options: DeckOptions = { sets: [tiny], deckSize: size, deckManaLimit, maxCopies: 2 };
        const { deck: legal, edits } = repairDeck(one, options);
        const distances = lists.flatMap((list) =>
          ['red', 'blue'].flatMap((affinity) => {
            const other = deckOf(Object.fromEntries(Object.entries(list).filter(([, copies]) => copies > 0)), affinity);
            return validateDeck(other, options).status === 'legal' ? [between(one, list, affinity)] : [];
          }),
        );
        if (legal === null) expect(distances).toEqual([]);
        else expect(weight(edits)).toBe(Math.min(...distances));
      }),
      { numRuns: 60 },
    );
  });
});

group('edits', () => {
  test('taking out goes from the last line up, putting in to the first', () => {
    const deck = {
      affinity: 'goblin',
      cards: [
        { card: 'net', copies: 2 },
        { card: 'ogre', copies: 1 },
        { card: 'net', copies: 1 },
      ],
    };
    expect(
      applyEdits(deck, [
        { edit: 'remove', card: 'net', copies: 2 },
        { edit: 'add', card: 'ogre', copies: 1 },
      ]).cards,
    ).toEqual([
      { card: 'net', copies: 1 },
      { card: 'ogre', copies: 2 },
    ]);
    expect(
      applyEdits(deck, [
        { edit: 'remove', card: 'net', copies: 9 },
        { edit: 'add', card: 'net', copies: 1 },
      ]).cards,
    ).toEqual([
      { card: 'ogre', copies: 1 },
      { card: 'net', copies: 1 },
    ]);
    expect(applyEdits(deck, [{ edit: 'affinity', affinity: 'giant' }])).toEqual({ ...deck, affinity: 'giant' });
  });
});
