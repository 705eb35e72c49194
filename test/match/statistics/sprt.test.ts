import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../../src/index.js';
import { logLikelihoodRatio, type PairCounts, shareAt, sprt } from '../../../src/match/index.js';

const count = fc.integer({ min: 5, max: 300 });
const counts: fc.Arbitrary<PairCounts> = fc.tuple(count, count, count, count, count);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/**
 * The greatest log likelihood of counts under distributions with a given mean, by another way than that of the code: for
 * each size of the middle three the last two follow, and each is improved in turn by golden sections.
 */
function likeliest(given: PairCounts, mean: number): number {
  // Fixed b, c, d leave a and e: a + e = 1 - b - c - d, e = mean - b/4 - c/2 - 3d/4.
  const likelihood = ([b = 0, c = 0, d = 0]: readonly number[]): number => {
    const e = mean - b / 4 - c / 2 - (3 * d) / 4;
    const a = 1 - b - c - d - e;
    const parts = [a, b, c, d, e];
    if (parts.some((part) => part <= 0)) return Number.NEGATIVE_INFINITY;
    return sum(parts.map((part, i) => (given[i] ?? 0) * Math.log(part)));
  };
  const start = mean / 10;
  let best: readonly number[] =
    mean < 0.5 ? [start, start, start] : [(1 - mean) / 10, (1 - mean) / 10, (1 - mean) / 10];
  for (let step = 0.25; step > 1e-9; ) {
    const near = [0, 1, 2].flatMap((at) =>
      [step, -step].map((by) => best.map((part, i) => (i === at ? part + by : part))),
    );
    const better = near.find((point) => likelihood(point) > likelihood(best));
    if (better === undefined) step /= 2;
    else best = better;
  }
  return likelihood(best);
}

describe('the generalized likelihood ratio', () => {
  test('is that of the likeliest distributions with either mean, found by climbing', () => {
    fc.assert(
      fc.property(counts, fc.integer({ min: -150, max: 150 }), fc.integer({ min: 1, max: 100 }), (given, elo0, by) => {
        const climbed = likeliest(given, shareAt(elo0 + by)) - likeliest(given, shareAt(elo0));
        const ratio = logLikelihoodRatio(given, elo0, elo0 + by);
        expect(Math.abs(ratio - climbed)).toBeLessThan(1e-3 * Math.max(1, Math.abs(climbed)));
      }),
      { numRuns: 25 },
    );
  });

  test('of won and lost pairs alone is that of two coins', () => {
    const [lost, won] = [40, 60];
    const [p0, p1] = [shareAt(0), shareAt(50)];
    const plain = won * Math.log(p1 / p0) + lost * Math.log((1 - p1) / (1 - p0));
    expect(logLikelihoodRatio([lost, 0, 0, 0, won], 0, 50)).toBeCloseTo(plain, 1);
  });

  test('turns its sign with the sides, and is 0 of nothing', () => {
    fc.assert(
      fc.property(
        counts,
        fc.integer({ min: -100, max: 100 }),
        fc.integer({ min: -100, max: 100 }),
        (given, one, other) => {
          const [a, b, c, d, e] = given;
          expect(logLikelihoodRatio([e, d, c, b, a], -other, -one)).toBeCloseTo(
            -logLikelihoodRatio(given, one, other),
            6,
          );
          expect(logLikelihoodRatio(given, one, one)).toBeCloseTo(0, 8);
        },
      ),
    );
    expect(logLikelihoodRatio([0, 0, 0, 0, 0], 0, 50)).toBe(0);
  });

  test('stays finite where only one result ever came', () => {
    for (let at = 0; at < 5; at++) {
      const given = [0, 0, 0, 0, 0].map((_, i) => (i === at ? 1000 : 0)) as unknown as PairCounts;
      expect(Number.isFinite(logLikelihoodRatio(given, -30, 30))).toBe(true);
    }
  });
});

describe('the sequential test', () => {
  /** Plays pairs of two independent games, won with a chance, until the test says which hypothesis it is. */
  function decide(share: number, seed: string): 'elo0' | 'elo1' {
    const random = createRandom(seed);
    const wins = (): number => (random.int(1_000_000) < share * 1_000_000 ? 1 : 0);
    const given = [0, 0, 0, 0, 0];
    for (let pair = 1; ; pair++) {
      const at = 2 * (wins() + wins());
      given[at] = (given[at] ?? 0) + 1;
      const { accepted } = sprt(given as unknown as PairCounts, { elo0: 0, elo1: 80 });
      if (accepted !== null && pair > 5) return accepted;
    }
  }

  test('has the bounds of Wald', () => {
    const { lower, upper, llr, accepted } = sprt([0, 0, 0, 0, 0], { elo0: 0, elo1: 5, alpha: 0.01, beta: 0.2 });
    expect([lower, upper]).toEqual([Math.log(0.2 / 0.99), Math.log(0.8 / 0.01)]);
    expect([llr, accepted]).toEqual([0, null]);
    expect(sprt([0, 0, 0, 0, 0], { elo0: 0, elo1: 5 }).upper).toBeCloseTo(2.944, 3);
  });

  test('errs about as seldom as it says', () => {
    const runs = 150;
    const wrong = { elo0: 0, elo1: 0 };
    for (let i = 0; i < runs; i++) {
      if (decide(shareAt(0), `null ${i}`) === 'elo1') wrong.elo1 += 1;
      if (decide(shareAt(80), `one ${i}`) === 'elo0') wrong.elo0 += 1;
    }
    // 5 % of 150 are 7.5; more than 16 come up once in five hundred times, and the seeds are fixed.
    expect(wrong.elo0).toBeLessThan(16);
    expect(wrong.elo1).toBeLessThan(16);
    expect(wrong.elo0 + wrong.elo1).toBeGreaterThan(0);
  });
});
