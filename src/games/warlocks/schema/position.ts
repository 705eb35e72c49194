import * as z from 'zod';
import type { Holds, Same } from '../../../kernel/schema.js';
import type { State, View } from '../state.js';
import { keptOrders, name, options, over, turnDraws } from './play.js';
import { count, gesture, hand, monsterId, pair, seat, settled, spell } from './words.js';

const seats = z.array(seat);
const kind = z.enum(['normal', 'hasted', 'time-stopped']);
const phase = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('orders'), active: seats, waiting: seats }),
  over,
]);
const enchantmentKind = z.enum([
  ...(['paralysis', 'amnesia', 'fear', 'confusion', 'maladroitness', 'charm-person', 'haste', 'protection'] as const),
  ...(['resist-heat', 'resist-cold', 'disease', 'poison', 'blindness', 'invisibility', 'permanency'] as const),
  'delay-effect',
]);
const enchantmentFields = {
  kind: enchantmentKind,
  left: count.nullable(),
  castRound: count,
  by: seat.nullable(),
  hand: hand.nullable(),
  handTurn: count.nullable(),
};
const enchantment = z.strictObject(enchantmentFields);
const knownEnchantment = z.strictObject({ ...enchantmentFields, seenBy: seats });

const knownMade = z.strictObject({ turn: count, made: pair, recorded: pair, seenBy: seats });
const seen = z.union([gesture, z.literal('?')]);
const seenPair = z.tuple([seen, seen]);
const made = z.strictObject({ turn: count, made: seenPair, recorded: seenPair });

const marks = { shield: z.boolean(), countered: z.boolean(), mentalThisRound: z.int().min(0) };
const warlockFields = {
  name,
  health: z.int(),
  status: z.enum(['in', 'dead', 'surrendered']),
  leftTurn: count.nullable(),
  timeStopMark: z.boolean(),
  clapUsed: z.boolean(),
  ...marks,
};
const warlock = z.strictObject({
  ...warlockFields,
  history: z.array(made),
  enchantments: z.array(enchantment),
  bank: z.strictObject({ spell, target: settled.nullable() }).nullable(),
});
const knownWarlock = z.strictObject({
  ...warlockFields,
  history: z.array(knownMade),
  enchantments: z.array(knownEnchantment),
  bank: z.strictObject({ spell, target: settled }).nullable(),
  clapSeenBy: seats,
});

const monsterFields = {
  id: monsterId,
  kind: z.enum(['goblin', 'ogre', 'troll', 'giant', 'fire-elemental', 'ice-elemental']),
  name: z.string(),
  health: z.int(),
  controller: seat.nullable(),
  victim: settled,
  createdTurn: count,
  createdBy: z.strictObject({ seat, hand }).nullable(),
  alive: z.boolean(),
  ...marks,
};
const monster = z.strictObject({ ...monsterFields, enchantments: z.array(enchantment) });
const knownMonster = z.strictObject({
  ...monsterFields,
  enchantments: z.array(knownEnchantment),
  createdSeenBy: seats,
});

/** A word of the random stream. */
const word = z
  .int()
  .min(-(2 ** 31))
  .max(2 ** 31 - 1);
const battle = {
  options,
  turn: count,
  kind,
  round: count,
  hastedTurnDone: z.boolean(),
  phase,
  orders: z.array(keptOrders.nullable()).min(2).max(6),
};
export const state = z.strictObject({
  ...battle,
  warlocks: z.array(knownWarlock).min(2).max(6),
  monsters: z.array(knownMonster),
  draws: z.array(turnDraws),
  random: z.array(word).length(4),
});
export const view = z.strictObject({
  ...battle,
  warlocks: z.array(warlock).min(2).max(6),
  monsters: z.array(monster),
  viewer: z.union([seat, z.literal('spectator')]),
});

/**
 * Does not compile unless the schemas and the types say the same.
 * @public
 */
export type Checked = Holds<[Same<z.infer<typeof state>, State>, Same<z.infer<typeof view>, View>]>;
