import fc from 'fast-check';
import { expect, describe as group, test } from 'vitest';
import { type DeckText, formatDeckText, parseDeckText, validateDeck } from '../../../src/games/gobulon/deck.js';
import { type Deck, decks } from '../../../src/games/gobulon/index.js';
import { names } from '../../../src/games/gobulon/words/index.js';
import { readsDeckTexts } from '../deck-texts.js';
import { anyDeck, bench, hills, ids } from './deck-kit.js';

/** Cards and copies of a text that raises no issue. */
function read(text: string, options = {}): Readonly<Record<string, number>> {
  const { deck, issues } = parseDeckText(text, options);
  expect(issues).toEqual([]);
  return Object.fromEntries(deck.cards.map(({ card, copies }) => [card, copies]));
}
const issuesOf = ({ issues }: DeckText) => issues.map(({ line, column, text, code }) => [line, column, text, code]);

readsDeckTexts(bench);

group('lines', () => {
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
