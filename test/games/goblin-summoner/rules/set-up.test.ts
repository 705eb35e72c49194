import { expect } from 'vitest';
import {
  type Config,
  decks,
  type Event,
  goblinSummoner,
  type State,
} from '../../../../src/games/goblin-summoner/index.js';
import { createRandom } from '../../../../src/index.js';
import { rule } from '../../../rule.js';
import { problemsOf } from '../lab.js';

const SEEDS = Array.from({ length: 40 }, (_, n) => `set-up ${n}`);
const setup = (config: Partial<Config> = {}): State => goblinSummoner.setup({ seed: 'set-up', ...config });

rule('G-4.1', 'an illegal deck is refused, and all that is wrong with both is said', () => {
  const short = { affinity: 'slime', cards: [{ card: 'net', copies: 4 }] };
  const problems = problemsOf(() => setup({ decks: [short, short] }));
  const each = ['deck-size', 'deck-copies', 'deck-affinity'];
  expect(problems.map(({ path, code }) => [path[1], code])).toEqual(
    [0, 1].flatMap((seat) => each.map((code) => [seat, code])),
  );
  expect(problemsOf(() => setup({ decks: [decks['pack-hunt'], decks['storm-school']] }))).toEqual([]);
  expect(setup({ decks: [decks['pack-hunt'], decks['storm-school']] }).players.map(({ affinity }) => affinity)).toEqual(
    ['beast', 'elemental'],
  );
});

rule('G-4.1', 'there are two duellists, no more and no fewer', () => {
  const deck = decks['pack-hunt'];
  for (const list of [[deck], [deck, deck, deck], []]) {
    expect(problemsOf(() => setup({ decks: list as never }))).toHaveLength(1);
  }
  expect(goblinSummoner.seats).toEqual({ min: 2, max: 2 });
});

rule('G-4.2', 'shields, hands and pools follow the cuts, the priority player first', () => {
  for (const priority of [0, 1] as const) {
    let state = setup({ options: { offerCut: true }, priority });
    expect(state.players.map(({ hand, shield, pool }) => [hand.length, shield.length, pool])).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    state = goblinSummoner.reduce(state, { type: 'cut', seat: priority, at: 5 });
    const other = priority === 0 ? 1 : 0;
    const result = goblinSummoner.safeReduce(state, { type: 'cut', seat: other, at: 5 });
    if (!result.ok) throw new Error(result.refusal.code);
    const said = result.events
      .filter(({ type }) => type !== 'looked')
      .map((event: Event) => [event.type, 'seat' in event && event.seat]);
    const both = (type: string, times = 1) =>
      [priority, other].flatMap((seat) => Array.from({ length: times }, () => [type, seat]));
    expect(said).toEqual([['cut', priority], ...both('dealt'), ...both('drew', 4), ...both('mana-changed')]);
  }
});

rule('G-4.2', 'chance decides who has priority, and how the decks lie', () => {
  const states = SEEDS.map((seed) => setup({ seed }));
  expect(new Set(states.map(({ priority }) => priority))).toEqual(new Set([0, 1]));
  expect(new Set(states.map(({ players }) => players[0].deck.join())).size).toBe(40);
  for (const { priority, actor } of states) expect(actor).toBe(priority);
});

const listOf = (seat: 0 | 1): string[] => {
  const deck = decks[seat === 0 ? 'warren-rush' : 'restless-dead'];
  return deck.cards.flatMap(({ card, copies }) => Array.from({ length: copies }, () => card));
};
/** A duellist's cards as they lay before they were dealt, the first of the list on top. */
const stackOf = ({ players }: State, seat: 0 | 1): string[] => {
  const { shield, hand, deck } = players[seat];
  return [...shield, ...hand.map(({ card }) => card), ...[...deck].reverse()];
};

rule('G-4.3', 'priority, then the deck of seat 0, then that of seat 1', () => {
  for (const seed of SEEDS) {
    const random = createRandom(seed);
    const priority = random.int(2);
    const stacks = ([0, 1] as const).map((seat) => {
      const stack = listOf(seat).reverse();
      random.shuffle(stack);
      return stack.reverse();
    });
    const state = setup({ seed });
    expect(state.priority).toBe(priority);
    expect([stackOf(state, 0), stackOf(state, 1)]).toEqual(stacks);
    expect(state.random).toEqual(random.state());
  }
});

rule('G-4.3', 'what the config decides is not asked of chance', () => {
  const stacked = setup({ stacked: true, priority: 1 });
  expect([stackOf(stacked, 0), stackOf(stacked, 1)]).toEqual([listOf(0), listOf(1)]);
  expect(stacked.random).toEqual(createRandom('set-up').state());
  const random = createRandom('set-up');
  const first = listOf(0).reverse();
  random.shuffle(first);
  expect(stackOf(setup({ priority: 0 }), 0)).toEqual(first.reverse());
});

rule('G-4.4', 'each cuts the deck of the other, from 0 to the whole deck', () => {
  for (const [at, isRefused] of [
    [-1, true],
    [0, false],
    [1, false],
    [22, false],
    [23, true],
  ] as const) {
    const state = setup({ options: { offerCut: true }, priority: 1 });
    const result = goblinSummoner.safeReduce(state, { type: 'cut', seat: 1, at });
    expect(result.ok).toBe(!isRefused);
    if (!result.ok)
      expect(result.refusal).toEqual({ code: 'bad-cut', rule: 'G-4.4', path: ['at'], have: at, need: 22 });
    else {
      const before = state.players[0].deck;
      expect(result.state.players[0].deck).toEqual([...before.slice(22 - at), ...before.slice(0, 22 - at)]);
      expect(result.state.players[1].deck).toEqual(state.players[1].deck);
      expect(result.events).toMatchObject([{ type: 'cut', seat: 0, at }]);
    }
  }
});

rule('G-4.4', 'in turn, once each, and only where it is offered', () => {
  const start = setup({ options: { offerCut: true }, priority: 0 });
  const cut = { type: 'cut', at: 1 } as const;
  expect(goblinSummoner.check(start, { ...cut, seat: 1 })).toEqual({
    code: 'not-your-action',
    rule: 'G-4.4',
    path: ['seat'],
  });
  const once = goblinSummoner.reduce(start, { ...cut, seat: 0 });
  expect(goblinSummoner.check(once, { ...cut, seat: 0 })).toMatchObject({ code: 'not-your-action' });
  expect(goblinSummoner.decision(once)).toEqual({ kind: 'turn', seat: 1, prompt: 'cut' });
  const begun = goblinSummoner.reduce(once, { ...cut, seat: 1 });
  expect(goblinSummoner.check(begun, { ...cut, seat: 0 })).toEqual({ code: 'not-cutting', rule: 'G-4.4' });
  expect(goblinSummoner.check(setup({ priority: 0 }), { ...cut, seat: 0 })).toMatchObject({ code: 'not-cutting' });
});

rule('G-4.5', 'turn 1 begins with actions: no draw beyond the hand, no restore', () => {
  for (const priority of [0, 1] as const) {
    const state = setup({ priority, options: { manaMax: [2, 3] } });
    expect(state).toMatchObject({ turn: 1, actor: priority, passes: 0, actions: 0, phase: { name: 'actions' } });
    expect(state.players.map(({ hand, pool }) => [hand.length, pool])).toEqual([
      [4, 2],
      [4, 3],
    ]);
  }
});
