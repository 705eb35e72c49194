import type { Draft } from 'immer';
import type { Context, Shape } from '../../kernel/types.js';
import type { Action, RefusalCode } from './actions.js';
import type { Bonus, Card, CardId, Deck, TypeId } from './card.js';
import type { Event } from './events.js';
import type { OptionsGiven } from './options.js';
import type { RuleId } from './rulebook.js';
import type { Reason, State, View } from './state.js';

/** The bonuses of a card one after another: a list that is frozen is slow to walk, and this is walked at every step. */
export interface Chained extends Bonus {
  readonly then: Chained | null;
}
/** A card in use, with its powers sorted by what the rules ask of them at every step. */
export interface Face extends Card {
  /** Whether it asks for a control (B-7.1). */
  readonly controls: boolean;
  /** Whether it calls a battle (B-3.7). */
  readonly battles: boolean;
  readonly bonus: Chained | null;
  /** The types it counts as, besides its own (B-3.8). */
  readonly also: 'all' | readonly TypeId[];
}
/** The cards in use as the rules read them. */
export interface Catalogue {
  readonly types: readonly TypeId[];
  readonly cards: Readonly<Record<CardId, Face>>;
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

// Also in the other games on purpose: a list of names, which is all that a shape is.
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
