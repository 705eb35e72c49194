import type { RandomState, Viewer } from '../../kernel/types.js';
import type { CardId, DeckLine, FeatId, Keyword, TypeId } from './card.js';
import type { Options } from './options.js';
import type { RuleId } from './rulebook.js';

/** A duellist's place at the table. */
export type Seat = 0 | 1;
/** How a duel ended (G-10.10). */
export type Reason = 'shields' | 'turn-limit' | 'concede';
/** Names a card for as long as it stays in one zone; from one counter, never used twice (G-15.7). */
export type Handle = number;

/** One card that can be named: in a hand, a discard pile, or among the cards a search has found. */
export interface Piece {
  readonly handle: Handle;
  readonly card: CardId;
}
/** A shield card that was set aside (G-10.2); it is borne. */
export interface Released extends Piece {
  /** Whether the enemy has seen it face up (G-15.4). */
  readonly seen: boolean;
  /** The turn it was last played from here (G-7.7); 0: never. */
  readonly playedOn: number;
}
/** What adds to a monster's printed values (G-8.13), and keywords it was granted. */
export interface Bonus {
  readonly attack: number;
  readonly defence: number;
  readonly keywords: readonly Keyword[];
}
/** A monster, relic or trap in play and all it remembers (G-3.5). `card` is `null` for a trap the viewer may not know. */
export interface Permanent<Known> {
  /** Its entry number. */
  readonly handle: Handle;
  /** Whose it is, and on whose side it stands (G-3.1). */
  readonly owner: Seat;
  readonly card: Known;
  readonly faceDown: boolean;
  /** Whether it was released from the shield (G-3.3). */
  readonly borne: boolean;
  /** Whether the enemy has seen it face up since it was released (G-15.4); a face-up one has been. */
  readonly seen: boolean;
  /** The turn it was last played as a shield card (G-7.7); 0: never. */
  readonly playedOn: number;
  /** The turn it entered (G-8.3). */
  readonly enteredOn: number;
  /** The mana it holds back (G-6.2), and its effective cost. */
  readonly locked: number;
  /** Hit points lost (G-8.11). */
  readonly damage: number;
  readonly exhausted: boolean;
  /** Until the end of the turn. */
  readonly thisTurn: Bonus;
  /** While it stays in play. */
  readonly lasting: Bonus;
  /** Indexes of the effects used this turn (G-9.1). */
  readonly used: readonly number[];
}
/** A feat or an item a duellist brought (G-13.2). */
export interface Carried {
  readonly feat: FeatId;
  /** The turn it was last used; 0: never. */
  readonly usedOn: number;
}
/** A spell being cast (G-7.3). */
export interface Spell extends Piece {
  readonly borne: boolean;
  readonly playedOn: number;
  readonly countered: boolean;
}
/** One duellist. In a view, what may not be known is `null`. */
export interface Player<Known> {
  readonly affinity: TypeId;
  /** Mana that may be spent now (G-6). */
  readonly pool: number;
  /** Face down, the top card last. */
  readonly deck: readonly (CardId | Known)[];
  /** Face down, position 0 first (G-4.3). Known to nobody. */
  readonly shield: readonly (CardId | Known)[];
  readonly hand: readonly (Piece | Known)[];
  /** Set-aside shield cards, in the order they were released. */
  readonly released: readonly (Released | Known)[];
  /** Permanents, in the order they entered. */
  readonly play: readonly Permanent<CardId | Known>[];
  /** Face up, the latest last. */
  readonly discard: readonly Piece[];
  readonly loadout: readonly Carried[];
}

/** What an event of G-9.3 is about, for the effects that wait for it. */
export type Happening =
  | { readonly on: 'summoned' | 'damaged' | 'effect-used'; readonly seat: Seat; readonly handle: Handle }
  | { readonly on: 'attack' | 'cast' | 'shield-lost'; readonly seat: Seat }
  | {
      readonly on: 'destroyed';
      readonly seat: Seat;
      /** As it was called in play. */
      readonly handle: Handle;
      /** As it is called where it lies now; `null` for a token. */
      readonly now: Handle | null;
      /** As it last was in play (G-9.10). */
      readonly last: LastSeen;
    };
/** What a filter can ask of a card that has left play (G-9.10). */
export interface LastSeen {
  readonly card: CardId;
  readonly cost: number;
  readonly keywords: readonly Keyword[];
  readonly damaged: boolean;
  readonly exhausted: boolean;
}
/** One that waits for its turn in the queue: an effect of a card, or a look at a face-down trap (G-9.15). */
export type Waiting =
  | {
      readonly kind: 'effect';
      readonly seat: Seat;
      readonly handle: Handle;
      readonly card: CardId;
      readonly effect: number;
    }
  | { readonly kind: 'look'; readonly seat: Seat; readonly handle: Handle };
