import type { Draft } from 'immer';
import type { Context, Shape } from '../../kernel/types.js';
import type { Action, RefusalCode } from './actions.js';
import type { Event } from './events.js';
import type { OptionsGiven } from './options.js';
import type { RuleId } from './rulebook.js';
import type { Reason, State, TurnDraws, View } from './state.js';

/** What a battle is made of. Only the seed must be given. */
export interface Config {
  /** Any text; the same config and actions make the same battle. */
  readonly seed: string;
  /** How many warlocks meet, 2 to 6 (W-1.1); absent: as many as have names, else 2. */
  readonly seats?: number;
  /** Their names by seat, all different, 1 to 40 characters; absent: `Warlock 1`, `Warlock 2` … */
  readonly names?: readonly string[];
  /** Departures from the defaults of W-1.5 and W-1.8. */
  readonly options?: OptionsGiven;
  /**
   * What chance is known to have decided, by turn, in the order of W-17.5: used before the stream. What is `null`, or
   * cannot be drawn at that point, is left to the stream; what is left over when the turn ends is dropped.
   */
  readonly draws?: readonly TurnDraws[];
}

/** What a warlock is asked for. */
export type Prompt = 'orders';

/** The types of Warlocks under one name. */
export interface Warlocks extends Shape {
  readonly id: 'warlocks';
  readonly config: Config;
  readonly state: State;
  readonly view: View;
  readonly action: Action;
  readonly event: Event;
  readonly catalogue: null;
  readonly rule: RuleId;
  readonly code: RefusalCode;
  readonly prompt: Prompt;
  readonly reason: Reason;
}

/** A battle that is being changed. */
export type Battlefield = Draft<State>;
/** Who listens. */
export type Ctx = Context<Warlocks>;
