import * as z from 'zod';
import type { GameRecord } from '../../../kernel/record.js';
import type { Holds, Same } from '../../../kernel/schema.js';
import type { Action, OrdersAction } from '../actions.js';
import type { Options } from '../options.js';
import type { Config, Warlocks } from '../shape.js';
import type { Draw, Orders, TurnDraws } from '../state.js';
import {
  being,
  byHand,
  charmOrder,
  count,
  endRule,
  gesture,
  hand,
  reason,
  rule,
  seat,
  spell,
  target,
} from './words.js';

// W-1.5, W-1.8
const turnLimit = z.int().min(1).max(10_000).nullable();
export const options = z.strictObject({
  paraFC: z.boolean(),
  paraFDF: z.boolean(),
  maladroit: z.boolean(),
  turnLimit,
});
const optionsGiven = z.strictObject({
  paraFC: z.boolean().exactOptional(),
  paraFDF: z.boolean().exactOptional(),
  maladroit: z.boolean().exactOptional(),
  turnLimit: turnLimit.exactOptional(),
});

const draw = z.union([hand, gesture, being, z.null()]);
export const turnDraws = z.strictObject({ turn: count, values: z.array(draw) });
export const name = z.string().min(1).max(40);
export const config = z.strictObject({
  seed: z.string(),
  seats: z.int().min(2).max(6).exactOptional(),
  names: z.array(name).min(2).max(6).exactOptional(),
  options: optionsGiven.exactOptional(),
  draws: z.array(turnDraws).exactOptional(),
});

const maybeByHand = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ LH: value.exactOptional(), RH: value.exactOptional() });
export const orders = z.strictObject({
  type: z.literal('orders'),
  seat,
  turn: z.int(),
  gestures: byHand(gesture),
  spells: maybeByHand(spell).exactOptional(),
  targets: maybeByHand(target).exactOptional(),
  direct: z.record(z.string(), target).exactOptional(),
  paralyse: z.record(z.string(), hand).exactOptional(),
  charm: z.record(z.string(), charmOrder).exactOptional(),
  bank: hand.exactOptional(),
  permanent: hand.exactOptional(),
  fireBanked: z.boolean().exactOptional(),
  suicide: z.boolean().exactOptional(),
});
export const action = z.discriminatedUnion('type', [orders, z.strictObject({ type: z.literal('concede'), seat })]);
/** Orders as they are kept until the turn is resolved. */
export const keptOrders = z.strictObject({
  gestures: byHand(gesture),
  spells: byHand(spell.nullable()),
  targets: byHand(target.nullable()),
  direct: z.record(z.string(), target),
  paralyse: z.record(z.string(), hand),
  charm: z.record(z.string(), charmOrder),
  bank: hand.nullable(),
  permanent: hand.nullable(),
  fireBanked: z.boolean(),
  suicide: z.boolean(),
});

export const record = z.strictObject({
  format: z.literal(1),
  game: z.literal('warlocks'),
  rules: z.string(),
  cards: z.string(),
  config,
  actions: z.array(action),
  outcome: z.strictObject({ winners: z.array(seat), reason, rule }).exactOptional(),
  hash: z.string().exactOptional(),
});
export const over = z.strictObject({ name: z.literal('over'), winners: z.array(seat), reason, rule: endRule });

/**
 * Does not compile unless the schemas and the types say the same.
 * @public
 */
export type Checked = Holds<
  [
    Same<z.infer<typeof options>, Options>,
    Same<z.infer<typeof config>, Config>,
    Same<z.infer<typeof draw>, Draw>,
    Same<z.infer<typeof turnDraws>, TurnDraws>,
    Same<z.infer<typeof orders>, OrdersAction>,
    Same<z.infer<typeof action>, Action>,
    Same<z.infer<typeof keptOrders>, Orders>,
    Same<z.infer<typeof record>, GameRecord<Warlocks>>,
  ]
>;
