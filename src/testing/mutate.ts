import { deepCopy } from '../kernel/copy.js';
import type { Random, Shape } from '../kernel/types.js';

/** What mutations draw from: texts and numbers that stand somewhere in the game, and other actions. */
export interface Gene<T extends Shape> {
  readonly leaves: readonly (string | number)[];
  readonly actions: readonly T['action'][];
}

const STRANGE: readonly (string | number)[] = ['', 'nonsense', 'constructor', '__proto__', -1, 0, 1, 2 ** 31, 1.5];

/** An action changed in one place or two: mostly well-formed still, mostly illegal. */
export function mutate<T extends Shape>(action: T['action'], gene: Gene<T>, random: Random): unknown {
  const changed = deepCopy(action) as unknown as Record<string, unknown>; // from here on it is any object
  const keys = Object.keys(changed).filter((key) => key !== 'type' && key !== 'seat');
  const other = random.pick(gene.actions) as unknown as Readonly<Record<string, unknown>>;
  if (keys.length === 0 || random.int(6) === 0) {
    const key = random.pick(['type', 'seat', ...Object.keys(other)]);
    changed[key] = deepCopy(other[key]);
    return changed;
  }
  const key = random.pick(keys);
  if (random.int(8) === 0) delete changed[key];
  else changed[key] = altered(changed[key], gene.leaves, random);
  return random.int(4) === 0 ? mutate(changed as unknown as T['action'], gene, random) : changed;
}

function altered(value: unknown, leaves: readonly (string | number)[], random: Random): unknown {
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return alteredList(value, leaves, random);
  if (typeof value === 'object' && value !== null) {
    const keys = Object.keys(value);
    if (keys.length === 0) return value;
    const key = random.pick(keys);
    return { ...value, [key]: altered((value as Readonly<Record<string, unknown>>)[key], leaves, random) };
  }
  if (typeof value === 'number' && random.int(3) === 0) return value + (random.int(2) === 0 ? 1 : -1);
  const alike = leaves.filter((leaf) => typeof leaf === typeof value);
  return alike.length === 0 || random.int(5) === 0 ? random.pick(STRANGE) : random.pick(alike);
}

function alteredList(list: readonly unknown[], leaves: readonly (string | number)[], random: Random): unknown {
  const copy = [...list];
  if (copy.length === 0) return leaves.length === 0 ? [null] : [random.pick(leaves)];
  const at = random.int(copy.length);
  switch (random.int(5)) {
    case 0:
      copy.splice(at, 1);
      break;
    case 1:
      copy.push(deepCopy(copy[at]));
      break;
    case 2:
      random.shuffle(copy);
      break;
    case 3:
      copy.push(altered(copy[at], leaves, random));
      break;
    default:
      copy[at] = altered(copy[at], leaves, random);
  }
  return copy;
}
