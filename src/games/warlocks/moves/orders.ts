import type { Draft } from 'immer';
import { deepCopy } from '../../../kernel/copy.js';
import { type Guard, isWhole, maybe } from '../../../kernel/fields.js';
import type { Json, Move, Refusal } from '../../../kernel/types.js';
import type { OrdersAction } from '../actions.js';
import { GESTURES } from '../gestures.js';
import type { Warlocks } from '../shape.js';
import type { Orders } from '../state.js';
import { resolveTurn } from '../turn/index.js';
import { type Reason, reasonsAgainst } from './reasons.js';

// The rules have a code for whatever may stand in these fields (W-5.4), so their guards judge no more than the kind of
// value, and `refuse` the rest.
const isMapOf =
  <Value>(): Guard<Value> =>
  (value): value is Value =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
const isGiven =
  <Value>(): Guard<Value> =>
  (value): value is Value =>
    value !== undefined;

/** A refusal by the first reason; the others stand in `data.also`, each with its path (W-5.8). */
function refusalOf(reasons: readonly Reason[]): Refusal<Warlocks> {
  const [first, ...also] = reasons as readonly [Reason, ...Reason[]]; // there is one
  if (also.length === 0) return first;
  const rest: Json[] = also.map((one) => ({ ...one, path: [...one.path] }));
  return { ...first, data: { also: rest } };
}

/** What a warlock does in the coming turn: it is resolved when all active ones have ordered (W-5.1). */
export const orders: Move<Warlocks, 'orders'> = {
  fields: {
    turn: isWhole,
    gestures: /* @__PURE__ */ isMapOf<OrdersAction['gestures']>(),
    spells: /* @__PURE__ */ maybe(/* @__PURE__ */ isMapOf<NonNullable<OrdersAction['spells']>>()),
    targets: /* @__PURE__ */ maybe(/* @__PURE__ */ isMapOf<NonNullable<OrdersAction['targets']>>()),
    direct: /* @__PURE__ */ maybe(/* @__PURE__ */ isMapOf<NonNullable<OrdersAction['direct']>>()),
    paralyse: /* @__PURE__ */ maybe(/* @__PURE__ */ isMapOf<NonNullable<OrdersAction['paralyse']>>()),
    charm: /* @__PURE__ */ maybe(/* @__PURE__ */ isMapOf<NonNullable<OrdersAction['charm']>>()),
    bank: /* @__PURE__ */ maybe(/* @__PURE__ */ isGiven<NonNullable<OrdersAction['bank']>>()),
    permanent: /* @__PURE__ */ maybe(/* @__PURE__ */ isGiven<NonNullable<OrdersAction['permanent']>>()),
    fireBanked: /* @__PURE__ */ maybe(/* @__PURE__ */ isGiven<boolean>()),
    suicide: /* @__PURE__ */ maybe(/* @__PURE__ */ isGiven<boolean>()),
  },

  // A pair of gestures with default choices each: a documented bound, since all orders are far too many.
  options({ turn, phase }, seat) {
    if (phase.name !== 'orders' || !phase.active.includes(seat)) return [];
    return GESTURES.flatMap((LH) =>
      GESTURES.map((RH): OrdersAction => ({ type: 'orders', seat, turn, gestures: { LH, RH } })),
    );
  },

  refuse(position, action) {
    const reasons = reasonsAgainst(position, action);
    return reasons === null ? null : refusalOf(reasons);
  },

  apply(draft, action, context) {
    const { phase, turn } = draft;
    if (phase.name !== 'orders') return;
    draft.orders[action.seat] = copyOfOrders(action);
    const place = phase.waiting.indexOf(action.seat);
    if (place >= 0) phase.waiting.splice(place, 1);
    context.emit?.({ type: 'ordered', rule: 'W-5.1', turn, seat: action.seat });
    if (phase.waiting.length === 0) resolveTurn(draft, context);
  },
};

/** A copy of orders, with nothing left out. */
export function copyOfOrders({ gestures, spells, targets, charm, ...given }: OrdersAction): Draft<Orders> {
  return {
    gestures: { LH: gestures.LH, RH: gestures.RH },
    spells: { LH: spells?.LH ?? null, RH: spells?.RH ?? null },
    targets: { LH: targets?.LH ?? null, RH: targets?.RH ?? null },
    direct: { ...given.direct },
    paralyse: { ...given.paralyse },
    charm: charm === undefined ? {} : deepCopy(charm),
    bank: given.bank ?? null,
    permanent: given.permanent ?? null,
    fireBanked: given.fireBanked === true,
    suicide: given.suicide === true,
  };
}
