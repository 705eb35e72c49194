import { InvalidInputError } from '../../../kernel/errors.js';
import { fold } from '../../../kernel/fold.js';
import { suggest } from '../../../kernel/nearest.js';
import { takePlain } from '../../../kernel/plain.js';
import type { Problem } from '../../../kernel/problem.js';
import type { Bestiary } from '../card.js';
import { firstBestiary } from '../cards.js';
import { catalogueOf, createCatalogue } from '../catalogue.js';
import type { Catalogue } from '../shape.js';
import { names, typeNames } from '../words/names.js';

/** Ids of one kind, and what people call them. */
export interface Dictionary {
  /** The id that a text means, by name or id, however it is spelt (`fold`). */
  readonly find: (text: string) => string | undefined;
  /** The name of an id; the id itself, where it has none. */
  readonly nameOf: (id: string) => string;
  /** The names near a text, nearest first; none any more once a hundred things have been told. */
  readonly near: (text: string, told: readonly unknown[]) => readonly string[];
}
/** The cards in use, and what cards and types are called. */
export interface Lexicon {
  readonly catalogue: Catalogue;
  readonly cards: Dictionary;
  readonly types: Dictionary;
}

const LONGEST_NAME = 100;
/** A name that can stand on a line of its own. */
const isName = (name: unknown): name is string =>
  typeof name === 'string' && name.length <= LONGEST_NAME && fold(name) !== '' && !/\p{C}|\p{Zl}|\p{Zp}/u.test(name);

/** The names printed in sets, by id; for the cards of the house set ours, where a set prints none. */
function printedIn(sets: unknown, parts: readonly string[], ours: (id: string) => string | undefined) {
  const found = new Map<string, string>();
  for (const set of Array.isArray(sets) ? sets : []) {
    for (const item of parts.flatMap((part): readonly { id: string; name?: unknown }[] => set[part])) {
      const name = isName(item.name) ? item.name : ours(item.id);
      if (name !== undefined) found.set(item.id, name);
    }
  }
  return found;
}

function dictionaryOf(ids: readonly string[], printed: ReadonlyMap<string, string>): Dictionary {
  const nameOf = (id: string): string => printed.get(id) ?? id;
  const found = new Map<string, string>();
  const problems: Problem[] = [];
  for (const id of ids) {
    for (const text of new Set([fold(id), fold(nameOf(id))])) {
      const other = found.get(text);
      if (other !== undefined) problems.push({ code: 'ambiguous-name', path: ['names', id], expected: [other] });
      found.set(text, id);
    }
  }
  if (problems.length > 0) throw new InvalidInputError(problems);
  const spelt = new Map(ids.map((id) => [fold(nameOf(id)), nameOf(id)]));
  const folded = [...spelt.keys()];
  return {
    find: (text) => found.get(fold(text)),
    nameOf,
    near: (text, told) => (suggest(fold(text), folded, told).didYouMean ?? []).map((one) => spelt.get(one) ?? one),
  };
}

const houseName = (id: string): string | undefined => (Object.hasOwn(names, id) ? names[id]?.name : undefined);
const houseType = (id: string): string | undefined => (Object.hasOwn(typeNames, id) ? typeNames[id] : undefined);

/**
 * Names and rules of card sets; absent: of the house set. Throws an `InvalidInputError` for sets that make no sense, and
 * with `ambiguous-name` for two cards that one text would mean.
 */
export function createLexicon(sets?: readonly Bestiary[]): Lexicon {
  const plain = sets === undefined ? [firstBestiary] : (takePlain(sets).value as readonly Bestiary[]);
  const catalogue = sets === undefined ? catalogueOf([firstBestiary]) : createCatalogue(plain);
  return {
    catalogue,
    cards: dictionaryOf(Object.keys(catalogue.cards), printedIn(plain, ['cards', 'tokens'], houseName)),
    types: dictionaryOf(catalogue.types, printedIn(plain, ['types'], houseType)),
  };
}
