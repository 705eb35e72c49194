/** From what to what a figure may be, at some confidence. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** How sure an interval is: the share of intervals of its kind that hold the true figure. */
export type Confidence = 0.9 | 0.95 | 0.99;

/** The two-sided quantiles of the normal distribution. */
const QUANTILES: Readonly<Record<Confidence, number>> = {
  0.9: 1.6448536269514722,
  0.95: 1.959963984540054,
  0.99: 2.5758293035489004,
};

/**
 * Wilson's score interval of a share: `score` points of `games` games, a draw being half a point; the whole of 0 to 1 where
 * there are no games. E. B. Wilson, "Probable inference, the law of succession, and statistical inference", 1927. With draws
 * it is wider than it needs to be, never narrower.
 */
export function wilson(score: number, games: number, confidence: Confidence = 0.95): Interval {
  if (games <= 0) return { low: 0, high: 1 };
  const z = QUANTILES[confidence];
  const share = Math.min(1, Math.max(0, score / games));
  const weight = 1 + z ** 2 / games;
  const centre = (share + z ** 2 / (2 * games)) / weight;
  const half = (z / weight) * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2));
  // At the ends the bound is the end itself; rounding must not make it another.
  return { low: share === 0 ? 0 : Math.max(0, centre - half), high: share === 1 ? 1 : Math.min(1, centre + half) };
}
