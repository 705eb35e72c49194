import fc from 'fast-check';
import { expect, describe as group, test } from 'vitest';
import { applyEdits, validateDeck } from '../../../src/games/gobulon/deck.js';
import { decks, gobulon } from '../../../src/games/gobulon/index.js';
import { rule } from '../../rule.js';
import { anyDeck, changed, codesOf, deckOf } from './deck-kit.js';

const { cards } = gobulon.catalogue;
const known = (id: string) => (Object.hasOwn(cards, id) ? cards[id] : undefined);

group('ready decks', () => {
  rule('B-11.3', 'all four are legal, and look for types they hold', () => {
    expect(Object.keys(decks)).toHaveLength(4);
    for (const deck of Object.values(decks)) {
      const { status, problems, stats } = validateDeck(deck);
      expect({ status, problems, cards: stats.cards }).toEqual({ status: 'legal', problems: [], cards: 50 });
      for (const { card } of deck.cards) {
        for (const power of known(card)?.powers ?? []) {
          if (power.kind !== 'bonus' || power.look !== 'next' || !('type' in power.if)) continue;
          expect(stats.byType[power.if.type]).toBeGreaterThan(0);
        }
      }
    }
  });

  rule(['B-4.1', 'B-4.2'], 'scenario 31: a legal deck', () => {
    const { stats, status } = validateDeck(decks['comme-chat']);
    expect([status, stats.byValue, stats.jokers]).toEqual(['legal', new Array(10).fill(5), 1]);
    expect(known('joker-cameleon')).toMatchObject({ joker: true, value: 4 });
  });

  rule('B-4.2', 'scenario 32: a joker on top', () => {
    const deck = changed('comme-chat', { 'chat-pelote-infinie': 3 });
    expect(validateDeck(deck).problems).toMatchObject([
      { code: 'deck-size', rule: 'B-4.1', have: 51, need: 50, path: ['cards'] },
      { code: 'deck-values', rule: 'B-4.1', have: 6, need: 5, value: 4 },
    ]);
  });

  rule('B-4.2', 'scenario 33: jokers', () => {
    const none = changed('comme-chat', { 'joker-cameleon': 0, 'chat-pelote-infinie': 3 });
    expect(validateDeck(none).problems).toMatchObject([{ code: 'deck-jokers', rule: 'B-4.2', have: 0, need: 1 }]);
    const two = changed('comme-chat', { 'chat-chat-dragon': 1, 'joker-anatole-roi-des-gobelins': 1 });
    expect(validateDeck(two).problems).toMatchObject([{ code: 'deck-jokers', have: 2, need: 1 }]);
  });

  rule('B-4.3', 'scenario 34: copies', () => {
    const noughts = { 'chat-chat-sur-coussin': 5, 'chat-ombre-de-moustache': 0, 'lieux-trou-sans-fond': 0 };
    expect(validateDeck(changed('comme-chat', noughts)).status).toBe('legal');
    const six = changed('comme-chat', { ...noughts, 'chat-chat-sur-coussin': 6, 'chat-chaton-mouille': 1 });
    expect(validateDeck(six).problems).toMatchObject([
      { code: 'deck-values', value: 0, have: 6 },
      { code: 'deck-values', value: 1, have: 4 },
      { code: 'deck-copies', rule: 'B-4.3', have: 6, need: 5, path: ['cards', 0, 'card'] },
    ]);
  });

  rule('B-4.3', 'one copy of a joker', () => {
    const deck = changed('comme-chat', { 'joker-cameleon': 2, 'chat-pelote-infinie': 1 });
    expect(codesOf(validateDeck(deck))).toEqual(['deck-jokers', 'deck-copies']);
  });

  rule('B-4.5', 'scenario 41: an unknown card', () => {
    const deck = changed('comme-chat', { 'chat-chat-sur-coussin': 1, 'chat-sur-cousin': 1 });
    expect(codesOf(validateDeck(deck))).toEqual(['deck-unknown-card', 'deck-values']);
  });
});

