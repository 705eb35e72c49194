import { suggest } from '../../../kernel/nearest.js';
import type { Problem } from '../../../kernel/problem.js';

/** What may follow the first word of a phrase: the reader of the word after each keyword, or `flag` where none comes. */
export type Keywords = Readonly<Record<string, ((word: string) => unknown) | 'flag'>>;
/** A phrase that was taken apart. */
export interface Phrase {
  /** Its first word. */
  readonly head: string;
  /** The number that comes right after it. */
  readonly count: number | null;
  /** What follows its keywords; `true` for a flag. */
  readonly said: ReadonlyMap<string, unknown>;
}
/** Where problems are put, and where the text stands. */
export interface Place {
  readonly path: Problem['path'];
  readonly problems: Problem[];
}

/** A place further down. */
export const within = ({ path, problems }: Place, ...keys: Problem['path']): Place => ({
  path: [...path, ...keys],
  problems,
});
/** Says what is wrong at a place. */
export function fault({ path, problems }: Place, code: string, rest: Omit<Problem, 'code' | 'path'> = {}): null {
  problems.push({ code, path, ...rest });
  return null;
}

/** Reads a whole number without sign, of nine digits at most; `null` if it is none. */
export const readNumber = (word: string): number | null => (/^\d{1,9}$/.test(word) ? Number(word) : null);

/** The same with a sign: the health of the dead may be below 0. */
const readCount = (word: string): number | null => (/^-?\d{1,9}$/.test(word) ? Number(word) + 0 : null);

/** Reads one of a few words, or says that it is none of them. */
export function readOneOf<Word extends string>(word: string, known: readonly Word[], place: Place): Word | null {
  const found = known.find((one) => one === word);
  return found ?? fault(place, 'not-one-of', { expected: known, ...suggest(word, known, place.problems) });
}

/** The parts of a text between separators; none where nothing but `-` stands. */
export function partsOf(text: string, separator: RegExp): readonly string[] {
  const trimmed = text.trim();
  return trimmed === '' || trimmed === '-' ? [] : trimmed.split(separator).map((part) => part.trim());
}

/** Takes a phrase apart: a first word, perhaps a number, and keywords, each once. */
export function readPhrase(text: string, keywords: Keywords, place: Place): Phrase | null {
  const [head = '', ...words] = text.split(/\s+/);
  const said = new Map<string, unknown>();
  const count = readCount(words[0] ?? '');
  for (let i = count === null ? 0 : 1; i < words.length; i++) {
    const key = words[i] ?? '';
    const reader = Object.hasOwn(keywords, key) ? keywords[key] : undefined;
    if (reader === undefined) {
      return fault(within(place, key), 'unknown-key', suggest(key, Object.keys(keywords), place.problems));
    }
    if (said.has(key)) return fault(within(place, key), 'duplicate-key');
    if (reader !== 'flag') i += 1;
    const value = reader === 'flag' ? true : reader(words[i] ?? '');
    if (value === null) return fault(within(place, key), 'bad-entry');
    said.set(key, value);
  }
  return { head, count, said };
}
