import type * as z from 'zod';
import { type Parsed, parseBy, senseOfRecord } from '../../kernel/parse.js';
import type { Problem } from '../../kernel/problem.js';
import type { GameRecord } from '../../kernel/record.js';
import { jsonSchemasOf } from '../../kernel/schema.js';
import type { Action } from './actions.js';
import type { Card, CardSet, Deck, Printed } from './card.js';
import * as cards from './schema/card.js';
import { configSense } from './schema/config-sense.js';
import { deckSense } from './schema/deck-sense.js';
import * as play from './schema/play.js';
import { cardSense, type ReadOptions, setSense } from './schema/sets.js';
import { stateSense } from './schema/state-sense.js';
import type { Config, GoblinSummoner } from './shape.js';
import type { State } from './state.js';

export type { Parsed, Problem, ReadOptions };
// Also in the other games on purpose: the public face, each part with its own type and its own sentence.
/** A card as it stands in a card set: rules, name and text. */
export type PrintedCard = Card & Printed;
/** A record of a duel. */
export type DuelRecord = GameRecord<GoblinSummoner>;

/** The form of a card in a card set (G-14). */
export const card: z.ZodType<PrintedCard> = cards.card;
/** The form of a card set (G-14.12). */
export const cardSet: z.ZodType<CardSet> = cards.cardSet;
/** The form of a deck (G-12.6). */
export const deck: z.ZodType<Deck> = cards.deck;
/** The form of a config. */
export const config: z.ZodType<Config> = play.config;
/** The form of an action (G-16). */
export const action: z.ZodType<Action> = play.action;
/** The form of a state (G-16). */
export const state: z.ZodType<State> = play.state;
/** The form of a record. */
export const record: z.ZodType<DuelRecord> = play.record;

/** The same forms as JSON Schema, by the names of the files they are shipped in; made when they are asked for. */
export const jsonSchemas: Readonly<
  Record<'card' | 'card-set' | 'deck' | 'config' | 'action' | 'state' | 'record', z.core.JSONSchema.BaseSchema>
> = jsonSchemasOf({ card, 'card-set': cardSet, deck, config, action, state, record });

// Each reader takes unknown data to a value that shares nothing with it, or to all that is wrong with it at once, form
// and sense, by codes that do not change. None throws for data, whatever it is; an option that is unknown, or card sets
// that make no sense, are an `InvalidInputError`.

/** Reads a card of a card set, of a type and with tokens that the sets in use define. */
export const parseCard = (given: unknown, options: ReadOptions = {}): Parsed<PrintedCard> =>
  parseBy(cards.card, given, (value, _sound, formal) => cardSense(value, formal, options));

/** Reads a card set that is to be used beside those in use: no card, feat or name of theirs may come again. */
export const parseCardSet = (given: unknown, options: ReadOptions = {}): Parsed<CardSet> =>
  parseBy(cards.cardSet, given, (value, sound, formal) => setSense(value, sound, formal, options));

/** Reads a deck whose cards and affinity there are. Whether it is legal is for `validateDeck` to say. */
export const parseDeck = (given: unknown, options: ReadOptions = {}): Parsed<Deck> =>
  parseBy(cards.deck, given, (value) => deckSense(value, options));

/** Reads a config that a duel can be set up from: options that go together (G-1.2), legal decks (G-12), loadouts. */
export const parseConfig = (given: unknown, options: ReadOptions = {}): Parsed<Config> =>
  parseBy(play.config, given, (value, sound) => configSense(value, sound, options));

/** Reads an action; whether it may be done is for `check` to say. */
export const parseAction = (given: unknown): Parsed<Action> => parseBy(play.action, given, () => []);

/** Reads a state that a duel could be in: every card known and in one place, counters within bounds, choices that can be made. */
export const parseState = (given: unknown, options: ReadOptions = {}): Parsed<State> =>
  parseBy(play.state, given, (value, sound) => stateSense(value, sound, options));

/** Reads a record whose config makes sense; whether its actions can be played again is for `replay` to say. */
export const parseRecord = (given: unknown, options: ReadOptions = {}): Parsed<DuelRecord> =>
  parseBy(play.record, given, (value, sound) =>
    senseOfRecord(value, sound, (own, within) => configSense(own, within, options)),
  );
