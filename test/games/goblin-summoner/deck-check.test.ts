import fc from 'fast-check';
import { expect, describe as group, test } from 'vitest';
import { applyEdits, type DeckOptions, validateDeck } from '../../../src/games/goblin-summoner/deck.js';
import { decks, goblinSummoner } from '../../../src/games/goblin-summoner/index.js';
import { InvalidInputError } from '../../../src/index.js';
import { rule } from '../../rule.js';
import { anyDeck, codesOf, deckOf, hills, warrenRush } from './deck-kit.js';

group('ready decks', () => {
  rule('G-12.5', 'all six are legal, with the totals of the page', () => {
    const totals = Object.values(decks).map((deck) => {
      const { status, problems, stats } = validateDeck(deck);
      expect({ status, problems }).toEqual({ status: 'legal', problems: [] });
      return [deck.name, deck.affinity, stats.cards, stats.mana];
    });
    expect(totals).toEqual([
      ['Warren Rush', 'goblin', 22, 34],
      ['Restless Dead', 'undead', 22, 32],
      ['Wings of Dawn', 'angel', 22, 35],
      ['The Hills Walk', 'giant', 22, 35],
      ['Pack Hunt', 'beast', 22, 33],
      ['Storm School', 'elemental', 22, 30],
    ]);
  });
});

