import { InvalidInputError } from '../../kernel/errors.js';
import type { Problem } from '../../kernel/problem.js';
import type { Crew } from './crew.js';
import type { Plan } from './plan.js';
import type { PairReport } from './report.js';

/** What a thread is started with. */
export interface ThreadData {
  readonly plan: Plan;
  /** The module that exports the game as `game`; null: the game of that id that the library has. */
  readonly gameModule: string | null;
}

/** What a thread answers: errors of ours would lose their class on the way. */
export type ThreadAnswer =
  | { readonly ok: true; readonly reports: readonly PairReport[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** What is used of the pool. Its own types do not compile under `exactOptionalPropertyTypes`, so nobody reads them. */
interface PoolModule {
  readonly Piscina: new (
    options: Readonly<Record<string, unknown>>,
  ) => {
    readonly run: (pairs: readonly number[]) => Promise<ThreadAnswer>;
    readonly destroy: () => Promise<void>;
  };
}
const POOL: string = 'piscina';

/** So many pairs are few enough to keep all threads busy to the end, and enough that handing them over costs little. */
const BATCH = 2;

/** The thread's own module, beside the built library. */
const threadModule = (): URL => new URL('./match-thread.js', import.meta.url);

/** A crew of worker threads, by the pool `piscina`. */
export async function crewOfThreads(data: ThreadData, count: number, module: URL = threadModule()): Promise<Crew> {
  const { Piscina } = (await import(POOL)) as PoolModule; // as its pages say
  const pool = new Piscina({
    filename: module.href,
    name: 'play',
    workerData: data,
    minThreads: count,
    maxThreads: count,
    concurrentTasksPerWorker: 1,
  });
  return {
    lanes: 4 * count,
    batch: BATCH,
    play: async (pairs) => {
      const answer = await pool.run(pairs);
      if (!answer.ok) throw new InvalidInputError(answer.problems);
      return answer.reports;
    },
    close: () => pool.destroy(),
  };
}
