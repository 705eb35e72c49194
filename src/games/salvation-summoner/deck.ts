import { type RepairOf, repaired } from '../../kernel/deck/repair.js';
import type { ToolOptions } from '../../kernel/deck/settings.js';
import { type DeckIssue, type DeckTextOf, MOST_TEXT, readEither, type TextLine } from '../../kernel/deck/text.js';
import type { DeckCard, DeckProblemOf, Severity } from '../../kernel/deck/verdict.js';
import type { Problem } from '../../kernel/problem.js';
import { formatText } from './deck/format.js';
import type { Locale } from './deck/lexicon.js';
import { type Edit, edited, editsOf, partsOf, planOf } from './deck/repair.js';
import { type DeckOptions, settingsOf } from './deck/settings.js';
import { listingOf, type Supply, supplyOf } from './deck/supply-form.js';
import { readDeckText } from './deck/text.js';
import { type DeckProblem, type DeckStats, judge, readValue, type Verdict } from './deck/verdict.js';
import type { SupplyCode } from './supply.js';

export type {
  DeckCard,
  DeckIssue,
  DeckOptions,
  DeckProblem,
  DeckProblemOf,
  DeckStats,
  DeckTextOf,
  Edit,
  Locale,
  Problem,
  RepairOf,
  Severity,
  Supply,
  SupplyCode,
  TextLine,
  ToolOptions,
  Verdict,
};
export { MOST_TEXT };

/** What was read of the text of a supply. */
export type DeckText = DeckTextOf<Supply>;
/** A legal supply and the edits that lead to it, or why there is none. */
export type Repair = RepairOf<Supply, Edit>;

/**
 * The supply after the edits, in their order; the one that is given stays as it is. A kind is taken out where it stands
 * last, and put in at the end unless it is there.
 */
export const applyEdits = (deck: Supply, edits: readonly Edit[]): Supply => edited(deck, edits);

/**
 * Checks a supply against S-2.2, 15 different supply cards: all that is wrong at once, what is malformed first. Never
 * throws for a supply, whatever it is; an option that is unknown or malformed is an `InvalidInputError`.
 */
export const validateDeck = (deck: unknown, options: DeckOptions = {}): Verdict => judge(deck, settingsOf(options));

/**
 * Reads a supply as people write it: names a line each, or with commas between them as on the published lists; headings,
 * comments, any case, accents and widths, Japanese or English names, or ids; kana with or without long marks and middle
 * dots. Numbers beside names are left out. What is not understood is an issue with its line; the rest is returned as read.
 * A text of more than 1 MB (1,048,576 characters) is refused unread.
 */
export const parseDeckText = (text: string, options: DeckOptions = {}): DeckText =>
  readDeckText(text, settingsOf(options).lexicon);

/**
 * The text of a supply in its one canonical form, in the language of the options. `parseDeckText` reads the same kinds and
 * name back, if all are known and the name stands on one line.
 */
export function formatDeckText(deck: Supply, options: DeckOptions = {}): string {
  const { lexicon, locale } = settingsOf(options);
  return formatText(deck, lexicon, locale);
}

/**
 * Makes a supply legal by as few edits as there can be. What comes is first what was meant, then what is in the recommended
 * supply that has most in common. Applying the edits (`applyEdits`) gives the result. Nothing comes back for what is
 * malformed.
 */
export function repairDeck(deck: unknown, options: DeckOptions = {}): Repair {
  const { lexicon } = settingsOf(options);
  const read = readValue(deck);
  return repaired<Supply, Edit>(
    { deck: supplyOf(read.deck), problems: read.problems },
    {
      editsFor: (supply) => editsOf(planOf(partsOf(listingOf(supply), lexicon), lexicon)),
      apply: edited,
      rule: 'S-2.2',
    },
  );
}

/**
 * Reads a supply from text or JSON, by what stands in it: a text that starts with a brace is JSON. The same answer as from
 * `parseDeckText`. Places of JSON that are malformed are left out and told as issues, whose text is their path.
 */
export function readDeck(text: string, options: DeckOptions = {}): DeckText {
  const { lexicon } = settingsOf(options);
  return readEither<Supply>(text, {
    text: (given) => readDeckText(given, lexicon),
    value: (given) => {
      const { deck, problems } = readValue(given);
      return { deck: supplyOf(deck), problems };
    },
  });
}
