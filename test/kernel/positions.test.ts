import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '../../src/index.js';
import { embers, type State, type View } from '../kit/embers/index.js';

const state = embers.setup({ seed: 'positions' });
const lay = { type: 'lay', seat: 0, card: state.players[0].hand[0] ?? '' } as const;

describe('KF-A08, KF-A11 viewers and positions', () => {
  const view = embers.view(state, 0);
  const problem = (ask: () => unknown) => {
    try {
      ask();
    } catch (error) {
      if (error instanceof InvalidInputError) return error.problems.map((one) => one.code).join();
      throw error;
    }
    return null;
  };

  test.each([null, undefined, 2, -1, '0', '__proto__', 1.5, Number.NaN, {}, [0], true])('no view for %j', (viewer) => {
    expect(problem(() => embers.view(state, viewer as 0))).toBe('unknown-viewer');
    expect(problem(() => embers.viewEvents([], viewer as 0))).toBe('unknown-viewer');
  });
  test('a spectator sees public facts only', () => {
    const seen = embers.view(state, 'spectator');
    expect(
      seen.players.flatMap(({ hand, deck, laid }) => [...hand, ...deck, ...laid]).every((one) => one === null),
    ).toBe(true);
  });
  test('a view where a state is asked, and a state where a view is', () => {
    expect(problem(() => embers.view(view as unknown as State, 0))).toBe('view-not-state');
    expect(problem(() => embers.simulate(view as unknown as State))).toBe('view-not-state');
    expect(problem(() => embers.determinize(state as unknown as View, { int: () => 0 } as never))).toBe(
      'state-not-view',
    );
  });
  test('KF-A07 no list for another seat than the view’s, nor for none', () => {
    expect(problem(() => embers.legalActions(view, 1))).toBe('not-your-view');
    expect(problem(() => embers.sampleAction(view, 1, { int: () => 0 } as never))).toBe('not-your-view');
    for (const seat of [2, -1, 0.5, '0', null])
      expect(problem(() => embers.legalActions(state, seat as 0))).toBe('unknown-seat');
  });
  test.each([[null], [undefined], [42], ['x'], [{}], [[]], [true]])('%j is no position', (position) => {
    const given = position as unknown as State;
    for (const ask of [embers.decision, embers.outcome, embers.seatsOf, embers.hash, embers.simulate]) {
      expect(problem(() => ask(given))).toBe('not-a-position');
    }
    expect(problem(() => embers.safeReduce(given, lay))).toBe('not-a-position');
    expect(problem(() => embers.check(given, lay))).toBe('not-a-position');
    expect(problem(() => embers.view(given, 0))).toBe('not-a-position');
    expect(problem(() => embers.legalActions(given, 0))).toBe('not-a-position');
  });
});
