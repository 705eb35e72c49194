import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '../../src/index.js';
import { hostile, spoiled } from '../../src/testing/hostile.js';
import { embers } from '../kit/embers/index.js';

/** The codes and paths of what is wrong with a config; empty if it can be set up. */
const codes = (given: unknown): readonly string[] => {
  try {
    embers.setup(given as { seed: string });
    return [];
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    return error.problems.map((problem) => `${problem.code} ${problem.path.join('.')}`);
  }
};

describe('configs', () => {
  test('KF-B02, KF-B03 a seed is a text and must be given; the problem names what is asked', () => {
    for (const seed of [1, 0, -0, -1, 1.5, 2 ** 53, null, {}, [], true])
      expect(codes({ seed })).toEqual(['malformed-config seed']);
    expect(codes({})).toEqual(['malformed-config seed']);
    try {
      embers.setup({} as { seed: string });
    } catch (error) {
      expect(error instanceof InvalidInputError && error.problems[0]?.expected).toEqual(['text']);
    }
    expect(codes({ seed: '' })).toEqual([]);
  });

  test('KF-J08 a misspelt option is a problem, beside all others', () => {
    expect(codes({ seeed: 'x', decks: [['ember', 'spark', 'nothing'], []] })).toEqual([
      'malformed-config seed',
      'unknown-key seeed',
      'unknown-card decks.0.2',
      'malformed-config decks.1',
    ]);
  });

  test('hostile ones are InvalidInputError, whatever they hold', () => {
    const values = hostile();
    for (const { make } of values) expect(codes(make()).length).toBeGreaterThan(0);
    for (const { make } of spoiled({ seed: 'x', decks: [['ember'], ['ember']] }, values)) codes(make());
  });

  test('checkConfig and setup get copies: what a getter says later is not asked', () => {
    let asked = 0;
    const config = {
      get seed() {
        asked += 1;
        return 'once';
      },
    };
    expect(embers.setup(config)).toEqual(embers.setup({ seed: 'once' }));
    expect(asked).toBe(1);
  });
});
