import fc from 'fast-check';
import { expect, describe as group, test } from 'vitest';
import { gobulon, type State } from '../../../src/games/gobulon/index.js';
import { type Parsed, parseState } from '../../../src/games/gobulon/schema.js';
import { createRandom } from '../../../src/index.js';
import { rule } from '../../rule.js';
import { anyPosition } from './sight.js';

const told = (read: Parsed<unknown>): readonly string[] =>
  read.ok ? [] : read.problems.map(({ code, path }) => `${code} at ${path.join('.')}`);

group('states', () => {
  rule('B-13.5', 'that games come to are read', () => {
    fc.assert(
      fc.property(anyPosition, (state) => {
        expect(parseState(JSON.parse(JSON.stringify(state)))).toEqual({ ok: true, value: state });
      }),
      { numRuns: 80 },
    );
  });

  rule(['B-13.5', 'B-9.7'], 'also at the end, whatever it came by', () => {
    const reasons = new Set<string>();
    for (let n = 0; n < 60; n++) {
      const random = createRandom(`end ${n}`);
      const options = { returnOrder: 'choose', mode: n % 2 === 0 ? 'own' : 'split' } as const;
      const run = gobulon.simulate(gobulon.setup({ seed: String(n), options }));
      for (let next = run.decision(); next.kind !== 'over'; next = run.decision()) {
        const seat = next.kind === 'turn' ? next.seat : random.pick(next.waiting);
        if (random.int(400) === 0) run.play({ type: 'concede', seat });
        else run.play(run.sampleAction(seat, random));
      }
      reasons.add(run.outcome()?.reason ?? '');
      expect(told(parseState(structuredClone(run.state)))).toEqual([]);
    }
    expect(reasons).toEqual(new Set(['no-cards', 'battle-short', 'control-impossible', 'concede']));
  });

  /** A state after some steps, with other parts. */
  function broken(
    steps: number,
    change: (state: { -readonly [K in keyof State]: State[K] }) => void,
  ): readonly string[] {
    const run = gobulon.simulate(gobulon.setup({ seed: 'broken', options: { returnOrder: 'choose' } }));
    for (let n = 0; n < steps; n++) run.play({ type: 'advance', seat: 0 });
    const state = structuredClone(run.state);
    change(state);
    return told(parseState(state));
  }

  test('KF-D06 KF-D04: all that makes no sense is told at once, each with its place', () => {
    expect(broken(3, (state) => Object.assign(state.players[0].hand, { 0: 'gob-99' }))[0]).toBe(
      'unknown-card at players.0.hand.0',
    );
    const doubled = broken(0, (state) => Object.assign(state.players[1].hand, { 50: 'joker-cameleon' }));
    expect(doubled).toEqual(['deck-size at players.1', 'deck-values at players.1', 'deck-jokers at players.1']);
    expect(broken(0, (state) => Object.assign(state, { turn: 7 }))).toEqual(['bins-differ at turn']);
    expect(broken(0, (state) => Object.assign(state, { turn: 0, depth: -1 }))).toEqual([
      'too-small at turn',
      'too-small at depth',
    ]);
    expect(broken(0, (state) => Object.assign(state, { depth: 1 }))).toEqual(['wrong-depth at depth']);
    expect(broken(0, (state) => Object.assign(state, { phase: { name: 'order', seat: 0 } }))).toEqual([
      'bad-piles at players',
    ]);
    expect(broken(0, (state) => Object.assign(state, { phase: { name: 'order', seat: 7 } }))).toEqual([
      'not-one-of at phase.seat',
    ]);
  });

  rule(['B-9.7', 'B-13.5'], 'KF-D06: outcomes that are not true, and a comparison that is still to come', () => {
    const over = (outcome: object) => (state: State) => Object.assign(state, { phase: { name: 'over', ...outcome } });
    expect(broken(0, over({ winners: [0], reason: 'no-cards', rule: 'B-9.2' }))).toEqual([
      ...['wrong-winners at phase.winners', 'bins-differ at turn'],
    ]);
    expect(broken(0, over({ winners: [], reason: 'concede', rule: 'B-9.5' }))).toEqual([
      'wrong-winners at phase.winners',
    ]);
    expect(broken(0, over({ winners: [1], reason: 'concede', rule: 'B-9.2' }))).toEqual(['wrong-rule at phase.rule']);
    expect(broken(0, over({ winners: [1], reason: 'concede', rule: 'B-9.6' }))).toEqual([]);
    const latest = {
      turn: 3,
      depth: 0,
      cards: ['joker-cameleon', 'joker-cameleon'],
      controls: [null, null],
      values: [4, 4],
      winner: null,
    };
    expect(broken(0, (state) => Object.assign(state, { latest }))).toEqual(['too-big at latest.turn']);
  });
});
