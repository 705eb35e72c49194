import { isPlain } from './copy.js';
import type { Problem } from './problem.js';

/** How deep that which is handed in may be nested. */
const MAX_DEPTH = 64;
/** How many values, lists and objects included, that which is handed in may consist of. */
export const MAX_VALUES = 1_000_000;
/** After how many problems reading stops; the last one then is `too-many-problems`. */
export const MAX_PROBLEMS = 1_000;

/** What can keep unknown data from being read as plain JSON. */
export type PlainCode =
  | 'unreadable'
  | 'not-json'
  | 'cyclic'
  | 'too-deep'
  | 'too-large'
  | 'unknown-key'
  | 'too-many-problems';

// Also in copy.ts on purpose: `plainCopy` stops at the first fault, which is fast, and cannot say what else is wrong.
/** A plain copy, and what could not be copied: there it holds `undefined`. */
export interface Taken {
  readonly value: unknown;
  readonly problems: readonly Problem[];
}
interface Taking {
  readonly problems: Problem[];
  readonly path: (string | number)[];
  readonly above: object[];
  left: number;
}

const thrown = /* @__PURE__ */ Symbol('thrown');
/** Reading a foreign object may run foreign code, and that may throw. */
function foreign<Value>(read: () => Value): Value | typeof thrown {
  try {
    return read();
  } catch {
    return thrown;
  }
}

function fault(taking: Taking, code: PlainCode): undefined {
  taking.problems.push({ code, path: [...taking.path] });
  if (taking.problems.length < MAX_PROBLEMS || taking.left < 0) return;
  taking.problems.push({ code: 'too-many-problems', path: [] });
  taking.left = -1;
}

function takeAt(taking: Taking, key: string | number, read: () => unknown): unknown {
  taking.path.push(key);
  const value = foreign(read);
  const copy = value === thrown ? fault(taking, 'unreadable') : take(taking, value);
  taking.path.pop();
  return copy;
}

function takeList(taking: Taking, list: readonly unknown[]): unknown {
  const length = foreign(() => Number(list.length));
  if (length === thrown) return fault(taking, 'unreadable');
  if (length > taking.left) return fault(taking, 'too-large');
  const copy: unknown[] = [];
  for (let i = 0; i < length && taking.left >= 0; i++) copy.push(takeAt(taking, i, () => list[i]));
  return copy;
}

function takeFields(taking: Taking, fields: Readonly<Record<string, unknown>>): unknown {
  const keys = foreign(() => Object.keys(fields));
  if (keys === thrown) return fault(taking, 'unreadable');
  const copy: Record<string, unknown> = {};
  for (const key of keys) {
    if (taking.left < 0) break;
    if (key === '__proto__') taking.problems.push({ code: 'unknown-key', path: [...taking.path, key] });
    else {
      const value = foreign(() => fields[key]);
      if (value !== undefined) copy[key] = takeAt(taking, key, () => value);
    }
  }
  return copy;
}

function takeObject(taking: Taking, object: object): unknown {
  if (taking.above.includes(object)) return fault(taking, 'cyclic');
  if (taking.above.length === MAX_DEPTH) return fault(taking, 'too-deep');
  const kind = foreign(() => (Array.isArray(object) ? 'list' : isPlain(object) ? 'fields' : 'other'));
  if (kind === thrown) return fault(taking, 'unreadable');
  if (kind === 'other') return fault(taking, 'not-json');
  taking.above.push(object);
  const copy =
    kind === 'list'
      ? takeList(taking, object as readonly unknown[])
      : takeFields(taking, object as Readonly<Record<string, unknown>>);
  taking.above.pop();
  return copy;
}

function take(taking: Taking, value: unknown): unknown {
  if (taking.left < 0) return undefined;
  taking.left -= 1;
  if (taking.left < 0) return fault(taking, 'too-large');
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return value === 0 ? 0 : value;
  return typeof value === 'object' ? takeObject(taking, value) : fault(taking, 'not-json');
}

/**
 * Copies unknown data, once, into plain JSON of our own, so that nothing foreign runs or changes afterwards. Never
 * throws. A field that holds `undefined` is absent, -0 becomes 0. Problems: `unreadable` where a getter or a proxy
 * throws, `not-json`, `cyclic`, `too-deep`, `too-large`, `unknown-key` for an own key `__proto__`, and
 * `too-many-problems`.
 */
export function takePlain(given: unknown): Taken {
  const taking: Taking = { problems: [], path: [], above: [], left: MAX_VALUES };
  return { value: take(taking, given), problems: taking.problems };
}
