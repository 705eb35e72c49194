import { type CardEdit as Edit, editedLines } from '../../kernel/deck/edits.js';
import { type RepairOf, repaired } from '../../kernel/deck/repair.js';
import type { ToolOptions } from '../../kernel/deck/settings.js';
import {
  type DeckIssue,
  type DeckTextOf,
  MOST_TEXT,
  readEither,
  type TextCode,
  type TextLine,
} from '../../kernel/deck/text.js';
import type { DeckCard, DeckProblemOf, Severity } from '../../kernel/deck/verdict.js';
import type { Problem } from '../../kernel/problem.js';
import type { Deck } from './card.js';
import { formatText } from './deck/format.js';
import type { Locale } from './deck/lexicon.js';
import { editsOf, partsOf, planOf } from './deck/repair.js';
import { type DeckOptions, settingsOf } from './deck/settings.js';
import { readDeckText } from './deck/text.js';
import { type DeckProblem, type DeckStats, judge, readValue, type Verdict } from './deck/verdict.js';
import type { DeckCode, DeckRules } from './deck-building.js';

export type {
  Deck,
  DeckCard,
  DeckCode,
  DeckIssue,
  DeckOptions,
  DeckProblem,
  DeckProblemOf,
  DeckRules,
  DeckStats,
  DeckTextOf,
  Edit,
  Locale,
  Problem,
  RepairOf,
  Severity,
  TextCode,
  TextLine,
  ToolOptions,
  Verdict,
};
export { MOST_TEXT };

// Also in the other games on purpose: the public face, whose sentences name the rules. The work is the kernel's.
/** What was read of a deck text. */
export type DeckText = DeckTextOf<Deck>;
/** A legal deck and the edits that lead to it, or why there is none. */
export type Repair = RepairOf<Deck, Edit>;

/**
 * The deck after the edits, in their order; the deck that is given stays as it is. Copies are taken from the last line
 * of a card upwards, all of them if there are fewer; they are put on its first line, or on a new one at the end.
 */
export const applyEdits = (deck: Deck, edits: readonly Edit[]): Deck => ({
  ...deck,
  cards: editedLines(deck.cards, edits),
});

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
  readDeckText(text, settingsOf(options).lexicon);

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
  const editsFor = (read: Deck): readonly Edit[] | null => {
    const plan = planOf(partsOf(read, rules, lexicon), rules, lexicon);
    return plan && editsOf(plan, lexicon);
  };
  return repaired(readValue(deck), { editsFor, apply: applyEdits, rule: 'B-4.1' });
}

/**
 * Reads a deck from text or JSON, by what stands in it: a text that starts with a brace is JSON. The same answer as from
 * `parseDeckText`. Lines of JSON that are malformed are left out and told as issues, whose text is their path.
 */
export function readDeck(text: string, options: DeckOptions = {}): DeckText {
  const { lexicon } = settingsOf(options);
  return readEither(text, { text: (given) => readDeckText(given, lexicon), value: readValue });
}
