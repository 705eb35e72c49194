import { InvalidInputError } from '../../../kernel/errors.js';
import { type Form, listOf, mayHave, objectOf, oneOf, textOf, unknownKey, wholeOf } from '../../../kernel/form.js';
import { takePlain } from '../../../kernel/plain.js';
import type { Problem } from '../../../kernel/problem.js';
import { joinProblems } from '../../../kernel/soundness.js';
import type { Bestiary, CardId, CardSet, DeckLine } from '../card.js';
import { type DeckRules, MOST_COPIES } from '../deck-building.js';
import { defaults, optionsForm } from '../options.js';
import { createLexicon, type Lexicon } from './lexicon.js';

/** A line of a deck text that names a card; `line` counts from 1. */
export interface TextLine extends DeckLine {
  readonly line: number;
}
/** What the deck tools can be told. An option that is not known is refused, so that no rule is left out by a slip. */
export interface DeckOptions extends Partial<DeckRules> {
  /** The card sets in use; absent: the house set. */
  readonly sets?: readonly (Bestiary | CardSet)[];
  /** The rules to go by: `standard` is chapter G-12, and what is meant if nothing is said. */
  readonly ruleset?: 'standard';
  /** Where the cards stand in the text that the deck was read from, for problems to name. */
  readonly lines?: readonly TextLine[];
}
/** The options of a deck tool, complete. */
export interface Settings {
  /** `standard` if the numbers are those of G-1.1. */
  readonly ruleset: 'standard' | 'custom';
  readonly rules: DeckRules;
  readonly lexicon: Lexicon;
  /** The lines of the text that name a card. */
  readonly lines: ReadonlyMap<CardId, readonly TextLine[]>;
}

const RULES: readonly string[] = ['deckSize', 'deckManaLimit', 'maxCopies'] satisfies readonly (keyof DeckRules)[];
const OTHERS: readonly string[] = ['sets', 'ruleset', 'lines'] satisfies readonly (keyof DeckOptions)[];

interface Words {
  readonly ruleset?: 'standard';
  readonly lines?: readonly TextLine[];
}
const wordsForm = (): Form<Words> =>
  objectOf<Words>({
    ruleset: mayHave(oneOf('standard')),
    lines: mayHave(
      listOf(
        objectOf<TextLine>({ card: textOf(1, 200), copies: wholeOf(1, MOST_COPIES), line: wholeOf(1, MOST_COPIES) }),
      ),
    ),
  });

/** The options of a deck tool, complete; throws an `InvalidInputError` for any that is unknown or malformed. */
export function settingsOf(options: DeckOptions): Settings {
  const found: Problem[] = [];
  if (typeof options !== 'object' || options === null)
    found.push({ code: 'wrong-type', path: [], expected: ['object'] });
  const known = [...RULES, ...OTHERS];
  for (const key of Object.keys(Object(options))) if (!known.includes(key)) unknownKey(key, known, [], found);
  const { sets, ruleset, lines, ...given } = Object(options);
  const taken = takePlain({ ruleset, lines });
  const words = wordsForm()(taken.value, [], found);
  const plain = takePlain(given);
  const limits = optionsForm()(plain.value, [], found);
  const problems = joinProblems([...taken.problems, ...plain.problems], found);
  if (problems.length > 0) throw new InvalidInputError(problems);
  const { deckSize, deckManaLimit, maxCopies } = { ...defaults, ...limits };
  const rules = { deckSize, deckManaLimit, maxCopies };
  const isStandard = Object.entries(rules).every(([key, value]) => value === defaults[key as keyof DeckRules]);
  return {
    ruleset: isStandard ? 'standard' : 'custom',
    rules,
    lexicon: createLexicon(sets),
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
