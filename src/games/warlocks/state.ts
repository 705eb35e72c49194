import type { RandomState, Seat, Viewer } from '../../kernel/types.js';
import type { ByHand, Gesture, Hand, Pair, Seen } from './gestures.js';
import type { Options } from './options.js';
import type { EndRule, MonsterKind, SpellId } from './spells.js';

/** A monster, named by its number from 1 in order of creation. */
export type MonsterId = `m${number}`;
/** The monster that a hand of the warlock at a seat brings forth this turn (W-4.1). */
export type HandRef = `${Hand}:${number}`;
/** A warlock by seat, or a monster. */
export type BeingId = Seat | MonsterId;
/** A being, or nobody: what a target or a victim finally is. */
export type Settled = BeingId | 'nobody';
/** What orders may aim at (W-4.1); no entry means the default. */
export type Target = Settled | HandRef;
/** What a direction may name: a monster or a hand (W-10.5). */
export type Directed = MonsterId | HandRef;

/** How a battle can end (W-15.9, W-15.11). */
export type Reason = 'last-standing' | 'surrender-survived' | 'none-left' | 'turn-limit';
/** Whether all warlocks in the battle act, or only some (W-12.1). */
export type TurnKind = 'normal' | 'hasted' | 'time-stopped';
/** Whether a warlock is in the battle, or how he left it (W-15.5). */
export type Status = 'in' | 'dead' | 'surrendered';

/** Enchantments that weigh on the mind and bend gestures (W-8). Charm Monster leaves none behind. */
export type MentalKind = 'paralysis' | 'amnesia' | 'fear' | 'confusion' | 'maladroitness' | 'charm-person';
/** All enchantments that a being can carry from turn to turn (W-12.4). */
export type EnchantmentKind =
  | MentalKind
  | 'haste'
  | 'protection'
  | 'resist-heat'
  | 'resist-cold'
  | 'disease'
  | 'poison'
  | 'blindness'
  | 'invisibility'
  | 'permanency'
  | 'delay-effect';

/** An enchantment on a being. */
export interface Enchantment {
  readonly kind: EnchantmentKind;
  /** Rounds left, from 1 (W-12.4), always 1 for a mental one (W-12.13); `null`: permanent. */
  readonly left: number | null;
  /** The round in which it was cast. */
  readonly castRound: number;
  /** Who steers it, for Paralysis and Charm Person; `null`: nobody (W-9.11), another kind, or in a view unknown (W-14.9). */
  readonly by: Seat | null;
  /** For Paralysis: the hand last forced, `null` before the first time (W-8.5). */
  readonly hand: Hand | null;
  /** For Paralysis: the turn in which that hand was forced (W-8.19). */
  readonly handTurn: number | null;
}
/** An enchantment as the state keeps it. */
export interface KnownEnchantment extends Enchantment {
  /** The seats that know `by` (W-14.9). */
  readonly seenBy: readonly Seat[];
}

/** What a warlock made in one turn of his. */
export interface Made<Known> {
  readonly turn: number;
  /** The pair really made, after enchantments. */
  readonly made: Pair<Known>;
  /** The pair that counts from then on: the same, unless an Anti-spell struck (W-2.6). */
  readonly recorded: Pair<Known>;
}
/** A pair as the state keeps it. */
export interface KnownMade extends Made<Gesture> {
  /** The seats that saw it, his own among them; a spectator did if all seats did (W-14.4, W-14.6). */
  readonly seenBy: readonly Seat[];
}

/** A banked spell: its name is public, its target, `null` in a view of others, is not (W-13.3). */
export interface Banked<Known> {
  readonly spell: SpellId;
  readonly target: Settled | Known;
}

/** What carries over to the next turn of the round, on warlocks and monsters alike (W-12.5, W-8.3). */
export interface RoundMarks {
  /** A shield effect of Shield, Counter Spell or Dispel Magic holds. */
  readonly shield: boolean;
  /** A Counter Spell holds. */
  readonly countered: boolean;
  /** Mental spells that reached the being in this round. */
  readonly mentalThisRound: number;
}

