import { readSettings, type ToolOptions, type ToolSettings } from '../../../kernel/deck/settings.js';
import type { CardSet, Collection } from '../card.js';
import type { DeckRules } from '../deck-building.js';
import { defaults, optionFaults, optionsForm } from '../options.js';
import { createLexicon, type Lexicon, LOCALES, type Locale } from './lexicon.js';

/**
 * What the deck tools can be told; the standard rules are those of chapter B-4. An option that is not known is refused,
 * so that no rule is left out by a slip.
 */
export interface DeckOptions extends Partial<DeckRules>, ToolOptions {
  /** The card sets in use; absent: the house set. */
  readonly sets?: readonly (Collection | CardSet)[];
  /** The language of names that are given back; absent: English. */
  readonly locale?: Locale;
}
/** The options of a deck tool, complete; the standard numbers are those of B-1.1. */
export interface Settings extends Omit<ToolSettings<DeckRules>, 'sets'> {
  readonly lexicon: Lexicon;
  readonly locale: Locale;
}

/** The options of a deck tool, complete; throws an `InvalidInputError` for any that is unknown or malformed. */
export function settingsOf(options: DeckOptions): Settings {
  const { ofEachValue, jokers, maxCopies } = defaults;
  const forms = { standard: { ofEachValue, jokers, maxCopies }, form: optionsForm(), faults: optionFaults };
  const { sets, locale, ...rest } = readSettings<DeckRules>(options, forms, LOCALES);
  return { ...rest, lexicon: createLexicon(sets as DeckOptions['sets']), locale: (locale ?? 'en') as Locale };
}
