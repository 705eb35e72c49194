import { expect, describe as group, test } from 'vitest';
import {
  type Collection,
  createGobulon,
  defaults,
  firstCollection,
  gobulon,
  type Power,
} from '../../../src/games/gobulon/index.js';
import { createRecord, InvalidInputError } from '../../../src/index.js';
import { rule } from '../../rule.js';
import { deckOf, hills } from './deck-kit.js';
import { hands } from './scene.js';

/** The codes and places of what is wrong. */
function problemsOf(act: () => unknown): readonly string[] {
  try {
    act();
  } catch (error) {
    if (error instanceof InvalidInputError) return error.problems.map(({ code, path }) => `${code} ${path.join('.')}`);
    throw error;
  }
  return [];
}

group('the house set', () => {
  const { cards } = firstCollection;

  rule(
    ['B-2.1', 'B-2.2', 'B-2.3', 'B-11.2'],
    'two cards of each value for each of eight types, and eight jokers',
    () => {
      expect([cards.length, firstCollection.types.length]).toEqual([168, 8]);
      for (const { id: type } of firstCollection.types) {
        const values = cards.filter((card) => card.type === type).map(({ value }) => value);
        expect(values.sort()).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9]);
      }
      const jokers = cards.filter(({ joker }) => joker);
      expect(jokers.map(({ value, type }) => [value, type])).toEqual(
        [0, 3, 4, 5, 6, 7, 8, 9].map((value) => [value, null]),
      );
      expect(cards.every(({ joker, type }) => joker === (type === null))).toBe(true);
    },
  );

  rule(['B-2.4', 'B-11.2'], '96, 53 and 19 cards of the three rarities', () => {
    const count = (rarity: string): number => cards.filter((card) => card.rarity === rarity).length;
    expect(firstCollection.rarities.map(({ id }) => count(id))).toEqual([96, 53, 19]);
  });

  rule('B-2.4', 'rarity is left behind by what the rules read', () => {
    const rare = cards.map((card) => ({ ...card, rarity: 'precieuse' }));
    const other = createGobulon({ sets: [{ ...firstCollection, cards: rare }] });
    expect(other.catalogue).toEqual(gobulon.catalogue);
  });

  rule('B-3.1', 'bonuses are 1 to 3, on types, zéro and impaire', () => {
    const bonuses = cards.flatMap(({ powers }) => powers.filter((power) => power.kind === 'bonus'));
    expect(new Set(bonuses.map(({ amount }) => amount))).toEqual(new Set([1, 2, 3]));
    const values = bonuses.flatMap(({ if: asked }) => ('value' in asked ? [asked.value] : []));
    expect(new Set(values)).toEqual(new Set([0]));
  });
});

