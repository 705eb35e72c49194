import type { TextCode } from '../deck/text.js';
import type { FormCode } from '../form.js';
import type { PlainCode } from '../plain.js';
import { placeOf, type Saying, type Sentence, type Trouble } from './trouble.js';

/** What can be wrong with documents and deck texts of any game. */
export type CommonCode =
  | PlainCode
  | FormCode
  | TextCode
  | 'malformed-config'
  | 'duplicate-id'
  | 'ambiguous-name'
  | 'no-legal-deck';

/** Who says what cards are called. */
export interface Namer {
  readonly named: (card: string) => string;
}
/** How a language puts an explanation together, besides the sentences of a game. */
export interface Grammar {
  /** The whole of what was handed in, where a place is named. */
  readonly whole: string;
  /** A code of another make. */
  readonly unknown: (code: string) => string;
  /** What is added to a sentence that is wrong at a place. */
  readonly at: (place: string) => string;
  /** What stands before a sentence about a line of a deck text. */
  readonly onLine: (line: number) => string;
  /** The end of a sentence with a question after what may have been meant. */
  readonly didYouMean: (near: readonly string[]) => string;
  /** The end of any other sentence; absent: a full stop. */
  readonly end?: string;
  /** How a rule is cited; absent: in parentheses after a space. */
  readonly cited?: (rule: string) => string;
}
/** The sentences of a game in a language: why actions are refused, and what is wrong with what was handed in. */
export interface Sentences<About extends Trouble, Speaker> {
  readonly refusals: Readonly<Record<string, Sentence>>;
  readonly problems: Readonly<Record<string, Saying<About, Speaker>>>;
  readonly grammar: Grammar;
}

/** What stands in a table under a code; `undefined` for one of another make. */
const ownOf = <Value>(table: Readonly<Record<string, Value>>, code: string): Value | undefined =>
  Object.hasOwn(table, code) ? table[code] : undefined;

/** What is wrong, without an end. */
function sentence<About extends Trouble, Speaker>(
  trouble: About,
  { refusals, problems, grammar }: Sentences<About, Speaker>,
  speaker: Speaker,
): string {
  const { code } = trouble;
  const place = placeOf(trouble);
  const at = place === '' ? '' : grammar.at(place);
  // What was not understood of a text is no refusal, even where a refusal has the same code.
  const refusal = trouble.text === undefined ? ownOf(refusals, code) : undefined;
  if (refusal !== undefined) {
    const said = typeof refusal === 'string' ? refusal : refusal(trouble);
    return code === 'malformed-action' ? said + at : said;
  }
  const saying = ownOf(problems, code);
  if (saying === undefined) return grammar.unknown(code) + at;
  if (typeof saying === 'function') return saying(trouble, speaker);
  const isWhole = /^\p{Lu}/u.test(saying); // a sentence of its own, which needs no place to speak of
  return isWhole ? saying : `${place === '' ? grammar.whole : place} ${saying}`;
}

/** One sentence that cites the rule, and a question after what may have been meant. */
export function explanation<About extends Trouble, Speaker extends Namer>(
  trouble: About,
  sentences: Sentences<About, Speaker>,
  speaker: Speaker,
): string {
  const { code, rule, line, didYouMean = [] } = trouble;
  const { onLine, didYouMean: ask, end: stop = '.', cited: cite = (id: string) => ` (${id})` } = sentences.grammar;
  const cited = rule === undefined ? '' : cite(rule);
  const near = /^[a-z]+-unknown-card$/.test(code) ? didYouMean.map(speaker.named) : didYouMean;
  const end = near.length === 0 ? stop : ask(near);
  return `${line === undefined ? '' : onLine(line)}${sentence(trouble, sentences, speaker)}${cited}${end}`;
}
