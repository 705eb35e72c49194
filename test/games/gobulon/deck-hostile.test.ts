import fc from 'fast-check';
import { expect, describe as group, test } from 'vitest';
import { repairDeck, validateDeck } from '../../../src/games/gobulon/deck.js';
import { decks, gobulon } from '../../../src/games/gobulon/index.js';
import { InvalidInputError } from '../../../src/index.js';
import { rule } from '../../rule.js';
import { codesOf } from './deck-kit.js';

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
const good = decks['comme-chat'];

const JUNK: readonly (readonly [string, unknown, string])[] = [
  ['undefined', undefined, 'not-json'],
  ['null', null, 'wrong-type'],
  ['an empty text', '', 'wrong-type'],
  ['a brace', '{', 'wrong-type'],
  ['a number', 42, 'wrong-type'],
  ['a list', [], 'wrong-type'],
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
  ['a big number', 10n, 'not-json'],
  ['a misspelt key', { ...good, crads: good.cards }, 'unknown-key'],
  ['an own __proto__', JSON.parse(`{"__proto__":{"polluted":1},${JSON.stringify(good).slice(1)}`), 'unknown-key'],
];

group('what is no deck', () => {
  test.for(JUNK)('KF-J10: %s is told, never thrown', ([, value, code]) => {
    const { status, problems } = validateDeck(value);
    expect(status).toBe('illegal');
    expect(codesOf({ problems })).toContain(code);
    expect(repairDeck(value)).toMatchObject({ deck: null, edits: [] });
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect(() => JSON.stringify(problems)).not.toThrow();
  });

  test.for(JUNK)('KF-J10: %s in a config is one typed error', ([, value]) => {
    const both = [value, good] as unknown as [typeof good, typeof good];
    if (value !== undefined) expect(() => gobulon.setup({ seed: 'x', decks: both })).toThrow(InvalidInputError);
  });

  rule('B-4.5', 'KF-J06: a number that counts nothing makes a list malformed, not illegal', () => {
    for (const copies of [-4, 0, 2.5, '4', 1e308, 2 ** 53, Number.NaN, null, true, [4], undefined]) {
      const cards = [
        { card: 'joker-cameleon', copies },
        { card: 'nuit-courant-d-air', copies: 54 },
      ];
      const { status, problems } = validateDeck({ cards });
      expect(status).toBe('illegal');
      expect(problems[0]).toMatchObject({ rule: 'B-4.5', path: ['cards', 0, 'copies'], severity: 'illegal' });
      // A list of which lines are missing is not judged as a whole.
      expect(codesOf({ problems }).slice(1)).toEqual(['deck-copies']);
    }
  });

  test('KF-J06: a huge number is only a number', () => {
    const { problems, stats } = validateDeck({ cards: [{ card: 'nuit-courant-d-air', copies: 1e9 }] });
    expect(problems[0]).toMatchObject({ code: 'deck-size', have: 1e9, need: 50 });
    expect(stats.cards).toBe(1e9);
    expect(problems.at(-1)?.fix).toEqual([{ edit: 'remove', card: 'nuit-courant-d-air', copies: 1e9 - 5 }]);
  });

  test('KF-J08: an unknown key is named, with the nearest that is known', () => {
    const [first, ...others] = good.cards;
    const { problems } = validateDeck({ cards: [{ ...first, copys: 2 }, ...others], nam: 'x' });
    expect(problems).toMatchObject([
      { code: 'unknown-key', path: ['nam'], didYouMean: ['name'] },
      { code: 'unknown-key', path: ['cards', 0, 'copys'], didYouMean: ['copies'] },
    ]);
  });

  test('a line that is malformed does not hide what is wrong with the others', () => {
    const cards = [
      { card: 'joker-cameleon', copies: '3' },
      { card: 'joker-camelon', copies: 1 },
      { card: 'nuit-courant-d-air', copies: 6 },
    ];
    expect(codesOf(validateDeck({ cards }))).toEqual(['wrong-type', 'deck-unknown-card', 'deck-copies']);
    expect(validateDeck({ cards }).problems[1]?.path).toEqual(['cards', 1, 'card']);
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

  test('5,000 lines of unknown cards are as many problems', () => {
    const cards = Array.from({ length: 5_000 }, (_, i) => ({ card: `chat-${i}`, copies: 1 }));
    const unknown = codesOf(validateDeck({ cards })).filter((code) => code === 'deck-unknown-card');
    expect(unknown).toHaveLength(5_000);
    expect(repairDeck({ cards }).deck?.cards.length).toBeGreaterThan(0);
  });
});
