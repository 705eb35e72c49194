import { expect, describe as group, test } from 'vitest';
import { type Action, gobulon, type State } from '../../../src/games/gobulon/index.js';
import { createRandom, createRecord, replay, timeline } from '../../../src/index.js';
import { rule } from '../../rule.js';
import { hands, scene } from './scene.js';

/** A winner's pile of so many cards is to be ordered. */
function ordering(battles: number) {
  const steps = Array.from({ length: battles }, (_, n) => `${n % 2 === 0 ? 'O' : 'P'}${n % 10}`);
  const pile = ['C5', ...steps.flatMap((down, n) => [down, n === battles - 1 ? 'C9' : 'C5'])];
  const other = ['N5', ...steps.flatMap((_, n) => ['V1', n === battles - 1 ? 'N2' : 'N5'])];
  const x = hands(`${pile.join(', ')}, S2`, `${other.join(', ')}, L3`, { returnOrder: 'choose' });
  for (let n = 0; n <= battles; n++) x.step();
  expect(x.state.phase).toEqual({ name: 'order', seat: 0 });
  return x;
}

group('legal actions', () => {
  rule(['B-13.3', 'B-13.6'], 'a player who has not revealed may reveal, and advance; one who has waits', () => {
    const x = hands('C7, C1', 'O4, O1').do({ type: 'reveal', seat: 0 });
    const all = (seat: 0 | 1) => x.game.legalActions(x.state, seat, { all: true }).map(({ type }) => type);
    expect([all(0), all(1)]).toEqual([['concede'], ['reveal', 'advance', 'concede']]);
    expect(x.game.legalActions(x.state, 0)).toEqual([]);
    expect(x.game.legalActions(x.state, 1)).toEqual([{ type: 'reveal', seat: 1 }]);
    expect(x.game.sampleAction(x.state, 1, createRandom('x'))).toEqual({ type: 'reveal', seat: 1 });
    expect(() => x.game.sampleAction(x.state, 0, createRandom('x'))).toThrow(/no legal action/);
  });

  rule(
    'B-13.3',
    'a pile of up to five cards is listed in all its orders, beyond that in two; the other player waits',
    () => {
      for (const [battles, count] of [
        [1, 6],
        [2, 120],
        [3, 2],
      ] as const) {
        const { game, state } = ordering(battles);
        const listed = game.legalActions(state, 0);
        expect(listed).toHaveLength(count);
        expect(new Set(listed.map((action) => JSON.stringify(action))).size).toBe(count);
        expect(state.players[0].table).toHaveLength(2 * battles + 1);
        expect(game.legalActions(state, 1)).toEqual([]);
        expect(game.legalActions(state, 1, { all: true })).toEqual([{ type: 'concede', seat: 1 }]);
        for (const action of listed) expect(game.check(state, action)).toBeNull();
      }
    },
  );

  rule('B-13.3', 'every order of a large pile is accepted, and drawn', () => {
    const { game, state } = ordering(3);
    const random = createRandom('orders');
    const drawn = Array.from({ length: 50 }, () => game.sampleAction(state, 0, random));
    for (const action of drawn) expect(game.check(state, action)).toBeNull();
    expect(new Set(drawn.map((action) => JSON.stringify(action))).size).toBeGreaterThan(40);
  });

  rule('B-8.7', 'all orders of a pile are as likely', () => {
    const { game, state } = ordering(1);
    const random = createRandom('even');
    const counts = new Map<string, number>();
    for (let n = 0; n < 6000; n++) {
      const text = JSON.stringify(game.sampleAction(state, 0, random));
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

group('refusals', () => {
  rule(['B-13.1', 'B-14.11'], 'KF-E05: an illegal action changes nothing, and the first reason counts', () => {
    const x = hands('C7, C1', 'O4, O1').do({ type: 'reveal', seat: 0 });
    const refused = x.game.safeReduce(x.state, { type: 'order', seat: 0, cards: [9] });
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'not-ordering', rule: 'B-8.7' } });
    expect(x.game.check(x.state, { type: 'reveal', seat: 0, cards: [] })).toMatchObject({ code: 'malformed-action' });
    expect(x.game.legalActions(x.state, 1)).toHaveLength(1);
  });

  rule('B-13.4', 'KF-F06 KF-F09: what is malformed, unknown or out of place has a code of its own', () => {
    const { game, state } = hands('C7, C1', 'O4, O1');
    const codeOf = (action: unknown) => game.check(state, action)?.code;
    const hostile = ['__proto__', 'constructor', 'toString'];
    for (const action of [null, 1, 'reveal', [], {}, { type: 'reveal' }, { type: 'reveal', seat: '0' }]) {
      expect(codeOf(action)).toBe('malformed-action');
    }
    for (const type of [...hostile, 'pass', '']) expect(codeOf({ type, seat: 0 })).toBe('unknown-action');
    for (const seat of hostile) expect(codeOf({ type: 'reveal', seat })).toBe('malformed-action');
    expect(codeOf({ type: 'reveal', seat: 2 })).toBe('unknown-seat');
    expect(codeOf({ type: 'reveal', seat: 0, card: 'c7' })).toBe('malformed-action');
    expect(codeOf({ type: 'order', seat: 0 })).toBe('malformed-action');
    expect(codeOf({ type: 'order', seat: 0, cards: ['0'] })).toBe('malformed-action');
    expect(codeOf({ type: 'order', seat: 0, cards: [] })).toBe('not-ordering');
    expect('polluted' in {}).toBe(false);
  });

  rule(
    ['B-9.6', 'B-9.7', 'B-9.1'],
    'KF-F05: either may concede at any time, and after the end nothing is accepted',
    () => {
      const moments: readonly State[] = [hands('C7, C1', 'O4, O1').state, ordering(1).state];
      for (const state of moments) {
        for (const seat of [0, 1] as const) {
          const { game } = hands('C7', 'O4');
          const over = game.reduce(state, { type: 'concede', seat });
          expect(game.outcome(over)).toEqual({ winners: [1 - seat], reason: 'concede', rule: 'B-9.6' });
          expect(over.players).toEqual(state.players);
          const actions: readonly Action[] = [
            { type: 'reveal', seat },
            { type: 'advance', seat },
            { type: 'order', seat, cards: [0] },
            { type: 'concede', seat },
          ];
          for (const action of actions) expect(game.check(over, action)?.code).toBe('game-over');
        }
      }
    },
  );

  rule('B-13.2', 'who has to reveal always has the cards for it', () => {
    for (let n = 0; n < 40; n++) {
      const random = createRandom(`reveal ${n}`);
      const options = { mode: n % 2 === 0 ? 'own' : 'split', returnOrder: 'choose' } as const;
      const run = gobulon.simulate(gobulon.setup({ seed: String(n), options }));
      for (let next = run.decision(); next.kind !== 'over'; next = run.decision()) {
        const seat = next.kind === 'turn' ? next.seat : random.pick(next.waiting);
        const { players, depth } = run.state;
        if (next.prompt === 'reveal') expect(players[seat].hand.length).toBeGreaterThanOrEqual(depth > 0 ? 2 : 1);
        run.play(run.sampleAction(seat, random));
      }
    }
  });
});

group('records', () => {
  /** Some actions of a random game. */
  function played(seed: string, count: number): readonly Action[] {
    const random = createRandom(seed);
    const actions: Action[] = [];
    const run = gobulon.simulate(gobulon.setup({ seed, options: { returnOrder: 'choose' } }));
    for (let next = run.decision(); next.kind !== 'over' && actions.length < count; next = run.decision()) {
      const seat = next.kind === 'turn' ? next.seat : random.pick(next.waiting);
      const action = run.sampleAction(seat, random);
      actions.push(action);
      run.play(action);
    }
    return actions;
  }
  const config = (seed: string) => ({ seed, options: { returnOrder: 'choose' } }) as const;

  test('KF-B04: a game goes on from its text as if it had not been saved', () => {
    const actions = played('saved', 60);
    const start = gobulon.setup(config('saved'));
    const through = actions.reduce<State>((state, action) => gobulon.reduce(state, action), start);
    let saved = start;
    for (const [n, action] of actions.entries()) {
      saved = gobulon.reduce(n === 30 ? JSON.parse(JSON.stringify(saved)) : saved, action);
    }
    expect(JSON.stringify(saved)).toBe(JSON.stringify(through));
  });

  test('KF-D05: an illegal action stops the replay, with its index and the state before it', () => {
    const record = createRecord(gobulon, config('cut'), played('cut', 10));
    const actions = record.actions.with(5, { type: 'order', seat: 0, cards: [0, 1, 2] });
    const { outcome: _outcome, hash: _hash, ...rest } = { ...record, actions };
    const result = replay(gobulon, rest);
    expect(result).toMatchObject({ ok: false, index: 5, problem: { code: 'not-ordering', path: ['actions', 5] } });
    expect(result.state).toEqual(timeline(gobulon, record).at(5));
  });

  test('KF-C02: what has been revealed is not taken back, an order is', () => {
    const actions = played('undo', 400);
    const record = createRecord(gobulon, config('undo'), actions);
    const first = actions.findIndex(({ type }) => type === 'order');
    expect(first).toBeGreaterThan(0);
    const upTo = (count: number) => timeline(gobulon, timeline(gobulon, record).fork(count));
    const orderer = actions[first]?.seat ?? 0;
    expect(upTo(first + 1).undo(orderer)).toMatchObject({ ok: true });
    expect(upTo(first).undo(actions[first - 1]?.seat ?? 0)).toMatchObject({
      ok: false,
      problem: { code: 'something-was-revealed' },
    });
  });
});

group('states', () => {
  rule('B-13.5', 'KF-D01: are plain JSON of a few parts, without history', () => {
    const state = gobulon.setup({ seed: 'parts' });
    const keys = ['options', 'turn', 'depth', 'phase', 'players', 'latest', 'random'];
    let now = state;
    while (gobulon.outcome(now) === null) {
      expect(Object.keys(now)).toEqual(keys);
      expect(JSON.parse(JSON.stringify(now))).toStrictEqual(now);
      now = gobulon.reduce(now, { type: 'advance', seat: 0 });
    }
    expect(JSON.stringify(now).length).toBeLessThan(1.2 * JSON.stringify(state).length);
  });
});

group('arranged positions', () => {
  test('KF-D07: a battle under way can be set up, and goes on', () => {
    const x = scene({
      x: { hand: 'S2', table: 'C5, O1, C7' },
      y: { hand: 'V8, N6, L3', table: 'N5' },
      turn: 4,
    });
    expect([x.state.depth, x.game.decision(x.state)]).toMatchObject([1, { waiting: [1] }]);
    x.do({ type: 'reveal', seat: 1 });
    expect([x.hand(0), x.bin(1), x.state.turn]).toEqual(['S2, C5, O1, C7', 'N5, V8, N6', 5]);
  });
});
