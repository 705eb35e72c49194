import type { KernelCode } from '../../../kernel/types.js';
import type { RefusalCode } from '../actions.js';
import type { SenseCode } from '../card/sense.js';
import type { Power } from '../card.js';
import type { DeckCode } from '../deck-building.js';
import type { Event } from '../events.js';
import type { Seat } from '../state.js';
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
/** What can be wrong with the text of a deck. */
export type TextCode = 'unknown-card' | 'bad-count' | 'unknown-heading' | 'second-name';
/** What can be wrong with a deck or a card set as a whole. */
export type WholeCode = 'no-legal-deck' | 'ambiguous-name' | 'too-many-problems' | 'not-json';
/** What can be wrong with a position. */
export type PositionCode =
  | 'bad-entry'
  | 'bad-piles'
  | 'bins-differ'
  | 'duplicate-key'
  | 'nobody-orders'
  | 'not-arrangeable'
  | 'too-few-cards'
  | 'unreadable-line'
  | 'wrong-depth'
  | 'wrong-rule'
  | 'wrong-winners';
/** All that is explained besides refusals. */
export type ProblemCode = FormCode | TextCode | WholeCode | PositionCode | DeckCode | SenseCode;

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;
/** What happened, one line for each type of event; an event without a line does not compile. */
export type Lines = { readonly [Type in Event['type']]: (event: EventOf<Type>, speaker: Speaker) => string };
/** What the names of a deck problem are made with. */
export type Saying = string | ((trouble: Trouble, speaker: Speaker) => string);

/** What a language has to say; nothing else of the words depends on it. */
export interface Language {
  /** Why an action may not be done, as a sentence without its end; a code without a sentence does not compile. */
  readonly refusals: Readonly<Record<RefusalCode | KernelCode, Sentence>>;
  /** What is said of the place where a problem is, or else a whole sentence. */
  readonly problems: Readonly<Record<ProblemCode, Saying>>;
  readonly lines: Lines;
  /** One power of a card. */
  readonly power: (power: Power, speaker: Speaker) => string;
  /** The whole of what was handed in, where a place is named. */
  readonly whole: string;
  /** A code of another make. */
  readonly unknown: (code: string) => string;
  /** What is added to a sentence that is wrong at a place. */
  readonly at: (place: string) => string;
  /** A question after what may have been meant. */
  readonly didYouMean: (near: readonly string[]) => string;
  /** What a player is called who has no name. */
  readonly player: (seat: Seat) => string;
}
