import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '../../src/index.js';
import type { DeckBench } from './deck-bench.js';

const bomb = (): never => {
  throw new Error('a getter went off');
};
const nested = (depth: number, wrap: (value: unknown) => unknown): unknown => {
  let value: unknown = [];
  for (let i = 0; i < depth; i++) value = wrap(value);
  return value;
};
const revoked = (): object => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
};
const circleOf = (fields: object): unknown => {
  const circle: Record<string, unknown> = { ...fields };
  circle.cards = [circle];
  return circle;
};

type Junk = readonly [what: string, value: unknown, code: string];
const junk = ({ good, fields }: DeckBench): readonly Junk[] => [
  ['undefined', undefined, 'not-json'],
  ['null', null, 'wrong-type'],
  ['an empty text', '', 'wrong-type'],
  ['a brace', '{', 'wrong-type'],
  ['a number', 42, 'wrong-type'],
  ['a list', [], 'wrong-type'],
  ['an empty object', {}, 'missing'],
  ['no cards', { ...fields, cards: null }, 'wrong-type'],
  ['cards that are no list', { ...fields, cards: {} }, 'wrong-type'],
  ['nesting of 100,000', { ...fields, cards: nested(100_000, (value) => [value]) }, 'too-deep'],
  ['a circle', circleOf(fields), 'cyclic'],
  ['a list twice in a list, forty deep', { ...fields, cards: nested(40, (value) => [value, value]) }, 'too-large'],
  ['a sparse list of 900,000', { ...fields, cards: new Array(900_000) }, 'too-many-problems'],
  ['900,000 numbers for cards', { ...fields, cards: new Array(900_000).fill(1) }, 'too-many-problems'],
  ['a sparse list of 4,294,967,295', { ...fields, cards: new Array(2 ** 32 - 1) }, 'too-large'],
  ['a getter that throws', Object.defineProperty({ ...good }, 'cards', { enumerable: true, get: bomb }), 'unreadable'],
  ['a proxy that throws', new Proxy({}, { get: bomb, ownKeys: bomb, getPrototypeOf: bomb }), 'unreadable'],
  ['a proxy that has been revoked', revoked(), 'unreadable'],
  ['a map', new Map(), 'not-json'],
  ['a function', () => good, 'not-json'],
  ['a symbol', Symbol('deck'), 'not-json'],
  ['a big number', 10n, 'not-json'],
  ['a misspelt key', { ...good, crads: good.cards }, 'unknown-key'],
  ['an own __proto__', JSON.parse(`{"__proto__":{"polluted":1},${JSON.stringify(good).slice(1)}`), 'unknown-key'],
];

/** What is told of anything that is no deck, in every game. */
export function survivesJunk(bench: DeckBench): void {
  const { validateDeck, repairDeck, setUp, good, fields } = bench;
  const all = junk(bench);
  describe('what is no deck in any game', () => {
    test.for(all)('KF-J10: %s is told, never thrown', ([, value, code]) => {
      const { status, problems } = validateDeck(value);
      expect(status).toBe('illegal');
      expect(problems.map((problem) => problem.code)).toContain(code);
      expect(repairDeck(value)).toMatchObject({ deck: null, edits: [] });
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
      expect(() => JSON.stringify(problems)).not.toThrow();
    });

    test.for(all.slice(1))('KF-J10: %s in a config is one typed error', ([, value]) => {
      expect(() => setUp(value as never)).toThrow(InvalidInputError);
    });

    test('KF-J08: an unknown key is named, with the nearest that is known', () => {
      const [first, ...others] = good.cards;
      const { problems } = validateDeck({ ...good, naem: 'x', cards: [{ ...first, copys: 2 }, ...others] });
      expect(problems).toMatchObject([
        { code: 'unknown-key', path: ['naem'], didYouMean: ['name'] },
        { code: 'unknown-key', path: ['cards', 0, 'copys'], didYouMean: ['copies'] },
      ]);
    });

    test('KF-J10: anything at all is answered, and the answer is JSON', () => {
      fc.assert(
        fc.property(
          fc.anything({ withBigInt: true, withMap: true, withSparseArray: true, withNullPrototype: true }),
          (value) => {
            for (const deck of [value, { ...fields, cards: value }, { ...fields, name: value, cards: [value] }]) {
              const verdict = validateDeck(deck);
              expect(JSON.parse(JSON.stringify(verdict))).toEqual(verdict);
              if (verdict.status === 'legal') expect(verdict.problems).toEqual([]);
            }
          },
        ),
      );
    });

    test('5,000 lines of unknown cards are as many problems', () => {
      const cards = Array.from({ length: 5_000 }, (_, i) => ({ card: `nobody-${i}`, copies: 1 }));
      const { problems } = validateDeck({ ...fields, cards });
      expect(problems.filter(({ code }) => code === 'deck-unknown-card')).toHaveLength(5_000);
      expect(repairDeck({ ...fields, cards }).deck?.cards.length).toBeGreaterThan(0);
    });
  });
}
