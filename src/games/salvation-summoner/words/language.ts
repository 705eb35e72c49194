import type { KernelCode } from '../../../kernel/types.js';
import type { RefusalCode } from '../actions.js';
import type { SenseCode } from '../card/sense.js';
import type { Aura, HandAction } from '../card.js';
import type { Event } from '../events.js';
import type { Seat } from '../state.js';
import type { SupplyCode } from '../supply.js';
import type { Speaker } from './speaker.js';
import type { Sentence, Trouble } from './trouble.js';

/** What can be wrong with the form of unknown JSON, whatever it should have been. */
export type FormCode =
  | 'missing'
  | 'unknown-key'
  | 'wrong-type'
  | 'not-one-of'
  | 'bad-id'
  | 'too-small'
  | 'too-big'
  | 'too-short'
  | 'too-long'
  | 'malformed-config';
/** What can be wrong with the text of a supply. */
export type TextCode = 'unknown-card' | 'bad-count' | 'unknown-heading' | 'second-name';
/** What can be wrong with a supply or a card set as a whole. */
export type WholeCode = 'no-legal-deck' | 'ambiguous-name' | 'too-many-problems' | 'not-json';
/** What can be wrong with what a config names. */
export type ConfigCode =
  | 'unknown-supply'
  | 'unknown-special'
  | 'duplicate-special'
  | 'unknown-leader'
  | 'unknown-starter';
/** All that is explained besides refusals. */
export type ProblemCode = FormCode | TextCode | WholeCode | ConfigCode | SupplyCode | SenseCode;

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
export type Saying = string | ((trouble: Trouble, speaker: Speaker) => string);

/** What a language has to say; nothing else of the words depends on it. */
export interface Language {
  /** Why an action may not be done, as a sentence without its end; a code without a sentence does not compile. */
  readonly refusals: Readonly<Record<RefusalCode | KernelCode, Sentence>>;
  /** What is said of the place where a problem is, or else a whole sentence. */
  readonly problems: Readonly<Record<ProblemCode, Saying>>;
  readonly lines: Lines;
  /** What a card does from the hand, as a sentence. */
  readonly action: (action: HandAction, speaker: Speaker) => string;
  /** What a card does while it is in play, as a sentence. */
  readonly aura: (aura: Aura, speaker: Speaker) => string;
  /** What ends a sentence, and what stands between two. */
  readonly stop: string;
  readonly between: string;
  /** A rule that is cited. */
  readonly cited: (rule: string) => string;
  /** What is said of a place; of the whole where it is `''`. */
  readonly of: (place: string, what: string) => string;
  /** A code of another make. */
  readonly unknown: (code: string) => string;
  /** A sentence about something that is wrong at a place. */
  readonly at: (sentence: string, place: string) => string;
  /** A question after what may have been meant, with its end. */
  readonly didYouMean: (near: readonly string[]) => string;
  /** What a player is called who has no name. */
  readonly player: (seat: Seat) => string;
}
