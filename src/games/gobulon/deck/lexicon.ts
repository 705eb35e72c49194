import { fold } from '../../../kernel/fold.js';
import { takePlain } from '../../../kernel/plain.js';
import type { CardId, Collection, Text, TypeId } from '../card.js';
import { firstCollection } from '../cards.js';
import { catalogueOf, createCatalogue } from '../catalogue.js';
import type { Catalogue } from '../shape.js';
import { names, typeNames } from '../words/names.js';
import { createDictionary, type Dictionary, isName } from './dictionary.js';

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

const LOCALES: readonly Locale[] = ['fr', 'en'];
type Names = ReadonlyMap<string, Partial<Text>>;

/** The names that can be used of those printed; of the house set ours, where a set prints none. */
function usable(printed: unknown, ours: Text | undefined): Partial<Text> {
  const { fr, en } = Object(printed);
  return {
    ...(isName(fr) ? { fr } : ours && { fr: ours.fr }),
    ...(isName(en) ? { en } : ours && { en: ours.en }),
  };
}

const ownOf = (from: Readonly<Record<string, Text>>, id: string): Text | undefined =>
  Object.hasOwn(from, id) ? from[id] : undefined;

function namesOf(sets: readonly Collection[]): { readonly cards: Names; readonly types: Names } {
  const cards = sets.flatMap((set) => set.cards as readonly { readonly id: string; readonly name?: unknown }[]);
  return {
    cards: new Map(cards.map(({ id, name }) => [id, usable(name, ownOf(names, id))])),
    types: new Map(sets.flatMap((set) => set.types.map((type) => [type.id, usable(type, ownOf(typeNames, type.id))]))),
  };
}

/** The name in a language, or else in the other one. */
const nameIn =
  (found: Names) =>
  (id: string, locale: Locale): string => {
    const { fr, en } = found.get(id) ?? {};
    return (locale === 'fr' ? (fr ?? en) : (en ?? fr)) ?? id;
  };

/** A dictionary that is made when it is first asked: to judge a deck of known cards none is needed. */
function onDemand(create: () => Dictionary): Dictionary {
  let made: Dictionary | null = null;
  const get = (): Dictionary => {
    made ??= create();
    return made;
  };
  return { find: (text) => get().find(text), near: (text, told) => get().near(text, told) };
}

/**
 * Names and rules of card sets; absent: of the house set. Throws an `InvalidInputError` for sets that make no sense, and
 * with `ambiguous-name` for two cards that one text would mean.
 */
export function createLexicon(sets?: readonly Collection[]): Lexicon {
  const plain = sets === undefined ? [firstCollection] : (takePlain(sets).value as readonly Collection[]);
  const catalogue = sets === undefined ? catalogueOf([firstCollection]) : createCatalogue(plain);
  const { cards, types } = namesOf(plain);
  const inAll = (id: string): readonly string[] => LOCALES.flatMap((locale) => cards.get(id)?.[locale] ?? []);
  const create = (): Dictionary => createDictionary(Object.keys(catalogue.cards), inAll);
  return {
    catalogue,
    cards: sets === undefined ? onDemand(create) : create(),
    cardName: nameIn(cards),
    typeName: nameIn(types),
  };
}

/** Words that may stand over cards, in both languages, folded: the names of types, and words for the whole. */
export const headingsOf = ({ catalogue, typeName }: Lexicon): readonly string[] => [
  ...['joker', 'jokers', 'card', 'cards', 'other', 'others', 'other cards', 'deck', 'deck list', 'main', 'main deck'],
  ...['carte', 'cartes', 'autre', 'autres', 'autres cartes', 'liste', 'jeu', 'main'],
  ...catalogue.types.flatMap((id) => [id, ...LOCALES.map((locale) => typeName(id, locale))]).map(fold),
];
