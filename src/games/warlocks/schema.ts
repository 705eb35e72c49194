import * as z from 'zod';
import { type Parsed, parseBy } from '../../kernel/parse.js';
import type { Problem } from '../../kernel/problem.js';
import type { GameRecord } from '../../kernel/record.js';
import type { Action, OrdersAction } from './actions.js';
import * as play from './schema/play.js';
import * as position from './schema/position.js';
import { configSense, stateSense, viewSense } from './schema/sense.js';
import type { Config, Warlocks } from './shape.js';
import type { State, View } from './state.js';

export type { Parsed, Problem };
/** A record of a battle. */
export type WarlocksRecord = GameRecord<Warlocks>;

/** The form of a config. */
export const config: z.ZodType<Config> = play.config;
/** The form of an action: orders, or leaving the battle (W-5.2, W-15.12). */
export const action: z.ZodType<Action> = play.action;
/** The form of orders (W-5.2). */
export const orders: z.ZodType<OrdersAction> = play.orders;
/** The form of a state (W-17.1). */
export const state: z.ZodType<State> = position.state;
/** The form of a view (W-17.4). */
export const view: z.ZodType<View> = position.view;
/** The form of a record. */
export const record: z.ZodType<WarlocksRecord> = play.record;

/** The same forms as JSON Schema, by the names of the files they are shipped in; made when they are asked for. */
export const jsonSchemas: Readonly<
  Record<'config' | 'action' | 'orders' | 'state' | 'view' | 'record', z.core.JSONSchema.BaseSchema>
> = {
  get config() {
    return z.toJSONSchema(config, { reused: 'ref' });
  },
  get action() {
    return z.toJSONSchema(action, { reused: 'ref' });
  },
  get orders() {
    return z.toJSONSchema(orders, { reused: 'ref' });
  },
  get state() {
    return z.toJSONSchema(state, { reused: 'ref' });
  },
  get view() {
    return z.toJSONSchema(view, { reused: 'ref' });
  },
  get record() {
    return z.toJSONSchema(record, { reused: 'ref' });
  },
};

// Each reader takes unknown data to a value that shares nothing with it, or to all that is wrong with it at once, form
// and sense, by codes that do not change. None throws for data, whatever it is.

/** Reads a config that a battle can be set up from (W-1.1, W-1.5, W-1.8). */
export const parseConfig = (given: unknown): Parsed<Config> => parseBy(play.config, given, configSense);

/** Reads an action; whether it may be done is for `check` to say. */
export const parseAction = (given: unknown): Parsed<Action> => parseBy(play.action, given, () => []);

/** Reads orders; whether they may be given is for `check` to say. */
export const parseOrders = (given: unknown): Parsed<OrdersAction> => parseBy(play.orders, given, () => []);

/** Reads a state that a battle could come to: it keeps the invariants of W-17.7 and W-17.11, and its outcome is true. */
export const parseState = (given: unknown): Parsed<State> => parseBy(position.state, given, stateSense);

/** Reads a view that somebody could have of a battle. */
export const parseView = (given: unknown): Parsed<View> => parseBy(position.view, given, viewSense);

/** Reads a record whose config makes sense; whether its actions can be played again is for `replay` to say. */
export const parseRecord = (given: unknown): Parsed<WarlocksRecord> =>
  parseBy(play.record, given, (value, sound) => {
    const within = { at: (...path: Problem['path']) => sound.at('config', ...path) };
    return configSense(Object(value).config, within).map((one) => ({ ...one, path: ['config', ...one.path] }));
  });
