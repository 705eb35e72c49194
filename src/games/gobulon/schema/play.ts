import * as z from 'zod';
import type { GameRecord } from '../../../kernel/record.js';
import { count, type Holds, id, outcomeOf, randomWords, recordOf, type Same, seat } from '../../../kernel/schema.js';
import type { Action } from '../actions.js';
import type { Options } from '../options.js';
import { type RuleId, rulebook } from '../rulebook.js';
import type { Config, Gobulon } from '../shape.js';
import type { State } from '../state.js';
import { deck } from './card.js';

const rule = z.enum(Object.keys(rulebook) as [RuleId, ...RuleId[]]); // the rule book is not empty
const reason = z.enum(['no-cards', 'battle-short', 'control-impossible', 'concede']);

// B-1.2
const mode = z.enum(['own', 'split']);
const parity = z.enum(['listed', 'odd']);
const returnOrder = z.enum(['played', 'reversed', 'choose']);
const ofEachValue = z.int().min(1).max(100);
const jokers = z.int().min(0).max(1000);
const maxCopies = z.int().min(1).max(1000);
const options = z.strictObject({ mode, parity, returnOrder, ofEachValue, jokers, maxCopies });
const optionsGiven = z.strictObject({
  mode: mode.exactOptional(),
  parity: parity.exactOptional(),
  returnOrder: returnOrder.exactOptional(),
  ofEachValue: ofEachValue.exactOptional(),
  jokers: jokers.exactOptional(),
  maxCopies: maxCopies.exactOptional(),
});
export const config = z.strictObject({
  seed: z.string(),
  decks: z.union([z.tuple([deck]), z.tuple([deck, deck])]).exactOptional(),
  options: optionsGiven.exactOptional(),
  stacked: z.boolean().exactOptional(),
});

export const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('reveal'), seat }),
  z.strictObject({ type: z.literal('advance'), seat }),
  // Whole numbers of any sign: the game itself judges which they may be.
  z.strictObject({ type: z.literal('order'), seat, cards: z.array(z.int()) }),
  z.strictObject({ type: z.literal('concede'), seat }),
]);

export const record = recordOf({
  game: z.literal('gobulon'),
  config,
  action,
  outcome: outcomeOf(reason, rule),
});

const phase = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('reveal') }),
  z.strictObject({ name: z.literal('order'), seat }),
  z.strictObject({
    name: z.literal('over'),
    winners: z.array(seat),
    reason,
    rule: z.enum(['B-9.2', 'B-9.3', 'B-9.4', 'B-9.5', 'B-9.6']),
  }),
]);
const player = z.strictObject({ hand: z.array(id), bin: z.array(id), table: z.array(id) });
const comparison = z.strictObject({
  turn: z.int().min(1),
  depth: count,
  cards: z.tuple([id, id]),
  controls: z.tuple([id.nullable(), id.nullable()]),
  values: z.tuple([count, count]),
  winner: seat.nullable(),
});
export const state = z.strictObject({
  options,
  turn: z.int().min(1),
  depth: count,
  phase,
  players: z.tuple([player, player]),
  latest: comparison.nullable(),
  random: randomWords,
});

/**
 * Does not compile unless the schemas and the types say the same.
 * @public
 */
export type Checked = Holds<
  [
    Same<z.infer<typeof options>, Options>,
    Same<z.infer<typeof config>, Config>,
    Same<z.infer<typeof action>, Action>,
    Same<z.infer<typeof record>, GameRecord<Gobulon>>,
    Same<z.infer<typeof state>, State>,
  ]
>;
