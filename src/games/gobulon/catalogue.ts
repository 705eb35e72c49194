import { InvalidInputError } from '../../kernel/errors.js';
import { takePlain } from '../../kernel/plain.js';
import type { Problem } from '../../kernel/problem.js';
import { joinProblems } from '../../kernel/soundness.js';
import { collectionsForm } from './card/forms.js';
import { setFaults } from './card/sense.js';
import type { Card, Collection } from './card.js';
import type { Catalogue } from './shape.js';

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

/** The catalogue of card sets that are known to be right, such as the house set: nothing is checked. */
export function catalogueOf(sets: readonly Collection[]): Catalogue {
  const cards = sets.flatMap((set) => set.cards);
  const read = ({ id, joker, type, value, powers }: Card): Card => ({ id, joker, type, value, powers });
  return {
    types: [...new Set(sets.flatMap((set) => set.types.map(({ id }) => id)))],
    cards: Object.fromEntries(cards.map((card) => [card.id, read(card)])),
  };
}

/**
 * The catalogue of card sets that are used together: a copy of what the rules read; rarities, names, texts and sources
 * stay behind (B-2.4). Throws an `InvalidInputError` with all that is wrong, each with its path from the list.
 */
export function createCatalogue(sets: readonly Collection[]): Catalogue {
  const { sets: read, problems } = readCollections(sets);
  if (problems.length > 0) throw new InvalidInputError(problems);
  return catalogueOf(read);
}