group('what makes a deck illegal', () => {
  test.for([0, 21, 22, 23, 5000])('KF-K04: a deck of %i cards', (size) => {
    // Four free cards of the affinity, without a limit to the copies.
    const { status, problems } = validateDeck(deckOf(size > 0 ? { 'goblin-runt': size } : {}), { maxCopies: null });
    expect(status).toBe(size === 22 ? 'legal' : size < 22 ? 'incomplete' : 'illegal');
    if (size !== 22) expect(problems).toMatchObject([{ code: 'deck-size', have: size, need: 22, path: ['cards'] }]);
  });

  rule('G-12.1', 'a deck may cost its limit and not one more', () => {
    const { mana } = validateDeck(decks['warren-rush']).stats;
    expect(validateDeck(decks['warren-rush'], { deckManaLimit: mana }).status).toBe('legal');
    expect(validateDeck(decks['warren-rush'], { deckManaLimit: mana - 1 }).problems).toMatchObject([
      { code: 'deck-mana', rule: 'G-12.1', have: mana, need: mana - 1 },
    ]);
  });

  rule('G-12.2', 'an affinity must be a type, and forbids no other', () => {
    const { problems } = validateDeck({ ...decks['warren-rush'], affinity: 'gobln' });
    expect(problems).toMatchObject([
      { code: 'deck-mana', rule: 'G-12.1' },
      { code: 'deck-affinity', rule: 'G-12.2', path: ['affinity'], didYouMean: ['goblin'] },
    ]);
    expect(codesOf(validateDeck({ ...decks['restless-dead'], affinity: 'angel' }))).not.toContain('deck-affinity');
  });

  rule(['G-12.3', 'G-12.6'], 'KF-J05: copies on several lines are added up, and all places are named', () => {
    const deck = warrenRush({ 'goblin-runt': 0, 'goblin-king': 0 });
    const { problems } = validateDeck({ ...deck, cards: [...deck.cards, { card: 'goblin-scout', copies: 2 }] });
    expect(problems).toMatchObject([
      {
        code: 'deck-copies',
        rule: 'G-12.3',
        have: 4,
        need: 3,
        path: ['cards', 0, 'card'],
        cards: [
          { card: 'goblin-scout', name: 'Goblin Scout', copies: 2 },
          { card: 'goblin-scout', name: 'Goblin Scout', copies: 2 },
        ],
        fix: [{ edit: 'remove', card: 'goblin-scout', copies: 1 }],
      },
    ]);
  });

  rule('G-12.3', 'no tokens and no feats', () => {
    const { problems } = validateDeck(warrenRush({ net: 0, 'grave-bell': 0, 'token-straggler': 1, 'feat-war-cry': 1 }));
    expect(problems).toMatchObject([
      { code: 'deck-unknown-card', cards: [{ card: 'feat-war-cry' }] },
      { code: 'deck-token', rule: 'G-12.3', cards: [{ card: 'token-straggler', name: 'Goblin Straggler' }] },
    ]);
  });

  rule('G-12.4', 'KF-K01: all that is wrong comes at once, in the order of the page', () => {
    const deck = deckOf({ gobln: 1, 'token-straggler': 1, inferno: 9, ogre: 4, doom: 9 }, 'elf');
    const { status, problems } = validateDeck(deck);
    expect(status).toBe('illegal');
    expect(problems.map(({ code, have, need, cards }) => [code, have, need, cards[0]?.name])).toEqual([
      ['deck-size', 24, 22, undefined],
      ['deck-mana', 93, 35, 'Inferno'],
      ['deck-copies', 9, 3, 'Inferno'],
      ['deck-copies', 4, 3, 'Ogre'],
      ['deck-copies', 9, 3, 'Doom'],
      ['deck-unknown-card', undefined, undefined, 'gobln'],
      ['deck-token', undefined, undefined, 'Goblin Straggler'],
      ['deck-affinity', undefined, undefined, undefined],
    ]);
  });

  test('KF-K05: what is missing while one builds is told apart from what is wrong', () => {
    expect(validateDeck(deckOf({ 'goblin-scout': 3 }))).toMatchObject({
      status: 'incomplete',
      problems: [{ code: 'deck-size', severity: 'incomplete' }],
    });
    expect(validateDeck(deckOf({ 'goblin-scout': 5 }, ''))).toMatchObject({
      status: 'illegal',
      problems: [
        { code: 'deck-size', severity: 'incomplete' },
        { code: 'deck-copies', severity: 'illegal' },
        { code: 'deck-affinity', severity: 'incomplete' },
      ],
    });
  });

  test('KF-J07: names that every object answers to are unknown cards', () => {
    const hostile = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
    const cards = hostile.map((card) => ({ card, copies: 1 }));
    const { problems } = validateDeck({ affinity: '__proto__', cards });
    expect(problems.filter(({ code }) => code === 'deck-unknown-card').map(({ cards: [one] }) => one?.card)).toEqual(
      hostile,
    );
    expect(problems.map(({ code }) => code)).toContain('deck-affinity');
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test('KF-K01: problems name the lines of the text the deck came from', () => {
    const lines = [
      { card: 'ogre', copies: 2, line: 4 },
      { card: 'ogre', copies: 2, line: 9 },
    ];
    const { problems } = validateDeck(deckOf({ ogre: 4 }), { lines });
    expect(problems.find(({ code }) => code === 'deck-copies')?.cards).toEqual(
      lines.map((line) => ({ ...line, name: 'Ogre' })),
    );
  });
});

group('a recount', () => {
  const { cards } = goblinSummoner.catalogue;
  const known = (id: string) => (Object.hasOwn(cards, id) ? cards[id] : undefined);
  const typeOf = (id: string) => {
    const card = known(id);
    return card !== undefined && 'type' in card ? card.type : null;
  };

  rule(['G-17.13', 'G-12.6'], 'agrees, and another affinity costs one more for each card that loses it', () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        const singles = deck.cards.map(({ card, copies }) => {
          const price = known(card)?.cost ?? 0;
          return { copies, price: price > 0 && typeOf(card) === deck.affinity ? price - 1 : price };
        });
        const mana = singles.reduce((sum, { copies, price }) => sum + copies * price, 0);
        const size = singles.reduce((sum, { copies }) => sum + copies, 0);
        const { stats, problems } = validateDeck(deck);
        expect([stats.cards, stats.mana]).toEqual([size, mana]);
        expect(codesOf({ problems }).includes('deck-size')).toBe(size !== 22);
        expect(codesOf({ problems }).includes('deck-mana')).toBe(mana > 35);
        const losing = deck.cards
          .filter(({ card }) => typeOf(card) === deck.affinity && (known(card)?.cost ?? 0) >= 1)
          .reduce((sum, { copies }) => sum + copies, 0);
        expect(validateDeck({ ...deck, affinity: 'nobody' }).stats.mana).toBe(mana + losing);
      }),
    );
  });

  test('counts categories, types and costs', () => {
    const { stats } = validateDeck(deckOf({ 'goblin-soldier': 2, net: 1, 'war-drum': 3, unknown: 2 }));
    expect(stats).toMatchObject({
      cards: 8,
      byCategory: { monster: 2, relic: 3, spell: 0, trap: 1 },
      byType: { goblin: 5 },
      byCost: [3, 1, 2],
    });
  });
});

