import { fold } from '../fold.js';
import type { Problem } from '../problem.js';
import { createDictionary, type Dictionary, isName } from './dictionary.js';

/** A name in some of a game's languages. */
export type Name<Locale extends string> = { readonly [K in Locale]?: string };
/** Something that has a name: what a set prints of it, whatever that is, and what it is called where that is no name. */
export interface Called<Locale extends string> {
  readonly id: string;
  readonly printed: unknown;
  readonly ours?: Name<Locale> | undefined;
}
/** What things are called in the languages of a game. */
export interface Names<Locale extends string> {
  /** The name in a language, or else in the first other one that has any; the id itself, where there is none. */
  readonly nameOf: (id: string, locale: Locale) => string;
  /** All names of an id, in the order of the languages. */
  readonly allOf: (id: string) => readonly string[];
}

/** The names of things in some languages; those that cannot stand on a line of their own are left out. */
export function createNames<Locale extends string>(
  locales: readonly Locale[],
  things: readonly Called<Locale>[],
): Names<Locale> {
  const found = new Map<string, Name<Locale>>();
  for (const { id, printed, ours } of things) {
    const usable = locales.map((locale) => {
      const name: unknown = Object(printed)[locale];
      return [locale, isName(name) ? name : ours?.[locale]] as const;
    });
    found.set(id, Object.fromEntries(usable) as Name<Locale>); // of each language, or undefined
  }
  const allOf = (id: string): readonly string[] => locales.flatMap((locale) => found.get(id)?.[locale] ?? []);
  return { nameOf: (id, locale) => found.get(id)?.[locale] ?? allOf(id)[0] ?? id, allOf };
}

/** A dictionary that is made when it is first asked: to judge a deck of known cards none is needed. */
export function dictionaryOnDemand(ids: readonly string[], { allOf }: Pick<Names<string>, 'allOf'>): Dictionary {
  let made: Dictionary | null = null;
  const get = (): Dictionary => {
    made ??= createDictionary(ids, allOf);
    return made;
  };
  return { find: (text) => get().find(text), near: (text, told) => get().near(text, told) };
}

/** A name that something has, and where it stands. */
export interface Naming {
  readonly id: string;
  readonly name: string;
  readonly path: Problem['path'];
}

/** The names that another thing has already, among `others` or before it in the list, however it is spelt. */
export function takenNames(namings: readonly Naming[], others: Dictionary, rule: string): readonly Problem[] {
  const found: Problem[] = [];
  const own = new Map<string, string>();
  for (const { id, name, path } of namings) {
    const other = others.find(name) ?? own.get(fold(name));
    own.set(fold(name), id);
    if (other === undefined || other === id) continue;
    found.push({ code: 'ambiguous-name', path, rule, expected: [other] });
  }
  return found;
}
