/** Something no door may choke on. What throws when it is read is made anew for each use. */
export interface Hostile {
  readonly name: string;
  /** Makes it anew. */
  readonly make: () => unknown;
}

const thrower = (): never => {
  throw new Error('read');
};
class Instance {
  readonly type = 'x';
}
function revoked(): unknown {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}
function cyclic(): unknown {
  const value: Record<string, unknown> = {};
  value.self = value;
  return value;
}
function broad(): unknown {
  const value: unknown[] = [];
  for (let i = 0; i < 20; i++) value.push(value);
  return value;
}
function deep(): unknown {
  let value: unknown = null;
  for (let i = 0; i < 100_000; i++) value = i % 2 === 0 ? [value] : { a: value };
  return value;
}
const TRAPS: ProxyHandler<object> = {
  get: thrower,
  has: thrower,
  ownKeys: thrower,
  getPrototypeOf: thrower,
  getOwnPropertyDescriptor: thrower,
};

/** Values that are no plain JSON, or too much of it. What is large is made once for all uses. */
export function notJson(): readonly Hostile[] {
  const [bottomless, long] = [deep(), new Array(300_000).fill(0)];
  return [
    { name: 'undefined', make: () => undefined },
    { name: 'a function', make: () => () => null },
    { name: 'a symbol', make: () => Symbol('x') },
    { name: 'a bigint', make: () => 1n },
    { name: 'NaN', make: () => Number.NaN },
    { name: 'Infinity', make: () => Number.POSITIVE_INFINITY },
    { name: 'a date', make: () => new Date(0) },
    { name: 'a map', make: () => new Map([['type', 'x']]) },
    { name: 'a typed array', make: () => new Uint8Array(4) },
    { name: 'an instance of a class', make: () => new Instance() },
    { name: 'an array with a hole', make: () => Object.assign(new Array(2), { 1: 1 }) },
    { name: 'an endless array with holes', make: () => new Array(2 ** 32 - 1) },
    { name: 'a long array', make: () => long },
    { name: 'an array with a name on it', make: () => Object.assign([1], { name: 1 }) },
    { name: 'an object with a symbol as key', make: () => ({ [Symbol.iterator]: 1 }) },
    { name: 'an own key __proto__', make: () => JSON.parse('{"__proto__":{"polluted":true}}') },
    { name: 'a getter that throws', make: () => Object.defineProperty({}, 'type', { enumerable: true, get: thrower }) },
    { name: 'a proxy that throws', make: () => new Proxy({}, TRAPS) },
    { name: 'an array behind a proxy that throws', make: () => new Proxy([], TRAPS) },
    { name: 'a revoked proxy', make: revoked },
    { name: 'a cycle', make: cyclic },
    { name: 'an array that holds itself twenty times', make: broad },
    { name: '100,000 levels', make: () => bottomless },
  ];
}

/** Plain JSON of the wrong kind. */
const wrongJson: readonly Hostile[] = [
  { name: 'null', make: () => null },
  { name: 'true', make: () => true },
  { name: 'a number', make: () => 42 },
  { name: 'a number below 0', make: () => -1 },
  { name: 'half a number', make: () => 1.5 },
  { name: 'a large number', make: () => 1e308 },
  { name: 'an empty text', make: () => '' },
  { name: 'a number as text', make: () => '0' },
  { name: 'the text __proto__', make: () => '__proto__' },
  { name: 'the text constructor', make: () => 'constructor' },
  { name: 'the text toString', make: () => 'toString' },
  { name: 'a long text', make: () => 'x'.repeat(100_000) },
  { name: 'an empty array', make: () => [] },
  { name: 'an empty object', make: () => ({}) },
  { name: 'nested arrays', make: () => [[[[]]]] },
  { name: 'an object with the keys of all objects', make: () => ({ constructor: 1, toString: 2, hasOwnProperty: 3 }) },
];

/** Everything hostile, by itself. */
export const hostile = (): readonly Hostile[] => [...notJson(), ...wrongJson];

/** An object with fields too many, and with each of its fields in turn missing or hostile. */
export function spoiled(good: object, values: readonly Hostile[]): readonly Hostile[] {
  const found: Hostile[] = [
    { name: 'a field too many', make: () => ({ ...good, 'no-such-field': 1 }) },
    { name: 'a symbol too many', make: () => ({ ...good, [Symbol('x')]: 1 }) },
    { name: 'a key __proto__ too many', make: () => withProto(good) },
    { name: 'a class around it', make: () => Object.assign(new Instance(), good) },
    { name: 'an array of it', make: () => [good] },
    { name: 'its text', make: () => JSON.stringify(good) },
  ];
  for (const key of Object.keys(good)) found.push(...spoiledAt(good, key, values));
  return found;
}

function spoiledAt(good: object, key: string, values: readonly Hostile[]): readonly Hostile[] {
  const without = Object.fromEntries(Object.entries(good).filter(([name]) => name !== key));
  return [
    { name: `no ${key}`, make: () => ({ ...without }) },
    { name: `${key}: a getter that throws`, make: () => Object.defineProperty({ ...good }, key, { get: thrower }) },
    ...values.map(({ name, make }) => ({ name: `${key}: ${name}`, make: () => ({ ...good, [key]: make() }) })),
  ];
}

const withProto = (good: object): unknown =>
  JSON.parse(`{"__proto__":{"polluted":true},"constructor":{"polluted":true},${JSON.stringify(good).slice(1)}`);
