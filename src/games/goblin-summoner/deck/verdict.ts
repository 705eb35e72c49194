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
import type { Category, Deck, TypeId } from '../card.js';
import { type DeckFault, type DeckRules, deckFaults, deckForm, knownCard, manaOf } from '../deck-building.js';
import { costOf } from '../permanents.js';
import type { RuleId } from '../rulebook.js';
import { fixOf } from './fix.js';
import { type Edit, partsOf } from './repair.js';
import type { Settings } from './settings.js';

/** One thing that is wrong with a deck. */
export interface DeckProblem extends DeckProblemOf<RuleId, Edit> {}
/** What a deck consists of, its unknown cards counted in `cards` alone. */
export interface DeckStats {
  readonly cards: number;
  /** Total effective cost (G-12.1). */
  readonly mana: number;
  readonly byCategory: Readonly<Record<Category, number>>;
  readonly byType: Readonly<Record<TypeId, number>>;
  /** Copies by effective cost, from 0. */
  readonly byCost: readonly number[];
}
/** The answer of `validateDeck`. `incomplete`: legal so far, while it is being built. */
export interface Verdict {
  readonly status: 'legal' | 'incomplete' | 'illegal';
  /** The rules that were applied: G-12 as it stands, or with other numbers. */
  readonly ruleset: 'standard' | 'custom';
  readonly limits: DeckRules;
  readonly problems: readonly DeckProblem[];
  readonly stats: DeckStats;
}

/** Reads unknown data as a deck; lines that are malformed are left out. Never throws. */
export const readValue = (given: unknown): ReadDeck<Deck> =>
  readDeckValue(given, deckForm(), ({ cards, ...named }, { affinity = '' }, sound) => {
    return { ...named, affinity: sound.at('affinity') ? affinity : '', cards };
  });

function statsOf(deck: Deck, { lexicon: { catalogue } }: Settings): DeckStats {
  const byCategory: Record<Category, number> = { monster: 0, relic: 0, spell: 0, trap: 0 };
  const byType: Record<TypeId, number> = {};
  const byCost: number[] = [];
  for (const { card: id, copies } of deck.cards) {
    const card = knownCard(catalogue, id);
    if (card === undefined) continue;
    const cost = costOf(card, deck.affinity);
    while (byCost.length <= cost) byCost.push(0);
    byCost[cost] = (byCost[cost] ?? 0) + copies;
    byCategory[card.category] += copies;
    if ('type' in card) byType[card.type] = (byType[card.type] ?? 0) + copies;
  }
  return { cards: copiesOf(deck.cards), mana: manaOf(deck, catalogue), byCategory, byType, byCost };
}

function severityOf({ code, have = 0, need = 0 }: DeckFault, { affinity }: Deck): Severity {
  const isUnfinished = (code === 'deck-size' && have < need) || (code === 'deck-affinity' && affinity === '');
  return isUnfinished ? 'incomplete' : 'illegal';
}

/** All that is wrong with a deck, whatever it is, and what it consists of. Never throws. */
export function judge(given: unknown, settings: Settings): Verdict {
  const read = readValue(given);
  const { deck, sound } = read;
  const { lexicon, rules, ruleset, lines } = settings;
  const parts = partsOf(deck, rules, lexicon);
  const faults = deckFaults(deck, rules, lexicon.catalogue).filter(({ path: [place], cards }) =>
    // A list of which lines are missing is not judged as a whole.
    place === 'affinity' || cards.length === 0 ? sound.at(place ?? '') : true,
  );
  const illegal = told<DeckFault, Edit>(read, faults, {
    severityOf: (fault) => severityOf(fault, deck),
    fixOf: (fault) => fixOf(fault, deck, parts, settings),
    nameOf: lexicon.nameOf,
    lines,
  });
  const problems: readonly DeckProblem[] = [...malformed(read, 'G-12.6'), ...illegal];
  return { status: statusOf(problems), ruleset, limits: rules, problems, stats: statsOf(deck, settings) };
}
