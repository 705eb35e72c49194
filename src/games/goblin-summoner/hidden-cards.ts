import type { Random } from '../../kernel/types.js';
import type { Card, CardId, DeckLine, TypeId } from './card.js';
import type { Options } from './options.js';
import { cardOf, costOf } from './permanents.js';
import type { Catalogue } from './shape.js';

/** What hidden cards are drawn from. */
export interface Pool {
  readonly catalogue: Catalogue;
  readonly affinity: TypeId;
  /** Copies left of each card. */
  readonly copies: Map<CardId, number>;
  /** Mana left for all hidden cards together. */
  mana: number;
}
/** Which cards may lie in a hidden place. */
export type Place = (card: Card, cost: number) => boolean;

const TRIES = 50;
const anywhere: Place = () => true;
const isToken = (card: Card): boolean => card.category === 'monster' && card.token === true;
const byId = (a: CardId, b: CardId): number => (a < b ? -1 : a > b ? 1 : 0);

/** All that a legal deck may hold beside the known cards (G-12.1, G-12.3). */
export function legalPool(known: readonly CardId[], affinity: TypeId, options: Options, catalogue: Catalogue): Pool {
  const copies = new Map<CardId, number>();
  for (const id of Object.keys(catalogue.cards).sort(byId)) {
    if (!isToken(cardOf(catalogue, id))) copies.set(id, options.maxCopies ?? options.deckSize);
  }
  let mana = options.deckManaLimit;
  for (const id of known) {
    copies.set(id, (copies.get(id) ?? 0) - 1);
    mana -= costOf(cardOf(catalogue, id), affinity);
  }
  return { catalogue, affinity, copies, mana };
}

/** Exactly the cards of an open list that are not known to lie elsewhere (G-15.12). */
export function listedPool(
  list: readonly DeckLine[],
  known: readonly CardId[],
  affinity: TypeId,
  catalogue: Catalogue,
): Pool {
  const copies = new Map(list.map(({ card, copies: count }) => [card, count]));
  for (const id of known) copies.set(id, (copies.get(id) ?? 0) - 1);
  return { catalogue, affinity, copies, mana: Number.POSITIVE_INFINITY };
}

/** Any cards at all: for what no legal deck can explain (G-15.11). */
export function anyPool(affinity: TypeId, catalogue: Catalogue): Pool {
  const ids = Object.keys(catalogue.cards).sort(byId);
  const real = ids.filter((id) => !isToken(cardOf(catalogue, id)));
  const endless = Number.POSITIVE_INFINITY;
  return { catalogue, affinity, copies: new Map(real.map((id) => [id, endless])), mana: endless };
}

/** The least mana that `count` cards of the pool can cost. */
function leastFor(count: number, { copies, affinity, catalogue }: Pool): number {
  const available: number[] = [];
  for (const [id, left] of copies) {
    const cost = costOf(cardOf(catalogue, id), affinity);
    available[cost] = (available[cost] ?? 0) + Math.max(0, left);
  }
  let mana = 0;
  let missing = count;
  for (let cost = 0; cost < available.length && missing > 0; cost++) {
    const taken = Math.min(missing, available[cost] ?? 0);
    mana += taken * cost;
    missing -= taken;
  }
  return missing > 0 ? Number.POSITIVE_INFINITY : mana;
}

/** Draws a card for a place, leaving mana and copies for `others` further cards; `null`: there is none. */
function drawOne(pool: Pool, place: Place, others: number, random: Random): CardId | null {
  const { catalogue, affinity, copies } = pool;
  const spare = pool.mana - leastFor(others, pool);
  const fitting: CardId[] = [];
  for (const [id, left] of copies) {
    const card = cardOf(catalogue, id);
    const cost = costOf(card, affinity);
    if (left > 0 && place(card, cost) && cost <= spare) fitting.push(id);
  }
  if (fitting.length === 0) return null;
  const id = random.pick(fitting);
  copies.set(id, (copies.get(id) ?? 0) - 1);
  pool.mana -= costOf(cardOf(catalogue, id), affinity);
  return id;
}

/** One card for each place, in their order, and `rest` further ones; `null` where the draw ran into a dead end. */
function tryDeal(pool: Pool, places: readonly Place[], rest: number, random: Random): CardId[] | null {
  const dealt: CardId[] = [];
  const count = places.length + rest;
  for (let n = 0; n < count; n++) {
    const id = drawOne(pool, places[n] ?? anywhere, count - n - 1, random);
    if (id === null) return null;
    dealt.push(id);
  }
  return dealt;
}

/** Cards for hidden places: for each of `places` one that may lie there, and `rest` more. `null`: the pool has none such. */
export function deal(pool: Pool, places: readonly Place[], rest: number, random: Random): CardId[] | null {
  for (let n = 0; n < TRIES; n++) {
    const dealt = tryDeal({ ...pool, copies: new Map(pool.copies) }, places, rest, random);
    if (dealt !== null) return dealt;
  }
  return null;
}
