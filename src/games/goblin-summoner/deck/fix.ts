import { type Counts, copiesOf } from '../../../kernel/deck/listing.js';
import { type Parts, replacement } from '../../../kernel/deck/parts.js';
import type { CardId, Deck } from '../card.js';
import { type DeckFault, manaOf, mostIn } from '../deck-building.js';
import { affinitiesFor, changeEdits, type Edit } from './repair.js';
import type { Settings } from './settings.js';
import { leastMana, solve, stockOf, total } from './solver.js';

/** What goes first where there are too many cards: those that must not stay, so many of them. */
function firstToGo({ surplus, order }: Parts, copies: number): Counts {
  const gone = new Map<CardId, number>();
  let left = copies;
  for (const card of order) {
    const out = Math.min(left, surplus.get(card) ?? 0);
    if (out > 0) gone.set(card, out);
    left -= out;
  }
  return gone;
}

/**
 * Exchanges cards until the number of cards, or their cost, is right; what is wrong with single cards is left as it is.
 * More mana than the limit is taken only where the number of cards cannot be reached otherwise.
 */
function exchange(code: 'deck-size' | 'deck-mana', deck: Deck, parts: Parts, { lexicon, rules }: Settings) {
  const { allowed, order, wanted } = parts;
  const { catalogue } = lexicon;
  const stock = stockOf(catalogue, deck.affinity, rules);
  const cards = [...allowed].map(([card, copies]) => ({ card, copies }));
  let mana = rules.deckManaLimit - manaOf(deck, catalogue) + manaOf({ ...deck, cards }, catalogue);
  let size = total(allowed);
  let gone: Counts = new Map();
  if (code === 'deck-size') {
    const over = copiesOf(deck.cards) - rules.deckSize;
    gone = firstToGo(parts, Math.max(0, over));
    size -= over - total(gone);
    mana = Math.max(mana, leastMana(stock, allowed, Math.min(total(allowed), size), size));
  }
  const change = Number.isFinite(mana) ? solve(stock, allowed, { size, mana, order, wanted }) : null;
  return change === null ? null : changeEdits(change, gone);
}

/** Edits that mend one fault and nothing else; `null` if none do. */
export function fixOf(fault: DeckFault, deck: Deck, parts: Parts, settings: Settings): readonly Edit[] | null {
  const { code, cards, have = 0, need = 0 } = fault;
  if (code === 'deck-size' || code === 'deck-mana') return exchange(code, deck, parts, settings);
  if (code === 'deck-unknown-card')
    return replacement(cards, parts, mostIn(settings.lexicon.catalogue, settings.rules));
  if (code === 'deck-affinity') {
    const [affinity] = affinitiesFor(deck, settings.lexicon);
    return affinity === undefined ? null : [{ edit: 'affinity', affinity }];
  }
  const copies = code === 'deck-copies' ? have - need : copiesOf(cards);
  return cards.slice(0, 1).map(({ card }) => ({ edit: 'remove', card, copies }));
}
