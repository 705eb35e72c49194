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
/** The card a problem is about, or else the place. */
const first = (trouble: Trouble, { named }: Speaker): string =>
  trouble.cards?.[0] === undefined ? place(trouble) : named(trouble.cards[0].card);

/** What is wrong with a config, a supply or a card set. */
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

  'unknown-card': 'is no card of the sets in use',
  'bad-count': 'is no number of copies, which is whole and from 1 to 1000',
  'unknown-heading': 'is neither a heading nor the name of a card',
  'second-name': 'is a second name for the supply',

  'no-legal-deck': () => 'These cards allow no legal supply',
  'ambiguous-name': (trouble) => `${place(trouble)} is also what ${right(trouble)} is called`,
  'too-many-problems': () => 'There are more problems than are told',
  'not-json': 'is not JSON',

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
  'supply-duplicate': (trouble, speaker) => `${first(trouble, speaker)} is in the supply more than once`,
  'supply-starter': (trouble, speaker) => `${first(trouble, speaker)} is a starting card, which no supply may hold`,
  'supply-special': (trouble, speaker) =>
    `${first(trouble, speaker)} is a special card, which has a pile of its own and is no supply kind`,

  'duplicate-id': 'is the id of something else, too',
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
};
