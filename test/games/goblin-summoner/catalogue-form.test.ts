import fc from 'fast-check';
import { expect, describe as group, test } from 'vitest';
import { type Bestiary, createGoblinSummoner, type Step, type When } from '../../../src/games/goblin-summoner/index.js';
import { parseCardSet } from '../../../src/games/goblin-summoner/schema.js';
import { InvalidInputError, type Problem } from '../../../src/index.js';
import { rule } from '../../rule.js';
import { effect, houseSet, monster, problemsOf, setOf, spell, told, trap } from './set-kit.js';

const draw: Step = { op: 'draw', player: 'own', amount: 1 };
const entering: When = { on: 'summoned', whose: 'self' };

group('sets in a wrong form are refused', () => {
  rule(['G-14.13', 'G-2.3', 'G-2.6', 'G-2.4'], 'numbers out of bounds, and fields that are missing or too many', () => {
    const with_ = (fields: object) =>
      told(setOf({ ...monster('x'), ...fields })).map((line) => line.replace('0.cards.0.', ''));
    expect(with_({ cost: -1 })).toEqual(['too-small at cost']);
    expect(with_({ cost: 100 })).toEqual(['too-big at cost']);
    expect(with_({ hp: 0 })).toEqual(['too-small at hp']);
    expect(with_({ attack: 1.5 })).toEqual(['wrong-type at attack']);
    expect(with_({ attack: 0, defence: 0, cost: 0, hp: 99 })).toEqual([]);
    expect(with_({ type: undefined })).toEqual(['missing at type']);
    expect(told(setOf({ ...spell(effect({ on: 'resolve' }, draw)), type: 'frog' } as never))).toEqual([
      'unknown-key at 0.cards.0.type',
    ]);
    for (const amount of [-99, 0, 99])
      expect(with_({ effects: [effect(entering, { ...draw, amount } as Step)] })).toEqual([]);
    for (const amount of [-100, 100]) {
      expect(with_({ effects: [effect(entering, { ...draw, amount } as Step)] })).toHaveLength(1);
    }
  });

  test('KF-J08, KF-K02: a slip is named where it is, and only there', () => {
    expect(problemsOf(setOf({ ...monster('x'), atack: 5 } as never))).toMatchObject([
      { code: 'unknown-key', path: [0, 'cards', 0, 'atack'], didYouMean: ['attack'] },
    ]);
    expect(problemsOf(setOf({ ...trap(), category: 'tarp' } as never))).toEqual([
      {
        code: 'not-one-of',
        path: [0, 'cards', 0, 'category'],
        expected: ['monster', 'relic', 'spell', 'trap'],
        didYouMean: ['trap'],
      },
    ]);
    expect(told(setOf({ ...trap(effect({ on: 'attack', whose: 'enemy' }, draw)), cost: '1' } as never))).toEqual([
      'wrong-type at 0.cards.0.cost',
    ]);
  });
});

group('hostile sets', () => {
  const bomb = (): never => {
    throw new Error('a getter went off');
  };
  test.for<readonly [string, unknown, string]>([
    ['nothing', null, 'wrong-type'],
    ['a list of nothing', [null], 'wrong-type'],
    ['a text', ['first-bestiary'], 'wrong-type'],
    ['an empty object', [{}], 'missing'],
    [
      'a getter that throws',
      [Object.defineProperty({ ...setOf() }, 'cards', { enumerable: true, get: bomb })],
      'unreadable',
    ],
    ['a proxy that throws', [new Proxy({}, { ownKeys: bomb })], 'unreadable'],
    [
      'an own __proto__',
      [JSON.parse(`{"__proto__":{"polluted":1},${JSON.stringify(setOf()).slice(1)}`)],
      'unknown-key',
    ],
    ['the id __proto__', [setOf(monster('__proto__'))], 'bad-id'],
    ['the id constructor', [setOf(monster('constructor'))], 'bad-id'],
    ['an id with capitals', [setOf(monster('Frog King'))], 'bad-id'],
  ])('KF-J07, KF-F06: %s is refused with a code', ([, sets, code]) => {
    const given = { sets } as { sets: readonly Bestiary[] };
    expect(() => createGoblinSummoner(given)).toThrow(InvalidInputError);
    expect(problemsOf(...((sets ?? [null]) as readonly unknown[])).map((one) => one.code)).toContain(code);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

group('the two readers of card sets', () => {
  /** Everything in a document that can be put in the place of something else: keys and items, with their paths. */
  const pathsIn = (
    value: unknown,
    path: readonly (string | number)[] = [],
  ): readonly (readonly (string | number)[])[] =>
    typeof value !== 'object' || value === null
      ? [path]
      : [
          path,
          ...Object.entries(value).flatMap(([key, inner]) =>
            pathsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
          ),
        ];
  const document = { ...houseSet, cards: houseSet.cards.filter((_, i) => i % 9 === 0) };
  const places = pathsIn(document).filter((path) => {
    const last = path.at(-1);
    return path.length > 1 && !['name', 'text', 'source', 'note', 'set', 'version'].includes(String(last));
  });

  function changed(path: readonly (string | number)[], by: unknown): unknown {
    const copy = structuredClone(document);
    const [last, ...above] = path.toReversed();
    let at: unknown = copy;
    for (const key of above.reverse()) at = Object(at)[key];
    if (by === undefined) delete Object(at)[last ?? ''];
    else if (by === 'a key more') Object(Object(at)[last ?? '']).extra = 1;
    else Object(at)[last ?? ''] = by;
    return copy;
  }

  test('say the same of any change to a set: createGoblinSummoner without zod, parseCardSet with it', () => {
    const by = fc.constantFrom<unknown>(
      ...[undefined, null, -1, 0, 1, 2.5, 1e308, 100, true, false, '', 'goblin', 'attack', 'self', 'static', 'monster'],
      ...['a key more', [], {}, [{}], { count: { side: 'own' } }, ['goblin'], 'constructor', 'x'.repeat(65)],
    );
    fc.assert(
      fc.property(fc.constantFrom(...places), by, (path, value) => {
        const given = changed(path, value);
        const parsed = parseCardSet(given, { sets: [] });
        const known = (list: readonly Problem[], cut: number) =>
          new Set(list.map((one) => `${one.code} at ${one.path.slice(cut).join('.')}`));
        expect(known(parsed.ok ? [] : parsed.problems, 0)).toEqual(known(problemsOf(given), 1));
      }),
      { numRuns: 100 },
    );
  });
});
