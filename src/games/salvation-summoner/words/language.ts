import type { KernelCode } from '../../../kernel/types.js';
import type { CommonCode, Sentences } from '../../../kernel/words/phrasing.js';
import type { Saying as SayingOf, Sentence, Trouble } from '../../../kernel/words/trouble.js';
import type { RefusalCode } from '../actions.js';
import type { SenseCode } from '../card/sense.js';
import type { Aura, HandAction } from '../card.js';
import type { Event } from '../events.js';
import type { PartsCode } from '../notation/parts.js';
import type { Seat } from '../state.js';
import type { SupplyCode } from '../supply.js';
import type { ConfigCode, StateCode } from './problem-codes.js';
import type { Speaker } from './speaker.js';

/** All that is explained besides refusals. */
export type ProblemCode = CommonCode | ConfigCode | PartsCode | StateCode | SupplyCode | SenseCode;

type EventOf<Type extends Event['type']> = Event extends infer Each
  ? Each extends { readonly type: infer One }
    ? Type extends One
      ? Each & { readonly type: Type }
      : never
    : never
  : never;
/** What happened, one line for each type of event; an event without a line does not compile. */
export type Lines = { readonly [Type in Event['type']]: (event: EventOf<Type>, speaker: Speaker) => string };
/** An effect of a hand action, reactions among them. */
export type SaidEffect = HandAction['effects'][number];
type EffectOf<Op extends SaidEffect['op']> = Extract<SaidEffect, { readonly op: Op }>;
/** What effects do, one saying for each verb; a verb without one does not compile. */
export type Verbs = { readonly [Op in SaidEffect['op']]: (effect: EffectOf<Op>, speaker: Speaker) => string };
/** What is said of a problem. */
export type Saying = SayingOf<Trouble, Speaker>;

/** What a language has to say; nothing else of the words depends on it. */
export interface Language extends Sentences<Trouble, Speaker> {
  /** Why an action may not be done, as a sentence without its end; a code without a sentence does not compile. */
  readonly refusals: Readonly<Record<RefusalCode | KernelCode, Sentence>>;
  /** What is wrong with what was handed in; a code without a sentence does not compile. */
  readonly problems: Readonly<Record<ProblemCode, Saying>>;
  readonly lines: Lines;
  /** What a card does from the hand, as a sentence. */
  readonly action: (action: HandAction, speaker: Speaker) => string;
  /** What a card does while it is in play, as a sentence. */
  readonly aura: (aura: Aura, speaker: Speaker) => string;
  /** What ends a log line, and what stands between two sentences. */
  readonly stop: string;
  readonly between: string;
  /** What a player is called who has no name. */
  readonly player: (seat: Seat) => string;
}
