import { InvalidInputError } from '../../kernel/errors.js';
import { takePlain } from '../../kernel/plain.js';
import type { Problem } from '../../kernel/problem.js';
import { joinProblems } from '../../kernel/soundness.js';
import { collectionsForm } from './card/forms.js';
import { setFaults } from './card/sense.js';
import type { Card, Collection } from './card.js';
import type { Catalogue, Chained, Face } from './shape.js';

/** What is wrong with card sets that are to be used together, or the sets, as far as the rules read them (B-11.1). */
export function readCollections(sets: unknown): {
  readonly sets: readonly Collection[];
  readonly problems: readonly Problem[];
} {
  const taken = takePlain(sets);
  const found: Problem[] = [];
  const read = collectionsForm()(taken.value, [], found);
  const formal = joinProblems(taken.problems, found);
  const problems = [...formal, ...setFaults(taken.value, formal)];
  return { sets: problems.length === 0 ? read : [], problems };
}

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
export function createCatalogue(sets: readonly Collection[]): Catalogue {
  const { sets: read, problems } = readCollections(sets);
  if (problems.length > 0) throw new InvalidInputError(problems);
  return catalogueOf(read);
}
