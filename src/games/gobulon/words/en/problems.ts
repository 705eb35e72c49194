import { cardsOf, common, deckSayings, place, right } from '../../../../kernel/words/en.js';
import { numbers } from '../../../../kernel/words/trouble.js';
import type { Language } from '../language.js';

/** What is wrong with a config, a deck or a card set. */
export const problems: Language['problems'] = {
  ...common,
  ...deckSayings,

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

  'deck-values': (trouble) =>
    numbers(
      trouble,
      'The deck has too many or too few cards of a value',
      (have, need) => `The deck has ${cardsOf(have)} of value ${trouble.value ?? '?'}, and must have ${need}`,
    ),
  'deck-jokers': (trouble) =>
    numbers(
      trouble,
      'The deck has the wrong number of jokers',
      (have, need) => `The deck has ${have === 1 ? '1 joker' : `${have} jokers`} and must have ${need}`,
    ),
  'joker-with-type': 'must be null, since a joker has no type',
  'type-required': 'is missing, since only a joker has no type',
  'unknown-type': 'is no type of the sets in use',
  'unknown-rarity': 'is no rarity of the sets in use',
};
