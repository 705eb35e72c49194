import type { Seat } from '../../../kernel/types.js';
import type { Namer } from '../../../kernel/words/phrasing.js';
import type { Hand } from '../gestures.js';
import type { SpellId, Told } from '../spells.js';
import type { BeingId, EnchantmentKind, MonsterId, Target } from '../state.js';

/** The names a sentence is made with, in its language; the sentences themselves belong to the language. */
export interface Speaker extends Namer {
  readonly warlock: (seat: Seat) => string;
  /** A monster by its name; by its id where that is not known. */
  readonly monster: (id: MonsterId) => string;
  readonly being: (id: BeingId) => string;
  /** A target or a victim: a being, nobody, or the monster that a hand brings forth. */
  readonly target: (target: Target) => string;
  /** A spell, or the class of one that was not seen announced (W-14.7). */
  readonly spell: (told: Told) => string;
  readonly enchantment: (kind: EnchantmentKind) => string;
  readonly hand: (hand: Hand) => string;
}

/** The name of a spell as it stands in a list. */
export type SpellNames = Readonly<Record<SpellId, string>>;
