import { cardFaultsBeside, itemsOf, refuseOptions, setFaultsBeside } from '../../../kernel/card-sets.js';
import { type Naming, takenNames } from '../../../kernel/deck/names.js';
import type { Problem } from '../../../kernel/problem.js';
import type { Soundness } from '../../../kernel/soundness.js';
import { setFaults } from '../card/set-sense.js';
import type { Bestiary, CardSet } from '../card.js';
import { firstBestiary } from '../cards.js';
import { catalogueOf, createCatalogue } from '../catalogue.js';
import { createLexicon } from '../deck/lexicon.js';
import type { Catalogue } from '../shape.js';

/** What the readers of documents can be told. */
export interface ReadOptions {
  /** The card sets in use, beside what is read; absent: the house set. */
  readonly sets?: readonly (Bestiary | CardSet)[];
}

/** The card sets in use; throws an `InvalidInputError` for an option that is not known. */
export function setsIn(options: ReadOptions): readonly Bestiary[] {
  refuseOptions(options);
  return options.sets ?? [firstBestiary];
}
/** The rules of the card sets in use; throws an `InvalidInputError` for sets that make no sense. */
export function catalogueIn(options: ReadOptions): Catalogue {
  const sets = setsIn(options);
  return options.sets === undefined ? catalogueOf(sets) : createCatalogue(sets);
}

/** The names of the cards of a set. */
const namingsOf = (set: unknown, sound: Soundness): readonly Naming[] =>
  itemsOf(set, ['cards', 'tokens']).flatMap(({ path, value }): readonly Naming[] => {
    if (!sound.at(...path)) return [];
    const { id, name } = value as CardSet['cards'][number]; // its form is sound
    return [{ id, name, path: [...path, 'name'] }];
  });

/** What makes no sense about a card set beside those in use; no name of theirs may come again. */
export const setSense = (set: unknown, sound: Soundness, formal: readonly Problem[], options: ReadOptions) => [
  ...setFaultsBeside({ value: set, formal }, setsIn(options), setFaults),
  ...takenNames(namingsOf(set, sound), createLexicon(options.sets).cards, 'G-14.12'),
];

/** What makes no sense about one card beside the sets in use; that they hold a card of its id is no fault. */
export const cardSense = (card: unknown, formal: readonly Problem[], options: ReadOptions): readonly Problem[] =>
  cardFaultsBeside(
    { value: card, formal },
    Object(card).token === true ? 'tokens' : 'cards',
    setsIn(options),
    setFaults,
  );
