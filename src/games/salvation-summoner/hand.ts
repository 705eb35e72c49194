import type { CardId } from './card.js';
import type { Table } from './shape.js';
import type { HandCard, Handle, Seat } from './state.js';

/** The card of a hand with that handle, or null; of another's hand only what is known. */
export function heldIn(hand: readonly (HandCard | null)[], handle: Handle): HandCard | null {
  for (let i = 0; i < hand.length; i++) if (hand[i]?.handle === handle) return hand[i] ?? null;
  return null;
}

/** Takes a card that is in the hand out of it. */
export function takeFromHand({ players }: Table, seat: Seat, handle: Handle): CardId {
  const { hand } = players[seat];
  for (let i = 0; i < hand.length; i++) {
    const held = hand[i] as HandCard; // the index is below the length
    if (held.handle !== handle) continue;
    const { card } = held;
    hand.splice(i, 1);
    return card;
  }
  throw new RangeError(`no card in hand has the handle ${handle}`);
}
