import { InvalidInputError } from '../../../kernel/errors.js';
import { type Form, listOf, mayHave, objectOf, oneOf, textOf, unknownKey, wholeOf } from '../../../kernel/form.js';
import { takePlain } from '../../../kernel/plain.js';
import type { Problem } from '../../../kernel/problem.js';
import { joinProblems } from '../../../kernel/soundness.js';
import type { CardId, CardSet, Collection } from '../card.js';
import { type DeckRules, MOST_COPIES } from '../deck-building.js';
import { defaults, optionFaults, optionsForm } from '../options.js';
import { createLexicon, type Lexicon, type Locale } from './lexicon.js';
import type { TextLine } from './lines.js';

/** What the deck tools can be told. An option that is not known is refused, so that no rule is left out by a slip. */
export interface DeckOptions extends Partial<DeckRules> {
  /** The card sets in use; absent: the house set. */
  readonly sets?: readonly (Collection | CardSet)[];
  /** The rules to go by: `standard` is chapter B-4, and what is meant if nothing is said. */
  readonly ruleset?: 'standard';
  /** Where the cards stand in the text that the deck was read from, for problems to name. */
  readonly lines?: readonly TextLine[];
  /** The language of names that are given back; absent: English. */
  readonly locale?: Locale;
}
/** The options of a deck tool, complete. */
export interface Settings {
  /** `standard` if the numbers are those of B-1.1. */
  readonly ruleset: 'standard' | 'custom';
  readonly rules: DeckRules;
  readonly lexicon: Lexicon;
  readonly locale: Locale;
  /** The lines of the text that name a card. */
  readonly lines: ReadonlyMap<CardId, readonly TextLine[]>;
}

const RULES: readonly string[] = ['ofEachValue', 'jokers', 'maxCopies'] satisfies readonly (keyof DeckRules)[];
const OTHERS: readonly string[] = ['sets', 'ruleset', 'lines', 'locale'] satisfies readonly (keyof DeckOptions)[];

type Words = Pick<DeckOptions, 'ruleset' | 'lines' | 'locale'>;
const wordsForm = (): Form<Words> =>
  objectOf<Words>({
    ruleset: mayHave(oneOf('standard')),
    lines: mayHave(
      listOf(
        objectOf<TextLine>({ card: textOf(1, 200), copies: wholeOf(1, MOST_COPIES), line: wholeOf(1, MOST_COPIES) }),
      ),
    ),
    locale: mayHave(oneOf('fr', 'en')),
  });

/** The options of a deck tool, complete; throws an `InvalidInputError` for any that is unknown or malformed. */
export function settingsOf(options: DeckOptions): Settings {
  const found: Problem[] = [];
  if (typeof options !== 'object' || options === null) {
    found.push({ code: 'wrong-type', path: [], expected: ['object'] });
  }
  const known = [...RULES, ...OTHERS];
  for (const key of Object.keys(Object(options))) if (!known.includes(key)) unknownKey(key, known, [], found);
  const { sets, ruleset, lines, locale, ...given } = Object(options);
  const taken = takePlain({ ruleset, lines, locale });
  const words = wordsForm()(taken.value, [], found);
  const plain = takePlain(given);
  const limits = optionsForm()(plain.value, [], found);
  const problems = joinProblems([...taken.problems, ...plain.problems], found);
  const { ofEachValue, jokers, maxCopies } = { ...defaults, ...Object(limits) } as DeckRules;
  const rules = { ofEachValue, jokers, maxCopies };
  if (problems.length === 0) problems.push(...optionFaults(rules));
  if (problems.length > 0) throw new InvalidInputError(problems);
  const isStandard = Object.entries(rules).every(([key, value]) => value === defaults[key as keyof DeckRules]);
  return {
    ruleset: isStandard ? 'standard' : 'custom',
    rules,
    lexicon: createLexicon(sets),
    locale: words.locale ?? 'en',
    lines: byCard(words.lines ?? []),
  };
}

function byCard(lines: readonly TextLine[]): ReadonlyMap<CardId, readonly TextLine[]> {
  const found = new Map<CardId, TextLine[]>();
  for (const line of lines) {
    const own = found.get(line.card);
    if (own === undefined) found.set(line.card, [line]);
    else own.push(line);
  }
  return found;
}
