import { createDictionary, type Dictionary } from '../../../kernel/deck/dictionary.js';
import { type Called, createNames } from '../../../kernel/deck/names.js';
import { takePlain } from '../../../kernel/plain.js';
import type { Bestiary } from '../card.js';
import { firstBestiary } from '../cards.js';
import { catalogueOf, createCatalogue } from '../catalogue.js';
import type { Catalogue } from '../shape.js';
import { names, typeNames } from '../words/names.js';

/** The cards in use, and what cards and types are called. */
export interface Lexicon {
  readonly catalogue: Catalogue;
  readonly cards: Dictionary;
  readonly types: Dictionary;
  /** The name of a card; the id itself, where it has none. */
  readonly nameOf: (id: string) => string;
  /** The name of a type; the id itself, where it has none. */
  readonly typeName: (id: string) => string;
}

const houseName = (id: string): string | undefined => (Object.hasOwn(names, id) ? names[id]?.name : undefined);
const houseType = (id: string): string | undefined => (Object.hasOwn(typeNames, id) ? typeNames[id] : undefined);

/** What sets print of names, if anything; for what the house set has ours, where a set prints none. */
function namesIn(things: readonly { readonly id: string; readonly name?: unknown }[], ours: typeof houseName) {
  const called = things.map(({ id, name }): Called<'en'> => {
    const own = ours(id);
    return { id, printed: { en: name }, ours: own === undefined ? {} : { en: own } };
  });
  const { nameOf, allOf } = createNames(['en'], called);
  return { nameOf: (id: string) => nameOf(id, 'en'), allOf };
}

/**
 * Names and rules of card sets; absent: of the house set. Throws an `InvalidInputError` for sets that make no sense, and
 * with `ambiguous-name` for two cards that one text would mean.
 */
export function createLexicon(sets?: readonly Bestiary[]): Lexicon {
  const plain = sets === undefined ? [firstBestiary] : (takePlain(sets).value as readonly Bestiary[]);
  const catalogue = sets === undefined ? catalogueOf([firstBestiary]) : createCatalogue(plain);
  const cards = namesIn(
    plain.flatMap((set) => [...set.cards, ...set.tokens]),
    houseName,
  );
  const types = namesIn(
    plain.flatMap((set) => set.types),
    houseType,
  );
  return {
    catalogue,
    cards: createDictionary(Object.keys(catalogue.cards), cards.allOf),
    types: createDictionary(catalogue.types, types.allOf),
    nameOf: cards.nameOf,
    typeName: types.nameOf,
  };
}
