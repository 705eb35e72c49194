import { InvalidInputError } from '../../kernel/errors.js';
import { takePlain } from '../../kernel/plain.js';
import type { Problem } from '../../kernel/problem.js';
import { joinProblems } from '../../kernel/soundness.js';
import { bestiariesForm } from './card/forms.js';
import { setFaults } from './card/set-sense.js';
import type { Bestiary, Card } from './card.js';
import type { Catalogue } from './shape.js';

/** What is wrong with card sets that are to be used together, or the sets, as far as the rules read them. */
export function readBestiaries(sets: unknown): { readonly sets: readonly Bestiary[]; readonly problems: Problem[] } {
  const taken = takePlain(sets);
  const found: Problem[] = [];
  const read = bestiariesForm()(taken.value, [], found);
  const problems = joinProblems(taken.problems, found);
  const list = Array.isArray(taken.value) ? taken.value : [];
  problems.push(
    ...setFaults(
      list.map((set, i) => ({ set, path: [i] })),
      problems,
    ),
  );
  return { sets: problems.length === 0 ? read : [], problems };
}

const isLender = ({ effects }: Card): boolean =>
  effects.some(({ when, do: steps }) => when.on === 'static' && steps.some(({ op }) => op === 'grant'));

/** The catalogue of card sets that are known to be right, such as the house set: nothing is checked, nothing copied. */
export function catalogueOf(sets: readonly Bestiary[]): Catalogue {
  const cards = sets.flatMap((set): readonly Card[] => [...set.cards, ...set.tokens]);
  const feats = sets.flatMap((set) => set.feats);
  return {
    types: [...new Set(sets.flatMap((set) => set.types.map(({ id }) => id)))],
    cards: Object.fromEntries(cards.map((card) => [card.id, card])),
    feats: Object.fromEntries(feats.map((feat) => [feat.id, feat])),
    lenders: cards.filter(isLender).map(({ id }) => id),
  };
}

/**
 * The catalogue of card sets that are used together (G-14.12): a copy of what the rules read; names, texts and sources
 * stay behind. Throws an `InvalidInputError` with all that is wrong in form or sense, each with its path from the list.
 */
export function createCatalogue(sets: readonly Bestiary[]): Catalogue {
  const { sets: read, problems } = readBestiaries(sets);
  if (problems.length > 0) throw new InvalidInputError(problems);
  return catalogueOf(read);
}
