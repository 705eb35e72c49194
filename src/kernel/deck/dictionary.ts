import { InvalidInputError } from '../errors.js';
import { fold } from '../fold.js';
import { suggest } from '../nearest.js';
import type { Problem } from '../problem.js';

/** Ids of one kind, and what people call them. */
export interface Dictionary {
  /** The id that a text means, by any of its names or itself, however it is spelt (`fold`). */
  readonly find: (text: string) => string | undefined;
  /** The names near a text, nearest first; none any more once a hundred things have been told. */
  readonly near: (text: string, told: readonly unknown[]) => readonly string[];
}

const LONGEST_NAME = 100;
/** Whether a name can stand on a line of its own. */
export const isName = (name: unknown): name is string =>
  typeof name === 'string' && name.length <= LONGEST_NAME && fold(name) !== '' && !/\p{C}|\p{Zl}|\p{Zp}/u.test(name);

/**
 * What some ids are called, each in any number of ways. Throws an `InvalidInputError`, `ambiguous-name`, where one text
 * would mean two of them.
 */
export function createDictionary(ids: readonly string[], namesOf: (id: string) => readonly string[]): Dictionary {
  const found = new Map<string, string>();
  const spelt = new Map<string, string>();
  const problems: Problem[] = [];
  for (const id of ids) {
    const names = namesOf(id);
    for (const text of new Set([id, ...names].map(fold))) {
      const other = found.get(text);
      if (other !== undefined) problems.push({ code: 'ambiguous-name', path: ['names', id], expected: [other] });
      found.set(text, id);
    }
    for (const name of names.length === 0 ? [id] : names) spelt.set(fold(name), name);
  }
  if (problems.length > 0) throw new InvalidInputError(problems);
  const folded = [...spelt.keys()];
  return {
    find: (text) => found.get(fold(text)),
    near: (text, told) => (suggest(fold(text), folded, told).didYouMean ?? []).map((one) => spelt.get(one) ?? one),
  };
}
