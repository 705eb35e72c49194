import { InvalidInputError, invalid } from '../../kernel/errors.js';
import type { Shape } from '../../kernel/types.js';
import { isSource } from '../bot-source.js';
import type { Clock } from '../clock.js';
import type { SprtState } from '../statistics/sprt.js';
import { type Crew, crewHere } from './crew.js';
import { headLine, pairLine, pairsOfLog, readTournamentLog } from './log.js';
import { type Meeting, type Plan, type PlanOptions, pairAt, pairsOf, planOf } from './plan.js';
import type { PairReport } from './report.js';
import { sprtOf, type Table, tableOf } from './table.js';
import { emptyTally, type Tally, withReport } from './tally.js';

/** A tournament, and who hears of it. */
export interface TournamentOptions<T extends Shape> extends PlanOptions<T> {
  /** How many worker threads play; 0 if left out: this one. Bots in threads must be given as data. */
  readonly workers?: number;
  /** For threads, where the game is none of the library's own: the module that exports it as `game`. */
  readonly gameModule?: string;
  /** Must be given where time is limited and this thread plays. Threads have the clock of the machine. */
  readonly clock?: Clock;
  /** The text of the log of an earlier run, with which this one goes on; its last line may be cut off anywhere. */
  readonly resume?: string;
  /** Is given every new line of the log, in order, the same whatever the number of workers. */
  readonly log?: (line: string) => void | Promise<void>;
  /** Hears how it goes, in order; the next pair is not counted before it is done with the last. */
  readonly onProgress?: (progress: Progress) => void | Promise<void>;
}

/** What happens in a tournament. */
export type Progress =
  /** So many pairs come from the log, and so many characters at its end were of no use. */
  | { readonly type: 'resumed'; readonly pairs: number; readonly of: number; readonly dropped: number }
  | {
      readonly type: 'pair';
      readonly report: PairReport;
      /** Who met in it, what the games were set up from, and by which seed. */
      readonly meeting: Meeting;
      readonly seed: string;
      /** How many pairs are counted, this one among them. */
      readonly pairs: number;
      readonly of: number;
      readonly sprt: SprtState | null;
    };

/** What a tournament has come to so far, and who is told. */
interface Course<T extends Shape> {
  readonly options: TournamentOptions<T>;
  readonly plan: Plan;
  readonly tally: Tally;
}

const isDecided = <T extends Shape>({ options: { sprt }, tally }: Course<T>): boolean =>
  sprt !== undefined && sprtOf(tally, sprt).accepted !== null;

/** Counts the next pair; the course is decided as soon as it is, whatever else has been played meanwhile. */
const counted = <T extends Shape>(course: Course<T>, report: PairReport): Course<T> =>
  isDecided(course) || course.tally.pairs >= pairsOf(course.plan)
    ? course
    : { ...course, tally: withReport(course.plan, course.tally, report) };

async function announce<T extends Shape>({ options, plan, tally }: Course<T>, report: PairReport): Promise<void> {
  await options.log?.(pairLine(report));
  const sprt = options.sprt === undefined ? null : sprtOf(tally, options.sprt);
  await options.onProgress?.({
    type: 'pair',
    report,
    ...pairAt(plan, report.pair),
    pairs: tally.pairs,
    of: pairsOf(plan),
    sprt,
  });
}

/** What the log of an earlier run has. */
async function begin<T extends Shape>(options: TournamentOptions<T>, plan: Plan): Promise<Course<T>> {
  const start: Course<T> = { options, plan, tally: emptyTally(plan) };
  const log = readTournamentLog(options.resume ?? '');
  const course = pairsOfLog(log, plan).reduce(counted, start);
  if (log.plan === null) await options.log?.(headLine(plan));
  if (options.resume !== undefined) {
    const { pairs } = course.tally;
    await options.onProgress?.({ type: 'resumed', pairs, of: pairsOf(plan), dropped: log.dropped });
  }
  return course;
}

/** Whoever is to play. */
async function crewFor<T extends Shape>(options: TournamentOptions<T>, plan: Plan): Promise<Crew> {
  const { game, entrants, workers = 0, gameModule = null, clock } = options;
  if (workers > 0) return (await import('./threads.js')).crewOfThreads({ plan, gameModule }, workers);
  const bots = entrants.map(({ bot }) => bot);
  return crewHere(plan, game, bots, clock);
}

/** Lets the crew play all that is left, and counts the reports in order, as they come. */
async function playRest<T extends Shape>(begun: Course<T>, crew: Crew): Promise<Course<T>> {
  const all = pairsOf(begun.plan);
  const early = new Map<number, PairReport>();
  const batches: Promise<readonly PairReport[]>[] = [];
  let course = begun;
  let next = begun.tally.pairs;
  while (course.tally.pairs < all && !isDecided(course)) {
    while (batches.length < crew.lanes && next < all) {
      const to = Math.min(all, next + crew.batch);
      const batch = crew.play(Array.from({ length: to - next }, (_, i) => next + i));
      batch.catch(() => {}); // what fails is met below, where it is awaited
      batches.push(batch);
      next = to;
    }
    for (const report of (await batches.shift()) ?? []) early.set(report.pair, report);
    for (let report = early.get(course.tally.pairs); report !== undefined && !isDecided(course); ) {
      early.delete(report.pair);
      course = counted(course, report);
      await announce(course, report);
      report = early.get(course.tally.pairs);
    }
  }
  return course;
}

function judge<T extends Shape>({ entrants, workers = 0, limits, clock }: TournamentOptions<T>): void {
  if (!(Number.isSafeInteger(workers) && workers >= 0)) invalid('bad-number-of-workers', 'workers');
  if (workers === 0 && limits?.time !== undefined && clock === undefined) invalid('no-clock', 'clock');
  const given = entrants.flatMap(({ bot }, at) => (isSource(bot) ? [] : [at]));
  if (workers === 0 || given.length === 0) return;
  throw new InvalidInputError(given.map((at) => ({ code: 'bot-is-no-data', path: ['entrants', at, 'bot'] })));
}

/**
 * Plays a tournament and gives its table. The same options give the same table and the same log, however many workers play
 * and wherever an earlier run was broken off, as long as no bot is limited by time or has chance of its own. Throws
 * InvalidInputError for what makes no tournament, and for a log of another one.
 */
export async function runTournament<T extends Shape>(options: TournamentOptions<T>): Promise<Table> {
  judge(options);
  const plan = planOf(options);
  const begun = await begin(options, plan);
  if (begun.tally.pairs >= pairsOf(plan) || isDecided(begun)) return tableOf(plan, begun.tally, options.sprt);
  const crew = await crewFor(options, plan);
  try {
    const { tally } = await playRest(begun, crew);
    return tableOf(plan, tally, options.sprt);
  } finally {
    await crew.close();
  }
}
