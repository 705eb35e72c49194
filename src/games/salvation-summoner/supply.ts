import { suggest } from '../../kernel/nearest.js';
import type { Problem } from '../../kernel/problem.js';
import type { CardId, Role } from './card.js';
import { SUPPLY_KINDS } from './options.js';
import type { Catalogue, Face } from './shape.js';

/** What can be wrong with a list of kinds (S-2.2). */
export type SupplyCode =
  | 'supply-size'
  | 'supply-unknown-card'
  | 'supply-duplicate'
  | 'supply-starter'
  | 'supply-special';
/** One thing that is wrong with a list of kinds; the path leads to the place in the list, or is empty. */
export interface SupplyFault extends Problem {
  readonly code: SupplyCode;
  readonly rule: 'S-2.2';
}

/** A card of the catalogue; `undefined` for any other text. */
export const knownCard = ({ cards }: Catalogue, card: CardId): Face | undefined =>
  Object.hasOwn(cards, card) ? cards[card] : undefined;

/** What is wrong with a card that is no supply card, by its role. */
const WRONG: Readonly<Record<Exclude<Role, 'supply'>, SupplyCode>> = {
  starter: 'supply-starter',
  special: 'supply-special',
};

/** All that is wrong with a list of kinds: 15 different supply cards, no starters, no specials (S-2.2). */
export function supplyFaults(kinds: readonly CardId[], catalogue: Catalogue): readonly SupplyFault[] {
  const found: SupplyFault[] = [];
  const { length: have } = kinds;
  const rule = 'S-2.2';
  const seen = new Set<CardId>();
  if (have !== SUPPLY_KINDS) found.push({ code: 'supply-size', path: [], rule, have, need: SUPPLY_KINDS });
  for (const [place, id] of kinds.entries()) {
    const face = knownCard(catalogue, id);
    const path = [place];
    if (face === undefined)
      found.push({ code: 'supply-unknown-card', path, rule, ...suggest(id, catalogue.kinds, found) });
    else if (face.card.role !== 'supply') found.push({ code: WRONG[face.card.role], path, rule });
    else if (seen.has(id)) found.push({ code: 'supply-duplicate', path, rule });
    seen.add(id);
  }
  return found;
}