group('card sets of others', () => {
  const withCard = (card: unknown): Collection => ({ ...hills, cards: [...hills.cards, card] }) as Collection;
  const good = { id: 'new', joker: false, type: 'elfe', value: 3, rarity: 'rare', powers: [] as Power[] };
  const problems = (card: unknown) => problemsOf(() => createGobulon({ sets: [withCard(card)] }));

  rule('B-11.1', 'a set with names is played by, and the names stay behind', () => {
    const game = createGobulon({ sets: [hills] });
    expect(game.catalogue.types).toEqual(['ogre', 'elfe']);
    const card = game.catalogue.cards['main-ogre'];
    expect(card).toMatchObject({ id: 'main-ogre', joker: false, type: 'ogre', value: 0, powers: [] });
    for (const key of ['name', 'text', 'source', 'rarity']) expect(card).not.toHaveProperty(key);
    const deck = deckOf(
      Object.fromEntries(hills.cards.slice(0, 10).map(({ id }, value) => [value === 9 ? 'fou' : id, 1])),
    );
    const state = game.setup({ seed: 'x', decks: [deck, deck], options: { ofEachValue: 1 } });
    expect(state.players.map(({ hand }) => hand.length)).toEqual([10, 10]);
  });

  rule('B-11.1', 'values and amounts keep within bounds', () => {
    expect(problems({ ...good, value: 10 })).toEqual(['too-big 0.cards.12.value']);
    expect(problems({ ...good, value: -1 })).toEqual(['too-small 0.cards.12.value']);
    expect(problems({ ...good, value: 1.5 })).toEqual(['wrong-type 0.cards.12.value']);
    const bonus = (more: object) => ({
      ...good,
      powers: [{ kind: 'bonus', amount: 1, look: 'next', if: { value: 0 }, ...more }],
    });
    expect(problems(bonus({}))).toEqual([]);
    expect(problems(bonus({ if: { value: 9 } }))).toEqual([]);
    expect(problems(bonus({ amount: 0 }))).toEqual(['too-small 0.cards.12.powers.0.amount']);
    expect(problems(bonus({ amount: 10 }))).toEqual(['too-big 0.cards.12.powers.0.amount']);
    expect(problems(bonus({ if: { value: 10 } }))).toEqual(['too-big 0.cards.12.powers.0.if.value']);
    expect(problems(bonus({ if: {} }))).toEqual(['missing 0.cards.12.powers.0.if.type']);
    expect(problems(bonus({ look: 'nxt' }))).toEqual(['not-one-of 0.cards.12.powers.0.look']);
  });

  rule(['B-11.1', 'B-2.2', 'B-2.3'], 'types, rarities, jokers and ids make sense', () => {
    expect(problems({ ...good, type: 'elf' })).toEqual(['unknown-type 0.cards.12.type']);
    expect(problems({ ...good, rarity: 'rar' })).toEqual(['unknown-rarity 0.cards.12.rarity']);
    expect(problems({ ...good, joker: true })).toEqual(['joker-with-type 0.cards.12.type']);
    expect(problems({ ...good, type: null })).toEqual(['type-required 0.cards.12.type']);
    expect(problems({ ...good, id: 'fou' })).toEqual(['duplicate-id 0.cards.12.id']);
    expect(problems({ ...good, powers: [{ kind: 'counts-as', types: ['elfe', 'nain'] }] })).toEqual([
      'unknown-type 0.cards.12.powers.0.types.1',
    ]);
    expect(problems({ ...good, powers: [{ kind: 'bonus', amount: 1, look: 'next', if: { type: 'nain' } }] })).toEqual([
      'unknown-type 0.cards.12.powers.0.if.type',
    ]);
  });

  rule('B-11.1', 'ids are unique over all sets, and a type may be defined twice', () => {
    const more: Collection = { types: [{ id: 'ogre' }], rarities: [], cards: [{ ...good, type: 'ogre' }] };
    expect(Object.keys(createGobulon({ sets: [hills, more] }).catalogue.cards)).toHaveLength(13);
    expect(problemsOf(() => createGobulon({ sets: [hills, hills] }))[0]).toBe('duplicate-id 1.cards.0.id');
  });

  test('KF-J08 KF-K02: unknown fields and kinds are named, each in one place', () => {
    const { powers: _left, ...rest } = good;
    expect(problems({ ...good, vallue: 3 })).toEqual(['unknown-key 0.cards.12.vallue']);
    expect(problems(rest)).toEqual(['missing 0.cards.12.powers']);
    expect(problems({ ...good, powers: [{ kind: 'batle' }] })).toEqual(['not-one-of 0.cards.12.powers.0.kind']);
    expect(problems({ ...good, powers: [{ kind: 'battle', amount: 1 }] })).toEqual([
      'unknown-key 0.cards.12.powers.0.amount',
    ]);
    expect(problems({ ...good, powers: [{ kind: 'counts-as', types: 'some' }] })).toEqual([
      'not-one-of 0.cards.12.powers.0.types',
    ]);
  });

  test('KF-J07 KF-J10: hostile sets are one typed error', () => {
    for (const sets of [
      null,
      {},
      'sets',
      [null],
      [[]],
      [{ cards: {} }],
      [withCard(null)],
      [withCard({ id: '__proto__' })],
    ]) {
      expect(() => createGobulon({ sets: sets as never })).toThrow(InvalidInputError);
    }
    expect(problemsOf(() => createGobulon({ sets: [withCard({ ...good, id: 'constructor' })] }))).toEqual([
      'bad-id 0.cards.12.id',
    ]);
  });

  test('KF-E03 KF-E06: what is given stays writable and is no part of the game', () => {
    const own = structuredClone(hills) as unknown as { cards: { value: number }[] };
    const game = createGobulon({ sets: [own as never] });
    const first = own.cards[0];
    if (first === undefined) throw new Error('the set has cards');
    first.value = 9;
    expect(game.catalogue.cards['main-ogre']?.value).toBe(0);
    expect(Object.isFrozen(game.catalogue.cards['main-ogre'])).toBe(true);
  });

  test('KF-D02: another card makes other records', () => {
    const cards = firstCollection.cards.map((card, i) => (i === 0 ? { ...card, value: 1 } : card));
    const other = createGobulon({ sets: [{ ...firstCollection, cards }] });
    const record = createRecord(gobulon, { seed: 'x' });
    expect(other.catalogue).not.toEqual(gobulon.catalogue);
    expect(createRecord(gobulon, { seed: 'x' }).cards).toBe(record.cards);
    expect(record.cards).not.toBe(createRecord(createGobulon({ sets: [hills, firstCollection] }), { seed: 'x' }).cards);
  });
});

