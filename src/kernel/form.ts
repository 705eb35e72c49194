import { suggest } from './nearest.js';
import { MAX_PROBLEMS, MAX_VALUES } from './plain.js';
import type { Problem } from './problem.js';

type Path = Problem['path'];

/** What can be wrong with the form of plain JSON. */
export type FormCode =
  | 'missing'
  | 'unknown-key'
  | 'wrong-type'
  | 'not-one-of'
  | 'bad-id'
  | 'too-small'
  | 'too-big'
  | 'too-short'
  | 'too-long';

/**
 * Reads plain JSON (`takePlain`): gives back a fresh value, or adds to `problems` what is wrong with it; what it gives
 * back then must not be looked at. Codes: `missing`, `unknown-key`, `wrong-type`, `not-one-of`, `bad-id`, `too-small`,
 * `too-big`, `too-short`, `too-long`; after a thousand, no more lists and keys are looked at.
 */
export type Form<Value> = (value: unknown, path: Path, problems: Problem[]) => Value;
/** The form of a field that may be absent. */
export interface MaybeForm<Value> {
  readonly maybe: Form<Value>;
}
/** A form for each field of an object. */
export type Forms<Value> = {
  readonly [K in keyof Value]-?: Record<never, never> extends Pick<Value, K>
    ? MaybeForm<Exclude<Value[K], undefined>>
    : Form<Value[K]>;
};

/** Nobody looks at what is returned along with a problem. */
function wrong(problems: Problem[], problem: Problem & { readonly code: FormCode }): never {
  problems.push(problem);
  return undefined as never;
}
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether it is worth while to look further; when it no longer is, that is told once. */
function isGoingOn(problems: Problem[]): boolean {
  if (problems.length < MAX_PROBLEMS) return true;
  if (problems.at(-1)?.code !== 'too-many-problems') problems.push({ code: 'too-many-problems', path: [] });
  return false;
}

/** Tells that a value is not one of those that may stand there. */
export const notOneOf = (value: unknown, expected: readonly string[], path: Path, problems: Problem[]): never =>
  wrong(problems, { code: 'not-one-of', path, expected, ...suggest(value, expected, problems) });
/** Tells that nothing knows a key. */
export const unknownKey = (key: string, known: readonly string[], path: Path, problems: Problem[]): never =>
  wrong(problems, { code: 'unknown-key', path: [...path, key], ...suggest(key, known, problems) });

/** A field that may be absent. */
export const mayHave = <Value>(form: Form<Value>): MaybeForm<Value> => ({ maybe: form });

/** A text of at least `min` and at most `max` characters. */
export const textOf =
  (min: number, max: number): Form<string> =>
  (value, path, problems) => {
    if (typeof value !== 'string') return wrong(problems, { code: 'wrong-type', path, expected: ['text'] });
    const { length: have } = value;
    if (have < min) return wrong(problems, { code: 'too-short', path, have, need: min });
    return have > max ? wrong(problems, { code: 'too-long', path, have, need: max }) : value;
  };

/** An id: kebab-case, at most 64 characters, and no name that every object answers to, which `constructor` is. */
export const ID = /^(?!constructor$)(?=.{1,64}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** The id of something. */
export const id: Form<string> = (value, path, problems) => {
  if (typeof value !== 'string') return wrong(problems, { code: 'wrong-type', path, expected: ['text'] });
  return ID.test(value) ? value : wrong(problems, { code: 'bad-id', path });
};

/** A whole number within bounds, both included. */
export const wholeOf =
  (min: number, max: number): Form<number> =>
  (value, path, problems) => {
    if (typeof value !== 'number' || !Number.isInteger(value)) {
      return wrong(problems, { code: 'wrong-type', path, expected: ['whole-number'] });
    }
    if (value < min) return wrong(problems, { code: 'too-small', path, have: value, need: min });
    return value > max ? wrong(problems, { code: 'too-big', path, have: value, need: max }) : value;
  };

/** Yes or no. */
export const flag: Form<boolean> = (value, path, problems) =>
  typeof value === 'boolean' ? value : wrong(problems, { code: 'wrong-type', path, expected: ['boolean'] });

/** One of a few values. */
export const oneOf =
  <const Value extends string | number | boolean>(...values: readonly Value[]): Form<Value> =>
  (value, path, problems) =>
    values.find((one) => one === value) ?? notOneOf(value, values.map(String), path, problems);

/** A list of at least `min` and at most `max` items; a longer one is not looked into. */
export const listOf =
  <Item>(item: Form<Item>, min = 0, max = MAX_VALUES): Form<readonly Item[]> =>
  (value, path, problems) => {
    if (!Array.isArray(value)) return wrong(problems, { code: 'wrong-type', path, expected: ['list'] });
    const { length: have } = value;
    if (have < min) wrong(problems, { code: 'too-short', path, have, need: min });
    if (have > max) return wrong(problems, { code: 'too-long', path, have, need: max });
    const items: Item[] = [];
    for (let i = 0; i < have && isGoingOn(problems); i++) items.push(item(value[i], [...path, i], problems));
    return items;
  };

/** A list of exactly two items. */
export const pairOf =
  <Item>(item: Form<Item>): Form<readonly [Item, Item]> =>
  (value, path, problems) =>
    listOf(item, 2, 2)(value, path, problems) as readonly [Item, Item]; // a list of exactly two

/** What a form reads, or nothing. */
export const orNull =
  <Value>(form: Form<Value>): Form<Value | null> =>
  (value, path, problems) =>
    value === null ? null : form(value, path, problems);

/** An object of these fields; the keys `aside` may be there and are left behind. */
export function objectOf<Value extends object>(forms: Forms<Value>, aside: readonly string[] = []): Form<Value> {
  const fields = Object.entries<Form<unknown> | MaybeForm<unknown>>(forms);
  const known = [...Object.keys(forms), ...aside];
  return (value, path, problems) => {
    if (!isObject(value)) return wrong(problems, { code: 'wrong-type', path, expected: ['object'] });
    for (const key of Object.keys(value)) {
      if (!known.includes(key) && isGoingOn(problems)) unknownKey(key, known, path, problems);
    }
    const copy: Record<string, unknown> = {};
    for (const [key, field] of fields) {
      const isMaybe = typeof field !== 'function';
      if (Object.hasOwn(value, key)) {
        copy[key] = (isMaybe ? field.maybe : field)(value[key], [...path, key], problems);
      } else if (!isMaybe) wrong(problems, { code: 'missing', path: [...path, key] });
    }
    return copy as Value; // every field has been read by the form of its name
  };
}

/** An object whose form depends on one of its fields: only the form that the field names is asked. */
export function taggedBy<Value extends object, Key extends keyof Value & string>(
  key: Key,
  members: { readonly [Tag in Value[Key] & string]: Form<Value> },
): Form<Value> {
  const forms: Readonly<Record<string, Form<Value>>> = members;
  return (value, path, problems) => {
    if (!isObject(value)) return wrong(problems, { code: 'wrong-type', path, expected: ['object'] });
    if (!Object.hasOwn(value, key)) return wrong(problems, { code: 'missing', path: [...path, key] });
    const tag = value[key];
    const form = typeof tag === 'string' && Object.hasOwn(forms, tag) ? forms[tag] : undefined;
    return form ? form(value, path, problems) : notOneOf(tag, Object.keys(forms), [...path, key], problems);
  };
}
