import { type DeckFault, type Listing, linesByCard, placesIn } from '../../../kernel/deck/listing.js';
import type { Catalogue } from '../shape.js';
import { type SupplyCode, supplyFaults } from '../supply.js';

/** One thing that is wrong with a well-formed supply, and all the places that have a part in it. */
export type Fault = DeckFault<SupplyCode, 'S-2.2'>;

/** All that is wrong with a well-formed supply; a fault about a card is told once, with all its places (S-2.2). */
export function faultsOf(listing: Listing, catalogue: Catalogue): readonly Fault[] {
  const kinds = listing.cards.map(({ card }) => card);
  const places = linesByCard(placesIn(listing));
  const told = new Set<string>();
  return supplyFaults(kinds, catalogue).flatMap((fault): readonly Fault[] => {
    const [at] = fault.path;
    if (typeof at !== 'number') return [{ ...fault, path: ['cards'], cards: [] }];
    const id = kinds[at] ?? '';
    if (told.has(id)) return [];
    told.add(id);
    const cards = places.get(id) ?? [];
    const counted = fault.code === 'supply-duplicate' ? { have: cards.length, need: 1 } : {};
    return [{ ...fault, ...counted, path: ['cards', at], cards }];
  });
}
