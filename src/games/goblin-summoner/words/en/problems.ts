import { common, deckSayings, firstCard, place, right } from '../../../../kernel/words/en.js';
import type { CommonCode } from '../../../../kernel/words/phrasing.js';
import { numbers, type Saying as SayingOf, type Trouble } from '../../../../kernel/words/trouble.js';
import type { SenseCode } from '../../card/step-sense.js';
import type { IssueCode } from '../../deck/text.js';
import type { DeckCode, LoadoutFault } from '../../deck-building.js';
import type { PartsCode } from '../../notation/parts.js';
import type { StateCode } from '../problem-codes.js';
import type { Speaker } from '../speaker.js';

type Saying = SayingOf<Trouble, Speaker>;
/** All that is explained besides refusals. */
type ProblemCode = CommonCode | IssueCode | DeckCode | LoadoutFault['code'] | SenseCode | PartsCode | StateCode;

const decks: Readonly<Record<DeckCode | LoadoutFault['code'], Saying>> = {
  ...deckSayings,
  'deck-mana': (trouble) =>
    numbers(
      trouble,
      'The cards of the deck cost too much in all',
      (have, need) => `The cards of the deck cost ${have} mana in all, and may cost ${need} at most`,
    ),
  'deck-token': (trouble, speaker) => `${firstCard(trouble, speaker)} is a token, which no deck may hold`,
  'deck-affinity': (trouble) =>
    trouble.expected === undefined
      ? 'The affinity of the deck is not a type of the sets in use'
      : `The affinity of the deck must be ${right(trouble)}`,
  'unknown-feat': 'is no feat or item of the sets in use',
  'wrong-kind': (trouble) => `${place(trouble)} must be of the kind ${right(trouble)}`,
};

const senses: Readonly<Record<Exclude<SenseCode, CommonCode>, Saying>> = {
  'unknown-type': 'is no type of the sets in use',
  'unknown-token': 'is no token of the sets in use',
  'token-among-cards': 'stands on a card that is not among the tokens',
  'not-a-token': 'must be true for everything among the tokens',
  'token-cost': 'must be 0, since a token costs nothing',
  'effect-count': 'has more or fewer effects than such a card may have',
  'effect-not-here': (trouble) =>
    `${place(trouble)} is of a kind that such a card may not have; it may be ${right(trouble)}`,
  'self-not-here': "must be `own`, `enemy` or `any`: such an effect cannot wait for the card's own event",
  'filter-not-here': 'has no card to apply to',
  'attack-target-not-here': 'stands only with `attack`',
  'exhaust-not-here': 'is a cost that only a monster can pay',
  'not-in-static': 'has no place in a static effect',
  'no-such-target-here': 'means a card that does not exist here',
  'side-required': "is missing, since `from: 'play'` needs a side",
  'side-not-here': "stands only with `from: 'play'`",
  'pick-required': 'stands only where the step picks its cards',
  'until-required': 'is missing: it says how long the bonus lasts',
  'until-not-here': 'has no place in a static effect, which lasts as long as its card',
  'step-not-here': 'has nothing to act on under such an effect',
  'search-filter': 'must say what may come into play: `monster`, `relic` or both',
};

const parts: Readonly<Record<Exclude<PartsCode, CommonCode>, Saying>> = {
  'bad-entry': 'is not a card in notation, such as `2 goblin-runt(exhausted)`',
  'unknown-mark': 'bears a mark that is not known',
  'duplicate-mark': 'bears a mark twice',
  'mark-not-here': 'bears a mark that such a card cannot bear there',
  'hidden-card': 'is in play and must be named',
  'token-in-deck': 'is a token, which exists in play alone and is never borne',
  'not-a-permanent': 'is a spell, which is never in play',
  'not-a-trap': 'is no trap, and cannot lie face down',
  'not-a-monster': 'is no monster, and cannot bear a mark of one',
  'no-cards': () => 'The sets in use hold no cards to arrange',
  'unreadable-line': (trouble) => `Line ${trouble.path?.[0]} of the position cannot be read`,
  'duplicate-key': 'stands there twice',
  'not-arrangeable': 'tells of a choice, a cut or an end: only a position in which somebody may act can be arranged',
  'more-than-mana': (trouble) =>
    numbers(
      trouble,
      'The pool and what is locked are more than the maximum of mana',
      (have, need) => `The pool and what is locked are ${have} mana, and the maximum is ${need}`,
    ),
  'not-restored': (trouble) =>
    numbers(
      trouble,
      'Nobody has acted this turn, and the pool is less than a restore brings',
      (have, need) => `Nobody has acted this turn, so the pool is ${need} or more, and not ${have}`,
    ),
  'wrong-actor': () => 'Nobody has acted this turn: before a pass the priority player acts, and the other one after it',
  'nothing-played-yet': () => 'Nobody has acted in turn 1, so nothing can have been played, released or discarded',
};

const states: Readonly<Record<StateCode, Saying>> = {
  'card-count': (trouble) =>
    numbers(
      trouble,
      'A duellist has more or fewer cards than a deck',
      (have, need) => `${place(trouble)} has ${have} cards in all, and a deck has ${need}`,
    ),
  'category-not-here': 'is of a category that cannot be there',
  'duplicate-handle': 'is the handle of something else, too',
  'no-candidates': 'is empty: there is nothing to choose',
  'no-such-effect': 'is no effect of its card that can stand there',
  'not-a-candidate': 'cannot be chosen, or is named twice',
  'not-a-search': 'is there without a search',
  'not-in-deck': 'is not in the deck that is searched',
  'nothing-to-choose-for': 'has no step that asks for a choice',
  'token-not-here': 'is a token, which exists in play alone',
  'under-way': 'says that something is under way, though somebody may act',
  'wrong-choice': (trouble) => `${place(trouble)} must be ${right(trouble)}`,
  'wrong-chooser': 'is not the duellist who is asked',
  'wrong-face': 'is not as such a card lies in play',
  'wrong-order': 'stands before what came into play earlier',
  'wrong-owner': 'is not the side on which it stands',
  'wrong-winners': 'is not who has won here',
};

const texts: Readonly<Record<Exclude<IssueCode, CommonCode>, Saying>> = {
  'unknown-affinity': 'is no affinity of the sets in use',
  'second-affinity': 'is a second affinity, and a deck has one',
};

/** What is wrong with a document, a deck text or a position; a code without a sentence does not compile. */
export const problems: Readonly<Record<ProblemCode, Saying>> = {
  ...common,
  ...decks,
  ...senses,
  ...parts,
  ...states,
  ...texts,
};
