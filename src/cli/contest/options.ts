import type { Command } from 'commander';
import type { Limits, Sprt } from '../../match/index.js';
import { plainly } from '../text.js';
import { UsageError } from '../usage-error.js';

/** What matches and tournaments may be limited by, as it was written. */
export interface LimitOptions {
  readonly ms?: string;
  readonly bank?: string;
  readonly steps?: string;
}

/** A whole number of an option; UsageError for anything else, or less than `least`. */
export function wholeNumber(given: string, option: string, least = 1): number {
  const number = Number(given);
  if (/^\d{1,12}$/.test(given) && number >= least) return number;
  throw new UsageError(`${option} needs a whole number of ${least} or more, not "${plainly(given)}".`);
}

/** The limits of a match; with none an answer is waited for as long as it takes. */
export function limitsOf({ ms, bank, steps }: LimitOptions): Limits {
  const time = {
    ...(ms === undefined ? {} : { perDecision: wholeNumber(ms, '--ms') }),
    ...(bank === undefined ? {} : { bank: wholeNumber(bank, '--bank') }),
  };
  return {
    ...(steps === undefined ? {} : { steps: wholeNumber(steps, '--steps') }),
    ...(ms === undefined && bank === undefined ? {} : { time }),
  };
}

/** The options that limit a match. */
export const limitOptions = (command: Command): Command =>
  command
    .option('--ms <n>', 'how many milliseconds a decision may take')
    .option('--bank <n>', 'how many more, in a whole game')
    .option('--steps <n>', 'after how many actions a game is stopped as a draw');

/** A sequential test from `elo0,elo1`. */
export function sprtOf(given: string): Sprt {
  const [, elo0, elo1] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(given) ?? [];
  if (elo0 === undefined || elo1 === undefined || Number(elo0) >= Number(elo1)) {
    throw new UsageError(`--sprt needs two differences of Elo, the smaller first, as 0,10, not "${plainly(given)}".`);
  }
  return { elo0: Number(elo0), elo1: Number(elo1) };
}
