import fc from 'fast-check';
import { expect, describe as group, test } from 'vitest';
import { repairDeck, validateDeck } from '../../../src/games/goblin-summoner/deck.js';
import { decks, goblinSummoner } from '../../../src/games/goblin-summoner/index.js';
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
const circle: Record<string, unknown> = { affinity: 'goblin' };
circle.cards = [circle];
const doubling = (() => {
  let value: unknown = [];
  for (let i = 0; i < 40; i++) value = [value, value];
  return value;
})();
const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();
const good = decks['warren-rush'];

const JUNK: readonly (readonly [string, unknown, string])[] = [
  ['undefined', undefined, 'not-json'],
  ['null', null, 'wrong-type'],
  ['an empty text', '', 'wrong-type'],
  ['a brace', '{', 'wrong-type'],
  ['a number', 42, 'wrong-type'],
  ['a list', [], 'wrong-type'],
  ['an empty object', {}, 'missing'],
  ['no cards', { affinity: 'goblin', cards: null }, 'wrong-type'],
  ['cards that are no list', { affinity: 'goblin', cards: {} }, 'wrong-type'],
  ['nesting of 100,000', { affinity: 'goblin', cards: deep }, 'too-deep'],
  ['a circle', circle, 'cyclic'],
  ['a list in a list, twice each, forty deep', { affinity: 'goblin', cards: doubling }, 'too-large'],
  ['a sparse list of 900,000', { affinity: 'goblin', cards: new Array(900_000) }, 'too-many-problems'],
  ['900,000 numbers for cards', { affinity: 'goblin', cards: new Array(900_000).fill(1) }, 'too-many-problems'],
  ['a sparse list of 4,294,967,295', { affinity: 'goblin', cards: new Array(2 ** 32 - 1) }, 'too-large'],
  ['a getter that throws', Object.defineProperty({ ...good }, 'cards', { enumerable: true, get: bomb }), 'unreadable'],
  ['a proxy that throws', new Proxy({}, { get: bomb, ownKeys: bomb, getPrototypeOf: bomb }), 'unreadable'],
  ['a proxy that has been revoked', revoked, 'unreadable'],
  ['a map', new Map(), 'not-json'],
  ['a function', () => good, 'not-json'],
  ['a symbol', Symbol('deck'), 'not-json'],
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
    const decks = [value, good] as unknown as [typeof good, typeof good];
    if (value !== undefined) expect(() => goblinSummoner.setup({ seed: 'x', decks })).toThrow(InvalidInputError);
  });

  rule('G-12.6', 'KF-J06: a number that counts nothing makes a list malformed, not illegal', () => {
    for (const copies of [-4, 0, 2.5, '4', 1e308, 2 ** 53, Number.NaN, null, true, [4], undefined]) {
      const deck = {
        affinity: 'goblin',
        cards: [
          { card: 'net', copies },
          { card: 'goblin-runt', copies: 54 },
        ],
      };
      const { status, problems } = validateDeck(deck, { maxCopies: null });
      expect(status).toBe('illegal');
      expect(problems).toMatchObject([{ rule: 'G-12.6', path: ['cards', 0, 'copies'] }]);
    }
  });

  test('KF-J06: a huge number is only a number', () => {
    const { problems, stats } = validateDeck({ affinity: 'goblin', cards: [{ card: 'net', copies: 1e9 }] });
    expect(problems[0]).toMatchObject({ code: 'deck-size', have: 1e9, need: 22 });
    expect(stats.cards).toBe(1e9);
    expect(problems[0]?.fix).toEqual([{ edit: 'remove', card: 'net', copies: 1e9 - 22 }]);
  });

  test('KF-J08: an unknown key is named, with the nearest that is known', () => {
    const [first] = good.cards;
    const { problems } = validateDeck({
      ...good,
      afinity: 'goblin',
      cards: [{ ...first, copys: 2 }, ...good.cards.slice(1)],
    });
    expect(problems).toMatchObject([
      { code: 'unknown-key', path: ['afinity'], didYouMean: ['affinity'] },
      { code: 'unknown-key', path: ['cards', 0, 'copys'], didYouMean: ['copies'] },
    ]);
  });

  test('a line that is malformed does not hide what is wrong with the others', () => {
    const cards = [
      { card: 'net', copies: '3' },
      { card: 'gobln-king', copies: 1 },
      { card: 'ogre', copies: 4 },
    ];
    expect(codesOf(validateDeck({ affinity: 'goblin', cards }))).toEqual([
      'wrong-type',
      'deck-copies',
      'deck-unknown-card',
    ]);
    expect(validateDeck({ affinity: 'goblin', cards }).problems[1]?.path).toEqual(['cards', 2, 'card']);
  });

  test('KF-J10: anything at all is answered, and the answer is JSON', () => {
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withMap: true, withSparseArray: true, withNullPrototype: true }),
        (value) => {
          for (const deck of [value, { affinity: 'goblin', cards: value }, { affinity: value, cards: [value] }]) {
            const verdict = validateDeck(deck);
            expect(JSON.parse(JSON.stringify(verdict))).toEqual(verdict);
            if (verdict.status === 'legal') expect(verdict.problems).toEqual([]);
          }
        },
      ),
    );
  });

  test('20,000 lines of unknown cards are as many problems', () => {
    const cards = Array.from({ length: 20_000 }, (_, i) => ({ card: `goblin-${i}`, copies: 1 }));
    expect(validateDeck({ affinity: 'goblin', cards }).problems).toHaveLength(20_001);
    expect(repairDeck({ affinity: 'goblin', cards }).deck?.cards.length).toBeGreaterThan(0);
  });
});
