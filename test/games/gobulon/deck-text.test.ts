import fc from 'fast-check';
import { expect, describe as group, test } from 'vitest';
import {
  type DeckText,
  formatDeckText,
  MOST_TEXT,
  parseDeckText,
  readDeck,
  validateDeck,
} from '../../../src/games/gobulon/deck.js';
import { type Deck, decks } from '../../../src/games/gobulon/index.js';
import { names } from '../../../src/games/gobulon/words/index.js';
import { anyDeck, hills, ids } from './deck-kit.js';

const clean = 'Nom : Essai\nNuit :\n4 Fantôme en chaussons\n1 Caméléon\n';
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
    const { deck, issues } = parseDeckText(text);
    expect(issues).toEqual([]);
    expect(deck).toEqual({
      name: 'Essai',
      cards: [
        { card: 'nuit-fantome-en-chaussons', copies: 4 },
        { card: 'joker-cameleon', copies: 1 },
      ],
    });
  });

  test.for([
    ['4 Fantôme en chaussons', 4],
    ['4x Fantôme en chaussons', 4],
    ['4 x Fantôme en chaussons', 4],
    ['4× Fantôme en chaussons', 4],
    ['Fantôme en chaussons x4', 4],
    ['Fantôme en chaussons ×4', 4],
    ['４ Fantôme en chaussons', 4],
    ['4\tFantôme  en\u00a0chaussons', 4],
    ['- 4 Ghost in Slippers', 4],
    ['04 nuit-fantome-en-chaussons', 4],
    ['Ghost in Slippers', 1],
    ['4 Ghost in Slippers // le noyau', 4],
    ['4 ghost in slippers # the core', 4],
  ] as const)('KF-J02: %s', ([line, copies]) => {
    expect(read(line)).toEqual({ 'nuit-fantome-en-chaussons': copies });
  });

  test.for(['# Chat', 'Chat :', 'Cat:', 'VERT NATURE', 'Jokers (1) :', '[Cartes]', '// une remarque', 'Other cards:'])(
    'a heading or a comment: %s',
    (line) => expect(read(`${line}\n2 Courant d’air`)).toEqual({ 'nuit-courant-d-air': 2 }),
  );

  test('KF-J02: what is not understood is told with line and column, and nothing is left out in silence', () => {
    const text = parseDeckText('4\tCaméléon\tSet A\n  3x Chat grifon\nFoo: bar\n[Chatt]\n4 Ours!');
    expect(issuesOf(text)).toEqual([
      [1, 3, 'Caméléon\tSet A', 'unknown-card'],
      [2, 6, 'Chat grifon', 'unknown-card'],
      [3, 1, 'Foo: bar', 'unknown-heading'],
      [4, 1, '[Chatt]', 'unknown-heading'],
      [5, 3, 'Ours!', 'unknown-card'],
    ]);
    expect(text.issues.map(({ didYouMean }) => didYouMean[0])).toEqual([
      undefined,
      'Chat-griffon',
      undefined,
      'chat',
      undefined,
    ]);
    expect(text.deck).toEqual({ cards: [] });
  });

  test('KF-J09: one unknown card is one issue, and the others are returned as read', () => {
    const written = formatDeckText(decks['comme-chat'], { locale: 'fr' }).replace('Caméléon', 'Camélion');
    const { deck, issues } = parseDeckText(written);
    expect(issues).toMatchObject([{ code: 'unknown-card', text: 'Camélion', didYouMean: ['Caméléon', 'Chameleon'] }]);
    expect(deck.cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(49);
  });

  test('a second name, and one that is too long, are told', () => {
    expect(issuesOf(parseDeckText('Name: A\nNom : B'))).toEqual([[2, 7, 'B', 'second-name']]);
    expect(issuesOf(parseDeckText(`Deck: ${'x'.repeat(201)}`))).toEqual([[1, 7, 'x'.repeat(200), 'too-long']]);
  });
});

