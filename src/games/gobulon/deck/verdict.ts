import type { CardEdit } from '../../../kernel/deck/edits.js';
import { copiesOf } from '../../../kernel/deck/listing.js';
import {
  type DeckProblemOf,
  malformed,
  type ReadDeck,
  readDeckValue,
  type Severity,
  statusOf,
  told,
} from '../../../kernel/deck/verdict.js';
import type { Deck, TypeId } from '../card.js';
import { type DeckFault, type DeckRules, deckFaults, deckForm, knownCard } from '../deck-building.js';
import { VALUES } from '../options.js';
import type { RuleId } from '../rulebook.js';
import { fixOf } from './fix.js';
import { type Plan, partsOf, planOf } from './repair.js';
import type { Settings } from './settings.js';

/** One thing that is wrong with a deck. */
export interface DeckProblem extends DeckProblemOf<RuleId, CardEdit> {
  /** With `deck-values`: the value of which there are too many or too few. */
  readonly value?: number;
}
/** What a deck consists of, its unknown cards counted in `cards` alone. */
export interface DeckStats {
  readonly cards: number;
  /** Copies by value, 0 to 9. */
  readonly byValue: readonly number[];
  readonly byType: Readonly<Record<TypeId, number>>;
  readonly jokers: number;
  /** Copies with a power that asks for a control (B-7.1). */
  readonly controls: number;
}
/** The answer of `validateDeck`. `incomplete`: legal so far, while it is being built. */
export interface Verdict {
  readonly status: 'legal' | 'incomplete' | 'illegal';
  /** The rules that were applied: B-4 as it stands, or with other numbers. */
  readonly ruleset: 'standard' | 'custom';
  readonly limits: DeckRules;
  readonly problems: readonly DeckProblem[];
  readonly stats: DeckStats;
}

/** Reads unknown data as a deck; lines that are malformed are left out. Never throws. */
export const readValue = (given: unknown): ReadDeck<Deck> => readDeckValue(given, deckForm(), (listing) => listing);

function statsOf(deck: Deck, { lexicon: { catalogue } }: Settings): DeckStats {
  const byValue = new Array<number>(VALUES).fill(0);
  const byType: Record<TypeId, number> = {};
  let [jokers, controls] = [0, 0];
  for (const { card: id, copies } of deck.cards) {
    const card = knownCard(catalogue, id);
    if (card === undefined) continue;
    byValue[card.value] = (byValue[card.value] ?? 0) + copies;
    if (card.type !== null) byType[card.type] = (byType[card.type] ?? 0) + copies;
    if (card.joker) jokers += copies;
    if (card.controls) controls += copies;
  }
  return { cards: copiesOf(deck.cards), byValue, byType, jokers, controls };
}

/** Too few cards are no fault of a deck that adding cards makes legal; a joker must have a place left too (B-4.4). */
function severityOf({ code, have = 0, need = 0 }: DeckFault, plan: Plan | null): Severity {
  if (have >= need || plan === null) return 'illegal';
  return code !== 'deck-jokers' || plan.out.every(({ size }) => size === 0) ? 'incomplete' : 'illegal';
}

/** All that is wrong with a deck, whatever it is, and what it consists of. Never throws. */
export function judge(given: unknown, settings: Settings): Verdict {
  const read = readValue(given);
  const { deck, sound } = read;
  const { lexicon, rules, ruleset, lines, locale } = settings;
  const parts = partsOf(deck, rules, lexicon);
  const plan = planOf(parts, rules, lexicon);
  // A list of which lines are missing is not judged as a whole.
  const faults = deckFaults(deck, rules, lexicon.catalogue).filter(({ path }) => path.length > 1 || sound.at('cards'));
  const illegal = told<DeckFault, CardEdit>(read, faults, {
    severityOf: (fault) => severityOf(fault, plan),
    fixOf: (fault) => fixOf(fault, { parts, plan }, settings),
    nameOf: (card) => lexicon.cardName(card, locale),
    lines,
  });
  const problems: readonly DeckProblem[] = [...malformed(read, 'B-4.5'), ...illegal];
  return { status: statusOf(problems), ruleset, limits: rules, problems, stats: statsOf(deck, settings) };
}
