import { common, place, right } from '../../../../kernel/words/en.js';
import { numbers, type Trouble } from '../../../../kernel/words/trouble.js';
import type { Language } from '../language.js';
import type { Speaker } from '../speaker.js';

/** The card a problem is about, or else the place. */
const first = (trouble: Trouble, { named }: Speaker): string =>
  trouble.cards?.[0] === undefined ? place(trouble) : named(trouble.cards[0].card);

/** What is wrong with a config, a supply or a card set. */
export const problems: Language['problems'] = {
  ...common,

  'unknown-supply': 'is none of the recommended supplies',
  'unknown-special': 'is no special card of the sets in use',
  'duplicate-special': 'is in the game already, and single',
  'unknown-leader': 'is no leader of the sets in use',
  'unknown-starter': 'is no starting card of the sets in use',

  'supply-size': (trouble) =>
    numbers(
      trouble,
      'The supply has the wrong number of kinds',
      (have, need) => `The supply has ${have === 1 ? '1 kind' : `${have} kinds`} and must have ${need}`,
    ),
  'supply-unknown-card': (trouble, speaker) =>
    trouble.cards?.[0] === undefined
      ? `${place(trouble)} is no card of the sets in use`
      : `No card of the sets in use is called ${first(trouble, speaker)}`,
  'supply-duplicate': (trouble, speaker) =>
    numbers(
      trouble,
      `${first(trouble, speaker)} is in the supply more than once`,
      (have) => `${first(trouble, speaker)} is in the supply ${have} times`,
    ),
  'supply-starter': (trouble, speaker) => `${first(trouble, speaker)} is a starting card, which no supply may hold`,
  'supply-special': (trouble, speaker) =>
    `${first(trouble, speaker)} is a special card, which has a pile of its own and is no supply kind`,

  'unknown-series': 'is no series of the sets in use',
  'leader-mismatch': 'must be a leader by tag and by skill, both or neither, and grant that skill to nobody',
  'duplicate-skill': 'is a skill that the card has already',
  'reactions-in-one-window': 'is a second reaction for the same moment',
  'starter-with-cost': 'must be 0, since starting cards cost nothing',
  'not-a-starter': 'is no starting card',
  'no-starters': () => 'The sets in use name no starting deck',
  'not-a-supply-card': 'is no supply card',
  'too-few-kinds': (trouble) =>
    numbers(
      trouble,
      'The sets in use have too few kinds for a supply',
      (have, need) => `The sets in use have ${have} kinds of supply cards, and a supply needs ${need}`,
    ),

  'card-count': (trouble) =>
    numbers(
      trouble,
      'Some copies of a card are lost, or too many',
      (have, need) => `There are ${have} copies of the card at ${place(trouble)} in the game, and must be ${need}`,
    ),
  'card-not-here': 'is a card that cannot be there',
  'citizen-count': (trouble) =>
    numbers(
      trouble,
      'Some citizens are lost, or too many',
      (have, need) => `There are ${have} citizens in the game, and must be ${need}`,
    ),
  'duplicate-handle': 'is the handle of something else, too',
  'graveyard-count': (trouble) =>
    numbers(
      trouble,
      'There are too many graveyards, or too few',
      (have, need) => `There are ${have} graveyards, and by the options there must be ${need}`,
    ),
  'missing-ending': (trouble) =>
    trouble.expected === undefined
      ? 'The game is over without an ending'
      : `The ending ${right(trouble)} must have been recorded`,
  'no-question': 'is no effect that asks for a choice now',
  'no-such-unit': 'is no unit of the attacker on the field',
  'not-now': 'cannot be so at this moment of a turn',
  'not-single': 'stands there already',
  'repeated-ending': 'is recorded already',
  'wrong-ending': (trouble) => `${place(trouble)} must be ${right(trouble)}`,
  'wrong-options': 'is not what there is to choose from',
  'wrong-seat': (trouble) => `${place(trouble)} is ${trouble.have}, and must be ${trouble.need}`,
  'wrong-turns': (trouble) =>
    `${place(trouble)} is ${trouble.have}, and by the number of the turn it is ${trouble.need}`,
  'wrong-victim': 'is nothing that can be hit or healed there',
  'wrong-winners': 'is not who has won here',

  'bad-entry': 'is not a card in notation, such as `2 troll(damage 1)`',
  'unknown-mark': 'bears a mark that is not known',
  'duplicate-mark': 'bears a mark twice',
  'mark-not-here': 'bears a mark that such a card cannot bear there',
  'hidden-card': 'lies open and must be named',
  'no-cards': () => 'The sets in use hold no cards to arrange',
  'other-graveyard': 'is the graveyard of one player, where both have the same',
  'unreadable-line': (trouble) => `Line ${trouble.path?.[0] ?? '?'} of the position cannot be read`,
  'duplicate-key': 'is said twice',
  'not-arrangeable': 'tells of a decision or an end: only a position in which somebody may act can be arranged',
};
