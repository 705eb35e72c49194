import { type Form, listOf, objectOf, textOf, wholeOf } from '../form.js';
import { suggest } from '../nearest.js';
import type { Problem } from '../problem.js';

/** Copies of one card, on one line of a deck. */
export interface Copies {
  readonly card: string;
  readonly copies: number;
}
/** What every deck has: a name for people, if any, and its cards. */
export interface Listing {
  readonly name?: string;
  readonly cards: readonly Copies[];
}
/** A line of a deck; `at` is its index in `cards`. */
export interface DeckPlace extends Copies {
  readonly at: number;
}
/** One thing that is wrong with a well-formed deck, and all the lines that have a part in it. */
export interface DeckFault<Code extends string, Rule extends string> extends Problem {
  readonly code: Code;
  readonly rule: Rule;
  readonly cards: readonly DeckPlace[];
}
/** How many copies of each card. */
export type Counts = ReadonlyMap<string, number>;

/** The most copies one line may name. */
export const MOST_COPIES = 1_000_000_000;
/** The most characters of a deck's name. */
export const LONGEST_NAME = 200;

/** The form of a deck's name. */
export const nameForm = (): Form<string> => textOf(0, LONGEST_NAME);
/** The form of a deck's lines. Any text may stand for an id: an unknown one makes a deck illegal, not malformed. */
export const linesForm = (): Form<readonly Copies[]> =>
  listOf(objectOf<Copies>({ card: textOf(1, 200), copies: wholeOf(1, MOST_COPIES) }));

/** How many cards there are on some lines. */
export const copiesOf = (lines: readonly Copies[]): number => lines.reduce((total, { copies }) => total + copies, 0);

/** Changes how many copies there are of a card. */
export const addTo = (counts: Map<string, number>, card: string, copies: number): Map<string, number> =>
  counts.set(card, (counts.get(card) ?? 0) + copies);

/** How many copies of each card there are on some lines, in the order in which the cards first appear. */
export function countsOf(lines: readonly Copies[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { card, copies } of lines) addTo(counts, card, copies);
  return counts;
}

/** The cards of a deck as they lie before they are shuffled: the first of the list on top, the top card last. */
export const stackOf = ({ cards }: Listing): string[] =>
  cards.flatMap(({ card, copies }) => Array.from({ length: copies }, () => card)).reverse();

/** The lines of a deck with their places. */
export const placesIn = ({ cards }: Listing): readonly DeckPlace[] =>
  cards.map(({ card, copies }, at) => ({ card, copies, at }));

/** Lines by card, in the order in which the cards first appear. */
export function linesByCard<Line extends Copies>(
  lines: readonly Line[],
): ReadonlyMap<string, readonly [Line, ...Line[]]> {
  const found = new Map<string, [Line, ...Line[]]>();
  for (const line of lines) {
    const own = found.get(line.card);
    if (own === undefined) found.set(line.card, [line]);
    else own.push(line);
  }
  return found;
}

/** A fault for each card of a deck that is none of the cards in use, with the ids that are near. */
export function unknownFaults<Rule extends string>(
  places: readonly DeckPlace[],
  known: readonly string[],
  rule: Rule,
): readonly DeckFault<'deck-unknown-card', Rule>[] {
  const faults: DeckFault<'deck-unknown-card', Rule>[] = [];
  const ids = new Set(known);
  for (const [card, cards] of linesByCard(places)) {
    if (ids.has(card)) continue;
    const path = ['cards', cards[0].at, 'card'];
    faults.push({ code: 'deck-unknown-card', path, rule, ...suggest(card, known, faults), cards });
  }
  return faults;
}
