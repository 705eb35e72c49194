import { InvalidInputError } from '../errors.js';
import { type Form, type Forms, listOf, mayHave, objectOf, oneOf, textOf, unknownKey, wholeOf } from '../form.js';
import { takePlain } from '../plain.js';
import type { Problem } from '../problem.js';
import { joinProblems } from '../soundness.js';
import { linesByCard, MOST_COPIES } from './listing.js';
import type { TextLine } from './text.js';

/** What the deck tools of any game can be told, besides the card sets in use and the numbers of its rules. */
export interface ToolOptions {
  /** The rules to go by: `standard` is the chapter of the game about decks, and what is meant if nothing is said. */
  readonly ruleset?: 'standard';
  /** Where the cards stand in the text that the deck was read from, for problems to name. */
  readonly lines?: readonly TextLine[];
}
/** The numbers of a game's rules about decks. */
export interface RuleForms<Rules extends object> {
  readonly standard: Rules;
  readonly form: Form<Partial<Rules>>;
  /** What is wrong with well-formed numbers that do not go together. */
  readonly faults: (rules: Rules) => readonly Problem[];
}
/** What the deck tools were told, complete; the card sets in use as they were given. */
export interface ToolSettings<Rules extends object> {
  /** `standard` if all numbers are. */
  readonly ruleset: 'standard' | 'custom';
  readonly rules: Rules;
  /** The lines of the text that name a card. */
  readonly lines: ReadonlyMap<string, readonly TextLine[]>;
  readonly locale: string | undefined;
  readonly sets: unknown;
}

type Words = ToolOptions & { readonly locale?: string };
const wordsForm = (locales: readonly string[]): Form<Words> => {
  const [card, number] = [textOf(1, 200), wholeOf(1, MOST_COPIES)];
  const forms: Forms<Words> = {
    ruleset: mayHave(oneOf('standard')),
    lines: mayHave(listOf(objectOf<TextLine>({ card, copies: number, line: number }))),
    locale: mayHave(oneOf(...locales)),
  };
  return objectOf(forms);
};

const pick = (from: unknown, keys: readonly string[]): object =>
  Object.fromEntries(Object.entries(Object(from)).filter(([key]) => keys.includes(key)));

/**
 * The options of a deck tool, complete; throws an `InvalidInputError` for any that is unknown or malformed. `locales`
 * are the languages that may be asked for; in a game of one language there are none.
 */
export function readSettings<Rules extends object>(
  options: unknown,
  { standard, form, faults }: RuleForms<Rules>,
  locales: readonly string[] = [],
): ToolSettings<Rules> {
  const found: Problem[] = [];
  if (typeof options !== 'object' || options === null) {
    found.push({ code: 'wrong-type', path: [], expected: ['object'] });
  }
  const words = ['ruleset', 'lines', ...(locales.length === 0 ? [] : ['locale'])];
  const known = [...Object.keys(standard), 'sets', ...words];
  for (const key of Object.keys(Object(options))) if (!known.includes(key)) unknownKey(key, known, [], found);
  const { sets, ...given } = Object(options);
  const taken = takePlain(given);
  const { ruleset: _, lines = [], locale } = wordsForm(locales)(pick(taken.value, words), [], found);
  const rules = { ...standard, ...form(pick(taken.value, Object.keys(standard)), [], found) };
  const problems = joinProblems(taken.problems, found);
  if (problems.length === 0) problems.push(...faults(rules));
  if (problems.length > 0) throw new InvalidInputError(problems);
  const isStandard = Object.entries(rules).every(([key, value]) => value === standard[key as keyof Rules]);
  return { ruleset: isStandard ? 'standard' : 'custom', rules, lines: linesByCard(lines), locale, sets };
}