group('names', () => {
  const sets = [hills];

  test.for(["'", '’', 'ʼ', '´', '`', '‘', '′'])('KF-J03: an apostrophe written %s', (mark) => {
    expect(read(`2 ogre${mark}s hand\n1 main de l${mark}ogre`, { sets })).toEqual({ 'main-ogre': 3 });
  });
  test.for(['-', '‐', '‑', '–', '—', '−'])('KF-J03: a hyphen written %s', (mark) => {
    expect(read(`2 Half${mark}Ogre\ndemi${mark}ogre`, { sets })).toEqual({ 'demi-ogre': 3 });
  });
  test('KF-J03: the text that is written uses the spelling of the card', () => {
    const { deck } = parseDeckText('2 OGRE´S HAND\ndemi—ogre', { sets });
    expect(formatDeckText(deck, { sets })).toBe("Ogre:\n2 Ogre's Hand\n1 Half-Ogre\n");
    expect(formatDeckText(deck, { sets, locale: 'fr' })).toBe("Ogre :\n2 Main de l'ogre\n1 Demi-ogre\n");
  });
  test('KF-J04: accents composed, taken apart, or left off are one entry, with one limit', () => {
    const words = ['Éclair'.normalize('NFC'), 'Éclair'.normalize('NFD'), 'Eclair', 'ECLAIR'];
    const text = words.map((word) => `2 Gobelin ${word}`).join('\n');
    const { deck, lines } = parseDeckText(text, { sets });
    expect(deck.cards).toEqual([{ card: 'gobelin-eclair', copies: 8 }]);
    const { problems } = validateDeck(deck, { sets, lines });
    expect(problems.find(({ code }) => code === 'deck-copies')).toMatchObject({ have: 8, need: 5, cards: lines });
  });
  test('KF-J03 KF-J04: a ligature and its letters, an ordinal mark and a letter', () => {
    expect(read('Cœur vaillant\nCoeur vaillant\nCŒUR VAILLANT\nElfe no 7\nElfe nº 7', { sets })).toEqual({
      coeur: 3,
      'elfe-7': 2,
    });
  });
  test('KF-J05: a card on three lines in two languages is merged', () => {
    expect(read("1 Courant d'air\n2 Sieste obligatoire\n1 draught\nDRAUGHT x2")).toEqual({
      'nuit-courant-d-air': 4,
      'activites-sieste-obligatoire': 2,
    });
  });
  test('every card is found by its id and by both its names, composed or not', () => {
    for (const id of ids) {
      const { fr, en } = names[id] ?? { fr: '', en: '' };
      const ways = [id, fr, en, fr.normalize('NFD'), fr.toUpperCase(), fr.replaceAll("'", '’')];
      expect(read(ways.join('\n'))).toEqual({ [id]: ways.length });
    }
  });
  test('a name that looks like a number or a comment can be written', () => {
    expect(read('2 3 Blind Mice\n3 Feu // Glace x2', { sets })).toEqual({ 'trois-souris': 2, 'feu-glace': 3 });
    expect(read('3 souris', { sets })).toEqual({ 'trois-souris': 1 });
  });
});

group('numbers of copies', () => {
  test.for(['-1', '0', '1.5', '1,5', '1e9', '1e308', '"3"', '1001', '9007199254740992', '−4'])(
    'KF-J06: %s is told and not counted',
    (count) => {
      const { deck, issues } = parseDeckText(`54 Draught\n${count} Caméléon`);
      expect(issues).toMatchObject([{ line: 2, column: 1, code: 'bad-count', text: count }]);
      expect(deck.cards).toEqual([{ card: 'nuit-courant-d-air', copies: 54 }]);
    },
  );
});

