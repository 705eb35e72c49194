import type { Card, CardId, Deck, TypeId } from '../card.js';
import { type DeckRules, knownCard, mostOf } from '../deck-building.js';
import type { Edit } from './edits.js';
import type { Lexicon } from './lexicon.js';
import { type Counts, type Kind, shelvesOf } from './shelves.js';

/** A well-formed deck taken apart. */
export interface Parts {
  /** Copies that may stay: of each card as many as are allowed (B-4.3). */
  readonly allowed: Counts;
  /** Copies that must go: unknown cards, and more copies than are allowed. */
  readonly surplus: Counts;
  /** The cards, those that stand last first. */
  readonly order: readonly CardId[];
  /** What unknown cards were probably meant to be, where any name is near. */
  readonly meant: ReadonlyMap<CardId, CardId>;
  /** Copies of what was meant. */
  readonly wanted: Counts;
  /** Copies by type. */
  readonly types: ReadonlyMap<TypeId | null, number>;
}
/** What makes a deck legal. */
export interface Plan {
  /** Copies that must go whatever else is changed. */
  readonly surplus: Counts;
  /** Copies of known and allowed cards that go too, by value: none, if adding alone makes the deck legal. */
  readonly out: readonly Counts[];
  /** Copies that come, by value. */
  readonly into: readonly Counts[];
}

const plus = (counts: Map<CardId, number>, card: CardId, copies: number): Map<CardId, number> =>
  counts.set(card, (counts.get(card) ?? 0) + copies);

/** The card that an unknown id was probably meant to be, if any is near; not once a hundred have been told. */
function meantBy(id: CardId, { cards }: Lexicon, told: readonly unknown[]): CardId | undefined {
  const [name] = cards.near(id, told);
  return cards.find(id) ?? (name === undefined ? undefined : cards.find(name));
}

/** Takes a deck apart. */
export function partsOf(deck: Deck, rules: DeckRules, lexicon: Lexicon): Parts {
  const counts = new Map<CardId, number>();
  for (const { card, copies } of deck.cards) plus(counts, card, copies);
  const [allowed, surplus, wanted] = [new Map<CardId, number>(), new Map<CardId, number>(), new Map<CardId, number>()];
  const meant = new Map<CardId, CardId>();
  const types = new Map<TypeId | null, number>();
  const unknown: CardId[] = [];
  for (const [id, copies] of counts) {
    const card = knownCard(lexicon.catalogue, id);
    const most = card === undefined ? 0 : Math.min(copies, mostOf(card, rules));
    if (most > 0) allowed.set(id, most);
    if (copies > most) surplus.set(id, copies - most);
    if (card !== undefined) types.set(card.type, (types.get(card.type) ?? 0) + most);
    else {
      const other = meantBy(id, lexicon, unknown);
      if (other !== undefined) meant.set(id, other);
      if (other !== undefined) plus(wanted, other, copies);
      unknown.push(id);
    }
  }
  return { allowed, surplus, meant, wanted, types, order: [...new Set(deck.cards.map(({ card }) => card).reverse())] };
}

/** What goes of one kind until so many are left: the cards that stand last first. */
function takeOut(kind: Kind, need: number, { allowed, order }: Parts): Counts {
  const out = new Map<CardId, number>();
  let over = kind.have - need;
  for (const id of order) {
    if (over <= 0) break;
    const copies = kind.cards.some((card) => card.id === id) ? Math.min(over, allowed.get(id) ?? 0) : 0;
    if (copies > 0) out.set(id, copies);
    over -= copies;
  }
  return out;
}

/** The first of some, by ranks that are compared number by number. */
function firstBy<Item>(items: readonly Item[], rank: (item: Item) => readonly number[]): Item | undefined {
  const ranked = items.map((item) => ({ item, rank: rank(item) }));
  ranked.sort((a, b) => {
    const differs = a.rank.findIndex((number, i) => number !== b.rank[i]);
    return differs < 0 ? 0 : (a.rank[differs] ?? 0) - (b.rank[differs] ?? 0);
  });
  return ranked[0]?.item;
}

/** What comes of one kind: first what was meant, then cards of the types the deck has most of, spread evenly. */
function putIn(kind: Kind, need: number, { allowed, wanted, types }: Parts, rules: DeckRules): Counts {
  const into = new Map<CardId, number>();
  const copiesOf = ({ id }: Card): number => (allowed.get(id) ?? 0) + (into.get(id) ?? 0);
  for (let left = need - kind.have; left > 0; left--) {
    const open = kind.cards.filter((card) => copiesOf(card) < mostOf(card, rules));
    const best = firstBy(open, (card) => [
      (wanted.get(card.id) ?? 0) > (into.get(card.id) ?? 0) ? 0 : 1,
      -(types.get(card.type) ?? 0),
      copiesOf(card),
    ]);
    if (best !== undefined) plus(into, best.id, 1);
  }
  return into;
}

/**
 * What makes a well-formed deck legal with as few cards going, and so as few coming, as can be; `null` if these cards and
 * rules allow no legal deck (B-4).
 */
export function planOf(parts: Parts, rules: DeckRules, lexicon: Lexicon): Plan | null {
  const shelves = shelvesOf(parts.allowed, rules, lexicon.catalogue);
  if (shelves === null) return null;
  const kinds = shelves.map(({ ordinary, jokers, wanted }): readonly (readonly [Kind, number])[] => [
    [ordinary, rules.ofEachValue - wanted],
    [jokers, wanted],
  ]);
  const join = (counts: readonly Counts[]): Counts => new Map(counts.flatMap((one) => [...one]));
  return {
    surplus: parts.surplus,
    out: kinds.map((own) => join(own.map(([kind, need]) => takeOut(kind, need, parts)))),
    into: kinds.map((own) => join(own.map(([kind, need]) => putIn(kind, need, parts, rules)))),
  };
}

/** The edits of a plan: what goes, then what comes; all of it, or what concerns some values. */
export function editsOf({ surplus, out, into }: Plan, lexicon: Lexicon, values?: readonly number[]): readonly Edit[] {
  const isMeant = (value: number | undefined): boolean => values === undefined || values.includes(value ?? -1);
  const going = new Map<CardId, number>();
  for (const [card, copies] of surplus) {
    if (isMeant(knownCard(lexicon.catalogue, card)?.value)) plus(going, card, copies);
  }
  const pick = (counts: readonly Counts[]) => counts.flatMap((one, value) => (isMeant(value) ? [...one] : []));
  for (const [card, copies] of pick(out)) plus(going, card, copies);
  const edits = (edit: Edit['edit'], counts: Iterable<readonly [CardId, number]>): readonly Edit[] =>
    [...counts].map(([card, copies]) => ({ edit, card, copies }));
  return [...edits('remove', going), ...edits('add', pick(into))];
}
