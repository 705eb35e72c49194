import fc from 'fast-check';
import { expect, describe as group, test } from 'vitest';
import { gobulon, type State } from '../../../src/games/gobulon/index.js';
import { createRandom, InvalidInputError, type Viewer } from '../../../src/index.js';
import { rule } from '../../rule.js';
import { hands } from './scene.js';
import { all, anyPosition, otherWorld, viewers } from './sight.js';

group('views', () => {
  rule(
    ['B-12.1', 'B-12.2', 'B-12.3'],
    'hands and face-down cards are hidden from everybody, all else is public',
    () => {
      const x = hands('C5, O1, C7, S2', 'N5, V8, N6, L3').step().do({ type: 'reveal', seat: 0 });
      for (const viewer of viewers) {
        const view = x.game.view(x.state, viewer);
        expect(view.players[0]).toEqual({ hand: [null], bin: [], table: ['c5', null, 'c7'] });
        expect(view.players[1]).toEqual({ hand: [null, null, null], bin: [], table: ['n5'] });
        expect(view).toMatchObject({
          turn: 1,
          depth: 1,
          latest: { values: [5, 5], winner: null, controls: [null, null] },
        });
        expect(x.game.decision(view)).toEqual(x.game.decision(x.state));
      }
    },
  );

  rule('B-12.3', 'a control is seen and not remembered', () => {
    const x = hands('C3[+2 next chat], C1, L6', 'N4, N1').step();
    const view = x.game.view(x.state, 1);
    expect(view.latest?.controls).toEqual(['c1', null]);
    expect(view.players[0].hand).toEqual([null, null, null]);
    x.step();
    expect(x.game.view(x.state, 1).latest?.controls).toEqual([null, null]);
  });

  rule(
    'B-12.5',
    'in `own` a player knows the list of their own deck, in `split` both know the fifty, a spectator neither',
    () => {
      const own = gobulon.setup({ seed: 'lists' });
      expect(gobulon.view(own, 0).unseen).toEqual([...own.players[0].hand].sort());
      expect(gobulon.view(own, 1).unseen).toEqual([...own.players[1].hand].sort());
      const split = gobulon.setup({ seed: 'lists', options: { mode: 'split' } });
      const both = [...split.players[0].hand, ...split.players[1].hand].sort();
      expect([gobulon.view(split, 0).unseen, gobulon.view(split, 1).unseen]).toEqual([both, both]);
      for (const state of [own, split]) expect(gobulon.view(state, 'spectator').unseen).toBeNull();
    },
  );

  rule('B-12.5', 'what the list leaves hidden and what is seen are the list', () => {
    fc.assert(
      fc.property(anyPosition, (state) => {
        for (const seat of [0, 1] as const) {
          const view = gobulon.view(state, seat);
          const seats = state.options.mode === 'own' ? [seat] : ([0, 1] as const);
          const seen = seats.flatMap((one) => [...view.players[one].bin, ...view.players[one].table]);
          const known = seen.filter((card) => card !== null);
          const whole = seats.flatMap((one) => all(state.players[one]));
          expect([...known, ...(view.unseen ?? [])].sort()).toEqual([...whole].sort());
        }
      }),
    );
  });

  rule(['B-12.2', 'B-12.6', 'B-14.14'], 'KF-A01 KF-A05: worlds that differ in hidden cards alone look alike', () => {
    fc.assert(
      fc.property(anyPosition, fc.string(), (state, seed) => {
        for (const viewer of viewers) {
          const random = createRandom(seed);
          const view = gobulon.view(state, viewer);
          const other = otherWorld(state, viewer, random);
          expect(gobulon.view(other, viewer)).toEqual(view);
          if (viewer !== 'spectator') {
            expect(gobulon.legalActions(other, viewer, { all: true })).toEqual(
              gobulon.legalActions(view, viewer, { all: true }),
            );
          }
        }
      }),
    );
  });

  test('KF-A02: neither the seed nor the stream of chance is told', () => {
    const seed = 'a-seed-that-nobody-guesses';
    const state = gobulon.setup({ seed });
    for (const viewer of viewers) {
      const text = JSON.stringify(gobulon.view(state, viewer));
      expect(text).not.toContain(seed);
      expect(text).not.toContain('random');
      for (const word of state.random) expect(text).not.toContain(String(word));
    }
  });

  test('KF-A08 KF-A11: no other viewer, and no action on a view', () => {
    const state = gobulon.setup({ seed: 'x' });
    for (const viewer of [null, undefined, 2, -1, '0', '__proto__']) {
      expect(() => gobulon.view(state, viewer as Viewer)).toThrow(InvalidInputError);
    }
    const view = gobulon.view(state, 0) as unknown as State;
    const step = gobulon.safeReduce(view, { type: 'reveal', seat: 0 });
    expect(step).toMatchObject({ ok: false, refusal: { code: 'view-not-state', rule: 'B-12.2' } });
    expect(gobulon.check(gobulon.view(state, 0), { type: 'reveal', seat: 1 })?.code).toBe('not-your-view');
  });

  rule(['B-8.8', 'B-12.6'], 'events tell of a face-down card nothing until it lies in a bin', () => {
    const x = hands('C5, O1, C7, S2', 'N5, V8, N6, L3').step();
    const step = x.game.safeReduce(x.state, { type: 'advance', seat: 0 });
    if (!step.ok) throw new Error('it is legal');
    const text = JSON.stringify(step.events);
    expect(text).toContain('"v8"');
    expect(text).not.toContain('"o1"');
    expect(step.events.map(({ type }) => type)).toEqual([
      ...['laid-down', 'revealed', 'laid-down', 'revealed', 'compared', 'binned', 'returned', 'turn-started'],
    ]);
  });

  rule(['B-8.8', 'B-12.4'], 'only the winner looks at the pile', () => {
    const x = hands('C5, O1, C7, S2', 'N5, V8, N6, L3', { returnOrder: 'choose' }).step();
    const step = x.game.safeReduce(x.state, { type: 'advance', seat: 0 });
    if (!step.ok) throw new Error('it is legal');
    const looked = { type: 'looked', rule: 'B-8.8', seat: 0, cards: ['c5', 'o1', 'c7'], for: [0] };
    expect(x.game.viewEvents(step.events, 0)).toContainEqual(looked);
    for (const viewer of [1, 'spectator'] as const) {
      expect(x.game.viewEvents(step.events, viewer).map(({ type }) => type)).not.toContain('looked');
    }
  });
});
