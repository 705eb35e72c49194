import { deepFreeze } from '../../kernel/copy.js';
import { takePlain } from '../../kernel/plain.js';
import type { Problem } from '../../kernel/problem.js';
import { joinProblems } from '../../kernel/soundness.js';
import type { Seat } from '../../kernel/types.js';
import type { OrdersAction } from './actions.js';
import type { Gesture, Seen } from './gestures.js';
import { build } from './notation/building.js';
import { actionOf, readSaid, showSaid } from './notation/orders.js';
import { type Parts, type PartsProblem, partsForm, type WarlockParts } from './notation/parts.js';
import { readText } from './notation/reading.js';
import { irregularities } from './notation/regularity.js';
import { lengthOf, readRows, showRows } from './notation/rows.js';
import { showLines } from './notation/showing.js';
import type { Made, Orders, State, View } from './state.js';

export type { Parts, PartsProblem, WarlockParts };

/** A position made of parts, and what is wrong with it. */
export type Arranged =
  | {
      /** The parts could be read: there is a position. */
      readonly readable: true;
      /** Nothing tells that no battle comes to this position. */
      readonly legal: boolean;
      readonly state: State;
      /** Why it is not legal. */
      readonly problems: readonly PartsProblem[];
    }
  | {
      readonly readable: false;
      readonly legal: false;
      readonly state: null;
      /** All that could not be read. */
      readonly problems: readonly PartsProblem[];
    };
/** Orders read from text, and what is wrong with it. */
export type OrdersRead =
  | { readonly ok: true; readonly action: OrdersAction }
  | { readonly ok: false; readonly problems: readonly PartsProblem[] };

const as =
  (severity: PartsProblem['severity']) =>
  (problem: Problem): PartsProblem => ({ severity, ...problem });
const unread = (problems: readonly Problem[]): Arranged => ({
  readable: false,
  legal: false,
  state: null,
  problems: problems.map(as('unreadable')),
});

/** Problems that leave no position to play on, though the parts could be read. */
const unplayable = ({ code }: Problem): boolean => code === 'nobody-awaited' || code === 'should-be-over';

/**
 * A position made of the parts a scenario speaks of, the rest by default: two new warlocks, turn 1 or the one after the
 * longest history, hands that made nothing where nothing is said, and nobody has ordered. Warlocks are A, B, C … by seat, monsters m1, m2 … in order of creation.
 *
 * Never throws, whatever the parts. `problems` are `unreadable` (an unknown key or word, a hand that rests while the
 * other moves, nobody to wait for; no state) or `irregular` (no battle comes to it; the state is there and can be played
 * on).
 */
export function arrange(parts: Parts | unknown): Arranged {
  const taken = takePlain(parts);
  const formal: Problem[] = [];
  const read = partsForm()(taken.value, [], formal);
  const problems = joinProblems(taken.problems, formal);
  if (problems.length > 0) return unread(problems);
  const state = build(read, { path: [], problems });
  if (problems.length > 0) return unread(problems);
  const found = irregularities(state);
  if (found.some(unplayable)) return unread(found.filter(unplayable));
  return { readable: true, legal: found.length === 0, state: deepFreeze(state), problems: found.map(as('irregular')) };
}

/**
 * Reads back what `showPosition` wrote of a state: `arrange` from text. A battle that is over cannot be arranged, and the
 * problem `not-arrangeable` says so. Paths of lines start with their number.
 */
export function readPosition(text: unknown): Arranged {
  const { parts, problems } = readText(text);
  const arranged = arrange(parts);
  return problems.length === 0 ? arranged : unread([...problems, ...(arranged.readable ? [] : arranged.problems)]);
}

/**
 * A position as text: turn, warlocks with health, histories, enchantments and what else is not as at the start, and
 * monsters. Of a view, `?` is what its viewer has not seen.
 */
export const showPosition = (position: State | View): string => showLines(position).join('\n');

/**
 * A history as the two rows of letters that players use, `LH: B P S F W`, up to turn `last`: first the bow (W-1.3), `.`
 * for a turn in which the warlock was not active, `?` for what the viewer has not seen, and brackets around what an
 * Anti-spell made nothing of.
 */
export const showHistory = (history: readonly Made<Seen>[], last: number): string => showRows(history, last).join('\n');

/** A history read from its rows, and what is wrong with them. */
export interface HistoryRead {
  /** The pairs, those of the last turn last; who saw them is not asked. */
  readonly history: readonly Made<Gesture>[];
  readonly problems: readonly PartsProblem[];
}
/**
 * Reads the rows of both hands, with or without spaces, bow and lower-case letters: `PSFW`. A row that is shorter is filled
 * up with nothing at its beginning. Problems: `bad-gesture`, and `rows-differ` where one hand rests in a turn that the
 * other makes.
 */
export function readHistory(rows: { readonly LH?: string; readonly RH?: string }): HistoryRead {
  const problems: Problem[] = [];
  const read = readRows({ LH: rows.LH ?? '', RH: rows.RH ?? '' }, lengthOf(rows), [], { path: [], problems });
  const history = read.map(({ turn, made, recorded }) => ({ turn, made, recorded }));
  return { history: problems.length === 0 ? history : [], problems: problems.map(as('unreadable')) };
}

/**
 * Orders as short text: `S/W; LH summon-goblin at B; direct m1 at LH:B; paralyse B LH; charm C RH P; bank LH; permanent
 * RH; fire; suicide`.
 */
export const showOrders = (orders: OrdersAction | Orders): string => showSaid(orders);

/**
 * Reads the orders of a seat for a turn. Never throws, whatever is handed in; whether they may be given is for `check` to
 * say. Problems have paths that start with the number of the clause, 0 for the gestures: `bad-gesture`, `bad-entry`,
 * `not-one-of`, `duplicate-key`.
 */
export function readOrders(text: unknown, seat: Seat, turn: number): OrdersRead {
  const problems: Problem[] = [];
  if (typeof text !== 'string') problems.push({ code: 'wrong-type', path: [], expected: ['text'] });
  const said = typeof text === 'string' ? readSaid(text, { path: [], problems }) : null;
  return said === null
    ? { ok: false, problems: problems.map(as('unreadable')) }
    : { ok: true, action: actionOf(seat, turn, said) };
}