group('options', () => {
  const problems = (options: unknown) => problemsOf(() => gobulon.setup({ seed: 'x', options: options as never }));

  rule('B-1.1', 'the defaults', () => {
    expect(defaults).toEqual({
      mode: 'own',
      parity: 'listed',
      returnOrder: 'played',
      ofEachValue: 5,
      jokers: 1,
      maxCopies: 5,
    });
    expect(gobulon.setup({ seed: 'x' }).options).toEqual(defaults);
    expect(gobulon.setup({ seed: 'x', options: { parity: 'odd' } }).options).toEqual({ ...defaults, parity: 'odd' });
  });

  rule('B-1.2', 'keep within bounds', () => {
    expect(problems({ mode: 'both' })).toEqual(['not-one-of options.mode']);
    expect(problems({ parity: 'even', returnOrder: 'random' })).toEqual([
      'not-one-of options.parity',
      'not-one-of options.returnOrder',
    ]);
    expect(problems({ ofEachValue: 0, jokers: -1, maxCopies: 0 })).toEqual([
      'too-small options.ofEachValue',
      'too-small options.jokers',
      'too-small options.maxCopies',
    ]);
    expect(problems({ ofEachValue: 101, jokers: 1001, maxCopies: 1001 })).toEqual([
      'too-big options.ofEachValue',
      'too-big options.jokers',
      'too-big options.maxCopies',
    ]);
    expect(problems({ ofEachValue: 1, jokers: 11, maxCopies: 1 })[0]).toBe('too-big options.jokers');
    expect(problems({ jokers: 1.5 })).toEqual(['wrong-type options.jokers']);
    expect(problems({ joker: 1 })).toEqual(['unknown-key options.joker']);
  });

  rule(['B-1.1', 'B-4.1'], 'a deck has ten times as many cards as of each value', () => {
    const deck = deckOf(
      Object.fromEntries(
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((value) => {
          const card = firstCollection.cards.find((one) => one.value === value && !one.joker);
          return [card?.id ?? '', 2];
        }),
      ),
    );
    const small = { ofEachValue: 2, jokers: 0 };
    expect(gobulon.setup({ seed: 'x', decks: [deck, deck], options: small }).players[1].hand).toHaveLength(20);
    expect(() => gobulon.setup({ seed: 'x', decks: [deck, deck] })).toThrow(InvalidInputError);
    expect(() => gobulon.setup({ seed: 'x', decks: [deck, deck], options: { ...small, maxCopies: 1 } })).toThrow();
  });

  rule('B-3.6', 'parity is asked for by opponent powers, too', () => {
    const value = (parity: 'listed' | 'odd') =>
      hands('P8[+1 opp impaire], C1', 'N4, N1', { parity }).step().values()?.[0];
    expect([value('listed'), value('odd')]).toEqual([9, 8]);
  });
});
