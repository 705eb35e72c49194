import type { Listing } from '../../../kernel/deck/listing.js';
import {
  type DeckProblemOf,
  malformed,
  type ReadDeck,
  readDeckValue,
  type Severity,
  statusOf,
  told,
} from '../../../kernel/deck/verdict.js';
import type { Card } from '../card.js';
import type { RuleId } from '../rulebook.js';
import { knownCard } from '../supply.js';
import { type Fault, faultsOf } from './faults.js';
import { fixOf } from './fix.js';
import { type Edit, partsOf, planOf } from './repair.js';
import type { Settings } from './settings.js';
import { supplyForm } from './supply-form.js';

/** One thing that is wrong with a supply. */
export type DeckProblem = DeckProblemOf<RuleId, Edit>;
/** What a supply consists of, its unknown cards counted in `kinds` alone, and each kind once for every place. */
export interface DeckStats {
  readonly kinds: number;
  readonly byKind: Readonly<Record<Card['kind'], number>>;
  /** How many kinds there are of each cost, from 0 to the dearest. */
  readonly byCost: readonly number[];
  /** Kinds that answer attacks (S-7.1). */
  readonly reactions: number;
}
/** The answer of `validateDeck`. `incomplete`: legal so far, while it is being built. */
export interface Verdict {
  readonly status: 'legal' | 'incomplete' | 'illegal';
  readonly problems: readonly DeckProblem[];
  readonly stats: DeckStats;
}

/** Reads unknown data as a supply; places that are malformed are left out. Never throws. */
export const readValue = (given: unknown): ReadDeck<Listing> =>
  readDeckValue<Listing>(given, supplyForm(), (listing) => listing);

function statsOf({ cards }: Listing, { lexicon: { catalogue } }: Settings): DeckStats {
  const known = cards.map(({ card }) => knownCard(catalogue, card)).filter((face) => face !== undefined);
  const countOf = (kind: Card['kind']): number => known.filter((face) => face.kind === kind).length;
  const dearest = known.reduce((most, { cost }) => Math.max(most, cost), -1);
  const byCost = new Array<number>(dearest + 1).fill(0);
  for (const { cost } of known) byCost[cost] = (byCost[cost] ?? 0) + 1;
  return {
    kinds: cards.length,
    byKind: { unit: countOf('unit'), spell: countOf('spell'), site: countOf('site') },
    byCost,
    reactions: known.filter(({ prevents, heals }) => prevents > 0 || heals > 0).length,
  };
}

/** Too few kinds are no fault of a supply that is still being built. */
const severityOf = ({ code, have = 0, need = 0 }: Fault): Severity =>
  code === 'supply-size' && have < need ? 'incomplete' : 'illegal';

/** All that is wrong with a supply, whatever it is, and what it consists of. Never throws. */
export function judge(given: unknown, settings: Settings): Verdict {
  const read = readValue(given);
  const { deck, sound } = read;
  const { lexicon, lines, locale } = settings;
  const parts = partsOf(deck, lexicon);
  const remedy = { parts, plan: planOf(parts, lexicon) };
  // A list of which places are missing is not judged as a whole.
  const faults = faultsOf(deck, lexicon.catalogue).filter(({ path }) => path.length > 1 || sound.at('cards'));
  const illegal = told<Fault, Edit>(read, faults, {
    severityOf,
    fixOf: (fault) => fixOf(fault, remedy, lexicon),
    nameOf: (card) => lexicon.cardName(card, locale),
    lines,
  });
  const problems: readonly DeckProblem[] = [...malformed(read, 'S-2.2'), ...illegal];
  return { status: statusOf(problems), problems, stats: statsOf(deck, settings) };
}
