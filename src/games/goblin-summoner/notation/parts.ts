import { type Form, mayHave, objectOf, oneOf, textOf, wholeOf } from '../../../kernel/form.js';
import type { Problem } from '../../../kernel/problem.js';
import type { CardId, TypeId } from '../card.js';
import { type OptionsGiven, optionsForm } from '../options.js';

/** A duellist of a scenario: `a` is seat 0, `b` is seat 1. */
export type SideName = 'a' | 'b';
/** The parts of one duellist; zones are card notation, and what is absent has its default. */
export interface SideParts {
  /** Absent: goblin for `a`, undead for `b`, or the first type there is. */
  readonly affinity?: TypeId;
  /** Absent: `manaMax` less what is locked, at least 0. */
  readonly pool?: number;
  /** Permanents in the order they entered. */
  readonly play?: string;
  readonly hand?: string;
  /** Released cards, in the order they were released. */
  readonly released?: string;
  /** Position 0 first; absent: `shieldSize` cards that do not matter. */
  readonly shield?: string;
  /** The top card first; absent: cards that do not matter, as many as make a whole deck. */
  readonly deck?: string;
  /** The oldest card first. */
  readonly discard?: string;
  /** The ids of a feat and an item. */
  readonly carries?: string;
}
/** The parts of a position that a scenario speaks of. */
export interface Parts {
  readonly a?: SideParts;
  readonly b?: SideParts;
  /** Absent: 1. */
  readonly turn?: number;
  /** Absent: `a`. */
  readonly priority?: SideName;
  /** Who acts; absent: who has priority or, after a pass, the other. */
  readonly actor?: SideName;
  /** 0 or 1; absent: 0. */
  readonly passes?: number;
  /** Actions but passes this turn; absent: 0. */
  readonly actions?: number;
  /** Departures from the defaults of G-1.1. */
  readonly options?: OptionsGiven;
  /** What chance is drawn from; absent: always the same. */
  readonly seed?: string;
}

/** What can be wrong with parts besides their form and the decks they make. */
export type PartsCode =
  | 'bad-entry'
  | 'unknown-card'
  | 'unknown-mark'
  | 'duplicate-mark'
  | 'mark-not-here'
  | 'hidden-card'
  | 'token-in-deck'
  | 'not-a-permanent'
  | 'not-a-trap'
  | 'not-a-monster'
  | 'no-cards'
  | 'unreadable-line'
  | 'duplicate-key'
  | 'not-arrangeable'
  | 'more-than-mana'
  | 'not-restored'
  | 'wrong-actor'
  | 'nothing-played-yet';
/** One thing that is wrong with the parts of a position; `code` is a `PartsCode`, or one of a form or a deck. */
export interface PartsProblem extends Problem {
  /** Whether no position can be made of the parts, or one that no duel comes to. */
  readonly severity: 'unreadable' | 'irregular';
  /** The cards it is about, where it is about a deck. */
  readonly cards?: readonly { readonly card: CardId; readonly copies: number }[];
}

/** The zones of a side, in the order they are shown in. */
export const ZONES = ['play', 'hand', 'released', 'shield', 'deck', 'discard', 'carries'] as const;
/** A zone of a side. */
export type ZoneName = (typeof ZONES)[number];

const MOST_TEXT = 100_000;
const MOST = 100_000;
const zone = /* @__PURE__ */ mayHave(/* @__PURE__ */ textOf(0, MOST_TEXT));
const side = (): Form<SideParts> =>
  objectOf<SideParts>({
    affinity: mayHave(textOf(0, 200)),
    pool: mayHave(wholeOf(0, MOST)),
    play: zone,
    hand: zone,
    released: zone,
    shield: zone,
    deck: zone,
    discard: zone,
    carries: zone,
  });

/** What the parts of a position look like. */
export const partsForm = (): Form<Parts> =>
  objectOf<Parts>({
    a: mayHave(side()),
    b: mayHave(side()),
    turn: mayHave(wholeOf(1, MOST)),
    priority: mayHave(oneOf('a', 'b')),
    actor: mayHave(oneOf('a', 'b')),
    passes: mayHave(wholeOf(0, 1)),
    actions: mayHave(wholeOf(0, MOST)),
    options: mayHave(optionsForm()),
    seed: mayHave(textOf(0, MOST_TEXT)),
  });
