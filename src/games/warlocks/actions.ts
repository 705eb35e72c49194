import type { Seat } from '../../kernel/types.js';
import type { ByHand, Gesture, Hand } from './gestures.js';
import type { SpellId } from './spells.js';
import type { CharmOrder, Target } from './state.js';

/** What a warlock orders for one turn (W-5.2). All but the turn and the gestures may be left out. */
export interface OrdersAction {
  readonly type: 'orders';
  readonly seat: Seat;
  /** The turn they are for. */
  readonly turn: number;
  readonly gestures: ByHand<Gesture>;
  /** Which spell, where a hand finishes more than one. */
  readonly spells?: Partial<ByHand<SpellId>>;
  /** Whom each hand's spell, or its stab, is aimed at; no entry: the default. */
  readonly targets?: Partial<ByHand<Target>>;
  /** New victims: by a monster (`m1`), or by the hand that brings one forth (`LH:0`). */
  readonly direct?: { readonly [monster: string]: Target };
  /** By the seat of a warlock whose Paralysis the player steers: the hand to be forced. */
  readonly paralyse?: { readonly [seat: string]: Hand };
  /** By the seat of a warlock whom the player has charmed: a hand, and what it is to make. */
  readonly charm?: { readonly [seat: string]: CharmOrder };
  /** The hand whose spell goes into the bank. */
  readonly bank?: Hand;
  /** The hand whose spell is made permanent. */
  readonly permanent?: Hand;
  /** Whether the banked spell is released. */
  readonly fireBanked?: boolean;
  /** Whether he ends his life (W-15.8). */
  readonly suicide?: boolean;
}
/** All that can be said to the game. */
export type Action =
  | OrdersAction
  /** Leaves the battle at once, as one who has surrendered (W-15.12). */
  | { readonly type: 'concede'; readonly seat: Seat };

/** Why an action may not be done, in the order of W-5.4 and W-5.8. */
export type RefusalCode =
  | 'not-active'
  | 'wrong-turn'
  | 'malformed'
  | 'bad-gesture'
  | 'unknown-spell'
  | 'spell-not-finished'
  | 'gesture-used-twice'
  | 'unknown-target'
  | 'target-gone'
  | 'no-paralysis-choice'
  | 'no-charm'
  | 'nothing-to-bank-with'
  | 'no-permanency'
  | 'bank-and-permanent'
  | 'nothing-banked'
  | 'suicide-not-allowed';
