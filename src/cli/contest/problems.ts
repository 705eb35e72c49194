import { InvalidInputError, type Problem } from '../../kernel/index.js';
import { counted, plainly } from '../text.js';
import { UsageError } from '../usage-error.js';
import type { NamedBot } from './bot-names.js';

const says: Readonly<Record<string, string>> = {
  'no-such-module': 'its module, or one that it needs, cannot be found',
  'broken-module': 'its module throws when it is loaded',
  'broken-create-bot': 'its createBot throws',
  'no-create-bot': 'its module does not export createBot(game, options)',
  'not-a-bot': 'createBot does not give a bot: an object with name and choose',
  'other-tournament':
    'the log belongs to another tournament; give the same bots, decks, limits and seed, or another file',
  'too-few-entrants': 'a tournament needs two bots or more',
  'repeated-name': 'two bots have the same name',
  'sprt-for-two': 'a sequential test is for two bots',
  'bad-sprt': 'a sequential test needs two differences, the smaller first: --sprt 0,10',
  'two-seats-only': 'tournaments are for games of two seats',
};

/** A problem of a match or tournament in one sentence. */
function sentence({ code, path, have, need }: Problem, bots: readonly NamedBot[]): string {
  if (code === 'not-a-log') return `the log is none of a tournament: line ${path[1]} cannot be read.`;
  if (code === 'bots-and-seats') return `the game is for ${counted(need ?? 2, 'bot')}, not ${have}.`;
  const bot = path[0] === 'entrants' ? bots[Number(path[1])]?.name : undefined;
  const text = says[code] ?? `${code.replaceAll('-', ' ')} (${path.join('.')})`;
  return `${bot === undefined ? '' : `${bot}: `}${text}.`;
}

/** Does something; what is wrong with what it was given ends the command as a wrong call. */
export async function judging<Result>(bots: readonly NamedBot[], act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    const cause = error.cause instanceof Error ? ` ${plainly(error.cause.message, 200)}` : '';
    throw new UsageError(error.problems.map((problem) => sentence(problem, bots)).join(' ') + cause);
  }
}
