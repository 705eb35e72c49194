import { type ReadSets, readSets, setsOrThrow } from '../../kernel/card-sets.js';
import { collectionsForm } from './card/forms.js';
import { setFaults } from './card/sense.js';
import type { Card, Collection } from './card.js';
import type { Catalogue, Chained, Face } from './shape.js';

/** Card sets that are to be used together, as far as the rules read them, or what is wrong with them (B-11.1). */
export const readCollections = (sets: unknown): ReadSets<Collection> => readSets(sets, collectionsForm(), setFaults);

/** A card as the rules read it; its rarity, names and texts stay behind (B-2.4). */
function faceOf({ id, joker, type, value, powers }: Card): Face {
  const bonuses = powers.filter((power) => power.kind === 'bonus');
  const counted = powers.filter((power) => power.kind === 'counts-as').map(({ types }) => types);
  return {
    ...{ id, joker, type, value, powers },
    controls: bonuses.some(({ look }) => look === 'next'),
    battles: powers.some(({ kind }) => kind === 'battle'),
    bonus: bonuses.reduceRight<Chained | null>((then, bonus) => ({ ...bonus, then }), null),
    also: counted.includes('all') ? 'all' : counted.flat(),
  };
}

/** The catalogue of card sets that are known to be right, such as the house set: nothing is checked. */
export function catalogueOf(sets: readonly Collection[]): Catalogue {
  const cards = sets.flatMap((set) => set.cards);
  return {
    types: [...new Set(sets.flatMap((set) => set.types.map(({ id }) => id)))],
    cards: Object.fromEntries(cards.map((card) => [card.id, faceOf(card)])),
  };
}

/**
 * The catalogue of card sets that are used together: a copy of what the rules read. Throws an `InvalidInputError` with all that is wrong, each with its path from the list.
 */
export const createCatalogue = (sets: readonly Collection[]): Catalogue =>
  catalogueOf(setsOrThrow(readCollections(sets)));
