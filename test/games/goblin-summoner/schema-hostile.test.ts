import fc from 'fast-check';
import { expect, describe as group, test } from 'vitest';
import { goblinSummoner } from '../../../src/games/goblin-summoner/index.js';
import {
  jsonSchemas,
  parseAction,
  parseCard,
  parseCardSet,
  parseConfig,
  parseDeck,
  parseRecord,
  parseState,
} from '../../../src/games/goblin-summoner/schema.js';
import { houseSet } from './set-kit.js';

const readers = { parseAction, parseCard, parseCardSet, parseConfig, parseDeck, parseRecord, parseState };
const bomb = (): never => {
  throw new Error('a getter went off');
};
const deep = (() => {
  let value: unknown = {};
  for (let i = 0; i < 100_000; i++) value = { value };
  return value;
})();
const circle: Record<string, unknown> = {};
circle.players = [circle, circle];

const ring: unknown[] = [];
ring.push(ring);

group('hostile documents', () => {
  const junk: readonly (readonly [string, unknown, string])[] = [
    ['undefined', undefined, 'not-json'],
    ['null', null, 'wrong-type'],
    ['a text', '{', 'wrong-type'],
    ['a list', [], 'wrong-type'],
    ['nesting of 100,000', deep, 'too-deep'],
    ['a circle', circle, 'cyclic'],
    ['a getter that throws', Object.defineProperty({}, 'seed', { enumerable: true, get: bomb }), 'unreadable'],
    ['a proxy that throws', new Proxy({}, { ownKeys: bomb, get: bomb }), 'unreadable'],
    ['an own __proto__', JSON.parse('{"__proto__":{"polluted":1}}'), 'unknown-key'],
    ['a class instance', new Date(0), 'not-json'],
    ['a list of 4,294,967,295', new Array(2 ** 32 - 1), 'too-large'],
    ['two million numbers', new Array(2_000_000).fill(1), 'too-large'],
  ];
  test.for(junk)('KF-J10, KF-F06: %s is told by every reader, and nothing is thrown', ([, value, code]) => {
    for (const read of Object.values(readers)) {
      const result = read(value);
      if (result.ok) throw new Error('this is no document');
      expect(result.problems.map((one) => one.code)).toContain(code);
      for (const one of result.problems) expect(() => JSON.stringify(one)).not.toThrow();
    }
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test('whatever is handed in, it is read or told', () => {
    const start = goblinSummoner.setup({ seed: 'x' });
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...Object.keys(start)), (value, key) => {
        const documents = [value, { ...start, [key]: value }, { type: value, seat: 0 }, { seed: 'x', decks: [value] }];
        for (const read of Object.values(readers)) {
          for (const given of documents) {
            const result = read(given);
            if (!result.ok) expect(result.problems.length).toBeGreaterThan(0);
            else expect(JSON.parse(JSON.stringify(result.value))).toEqual(result.value);
          }
        }
      }),
      { numRuns: 50 },
    );
  });
});

group('codes', () => {
  const [card] = houseSet.cards;
  /** One sample of every code of forms. They are part of the interface: none may go, or come to mean something else. */
  const samples: readonly (readonly [string, unknown])[] = [
    ['missing', { ...card, cost: undefined }],
    ['unknown-key', { ...card, price: 1 }],
    ['wrong-type', { ...card, cost: '1' }],
    ['not-one-of', { ...card, keywords: ['fast'] }],
    ['bad-id', { ...card, id: 'Goblin Runt' }],
    ['too-small', { ...card, cost: -1 }],
    ['too-big', { ...card, cost: 2 ** 53 }],
    ['too-short', { ...card, name: '' }],
    ['too-long', { ...card, name: 'x'.repeat(101) }],
    ['not-json', { ...card, cost: 1n }],
    ['unreadable', Object.defineProperty({ ...card }, 'cost', { enumerable: true, get: bomb })],
    ['cyclic', { ...card, effects: ring }],
    ['too-deep', { ...card, text: deep }],
    ['too-large', { ...card, effects: new Array(1_000_001) }],
    ['too-many-problems', { ...card, effects: new Array(2_000).fill(1) }],
  ];
  const PARTS = ['code', 'path', 'have', 'need', 'expected', 'didYouMean'];

  test.for(samples)('KF-K06: %s is told once, where it is, and needs no message', ([code, given]) => {
    const read = parseCard(given);
    const problems = read.ok ? [] : read.problems;
    expect(problems.filter((one) => one.code === code)).toHaveLength(1);
    for (const one of problems) {
      expect(samples.map(([known]) => known)).toContain(one.code);
      expect(Object.keys(one).filter((part) => !PARTS.includes(part))).toEqual([]);
    }
  });
});

group('JSON Schema', () => {
  test('there is one for each document, plain JSON, closed against unknown keys', () => {
    expect(Object.keys(jsonSchemas)).toEqual(['card', 'card-set', 'deck', 'config', 'action', 'state', 'record']);
    for (const schema of Object.values(jsonSchemas)) {
      expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
      expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    }
    expect(jsonSchemas.deck).toMatchObject({
      type: 'object',
      additionalProperties: false,
      required: ['affinity', 'cards'],
      properties: { cards: { type: 'array', items: { properties: { copies: { type: 'integer', minimum: 1 } } } } },
    });
    expect(jsonSchemas.action.oneOf).toHaveLength(9);
  });
});