group('fixes', () => {
  rule('G-12.4', 'each mends exactly its own problem', () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        for (const { code, cards, fix } of validateDeck(deck).problems) {
          if (fix === undefined) continue;
          const after = validateDeck(applyEdits(deck, fix)).problems;
          expect(after.filter((one) => one.code === code && one.cards[0]?.card === cards[0]?.card)).toEqual([]);
        }
      }),
    );
  });

  test('are there for every kind of problem', () => {
    const of = (deck: unknown) => validateDeck(deck).problems.map(({ code, fix }) => [code, fix !== undefined]);
    expect(of(deckOf({ gobln: 1, 'token-straggler': 1, ogre: 4 }, 'elf'))).toEqual([
      ['deck-size', true],
      ['deck-copies', true],
      ['deck-unknown-card', true],
      ['deck-token', true],
      ['deck-affinity', true],
    ]);
    expect(of({ ...decks['hills-walk'], affinity: 'goblin' })).toEqual([['deck-mana', true]]);
  });
});

group('options', () => {
  test.for<readonly [string, unknown, string]>([
    ['an unknown game', { game: 'gobulonn' }, 'unknown-key'],
    ['an unknown key without a value', { game: undefined }, 'unknown-key'],
    ['an unknown rule set', { ruleset: '2031' }, 'not-one-of'],
    ['a misspelt one', { maxCopys: 4 }, 'unknown-key'],
    ['no number', { deckSize: '22' }, 'wrong-type'],
    ['too small a deck', { deckSize: 0 }, 'too-small'],
    ['nothing', null, 'wrong-type'],
    ['a card set that is none', { sets: [{}] }, 'missing'],
  ])('KF-K03: %s is a typed error', ([, options, code]) => {
    const act = () => validateDeck(decks['warren-rush'], options as DeckOptions);
    expect(act).toThrow(InvalidInputError);
    try {
      act();
    } catch (error) {
      expect((error as InvalidInputError).problems[0]?.code).toBe(code);
    }
  });

  test('KF-K03: the answer names the rules it went by', () => {
    const limits = { deckSize: 22, deckManaLimit: 35, maxCopies: 3 };
    expect(validateDeck(decks['warren-rush'])).toMatchObject({ ruleset: 'standard', limits });
    expect(validateDeck(decks['warren-rush'], { ruleset: 'standard' })).toMatchObject({ ruleset: 'standard', limits });
    expect(validateDeck(decks['warren-rush'], { maxCopies: null })).toMatchObject({
      ruleset: 'custom',
      limits: { ...limits, maxCopies: null },
    });
  });

  rule('G-14.12', 'card sets of others replace the house set', () => {
    const deck = deckOf({ 'half-giant': 1, 'three-mice': 1 }, 'giant');
    const verdict = validateDeck(deck, { sets: [hills], deckSize: 2, deckManaLimit: 2 });
    expect(verdict).toMatchObject({ status: 'legal', stats: { mana: 2 } });
    expect(codesOf(validateDeck(deckOf({ 'half-giant': 1 })))).toContain('deck-unknown-card');
  });

  rule('G-14.12', 'KF-J04: two cards that one text would mean are an error', () => {
    const [first] = hills.cards;
    if (first === undefined) throw new Error('the set has cards');
    const twin = { ...first, id: 'other', name: 'OGRE’S  HÁND' };
    const sets = [{ ...hills, cards: [...hills.cards, twin] }];
    expect(() => validateDeck({}, { sets })).toThrow(/ambiguous name/);
  });
});
