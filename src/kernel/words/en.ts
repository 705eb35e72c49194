import type { CommonCode, Grammar, Namer } from './phrasing.js';
import { listed, numbers, placeOf, type Saying, type Trouble } from './trouble.js';

/** How English puts an explanation together. */
export const grammar: Grammar = {
  whole: 'What was given',
  unknown: (code) => `This is not accepted: ${code.replaceAll('-', ' ')}`,
  at: (place) => `, at ${place}`,
  onLine: (line) => `Line ${line}: `,
  didYouMean: (near) => `; did you mean ${listed(near, 'or')}?`,
};

const kinds: Readonly<Record<string, string>> = {
  text: 'a text',
  'whole-number': 'a whole number',
  boolean: 'true or false',
  list: 'a list',
  object: 'an object',
};

/** Where a problem is, as the beginning of a sentence. */
export const place = (trouble: Trouble): string => placeOf(trouble) || grammar.whole;
/** What would be right there. */
export const right = ({ expected = [] }: Trouble): string =>
  listed(
    expected.map((kind) => (Object.hasOwn(kinds, kind) ? (kinds[kind] ?? kind) : kind)),
    'or',
  );
/** The card a deck problem is about. */
export const firstCard = ({ cards }: Trouble, { named }: Namer): string =>
  cards?.[0] === undefined ? 'One card' : named(cards[0].card);
/** `1 card`, `2 cards`. */
export const cardsOf = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** What can be wrong with documents and deck texts of any game. */
export const common: Readonly<Record<CommonCode, Saying<Trouble, Namer>>> = {
  missing: 'is missing',
  'unknown-key': 'is not known here',
  'wrong-type': (trouble) => `${place(trouble)} must be ${right(trouble)}`,
  'not-one-of': (trouble) => `${place(trouble)} must be ${right(trouble)}`,
  'bad-id': 'must be an id, of small letters and digits, in parts joined by single hyphens',
  'too-small': (trouble) => `${place(trouble)} is ${trouble.have}, and must be ${trouble.need} or more`,
  'too-big': (trouble) => `${place(trouble)} is ${trouble.have}, and must be ${trouble.need} or less`,
  'too-short': (trouble) => `${place(trouble)} has a length of ${trouble.have}, and must have ${trouble.need} or more`,
  'too-long': (trouble) =>
    numbers(
      trouble,
      `${place(trouble)} is too long to be read`,
      (have, need) => `${place(trouble)} has a length of ${have}, and must have ${need} or less`,
    ),
  'malformed-config': 'is malformed',

  unreadable: 'cannot be read: it throws',
  'not-json': 'is not JSON',
  cyclic: 'contains itself',
  'too-deep': 'is nested too deeply to be read',
  'too-large': 'is too large to be read',
  'too-many-problems': 'There are more problems than are told',
  'not-a-text': 'is not a text',

  'unknown-card': 'is no card of the sets in use',
  'bad-count': 'is no number of copies: write a whole number from 1 to 1000 before the name',
  'unknown-heading': 'is no heading that is known',
  'second-name': 'is a second name, and a deck has one',

  'duplicate-id': 'is the id of something else, too',
  'ambiguous-name': (trouble) => `${place(trouble)} is also what ${right(trouble)} is called`,
  'no-legal-deck': 'These cards and numbers allow no legal deck',
};

/** What is wrong with the decks of any game. */
export const deckSayings = {
  'deck-unknown-card': (trouble: Trouble, speaker: Namer) =>
    trouble.cards?.[0] === undefined
      ? 'The deck names a card that is in none of the sets in use'
      : `No card of the sets in use is called ${firstCard(trouble, speaker)}`,
  'deck-size': (trouble: Trouble) =>
    numbers(
      trouble,
      'The deck has the wrong number of cards',
      (have, need) => `The deck has ${cardsOf(have)} and must have ${need}`,
    ),
  'deck-copies': (trouble: Trouble, speaker: Namer) =>
    numbers(
      trouble,
      `${firstCard(trouble, speaker)} is in the deck too often`,
      (have, need) => `${firstCard(trouble, speaker)} is in the deck ${times(have)}, and may be at most ${times(need)}`,
    ),
} as const;
