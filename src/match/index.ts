export { type Clock, systemClock } from './clock.js';
export type { Limits, TimeLimits } from './limits.js';
export { type MatchOptions, playMatch } from './match.js';
export type { Fault, Forfeit, MatchEnding, MatchResult } from './result.js';
export { type EloDifference, eloOf, eloOfPairs, shareAt } from './statistics/elo.js';
export { type Confidence, type Interval, wilson } from './statistics/interval.js';
export { type PairCounts, shareOfPairs } from './statistics/pairs.js';
export { logLikelihoodRatio, type Sprt, type SprtState, sprt } from './statistics/sprt.js';
