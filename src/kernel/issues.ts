import { notOneOf, unknownKey } from './form.js';
import { MAX_PROBLEMS } from './plain.js';
import type { Problem } from './problem.js';

type Path = Problem['path'];

/** What a schema library says of a value that does not fit; of zod's issues the parts that are read here. */
export interface SchemaIssue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly expected?: string;
  readonly keys?: readonly string[];
  readonly values?: readonly unknown[];
  readonly options?: readonly unknown[];
  readonly origin?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly errors?: readonly (readonly SchemaIssue[])[];
}
/** A schema as far as one must know it to tell which keys an object may have. */
export interface SchemaLike {
  readonly _zod: {
    readonly def: {
      readonly type: string;
      readonly shape?: Readonly<Record<string, SchemaLike>>;
      readonly element?: SchemaLike;
      readonly items?: readonly SchemaLike[];
      readonly options?: readonly SchemaLike[];
      readonly innerType?: SchemaLike;
    };
    /** The values that tell the members of a union apart. */
    readonly propValues?: Readonly<Record<string, ReadonlySet<unknown>>> | undefined;
  };
}

const WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'whole-number',
  int: 'whole-number',
  array: 'list',
  tuple: 'list',
};
const wordFor = (expected: string | undefined): string => WORDS[expected ?? ''] ?? expected ?? 'value';

/** What stands at a place; `undefined` where nothing does. */
function valueAt(value: unknown, path: Path): unknown {
  let at = value;
  for (const key of path) at = Object.hasOwn(Object(at), key) ? Object(at)[key] : undefined;
  return at;
}

/** The forms that the value at a place may have: of a union those of which its tag is, or all. */
function formsAt(schema: SchemaLike, value: unknown, path: Path): readonly SchemaLike[] {
  const { def } = schema._zod;
  if (def.innerType !== undefined) return formsAt(def.innerType, value, path);
  if (def.options !== undefined) {
    const isMeant = ({ _zod: { propValues = {} } }: SchemaLike): boolean =>
      Object.entries(propValues).every(([key, values]) => values.has(Object(value)[key]));
    return def.options.filter(isMeant).flatMap((option) => formsAt(option, value, path));
  }
  const [key, ...rest] = path;
  if (key === undefined) return [schema];
  const inner = typeof key === 'string' ? def.shape?.[key] : (def.items?.[key] ?? def.element);
  return inner === undefined ? [] : formsAt(inner, Object(value)[key], rest);
}

/** The member of a union that a value was meant to be: not of another kind, and with the least that is wrong. */
function closest(errors: readonly (readonly SchemaIssue[])[]): readonly SchemaIssue[] | undefined {
  const ofKind = errors.filter(
    (issues) => !issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0),
  );
  return ofKind.toSorted((a, b) => a.length - b.length)[0];
}

/** A number, text or list out of bounds. */
function boundsProblem({ minimum, maximum }: SchemaIssue, at: unknown, path: Path): Problem {
  const isLong = typeof at === 'string' || Array.isArray(at);
  const have = isLong ? at.length : Number(at);
  if (minimum !== undefined) return { code: isLong ? 'too-short' : 'too-small', path, have, need: Number(minimum) };
  return { code: isLong ? 'too-long' : 'too-big', path, have, need: Number(maximum) };
}

/** What is wrong, of which kind and where. */
interface Finding {
  readonly schema: SchemaLike;
  readonly value: unknown;
  readonly problems: Problem[];
}

function add({ schema, value, problems }: Finding, issue: SchemaIssue, above: Path): void {
  const path = [...above, ...(issue.path as Path)]; // JSON has no keys that are symbols
  const at = valueAt(value, path);
  const expected = (issue.values ?? issue.options ?? []).map(String);
  if (issue.code === 'unrecognized_keys') {
    const known = formsAt(schema, value, path).flatMap((form) => Object.keys(form._zod.def.shape ?? {}));
    for (const key of issue.keys ?? []) unknownKey(key, [...new Set(known)], path, problems);
  } else if (issue.errors !== undefined && issue.errors.length > 0) {
    const meant = closest(issue.errors);
    const words = [...new Set(issue.errors.flatMap((issues) => issues.map((one) => wordFor(one.expected))))];
    if (meant === undefined) problems.push({ code: 'wrong-type', path, expected: words });
    for (const one of meant ?? []) add({ schema, value, problems }, one, path);
  } else if (at === undefined) problems.push({ code: 'missing', path });
  else if (expected.length > 0) notOneOf(at, expected, path, problems);
  else if (issue.code === 'invalid_format') problems.push({ code: 'bad-id', path });
  else if (issue.code.startsWith('too_')) problems.push(boundsProblem(issue, at, path));
  else problems.push({ code: 'wrong-type', path, expected: [wordFor(issue.expected)] });
}

/**
 * What a schema library says, in our words: the codes of forms, unknown keys with the nearest that are known there, and
 * of a union only what is wrong with the member that was meant. At most a thousand, the last of which tells so.
 */
export function problemsOf(issues: readonly SchemaIssue[], value: unknown, schema: SchemaLike): readonly Problem[] {
  const problems: Problem[] = [];
  for (const issue of issues) {
    if (problems.length < MAX_PROBLEMS) add({ schema, value, problems }, issue, []);
  }
  if (problems.length >= MAX_PROBLEMS) problems.push({ code: 'too-many-problems', path: [] });
  return oncePerPlace(problems);
}

/** What is of the wrong type has no bounds; of two bounds that are broken the narrower one, which comes last, is told. */
function oncePerPlace(problems: readonly Problem[]): readonly Problem[] {
  const found = new Map<string, Problem>();
  for (const problem of problems) {
    const place = JSON.stringify(problem.path);
    const isTold = found.get(place)?.code === 'wrong-type';
    if (!isTold) found.set(place, problem);
  }
  return [...found.values()];
}
