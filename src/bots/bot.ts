import type { Outcome, SeatOf, Shape } from '../kernel/types.js';
import type { Question } from './question.js';

/** A player that is a program. */
export interface Bot<T extends Shape> {
  /** For people, and not unique. */
  readonly name: string;
  /** What it does: one of the legal actions, at once or later. */
  readonly choose: (question: Question<T>) => T['action'] | Promise<T['action']>;
  /** Called before the first question of a game to a seat, for bots that have to get ready; to fail here is to fail there. */
  readonly begin?: (place: Seated<T>) => void | Promise<void>;
  /** Called once no more questions of a game come to a seat, whether it ended or was broken off. */
  readonly end?: (ending: Ending<T>) => void | Promise<void>;
}

/** Where a bot sits in a game that begins. */
export interface Seated<T extends Shape> {
  readonly seat: SeatOf<T>;
}

/** How a game ended for a bot. */
export interface Ending<T extends Shape> extends Seated<T> {
  /** The outcome by the rules; null for a game that was broken off, as by a forfeit. */
  readonly outcome: Outcome<T> | null;
}
