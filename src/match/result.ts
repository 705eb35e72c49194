import type { GameRecord } from '../kernel/record.js';
import type { Outcome, Refusal, Seat, SeatOf, Shape } from '../kernel/types.js';

/** Why a seat lost without the rules saying so. */
export type Forfeit = Fault & {
  /** Who is to blame. */
  readonly seat: Seat;
};

/** What a bot did wrong, and a sentence that says so. */
export type Fault =
  /** It took longer than it was allowed, in milliseconds. */
  | { readonly kind: 'late'; readonly says: string; readonly ms: number; readonly allowed: number }
  /** It answered what may not be done; the refusal is null where the answer could not be read at all. */
  | { readonly kind: 'illegal'; readonly says: string; readonly refusal: Refusal | null }
  /** It threw, rejected, or broke down. */
  | { readonly kind: 'crashed'; readonly says: string };

/** How a match came to its end. */
export type MatchEnding<T extends Shape = Shape> =
  | { readonly kind: 'played'; readonly outcome: Outcome<T> }
  /** One seat failed, or several that were asked at once. */
  | { readonly kind: 'forfeited'; readonly forfeits: readonly Forfeit[] }
  /** The match had as many actions as it may have. */
  | { readonly kind: 'stopped'; readonly steps: number };

/** A match that is over. */
export interface MatchResult<T extends Shape> {
  /** The winners by the rules; after forfeits all who did not fail. Nobody: a draw. */
  readonly winners: readonly SeatOf<T>[];
  readonly ending: MatchEnding<T>;
  /** The game as far as it was played; it has an outcome only if it came to its end by the rules. */
  readonly record: GameRecord<T>;
  /** How long each seat has thought, by seat, in milliseconds; 0 without a clock. */
  readonly thought: readonly number[];
}
