import type { Bot } from '../../bots/bot.js';
import { InvalidInputError } from '../../kernel/errors.js';
import type { Game, Shape } from '../../kernel/types.js';
import { type BotSource, isSource, type LoadedBot, loadBot } from '../bot-source.js';
import type { Clock } from '../clock.js';
import type { Plan } from './plan.js';
import { type PairReport, playPair } from './report.js';

/** Whoever plays the pairs of a plan: here, in threads, or on other machines. */
export interface Crew {
  /** How many batches it can have in hand at once. */
  readonly lanes: number;
  /** How many pairs a batch should have. */
  readonly batch: number;
  /** Plays pairs, by their numbers; the reports may come in any order. */
  readonly play: (pairs: readonly number[]) => Promise<readonly PairReport[]>;
  /** Lets go of all it holds; pairs that are in hand are given up. */
  readonly close: () => Promise<void>;
}

/** Loads the bots of entrants, one after the other; a problem is told with the entrant it is about. */
async function loadBots<T extends Shape>(
  game: Game<T>,
  given: readonly (Bot<T> | BotSource)[],
): Promise<readonly LoadedBot<T>[]> {
  const bots: LoadedBot<T>[] = [];
  for (const [at, bot] of given.entries()) {
    try {
      bots.push(isSource(bot) ? await loadBot(game, bot) : bot);
    } catch (error) {
      if (!(error instanceof InvalidInputError)) throw error;
      const path = ['entrants', at, 'bot'];
      const problems = error.problems.map((problem) => ({ ...problem, path: [...path, ...problem.path] }));
      throw Object.assign(new InvalidInputError(problems), { cause: error.cause });
    }
  }
  return bots;
}

/** A crew in this thread: one pair after the other. It closes the bots that it has loaded itself. */
export async function crewHere<T extends Shape>(
  plan: Plan,
  game: Game<T>,
  given: readonly (Bot<T> | BotSource)[],
  clock: Clock | undefined,
): Promise<Crew> {
  const bots = await loadBots(game, given);
  return {
    lanes: 1,
    batch: 1,
    play: async (pairs) => {
      const reports: PairReport[] = [];
      for (const pair of pairs) reports.push(await playPair(plan, { game, bots, clock }, pair));
      return reports;
    },
    close: async () => {
      for (const [at, bot] of bots.entries()) if (bot !== given[at]) await bot.close?.();
    },
  };
}
