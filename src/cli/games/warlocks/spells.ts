import {
  defaults,
  type OptionsGiven,
  patternsOf,
  prospectsOf,
  SPELLS,
  type SpellId,
  spellsIn,
  type View,
} from '../../../games/warlocks/index.js';
import { nameOf, spellText } from '../../../games/warlocks/words/index.js';
import type { CardEntry, CardShelf } from '../../offer.js';
import { listed } from '../../text.js';

const KINDS = ['protection', 'summoning', 'damage', 'enchantment'] as const;
/** So near a spell is in sight. */
const NEAR = 2;

/** One spell as a list shows it. */
function entryOf(id: SpellId, variant: OptionsGiven): CardEntry {
  const { kind, default: to, rank, permanence } = SPELLS[id];
  const gestures = patternsOf(id, { ...defaults, ...variant });
  const name = nameOf(id);
  const text = spellText(id);
  return {
    id,
    name,
    facets: { kind: [kind], target: [to] },
    figures: [listed(gestures, 'or'), to],
    text,
    data: { id, name, kind, rank, gestures, target: to, permanence, text },
  };
}

/** The spells of a variant, as they are listed. */
export const spellEntries = (variant: OptionsGiven): readonly CardEntry[] =>
  spellsIn({ ...defaults, ...variant }).map((id) => entryOf(id, variant));

/** The spells, which are to Warlocks what cards are to other games. */
export const shelf: CardShelf = {
  noun: ['spell', 'spells'],
  headings: () => ['gestures', 'usual target'],
  title: (part) => part,
  right: [],
  divide: 'kind',
  facets: { kind: KINDS, target: ['self', 'opponent', 'nobody'] },
  legend: () => 'capitals are made by the finishing hand, small letters by both hands at once',
  list: () => spellEntries({}),
};

/** The spells that somebody may finish soon, whose position it is. */
export function inSight(position: object): readonly string[] {
  const { viewer, warlocks, options } = position as View; // a state has no viewer
  const own = typeof viewer === 'number' ? warlocks[viewer] : undefined;
  if (own === undefined) return [];
  const near = ([0, 1] as const).flatMap((hand) => prospectsOf(own.history, hand, options));
  return [...new Set(near.filter(({ left }) => left <= NEAR).map(({ pattern }) => pattern.spell))];
}
