import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toAct } from '../../src/index.js';
import { arbitraryHostile, arbitraryPosition } from '../../src/testing/index.js';
import { embers } from './embers/index.js';

const configs = fc.record({ seed: fc.string() });
const seeded = { seed: 7, numRuns: 200 };

describe('arbitrary positions', () => {
  test('are what their config and actions lead to', () => {
    void fc.assert(
      fc.property(arbitraryPosition(embers, configs), ({ config, actions, state }) => {
        expect(actions.reduce(embers.reduce, embers.setup(config))).toEqual(state);
      }),
      seeded,
    );
  });

  test('are found at the start, in every phase, and at the end', () => {
    const names = fc.sample(arbitraryPosition(embers, configs), seeded).map(({ actions, state }) => {
      return actions.length === 0 ? 'start' : state.phase.name;
    });
    expect([...new Set(names)].sort()).toEqual(['lay', 'over', 'start', 'stoke']);
  });

  test('are reached by no more actions than asked', () => {
    const lengths = fc
      .sample(arbitraryPosition(embers, configs, { maxActions: 3 }), seeded)
      .map(({ actions }) => actions.length);
    expect(Math.max(...lengths)).toBe(3);
  });

  test('shrink to few actions, which are listed first', () => {
    const result = fc.check(
      fc.property(arbitraryPosition(embers, configs), ({ state }) => state.round < 2),
      { ...seeded, numRuns: 1000 },
    );
    const [smallest] = result.counterexample ?? [];
    // A round takes two cards laid and one stoke at the least.
    expect(smallest?.actions.map(({ type }) => type)).toEqual(['lay', 'lay', 'stoke']);
    expect(smallest?.config.seed).toBe('');
  });
});

test('arbitrary hostile input is refused with a code, in any phase', () => {
  void fc.assert(
    fc.property(arbitraryPosition(embers, configs), arbitraryHostile(), arbitraryHostile(), ({ state }, one, other) => {
      const [whole, part] = [one.make(), other.make()];
      for (const seat of [0, 1, ...toAct(embers.decision(state))]) {
        for (const given of [
          whole,
          { type: 'lay', seat, card: part },
          { type: part, seat },
          { type: 'peek', seat: part },
        ]) {
          const result = embers.safeReduce(state, given);
          expect(result.ok ? 'accepted' : result.refusal.code).toMatch(/^[a-z-]+$/);
        }
      }
    }),
    seeded,
  );
});
