import { type DeckTextOf, readText } from '../../../kernel/deck/text.js';
import type { Deck } from '../card.js';
import { headingsOf, type Lexicon } from './lexicon.js';

/** Words before a colon that mean the name of the deck. */
const KEYS = { name: 'name', deck: 'name', nom: 'name', jeu: 'name' } as const;

/** Reads a deck text; card names may be French or English, line by line. */
export const readDeckText = (text: unknown, lexicon: Lexicon): DeckTextOf<Deck> =>
  readText(text, { cards: lexicon.cards, keys: KEYS, headings: headingsOf(lexicon) });
