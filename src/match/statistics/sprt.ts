import { shareAt } from './elo.js';
import { type PairCounts, SHARES } from './pairs.js';

/** Two hypotheses about an Elo difference, and how often either may be taken for the other. */
export interface Sprt {
  /** The difference that is not worth it. */
  readonly elo0: number;
  /** The difference that is; more than `elo0`. */
  readonly elo1: number;
  /** How often `elo1` may be accepted though `elo0` is true; 0.05 if left out. */
  readonly alpha?: number;
  /** How often `elo0` may be accepted though `elo1` is true; 0.05 if left out. */
  readonly beta?: number;
}

/** How a test stands. */
export interface SprtState {
  /** The logarithm of how much likelier the results are under `elo1` than under `elo0`. */
  readonly llr: number;
  /** At or below it, `elo0` is accepted. */
  readonly lower: number;
  /** At or above it, `elo1` is accepted. */
  readonly upper: number;
  readonly accepted: 'elo0' | 'elo1' | null;
}

/** Counts that are 0 are taken for a little more, so that every result stays possible. */
const LITTLE = 1e-3;
const HALVINGS = 100;

/**
 * The most that results of these frequencies can be likely if their mean is `mean`, against any: the mean of the logarithms
 * of `1 + x (share - mean)`, with the `x` at which the likeliest distribution has that mean. The function of `x` falls, and
 * has one root between the ends.
 */
function lack(frequencies: readonly number[], mean: number): number {
  const ends = SHARES.map((share) => -1 / (share - mean));
  let low = Math.max(...ends.filter((end) => end < 0));
  let high = Math.min(...ends.filter((end) => end > 0));
  const pull = (x: number): number =>
    SHARES.reduce((sum, share, i) => sum + ((frequencies[i] ?? 0) * (share - mean)) / (1 + x * (share - mean)), 0);
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (pull(middle) > 0) low = middle;
    else high = middle;
  }
  const x = (low + high) / 2;
  return SHARES.reduce((sum, share, i) => sum + (frequencies[i] ?? 0) * Math.log1p(x * (share - mean)), 0);
}

/**
 * The logarithm of the generalized likelihood ratio of two Elo differences, from mirrored pairs (pentanomial): X. Li, J. Liu
 * and Z. Ying, "Generalized sequential probability ratio test for separate families of hypotheses", 2014, with the likeliest
 * distribution of a given mean by M. Van den Bergh's note for Fishtest (support_MLE_multinomial.pdf, Proposition 1.1).
 */
export function logLikelihoodRatio(counts: PairCounts, elo0: number, elo1: number): number {
  const pairs = counts.reduce((sum, count) => sum + count, 0);
  if (pairs === 0) return 0;
  const likely = counts.map((count) => (count === 0 ? LITTLE : count));
  const all = likely.reduce((sum, count) => sum + count, 0);
  const frequencies = likely.map((count) => count / all);
  return all * (lack(frequencies, shareAt(elo0)) - lack(frequencies, shareAt(elo1)));
}

/** How a sequential test stands after these pairs; bounds by A. Wald, "Sequential tests of statistical hypotheses", 1945. */
export function sprt(counts: PairCounts, { elo0, elo1, alpha = 0.05, beta = 0.05 }: Sprt): SprtState {
  const llr = logLikelihoodRatio(counts, elo0, elo1);
  const lower = Math.log(beta / (1 - alpha));
  const upper = Math.log((1 - beta) / alpha);
  return { llr, lower, upper, accepted: llr >= upper ? 'elo1' : llr <= lower ? 'elo0' : null };
}

const isRisk = (given: number | undefined): boolean => given === undefined || (given > 0 && given < 0.5);

/** Whether a test makes sense: finite differences in order, risks above 0 and below ½. */
export const isSprt = ({ elo0, elo1, alpha, beta }: Sprt): boolean =>
  Number.isFinite(elo0) && Number.isFinite(elo1) && elo0 < elo1 && isRisk(alpha) && isRisk(beta);
