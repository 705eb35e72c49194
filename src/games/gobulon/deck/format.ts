import type { CardId, Deck } from '../card.js';
import { knownCard } from '../deck-building.js';
import type { Lexicon, Locale } from './lexicon.js';

/** What stands over the jokers, over cards that are not known, and before the name. */
const TITLES = {
  fr: { jokers: 'Jokers', others: 'Autres cartes', name: 'Nom : ', colon: ' :' },
  en: { jokers: 'Jokers', others: 'Other cards', name: 'Name: ', colon: ':' },
} as const;

interface Entry {
  readonly part: number;
  readonly value: number;
  readonly name: string;
  readonly copies: number;
}

/** What can stand on one line. */
const inOneLine = (text: string): string => text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();

/** By part, by value, by name in the order of its characters. */
const inOrder = (a: Entry, b: Entry): number => a.part - b.part || a.value - b.value || (a.name < b.name ? -1 : 1);

/** A card and the part it belongs to: its type's, the jokers', or that of cards which are not known. */
function entryOf(id: CardId, copies: number, { catalogue, cardName }: Lexicon, locale: Locale): Entry {
  const card = knownCard(catalogue, id);
  const { length: jokers } = catalogue.types;
  const part = card === undefined ? jokers + 1 : card.type === null ? jokers : catalogue.types.indexOf(card.type);
  return { part, value: card?.value ?? 0, name: inOneLine(cardName(id, locale)), copies };
}

/** The one text for a deck in a language: the same cards and name give the same text, whatever the order of the lines. */
export function formatText(deck: Deck, lexicon: Lexicon, locale: Locale): string {
  const copies = new Map<CardId, number>();
  for (const line of deck.cards) copies.set(line.card, (copies.get(line.card) ?? 0) + line.copies);
  const entries = [...copies].map(([id, count]) => entryOf(id, count, lexicon, locale)).sort(inOrder);
  const { jokers, others, name: before, colon } = TITLES[locale];
  const name = inOneLine(deck.name ?? '');
  const types = lexicon.catalogue.types.map((type) => inOneLine(lexicon.typeName(type, locale)));
  const parts = [...types, jokers, others].flatMap((title, part) => {
    const own = entries.filter((entry) => entry.part === part).map((entry) => `${entry.copies} ${entry.name}`);
    return own.length === 0 ? [] : [[`${title}${colon}`, ...own]];
  });
  return [...(name === '' ? [] : [[`${before}${name}`]]), ...parts].map((lines) => `${lines.join('\n')}\n`).join('\n');
}
