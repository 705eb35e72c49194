import { takePlain } from '../../../kernel/plain.js';
import type { Problem } from '../../../kernel/problem.js';
import { createSoundness, joinProblems, type Soundness } from '../../../kernel/soundness.js';
import type { CardId, Category, Deck, TypeId } from '../card.js';
import { copiesOf, type DeckFault, type DeckRules, deckFaults, deckForm, knownCard, manaOf } from '../deck-building.js';
import { costOf } from '../permanents.js';
import type { RuleId } from '../rulebook.js';
import type { Edit } from './edits.js';
import { fixOf } from './fix.js';
import { partsOf } from './repair.js';
import type { Settings } from './settings.js';

/** How bad a problem is: `incomplete` if nothing is wrong but that the deck is not finished. */
export type Severity = 'incomplete' | 'illegal' | 'warning';
/** Copies of a card that a problem is about, and the line of the text they stand on, where there was a text. */
export interface DeckCard {
  readonly card: CardId;
  readonly name: string;
  readonly copies: number;
  readonly line?: number;
}
/** One thing that is wrong with a deck. */
export interface DeckProblem extends Problem {
  readonly rule: RuleId;
  readonly severity: Severity;
  readonly cards: readonly DeckCard[];
  /** Edits after which this problem is gone, whatever else is left. */
  readonly fix?: readonly Edit[];
}
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

/** What can be read of a deck, and what is wrong with its form. `origin` says which line each of its lines was. */
export interface ReadDeck {
  readonly deck: Deck;
  readonly origin: readonly number[];
  readonly problems: readonly Problem[];
  readonly sound: Soundness;
}

/** Reads unknown data as a deck; lines that are malformed are left out. Never throws. */
export function readDeckValue(given: unknown): ReadDeck {
  const taken = takePlain(given);
  const found: Problem[] = [];
  const read: Partial<Deck> = Object(deckForm()(taken.value, [], found));
  const problems = joinProblems(taken.problems, found);
  const sound = createSoundness(problems);
  const lines = Array.isArray(read.cards) ? (read.cards as Deck['cards']) : [];
  const origin = lines.map((_, i) => i).filter((i) => sound.at('cards', i));
  const deck = {
    ...(read.name !== undefined && sound.at('name') ? { name: read.name } : {}),
    affinity: sound.at('affinity') ? (read.affinity ?? '') : '',
    cards: lines.filter((_, i) => sound.at('cards', i)),
  };
  return { deck, origin, problems, sound };
}

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

/** Malformed, not illegal (G-12.6). */
const malformed = (problem: Problem): DeckProblem => ({ ...problem, rule: 'G-12.6', severity: 'illegal', cards: [] });

function severityOf({ code, have = 0, need = 0 }: DeckFault, { affinity }: Deck): Severity {
  const isUnfinished = (code === 'deck-size' && have < need) || (code === 'deck-affinity' && affinity === '');
  return isUnfinished ? 'incomplete' : 'illegal';
}

/** The places of a fault; lines of the text instead, where there was one. */
function placesOf({ cards }: DeckFault, { lines, lexicon }: Settings): readonly DeckCard[] {
  const told = new Set<CardId>();
  return cards.flatMap(({ card, copies }): readonly DeckCard[] => {
    const name = lexicon.cards.nameOf(card);
    const written = lines.get(card);
    if (written === undefined) return [{ card, name, copies }];
    if (told.has(card)) return [];
    told.add(card);
    return written.map((one) => ({ card, name, copies: one.copies, line: one.line }));
  });
}

/** All that is wrong with a deck, whatever it is, and what it consists of. Never throws. */
export function judge(given: unknown, settings: Settings): Verdict {
  const { deck, origin, problems, sound } = readDeckValue(given);
  const { lexicon, rules, ruleset } = settings;
  const parts = partsOf(deck, rules, lexicon);
  const faults = deckFaults(deck, rules, lexicon.catalogue).filter(({ path: [place], cards }) =>
    // A list of which lines are missing is not judged as a whole.
    place === 'affinity' || cards.length === 0 ? sound.at(place ?? '') : true,
  );
  const illegal = faults.map((fault): DeckProblem => {
    const {
      path: [place = '', at, ...below],
    } = fault;
    const fix = fixOf(fault, deck, parts, settings);
    return {
      ...fault,
      path: typeof at === 'number' ? [place, origin[at] ?? at, ...below] : fault.path,
      severity: severityOf(fault, deck),
      cards: placesOf(fault, settings),
      ...(fix === null ? {} : { fix }),
    };
  });
  const all = [...problems.map(malformed), ...illegal];
  const worst = all.some(({ severity }) => severity === 'illegal') ? 'illegal' : 'incomplete';
  return {
    status: all.length === 0 ? 'legal' : worst,
    ruleset,
    limits: rules,
    problems: all,
    stats: statsOf(deck, settings),
  };
}
