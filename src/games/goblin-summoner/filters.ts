import type { Amount, Card, Condition, Filter, Keyword, Scope, Side } from './card.js';
import { cardOf, cardOn, type Seen } from './permanents.js';
import type { Catalogue, Sight } from './shape.js';
import { type Handle, type LastSeen, other, type Seat } from './state.js';

/** How cards are read. `has` says which keywords count: with or without those lent by static effects (G-9.13). */
export interface Reader {
  readonly table: Sight;
  readonly catalogue: Catalogue;
  readonly has: (reader: Reader, permanent: Seen, keyword: Keyword) => boolean;
}
/** The card whose effect asks, and who controls it: own, enemy and `notSelf` are seen from here. */
export interface By {
  readonly seat: Seat;
  readonly handle: Handle;
}

const typeOf = (card: Card | null): string | null =>
  card !== null && (card.category === 'monster' || card.category === 'relic') ? card.type : null;
const isToken = (card: Card | null): boolean => card !== null && card.category === 'monster' && card.token === true;

/** What a filter asks of the card itself; `null` is a trap the viewer may not know. */
function fitsPrint(filter: Filter, card: Card | null, cost: number): boolean {
  const { category, type, costMin, costMax, token } = filter;
  if (category !== undefined && !category.includes(card === null ? 'trap' : card.category)) return false;
  if (type !== undefined && !type.includes(typeOf(card) ?? '')) return false;
  if (costMin !== undefined && cost < costMin) return false;
  if (costMax !== undefined && cost > costMax) return false;
  return token === undefined || token === isToken(card);
}
/** What a filter asks of the marks on a card. */
const fitsMarks = ({ damaged, exhausted }: Filter, isDamaged: boolean, isExhausted: boolean): boolean =>
  (damaged === undefined || damaged === isDamaged) && (exhausted === undefined || exhausted === isExhausted);

/** Whether a permanent fits a filter; its effective cost is what it locks (G-2.8, G-6.2). */
export function fits(reader: Reader, filter: Filter, permanent: Seen, self: Handle): boolean {
  if (filter.notSelf === true && permanent.handle === self) return false;
  if (!fitsPrint(filter, cardOn(reader.catalogue, permanent), permanent.locked)) return false;
  if (!fitsMarks(filter, permanent.damage > 0, permanent.exhausted)) return false;
  const { keyword, without } = filter;
  if (keyword !== undefined && !reader.has(reader, permanent, keyword)) return false;
  return without === undefined || !reader.has(reader, permanent, without);
}

/** Whether a card that is not in play fits: it bears what is printed on it. */
export function fitsCard(filter: Filter, card: Card, cost: number): boolean {
  const printed = card.category === 'monster' ? card.keywords : [];
  return fitsPrint(filter, card, cost) && fitsMarks(filter, false, false) && fitsKeywords(filter, printed);
}

/** Whether a card fits as it last was in play (G-9.10). */
export function fitsLast(filter: Filter, last: LastSeen, catalogue: Catalogue): boolean {
  if (!fitsPrint(filter, cardOf(catalogue, last.card), last.cost)) return false;
  return fitsMarks(filter, last.damaged, last.exhausted) && fitsKeywords(filter, last.keywords);
}
const fitsKeywords = ({ keyword, without }: Filter, keywords: readonly Keyword[]): boolean =>
  (keyword === undefined || keywords.includes(keyword)) && (without === undefined || !keywords.includes(without));

/** Whether a card of `owner` is on the side that is meant. */
export const isOnSide = (side: Side, owner: Seat, controller: Seat): boolean =>
  side === 'any' || (side === 'own') === (owner === controller);

/** How many cards in play are meant; a filter that names no category fits any card (G-9.4). */
function countOf(reader: Reader, { side, filter }: Scope, by: By): number {
  let count = 0;
  for (const { play } of reader.table.players) {
    for (const permanent of play) {
      if (!isOnSide(side, permanent.owner, by.seat)) continue;
      if (filter === undefined || fits(reader, filter, permanent, by.handle)) count++;
    }
  }
  return count;
}

/** The number meant; below 0 only where the card says so (G-14.13). */
export function amountOf(reader: Reader, amount: Amount, by: By): number {
  if (typeof amount === 'number') return amount;
  const { count, plus = 0, max = Number.POSITIVE_INFINITY } = amount;
  return Math.min(max, countOf(reader, count, by) + plus);
}

function measured(reader: Reader, condition: Condition, by: By): number {
  if ('count' in condition) return countOf(reader, condition.count, by);
  // Zones are counted as they are: released cards are no part of a hand (G-3.2).
  const player = reader.table.players[condition.of === 'own' ? by.seat : other(by.seat)];
  return condition.what === 'mana' ? player.pool : player[condition.what].length;
}

/** Whether all conditions of an effect hold. */
export function holds(reader: Reader, conditions: readonly Condition[] | undefined, by: By): boolean {
  if (conditions === undefined) return true;
  for (const condition of conditions) {
    const { is, n } = condition;
    const have = measured(reader, condition, by);
    if (is === '>=' ? have < n : is === '<=' ? have > n : have !== n) return false;
  }
  return true;
}
