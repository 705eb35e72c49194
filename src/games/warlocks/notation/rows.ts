import type { Problem } from '../../../kernel/problem.js';
import type { Seat } from '../../../kernel/types.js';
import { type Gesture, type HandIndex, isGesture, type Seen } from '../gestures.js';
import type { KnownMade, Made } from '../state.js';
import { readSeats, showSeats } from './beings.js';
import { fault, type Place, partsOf, within } from './phrases.js';

/** The rows of a history as a scenario gives them. */
export interface Rows {
  readonly LH?: string;
  readonly RH?: string;
  readonly seen?: string;
}
/** The bow of turn 0, which belongs to no spell (W-1.3). */
const BOW = 'B';
/** A turn in which he was not active (W-2.7). */
const BLANK = '.';
/** Stands in a row of seats for all of them. */
const ALL = '*';

/** One gesture in a row; in brackets one that an Anti-spell made nothing of (W-7.25). */
const cellOf = (made: Seen, recorded: Seen): string => (made === recorded ? made : `(${made})`);

/** What a row says, turn by turn up to `last`. */
function rowOf<Pair extends { readonly turn: number }>(
  history: readonly Pair[],
  last: number,
  cell: (made: Pair) => string,
): readonly string[] {
  const cells: string[] = [];
  let turn = 1;
  for (const made of history) {
    for (; turn < made.turn; turn++) cells.push(BLANK);
    cells.push(cell(made));
    turn++;
  }
  for (; turn <= last; turn++) cells.push(BLANK);
  return cells;
}

/** A history as the two rows of letters that players use, `LH: B P S F W`. */
export function showRows(history: readonly Made<Seen>[], last: number): readonly [string, string] {
  const row = (hand: HandIndex): string =>
    [BOW, ...rowOf(history, last, ({ made, recorded }) => cellOf(made[hand], recorded[hand]))].join(' ');
  return [`LH: ${row(0)}`, `RH: ${row(1)}`];
}
/** Who saw which pair, `*` for everybody; `null` where everybody saw all. */
export function showSeen(history: readonly KnownMade[], last: number, seats: number): string | null {
  if (history.every(({ seenBy }) => seenBy.length === seats)) return null;
  return rowOf(history, last, ({ seenBy }) => (seenBy.length === seats ? ALL : showSeats(seenBy))).join(' ');
}

/** A gesture in a row. */
interface Cell {
  readonly made: Gesture;
  readonly undone: boolean;
}
/** The most turns that a history is filled up with. */
const MOST_TURNS = 10_000; // W-1.8
const NOTHING: Cell = { made: '-', undone: false };
const CELL = /\(([FPSWDC-])\)|([FPSWDC>.-])/iy;

/** Reads a row, letters with or without spaces between them; `null` is a turn in which he was not active. */
function readRow(text: string, place: Place): readonly (Cell | null)[] {
  const cells: (Cell | null)[] = [];
  const row = text.replace(/^\s*B/i, '').replace(/\s+/g, '');
  const pattern = new RegExp(CELL); // of its own, since it remembers where it stands
  while (pattern.lastIndex < row.length) {
    const at = pattern.lastIndex;
    const [, undone, plain = undone] = pattern.exec(row) ?? [];
    if (plain === undefined) {
      fault(within(place, at), 'bad-gesture', { rule: 'W-2.1' });
      break;
    }
    const made = plain.toUpperCase();
    cells.push(isGesture(made) ? { made, undone: undone !== undefined } : null);
  }
  return cells;
}

/** What the Anti-spell leaves: a stab stays (W-7.25). */
const recordOf = ({ made }: Cell): Gesture => (made === '>' ? '>' : '-');

/** Who saw each turn, the newest last; `null` for everybody. */
function readSeen(text: string, place: Place): readonly (readonly Seat[] | null)[] {
  return partsOf(text, /\s+/).map((word, i) => {
    if (word === ALL || word === BLANK) return null;
    return readSeats(word) ?? fault(within(place, i), 'bad-entry');
  });
}

/** How many turns some rows speak of. */
export const lengthOf = ({ LH = '', RH = '' }: Rows): number => {
  const problems: Problem[] = [];
  return Math.max(...[LH, RH].map((row) => readRow(row, { path: [], problems }).length));
};

/**
 * A history of the rows that end with turn `last`; a hand that has no row, or a shorter one, made nothing before.
 * Problems: `bad-gesture`, `rows-differ` where one hand rests in a turn that the other makes, `too-long`.
 */
export function readRows(rows: Rows, last: number, everybody: readonly Seat[], place: Place): readonly KnownMade[] {
  const [LH = [], RH = []] = (['LH', 'RH'] as const).map((hand) => readRow(rows[hand] ?? '', within(place, hand)));
  const seen = readSeen(rows.seen ?? '', within(place, 'seen'));
  const have = Math.max(LH.length, RH.length, seen.length);
  if (have > last) fault(place, 'too-long', { have, need: last });
  const made: KnownMade[] = [];
  for (let back = Math.min(last, MOST_TURNS); back > 0; back--) {
    const turn = last - back + 1;
    const cells = [LH.at(-back), RH.at(-back)];
    if (cells.includes(null)) {
      if (cells.some((cell) => cell)) fault(within(place, turn), 'rows-differ', { rule: 'W-2.7' });
      continue;
    }
    const [l, r] = [cells[0] ?? NOTHING, cells[1] ?? NOTHING];
    const isUndone = l.undone || r.undone;
    made.push({
      turn,
      made: [l.made, r.made],
      recorded: isUndone ? [recordOf(l), recordOf(r)] : [l.made, r.made],
      seenBy: [...(seen.at(-back) ?? everybody)],
    });
  }
  return made;
}
