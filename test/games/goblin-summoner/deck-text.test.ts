import fc from 'fast-check';
import { expect, describe as group, test } from 'vitest';
import {
  type DeckText,
  formatDeckText,
  MOST_TEXT,
  parseDeckText,
  readDeck,
  validateDeck,
} from '../../../src/games/goblin-summoner/deck.js';
import { type Deck, decks } from '../../../src/games/goblin-summoner/index.js';
import { anyDeck, deckOf, hills } from './deck-kit.js';

const clean = 'Affinity: Goblin\nMonsters:\n4 Goblin Soldier\n1 Goblin King\n';
/** Cards and copies of a text that raises no issue. */
function read(text: string, options = {}): Readonly<Record<string, number>> {
  const { deck, issues } = parseDeckText(text, options);
  expect(issues).toEqual([]);
  return Object.fromEntries(deck.cards.map(({ card, copies }) => [card, copies]));
}
const issuesOf = ({ issues }: DeckText) => issues.map(({ line, column, text, code }) => [line, column, text, code]);

group('lines', () => {
  test.for([
    ['BOM', `\ufeff${clean}`],
    ['CRLF', clean.replaceAll('\n', '\r\n')],
    ['lone CR', clean.replaceAll('\n', '\r')],
    ['blank lines after it', `${clean}\n\n \n\t\n`],
    ['no final newline', clean.trimEnd()],
    ['white space around every line', clean.replaceAll('\n', '\t \n  ')],
  ] as const)('KF-J01: with %s it is the same deck', ([, text]) => {
    expect(parseDeckText(text)).toMatchObject({ deck: parseDeckText(clean).deck, issues: [] });
  });

  test.for([
    ['4 Goblin Soldier', 4],
    ['4x Goblin Soldier', 4],
    ['4 x Goblin Soldier', 4],
    ['4× Goblin Soldier', 4],
    ['4×Goblin Soldier', 4],
    ['Goblin Soldier x4', 4],
    ['Goblin Soldier x 4', 4],
    ['Goblin Soldier ×4', 4],
    ['４ Goblin Soldier', 4],
    ['4\tGoblin  Soldier', 4],
    ['- 4 Goblin Soldier', 4],
    ['04 goblin-soldier', 4],
    ['Goblin Soldier', 1],
    ['4 Goblin Soldier // the core', 4],
    ['4 Goblin Soldier # the core', 4],
  ] as const)('KF-J02: %s', ([line, copies]) => {
    expect(read(line)).toEqual({ 'goblin-soldier': copies });
  });

  test.for(['# Monsters', 'Monsters:', 'Monsters', 'monsters (12):', '[Monsters]', '// a comment', '; a comment', ' '])(
    'a heading or a comment: %s',
    (line) => expect(read(`${line}\n2 Net`)).toEqual({ net: 2 }),
  );

  test('KF-J02: what is not understood is told with line and column, and nothing is left out in silence', () => {
    const text = parseDeckText('4\tNet\tSet A\n  3x Gobln King\nFoo: bar\n[Monstres]\nAffinity: gobln\n4 Ogre!');
    expect(issuesOf(text)).toEqual([
      [1, 3, 'Net\tSet A', 'unknown-card'],
      [2, 6, 'Gobln King', 'unknown-card'],
      [3, 1, 'Foo: bar', 'unknown-heading'],
      [4, 1, '[Monstres]', 'unknown-heading'],
      [5, 11, 'gobln', 'unknown-affinity'],
      [6, 3, 'Ogre!', 'unknown-card'],
    ]);
    expect(text.issues.map(({ didYouMean }) => didYouMean)).toEqual([
      [],
      ['Goblin King'],
      [],
      ['monsters'],
      ['Goblin'],
      ['Ogre'],
    ]);
    expect(text.deck).toEqual({ affinity: '', cards: [] });
  });

  test('KF-J09: one unknown card is one issue, and the others are returned as read', () => {
    const { deck, issues } = parseDeckText(formatDeckText(decks['warren-rush']).replace('Goblin King', 'Gobiln King'));
    expect(issues).toMatchObject([{ code: 'unknown-card', text: 'Gobiln King', didYouMean: ['Goblin King'] }]);
    expect(deck.cards).toHaveLength(decks['warren-rush'].cards.length - 1);
  });

  test('a second name or affinity is told', () => {
    expect(issuesOf(parseDeckText('Name: A\nName: B\nAffinity: goblin\nAffinity: GOBLIN\nAffinity: undead'))).toEqual([
      [2, 7, 'B', 'second-name'],
      [5, 11, 'undead', 'second-affinity'],
    ]);
  });
});

