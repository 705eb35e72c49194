import type { Seat } from '../../kernel/types.js';
import type { Gesture, Hand, Pair } from './gestures.js';
import type { RuleId } from './rulebook.js';
import type { ElementalKind, EndRule, MonsterKind, SpellId, Told } from './spells.js';
import type {
  BeingId,
  EnchantmentKind,
  HandOf,
  MentalKind,
  MonsterId,
  Reason,
  Settled,
  Target,
  TurnKind,
} from './state.js';

/** The storms. */
export type Storm = 'fire-storm' | 'ice-storm';
/** What came of a stab (W-10.9). */
export type StabOutcome = 'hit' | 'deflected' | 'missed' | 'nobody';
/** What came of a monster's attack (W-10.7, W-11.3). */
export type AttackOutcome = 'hit' | 'deflected' | 'resisted' | 'unseen' | 'nobody' | 'kept';
/** What came of a storm for one being (W-11.4, W-11.7). */
export type StormOutcome = 'hit' | 'resisted' | 'countered' | 'balanced';

/** What every event carries: the rule that made it, and who may see it; absent: everybody. */
export interface Said {
  readonly rule: RuleId;
  readonly for?: readonly Seat[];
}

/** What is told of the course of things. */
export type CourseEvent =
  /** A warlock has handed in orders for the coming turn, or others in their place (W-5.1). */
  | { readonly type: 'ordered'; readonly turn: number; readonly seat: Seat }
  | { readonly type: 'turn-began'; readonly turn: number; readonly kind: TurnKind; readonly active: readonly Seat[] }
  /** An enchantment bends what a warlock ordered; the hand, where it is only one (W-14.8). */
  | { readonly type: 'bent'; readonly seat: Seat; readonly enchantment: MentalKind; readonly hand: Hand | null }
  /** A spell went into a bank; its target is not told (W-13.2). */
  | { readonly type: 'banked'; readonly seat: Seat; readonly spell: SpellId }
  /** What a warlock made; `for` those who see it (W-14.4). */
  | { readonly type: 'gestured'; readonly seat: Seat; readonly made: Pair<Gesture> }
  /** What he cast; `hand` is `null` for a spell from the bank, `missed` tells that sight failed (W-6.1). */
  | {
      readonly type: 'cast';
      readonly seat: Seat;
      readonly spell: SpellId;
      readonly target: Target;
      readonly hand: Hand | null;
      /** Whether nobody was named, so that the target is the default of W-4.3. */
      readonly byDefault: boolean;
      readonly missed: boolean;
    }
  /** Permanency was used up on a spell that a warlock named (W-13.6). */
  | { readonly type: 'made-permanent'; readonly seat: Seat; readonly spell: SpellId }
  /** A Clap of Lightning without its charge (W-7.37a). */
  | { readonly type: 'no-charge'; readonly seat: Seat }
  /** What a warlock learns who saw a spell announced of which others are told only the class (W-14.7). */
  | { readonly type: 'recognised'; readonly spell: SpellId; readonly subject: Settled }
  /** What those learn who saw a summoning announced: the hand a monster came from (W-14.9). */
  | { readonly type: 'traced'; readonly monster: MonsterId; readonly from: HandOf };

