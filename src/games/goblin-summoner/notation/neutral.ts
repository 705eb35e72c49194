import type { Card, CardId, TypeId } from '../card.js';
import type { Options } from '../options.js';
import { cardOf, costOf } from '../permanents.js';
import type { Catalogue } from '../shape.js';

/** Spells before traps before what stays in play: a card that does not matter should do nothing by itself. */
const RANKS: readonly Card['category'][] = ['spell', 'trap', 'relic', 'monster'];
const isCharm = ({ category }: Card): boolean => category === 'spell' || category === 'trap';

/** How much a card matters where it only fills a place: charms come first, then what is cheap. */
const weightOf = (card: Card, affinity: TypeId): number =>
  (isCharm(card) ? 0 : 1000) + 10 * costOf(card, affinity) + RANKS.indexOf(card.category);

/** All cards of a catalogue that can be in a deck, those that matter least first. */
function byWeight(catalogue: Catalogue, affinity: TypeId): readonly CardId[] {
  return Object.keys(catalogue.cards)
    .map((id) => cardOf(catalogue, id))
    .filter((card) => !(card.category === 'monster' && card.token === true))
    .map((card) => ({ id: card.id, weight: weightOf(card, affinity) }))
    .sort((a, b) => a.weight - b.weight || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}

/**
 * Gives out cards that do not matter: the cheapest spells first, no more copies of each than a deck may hold beside the
 * named cards (G-12.3), unless there is no other card. `null` where a catalogue has no card at all.
 */
export function createNeutral(
  named: readonly CardId[],
  affinity: TypeId,
  { maxCopies, deckSize }: Options,
  catalogue: Catalogue,
): () => CardId | null {
  const cards = byWeight(catalogue, affinity);
  const copies = new Map<CardId, number>();
  for (const id of named) copies.set(id, (copies.get(id) ?? 0) + 1);
  let at = 0;
  return () => {
    while (at < cards.length && (copies.get(cards[at] ?? '') ?? 0) >= (maxCopies ?? deckSize)) at += 1;
    const id = cards[at] ?? cards[0];
    if (id === undefined) return null;
    copies.set(id, (copies.get(id) ?? 0) + 1);
    return id;
  };
}
