import { expect, describe as group, test } from 'vitest';
import { type Config, decks, gobulon } from '../../../src/games/gobulon/index.js';
import { InvalidInputError } from '../../../src/index.js';
import { rule } from '../../rule.js';

/** The codes and places of what is wrong with a config. */
function problemsOf(config: unknown): readonly string[] {
  try {
    gobulon.setup(config as Config);
  } catch (error) {
    if (error instanceof InvalidInputError) return error.problems.map(({ code, path }) => `${code} ${path.join('.')}`);
    throw error;
  }
  return [];
}
/** A deck card by card, sorted. */
const cardsOf = (id: keyof typeof decks): readonly string[] =>
  decks[id].cards.flatMap(({ card, copies }) => new Array<string>(copies).fill(card)).sort();

group('set-up', () => {
  rule(['B-5.1', 'B-5.2', 'B-5.4'], 'two hands of 50, shuffled, and nothing else on the table', () => {
    const state = gobulon.setup({ seed: 'x' });
    expect(gobulon.seatsOf(state)).toBe(2);
    expect(state).toMatchObject({ turn: 1, depth: 0, phase: { name: 'reveal' }, latest: null });
    const [first, second] = state.players;
    expect([[...first.hand].sort(), [...second.hand].sort()]).toEqual([
      cardsOf('comme-chat'),
      cardsOf('operation-double-croche'),
    ]);
    for (const { bin, table } of state.players) expect([bin, table]).toEqual([[], []]);
    expect(gobulon.decision(state)).toEqual({ kind: 'simultaneous', waiting: [0, 1], prompt: 'reveal' });
  });

  rule('B-5.2', 'chance shuffles the deck of seat 0 first', () => {
    const own = decks['ruee-vers-l-or'];
    const other = decks['creatures-fantastiques'];
    const hand = (second: typeof own) => gobulon.setup({ seed: 'x', decks: [own, second] }).players[0].hand;
    expect(hand(own)).toEqual(hand(other));
  });

  rule(['B-5.3', 'B-6.3'], 'scenario 35: one deck for both', () => {
    for (const seed of ['a', 'b', 'c']) {
      let state = gobulon.setup({ seed, options: { mode: 'split' } });
      const hands = state.players.map(({ hand }) => [...hand].sort());
      expect(hands.map(({ length }) => length)).toEqual([25, 25]);
      expect(hands.flat().sort()).toEqual(cardsOf('comme-chat'));
      expect(hands.filter((cards) => cards.includes('joker-cameleon'))).toHaveLength(1);
      for (let turn = 1; gobulon.outcome(state) === null; turn = state.turn) {
        state = gobulon.reduce(state, { type: 'advance', seat: 0 });
        if (state.turn === turn && gobulon.outcome(state) === null) continue;
        const now = state.players.map(({ hand, bin, table }) => [...hand, ...bin, ...table].sort());
        expect(now).toEqual(hands);
      }
    }
  });

  rule('B-1.1', 'stacked decks keep their order, the first card on top', () => {
    const { players } = gobulon.setup({ seed: 'x', stacked: true });
    expect(players[0].hand.at(-1)).toBe(decks['comme-chat'].cards[0]?.card);
    expect(players[0].hand[0]).toBe(decks['comme-chat'].cards.at(-1)?.card);
    const split = gobulon.setup({ seed: 'x', stacked: true, options: { mode: 'split' } });
    expect(split.players[0].hand).toEqual(players[0].hand.slice(25));
    expect(split.players[1].hand).toEqual(players[0].hand.slice(0, 25));
  });

  test('KF-B02 KF-B03: every seed deals its own hands, and none is no seed', () => {
    const deals = Array.from({ length: 100 }, (_, i) => JSON.stringify(gobulon.setup({ seed: String(i) }).players));
    expect(new Set(deals).size).toBe(100);
    for (const seed of [undefined, null, 1, {}]) expect(problemsOf({ seed })[0]).toBe('malformed-config seed');
    expect(problemsOf({})[0]).toBe('malformed-config seed');
  });

  test('KF-E02 KF-B06: the same config deals the same game, whatever is played beside it', () => {
    const first = gobulon.setup({ seed: 'x' });
    gobulon.setup({ seed: 'y' });
    expect(gobulon.hash(gobulon.setup({ seed: 'x' }))).toBe(gobulon.hash(first));
  });
});

group('configs', () => {
  const [chat, gold] = [decks['comme-chat'], decks['ruee-vers-l-or']];

  rule(['B-5.2', 'B-5.3'], 'name as many decks as are played with', () => {
    expect(problemsOf({ seed: 'x', decks: [chat, gold] })).toEqual([]);
    expect(problemsOf({ seed: 'x', decks: [chat] })).toEqual(['too-short decks']);
    expect(problemsOf({ seed: 'x', decks: [chat], options: { mode: 'split' } })).toEqual([]);
    expect(problemsOf({ seed: 'x', decks: [chat, gold], options: { mode: 'split' } })).toEqual(['too-long decks']);
    expect(problemsOf({ seed: 'x', decks: [] })).toEqual(['too-short decks']);
    expect(problemsOf({ seed: 'x', decks: [chat, gold, chat] })).toEqual(['too-long decks']);
  });

  rule(['B-4.1', 'B-4.2', 'B-4.4'], 'name legal decks, and all that is wrong comes at once', () => {
    const [first, ...rest] = chat.cards;
    const bad = {
      cards: [{ card: 'nobody', copies: first?.copies ?? 0 }, ...rest, { card: 'joker-cameleon', copies: 1 }],
    };
    expect(problemsOf({ seed: 'x', decks: [gold, bad] })).toEqual([
      'deck-unknown-card decks.1.cards.0.card',
      'deck-size decks.1.cards',
      'deck-values decks.1.cards',
      'deck-values decks.1.cards',
      'deck-jokers decks.1.cards',
      'deck-copies decks.1.cards.29.card',
    ]);
  });

  test('KF-J08: have no misspelt fields', () => {
    expect(problemsOf({ seed: 'x', seeed: 1 })).toEqual(['unknown-key seeed']);
    expect(problemsOf({ seed: 'x', stacked: 'yes' })).toEqual(['wrong-type stacked']);
    expect(problemsOf({ seed: 'x', decks: [{ crads: [] }, gold] })).toEqual([
      'unknown-key decks.0.crads',
      'missing decks.0.cards',
    ]);
  });

  test('KF-E03: what is handed in stays as it is, and writable', () => {
    const config = { seed: 'x', decks: [structuredClone(chat), structuredClone(gold)] as const };
    const before = JSON.stringify(config);
    gobulon.setup(config);
    expect(JSON.stringify(config)).toBe(before);
    expect(Object.isFrozen(config.decks[0].cards)).toBe(false);
  });
});
