import fc from 'fast-check';
import { expect, describe as group, test } from 'vitest';
import { type DeckText, formatDeckText, parseDeckText, validateDeck } from '../../../src/games/goblin-summoner/deck.js';
import { type Deck, decks } from '../../../src/games/goblin-summoner/index.js';
import { readsDeckTexts } from '../deck-texts.js';
import { anyDeck, bench, deckOf, hills } from './deck-kit.js';

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