/** What anybody may know of a warlock. */
export interface Warlock extends RoundMarks {
  readonly name: string;
  readonly health: number;
  readonly status: Status;
  /** The turn in which he left the battle; `null` while he is in it. */
  readonly leftTurn: number | null;
  /** The pairs of his turns, the oldest first; turns in which he was not active leave nothing (W-2.7). */
  readonly history: readonly Made<Seen>[];
  readonly enchantments: readonly Enchantment[];
  /** Whether a time-stopped turn of his is due (W-12.3). */
  readonly timeStopMark: boolean;
  readonly bank: Banked<null> | null;
  /** Whether he has used his Clap of Lightning; in a view, whether the viewer knows that he has (W-7.37a, W-14.9). */
  readonly clapUsed: boolean;
}
/** A warlock as the state keeps him. */
export interface KnownWarlock extends Warlock {
  readonly history: readonly KnownMade[];
  readonly enchantments: readonly KnownEnchantment[];
  readonly bank: Banked<never> | null;
  /** The seats that saw his Clap of Lightning used; empty before. */
  readonly clapSeenBy: readonly Seat[];
}

/** A hand of a warlock. */
export interface HandOf {
  readonly seat: Seat;
  readonly hand: Hand;
}
/** What anybody may know of a monster. */
export interface Monster extends RoundMarks {
  readonly id: MonsterId;
  readonly kind: MonsterKind;
  readonly name: string;
  readonly health: number;
  /** `null` for an elemental; a warlock who has left the battle stays the controller, but is not obeyed (W-10.11). */
  readonly controller: Seat | null;
  /** It stays from turn to turn until the controller names another (W-4.9). */
  readonly victim: Settled;
  readonly createdTurn: number;
  /** The hand it came from; `null` for a banked spell (W-4.7), and in a view where it is unknown (W-14.9). */
  readonly createdBy: HandOf | null;
  readonly enchantments: readonly Enchantment[];
  /** Dead ones are kept (W-17.1). */
  readonly alive: boolean;
}
/** A monster as the state keeps it. */
export interface KnownMonster extends Monster {
  readonly enchantments: readonly KnownEnchantment[];
  /** The seats that know the hand it came from. */
  readonly createdSeenBy: readonly Seat[];
}

/** What a charmed warlock's hand is to make (W-8.10). */
export interface CharmOrder {
  readonly hand: Hand;
  readonly gesture: Gesture;
}
/** Orders as they are kept until the turn is resolved: nothing left out, `null` or an empty map for what was not said. */
export interface Orders {
  readonly gestures: ByHand<Gesture>;
  readonly spells: ByHand<SpellId | null>;
  readonly targets: ByHand<Target | null>;
  readonly direct: { readonly [monster: string]: Target };
  readonly paralyse: { readonly [seat: string]: Hand };
  readonly charm: { readonly [seat: string]: CharmOrder };
  readonly bank: Hand | null;
  readonly permanent: Hand | null;
  readonly fireBanked: boolean;
  readonly suicide: boolean;
}

/** What the battle waits for; nothing more once it is over. */
export type Phase =
  /** The orders of everybody in `waiting`; those of the other active ones are in, and may be replaced (W-5.1). */
  | { readonly name: 'orders'; readonly active: readonly Seat[]; readonly waiting: readonly Seat[] }
  /** No winner: a draw. */
  | { readonly name: 'over'; readonly winners: readonly Seat[]; readonly reason: Reason; readonly rule: EndRule };

/** What chance decided: a hand, a gesture, a being; `null`: not known, left to the stream. */
export type Draw = Hand | Gesture | BeingId | null;
/** What chance is known to decide in one turn, in the order of W-17.5. */
export interface TurnDraws {
  readonly turn: number;
  readonly values: readonly Draw[];
}

/** What a state and a view have in common. */
interface Battle {
  readonly options: Options;
  /** The number of the coming turn, from 1; after the end, of the last one. */
  readonly turn: number;
  readonly kind: TurnKind;
  /** From 1 (W-12.2). */
  readonly round: number;
  /** Whether this round has had its hasted turn (W-12.3). */
  readonly hastedTurnDone: boolean;
  readonly phase: Phase;
}
/** All there is to know of a moment (W-17.1). */
export interface State extends Battle {
  readonly warlocks: readonly KnownWarlock[];
  /** In order of creation. */
  readonly monsters: readonly KnownMonster[];
  /** By seat: what was handed in for the coming turn. */
  readonly orders: readonly (Orders | null)[];
  /** What chance is known to decide in turns to come, the next turn first. */
  readonly draws: readonly TurnDraws[];
  readonly random: RandomState;
}
/** What one viewer may know of a moment (W-17.4, W-17.8). */
export interface View extends Battle {
  readonly warlocks: readonly Warlock[];
  readonly monsters: readonly Monster[];
  /** By seat: the viewer's own while they may be replaced, `null` for all others. */
  readonly orders: readonly (Orders | null)[];
  readonly viewer: Viewer;
}
