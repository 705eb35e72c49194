import type { Counts } from '../../../kernel/deck/listing.js';
import { firstBy } from '../../../kernel/deck/parts.js';
import type { CardId, TypeId } from '../card.js';
import type { DeckRules } from '../deck-building.js';
import { costOf } from '../permanents.js';
import type { Catalogue } from '../shape.js';

/** What may be in a deck (G-12.3): cards, cheapest first, and the most copies of each. */
export interface Stock {
  readonly articles: readonly Article[];
  readonly most: number;
}
/** A card that may be in a deck, with its cost under the affinity and whether it has the affinity's type. */
export interface Article {
  readonly card: CardId;
  readonly cost: number;
  readonly isOwn: boolean;
}
/** What has to be reached: exactly `size` cards for at most `mana`. */
export interface Wish {
  readonly size: number;
  readonly mana: number;
  /** Which cards go first, where there is a choice. */
  readonly order: readonly CardId[];
  /** Which cards come first, where there is a choice. */
  readonly wanted: Counts;
}
/** Copies to take out and to put in. */
export interface Change {
  readonly out: Counts;
  readonly in: Counts;
}

/** What may be in a deck of this affinity. */
export function stockOf({ cards }: Catalogue, affinity: TypeId, { maxCopies, deckSize }: DeckRules): Stock {
  const articles: Article[] = [];
  for (const card of Object.values(cards)) {
    if (card.category === 'monster' && card.token) continue;
    articles.push({ card: card.id, cost: costOf(card, affinity), isOwn: 'type' in card && card.type === affinity });
  }
  articles.sort((a, b) => a.cost - b.cost);
  return { articles, most: maxCopies ?? deckSize };
}

/** How many copies there are in all. */
export const total = (counts: Counts): number => [...counts.values()].reduce((sum, copies) => sum + copies, 0);
/** Some copies more, or fewer. */
const plus = (counts: Counts, card: CardId, copies: number): Counts =>
  new Map(counts).set(card, (counts.get(card) ?? 0) + copies);

/**
 * The least mana for which a deck of `size` cards can keep `keep` copies of what there is: the cheapest are kept, and
 * the cheapest that are allowed are put in. A subset that must share a number of elements with another is made cheapest
 * by taking the cheapest of each, so this is exact. `Infinity` if there are too few cards in the world.
 */
export function leastMana({ articles, most }: Stock, counts: Counts, keep: number, size: number): number {
  const kept = new Map<CardId, number>();
  let left = keep;
  let mana = 0;
  for (const { card, cost } of articles) {
    const copies = Math.min(left, counts.get(card) ?? 0);
    left -= copies;
    mana += copies * cost;
    kept.set(card, copies);
  }
  left = size - keep;
  for (const { card, cost } of articles) {
    const copies = Math.min(left, Math.max(0, most - (kept.get(card) ?? 0)));
    left -= copies;
    mana += copies * cost;
  }
  return left > 0 ? Number.POSITIVE_INFINITY : mana;
}

/** The largest number up to `most` for which something holds that holds for 0 and, once it fails, for none above. */
function largest(most: number, holds: (number: number) => boolean): number {
  let low = 0;
  let high = most;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** What goes: of the cards in their order as many copies as can go, so long as the goal stays within reach. */
function takeOut(stock: Stock, counts: Counts, keep: number, { size, mana, order }: Wish): Counts {
  const out = new Map<CardId, number>();
  let rest = counts;
  let left = total(counts) - keep;
  for (const card of order) {
    if (left === 0) break;
    const before = rest;
    const copies = largest(
      Math.min(left, before.get(card) ?? 0),
      (some) => leastMana(stock, plus(before, card, -some), keep, size) <= mana,
    );
    if (copies === 0) continue;
    out.set(card, copies);
    rest = plus(before, card, -copies);
    left -= copies;
  }
  return out;
}

/** The dearest that the next card may be, if the cheapest follow it, and what each may cost on average. */
function allowance({ articles, most }: Stock, counts: Counts, places: number, mana: number) {
  let left = places;
  let least = 0;
  let last = 0;
  for (const { card, cost } of articles) {
    const copies = Math.min(left, Math.max(0, most - (counts.get(card) ?? 0)));
    if (copies === 0) continue;
    left -= copies;
    least += copies * cost;
    last = cost;
  }
  return { dearest: last + mana - least, average: Math.floor(mana / places) };
}

/** What comes: first what is wanted, then cards of the affinity, near the average that may still be spent. */
function putIn(stock: Stock, rest: Counts, places: number, wish: Wish): Counts {
  const costs = new Map(stock.articles.map(({ card, cost }) => [card, cost]));
  const added = new Map<CardId, number>();
  let counts = rest;
  let mana = wish.mana;
  for (const [card, copies] of rest) mana -= copies * (costs.get(card) ?? 0);
  for (let left = places; left > 0; left--) {
    const { dearest, average } = allowance(stock, counts, left, mana);
    const now = counts;
    const rank = ({ card, cost, isOwn }: Article): readonly number[] => [
      (wish.wanted.get(card) ?? 0) > (added.get(card) ?? 0) ? 0 : 1,
      isOwn ? 0 : 1,
      Math.abs(cost - average),
      now.get(card) ?? 0,
    ];
    const best = firstBy(
      stock.articles.filter(({ card, cost }) => cost <= dearest && (now.get(card) ?? 0) < stock.most),
      rank,
    );
    if (best === undefined) break; // cannot be: the goal is within reach
    mana -= best.cost;
    counts = plus(counts, best.card, 1);
    added.set(best.card, (added.get(best.card) ?? 0) + 1);
  }
  return added;
}

/**
 * Reaches a wish from copies that are all allowed, by taking out as few as can be; so none puts in fewer either. `null`
 * if there is no way. Work grows with the size and the number of cards in use, never with the number of copies.
 */
export function solve(stock: Stock, counts: Counts, wish: Wish): Change | null {
  const { size, mana } = wish;
  const isEnough = (keep: number): boolean => leastMana(stock, counts, keep, size) <= mana;
  if (size < 0 || !isEnough(0)) return null;
  const keep = largest(Math.min(total(counts), size), isEnough);
  const out = takeOut(stock, counts, keep, wish);
  const rest = new Map(counts);
  for (const [card, copies] of out) rest.set(card, (rest.get(card) ?? 0) - copies);
  return { out, in: putIn(stock, rest, size - keep, wish) };
}
