import fc from 'fast-check';
import { expect, describe as group, test } from 'vitest';
import { repairDeck, validateDeck } from '../../../src/games/salvation-summoner/deck.js';
import { salvationSummoner } from '../../../src/games/salvation-summoner/index.js';
import { InvalidInputError } from '../../../src/index.js';
import { rule } from '../../rule.js';
import { base, codesOf } from './deck-kit.js';

const bomb = (): never => {
  throw new Error('a getter went off');
};
const deep = (() => {
  let value: unknown = [];
  for (let i = 0; i < 100_000; i++) value = [value];
  return value;
})();
const circle: Record<string, unknown> = {};
circle.cards = [circle];
const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();
const good = { cards: base };

const JUNK: readonly (readonly [string, unknown, string])[] = [
  ['undefined', undefined, 'not-json'],
  ['null', null, 'wrong-type'],
  ['a text', 'base-set', 'wrong-type'],
  ['a number', 42, 'wrong-type'],
  ['a bare list', base, 'wrong-type'],
  ['an empty object', {}, 'missing'],
  ['no cards', { cards: null }, 'wrong-type'],
  ['cards that are no list', { cards: {} }, 'wrong-type'],
  ['nesting of 100,000', { cards: deep }, 'too-deep'],
  ['a circle', circle, 'cyclic'],
  ['a sparse list of 900,000', { cards: new Array(900_000) }, 'too-many-problems'],
  ['a sparse list of 4,294,967,295', { cards: new Array(2 ** 32 - 1) }, 'too-large'],
  ['a getter that throws', Object.defineProperty({}, 'cards', { enumerable: true, get: bomb }), 'unreadable'],
  ['a proxy that throws', new Proxy({}, { get: bomb, ownKeys: bomb, getPrototypeOf: bomb }), 'unreadable'],
  ['a proxy that has been revoked', revoked, 'unreadable'],
  ['a map', new Map(), 'not-json'],
  ['a function', () => good, 'not-json'],
  ['a misspelt key', { ...good, crads: base }, 'unknown-key'],
  ['lines of a deck', { cards: [{ card: 'elf', copies: 4 }] }, 'wrong-type'],
  ['an own __proto__', JSON.parse(`{"__proto__":{"polluted":1},${JSON.stringify(good).slice(1)}`), 'unknown-key'],
];

group('what is no supply', () => {
  test.for(JUNK)('KF-J10: %s is told, never thrown', ([, value, code]) => {
    const { status, problems } = validateDeck(value);
    expect(status).toBe('illegal');
    expect(codesOf({ problems })).toContain(code);
    expect(repairDeck(value)).toMatchObject({ deck: null, edits: [] });
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect(() => JSON.stringify(problems)).not.toThrow();
  });
  rule('S-2.10', 'KF-J10: as the supply of a config it is one typed error', () => {
    for (const [name, value] of JUNK) {
      if (name === 'undefined' || name === 'a bare list' || name === 'a text') continue; // a config may have these
      expect(() => salvationSummoner.setup({ seed: 'x', supply: value as never })).toThrow(InvalidInputError);
    }
  });
  test('a place that is malformed does not hide what is wrong with the others', () => {
    const verdict = validateDeck({ cards: [7, 'gobblin', 'elf', 'elf', ''] });
    expect(codesOf(verdict)).toEqual(['wrong-type', 'too-short', 'supply-unknown-card', 'supply-duplicate']);
    expect(verdict.problems.map(({ path }) => path.join('.'))).toEqual(['cards.0', 'cards.4', 'cards.1', 'cards.3']);
  });
  test('40,000 places are judged in time, whatever they hold', () => {
    const many = Array.from({ length: 20_000 }, (_, i) => `goblin-${i}`);
    const cards = [...many, ...many.map(() => 'elf')];
    const { problems } = validateDeck({ cards });
    expect(problems.filter(({ code }) => code === 'supply-unknown-card')).toHaveLength(20_000);
    expect(problems.at(-1)).toMatchObject({ code: 'supply-duplicate', have: 20_000 });
    expect(repairDeck({ cards }).deck?.cards).toHaveLength(15);
  });
  test('KF-J10: anything at all is answered, and the answer is JSON', () => {
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withMap: true, withSparseArray: true, withNullPrototype: true }),
        (value) => {
          for (const deck of [value, { cards: value }, { cards: [value] }]) {
            const verdict = validateDeck(deck);
            expect(JSON.parse(JSON.stringify(verdict))).toEqual(verdict);
            if (verdict.status === 'legal') expect(verdict.problems).toEqual([]);
          }
        },
      ),
    );
  });
});
