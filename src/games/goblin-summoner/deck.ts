import { editedLines } from '../../kernel/deck/edits.js';
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
import { type Edit, repairEdits } from './deck/repair.js';
import { type DeckOptions, settingsOf } from './deck/settings.js';
import { type IssueCode, readDeckText } from './deck/text.js';
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
  IssueCode,
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
/** What was read of a deck text; the affinity is empty if none is given. */
export type DeckText = DeckTextOf<Deck>;
/** A legal deck and the edits that lead to it, or why there is none. */
export type Repair = RepairOf<Deck, Edit>;

/**
 * The deck after the edits, in their order; the deck that is given stays as it is. Copies are taken from the last line
 * of a card upwards, all of them if there are fewer; they are put on its first line, or on a new one at the end.
 */
export function applyEdits(deck: Deck, edits: readonly Edit[]): Deck {
  const chosen = edits.filter((edit) => edit.edit === 'affinity').at(-1);
  const cards = editedLines(
    deck.cards,
    edits.filter((edit) => edit.edit !== 'affinity'),
  );
  return { ...deck, affinity: chosen?.affinity ?? deck.affinity, cards };
}

/**
 * Checks a deck against G-12: all that is wrong at once, in the order of G-12.4, what is malformed first. Never throws
 * for a deck, whatever it is; an option that is unknown or malformed is an `InvalidInputError`.
 */
export const validateDeck = (deck: unknown, options: DeckOptions = {}): Verdict => judge(deck, settingsOf(options));

/**
 * Reads a deck as people write it: numbers before or after the name, headings, comments, any case, accents, quotes and
 * dashes, names or ids. What is not understood is an issue with its line; the rest is returned as read. A text of more
 * than 1 MB (1,048,576 characters) is refused unread.
 */
export const parseDeckText = (text: string, options: DeckOptions = {}): DeckText =>
  readDeckText(text, settingsOf(options).lexicon);

/**
 * The text of a deck in its one canonical form. `parseDeckText` reads the same cards, affinity and name back, if all are
 * known and the name stands on one line.
 */
export const formatDeckText = (deck: Deck, options: DeckOptions = {}): string =>
  formatText(deck, settingsOf(options).lexicon);

/**
 * Makes a deck legal, by as few edits as there can be under its affinity, counting a card that takes the place of
 * another once; another affinity is chosen where that saves more than one edit, or where the deck has none. Applying the
 * edits (`applyEdits`) to the deck gives the result. No deck comes back for one that is malformed, and with
 * `no-legal-deck` if these cards and options allow none.
 */
export function repairDeck(deck: unknown, options: DeckOptions = {}): Repair {
  const { rules, lexicon } = settingsOf(options);
  const editsFor = (read: Deck): readonly Edit[] | null => repairEdits(read, rules, lexicon);
  return repaired(readValue(deck), { editsFor, apply: applyEdits, rule: 'G-12.1' });
}

/**
 * Reads a deck from text or JSON, by what stands in it: a text that starts with a brace is JSON. The same answer as from
 * `parseDeckText`. Lines of JSON that are malformed are left out and told as issues, whose text is their path.
 */
export function readDeck(text: string, options: DeckOptions = {}): DeckText {
  const { lexicon } = settingsOf(options);
  return readEither(text, { text: (given) => readDeckText(given, lexicon), value: readValue });
}
