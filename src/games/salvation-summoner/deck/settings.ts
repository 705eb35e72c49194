import { readSettings, type ToolOptions, type ToolSettings } from '../../../kernel/deck/settings.js';
import { objectOf } from '../../../kernel/form.js';
import type { CardSet, Collection } from '../card.js';
import { createLexicon, type Lexicon, LOCALES, type Locale } from './lexicon.js';

/** What the deck tools can be told. An option that is not known is refused, so that none is left out by a slip. */
export interface DeckOptions extends ToolOptions {
  /** The card sets in use; absent: the house set. */
  readonly sets?: readonly (Collection | CardSet)[];
  /** The language of names that are given back; absent: English. */
  readonly locale?: Locale;
}
/** S-2.2 has no numbers that a table could change. */
type NoRules = Readonly<Record<never, never>>;
/** The options of a deck tool, complete. */
export interface Settings extends Pick<ToolSettings<NoRules>, 'lines'> {
  readonly lexicon: Lexicon;
  readonly locale: Locale;
}

/** The options of a deck tool, complete; throws an `InvalidInputError` for any that is unknown or malformed. */
export function settingsOf(options: DeckOptions): Settings {
  const forms = { standard: {}, form: objectOf<NoRules>({}), faults: () => [] };
  const { sets, locale, lines } = readSettings<NoRules>(options, forms, LOCALES);
  return { lines, lexicon: createLexicon(sets as DeckOptions['sets']), locale: (locale ?? 'en') as Locale };
}
