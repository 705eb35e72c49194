import { type CardEdit, editsFor } from '../../../kernel/deck/edits.js';
import type { Counts } from '../../../kernel/deck/listing.js';
import { type Parts, partsOf as partsIn } from '../../../kernel/deck/parts.js';
import type { Deck, TypeId } from '../card.js';
import { type DeckRules, knownCard, mostIn } from '../deck-building.js';
import type { Lexicon } from './lexicon.js';
import { type Change, solve, stockOf, total } from './solver.js';

/** One change to a deck: copies of a card put in or taken out, or another affinity. */
export type Edit = CardEdit | { readonly edit: 'affinity'; readonly affinity: TypeId };

/** Takes a deck apart (G-12.3). */
export const partsOf = ({ cards }: Deck, rules: DeckRules, lexicon: Lexicon): Parts =>
  partsIn(cards, lexicon.cards, mostIn(lexicon.catalogue, rules));

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
export const changeEdits = ({ out, in: into }: Change, surplus: Counts): readonly Edit[] =>
  editsFor([surplus, out], [into]);

/**
 * The edits that make a well-formed deck legal; `null` if these cards and rules allow no legal deck. No other way takes
 * out, or else puts in, fewer cards under the same affinity; another affinity is taken where that saves more than one.
 */
export function repairEdits(deck: Deck, rules: DeckRules, lexicon: Lexicon): readonly Edit[] | null {
  const { allowed, surplus, order, wanted } = partsOf(deck, rules, lexicon);
  const wish = { size: rules.deckSize, mana: rules.deckManaLimit, order, wanted };
  const gone = total(surplus);
  let best: { readonly weight: number; readonly edits: readonly Edit[] } | null = null;
  for (const affinity of affinitiesFor(deck, lexicon)) {
    const change = solve(stockOf(lexicon.catalogue, affinity, rules), allowed, wish);
    if (change === null) continue;
    const isOther = affinity !== deck.affinity;
    const weight = weightOf(gone + total(change.out), total(change.in), isOther);
    if (best !== null && best.weight <= weight) continue;
    const chosen: readonly Edit[] = isOther ? [{ edit: 'affinity', affinity }] : [];
    best = { weight, edits: [...chosen, ...changeEdits(change, surplus)] };
  }
  return best?.edits ?? null;
}
