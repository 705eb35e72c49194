import { createDictionary, type Dictionary } from '../../../kernel/deck/dictionary.js';
import { createNames, dictionaryOnDemand, type Names } from '../../../kernel/deck/names.js';
import { fold } from '../../../kernel/fold.js';
import { takePlain } from '../../../kernel/plain.js';
import type { CardId, Collection, Text, TypeId } from '../card.js';
import { firstCollection } from '../cards.js';
import { catalogueOf, createCatalogue } from '../catalogue.js';
import type { Catalogue } from '../shape.js';
import { names, typeNames } from '../words/names.js';

/** A language of the game. */
export type Locale = 'fr' | 'en';
/** The cards in use, and what cards and types are called. */
export interface Lexicon {
  readonly catalogue: Catalogue;
  /** Finds cards by their names in both languages. */
  readonly cards: Dictionary;
  /** The name of a card; the id itself, where it has none. */
  readonly cardName: (id: CardId, locale: Locale) => string;
  /** The name of a type; the id itself, where it has none. */
  readonly typeName: (id: TypeId, locale: Locale) => string;
}

/** The languages of the game. */
export const LOCALES: readonly Locale[] = ['fr', 'en'];

const ownOf = (from: Readonly<Record<string, Text>>, id: string): Text | undefined =>
  Object.hasOwn(from, id) ? from[id] : undefined;

/** What sets print of names; for cards and types of the house set ours, where a set prints none. */
function namesOf(sets: readonly Collection[]): { readonly cards: Names<Locale>; readonly types: Names<Locale> } {
  const cards = sets.flatMap((set) => set.cards as readonly { readonly id: string; readonly name?: unknown }[]);
  const types = sets.flatMap((set) => set.types);
  return {
    cards: createNames(
      LOCALES,
      cards.map(({ id, name }) => ({ id, printed: name, ours: ownOf(names, id) })),
    ),
    types: createNames(
      LOCALES,
      types.map((type) => ({ id: type.id, printed: type, ours: ownOf(typeNames, type.id) })),
    ),
  };
}

/**
 * Names and rules of card sets; absent: of the house set. Throws an `InvalidInputError` for sets that make no sense, and
 * with `ambiguous-name` for two cards that one text would mean.
 */
export function createLexicon(sets?: readonly Collection[]): Lexicon {
  const plain = sets === undefined ? [firstCollection] : (takePlain(sets).value as readonly Collection[]);
  const catalogue = sets === undefined ? catalogueOf([firstCollection]) : createCatalogue(plain);
  const { cards, types } = namesOf(plain);
  const ids = Object.keys(catalogue.cards);
  return {
    catalogue,
    cards: sets === undefined ? dictionaryOnDemand(ids, cards) : createDictionary(ids, cards.allOf),
    cardName: cards.nameOf,
    typeName: types.nameOf,
  };
}

/** Words that may stand over cards, in both languages, folded: the names of types, and words for the whole. */
export const headingsOf = ({ catalogue, typeName }: Lexicon): readonly string[] => [
  ...['joker', 'jokers', 'card', 'cards', 'other', 'others', 'other cards', 'deck', 'deck list', 'main', 'main deck'],
  ...['carte', 'cartes', 'autre', 'autres', 'autres cartes', 'liste', 'jeu', 'main'],
  ...catalogue.types.flatMap((id) => [id, ...LOCALES.map((locale) => typeName(id, locale))]).map(fold),
];
