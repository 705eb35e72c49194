import { InvalidInputError } from './errors.js';
import { type Form, unknownKey } from './form.js';
import { takePlain } from './plain.js';
import { type Problem, under } from './problem.js';
import { joinProblems } from './soundness.js';

type Path = Problem['path'];

/** Something that a card set lists, whatever it is, and where. */
export interface SetItem<Part extends string> {
  readonly path: Path;
  readonly part: Part;
  readonly value: unknown;
}
/** What makes no sense about card sets that are used together, of which only that is judged whose form is right. */
export type SetFaults = (sets: readonly unknown[], formal: readonly Problem[]) => readonly Problem[];
/** Card sets as far as the rules read them, or what is wrong with them: then there are none. */
export interface ReadSets<CardSet> {
  readonly sets: readonly CardSet[];
  readonly problems: readonly Problem[];
}

const idOf = ({ value }: SetItem<string>): unknown => Object(value).id;

/** All that one set lists in some of its parts. */
export const itemsOf = <Part extends string>(
  set: unknown,
  parts: readonly Part[],
  path: Path = [],
): readonly SetItem<Part>[] =>
  parts.flatMap((part) => {
    const list: unknown = Object(set)[part];
    return Array.isArray(list) ? list.map((value, i) => ({ path: [...path, part, i], part, value })) : [];
  });

/** The ids that some items of a part have. */
export const idsIn = <Part extends string>(items: readonly SetItem<Part>[], part: Part): readonly string[] =>
  items
    .filter((item) => item.part === part)
    .map(idOf)
    .filter((id) => typeof id === 'string');

/**
 * Where an id comes again. `shared` names what the ids of a part are told from: parts of one word may share none in all
 * sets, parts without a word, such as types, may come again in another set.
 */
export function repeatedIds<Part extends string>(
  sets: readonly (readonly SetItem<Part>[])[],
  shared: Readonly<Partial<Record<Part, string>>>,
): readonly Path[] {
  const found: Path[] = [];
  const everywhere = new Set<string>();
  for (const items of sets) {
    const here = new Set<string>();
    for (const item of items) {
      const [id, word] = [idOf(item), shared[item.part]];
      if (typeof id !== 'string') continue;
      const [seen, key] = word === undefined ? [here, `${item.part} ${id}`] : [everywhere, `${word} ${id}`];
      if (seen.has(key)) found.push([...item.path, 'id']);
      seen.add(key);
    }
  }
  return found;
}

/** Reads card sets that are to be used together, form and sense; each problem has its path from the list. */
export function readSets<CardSet>(
  given: unknown,
  form: Form<readonly CardSet[]>,
  faults: SetFaults,
): ReadSets<CardSet> {
  const taken = takePlain(given);
  const found: Problem[] = [];
  const read = form(taken.value, [], found);
  const formal = joinProblems(taken.problems, found);
  const problems = [...formal, ...faults(Array.isArray(taken.value) ? taken.value : [], formal)];
  return { sets: problems.length === 0 ? read : [], problems };
}

/** The card sets that were read; throws an `InvalidInputError` with all that is wrong with them. */
export function setsOrThrow<CardSet>({ sets, problems }: ReadSets<CardSet>): readonly CardSet[] {
  if (problems.length > 0) throw new InvalidInputError(problems);
  return sets;
}

/** Throws an `InvalidInputError` for an option that a reader of documents does not know: it knows `sets` alone. */
export function refuseOptions(options: object): void {
  const problems: Problem[] = [];
  for (const key of Object.keys(options)) if (key !== 'sets') unknownKey(key, ['sets'], [], problems);
  if (problems.length > 0) throw new InvalidInputError(problems);
}

/** A document that is read beside card sets in use, and what is wrong with its form. */
export interface Newcomer {
  readonly value: unknown;
  readonly formal: readonly Problem[];
}

/** What makes no sense about a set that is used beside others, whose own faults are not told. */
export function setFaultsBeside(
  { value, formal }: Newcomer,
  others: readonly unknown[],
  faults: SetFaults,
): readonly Problem[] {
  const { length: at } = others;
  return faults([...others, value], under([at], formal))
    .filter(({ path }) => path[0] === at)
    .map((problem) => ({ ...problem, path: problem.path.slice(1) }));
}

/** What makes no sense about one card of a part of a set; that the sets in use hold a card of its id is no fault. */
export const cardFaultsBeside = (
  { value, formal }: Newcomer,
  part: string,
  others: readonly unknown[],
  faults: SetFaults,
): readonly Problem[] =>
  setFaultsBeside({ value: { [part]: [value] }, formal: under([part, 0], formal) }, others, faults)
    .filter(({ code, path }) => path[0] === part && code !== 'duplicate-id')
    .map((problem) => ({ ...problem, path: problem.path.slice(2) }));