/** What is told of spells. Where somebody did not see one announced, `spell` may be its class (W-14.7). */
export type SpellEvent =
  /** All magic is dispelled (W-9.8). */
  | { readonly type: 'dispelled' }
  /** An enchantment or a protection took hold; by name, if it does not tell on itself otherwise. */
  | { readonly type: 'took-effect'; readonly subject: BeingId; readonly spell: SpellId }
  | { readonly type: 'healed'; readonly subject: BeingId; readonly spell: SpellId; readonly amount: number }
  | { readonly type: 'damaged'; readonly subject: BeingId; readonly spell: Told; readonly amount: number }
  /** It will die at the end of the turn. */
  | { readonly type: 'doomed'; readonly subject: BeingId; readonly spell: SpellId }
  /** It is destroyed at once, and does not attack (W-10.10). */
  | { readonly type: 'destroyed'; readonly subject: MonsterId; readonly spell: SpellId }
  /** A minion that was aimed at an elemental, or has no master, does not come (W-10.2, W-10.14). */
  | { readonly type: 'consumed'; readonly subject: Settled; readonly spell: Told }
  /** It was spent on nobody. */
  | { readonly type: 'fizzled'; readonly spell: Told }
  /** A Counter Spell on its subject undid it. */
  | { readonly type: 'countered'; readonly subject: BeingId; readonly spell: Told }
  /** A shield effect stopped it. */
  | { readonly type: 'deflected'; readonly subject: BeingId; readonly spell: SpellId }
  /** A resistance stopped it. */
  | { readonly type: 'resisted'; readonly subject: BeingId; readonly spell: SpellId }
  | { readonly type: 'had-no-effect'; readonly subject: BeingId; readonly spell: Told }
  /** A permanent mental enchantment of an earlier round is stronger (W-8.4). */
  | { readonly type: 'overridden'; readonly subject: BeingId; readonly spell: Told }
  /** It turns back on its caster (W-9.5). `lost`: the mirror could not see him, and it is spent on nobody (W-9.6). */
  | { readonly type: 'reflected'; readonly spell: SpellId; readonly bearer: BeingId; readonly lost: boolean }
  /** A mental spell took effect; `by` where it is public (W-14.7). */
  | { readonly type: 'enchanted'; readonly subject: BeingId; readonly spell: SpellId; readonly by: Seat | null }
  /** A mental spell was undone by another on the same subject (W-8.2). */
  | { readonly type: 'cancelled'; readonly subject: BeingId; readonly spell: SpellId; readonly by: Seat | null }
  /** Charm Monster: the minion has another controller, `null`: none (W-8.11). */
  | { readonly type: 'charmed'; readonly subject: MonsterId; readonly by: Seat | null }
  | {
      readonly type: 'summoned';
      readonly monster: MonsterId;
      readonly kind: MonsterKind;
      readonly controller: Seat | null;
      /** Its first victim, before any direction. */
      readonly victim: Settled;
      /** The hand it came from, where everybody knows it (W-14.9). */
      readonly from: HandOf | null;
    }
  /** A summoned elemental is absorbed by a Counter Spell on its target (W-11.2). */
  | { readonly type: 'absorbed'; readonly kind: ElementalKind; readonly subject: BeingId }
  | { readonly type: 'storm-failed'; readonly storm: Storm }
  | { readonly type: 'stormed'; readonly storm: Storm }
  | {
      readonly type: 'storm-hit';
      readonly storm: Storm;
      readonly subject: BeingId;
      readonly outcome: StormOutcome;
      readonly amount: number;
    };

/** What is told of attacks and of the end of a turn. */
export type FightEvent =
  | { readonly type: 'directed'; readonly seat: Seat; readonly monster: MonsterId; readonly victim: Target }
  | {
      readonly type: 'stabbed';
      readonly seat: Seat;
      readonly victim: Settled;
      readonly outcome: StabOutcome;
    }
  | {
      readonly type: 'attacked';
      readonly monster: MonsterId;
      readonly victim: Settled;
      /** Its first attack of the turn, or the one that Haste or Time Stop gives it (W-10.8). */
      readonly attack: 'first' | 'hasted' | 'time-stopped';
      readonly outcome: AttackOutcome;
      readonly amount: number;
    }
  /** From the next turn on a warlock is blind or invisible, or is so no longer (W-14.1). */
  | { readonly type: 'sight-began'; readonly seat: Seat; readonly enchantment: 'blindness' | 'invisibility' }
  | { readonly type: 'sight-ended'; readonly seat: Seat; readonly enchantment: 'blindness' | 'invisibility' }
  /** An enchantment has run out. */
  | { readonly type: 'expired'; readonly subject: BeingId; readonly enchantment: EnchantmentKind }
  /** Disease or poison has run its course (W-6, step 9a). */
  | { readonly type: 'succumbed'; readonly seat: Seat; readonly enchantment: 'disease' | 'poison' }
  | { readonly type: 'ended-own-life'; readonly seat: Seat }
  | { readonly type: 'died'; readonly being: BeingId }
  | { readonly type: 'surrendered'; readonly seat: Seat }
  | {
      readonly type: 'ended';
      readonly rule: EndRule;
      readonly winners: readonly Seat[];
      readonly reason: Reason;
    };

/** All the game says, one event per fact, in the order of W-6 (W-17.9). */
export type Event = Said & (CourseEvent | SpellEvent | FightEvent);
