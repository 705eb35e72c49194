import type { Problem } from '../../kernel/problem.js';
import type { Deck } from './card.js';
import { applyEdits, type Edit } from './deck/edits.js';
import { formatText } from './deck/format.js';
import type { Locale } from './deck/lexicon.js';
import { type DeckIssue, MOST_TEXT, type TextLine } from './deck/lines.js';
import { editsOf, partsOf, planOf } from './deck/repair.js';
import { type DeckOptions, settingsOf } from './deck/settings.js';
import { type DeckText, readText, unread } from './deck/text.js';
import {
  type DeckCard,
  type DeckProblem,
  type DeckStats,
  judge,
  readDeckValue,
  type Severity,
  type Verdict,
} from './deck/verdict.js';
import type { DeckCode, DeckRules } from './deck-building.js';

export type {
  Deck,
  DeckCard,
  DeckCode,
  DeckIssue,
  DeckOptions,
  DeckProblem,
  DeckRules,
  DeckStats,
  DeckText,
  Edit,
  Locale,
  Problem,
  Severity,
  TextLine,
  Verdict,
};
export { applyEdits, MOST_TEXT };

/** A legal deck and the edits that lead to it, or why there is none. */
export type Repair =
  | { readonly deck: Deck; readonly edits: readonly Edit[] }
  | { readonly deck: null; readonly edits: readonly []; readonly problems: readonly Problem[] };

/**
 * Checks a deck against B-4: all that is wrong at once, in the order of B-4.4, what is malformed first. Never throws for
 * a deck, whatever it is; an option that is unknown or malformed is an `InvalidInputError`.
 */
export const validateDeck = (deck: unknown, options: DeckOptions = {}): Verdict => judge(deck, settingsOf(options));

/**
 * Reads a deck as people write it: numbers before or after the name, headings, comments, any case, accents, quotes and
 * dashes, French or English names, or ids. What is not understood is an issue with its line; the rest is returned as
 * read. A text of more than 1 MB (1,048,576 characters) is refused unread.
 */
export const parseDeckText = (text: string, options: DeckOptions = {}): DeckText =>
  readText(text, settingsOf(options).lexicon);

/**
 * The text of a deck in its one canonical form, in the language of the options. `parseDeckText` reads the same cards and
 * name back, if all are known and the name stands on one line.
 */
export function formatDeckText(deck: Deck, options: DeckOptions = {}): string {
  const { lexicon, locale } = settingsOf(options);
  return formatText(deck, lexicon, locale);
}

/**
 * Makes a deck legal by as few edits as there can be, counting a card that takes the place of another once. Applying the
 * edits (`applyEdits`) to the deck gives the result. No deck comes back for one that is malformed, and with
 * `no-legal-deck` if these cards and options allow none.
 */
export function repairDeck(deck: unknown, options: DeckOptions = {}): Repair {
  const { rules, lexicon } = settingsOf(options);
  const { deck: read, problems } = readDeckValue(deck);
  if (problems.length > 0) return { deck: null, edits: [], problems };
  const plan = planOf(partsOf(read, rules, lexicon), rules, lexicon);
  if (plan === null) return { deck: null, edits: [], problems: [{ code: 'no-legal-deck', path: [], rule: 'B-4.1' }] };
  const edits = editsOf(plan, lexicon);
  return { deck: applyEdits(read, edits), edits };
}

/**
 * Reads a deck from text or JSON, by what stands in it: a text that starts with a brace is JSON. The same answer as from
 * `parseDeckText`. Lines of JSON that are malformed are left out and told as issues, whose text is their path.
 */
export function readDeck(text: string, options: DeckOptions = {}): DeckText {
  const { lexicon } = settingsOf(options);
  if (typeof text !== 'string' || text.length > MOST_TEXT || !/^\ufeff?\s*\{/.test(text)) {
    return readText(text, lexicon);
  }
  const json = parseJson(text.replace(/^\ufeff/, ''));
  if (json === undefined) return unread('not-json');
  const { deck, problems } = readDeckValue(json);
  const issues = problems.map(({ code, path, didYouMean = [] }): DeckIssue => {
    return { line: 1, column: 1, text: path.join('.'), code, didYouMean };
  });
  return { deck, issues, lines: [] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // not JSON: what a text may be
  }
}
