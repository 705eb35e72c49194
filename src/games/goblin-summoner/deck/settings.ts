import { readSettings, type ToolOptions, type ToolSettings } from '../../../kernel/deck/settings.js';
import type { Bestiary, CardSet } from '../card.js';
import type { DeckRules } from '../deck-building.js';
import { defaults, optionsForm } from '../options.js';
import { createLexicon, type Lexicon } from './lexicon.js';

/**
 * What the deck tools can be told; the standard rules are those of chapter G-12. An option that is not known is refused,
 * so that no rule is left out by a slip.
 */
export interface DeckOptions extends Partial<DeckRules>, ToolOptions {
  /** The card sets in use; absent: the house set. */
  readonly sets?: readonly (Bestiary | CardSet)[];
}
/** The options of a deck tool, complete; the standard numbers are those of G-1.1. */
export interface Settings extends Omit<ToolSettings<DeckRules>, 'sets' | 'locale'> {
  readonly lexicon: Lexicon;
}

/** The options of a deck tool, complete; throws an `InvalidInputError` for any that is unknown or malformed. */
export function settingsOf(options: DeckOptions): Settings {
  const { deckSize, deckManaLimit, maxCopies } = defaults;
  const forms = { standard: { deckSize, deckManaLimit, maxCopies }, form: optionsForm(), faults: () => [] };
  const { ruleset, rules, lines, sets } = readSettings<DeckRules>(options, forms);
  return { ruleset, rules, lines, lexicon: createLexicon(sets as DeckOptions['sets']) };
}
