import type { CardId } from './card.js';
import type { RuleId } from './rulebook.js';
import type { EndRule, Reason, Seat } from './state.js';

/**
 * All the game says, one event per fact, in order. Cards are named by id alone, so that two copies are not told apart
 * (B-12.6); what only the winner may see is an event of its own with `for`.
 */
export type Event =
  | { readonly type: 'turn-started'; readonly rule: RuleId; readonly turn: number }
  /** A card was laid face down in a battle. */
  | { readonly type: 'laid-down'; readonly rule: RuleId; readonly seat: Seat }
  /** A card was laid face up. */
  | { readonly type: 'revealed'; readonly rule: RuleId; readonly seat: Seat; readonly card: CardId }
  /** A control was turned up and went under its owner's hand. */
  | { readonly type: 'controlled'; readonly rule: RuleId; readonly seat: Seat; readonly card: CardId }
  /** A control is due, and there is no card to make it with. */
  | { readonly type: 'control-failed'; readonly rule: RuleId; readonly seat: Seat }
  /** Effective values, by seat; `null`: a battle is called. */
  | {
      readonly type: 'compared';
      readonly rule: RuleId;
      readonly values: readonly [number, number];
      readonly winner: Seat | null;
    }
  /** A battle is fought, the first of a turn with depth 1. */
  | { readonly type: 'battle-began'; readonly rule: RuleId; readonly depth: number }
  /** The loser's cards of this turn went to the bin, the one laid first as the oldest. */
  | { readonly type: 'binned'; readonly rule: RuleId; readonly seat: Seat; readonly cards: readonly CardId[] }
  /** The winner has to order a pile of so many cards. */
  | { readonly type: 'order-opened'; readonly rule: RuleId; readonly seat: Seat; readonly count: number }
  /** What the winner alone sees: the pile, the card laid first at the head. */
  | {
      readonly type: 'looked';
      readonly rule: RuleId;
      readonly seat: Seat;
      readonly cards: readonly CardId[];
      readonly for: readonly Seat[];
    }
  /** The winner's pile of so many cards went under the hand. */
  | { readonly type: 'returned'; readonly rule: RuleId; readonly seat: Seat; readonly count: number }
  | {
      readonly type: 'ended';
      readonly rule: EndRule;
      readonly winners: readonly Seat[];
      readonly reason: Reason;
    };
