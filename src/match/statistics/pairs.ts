import { type Confidence, type Interval, wilson } from './interval.js';

/** How many mirrored pairs of games brought 0, ½, 1, 1½ and 2 points. */
export type PairCounts = readonly [number, number, number, number, number];

/** The points of a pair as a share of what it can bring. */
export const SHARES: readonly number[] = [0, 0.25, 0.5, 0.75, 1];

/** No pairs yet. */
export const noPairs: PairCounts = [0, 0, 0, 0, 0];

/** The counts with one more pair, of 0 to 2 points in halves; a RangeError for anything else. */
export function withPair(counts: PairCounts, points: number): PairCounts {
  const at = points * 2;
  if (!(Number.isInteger(at) && at >= 0 && at < counts.length)) throw new RangeError(`a pair of ${points} points`);
  const [a, b, c, d, e] = counts.map((count, i) => count + (i === at ? 1 : 0));
  return [a ?? 0, b ?? 0, c ?? 0, d ?? 0, e ?? 0];
}

/** The pairs as the other side counts them. */
export const mirrored = ([a, b, c, d, e]: PairCounts): PairCounts => [e, d, c, b, a];

/** How many pairs, the mean of their shares, and the variance of a share. */
interface Moments {
  readonly pairs: number;
  readonly mean: number;
  readonly variance: number;
}

/** The moments of the counted pairs; a mean of ½ without variance where there are none. */
function momentsOf(counts: PairCounts): Moments {
  const pairs = counts.reduce((sum, count) => sum + count, 0);
  if (pairs === 0) return { pairs, mean: 0.5, variance: 0 };
  const mean = SHARES.reduce((sum, share, i) => sum + share * (counts[i] ?? 0), 0) / pairs;
  const variance = SHARES.reduce((sum, share, i) => sum + (share - mean) ** 2 * (counts[i] ?? 0), 0) / pairs;
  return { pairs, mean, variance };
}

/**
 * The share of points with its interval. The games of a pair begin alike and are not independent, so it is Wilson's
 * interval for as many independent games as would vary like the pairs do (the effective sample of E. L. Korn and
 * B. I. Graubard, "Confidence intervals for proportions with small expected number of positive counts estimated from survey
 * data", 1998). Where nothing varies, a pair counts as one game if one side won all, and as two otherwise.
 */
export function shareOfPairs(counts: PairCounts, confidence: Confidence = 0.95): Interval & { readonly share: number } {
  const { pairs, mean, variance } = momentsOf(counts);
  const isOneSided = mean === 0 || mean === 1;
  const games = variance > 0 ? (mean * (1 - mean) * pairs) / variance : pairs * (isOneSided ? 1 : 2);
  return { share: mean, ...wilson(mean * games, games, confidence) };
}
