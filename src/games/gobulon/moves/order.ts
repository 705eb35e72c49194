import { isList, isWhole } from '../../../kernel/fields.js';
import type { Move } from '../../../kernel/types.js';
import { returnPile } from '../battles.js';
import type { Gobulon } from '../shape.js';
import { finishTurn } from '../turn.js';

/** A pile of up to so many cards is listed in all its orders, a larger one only as laid and reversed (B-13.3). */
const LISTED_IN_FULL = 5;

/** All orders of some places. */
function ordersOf(places: readonly number[]): number[][] {
  if (places.length === 0) return [[]];
  return places.flatMap((first) => ordersOf(places.filter((place) => place !== first)).map((rest) => [first, ...rest]));
}

/** Whether a list names each of so many places once. */
function isPermutation(cards: readonly number[], count: number): boolean {
  if (cards.length !== count) return false;
  for (let place = 0; place < count; place++) if (!cards.includes(place)) return false;
  return true;
}

/** The winner of a battle says in which order the pile goes under the hand (B-8.7). */
export const order: Move<Gobulon, 'order'> = {
  fields: { cards: /* @__PURE__ */ isList(isWhole) },

  options({ phase, players }, seat) {
    if (phase.name !== 'order' || phase.seat !== seat) return [];
    const places = players[seat].table.map((_, place) => place);
    const orders = places.length > LISTED_IN_FULL ? [places, places.toReversed()] : ordersOf(places);
    return orders.map((cards) => ({ type: 'order', seat, cards }));
  },

  refuse({ phase, players }, { seat, cards }) {
    if (phase.name !== 'order') return { code: 'not-ordering', rule: 'B-8.7' };
    if (phase.seat !== seat) return { code: 'not-your-order', rule: 'B-8.7', path: ['seat'] };
    const { length: need } = players[seat].table;
    if (isPermutation(cards, need)) return null;
    return { code: 'invalid-order', rule: 'B-8.7', path: ['cards'], have: cards.length, need };
  },

  apply(draft, { seat, cards }, context) {
    returnPile(draft, seat, cards, context);
    finishTurn(draft, seat, context);
  },
};
