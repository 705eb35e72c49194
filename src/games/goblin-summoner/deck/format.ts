import { formatListing, inOneLine, type Shelf } from '../../../kernel/deck/format.js';
import type { Card, CardId, Deck } from '../card.js';
import { knownCard } from '../deck-building.js';
import type { Lexicon } from './lexicon.js';

/** The parts of a deck text, in order; cards that are not known come last. */
const PARTS = ['Monsters:', 'Relics:', 'Spells:', 'Traps:', 'Other cards:'] as const;
const ORDER = { monster: 0, relic: 1, spell: 2, trap: 3 } as const;

function shelfOf(id: CardId, { catalogue, nameOf }: Lexicon): Shelf {
  const card: Card | undefined = knownCard(catalogue, id);
  const name = nameOf(id);
  return card === undefined
    ? { part: PARTS.length - 1, rank: 0, name }
    : { part: ORDER[card.category], rank: card.cost, name };
}

/** The one text for a deck: by category, by printed cost, by name. */
export function formatText(deck: Deck, lexicon: Lexicon): string {
  const name = inOneLine(deck.name ?? '');
  const head = [
    ...(name === '' ? [] : [`Name: ${name}`]),
    ...(deck.affinity === '' ? [] : [`Affinity: ${inOneLine(lexicon.typeName(deck.affinity))}`]),
  ];
  return formatListing(deck, head, PARTS, (id) => shelfOf(id, lexicon));
}
