import type { Draft } from 'immer';
import type { Enchantment, EnchantmentKind, KnownEnchantment, MentalKind } from './state.js';

/** Whoever carries enchantments. */
export interface Enchanted<E extends Enchantment = Enchantment> {
  readonly enchantments: readonly E[];
}
/** Whoever has enchantments that are being changed. */
export interface Enchantable {
  enchantments: Draft<KnownEnchantment>[];
}

const MENTAL: readonly EnchantmentKind[] = [
  ...(['paralysis', 'amnesia', 'fear', 'confusion', 'maladroitness', 'charm-person'] as const),
];
/** Whether an enchantment weighs on the mind (W-8.1). */
export const isMental = (kind: EnchantmentKind): kind is MentalKind => MENTAL.includes(kind);

/** The enchantment of that kind on a being, or `undefined`. */
export function enchantmentOf<E extends Enchantment>(
  { enchantments }: Enchanted<E>,
  kind: EnchantmentKind,
): E | undefined {
  for (const one of enchantments) if (one.kind === kind) return one;
  return undefined;
}
/** Whether there is an enchantment of that kind on a being. */
export const isUnder = (being: Enchanted, kind: EnchantmentKind): boolean => enchantmentOf(being, kind) !== undefined;

/** The mental enchantment on a being, of which there is one at most (W-8.1), or `undefined`. */
export function mentalOf<E extends Enchantment>({ enchantments }: Enchanted<E>): Mental<E> | undefined {
  for (const one of enchantments) if (isMental(one.kind)) return one as Mental<E>; // as just seen
  return undefined;
}
/** An enchantment that is a mental one. */
type Mental<E extends Enchantment> = E & { readonly kind: MentalKind };

/** Takes one enchantment off a being. */
export function lift({ enchantments }: Enchantable, kind: EnchantmentKind): void {
  for (let i = enchantments.length - 1; i >= 0; i--) if (enchantments[i]?.kind === kind) enchantments.splice(i, 1);
}

/** How long an enchantment is to last, and from which round on; `left: null`: for ever. */
export interface Span {
  readonly left: number | null;
  readonly round: number;
}

/** Lays an enchantment on a being, or starts it afresh; a permanent one stays as it is (W-7.41). */
export function lay(being: Enchantable, kind: EnchantmentKind, { left, round }: Span): void {
  for (const one of being.enchantments) {
    if (one.kind !== kind) continue;
    if (one.left === null) return;
    one.left = left;
    one.castRound = round;
    return;
  }
  being.enchantments.push({ kind, left, castRound: round, by: null, hand: null, handTurn: null, seenBy: [] });
}
