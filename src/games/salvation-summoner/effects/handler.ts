import type { Effect, Op } from '../card.js';
import type { Ctx, Sight, Table } from '../shape.js';
import type { Pick, Seat } from '../state.js';

/** An effect of one verb. */
export type EffectOf<K extends Op> = Extract<Effect, { readonly op: K }>;

/** What an effect asks, and whom; the options in the order of S-12.9, the maximum not above their number (S-12.11). */
export interface Question {
  readonly seat: Seat;
  readonly options: readonly Pick[];
  readonly min: number;
  readonly max: number;
}

/** How the effects of one verb are carried out for the player who revealed the card. */
export interface Handler<K extends Op> {
  /** What must be chosen first; absent or `null`: nothing. */
  readonly ask?: (table: Sight, effect: EffectOf<K>, seat: Seat, ctx: Ctx) => Question | null;
  /** Carries it out on what was picked, in the order of the options; nothing where nothing is chosen. */
  readonly apply: (draft: Table, effect: EffectOf<K>, work: Work, ctx: Ctx) => void;
}
/** For whom an effect is carried out, and on what. */
export interface Work {
  readonly seat: Seat;
  readonly picks: readonly Pick[];
}

/** A question to pick at most so many of some options, of which so many must be. */
export const atMost = (seat: Seat, options: readonly Pick[], min: number, max: number): Question => ({
  seat,
  options,
  min: Math.min(min, options.length),
  max: Math.min(max, options.length),
});

/** Something of each option: nothing is left to choose. */
export const each = (seat: Seat, options: readonly Pick[]): Question =>
  atMost(seat, options, options.length, options.length);
