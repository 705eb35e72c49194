import type { CardId } from './card.js';
import type { Sight, Table } from './shape.js';
import type { Pile } from './state.js';

/** The pile of a card in this game, or null (S-1.2, S-2.3). */
export function pileOf({ piles }: Pick<Sight, 'piles'>, card: CardId): Pile | null {
  for (let i = 0; i < piles.length; i++) if (piles[i]?.card === card) return piles[i] ?? null;
  return null;
}

/** Takes the top card of a pile that is not empty (S-4.11). */
export function takeFromPile({ piles }: Table, card: CardId): void {
  for (let i = 0; i < piles.length; i++) {
    const pile = piles[i];
    if (pile?.card === card) pile.left -= 1;
  }
}
