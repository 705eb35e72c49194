import { expect, describe as group, test } from 'vitest';
import { type DeckOptions, validateDeck } from '../../../src/games/gobulon/deck.js';
import { decks } from '../../../src/games/gobulon/index.js';
import { InvalidInputError } from '../../../src/index.js';
import { rule } from '../../rule.js';
import { codesOf, deckOf, hills } from './deck-kit.js';

group('options', () => {
  test.for<readonly [string, unknown, string]>([
    ['an unknown game', { game: 'gobulonn' }, 'unknown-key'],
    ['an unknown key without a value', { game: undefined }, 'unknown-key'],
    ['an unknown rule set', { ruleset: '2031' }, 'not-one-of'],
    ['an unknown language', { locale: 'de' }, 'not-one-of'],
    ['a misspelt one', { maxCopys: 4 }, 'unknown-key'],
    ['no number', { jokers: '1' }, 'wrong-type'],
    ['too small a deck', { ofEachValue: 0 }, 'too-small'],
    ['more jokers than cards', { ofEachValue: 1, jokers: 11 }, 'too-big'],
    ['nothing', null, 'wrong-type'],
    ['a card set that is none', { sets: [{}] }, 'missing'],
  ])('KF-K03: %s is a typed error', ([, options, code]) => {
    const act = () => validateDeck(decks['comme-chat'], options as DeckOptions);
    expect(act).toThrow(InvalidInputError);
    try {
      act();
    } catch (error) {
      expect((error as InvalidInputError).problems[0]?.code).toBe(code);
    }
  });

  test('KF-K03: the answer names the rules it went by', () => {
    const limits = { ofEachValue: 5, jokers: 1, maxCopies: 5 };
    expect(validateDeck(decks['comme-chat'])).toMatchObject({ ruleset: 'standard', limits });
    expect(validateDeck(decks['comme-chat'], { ruleset: 'standard' })).toMatchObject({ ruleset: 'standard', limits });
    expect(validateDeck(decks['comme-chat'], { jokers: 2 })).toMatchObject({
      ruleset: 'custom',
      limits: { ...limits, jokers: 2 },
      status: 'illegal',
    });
  });

  rule(['B-11.1', 'B-1.1'], 'card sets of others replace the house set', () => {
    const all = Object.fromEntries(hills.cards.filter(({ joker }) => !joker).map(({ id }) => [id, 1]));
    const deck = deckOf({ ...all, 'elfe-9': 0, fou: 1 });
    const lines = deck.cards.filter(({ copies }) => copies > 0);
    expect(validateDeck({ cards: lines }, { sets: [hills], ofEachValue: 1 }).status).toBe('legal');
    expect(codesOf(validateDeck({ cards: lines }))).toContain('deck-unknown-card');
  });

  test('KF-J04 KF-J11: two cards that one text would mean are an error', () => {
    const [first] = hills.cards;
    if (first === undefined) throw new Error('the set has cards');
    const twin = { ...first, id: 'other', name: { fr: 'Autre', en: 'OGRE’S  HÁND' } };
    const sets = [{ ...hills, cards: [...hills.cards, twin] }];
    expect(() => validateDeck({}, { sets })).toThrow(/ambiguous name/);
  });
});
