import type { Seat } from '../../../kernel/types.js';
import { type Hand, isHand } from '../gestures.js';
import type { HandOf, HandRef, MonsterId, Settled, Target } from '../state.js';

/** The letters that stand for warlocks in notation, by seat. */
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

const MONSTER = /^m[1-9]\d{0,5}$/;
const HAND = /^([LR]H):(.+)$/;

/** A warlock's letter. */
export const letterOf = (seat: Seat): string => LETTERS[seat] ?? String(seat);
/** Whose letter it is; `null`: nobody's. */
export function readSeat(word: string): Seat | null {
  const seat = (LETTERS as readonly string[]).indexOf(word);
  return seat < 0 ? null : seat;
}

/** Several warlocks as their letters, `-` for none. */
export const showSeats = (seats: readonly Seat[]): string => (seats.length === 0 ? '-' : seats.map(letterOf).join(''));
/** Warlocks by their letters in ascending order, `-` for none; `null` if that is not what stands there. */
export function readSeats(word: string): readonly Seat[] | null {
  if (word === '-') return [];
  const seats = [...word].map(readSeat);
  const known = seats.filter((seat) => seat !== null);
  const rises = known.every((seat, i) => i === 0 || seat > (known[i - 1] ?? seat));
  return known.length === seats.length && known.length > 0 && rises ? known : null;
}

/** A hand of a warlock, `LH:A`. */
export const showHandOf = ({ seat, hand }: HandOf): string => `${hand}:${letterOf(seat)}`;
/** Reads a hand of a warlock; `null` if it is none. */
export function readHandOf(word: string): HandOf | null {
  const [, hand, letter = ''] = HAND.exec(word) ?? [];
  const seat = readSeat(letter);
  return isHand(hand) && seat !== null ? { seat, hand } : null;
}
/** Reads `LH` or `RH`; `null` if it is neither. */
export const readHand = (word: string): Hand | null => (isHand(word) ? word : null);

/** A target: `A`, `m1`, `LH:A` or `nobody` (W-4.1). */
export function showTarget(target: Target): string {
  if (typeof target === 'number') return letterOf(target);
  const [hand, seat] = target.split(':');
  return seat === undefined ? target : `${hand}:${letterOf(Number(seat))}`;
}
/** Reads a being or `nobody`; `null` if it is neither. */
export function readSettled(word: string): Settled | null {
  if (word === 'nobody') return word;
  return MONSTER.test(word) ? (word as MonsterId) : readSeat(word); // the pattern is that of the type
}
/** Reads a target; `null` if it is none. */
export function readTarget(word: string): Target | null {
  const from = readHandOf(word);
  return from === null ? readSettled(word) : refOf(from);
}
/** A hand as orders name it. */
const refOf = ({ seat, hand }: HandOf): HandRef => `${hand}:${seat}`;
