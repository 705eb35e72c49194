import type { Json, Outcome, Seat, Shape } from '../kernel/types.js';

/** The version of the protocol that is spoken. */
export const PROTOCOL = 1;

/** A game begins: the first line a bot reads, and the first after each `over`. */
export interface Hello<T extends Shape = Shape> {
  readonly t: 'hello';
  readonly protocol: typeof PROTOCOL;
  readonly game: T['id'];
  /** The version of the rules. */
  readonly rules: string;
  /** Where the bot sits, from 0. */
  readonly seat: Seat;
}

/** A question; it is answered by `do`. On its line `t` and `id` come first, whatever follows. */
export interface Ask<T extends Shape = Shape> {
  readonly t: 'ask';
  /** Counts the questions to a process from 1, through all its games. */
  readonly id: number;
  readonly view: T['view'];
  /** What the seat has seen happen since it was last asked. */
  readonly events: readonly T['event'][];
  /** What may be done, moves left unlisted excepted; at least one. */
  readonly legal: readonly T['action'][];
  /** How long the answer may take, in whole milliseconds. */
  readonly ms: number;
  /** A whole number from 0 to 2,147,483,647: who draws by it alone plays the same game again from the same seed. */
  readonly random: number;
}

/** A game is over. It has no answer; another `hello` may follow, or the end of the input. */
export interface Over<T extends Shape = Shape> {
  readonly t: 'over';
  /** Null for a game that was broken off. */
  readonly outcome: Outcome<T> | null;
}

/** The answer to `hello`. */
export interface Ready {
  readonly t: 'ready';
  /** What the bot calls itself. */
  readonly name: string;
}

/** The answer to `ask`: the place of an action in `legal`, from 0, or an action spelt out. */
export type Do =
  | { readonly t: 'do'; readonly id: number; readonly index: number }
  | { readonly t: 'do'; readonly id: number; readonly action: { readonly [key: string]: Json } };

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A message as a line: nothing in it but its end is a line break, not even one that only some languages take for one. */
export const lineOf = (message: Hello | Ask | Over): string =>
  `${JSON.stringify(message).replace(/[\u0085\u2028\u2029]/g, escaped)}\n`;