group('names', () => {
  const sets = [hills];

  test.for(["'", '’', 'ʼ', '´', '`', '‘', '′'])('KF-J03: an apostrophe written %s', (mark) => {
    expect(read(`2 ogre${mark}s hand`, { sets })).toEqual({ 'ogres-hand': 2 });
  });
  test.for(['-', '‐', '‑', '–', '—', '−'])('KF-J03: a hyphen written %s', (mark) => {
    expect(read(`2 Half${mark}Giant`, { sets })).toEqual({ 'half-giant': 2 });
  });
  test('KF-J03: the text that is written uses the spelling of the card', () => {
    expect(formatDeckText(parseDeckText('2 OGRE´S HAND\nhalf—giant', { sets }).deck, { sets })).toBe(
      "Monsters:\n2 Ogre's Hand\n1 Half-Giant\n",
    );
  });
  test('KF-J04: accents composed, taken apart, or left off are one entry, with one limit', () => {
    const text = ['Éclair'.normalize('NFC'), 'Éclair'.normalize('NFD'), 'Eclair'].map((word) => `2 Gobelin ${word}`);
    expect(read(text.join('\n'), { sets })).toEqual({ 'gobelin-eclair': 6 });
    const { deck, lines } = parseDeckText(text.join('\n'), { sets });
    const { problems } = validateDeck(deck, { sets, lines });
    expect(problems.find(({ code }) => code === 'deck-copies')).toMatchObject({ have: 6, need: 3, cards: lines });
  });
  test('KF-J05: a card on three lines is merged', () => {
    expect(read('1 Net\n2 Ogre\n1 net\nNET x2')).toEqual({ net: 4, ogre: 2 });
  });
  test('a name that looks like a number or a comment can be written', () => {
    expect(read('2 3 Blind Mice\n3 Fire // Ice x2', { sets })).toEqual({ 'three-mice': 2, 'fire-ice': 3 });
    expect(read('3 Blind Mice', { sets })).toEqual({ 'three-mice': 1 });
  });
});

group('numbers of copies', () => {
  test.for(['-1', '0', '1.5', '1,5', '1e9', '1e308', '"3"', '1001', '9007199254740992', '−4'])(
    'KF-J06: %s is told and not counted',
    (count) => {
      const { deck, issues } = parseDeckText(`54 Ogre\n${count} Net`);
      expect(issues).toMatchObject([{ line: 2, column: 1, code: 'bad-count', text: count }]);
      expect(deck.cards).toEqual([{ card: 'ogre', copies: 54 }]);
    },
  );
});

group('written texts', () => {
  test('the same deck gives the same text, whatever the order of its lines', () => {
    const { cards, ...deck } = decks['storm-school'];
    const text = formatDeckText({ ...deck, cards });
    expect(formatDeckText({ ...deck, cards: cards.toReversed() })).toBe(text);
    expect(text).toMatch(/^Name: Storm School\nAffinity: Elemental\n\nMonsters:\n\d /);
  });

  test('reading a written text gives the deck back, and writing it again the same text', () => {
    const name = fc
      .string({ unit: 'grapheme', maxLength: 40 })
      .map((text) => text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim());
    const deck = fc
      .tuple(anyDeck, name)
      .map(([one, title]): Deck => ({ ...one, ...(title === '' ? {} : { name: title }) }));
    fc.assert(
      fc.property(deck, (one) => {
        const known = one.cards.filter(({ card }) => validateDeck(deckOf({ [card]: 1 })).stats.byCost.length > 0);
        const copies = new Map<string, number>();
        for (const line of known) copies.set(line.card, Math.min(1000, (copies.get(line.card) ?? 0) + line.copies));
        const affinity = ['goblin', 'undead', 'giant', 'elemental'].includes(one.affinity) ? one.affinity : '';
        const cards = [...copies].map(([card, count]) => ({ card, copies: count }));
        const text = formatDeckText({ ...one, affinity, cards });
        const { deck: back, issues } = parseDeckText(text);
        expect(issues).toEqual([]);
        expect({ ...back, cards: new Map(back.cards.map((line) => [line.card, line.copies])) }).toEqual({
          ...(one.name === undefined ? {} : { name: one.name }),
          affinity,
          cards: copies,
        });
        expect(formatDeckText(back)).toBe(text);
      }),
    );
  });

  test('a set of another hand is read and written by its own names', () => {
    const sets = [hills];
    const deck = { affinity: 'elf', cards: hills.cards.map(({ id }) => ({ card: id, copies: 2 })) };
    const text = formatDeckText(deck, { sets });
    expect(text).toBe(
      "Affinity: Elf\n\nMonsters:\n2 3 Blind Mice\n2 Gobelin Éclair\n2 Fire // Ice x2\n2 Ogre's Hand\n2 Half-Giant\n",
    );
    expect(new Set(parseDeckText(text, { sets }).deck.cards)).toEqual(new Set(deck.cards));
  });
});

