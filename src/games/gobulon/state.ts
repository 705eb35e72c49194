import type { RandomState, Viewer } from '../../kernel/types.js';
import type { CardId } from './card.js';
import type { Options } from './options.js';

/** One of the two players. */
export type Seat = 0 | 1;
/** How a game can end (B-9.7). */
export type Reason = 'no-cards' | 'battle-short' | 'control-impossible' | 'concede';
/** The rule by which a game ended (B-9.2 to B-9.6). */
export type EndRule = 'B-9.2' | 'B-9.3' | 'B-9.4' | 'B-9.5' | 'B-9.6';

/** What the game waits for; nothing more once it is over. */
export type Phase =
  /** Whoever has not laid the cards of this step (B-6.1, B-8.1). */
  | { readonly name: 'reveal' }
  /** The winner, whose pile stays on the table until it is ordered (B-8.7). */
  | { readonly name: 'order'; readonly seat: Seat }
  /** No winner: a draw (B-9.5). */
  | { readonly name: 'over'; readonly winners: readonly Seat[]; readonly reason: Reason; readonly rule: EndRule };

/** One player's cards. `Known` is a card id in a state, `null` in a view, where nobody knows a hand (B-12.2). */
export interface Player<Known> {
  /** Face down; the top card is the last. */
  readonly hand: readonly Known[];
  /** Face up, the oldest first. */
  readonly bin: readonly CardId[];
  /** Laid in this turn, the oldest first; every second card lies face down (`isFaceUp`). */
  readonly table: readonly (CardId | Known)[];
}

/** A comparison (B-6.2, B-8.2); pairs are by seat. */
export interface Comparison {
  readonly turn: number;
  readonly depth: number;
  readonly cards: readonly [CardId, CardId];
  /** The controls that were made (B-7.1); `null`: none was due. */
  readonly controls: readonly [CardId | null, CardId | null];
  /** The effective values (B-2.5). */
  readonly values: readonly [number, number];
  /** `null`: a battle is called. */
  readonly winner: Seat | null;
}

interface Position<Known> {
  readonly options: Options;
  /** From 1. */
  readonly turn: number;
  /** 0: the turn itself; 1, 2, …: its battles (B-8). */
  readonly depth: number;
  readonly phase: Phase;
  readonly players: readonly [Player<Known>, Player<Known>];
  /** The latest comparison; earlier ones are told by events (B-13.5). */
  readonly latest: Comparison | null;
}
/** All there is to know of a moment (B-13.5). */
export interface State extends Position<CardId> {
  readonly random: RandomState;
}
/** What one viewer may know of a moment (B-12). */
export interface View extends Position<null> {
  readonly viewer: Viewer;
  /**
   * The cards among those that lie hidden which the viewer knows from a list, in order of id, not of place: in `own`
   * the player's own, in `split` those of both; `null` for a spectator (B-12.5).
   */
  readonly unseen: readonly CardId[] | null;
}

/** The other player. */
export const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);
/** Whether the card at that place of a table pile, 0 for the one laid first, lies face up (B-8.1). */
export const isFaceUp = (place: number): boolean => place % 2 === 0;
/** Whether a seat has laid its cards of this step: then 2d + 1 lie there after d battles (B-13.3). */
export const hasRevealed = ({ players, depth }: Pick<State | View, 'players' | 'depth'>, seat: Seat): boolean =>
  players[seat].table.length > 2 * depth;
