import type { Dictionary } from './dictionary.js';
import type { CardEdit } from './edits.js';
import { addTo, type Copies, type Counts, copiesOf, countsOf } from './listing.js';

/** The most copies of a card that a deck may have; `undefined` for what is no card. */
export type MostOf = (card: string) => number | undefined;
/** A well-formed deck taken apart, to be mended. */
export interface Parts {
  /** Copies that may stay: of each card as many as are allowed. */
  readonly allowed: Counts;
  /** Copies that must go: unknown cards, and more copies than are allowed. */
  readonly surplus: Counts;
  /** The cards, those that stand last first. */
  readonly order: readonly string[];
  /** What unknown cards were probably meant to be, where any name is near. */
  readonly meant: ReadonlyMap<string, string>;
  /** Copies of what was meant. */
  readonly wanted: Counts;
}

/** The card that an unknown id was probably meant to be, if any is near; not once a hundred have been told. */
function meantBy(id: string, cards: Dictionary, told: readonly unknown[]): string | undefined {
  const [name] = cards.near(id, told);
  return cards.find(id) ?? (name === undefined ? undefined : cards.find(name));
}

/** Takes a deck apart. */
export function partsOf(lines: readonly Copies[], cards: Dictionary, mostOf: MostOf): Parts {
  const [allowed, surplus, wanted] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
  const meant = new Map<string, string>();
  const unknown: string[] = [];
  for (const [id, copies] of countsOf(lines)) {
    const most = mostOf(id);
    const stay = Math.min(copies, most ?? 0);
    if (stay > 0) allowed.set(id, stay);
    if (copies > stay) surplus.set(id, copies - stay);
    if (most !== undefined) continue;
    const other = meantBy(id, cards, unknown);
    if (other !== undefined) addTo(wanted, other, copies);
    if (other !== undefined) meant.set(id, other);
    unknown.push(id);
  }
  return { allowed, surplus, meant, wanted, order: [...new Set(lines.map(({ card }) => card).reverse())] };
}

/** Takes an unknown card out, and puts in as many copies as are allowed of the one that was probably meant. */
export function replacement(lines: readonly Copies[], { allowed, meant }: Parts, mostOf: MostOf): readonly CardEdit[] {
  const [first] = lines;
  if (first === undefined) return [];
  const copies = copiesOf(lines);
  const out: CardEdit = { edit: 'remove', card: first.card, copies };
  const card = meant.get(first.card);
  const room = card === undefined ? 0 : Math.min(copies, (mostOf(card) ?? 0) - (allowed.get(card) ?? 0));
  return card !== undefined && room > 0 ? [out, { edit: 'add', card, copies: room }] : [out];
}

/** The first of some, by ranks that are compared number by number. */
export function firstBy<Item>(items: readonly Item[], rank: (item: Item) => readonly number[]): Item | undefined {
  let best: { readonly item: Item; readonly rank: readonly number[] } | undefined;
  for (const item of items) {
    const own = rank(item);
    const differs = best === undefined ? 0 : own.findIndex((number, i) => number !== best?.rank[i]);
    if (best === undefined || (differs >= 0 && (own[differs] ?? 0) < (best.rank[differs] ?? 0)))
      best = { item, rank: own };
  }
  return best?.item;
}
