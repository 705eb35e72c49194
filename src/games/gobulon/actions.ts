import type { Seat } from './state.js';

/** All that can be said to the game (B-13.6). */
export type Action =
  /** Lays the player's next card, or the next two in a battle. */
  | { readonly type: 'reveal'; readonly seat: Seat }
  /** All reveals of this step that are due, in one action. */
  | { readonly type: 'advance'; readonly seat: Seat }
  /** Places in the winner's pile, 0 for the card laid first; the first named ends nearest the top (B-8.7). */
  | { readonly type: 'order'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly type: 'concede'; readonly seat: Seat };

/** Why an action may not be done, in the order of B-13.6. */
export type RefusalCode = 'must-order' | 'already-revealed' | 'not-ordering' | 'not-your-order' | 'invalid-order';
