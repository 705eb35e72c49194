import { formatListing, inOneLine, type Shelf } from '../../../kernel/deck/format.js';
import type { CardId, Deck } from '../card.js';
import { knownCard } from '../deck-building.js';
import type { Lexicon, Locale } from './lexicon.js';

/** What stands over the jokers, over cards that are not known, and before the name. */
const TITLES = {
  fr: { jokers: 'Jokers', others: 'Autres cartes', name: 'Nom : ', colon: ' :' },
  en: { jokers: 'Jokers', others: 'Other cards', name: 'Name: ', colon: ':' },
} as const;

/** A card and the part it belongs to: its type's, the jokers', or that of cards which are not known. */
function shelfOf(id: CardId, { catalogue, cardName }: Lexicon, locale: Locale): Shelf {
  const card = knownCard(catalogue, id);
  const { length: jokers } = catalogue.types;
  const part = card === undefined ? jokers + 1 : card.type === null ? jokers : catalogue.types.indexOf(card.type);
  return { part, rank: card?.value ?? 0, name: cardName(id, locale) };
}

/** The one text for a deck in a language: by type, by value, by name. */
export function formatText(deck: Deck, lexicon: Lexicon, locale: Locale): string {
  const { jokers, others, name: before, colon } = TITLES[locale];
  const name = inOneLine(deck.name ?? '');
  const types = lexicon.catalogue.types.map((type) => inOneLine(lexicon.typeName(type, locale)));
  const titles = [...types, jokers, others].map((title) => `${title}${colon}`);
  const head = name === '' ? [] : [`${before}${name}`];
  return formatListing(deck, head, titles, (id) => shelfOf(id, lexicon, locale));
}
