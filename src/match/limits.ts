import type { Problem } from '../kernel/problem.js';

/** What a match allows. All of it is plain data. */
export interface Limits {
  /** How many actions a match may have, at least 1; a match that reaches it is a draw. Absent: as many as it takes. */
  readonly steps?: number;
  /** Absent: bots may think as long as they like. */
  readonly time?: TimeLimits;
}

/** How long a seat may think, in milliseconds. A limit for decisions or a bank must be there, and more than 0. */
export interface TimeLimits {
  /** For every decision. What is left of it is lost. */
  readonly perDecision?: number;
  /** For what goes beyond it, in the whole match. */
  readonly bank?: number;
  /** For getting ready before the match, which comes from no bank; 10,000 if left out. */
  readonly start?: number;
}

const isDuration = (given: number | undefined): boolean =>
  given === undefined || (typeof given === 'number' && given >= 0 && given < Number.POSITIVE_INFINITY);

/** What is wrong with limits. */
export function limitProblems({ steps, time }: Limits): readonly Problem[] {
  const wrong = (...path: readonly string[]): readonly Problem[] => [{ code: 'bad-limit', path: ['limits', ...path] }];
  const { perDecision, bank, start } = time ?? {};
  return [
    ...(steps === undefined || (Number.isSafeInteger(steps) && steps >= 1) ? [] : wrong('steps')),
    ...(isDuration(perDecision) ? [] : wrong('time', 'perDecision')),
    ...(isDuration(bank) ? [] : wrong('time', 'bank')),
    ...(isDuration(start) ? [] : wrong('time', 'start')),
    ...(time === undefined || (perDecision ?? 0) + (bank ?? 0) > 0 ? [] : wrong('time')),
  ];
}
