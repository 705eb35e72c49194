import { type DeckTextOf, MOST_TEXT, readText } from '../../../kernel/deck/text.js';
import { headings, type Lexicon } from './lexicon.js';
import type { Supply } from './supply-form.js';
import { type Origin, unfold } from './unfold.js';

/** Words before a colon that mean the name of the supply, folded. */
const KEYS = { name: 'name', supply: 'name', deck: 'name', 名前: 'name', 名称: 'name' } as const;
const NOWHERE: Origin = { line: 1, shift: 0 };

/**
 * Reads the text of a supply; card names may be Japanese or English, one by one. A number beside a name is how large a
 * pile is, which a supply does not say: it is read, and left out.
 */
export function readDeckText(text: unknown, lexicon: Lexicon): DeckTextOf<Supply> {
  const { cards } = lexicon;
  const isReadable = typeof text === 'string' && text.length <= MOST_TEXT;
  const unfolded = isReadable ? unfold(text, cards) : { text, origins: [] };
  const { deck, issues, lines } = readText(unfolded.text, { cards, keys: KEYS, headings: headings() });
  const originOf = (line: number): Origin => unfolded.origins[line - 1] ?? NOWHERE;
  return {
    deck: { ...(deck.name === undefined ? {} : { name: deck.name }), cards: lines.map(({ card }) => card) },
    issues: issues.map((issue) => {
      const { line, shift } = originOf(issue.line);
      return { ...issue, line, column: Math.max(1, issue.column + shift) };
    }),
    lines: lines.map(({ card, line }) => ({ card, copies: 1, line: originOf(line).line })),
  };
}