/** An event and those that wait for it, in the order of G-9.5. */
export interface Group {
  readonly event: Happening;
  readonly waiting: readonly Waiting[];
}
/** An effect that has begun (G-9.6). */
export interface Running {
  readonly kind: 'trigger' | 'trap' | 'spell' | 'activated' | 'step' | 'feat';
  readonly seat: Seat;
  /** The card whose effect it is; -1 for a feat. */
  readonly handle: Handle;
  /** The id of that card, or of the feat. */
  readonly card: CardId;
  /** Its index among the card's effects. */
  readonly effect: number;
  /** The index of the step that is done next. */
  readonly step: number;
  /** What the step before aimed at, found or made, if it is in play (G-14.1). */
  readonly previous: readonly Handle[];
}
/** An attack under way (G-8.8). */
export interface Attack {
  readonly attackers: readonly Handle[];
  readonly target: 'duellist' | Handle;
  readonly cancelled: boolean;
}
/** A listed effect of a turn step (G-5.8). */
export interface Listed {
  readonly handle: Handle;
  readonly effect: number;
}
/** What is done once the queue is empty. */
export type Agenda =
  /** The action is over, the other player may act (G-5.2). */
  | { readonly name: 'hand-over' }
  /** The spell resolves (G-7.3). */
  | { readonly name: 'spell' }
  /** The attack has its result (G-8.8). */
  | { readonly name: 'attack' }
  /** The used effect resolves (G-9.2). */
  | { readonly name: 'effect'; readonly handle: Handle; readonly effect: number }
  /** The effects of a turn step, alternating (G-5.8). */
  | {
      readonly name: 'turn-end' | 'turn-start';
      readonly next: Seat;
      readonly lists: readonly [readonly Listed[], readonly Listed[]];
    };

/** What somebody must choose (G-9.12). `candidates` is `null` for those who may not know them (G-15.6). */
export interface Choice {
  readonly name: 'choice';
  readonly seat: Seat;
  readonly of: 'target' | 'discard' | 'search';
  readonly min: number;
  readonly max: number;
  readonly candidates: readonly Handle[] | null;
  /** The cards that a search of a deck has found: they lie in no zone a viewer sees. */
  readonly found: readonly Piece[] | null;
}
/** What a duel waits for. */
export type Phase =
  /** The actor cuts the other's deck (G-4.4). */
  | { readonly name: 'cut' }
  /** The actor may act (G-5.1). */
  | { readonly name: 'actions' }
  | Choice
  | { readonly name: 'over'; readonly winners: readonly Seat[]; readonly reason: Reason; readonly rule: RuleId };

interface Shared<Known> {
  readonly options: Options;
  /** From 1. */
  readonly turn: number;
  readonly priority: Seat;
  /** Who acts, or whose action is being carried out; in a turn step, who has priority (G-9.5). */
  readonly actor: Seat;
  /** Passes directly before this moment: 0 or 1 (G-5.4). */
  readonly passes: number;
  /** Actions but passes this turn (G-11.2). */
  readonly actions: number;
  /** Triggered effects resolved within this action (G-11.3). */
  readonly chain: number;
  /** The next handle (G-15.7). */
  readonly handles: Handle;
  readonly phase: Phase;
  readonly players: readonly [Player<Known>, Player<Known>];
  readonly spell: Spell | null;
  readonly attack: Attack | null;
  readonly queue: readonly Group[];
  readonly running: Running | null;
  readonly agenda: Agenda;
}
/** The whole truth of a duel. */
export interface State extends Shared<never> {
  readonly random: RandomState;
}
/** What one seat, or a spectator, may know (G-15). */
export interface View extends Shared<null> {
  readonly viewer: Viewer;
  /** Which of the viewer's own cards lie unseen in deck and shield together, by card id (G-15.2); `null` for a spectator. */
  readonly unseen: readonly CardId[] | null;
  /** Both deck lists, where they are open (G-15.12). */
  readonly lists: readonly [readonly DeckLine[], readonly DeckLine[]] | null;
}

/** The other duellist. */
export const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);
/** A bonus of nothing. */
export const noBonus = (): { attack: number; defence: number; keywords: Keyword[] } => ({
  attack: 0,
  defence: 0,
  keywords: [],
});
