import { type Dictionary, isName } from '../../../kernel/deck/dictionary.js';
import { createNames, type Names } from '../../../kernel/deck/names.js';
import { fold } from '../../../kernel/fold.js';
import { takePlain } from '../../../kernel/plain.js';
import type { Called, CardId, Collection } from '../card.js';
import { firstCollection } from '../cards.js';
import { catalogueOf, createCatalogue } from '../catalogue.js';
import type { Catalogue } from '../shape.js';
import { names } from '../words/names.js';
import { createKanaDictionary } from './kana.js';

/** A language of the game. */
export type Locale = 'ja' | 'en';
/** The cards in use, and what they are called. */
export interface Lexicon {
  readonly catalogue: Catalogue;
  /** The recommended supplies of the sets, in their order. */
  readonly supplies: readonly (readonly CardId[])[];
  /** Finds cards by their names in both languages, and by other spellings of them. */
  readonly cards: Dictionary;
  /** The name of a card; the id itself, where it has none. */
  readonly cardName: (id: CardId, locale: Locale) => string;
}

/** The languages of the game. */
export const LOCALES: readonly Locale[] = ['ja', 'en'];

const ownOf = (id: string): Called | undefined => (Object.hasOwn(names, id) ? names[id] : undefined);

/** Other spellings: those that a set prints, or ours where it prints none. */
function aliasesOf(card: { readonly id: string; readonly aliases?: unknown }): readonly string[] {
  const { id, aliases } = card;
  return Array.isArray(aliases) ? aliases.filter(isName) : (ownOf(id)?.aliases ?? []);
}

/** A dictionary that is made when it is first asked: to judge a list of known cards none is needed. */
function onDemand(make: () => Dictionary): Dictionary {
  let made: Dictionary | null = null;
  const get = (): Dictionary => {
    made ??= make();
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
  const cards = plain.flatMap((set) => set.cards as readonly { readonly id: string; readonly aliases?: unknown }[]);
  const called: Names<Locale> = createNames(
    LOCALES,
    cards.map((card) => ({ id: card.id, printed: card, ours: ownOf(card.id) })),
  );
  const others = new Map(cards.map((card) => [card.id, aliasesOf(card)]));
  const ids = Object.keys(catalogue.cards);
  const make = (): Dictionary => createKanaDictionary(ids, (id) => [...called.allOf(id), ...(others.get(id) ?? [])]);
  return {
    catalogue,
    supplies: plain.flatMap((set) => set.supplies.map((supply) => supply.cards)),
    cards: sets === undefined ? onDemand(make) : make(),
    cardName: called.nameOf,
  };
}

/** Words that may stand over cards, in both languages, folded. */
export const headings = (): readonly string[] =>
  [
    ...['supply', 'cards', 'card', 'kinds', 'units', 'spells', 'sites', 'list'],
    ...['サプライ', '推奨召喚サプライ', 'カード', 'ユニット', '呪文', '施設'],
  ].map(fold);
