import type { KernelCode, Seat } from '../../../kernel/types.js';
import type { CommonCode, Sentences } from '../../../kernel/words/phrasing.js';
import type { Saying, Sentence } from '../../../kernel/words/trouble.js';
import type { RefusalCode } from '../actions.js';
import type { Event } from '../events.js';
import type { Gesture, Hand } from '../gestures.js';
import type { SpellClass, SpellId } from '../spells.js';
import type { EnchantmentKind, HandOf } from '../state.js';
import type { PageCode } from '../transcript/page.js';
import type { Speaker, SpellNames } from './speaker.js';
import type { Trouble } from './trouble.js';

/** What can be wrong with a config besides (W-1.5, W-1.1). */
export type ConfigCode = 'excluded' | 'repeated';
/** What can be wrong with a position, or with its text. */
export type PositionCode =
  | ('bad-entry' | 'duplicate-key' | 'not-arrangeable' | 'rows-differ' | 'unreadable-line' | 'twice')
  | ('always-permanent' | 'not-permanent' | 'not-in-variant' | 'not-borne' | 'two-mental' | 'steered-by-nobody')
  | ('no-hand-forced' | 'mark-of-round' | 'no-clap' | 'unseen-by-self' | 'wrong-record' | 'wrong-status')
  | ('wrong-id' | 'wrong-controller' | 'victim-gone' | 'two-elementals' | 'no-orders' | 'wrong-active')
  | ('nobody-awaited' | 'no-hasted-turn' | 'no-first-turn' | 'out-of-order' | 'should-be-over' | 'wrong-reason')
  | ('wrong-winners' | 'wrong-rule');
/** All that is explained besides refusals. */
export type ProblemCode = Exclude<CommonCode | ConfigCode | PositionCode | PageCode, RefusalCode | KernelCode>;

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;
/** What happened, one line for each type of event; an event without a line does not compile. */
export type Lines = { readonly [Type in Event['type']]: (event: EventOf<Type>, speaker: Speaker) => string };

/** What a language has to say; nothing else of the words depends on it. */
export interface Language extends Sentences<Trouble, Speaker> {
  /** Why an action may not be done, as a sentence without its end; a code without a sentence does not compile. */
  readonly refusals: Readonly<Record<RefusalCode | KernelCode, Sentence>>;
  /** What is said of the place where a problem is, or else a whole sentence. */
  readonly problems: Readonly<Record<ProblemCode, Saying<Trouble, Speaker>>>;
  readonly lines: Lines;
  readonly spells: SpellNames;
  readonly spellTexts: Readonly<Record<SpellId, string>>;
  readonly classes: Readonly<Record<SpellClass, string>>;
  readonly enchantments: Readonly<Record<EnchantmentKind, string>>;
  readonly gestures: Readonly<Record<Gesture, string>>;
  readonly hands: Readonly<Record<Hand, string>>;
  readonly nobody: string;
  /** The monster that a hand brings forth. */
  readonly comingFrom: (from: HandOf, speaker: Pick<Speaker, 'warlock' | 'hand'>) => string;
  /** How many more reasons there are than the one that is told. */
  readonly also: (count: number) => string;
  /** What a warlock is called who has no name. */
  readonly warlock: (seat: Seat) => string;
  /** What a monster is called whose name is not known. */
  readonly monster: (id: string) => string;
}
