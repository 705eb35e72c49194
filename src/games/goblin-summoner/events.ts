import type { CardId, FeatId, Keyword, Until } from './card.js';
import type { RuleId } from './rulebook.js';
import type { Handle, Reason, Seat } from './state.js';

/** Where a card comes from, or goes to. */
export type Zone = 'deck' | 'hand' | 'shield' | 'released' | 'play' | 'resolving' | 'discard';

/**
 * All the game says, one event per fact, in order. `seat` is whose card, pool or deck it is. Handles are given where
 * everybody may know them (G-15.7, G-15.9); what only the owner learns is an event of its own with `for`.
 */
export type Event = { readonly rule: RuleId } & (
  | { readonly type: 'cut'; readonly seat: Seat; readonly at: number }
  | { readonly type: 'dealt'; readonly seat: Seat; readonly shield: number }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'turn-ended'; readonly turn: number }
  | { readonly type: 'turn-started'; readonly turn: number; readonly priority: Seat }
  | { readonly type: 'mana-changed'; readonly seat: Seat; readonly change: number; readonly pool: number }
  /** `deck` is what is left of it. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly deck: number }
  | { readonly type: 'drew-nothing'; readonly seat: Seat }
  | { readonly type: 'reshuffled'; readonly seat: Seat; readonly count: number }
  /** The owner alone learns which card it is and how it is called now. */
  | {
      readonly type: 'looked';
      readonly seat: Seat;
      readonly handle: Handle;
      readonly card: CardId;
      readonly in: 'hand' | 'released' | 'play';
      readonly for: readonly Seat[];
    }
  /** A card leaves a hand or the released cards; how it was called there is for those who knew it there. */
  | {
      readonly type: 'left';
      readonly seat: Seat;
      readonly handle: Handle;
      readonly from: 'hand' | 'released';
      readonly for?: readonly Seat[];
    }
  /** A monster or relic entered play. */
  | {
      readonly type: 'summoned';
      readonly seat: Seat;
      readonly handle: Handle;
      readonly card: CardId;
      readonly from: 'hand' | 'released' | 'deck' | 'discard' | 'token';
      readonly locked: number;
    }
  | {
      readonly type: 'cast';
      readonly seat: Seat;
      readonly handle: Handle;
      readonly card: CardId;
      readonly from: 'hand' | 'released';
    }
  | { readonly type: 'countered'; readonly seat: Seat; readonly handle: Handle }
  /** `card` is told where everybody knows it already (G-15.4). */
  | {
      readonly type: 'trap-set';
      readonly seat: Seat;
      readonly handle: Handle;
      readonly card: CardId | null;
      readonly from: 'hand' | 'released';
      readonly locked: number;
    }
  /** A look came up and the trap did not spring (G-9.15). */
  | { readonly type: 'trap-stayed'; readonly seat: Seat; readonly handle: Handle }
  | { readonly type: 'sprang'; readonly seat: Seat; readonly handle: Handle; readonly card: CardId }
  | { readonly type: 'turned-up'; readonly seat: Seat; readonly handle: Handle; readonly card: CardId }
  | {
      readonly type: 'attacked';
      readonly seat: Seat;
      readonly attackers: readonly Handle[];
      readonly target: 'duellist' | Handle;
    }
  | { readonly type: 'attack-cancelled'; readonly seat: Seat }
  /** The attack ended without a result. */
  | { readonly type: 'attack-failed'; readonly seat: Seat; readonly why: 'cancelled' | 'no-attackers' | 'no-target' }
  /** An attack or a strike was compared with a defence. */
  | {
      readonly type: 'struck';
      readonly seat: Seat;
      readonly handle: Handle;
      readonly amount: number;
      readonly defence: number;
      readonly hit: boolean;
    }
  | {
      readonly type: 'damaged' | 'healed';
      readonly seat: Seat;
      readonly handle: Handle;
      readonly amount: number;
      readonly damage: number;
    }
  | { readonly type: 'destroyed'; readonly seat: Seat; readonly handle: Handle; readonly card: CardId }
  /** A card everybody can see went from one zone to another; `now` is how it is called there, if everybody may know. */
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly handle: Handle;
      readonly from: 'play' | 'resolving' | 'discard' | 'released';
      readonly to: 'hand' | 'discard' | 'released';
      readonly now: Handle | null;
    }
  | { readonly type: 'token-vanished'; readonly seat: Seat; readonly handle: Handle }
  /** A hidden card went to the discard pile. */
  | {
      readonly type: 'discarded';
      readonly seat: Seat;
      readonly handle: Handle;
      readonly card: CardId;
      readonly from: 'deck' | 'hand' | 'shield';
    }
  | {
      readonly type: 'buffed';
      readonly seat: Seat;
      readonly handle: Handle;
      readonly attack: number;
      readonly defence: number;
      readonly until: Until;
    }
  | {
      readonly type: 'granted';
      readonly seat: Seat;
      readonly handle: Handle;
      readonly keyword: Keyword;
      readonly until: Until;
    }
  | { readonly type: 'exhausted' | 'readied'; readonly seat: Seat; readonly handle: Handle }
  /** `left` is what remains face down. */
  | { readonly type: 'shield-lost'; readonly seat: Seat; readonly left: number; readonly to: 'released' | 'discard' }
  | { readonly type: 'shield-restored'; readonly seat: Seat; readonly left: number }
  /** The owner sees which cards of the deck fit, and chooses (G-14.7). */
  | { readonly type: 'looked-through'; readonly seat: Seat }
  /** So many cards go from there to the hand or into play. */
  | {
      readonly type: 'searched';
      readonly seat: Seat;
      readonly zone: 'deck' | 'discard';
      readonly found: number;
      readonly to: 'hand' | 'play';
    }
  /** A search took a card of the discard pile, and everybody sees which (G-15.5). */
  | { readonly type: 'taken'; readonly seat: Seat; readonly handle: Handle; readonly card: CardId }
  | { readonly type: 'effect-used'; readonly seat: Seat; readonly handle: Handle; readonly effect: number }
  | { readonly type: 'feat-used'; readonly seat: Seat; readonly feat: FeatId }
  | { readonly type: 'triggered'; readonly seat: Seat; readonly card: CardId; readonly effect: number }
  | {
      readonly type: 'choice-opened';
      readonly seat: Seat;
      readonly of: 'target' | 'discard' | 'search';
      readonly min: number;
      readonly max: number;
    }
  | { readonly type: 'chose'; readonly seat: Seat; readonly count: number }
  /** The chain limit was reached; `dropped` effects and looks were not carried out (G-11.3). */
  | { readonly type: 'chain-stopped'; readonly dropped: number }
  | { readonly type: 'ended'; readonly winners: readonly Seat[]; readonly reason: Reason }
);
