export { type Clock, systemClock } from './clock.js';
export type { Limits, TimeLimits } from './limits.js';
export { type MatchOptions, playMatch } from './match.js';
export type { Fault, Forfeit, MatchEnding, MatchResult } from './result.js';
