import { workerData } from 'node:worker_threads';
import { type AnyGame, gameOf, isGameId } from '../../games/index.js';
import { digest } from '../../kernel/digest.js';
import { InvalidInputError, invalid } from '../../kernel/errors.js';
import { systemClock } from '../clock.js';
import { type Crew, crewHere } from './crew.js';
import type { Plan } from './plan.js';
import type { ThreadAnswer, ThreadData } from './threads.js';

/** The game of a plan; InvalidInputError (`other-game`, `other-rules`, `other-cards`) if it is not the same here. */
async function loadGame({ plan, gameModule }: ThreadData): Promise<AnyGame> {
  const own = isGameId(plan.game) ? gameOf(plan.game) : null;
  const loaded: { readonly game?: unknown } = gameModule === null ? { game: own } : await import(gameModule);
  const game = (loaded.game ?? null) as AnyGame | null; // judged below
  if (game === null || game.id !== plan.game) return invalid('other-game', 'game');
  if (game.rules !== plan.rules) return invalid('other-rules', 'game');
  return digest(game.catalogue) === plan.cards ? game : invalid('other-cards', 'game');
}

/** All bots of a plan must be given as data. */
const sourcesOf = ({ entrants }: Plan) =>
  entrants.map(({ bot }, at) => bot ?? invalid('bot-is-no-data', 'entrants', String(at), 'bot'));

/** What plays pairs in a thread: its bots are loaded with the first of them. */
export function playerOf(data: ThreadData): (pairs: readonly number[]) => Promise<ThreadAnswer> {
  let crew: Promise<Crew> | null = null;
  const load = async (): Promise<Crew> => crewHere(data.plan, await loadGame(data), sourcesOf(data.plan), systemClock);
  return async (pairs) => {
    try {
      crew ??= load();
      return { ok: true, reports: await (await crew).play(pairs) };
    } catch (error) {
      if (!(error instanceof InvalidInputError)) throw error;
      return { ok: false, problems: error.problems };
    }
  };
}

/** The thread's task, as `piscina` calls it. */
export const play = /* @__PURE__ */ playerOf(workerData as ThreadData);
