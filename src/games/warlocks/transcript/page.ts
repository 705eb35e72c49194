import type { Problem } from '../../../kernel/problem.js';
import type { Seat } from '../../../kernel/types.js';
import type { Gesture, Hand, Pair } from '../gestures.js';
import type { Options } from '../options.js';
import type { MonsterKind, SpellId } from '../spells.js';
import type { MentalKind, MonsterId, Status, Target, TurnKind } from '../state.js';
import type { Blow } from './phrases.js';

/** What is wrong with a page: why it cannot be read. */
export type PageCode =
  | 'too-long'
  | 'no-header'
  | 'unknown-variant'
  | 'excluded'
  | 'no-turns'
  | 'turn-out-of-order'
  | 'too-few-warlocks'
  | 'too-many-warlocks'
  | 'duplicate-name'
  | 'unknown-name'
  | 'unknown-spell'
  | 'unknown-target'
  | 'missing-gesture'
  | 'gesture-used-twice';
/** A problem of a page, with the line it shows at. */
export interface PageProblem extends Problem {
  readonly code: PageCode;
  /** From 1; absent: the page as a whole. */
  readonly line?: number;
}

/** A casting as the page announces it. */
export interface PageCast {
  readonly spell: SpellId;
  /** `null`: the page names nobody, so that it is the default (W-4.3). */
  readonly target: Target | null;
  /** Whether it came from the bank (W-13.4). */
  readonly isBanked: boolean;
  /** Whether it was made permanent, or named for it (W-13.6). */
  readonly isPermanent: boolean;
  /** Whether sight failed (W-6.1). */
  readonly missed: boolean;
}
/** What a warlock did in one turn. */
export interface PageAct {
  /** `null`: hidden from whoever printed the page (W-14.4). */
  readonly pair: Pair<Gesture> | null;
  /** Of a hidden pair: what the castings that he announces later need of it, `-` where they need nothing. */
  readonly guess?: Pair<Gesture>;
  /** Whether the pair stands in the turn; else it is hidden, or only known from the history at the end. */
  readonly isTold: boolean;
  /** Those of the hands, the left one first, then one from the bank. */
  readonly casts: readonly PageCast[];
  /** Whom he stabs; `null`: nobody of whom the page tells. */
  readonly stab: { readonly victim: Target; readonly blow: Blow } | null;
  readonly isBanking: boolean;
  readonly isSuicide: boolean;
}
/** An enchantment that bent gestures (W-14.8). */
export interface PageBent {
  readonly seat: Seat;
  readonly by: MentalKind;
  readonly hand: Hand | null;
}
/** A monster of a page, named by its number in order of appearance. */
export interface PageMonster {
  readonly id: MonsterId;
  readonly name: string;
  readonly kind: MonsterKind;
  /** The turn in which it appeared. */
  readonly turn: number;
  /** Whom it served at first; `null` for an elemental. */
  readonly controller: Seat | null;
  /** The casting it came from, by its place among those of the warlock; `null` where the page does not tell. */
  readonly from: { readonly seat: Seat; readonly cast: number } | null;
}
/** A direction (W-10.5). */
export interface PageDirection {
  readonly seat: Seat;
  readonly monster: MonsterId;
  readonly victim: Target;
}
/** An attack of a monster that had a victim. */
export interface PageAttack {
  readonly monster: MonsterId;
  readonly victim: Target;
  readonly blow: Blow;
  readonly amount: number;
  /** Whether it is the attack that Haste or Time Stop gives (W-10.8). */
  readonly isExtra: boolean;
}
/** One turn of a page. */
export interface PageTurn {
  readonly turn: number;
  /** The line of its heading. */
  readonly line: number;
  readonly kind: TurnKind;
  readonly bent: readonly PageBent[];
  /** By seat; `null`: he did not act. */
  readonly acts: readonly (PageAct | null)[];
  /** Whose pair is hidden. */
  readonly hidden: readonly Seat[];
  /** Who was in the battle, and made no gestures in a turn that is not called hasted or time-stopped. */
  readonly absent: readonly Seat[];
  readonly directions: readonly PageDirection[];
  readonly attacks: readonly PageAttack[];
  /** The minions that Confusion strikes in this turn (W-8.12). */
  readonly confused: readonly MonsterId[];
  /** By minion, in the turn it was charmed: whom it serves from then on (W-8.11). */
  readonly charmed: readonly { readonly monster: MonsterId; readonly controller: Seat }[];
  /** By seat, at the end of the turn; `null`: it does not follow from what the page tells. */
  readonly health: readonly (number | null)[];
  readonly dead: readonly (Seat | MonsterId)[];
  readonly surrendered: readonly Seat[];
  /** Set in the last turn of a battle that ended; no winner: nobody was left. */
  readonly ended: { readonly winner: Seat | null } | null;
}
/** How a warlock stands at the end of the page. */
export interface PageStatus {
  readonly status: Status;
  /** `null` where the page is cut off, and for the dead. */
  readonly health: number | null;
  /** The spell that is banked. */
  readonly bank: SpellId | null;
}
/** A battle page of the original server, read. */
export interface Page {
  readonly battle: number;
  /** Such as `Ladder` or `Very Friendly`; no rule depends on it (W-1.6). */
  readonly type: string;
  readonly options: Pick<Options, 'paraFC' | 'paraFDF' | 'maladroit'>;
  /** By seat. */
  readonly names: readonly string[];
  /** In order of appearance. */
  readonly monsters: readonly PageMonster[];
  readonly turns: readonly PageTurn[];
  /** By seat; `null` where the page is cut off. */
  readonly final: readonly (PageStatus | null)[];
  /** Whether no pair is hidden. */
  readonly isComplete: boolean;
  /** The lines that were not understood, and are left out. */
  readonly unread: readonly number[];
}
/** A page that was read, or all that keeps it from being one. */
export type PageRead =
  | { readonly ok: true; readonly page: Page }
  | { readonly ok: false; readonly problems: readonly PageProblem[] };
