import type { Draft } from 'immer';
import type { Context, Shape } from '../../kernel/types.js';
import type { Action, RefusalCode } from './actions.js';
import type { Card, CardId, Deck, TypeId } from './card.js';
import type { Event } from './events.js';
import type { OptionsGiven } from './options.js';
import type { RuleId } from './rulebook.js';
import type { Reason, State, View } from './state.js';

/** The cards in use as the rules read them. */
export interface Catalogue {
  readonly types: readonly TypeId[];
  readonly cards: Readonly<Record<CardId, Card>>;
}

/** What a game is made of. Only the seed must be given. */
export interface Config {
  /** Any text; the same config and actions make the same game. */
  readonly seed: string;
  /** Two decks in mode `own`, by seat, one in mode `split`; absent: Comme Chat, against Opération double croche. */
  readonly decks?: readonly [Deck] | readonly [Deck, Deck];
  /** Departures from the defaults of B-1.1. */
  readonly options?: OptionsGiven;
  /** Whether decks keep the order they are listed in, the first card on top; absent: they are shuffled (B-5.2). */
  readonly stacked?: boolean;
}

/** What a player is asked for. */
export type Prompt = 'reveal' | 'order';

/** The types of Gobulon under one name. */
export interface Gobulon extends Shape {
  readonly id: 'gobulon';
  readonly config: Config;
  readonly state: State;
  readonly view: View;
  readonly action: Action;
  readonly event: Event;
  readonly catalogue: Catalogue;
  readonly rule: RuleId;
  readonly code: RefusalCode;
  readonly prompt: Prompt;
  readonly reason: Reason;
}

/** A game that is being changed. */
export type Table = Draft<State>;
/** The cards in use, and who listens. */
export type Ctx = Context<Gobulon>;
