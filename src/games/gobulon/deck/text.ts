import type { Deck } from '../card.js';
import { headingsOf, type Lexicon } from './lexicon.js';
import { type DeckIssue, readLines, type TextLine, wholeIssue } from './lines.js';

/** The most characters of a deck's name. */
const LONGEST_NAME = 200;
/** Words before a colon that mean the name of the deck. */
const KEYS = { name: 'name', deck: 'name', nom: 'name', jeu: 'name' } as const;

/** What was read of a deck text. */
export interface DeckText {
  /** Lines of one card are added up. */
  readonly deck: Deck;
  readonly issues: readonly DeckIssue[];
  /** Every line that names a card, for `validateDeck` to point at. */
  readonly lines: readonly TextLine[];
}

/** Nothing read, for one reason. */
export const unread = (code: string): DeckText => ({ deck: { cards: [] }, issues: [wholeIssue(code)], lines: [] });

/** Reads a deck text; card names may be French or English, line by line. */
export function readText(text: unknown, lexicon: Lexicon): DeckText {
  let name: string | null = null;
  const takeName = (_field: string, value: string): string | null => {
    if (name !== null) return 'second-name';
    if (value.length > LONGEST_NAME) return 'too-long';
    if (value !== '') name = value;
    return null;
  };
  const grammar = { cards: lexicon.cards, keys: KEYS, headings: headingsOf(lexicon) };
  const { cards, lines, issues } = readLines(text, grammar, takeName);
  return { deck: { ...(name === null ? {} : { name }), cards }, issues, lines };
}