group('written texts', () => {
  test('the same deck gives the same text, whatever the order of its lines', () => {
    const { cards } = decks['ruee-vers-l-or'];
    const text = formatDeckText({ name: 'La ruée', cards }, { locale: 'fr' });
    expect(formatDeckText({ name: 'La ruée', cards: cards.toReversed() }, { locale: 'fr' })).toBe(text);
    expect(text).toMatch(/^Nom : La ruée\n\nOr :\n2 Bourse vide\n/);
    expect(text).toMatch(/\n\nJokers :\n1 Anatole, roi des Gobelins\n$/);
  });

  test('reading a written text gives the deck back, in both languages, and writing it again the same text', () => {
    const title = fc
      .string({ unit: 'grapheme', maxLength: 40 })
      .map((text) => text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim());
    fc.assert(
      fc.property(anyDeck, title, fc.constantFrom('fr', 'en'), (one, name, locale) => {
        const copies = new Map<string, number>();
        for (const { card, copies: more } of one.cards.filter(({ card }) => ids.includes(card))) {
          copies.set(card, Math.min(1000, (copies.get(card) ?? 0) + more));
        }
        const deck: Deck = {
          ...(name === '' ? {} : { name }),
          cards: [...copies].map(([card, count]) => ({ card, copies: count })),
        };
        const text = formatDeckText(deck, { locale });
        const { deck: back, issues } = parseDeckText(text);
        expect(issues).toEqual([]);
        expect(back.name).toBe(deck.name);
        expect(new Map(back.cards.map((line) => [line.card, line.copies]))).toEqual(copies);
        expect(formatDeckText(back, { locale })).toBe(text);
      }),
      { numRuns: 50 },
    );
  });

  test('a set of another hand is read and written by its own names', () => {
    const sets = [hills];
    const deck = { cards: hills.cards.map(({ id }) => ({ card: id, copies: 2 })) };
    const text = formatDeckText(deck, { sets, locale: 'fr' });
    expect(text).toContain('Elfe :\n2 Gobelin Éclair\n2 3 souris\n2 Feu // Glace x2\n2 Cœur vaillant\n2 Elfe nº 6\n');
    expect(new Set(parseDeckText(text, { sets }).deck.cards)).toEqual(new Set(deck.cards));
  });
});

group('text or JSON', () => {
  test('KF-J01: JSON is told by its brace, also behind a BOM', () => {
    const deck: Deck = { name: 'Mon chat', cards: decks['comme-chat'].cards };
    for (const text of [JSON.stringify(deck), `\ufeff${JSON.stringify(deck, null, 2).replaceAll('\n', '\r\n')}`]) {
      expect(readDeck(text)).toEqual({ deck, issues: [], lines: [] });
    }
    expect(readDeck(formatDeckText(deck)).deck.name).toBe('Mon chat');
    expect(readDeck('[Chat]\n2 Draught').deck.cards).toEqual([{ card: 'nuit-courant-d-air', copies: 2 }]);
  });

  test('JSON that is cut off, and JSON that is no deck, are told', () => {
    expect(readDeck('{"cards":[').issues).toMatchObject([{ code: 'not-json' }]);
    const { deck, issues } = readDeck('{"cards":[{"card":"a","copies":"3"},{"card":"b","copies":2}]}');
    expect(deck).toEqual({ cards: [{ card: 'b', copies: 2 }] });
    expect(issues).toMatchObject([{ code: 'wrong-type', text: 'cards.0.copies' }]);
  });
});

group('size', () => {
  test('a text of one character too many is refused before it is read', () => {
    expect(parseDeckText('\n'.repeat(MOST_TEXT)).issues).toEqual([]);
    for (const act of [parseDeckText, readDeck]) {
      const text = act(`2 Draught${'\n'.repeat(MOST_TEXT)}`);
      expect(text).toMatchObject({ deck: { cards: [] }, issues: [{ code: 'too-large', line: 1 }] });
    }
  });

  test.for<readonly [string, string]>([
    ['letters', 'a'.repeat(MOST_TEXT)],
    ['spaces between two words', `a${' '.repeat(MOST_TEXT - 2)}b`],
    ['times signs', `3 ${'x'.repeat(MOST_TEXT - 4)} y`],
    ['digits', '9'.repeat(MOST_TEXT)],
    ['brackets', `[${'['.repeat(MOST_TEXT - 1)}`],
    ['combining marks', `3 Draught${'\u0301'.repeat(MOST_TEXT - 9)}`],
  ])('KF-J06: a line of 1 MB of %s is one issue', ([, text]) => {
    const { deck, issues } = parseDeckText(text);
    expect(issues).toMatchObject([{ line: 1, code: 'too-long' }]);
    expect(deck.cards).toEqual([]);
  });
  test('whatever is handed in, reading never throws, and every line is a card, an issue, or says nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(readDeck(text).issues.length).toBeLessThanOrEqual(text.split(/[\n\r\u0085\u2028\u2029]/).length);
      }),
    );
    for (const value of [undefined, null, 42, {}, ['2 Draught']]) {
      expect(parseDeckText(value as never).issues).toMatchObject([{ code: 'not-a-text' }]);
      expect(readDeck(value as never).issues).toMatchObject([{ code: 'not-a-text' }]);
    }
  });
});