group('text or JSON', () => {
  test('KF-J01: JSON is told by its brace, also behind a BOM', () => {
    const deck = decks['pack-hunt'];
    for (const text of [JSON.stringify(deck), `\ufeff${JSON.stringify(deck, null, 2).replaceAll('\n', '\r\n')}`]) {
      expect(readDeck(text)).toEqual({ deck, issues: [], lines: [] });
    }
    expect(readDeck(formatDeckText(deck)).deck.name).toBe('Pack Hunt');
    expect(readDeck('[Monsters]\n2 Net').deck.cards).toEqual([{ card: 'net', copies: 2 }]);
  });

  test('JSON that is cut off, and JSON that is no deck, are told', () => {
    expect(readDeck('{"cards":[').issues).toMatchObject([{ code: 'not-json' }]);
    const { deck, issues } = readDeck(
      '{"affinity":"goblin","cards":[{"card":"net","copies":"3"},{"card":"ogre","copies":2}]}',
    );
    expect(deck).toEqual({ affinity: 'goblin', cards: [{ card: 'ogre', copies: 2 }] });
    expect(issues).toMatchObject([{ code: 'wrong-type', text: 'cards.0.copies' }]);
  });
});

group('size', () => {
  test('a text of one character too many is refused before it is read', () => {
    expect(MOST_TEXT).toBe(1_048_576);
    expect(parseDeckText('\n'.repeat(MOST_TEXT)).issues).toEqual([]);
    for (const act of [parseDeckText, readDeck]) {
      const text = act(`2 Net${'\n'.repeat(MOST_TEXT)}`);
      expect(text).toMatchObject({ deck: { cards: [] }, issues: [{ code: 'too-large', line: 1 }] });
    }
  });

  test.for<readonly [string, string]>([
    ['letters', 'a'.repeat(MOST_TEXT)],
    ['spaces between two words', `a${' '.repeat(MOST_TEXT - 2)}b`],
    ['times signs', `3 ${'x'.repeat(MOST_TEXT - 4)} y`],
    ['digits', '9'.repeat(MOST_TEXT)],
    ['brackets', `[${'['.repeat(MOST_TEXT - 1)}`],
    ['combining marks', `3 Net${'\u0301'.repeat(MOST_TEXT - 5)}`],
  ])('KF-J06: a line of 1 MB of %s is one issue', ([, text]) => {
    const { deck, issues } = parseDeckText(text);
    expect(issues).toMatchObject([{ line: 1, code: 'too-long' }]);
    expect(issues[0]?.text.length).toBeLessThanOrEqual(200);
    expect(deck.cards).toEqual([]);
  });

  test('a comment of 1 MB is a comment', () => {
    expect(read(`2 Net // ${'x'.repeat(1_000_000)}`)).toEqual({ net: 2 });
  });

  test('1 MB of unknown names is as many issues, of which the first hundred have suggestions', () => {
    const { issues } = parseDeckText('3 Gobln King\n'.repeat(80_000));
    expect(issues).toHaveLength(80_000);
    expect(issues.filter(({ didYouMean }) => didYouMean.length > 0)).toHaveLength(100);
  });

  test('whatever is handed in, reading never throws, and every line is a card, an issue, or says nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(readDeck(text).issues.length).toBeLessThanOrEqual(text.split(/[\n\r\u0085\u2028\u2029]/).length);
      }),
    );
    for (const value of [undefined, null, 42, {}, ['2 Net']]) {
      expect(parseDeckText(value as never).issues).toMatchObject([{ code: 'not-a-text' }]);
      expect(readDeck(value as never).issues).toMatchObject([{ code: 'not-a-text' }]);
    }
  });
});