group('what makes a deck illegal', () => {
  test.for([0, 49, 50, 51, 5000])('KF-K04: a deck of %i cards', (size) => {
    // Only the size is looked at: no deck of one card has five of each value.
    const { status, problems } = validateDeck(deckOf(size > 0 ? { 'nuit-courant-d-air': size } : {}), {
      maxCopies: 1000,
      jokers: 0,
    });
    const wrong = problems.filter(({ code }) => code === 'deck-size');
    expect(wrong).toMatchObject(size === 50 ? [] : [{ have: size, need: 50, path: ['cards'] }]);
    expect(status).toBe(size === 0 ? 'incomplete' : 'illegal');
  });

  rule(['B-4.3', 'B-4.5'], 'KF-J05: copies on several lines are added up, and all places are named', () => {
    const deck = { cards: [...deckOf({ 'nuit-courant-d-air': 3 }).cards, { card: 'nuit-courant-d-air', copies: 3 }] };
    expect(validateDeck(deck).problems.find(({ code }) => code === 'deck-copies')).toMatchObject({
      have: 6,
      need: 5,
      cards: [
        { card: 'nuit-courant-d-air', name: 'Draught', copies: 3 },
        { card: 'nuit-courant-d-air', name: 'Draught', copies: 3 },
      ],
      fix: [{ edit: 'remove', card: 'nuit-courant-d-air', copies: 1 }],
    });
  });

  rule('B-4.4', 'KF-K01: all that is wrong comes at once, in the order of the page', () => {
    const { status, problems } = validateDeck({
      cards: [...decks['comme-chat'].cards.slice(1), ...deckOf({ 'chat-chat-dragonn': 1, 'joker-cameleon': 1 }).cards],
    });
    expect(status).toBe('illegal');
    expect(problems.map(({ code, have, need, cards }) => [code, have, need, cards[0]?.name])).toEqual([
      ['deck-unknown-card', undefined, undefined, 'chat-chat-dragonn'],
      ['deck-values', 3, 5, 'Shadow of a Whisker'],
      ['deck-values', 6, 5, 'Alley Tom'],
      ['deck-jokers', 2, 1, 'Chameleon'],
      ['deck-copies', 2, 1, 'Chameleon'],
    ]);
  });

  rule('B-4.4', 'KF-K05: what is missing while one builds is told apart from what is wrong', () => {
    const built = validateDeck(changed('comme-chat', { 'chat-chat-sur-coussin': 0, 'joker-cameleon': 0 }));
    expect(built.status).toBe('incomplete');
    expect(built.problems.map(({ code, severity }) => [code, severity])).toEqual([
      ['deck-size', 'incomplete'],
      ['deck-values', 'incomplete'],
      ['deck-values', 'incomplete'],
      ['deck-jokers', 'incomplete'],
    ]);
    expect(validateDeck(deckOf({ 'nuit-courant-d-air': 6 })).status).toBe('illegal');
  });

  rule('B-4.4', 'a deck without a place left for a joker is illegal, not incomplete', () => {
    // No joker has the value 1, the only one that is open.
    const full = changed('comme-chat', { 'joker-cameleon': 0, 'chat-pelote-infinie': 3, 'chat-chaton-mouille': 1 });
    const { status, problems } = validateDeck(full);
    expect(status).toBe('illegal');
    expect(problems.map(({ code, severity }) => [code, severity])).toEqual([
      ['deck-size', 'incomplete'],
      ['deck-values', 'incomplete'],
      ['deck-jokers', 'illegal'],
    ]);
  });

  test('KF-J07: names that every object answers to are unknown cards', () => {
    const hostile = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
    const { problems } = validateDeck({ cards: hostile.map((card) => ({ card, copies: 1 })) });
    const unknown = problems.filter(({ code }) => code === 'deck-unknown-card');
    expect(unknown.map(({ cards: [one] }) => one?.card)).toEqual(hostile);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test('KF-K01: problems name the lines of the text the deck came from, and cards in the language asked for', () => {
    const lines = [
      { card: 'nuit-courant-d-air', copies: 4, line: 4 },
      { card: 'nuit-courant-d-air', copies: 2, line: 9 },
    ];
    const { problems } = validateDeck(deckOf({ 'nuit-courant-d-air': 6 }), { lines, locale: 'fr' });
    expect(problems.find(({ code }) => code === 'deck-copies')?.cards).toEqual(
      lines.map((line) => ({ ...line, name: "Courant d'air" })),
    );
  });
});

group('a recount', () => {
  rule(['B-14.13', 'B-4.1', 'B-4.2', 'B-4.3', 'B-4.5'], 'agrees', () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        const singles = new Map<string, number>();
        for (const line of deck.cards) singles.set(line.card, (singles.get(line.card) ?? 0) + line.copies);
        const count = (is: (id: string) => boolean | undefined): number =>
          [...singles].reduce((sum, [id, copies]) => sum + (is(id) ? copies : 0), 0);
        const expected = [
          ...[...singles.keys()].filter((id) => known(id) === undefined).map(() => 'deck-unknown-card'),
          ...(count(() => true) === 50 ? [] : ['deck-size']),
          ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
            .filter((value) => count((id) => known(id)?.value === value) !== 5)
            .map(() => 'deck-values'),
          ...(count((id) => known(id)?.joker) === 1 ? [] : ['deck-jokers']),
          ...[...singles]
            .filter(([id, copies]) => copies > (known(id)?.joker ? 1 : known(id) ? 5 : copies))
            .map(() => 'deck-copies'),
        ];
        const verdict = validateDeck(deck);
        expect(codesOf(verdict)).toEqual(expected);
        expect(verdict.status === 'legal').toBe(expected.length === 0);
      }),
    );
  });

  test('counts values, types, jokers and controls', () => {
    const deck = deckOf({ 'nuit-courant-d-air': 2, 'joker-cameleon': 1, 'activites-sieste-obligatoire': 3, nobody: 4 });
    expect(validateDeck(deck).stats).toEqual({
      cards: 10,
      byValue: [5, 0, 0, 0, 1, 0, 0, 0, 0, 0],
      byType: { nuit: 2, activites: 3 },
      jokers: 1,
      controls: 2,
    });
  });
});

group('fixes', () => {
  rule('B-4.4', 'each mends its own problem', () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        for (const { code, cards: about, value, fix } of validateDeck(deck).problems) {
          expect(fix).toBeDefined();
          const after = validateDeck(applyEdits(deck, fix ?? [])).problems;
          const same = after.filter((one) => one.code === code && one.value === value);
          const isOfCard = code === 'deck-copies' || code === 'deck-unknown-card';
          expect(same.filter((one) => !isOfCard || one.cards[0]?.card === about[0]?.card)).toEqual([]);
        }
      }),
      { numRuns: 40 },
    );
  });
});
