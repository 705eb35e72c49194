import type { Question } from '../../../bots/index.js';
import { type Action, type OrdersAction, sampleOrders, type Warlocks } from '../../../games/warlocks/index.js';

/** How likely each hand goes on with a spell. */
const FINISHING = 0.9;
/** So often it is drawn again rather than surrendered. */
const TRIES = 8;

/** Keeps what is owed and what is cast, and leaves aims and monsters to their defaults. */
function usual({ type, seat, turn, gestures, spells, paralyse, charm }: OrdersAction): OrdersAction {
  return {
    ...{ type, seat, turn, gestures },
    ...(spells === undefined ? {} : { spells }),
    ...(paralyse === undefined ? {} : { paralyse }),
    ...(charm === undefined ? {} : { charm }),
  };
}

/** A bot that goes on with spells, aims at whom they are usually aimed, and does not surrender of its own will. */
export function leaningBot({ view, seat, random }: Question<Warlocks>): Action {
  let orders = sampleOrders(view, seat, random, { finishing: FINISHING });
  for (let left = TRIES; left > 0 && orders.gestures.LH === 'P' && orders.gestures.RH === 'P'; left--) {
    orders = sampleOrders(view, seat, random, { finishing: FINISHING });
  }
  return usual(orders);
}
