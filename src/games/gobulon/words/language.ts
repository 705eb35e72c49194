import type { KernelCode } from '../../../kernel/types.js';
import type { CommonCode, Sentences } from '../../../kernel/words/phrasing.js';
import type { Saying as SayingOf, Sentence } from '../../../kernel/words/trouble.js';
import type { RefusalCode } from '../actions.js';
import type { SenseCode } from '../card/sense.js';
import type { Power } from '../card.js';
import type { DeckCode } from '../deck-building.js';
import type { Event } from '../events.js';
import type { Seat } from '../state.js';
import type { Speaker } from './speaker.js';
import type { Trouble } from './trouble.js';

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
export type ProblemCode = CommonCode | PositionCode | DeckCode | SenseCode;

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;
/** What happened, one line for each type of event; an event without a line does not compile. */
export type Lines = { readonly [Type in Event['type']]: (event: EventOf<Type>, speaker: Speaker) => string };
/** What the names of a deck problem are made with. */
export type Saying = SayingOf<Trouble, Speaker>;

/** What a language has to say; nothing else of the words depends on it. */
export interface Language extends Sentences<Trouble, Speaker> {
  /** Why an action may not be done, as a sentence without its end; a code without a sentence does not compile. */
  readonly refusals: Readonly<Record<RefusalCode | KernelCode, Sentence>>;
  /** What is said of the place where a problem is, or else a whole sentence. */
  readonly problems: Readonly<Record<ProblemCode, Saying>>;
  readonly lines: Lines;
  /** One power of a card. */
  readonly power: (power: Power, speaker: Speaker) => string;
  /** What a player is called who has no name. */
  readonly player: (seat: Seat) => string;
}
