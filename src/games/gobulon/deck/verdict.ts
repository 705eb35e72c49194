import { takePlain } from '../../../kernel/plain.js';
import type { Problem } from '../../../kernel/problem.js';
import { createSoundness, joinProblems, type Soundness } from '../../../kernel/soundness.js';
import type { CardId, Deck, TypeId } from '../card.js';
import { copiesOf, type DeckFault, type DeckRules, deckFaults, deckForm, knownCard } from '../deck-building.js';
import { VALUES } from '../options.js';
import type { RuleId } from '../rulebook.js';
import type { Edit } from './edits.js';
import { fixOf } from './fix.js';
import { type Plan, partsOf, planOf } from './repair.js';
import type { Settings } from './settings.js';

/** How bad a problem is: `incomplete` if nothing is wrong but that the deck is not finished (B-4.4). */
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
  /** With `deck-values`: the value of which there are too many or too few. */
  readonly value?: number;
  /** Edits after which this problem is gone, whatever else is left. */
  readonly fix?: readonly Edit[];
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
    cards: lines.filter((_, i) => sound.at('cards', i)),
  };
  return { deck, origin, problems, sound };
}

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

/** Malformed, not illegal (B-4.5). */
const malformed = (problem: Problem): DeckProblem => ({ ...problem, rule: 'B-4.5', severity: 'illegal', cards: [] });

/** Too few cards are no fault of a deck that adding cards makes legal; a joker must have a place left too (B-4.4). */
function severityOf({ code, have = 0, need = 0 }: DeckFault, plan: Plan | null): Severity {
  if (have >= need || plan === null) return 'illegal';
  return code !== 'deck-jokers' || plan.out.every(({ size }) => size === 0) ? 'incomplete' : 'illegal';
}

/** The places of a fault; lines of the text instead, where there was one. */
function placesOf({ cards }: DeckFault, { lines, lexicon, locale }: Settings): readonly DeckCard[] {
  const told = new Set<CardId>();
  return cards.flatMap(({ card, copies }): readonly DeckCard[] => {
    const name = lexicon.cardName(card, locale);
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
  const plan = planOf(parts, rules, lexicon);
  // A list of which lines are missing is not judged as a whole.
  const faults = deckFaults(deck, rules, lexicon.catalogue).filter(({ path }) => path.length > 1 || sound.at('cards'));
  const illegal = faults.map((fault): DeckProblem => {
    const [place = '', at, ...below] = fault.path;
    const fix = fixOf(fault, { deck, parts, plan }, settings);
    return {
      ...fault,
      path: typeof at === 'number' ? [place, origin[at] ?? at, ...below] : fault.path,
      severity: severityOf(fault, plan),
      cards: placesOf(fault, settings),
      ...(fix === null ? {} : { fix }),
    };
  });
  const all = [...problems.map(malformed), ...illegal];
  const worst = all.some(({ severity }) => severity === 'illegal') ? 'illegal' : 'incomplete';
  const status = all.length === 0 ? 'legal' : worst;
  return { status, ruleset, limits: rules, problems: all, stats: statsOf(deck, settings) };
}
