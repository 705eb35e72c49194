import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Confidence,
  eloOf,
  eloOfPairs,
  type PairCounts,
  shareAt,
  shareOfPairs,
  wilson,
} from '../../../src/match/index.js';

const confidences: readonly Confidence[] = [0.9, 0.95, 0.99];
const count = fc.nat({ max: 500 });
const counts: fc.Arbitrary<PairCounts> = fc.tuple(count, count, count, count, count);
const played = counts.filter((all) => all.some((each) => each > 0));
/** The share of a normal distribution below a point, by adding up its density. */
function normalShare(z: number): number {
  const steps = 20_000;
  let sum = 0;
  for (let i = 0; i < steps; i++) sum += Math.exp(-((((i + 0.5) * z) / steps) ** 2) / 2);
  return 0.5 + (sum * z) / steps / Math.sqrt(2 * Math.PI);
}
/** Where a bound of 0 of 1 lies tells the quantile: for no wins in n games it is z² / (n + z²). */
const quantile = (confidence: Confidence): number => {
  const { high } = wilson(0, 1, confidence);
  return Math.sqrt(high / (1 - high));
};

describe('the Wilson interval', () => {
  test.each(confidences)('rests on the quantile of the normal distribution for %d', (confidence) => {
    expect(normalShare(quantile(confidence))).toBeCloseTo((1 + confidence) / 2, 8);
  });

  test('ends where the normal test of a share just fails: |p − π| = z √(π(1 − π) / n)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.double({ min: 0, max: 1, noNaN: true }), (games, part) => {
        const score = Math.round(part * 2 * games) / 2;
        for (const confidence of confidences) {
          const { low, high } = wilson(score, games, confidence);
          for (const bound of [low, high]) {
            if (bound === 0 || bound === 1) continue;
            const distance = Math.abs(score / games - bound) / Math.sqrt((bound * (1 - bound)) / games);
            expect(Math.abs(distance - quantile(confidence))).toBeLessThan(1e-4);
          }
          expect(low).toBeLessThanOrEqual(score / games);
          expect(high).toBeGreaterThanOrEqual(score / games);
        }
      }),
    );
  });

  test('is what the books print for 9 of 10, and nothing is known of no games', () => {
    const { low, high } = wilson(9, 10);
    expect([low, high].map((bound) => bound.toFixed(4))).toEqual(['0.5958', '0.9821']);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
    expect(wilson(10, 10).high).toBe(1);
    expect(wilson(0, 10).low).toBe(0);
  });
});

describe('mirrored pairs', () => {
  const list = (all: PairCounts): readonly number[] => all.flatMap((many, i) => Array<number>(many).fill(i / 4));

  test('give the share of points; an interval as of the normal distribution where there are many', () => {
    fc.assert(
      fc.property(played, (all) => {
        const shares = list(all);
        const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
        const deviation = Math.sqrt(shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / shares.length ** 2);
        const { share, low, high } = shareOfPairs(all);
        expect(share).toBeCloseTo(mean, 10);
        expect(low).toBeLessThanOrEqual(share);
        expect(high).toBeGreaterThanOrEqual(share);
        if (shares.length < 400 || mean < 0.2 || mean > 0.8 || deviation < 0.005) return;
        expect((high - low) / (2 * 1.96 * deviation)).toBeCloseTo(1, 1);
      }),
    );
  });

  test('of independent games give the interval of as many games', () => {
    // Pairs as two throws of a coin each: a quarter, a half, a quarter.
    const { low, high } = shareOfPairs([100, 0, 200, 0, 100]);
    const single = wilson(400, 800);
    expect([low, high]).toEqual([expect.closeTo(single.low, 10), expect.closeTo(single.high, 10)]);
  });

  test('are the mirror of what the other side sees', () => {
    fc.assert(
      fc.property(counts, (all) => {
        const [a, b, c, d, e] = all;
        const other = shareOfPairs([e, d, c, b, a]);
        const own = shareOfPairs(all);
        expect(other.share).toBeCloseTo(1 - own.share, 10);
        expect(other.low).toBeCloseTo(1 - own.high, 10);
        expect(other.high).toBeCloseTo(1 - own.low, 10);
      }),
    );
  });

  test('that do not vary leave room for doubt', () => {
    expect(shareOfPairs([0, 0, 0, 0, 10])).toEqual({ share: 1, ...wilson(10, 10) });
    expect(shareOfPairs([0, 0, 10, 0, 0])).toEqual({ share: 0.5, ...wilson(10, 20) });
    expect(shareOfPairs([0, 0, 0, 0, 0])).toEqual({ share: 0.5, low: 0, high: 1 });
  });

  test('hold the true share as often as they say', () => {
    // A walk through all results of 40 pairs of three kinds, weighted by how likely each is.
    const [lost, split, won] = [0.2, 0.5, 0.3];
    const factorials: number[] = [0];
    for (let i = 1; i <= 40; i++) factorials.push((factorials[i - 1] ?? 0) + Math.log(i));
    let held = 0;
    for (let a = 0; a <= 40; a++) {
      for (let b = 0; a + b <= 40; b++) {
        const c = 40 - a - b;
        const [fa = 0, fb = 0, fc_ = 0, all = 0] = [factorials[a], factorials[b], factorials[c], factorials[40]];
        const chance = Math.exp(all - fa - fb - fc_ + a * Math.log(lost) + b * Math.log(split) + c * Math.log(won));
        const { low, high } = shareOfPairs([a, 0, b, 0, c]);
        if (low <= 0.55 && 0.55 <= high) held += chance;
      }
    }
    expect(held).toBeGreaterThan(0.93);
    expect(held).toBeLessThan(0.97);
  });
});

describe('Elo', () => {
  test('400 points are ten to one, and shares and differences are each the inverse of the other', () => {
    expect(shareAt(400)).toBeCloseTo(10 / 11, 12);
    expect(eloOf(0.5)).toBe(0);
    expect([eloOf(0), eloOf(1)]).toEqual([null, null]);
    fc.assert(
      fc.property(fc.double({ min: -1500, max: 1500, noNaN: true }), (elo) => {
        expect(eloOf(shareAt(elo))).toBeCloseTo(elo, 6);
      }),
    );
  });

  test('differences add up where odds multiply', () => {
    const odds = (elo: number): number => shareAt(elo) / (1 - shareAt(elo));
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), fc.integer({ min: -400, max: 400 }), (one, other) => {
        expect(odds(one + other)).toBeCloseTo(odds(one) * odds(other), 8);
      }),
    );
  });

  test('of pairs has the bounds of their share, and none where all was won', () => {
    const { elo, low, high } = eloOfPairs([10, 5, 40, 15, 30]);
    const share = shareOfPairs([10, 5, 40, 15, 30]);
    expect([elo, low, high]).toEqual([eloOf(share.share), eloOf(share.low), eloOf(share.high)]);
    const { elo: none, low: least, high: most } = eloOfPairs([0, 0, 0, 0, 50]);
    expect([none, most]).toEqual([null, null]);
    expect(least).toBeGreaterThan(200);
  });
});
