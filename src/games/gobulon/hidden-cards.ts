import type { Random } from '../../kernel/types.js';
import type { CardId } from './card.js';
import { type DeckRules, mostOf } from './deck-building.js';
import { deckSizeOf, VALUES } from './options.js';
import type { Catalogue } from './shape.js';

/** A card that may still come, and how many copies of it. */
interface Supply {
  readonly card: CardId;
  left: number;
}
/** What a deck may still take of one value. */
interface Room {
  /** How many cards are missing. */
  missing: number;
  /** How many of those that are missing are jokers. */
  jokers: number;
  readonly joking: Supply[];
  readonly ordinary: Supply[];
}

/** The room that some cards leave in a deck, by value; `null` if no deck with these cards is legal (B-4). */
function roomBeside(known: readonly CardId[], rules: DeckRules, catalogue: Catalogue): readonly Room[] | null {
  const rooms = Array.from({ length: VALUES }, (): Room => {
    return { missing: rules.ofEachValue, jokers: 0, joking: [], ordinary: [] };
  });
  const copies = new Map<CardId, number>();
  for (const id of known) copies.set(id, (copies.get(id) ?? 0) + 1);
  for (const card of Object.values(catalogue.cards)) {
    const room = rooms[card.value];
    const have = copies.get(card.id) ?? 0;
    const left = mostOf(card, rules) - have;
    if (room === undefined || left < 0) return null;
    room.missing -= have;
    if (left > 0) (card.joker ? room.joking : room.ordinary).push({ card: card.id, left });
  }
  return rooms.every(({ missing }) => missing >= 0) ? rooms : null;
}

const total = (supplies: readonly Supply[]): number => supplies.reduce((sum, { left }) => sum + left, 0);

/** Spreads the missing jokers over the values, by chance where there is a choice; whether there is a way. */
function placeJokers(rooms: readonly Room[], jokers: number, random: Random): boolean {
  let missing = jokers;
  for (const room of rooms) {
    room.jokers = Math.max(0, room.missing - total(room.ordinary));
    missing -= room.jokers;
    if (room.jokers > room.joking.length) return false;
  }
  for (; missing > 0; missing--) {
    // A room stands there once for each joker it may take, so that all jokers are as likely.
    const open = rooms.flatMap((room) =>
      Array.from({ length: room.jokers < room.missing ? room.joking.length - room.jokers : 0 }, () => room),
    );
    if (open.length === 0) return false;
    random.pick(open).jokers += 1;
  }
  return missing === 0;
}

/** Takes some cards from a supply that is large enough. */
function take(supplies: Supply[], count: number, random: Random): CardId[] {
  return Array.from({ length: count }, () => {
    const at = random.int(supplies.length);
    const supply = supplies[at] as Supply; // the index is below the length
    supply.left -= 1;
    if (supply.left === 0) supplies.splice(at, 1);
    return supply.card;
  });
}

/** Cards that make a legal deck of some that are known (B-4, B-12.7); `null` if none do. */
function legalRest(known: readonly CardId[], rules: DeckRules, catalogue: Catalogue, random: Random): CardId[] | null {
  const rooms = roomBeside(known, rules, catalogue);
  const jokers = rules.jokers - known.filter((id) => catalogue.cards[id]?.joker).length;
  if (rooms === null || !placeJokers(rooms, jokers, random)) return null;
  return rooms.flatMap(({ missing, jokers: joking, ...from }) => [
    ...take(from.joking, joking, random),
    ...take(from.ordinary, missing - joking, random),
  ]);
}

/** What is known of a deck, and how many of its cards are not. */
export interface HalfKnown {
  readonly known: readonly CardId[];
  readonly hidden: number;
}

/**
 * As many cards as are hidden, in an order of their own; with those that are known they are a legal deck, if they can be.
 * A position that is made up need not come from one: then any cards of the catalogue will do.
 */
export function dealHidden(
  { known, hidden }: HalfKnown,
  rules: DeckRules,
  catalogue: Catalogue,
  random: Random,
): CardId[] {
  const isWhole = known.length + hidden === deckSizeOf(rules);
  const ids = Object.keys(catalogue.cards);
  const dealt =
    (isWhole ? legalRest(known, rules, catalogue, random) : null) ??
    Array.from({ length: hidden }, () => random.pick(ids));
  random.shuffle(dealt);
  return dealt;
}
