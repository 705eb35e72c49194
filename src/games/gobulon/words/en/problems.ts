import type { Language } from '../language.js';
import { listed } from '../listed.js';
import type { Speaker } from '../speaker.js';
import { numbers, placeOf, type Trouble } from '../trouble.js';

const kinds: Readonly<Record<string, string>> = {
  text: 'a text',
  'whole-number': 'a whole number',
  boolean: 'true or false',
  list: 'a list',
  object: 'an object',
};

const place = (trouble: Trouble): string => (placeOf(trouble) === '' ? 'What was given' : `\`${placeOf(trouble)}\``);
const right = ({ expected = [] }: Trouble): string =>
  listed(
    expected.map((kind) => (Object.hasOwn(kinds, kind) ? (kinds[kind] ?? kind) : kind)),
    'or',
  );
const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);
/** The card a deck problem is about. */
const first = ({ cards }: Trouble, { named }: Speaker): string =>
  cards?.[0] === undefined ? 'One card' : named(cards[0].card);

/** What is wrong with a config, a deck or a card set. */
export const problems: Language['problems'] = {
  missing: 'is missing',
  'unknown-key': 'is not known here',
  'wrong-type': (trouble) => `${place(trouble)} must be ${right(trouble)}`,
  'not-one-of': (trouble) => `${place(trouble)} must be ${right(trouble)}`,
  'bad-id': 'must be an id, of small letters and digits, in parts joined by single hyphens',
  'too-small': (trouble) => `${place(trouble)} is ${trouble.have}, and must be ${trouble.need} or more`,
  'too-big': (trouble) => `${place(trouble)} is ${trouble.have}, and must be ${trouble.need} or less`,
  'too-short': (trouble) => `${place(trouble)} has a length of ${trouble.have}, and must have ${trouble.need} or more`,
  'too-long': (trouble) => `${place(trouble)} has a length of ${trouble.have}, and must have ${trouble.need} or less`,
  'malformed-config': 'is malformed',

  'unknown-card': 'is the name of no card',
  'bad-count': 'is no number of copies, which is whole and from 1 to 1000',
  'unknown-heading': 'is neither a heading nor the name of a card',
  'second-name': 'is a second name for the deck',

  'no-legal-deck': 'These cards and numbers allow no legal deck',
  'ambiguous-name': (trouble) => `${place(trouble)} is also what ${right(trouble)} is called`,
  'too-many-problems': 'There are more problems than are told',
  'not-json': 'is not JSON',

  'bad-entry': 'cannot be read as cards',
  'bad-piles': 'No game lays cards on the table like this',
  'bins-differ': 'The bins do not hold what so many turns put there',
  'duplicate-key': 'is said twice',
  'nobody-orders': 'Nobody orders a pile under this return order',
  'not-arrangeable': 'A game that is over cannot be set up',
  'too-few-cards': (trouble) =>
    numbers(
      trouble,
      'A player has too few cards to go on with',
      (have, need) => `${place(trouble)} holds ${have}, and the game goes on with ${need} or more`,
    ),
  'unreadable-line': 'stands where it has no meaning',
  'wrong-depth': (trouble) =>
    `${place(trouble)} is ${trouble.have}, and the piles on the table make it ${trouble.need}`,
  'wrong-rule': (trouble) => `${place(trouble)} must be ${right(trouble)}`,
  'wrong-winners': 'is not who has won here',

  'deck-unknown-card': (trouble, speaker) =>
    trouble.cards?.[0] === undefined
      ? 'The deck names a card that is in none of the sets in use'
      : `No card of the sets in use is called ${first(trouble, speaker)}`,
  'deck-size': (trouble) =>
    numbers(
      trouble,
      'The deck has the wrong number of cards',
      (have, need) => `The deck has ${have === 1 ? '1 card' : `${have} cards`} and must have ${need}`,
    ),
  'deck-values': (trouble) =>
    numbers(
      trouble,
      'The deck has too many or too few cards of a value',
      (have, need) =>
        `The deck has ${have === 1 ? '1 card' : `${have} cards`} of value ${trouble.value ?? '?'}, and must have ${need}`,
    ),
  'deck-jokers': (trouble) =>
    numbers(
      trouble,
      'The deck has the wrong number of jokers',
      (have, need) => `The deck has ${have === 1 ? '1 joker' : `${have} jokers`} and must have ${need}`,
    ),
  'deck-copies': (trouble, speaker) =>
    numbers(
      trouble,
      `${first(trouble, speaker)} is in the deck too often`,
      (have, need) => `${first(trouble, speaker)} is in the deck ${times(have)}, and may be at most ${times(need)}`,
    ),

  'duplicate-id': 'is the id of something else, too',
  'joker-with-type': 'must be null, since a joker has no type',
  'type-required': 'is missing, since only a joker has no type',
  'unknown-type': 'is no type of the sets in use',
  'unknown-rarity': 'is no rarity of the sets in use',
};
