import { type ReadSets, readSets, setsOrThrow } from '../../kernel/card-sets.js';
import { bestiariesForm } from './card/forms.js';
import { setFaults } from './card/set-sense.js';
import type { Bestiary, Card } from './card.js';
import type { Catalogue } from './shape.js';

/** Card sets that are to be used together, as far as the rules read them, or what is wrong with them (G-14.12). */
export const readBestiaries = (sets: unknown): ReadSets<Bestiary> => readSets(sets, bestiariesForm(), setFaults);

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
export const createCatalogue = (sets: readonly Bestiary[]): Catalogue => catalogueOf(setsOrThrow(readBestiaries(sets)));
