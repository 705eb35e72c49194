import type * as z from 'zod';
import { type Parsed, parseBy, senseOfRecord } from '../../kernel/parse.js';
import type { Problem } from '../../kernel/problem.js';
import type { GameRecord } from '../../kernel/record.js';
import { jsonSchemasOf } from '../../kernel/schema.js';
import type { Action } from './actions.js';
import type { CardSet } from './card.js';
import type { Supply } from './deck/supply-form.js';
import * as cards from './schema/card.js';
import { configSense, supplySense } from './schema/config-sense.js';
import * as play from './schema/play.js';
import { cardSense, catalogueIn, type ReadOptions, setSense } from './schema/sets.js';
import type { Config, SalvationSummoner } from './shape.js';
import { stateFaults } from './state/state-sense.js';
import type { State, View } from './state.js';

export type { Parsed, Problem, ReadOptions, Supply };
/** A card as it stands in a card set: rules, series, names and text. */
export type PrintedCard = CardSet['cards'][number];
/** A record of a game. */
export type SalvationSummonerRecord = GameRecord<SalvationSummoner>;

/** The form of a card in a card set (S-12.0). */
export const card: z.ZodType<PrintedCard> = cards.card;
/** The form of a card set (S-12.0). */
export const cardSet: z.ZodType<CardSet> = cards.cardSet;
/** The form of a supply (S-2.2). */
export const supply: z.ZodType<Supply> = cards.supply;
/** The form of a config (S-2.9). */
export const config: z.ZodType<Config> = play.config;
/** The form of an action (S-16.1). */
export const action: z.ZodType<Action> = play.action;
/** The form of a state (S-15.1). */
export const state: z.ZodType<State> = play.state;
/** The form of a view (S-15.5). */
export const view: z.ZodType<View> = play.view;
/** The form of a record. */
export const record: z.ZodType<SalvationSummonerRecord> = play.record;

/** The same forms as JSON Schema, by the names of the files they are shipped in; made when they are asked for. */
export const jsonSchemas: Readonly<
  Record<
    'card' | 'card-set' | 'supply' | 'config' | 'action' | 'state' | 'view' | 'record',
    z.core.JSONSchema.BaseSchema
  >
> = jsonSchemasOf({
  ...{ card, 'card-set': cardSet, supply, config, action, state, view, record },
});

// Each reader takes unknown data to a value that shares nothing with it, or to all that is wrong with it at once, form
// and sense, by codes that do not change. None throws for data, whatever it is; an option that is unknown, or card sets
// that make no sense, are an `InvalidInputError`.

/** Reads a card of a card set, of a series that the sets in use define. */
export const parseCard = (given: unknown, options: ReadOptions = {}): Parsed<PrintedCard> =>
  parseBy(cards.card, given, (value, _sound, formal) => cardSense(value, formal, options));

/** Reads a card set that is to be used beside those in use: no card or name of theirs may come again. */
export const parseCardSet = (given: unknown, options: ReadOptions = {}): Parsed<CardSet> =>
  parseBy(cards.cardSet, given, (value, sound, formal) => setSense(value, sound, formal, options));

/** Reads a supply whose cards may be in one. Whether it is complete is for `validateDeck` to say. */
export const parseSupply = (given: unknown, options: ReadOptions = {}): Parsed<Supply> =>
  parseBy(cards.supply, given, (value) => supplySense(value, options));

/** Reads a config that a game can be set up from (S-2.10). */
export const parseConfig = (given: unknown, options: ReadOptions = {}): Parsed<Config> =>
  parseBy(play.config, given, (value, sound) => configSense(value, sound, options));

/** Reads an action; whether it may be done is for `check` to say. */
export const parseAction = (given: unknown): Parsed<Action> => parseBy(play.action, given, () => []);

/** Reads a state that a game could come to: no card or token lost or doubled, a decision that is asked so, a true outcome. */
export const parseState = (given: unknown, options: ReadOptions = {}): Parsed<State> =>
  parseBy(play.state, given, (value, sound) => stateFaults(value, sound, catalogueIn(options)));

/** Reads a view, by its form alone: what is hidden in it cannot be judged. */
export const parseView = (given: unknown): Parsed<View> => parseBy(play.view as typeof view, given, () => []);

/** Reads a record whose config makes sense; whether its actions can be played again is for `replay` to say. */
export const parseRecord = (given: unknown, options: ReadOptions = {}): Parsed<SalvationSummonerRecord> =>
  parseBy(play.record, given, (value, sound) =>
    senseOfRecord(value, sound, (own, within) => configSense(own, within, options)),
  );
