import type { Confidence } from './interval.js';
import { type PairCounts, shareOfPairs } from './pairs.js';

/** A difference of Elo with its interval; null: without bound, as everything or nothing was won. */
export interface EloDifference {
  readonly elo: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** The Elo difference at which a share of the points is expected (logistic, 400 points for ten to one); null at 0 and 1. */
export const eloOf = (share: number): number | null =>
  share <= 0 || share >= 1 ? null : 400 * Math.log10(share / (1 - share)) + 0;

/** The share of the points that is expected at an Elo difference. */
export const shareAt = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** The Elo difference that mirrored pairs speak for; its bounds are those of the share of points. */
export function eloOfPairs(counts: PairCounts, confidence: Confidence = 0.95): EloDifference {
  const { share, low, high } = shareOfPairs(counts, confidence);
  return { elo: eloOf(share), low: eloOf(low), high: eloOf(high) };
}
