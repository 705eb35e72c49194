import type { Draft } from 'immer';
import type { Context, Shape } from '../../kernel/types.js';
import type { Action, RefusalCode } from './actions.js';
import type { Card, CardId, Deck, Feat, FeatId, Loadout, TypeId } from './card.js';
import type { Event } from './events.js';
import type { OptionsGiven } from './options.js';
import type { RuleId } from './rulebook.js';
import type { Reason, Seat, State, View } from './state.js';

/** The cards in use as the rules read them, tokens among them. */
export interface Catalogue {
  readonly types: readonly TypeId[];
  readonly cards: Readonly<Record<CardId, Card>>;
  readonly feats: Readonly<Record<FeatId, Feat>>;
  /** The cards whose static effects lend a keyword: where there are none, nobody has to look for them (G-9.13). */
  readonly lenders: readonly CardId[];
}

/** What a duel is made of. Only the seed must be given. */
export interface Config {
  /** Any text; the same config and actions make the same duel. */
  readonly seed: string;
  /** The two decks, by seat; absent: Warren Rush against Restless Dead. */
  readonly decks?: readonly [Deck, Deck];
  /** Departures from the defaults of G-1.1. */
  readonly options?: OptionsGiven;
  /** Feats and items (G-13.2), by seat; without the option `feats` nobody can use them. */
  readonly loadouts?: readonly [Loadout, Loadout];
  /** Who has priority in turn 1; absent: chance decides (G-4.2). */
  readonly priority?: Seat;
  /** Whether decks keep the order they are listed in, the first card on top; absent: they are shuffled (G-4.2). */
  readonly stacked?: boolean;
}

/** What a duellist is asked for: an action, a cut, or a choice of one of three kinds (G-9.12). */
export type Prompt = 'act' | 'cut' | 'target' | 'discard' | 'search';

// Also in the other games on purpose: a list of names, which is all that a shape is.
/** The types of Goblin Summoner under one name. */
export interface GoblinSummoner extends Shape {
  readonly id: 'goblin-summoner';
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

/** A duel that is being changed. */
export type Duel = Draft<State>;
/** A duel that is only looked at: the whole truth, or what one viewer may know. */
export type Sight = State | View;
/** The cards in use, and who listens. */
export type Ctx = Context<GoblinSummoner>;
