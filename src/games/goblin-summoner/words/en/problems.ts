import type { SenseCode } from '../../card/step-sense.js';
import type { DeckCode, LoadoutFault } from '../../deck-building.js';
import type { PartsCode } from '../../notation/parts.js';
import type { Speaker } from '../speaker.js';
import type { Trouble } from '../trouble.js';
import { listed } from './phrases.js';
import { numbers } from './sentence.js';

/** What is said of the place where the trouble is, or else a whole sentence made of what is known of it. */
type Saying = string | ((trouble: Trouble, speaker: Speaker) => string);
/** What can be wrong with the form of unknown JSON, whatever it should have been. */
type FormCode =
  | 'missing'
  | 'unknown-key'
  | 'wrong-type'
  | 'not-one-of'
  | 'bad-id'
  | 'too-small'
  | 'too-big'
  | 'too-short'
  | 'too-long'
  | 'malformed-config';

const kinds: Readonly<Record<string, string>> = {
  text: 'a text',
  'whole-number': 'a whole number',
  boolean: 'true or false',
  list: 'a list',
  object: 'an object',
};

/** Where something stands, as it would be written in code: `cards[3].type`. */
function place({ path = [] }: Trouble): string {
  const written = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');
  return written === '' ? 'What was given' : `\`${written.replace(/^\./, '')}\``;
}
const right = ({ expected = [] }: Trouble): string =>
  listed(
    expected.map((kind) => (Object.hasOwn(kinds, kind) ? (kinds[kind] ?? kind) : kind)),
    'or',
  );
/** The card a deck problem is about. */
const first = ({ cards }: Trouble, { named }: Speaker): string =>
  cards?.[0] === undefined ? 'One card' : named(cards[0].card);

const forms: Readonly<Record<FormCode, Saying>> = {
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
};

const decks: Readonly<Record<DeckCode | LoadoutFault['code'], Saying>> = {
  'deck-size': (trouble) =>
    numbers(
      trouble,
      'The deck has the wrong number of cards',
      (have, need) => `The deck has ${have === 1 ? '1 card' : `${have} cards`} and must have ${need}`,
    ),
  'deck-mana': (trouble) =>
    numbers(
      trouble,
      'The cards of the deck cost too much in all',
      (have, need) => `The cards of the deck cost ${have} mana in all, and may cost ${need} at most`,
    ),
  'deck-copies': (trouble, speaker) =>
    numbers(
      trouble,
      `${first(trouble, speaker)} is in the deck too often`,
      (have, need) =>
        `${first(trouble, speaker)} is in the deck ${have} times, and may be at most ${need === 1 ? 'once' : `${need} times`}`,
    ),
  'deck-unknown-card': (trouble, speaker) =>
    trouble.cards?.[0] === undefined
      ? 'The deck names a card that is in none of the sets in use'
      : `No card of the sets in use is called ${first(trouble, speaker)}`,
  'deck-token': (trouble, speaker) => `${first(trouble, speaker)} is a token, which no deck may hold`,
  'deck-affinity': (trouble) =>
    trouble.expected === undefined
      ? 'The affinity of the deck is not a type of the sets in use'
      : `The affinity of the deck must be ${right(trouble)}`,
  'unknown-feat': 'is no feat or item of the sets in use',
  'wrong-kind': (trouble) => `${place(trouble)} must be of the kind ${right(trouble)}`,
};

const senses: Readonly<Record<SenseCode, Saying>> = {
  'duplicate-id': 'is the id of something else, too',
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

const parts: Readonly<Record<PartsCode, Saying>> = {
  'bad-entry': 'is not a card in notation, such as `2 goblin-runt(exhausted)`',
  'unknown-card': 'is no card of the sets in use',
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

const sayings: Readonly<Record<string, Saying>> = { ...forms, ...decks, ...senses, ...parts };

/** What is wrong with a config, a deck or a card set; `null` for a code of another make. */
export function problem(trouble: Trouble, speaker: Speaker): string | null {
  const saying = Object.hasOwn(sayings, trouble.code) ? sayings[trouble.code] : undefined;
  if (saying === undefined) return null;
  return typeof saying === 'string' ? `${place(trouble)} ${saying}` : saying(trouble, speaker);
}

/** Where a malformed action is wrong; nothing where that is not known. */
export const placed = (said: string, trouble: Trouble): string =>
  trouble.path === undefined || trouble.path.length === 0 ? said : `${said}, at ${place(trouble)}`;
