/** Where a value is no plain JSON, and why; null if it is. No object may be met twice in it, as `shared` says. */
export function flaw(value: unknown, path = 'top', met: Set<object> = new Set()): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path} is ${Object.is(value, -0) ? '-0' : value}`;
  }
  if (typeof value !== 'object') return `${path} is ${typeof value === 'symbol' ? 'a symbol' : `a ${typeof value}`}`;
  if (met.has(value)) return `${path} is an object that stands elsewhere in it too`;
  met.add(value);
  return strange(value, path) ?? flawWithin(value, path, met);
}

function strange(value: object, path: string): string | null {
  const prototype: unknown = Object.getPrototypeOf(value);
  const isPlain = Array.isArray(value)
    ? Object.keys(value).length === value.length
    : prototype === null || Object.getPrototypeOf(prototype) === null;
  if (!isPlain) return `${path} is an instance of a class, or a list with holes`;
  if (Object.getOwnPropertySymbols(value).length > 0) return `${path} has a symbol as key`;
  return Object.hasOwn(value, '__proto__') ? `${path} has a key __proto__` : null;
}

function flawWithin(value: object, path: string, met: Set<object>): string | null {
  for (const [key, item] of Object.entries(value)) {
    const found = flaw(item, `${path}.${key}`, met);
    if (found !== null) return found;
  }
  return null;
}

/** All objects of a plain tree, by path. */
export function objectsOf(value: unknown, path = 'top', into: Map<object, string> = new Map()): Map<object, string> {
  if (value === null || typeof value !== 'object' || into.has(value)) return into;
  into.set(value, path);
  for (const [key, item] of Object.entries(value)) objectsOf(item, `${path}.${key}`, into);
  return into;
}

/** Where two trees hold the same object, or null. */
export function shared(one: unknown, other: unknown): string | null {
  const mine = objectsOf(one);
  for (const [object, path] of objectsOf(other)) {
    const at = mine.get(object);
    if (at !== undefined) return `${at} is ${path}`;
  }
  return null;
}

/** The path to the first object of a plain tree that is frozen, or that is not; null if there is none. */
export function firstFrozen(value: unknown, isFrozen: boolean): string | null {
  for (const [object, path] of objectsOf(value)) if (Object.isFrozen(object) === isFrozen) return path;
  return null;
}

/** The texts and numbers that stand in a plain tree, each once. */
export function leavesOf(value: unknown, into: Set<string | number> = new Set()): Set<string | number> {
  if (typeof value === 'string' || typeof value === 'number') into.add(value);
  else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) leavesOf(item, into);
  return into;
}
