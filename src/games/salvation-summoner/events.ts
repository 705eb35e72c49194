import type { Area, CardId } from './card.js';
import type { RuleId } from './rulebook.js';
import type { Ending, Handle, Reason, Seat, Victim } from './state.js';

/**
 * All the game says, one event per fact, in order. `seat` is whose card, unit, gate, mana or citizens it is about; hand
 * cards are named by id alone, and what only their owner may see is an event of its own with `for`.
 */
export type Event =
  /** With what the auras give (S-3.3). */
  | {
      readonly type: 'turn-started';
      readonly rule: RuleId;
      readonly seat: Seat;
      readonly turn: number;
      readonly mana: number;
      readonly summons: number;
    }
  /** `mana` is what it adds (S-4.2), `action` what is carried out, none if `null`. */
  | {
      readonly type: 'revealed';
      readonly rule: RuleId;
      readonly seat: Seat;
      readonly card: CardId;
      readonly action: 0 | 1 | null;
      readonly mana: number;
    }
  /** By an effect. */
  | { readonly type: 'gained-mana'; readonly rule: RuleId; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'gained-summons'; readonly rule: RuleId; readonly seat: Seat; readonly amount: number }
  | {
      readonly type: 'summoned';
      readonly rule: RuleId;
      readonly seat: Seat;
      readonly card: CardId;
      readonly cost: number;
    }
  /** Taken from the supply by an effect (S-4.16). */
  | {
      readonly type: 'gained';
      readonly rule: RuleId;
      readonly seat: Seat;
      readonly card: CardId;
      readonly to: 'discard' | 'hand';
    }
  | { readonly type: 'hand-phase-ended'; readonly rule: RuleId; readonly seat: Seat }
  /** `unit` is its handle on the field. */
  | {
      readonly type: 'deployed';
      readonly rule: RuleId;
      readonly seat: Seat;
      readonly card: CardId;
      readonly unit: Handle;
      readonly area: Area;
    }
  /** The unit `absorbed` was tucked under the unit `unit`. */
  | {
      readonly type: 'absorbed';
      readonly rule: RuleId;
      readonly seat: Seat;
      readonly unit: Handle;
      readonly absorbed: Handle;
      readonly card: CardId;
    }
  /** `replaced` went to the discard pile. */
  | {
      readonly type: 'site-placed';
      readonly rule: RuleId;
      readonly seat: Seat;
      readonly card: CardId;
      readonly replaced: CardId | null;
    }
  /** By its owner, or by an effect of the other player (`switched`), to that area. */
  | {
      readonly type: 'moved' | 'switched';
      readonly rule: RuleId;
      readonly seat: Seat;
      readonly unit: Handle;
      readonly area: Area;
    }
  /** `target` is a unit of the enemy's sortie area, or the stronghold; `overfly` whether guards are flown over. */
  | {
      readonly type: 'attacked';
      readonly rule: RuleId;
      readonly seat: Seat;
      readonly unit: Handle;
      readonly target: Handle | 'stronghold';
      readonly overfly: boolean;
    }
  /** The defender has to answer, before or after damage (S-7.9). */
  | { readonly type: 'defence-asked' | 'recovery-asked'; readonly rule: RuleId; readonly seat: Seat }
  /** What takes the attack, before a bodyguard steps in. */
  | { readonly type: 'hit'; readonly rule: RuleId; readonly seat: Seat; readonly victim: Victim }
  /** The bodyguard `unit` takes the attack instead of the unit `instead`. */
  | {
      readonly type: 'stepped-in';
      readonly rule: RuleId;
      readonly seat: Seat;
      readonly unit: Handle;
      readonly instead: Handle;
    }
  /** A reaction card was used and went to the discard pile; it prevents, or heals, up to `amount`. */
  | {
      readonly type: 'reacted';
      readonly rule: RuleId;
      readonly seat: Seat;
      readonly card: CardId;
      readonly timing: 'before-damage' | 'after-damage';
      readonly amount: number;
    }
  /** A unit or a gate took damage, and has so much now. */
  | {
      readonly type: 'damaged';
      readonly rule: RuleId;
      readonly seat: Seat;
      readonly victim: Handle | 'gate';
      readonly amount: number;
      readonly damage: number;
    }
  /** A unit or a gate was healed, and has so much damage now. */
  | {
      readonly type: 'healed';
      readonly rule: RuleId;
      readonly seat: Seat;
      readonly victim: Handle | 'gate';
      readonly amount: number;
      readonly damage: number;
    }
  /** An indestructible unit stays, without damage (S-8.6). */
  | { readonly type: 'saved'; readonly rule: RuleId; readonly seat: Seat; readonly unit: Handle }
  /** `absorbed` went to the graveyard with it, or without it if it is undying (S-8.7, S-8.8). */
  | {
      readonly type: 'destroyed';
      readonly rule: RuleId;
      readonly seat: Seat;
      readonly unit: Handle;
      readonly card: CardId;
      readonly to: 'graveyard' | 'discard';
      readonly absorbed: readonly CardId[];
    }
  | { readonly type: 'gate-destroyed'; readonly rule: RuleId; readonly seat: Seat }
  /** By an attack; `to` is where they went. */
  | {
      readonly type: 'citizens-lost';
      readonly rule: RuleId;
      readonly seat: Seat;
      readonly amount: number;
      readonly to: 'graveyard' | 'attacker';
    }
  /** By an effect of the other player, who has them now. */
  | { readonly type: 'citizens-stolen'; readonly rule: RuleId; readonly seat: Seat; readonly amount: number }
  /** From the graveyard. */
  | { readonly type: 'citizens-rescued'; readonly rule: RuleId; readonly seat: Seat; readonly amount: number }
  /** Who has to choose, and how many. */
  | {
      readonly type: 'choice-asked';
      readonly rule: RuleId;
      readonly seat: Seat;
      readonly min: number;
      readonly max: number;
    }
  /** From the hand to the graveyard. */
  | { readonly type: 'trashed'; readonly rule: RuleId; readonly seat: Seat; readonly card: CardId }
  /** From the hand, or at cleanup from what was revealed too, to the discard pile, in that order. */
  | { readonly type: 'discarded'; readonly rule: RuleId; readonly seat: Seat; readonly cards: readonly CardId[] }
  /** From the graveyard; `unit` is its handle on the field, `null` if it went to the hand. */
  | {
      readonly type: 'revived';
      readonly rule: RuleId;
      readonly seat: Seat;
      readonly card: CardId;
      readonly unit: Handle | null;
    }
  /** More might until cleanup. */
  | {
      readonly type: 'buffed';
      readonly rule: RuleId;
      readonly seat: Seat;
      readonly unit: Handle;
      readonly amount: number;
    }
  /** The site went to the graveyard. */
  | { readonly type: 'razed'; readonly rule: RuleId; readonly seat: Seat; readonly card: CardId }
  /** The discard pile became the draw pile. */
  | { readonly type: 'reshuffled'; readonly rule: RuleId; readonly seat: Seat; readonly count: number }
  | { readonly type: 'drew'; readonly rule: RuleId; readonly seat: Seat; readonly count: number }
  /** What was drawn. */
  | {
      readonly type: 'looked';
      readonly rule: RuleId;
      readonly seat: Seat;
      readonly cards: readonly CardId[];
      readonly for: readonly [Seat];
    }
  /** The game will end with this turn (S-10.1); `seat` as in `Ending`, `null` where there is none. */
  | {
      readonly type: 'ending-recorded';
      readonly rule: RuleId;
      readonly reason: Ending['reason'];
      readonly seat: Seat | null;
    }
  | { readonly type: 'turn-ended'; readonly rule: RuleId; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'ended'; readonly rule: RuleId; readonly winners: readonly Seat[]; readonly reason: Reason };
