import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_TEXT } from '../../src/kernel/deck/text.js';
import type { DeckBench } from './deck-bench.js';

/** Cards and copies of a text that raises no issue. */
function read({ parseDeckText }: DeckBench, text: string): Readonly<Record<string, number>> {
  const { deck, issues } = parseDeckText(text);
  expect(issues).toEqual([]);
  return Object.fromEntries(deck.cards.map(({ card, copies }) => [card, copies]));
}

function lines(bench: DeckBench): void {
  const { parseDeckText, short, long, headings } = bench;
  const clean = `Name: Trial\n${headings[0]}\n4 ${long.name}\n1 ${short.name}\n`;

  test.for([
    ['BOM', `\ufeff${clean}`],
    ['CRLF', clean.replaceAll('\n', '\r\n')],
    ['lone CR', clean.replaceAll('\n', '\r')],
    ['blank lines after it', `${clean}\n\n \n\t\n`],
    ['no final newline', clean.trimEnd()],
    ['white space around every line', clean.replaceAll('\n', '\t \n  ')],
  ] as const)('KF-J01: with %s it is the same deck', ([, text]) => {
    expect(read(bench, text)).toEqual({ [long.id]: 4, [short.id]: 1 });
    expect(parseDeckText(text).deck.name).toBe('Trial');
  });

  test.for([
    [(name: string) => `4 ${name}`, 4],
    [(name: string) => `4x ${name}`, 4],
    [(name: string) => `4 x ${name}`, 4],
    [(name: string) => `4× ${name}`, 4],
    [(name: string) => `4×${name}`, 4],
    [(name: string) => `${name} x4`, 4],
    [(name: string) => `${name} x 4`, 4],
    [(name: string) => `${name} ×4`, 4],
    [(name: string) => `４ ${name}`, 4],
    [(name: string) => `4\t${name.replace(' ', '  ')}`, 4],
    [(name: string) => `- 4 ${name}`, 4],
    [() => `04 ${long.id}`, 4],
    [(name: string) => name, 1],
    [(name: string) => `4 ${name} // the core`, 4],
    [(name: string) => `4 ${name.toLowerCase()} # the core`, 4],
  ] as const)('KF-J02: a number of copies, way %$', ([write, copies]) => {
    expect(read(bench, write(long.name))).toEqual({ [long.id]: copies });
  });

  test.for(headings)('a heading or a comment: %s', (line) => {
    expect(read(bench, `${line}\n2 ${short.name}`)).toEqual({ [short.id]: 2 });
  });

  test.for(['-1', '0', '1.5', '1,5', '1e9', '1e308', '"3"', '1001', '9007199254740992', '−4'])(
    'KF-J06: %s is told and not counted',
    (count) => {
      const { deck, issues } = parseDeckText(`54 ${long.name}\n${count} ${short.name}`);
      expect(issues).toMatchObject([{ line: 2, column: 1, code: 'bad-count', text: count }]);
      expect(deck.cards).toEqual([{ card: long.id, copies: 54 }]);
    },
  );
}

function textOrJson({ readDeck, formatDeckText, good, fields, short, long, headings }: DeckBench): void {
  test('KF-J01: JSON is told by its brace, also behind a BOM', () => {
    for (const text of [JSON.stringify(good), `\ufeff${JSON.stringify(good, null, 2).replaceAll('\n', '\r\n')}`]) {
      expect(readDeck(text)).toEqual({ deck: good, issues: [], lines: [] });
    }
    expect(readDeck(formatDeckText(good as never)).deck.name).toBe(good.name);
    expect(readDeck(`${headings[0]}\n2 ${short.name}`).deck.cards).toEqual([{ card: short.id, copies: 2 }]);
  });

  test('JSON that is cut off, and JSON that is no deck, are told', () => {
    expect(readDeck('{"cards":[').issues).toMatchObject([{ code: 'not-json' }]);
    const cards = [
      { card: short.id, copies: '3' },
      { card: long.id, copies: 2 },
    ];
    const { deck, issues } = readDeck(JSON.stringify({ ...fields, cards }));
    expect(deck).toEqual({ ...fields, cards: [{ card: long.id, copies: 2 }] });
    expect(issues).toMatchObject([{ code: 'wrong-type', text: 'cards.0.copies' }]);
  });
}

function size(bench: DeckBench): void {
  const { parseDeckText, readDeck, short, misspelt } = bench;
  test('a text of one character too many is refused before it is read', () => {
    expect(MOST_TEXT).toBe(1_048_576);
    expect(parseDeckText('\n'.repeat(MOST_TEXT)).issues).toEqual([]);
    for (const act of [parseDeckText, readDeck]) {
      const text = act(`2 ${short.name}${'\n'.repeat(MOST_TEXT)}`);
      expect(text).toMatchObject({ deck: { cards: [] }, issues: [{ code: 'too-large', line: 1 }] });
    }
  });

  test.for<readonly [string, string]>([
    ['letters', 'a'.repeat(MOST_TEXT)],
    ['spaces between two words', `a${' '.repeat(MOST_TEXT - 2)}b`],
    ['times signs', `3 ${'x'.repeat(MOST_TEXT - 4)} y`],
    ['digits', '9'.repeat(MOST_TEXT)],
    ['brackets', `[${'['.repeat(MOST_TEXT - 1)}`],
    ['combining marks', `3 ${short.name}${'\u0301'.repeat(MOST_TEXT - 2 - short.name.length)}`],
  ])('KF-J06: a line of 1 MB of %s is one issue', ([, text]) => {
    const { deck, issues } = parseDeckText(text);
    expect(issues).toMatchObject([{ line: 1, code: 'too-long' }]);
    expect(issues[0]?.text.length).toBeLessThanOrEqual(200);
    expect(deck.cards).toEqual([]);
  });

  test('a comment of 1 MB is a comment', () => {
    expect(read(bench, `2 ${short.name} // ${'x'.repeat(1_000_000)}`)).toEqual({ [short.id]: 2 });
  });

  test('many unknown names are as many issues, of which the first hundred have suggestions', () => {
    const { issues } = parseDeckText(`3 ${misspelt}\n`.repeat(40_000));
    expect(issues).toHaveLength(40_000);
    expect(issues.filter(({ didYouMean }) => didYouMean.length > 0)).toHaveLength(100);
  });

  test('whatever is handed in, reading never throws, and every line is a card, an issue, or says nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(readDeck(text).issues.length).toBeLessThanOrEqual(text.split(/[\n\r\u0085\u2028\u2029]/).length);
      }),
    );
    for (const value of [undefined, null, 42, {}, [`2 ${short.name}`]]) {
      expect(parseDeckText(value as never).issues).toMatchObject([{ code: 'not-a-text' }]);
      expect(readDeck(value as never).issues).toMatchObject([{ code: 'not-a-text' }]);
    }
  });
}

/** What reading a deck text promises in every game. */
export function readsDeckTexts(bench: DeckBench): void {
  describe('lines of any game', () => lines(bench));
  describe('text or JSON', () => textOrJson(bench));
  describe('size', () => size(bench));
}
