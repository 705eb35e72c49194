import { cardFaultsBeside, itemsOf, refuseOptions, setFaultsBeside } from '../../../kernel/card-sets.js';
import { type Naming, takenNames } from '../../../kernel/deck/names.js';
import type { Problem } from '../../../kernel/problem.js';
import type { Soundness } from '../../../kernel/soundness.js';
import { setFaults } from '../card/sense.js';
import type { CardSet, Collection } from '../card.js';
import { firstCollection } from '../cards.js';
import { catalogueOf, createCatalogue } from '../catalogue.js';
import { inKana } from '../deck/kana.js';
import { createLexicon } from '../deck/lexicon.js';
import type { Catalogue } from '../shape.js';

/** What the readers of documents can be told. */
export interface ReadOptions {
  /** The card sets in use, beside what is read; absent: the house set. */
  readonly sets?: readonly (Collection | CardSet)[];
}

/** The card sets in use; throws an `InvalidInputError` for an option that is not known. */
export function setsIn(options: ReadOptions): readonly Collection[] {
  refuseOptions(options);
  return options.sets ?? [firstCollection];
}
/** The rules of the card sets in use; throws an `InvalidInputError` for sets that make no sense. */
export function catalogueIn(options: ReadOptions): Catalogue {
  const sets = setsIn(options);
  return options.sets === undefined ? catalogueOf(sets) : createCatalogue(sets);
}

/** The names of the cards of a set, in both languages, and other spellings, as they are compared. */
const namingsOf = (set: unknown, sound: Soundness): readonly Naming[] =>
  itemsOf(set, ['cards']).flatMap(({ path, value }): readonly Naming[] => {
    if (!sound.at(...path)) return [];
    const { id, ja, en, aliases = [] } = value as CardSet['cards'][number]; // its form is sound
    return [
      ...(ja === undefined ? [] : [{ id, name: inKana(ja), path: [...path, 'ja'] }]),
      { id, name: inKana(en), path: [...path, 'en'] },
      ...aliases.map((alias, i) => ({ id, name: inKana(alias), path: [...path, 'aliases', i] })),
    ];
  });

/** What makes no sense about a card set beside those in use; no name of theirs may come again. */
export const setSense = (set: unknown, sound: Soundness, formal: readonly Problem[], options: ReadOptions) => [
  ...setFaultsBeside({ value: set, formal }, setsIn(options), setFaults),
  ...takenNames(namingsOf(set, sound), createLexicon(options.sets).cards, 'S-12.0'),
];

/** What makes no sense about one card beside the sets in use; that they hold a card of its id is no fault. */
export const cardSense = (card: unknown, formal: readonly Problem[], options: ReadOptions): readonly Problem[] =>
  cardFaultsBeside({ value: card, formal }, 'cards', setsIn(options), setFaults);
