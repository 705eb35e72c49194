import type { CardId, Deck, TypeId } from '../card.js';
import { type DeckRules, knownCard } from '../deck-building.js';
import type { Edit } from './edits.js';
import type { Lexicon } from './lexicon.js';
import { type Change, type Counts, plus, solve, stockOf, total } from './solver.js';

/** A well-formed deck taken apart. */
export interface Parts {
  /** Copies that may stay: of each card as many as are allowed. */
  readonly allowed: Counts;
  /** Copies that must go: unknown cards, tokens, and more copies than are allowed. */
  readonly surplus: Counts;
  /** The cards, those that stand last first. */
  readonly order: readonly CardId[];
  /** Copies of what the unknown cards were probably meant to be. */
  readonly meant: Counts;
}

/** The card that an unknown id was probably meant to be, if any is near; not once a hundred have been told. */
function meantBy(id: CardId, { cards }: Lexicon, told: readonly unknown[]): CardId | undefined {
  const [name] = cards.near(id, told);
  return cards.find(id) ?? (name === undefined ? undefined : cards.find(name));
}

/** Takes a deck apart (G-12.3). */
export function partsOf(deck: Deck, { maxCopies }: DeckRules, lexicon: Lexicon): Parts {
  const counts = new Map<CardId, number>();
  for (const { card, copies } of deck.cards) counts.set(card, (counts.get(card) ?? 0) + copies);
  const allowed = new Map<CardId, number>();
  const surplus = new Map<CardId, number>();
  const unknown: CardId[] = [];
  let meant: Counts = new Map();
  for (const [id, copies] of counts) {
    const card = knownCard(lexicon.catalogue, id);
    const isToken = card?.category === 'monster' && card.token === true;
    const most = card === undefined || isToken ? 0 : Math.min(copies, maxCopies ?? copies);
    if (most > 0) allowed.set(id, most);
    if (copies > most) surplus.set(id, copies - most);
    if (card !== undefined) continue;
    const other = meantBy(id, lexicon, unknown);
    if (other !== undefined) meant = plus(meant, other, copies);
    unknown.push(id);
  }
  return { allowed, surplus, order: [...new Set(deck.cards.map(({ card }) => card).reverse())], meant };
}

/** The affinities that a deck may have, the likeliest first: its own, one that is spelt like it, that of most cards. */
export function affinitiesFor(deck: Deck, { catalogue, types }: Lexicon): readonly TypeId[] {
  const copies = new Map<TypeId, number>();
  for (const line of deck.cards) {
    const card = knownCard(catalogue, line.card);
    if (card !== undefined && 'type' in card) copies.set(card.type, (copies.get(card.type) ?? 0) + line.copies);
  }
  const byCopies = catalogue.types.toSorted((a, b) => (copies.get(b) ?? 0) - (copies.get(a) ?? 0));
  const near = [deck.affinity, ...types.near(deck.affinity, [])].map(types.find);
  const likely = catalogue.types.includes(deck.affinity) ? [deck.affinity] : near;
  return [...new Set([...likely, ...byCopies])].filter((type) => type !== undefined);
}

/** How much a deck is changed: a card that takes the place of another counts once, another affinity like a card. */
const weightOf = (out: number, into: number, isOther: boolean): number => Math.max(out, into) + (isOther ? 1 : 0);

/** The edits of a change, with the surplus among what goes. */
export function editsOf({ out, in: into }: Change, surplus: Counts): Edit[] {
  const going = new Map(surplus);
  for (const [card, copies] of out) going.set(card, (going.get(card) ?? 0) + copies);
  return [
    ...[...going].map(([card, copies]): Edit => ({ edit: 'remove', card, copies })),
    ...[...into].map(([card, copies]): Edit => ({ edit: 'add', card, copies })),
  ];
}

/**
 * The edits that make a well-formed deck legal; `null` if these cards and rules allow no legal deck. No other way takes
 * out, or else puts in, fewer cards under the same affinity; another affinity is taken where that saves more than one.
 */
export function repairEdits(deck: Deck, rules: DeckRules, lexicon: Lexicon): readonly Edit[] | null {
  const { allowed, surplus, order, meant } = partsOf(deck, rules, lexicon);
  const wish = { size: rules.deckSize, mana: rules.deckManaLimit, order, wanted: meant };
  const gone = total(surplus);
  let best: { readonly weight: number; readonly edits: readonly Edit[] } | null = null;
  for (const affinity of affinitiesFor(deck, lexicon)) {
    const change = solve(stockOf(lexicon.catalogue, affinity, rules), allowed, wish);
    if (change === null) continue;
    const isOther = affinity !== deck.affinity;
    const weight = weightOf(gone + total(change.out), total(change.in), isOther);
    if (best !== null && best.weight <= weight) continue;
    const chosen: readonly Edit[] = isOther ? [{ edit: 'affinity', affinity }] : [];
    best = { weight, edits: [...chosen, ...editsOf(change, surplus)] };
  }
  return best?.edits ?? null;
}
