import type { Game, Problem, Shape } from '../kernel/index.js';
import type { Stage } from './offer.js';
import { counted, plainly } from './text.js';

type GameNamed = Pick<Game<Shape>, 'name' | 'rules'>;

const placeOf = ({ path }: Problem): string => plainly(path.join('.'));

/** What is wrong with a record as a whole, whatever its game. */
const wholes: Readonly<Record<string, (problem: Problem, game: GameNamed) => string>> = {
  'not-a-record': (problem) =>
    `This is not the record of a game${problem.path.length === 0 ? '' : `: its "${placeOf(problem)}" is not as it should be`}.`,
  'unknown-key': (problem) => `A record of a game has no "${placeOf(problem)}".`,
  'other-game': (_, game) => `It is the record of another game than ${game.name}.`,
  'other-rules': (_, game) => `It was played by other rules than version ${game.rules} of ${game.name}.`,
  'other-cards': (_, game) => `It was played with other cards than those of ${game.name} here.`,
  'too-many-actions': ({ have, need }) => `It holds ${have} actions, and may hold ${need} at most.`,
  'cut-off': ({ have = 0 }) =>
    `It says how the game ended, but breaks off before that, after ${counted(have, 'action')}.`,
  'outcome-differs': () => 'The game ends in another way than the record says.',
  'hash-differs': () => 'The game ends in another position than the record says: the hashes differ.',
};

/** Why an action may not be taken back. */
const undoings: Readonly<Record<string, string>> = {
  'nothing-to-undo': 'There is nothing to take back.',
  'not-your-action': 'Another player has acted since.',
  'chance-was-used': 'Chance has had a part in it.',
  'something-was-revealed': 'Something came to light by it.',
};

/** Why a record cannot be played as it is. */
export function explainRecord<T extends Shape>(
  problem: Problem,
  { game, explain }: Stage<T>,
  language: string,
): string {
  const isPart = problem.path[0] === 'config' || typeof problem.path[1] === 'number';
  const say = !isPart && Object.hasOwn(wholes, problem.code) ? wholes[problem.code] : undefined;
  return say === undefined ? explain(problem, language) : say(problem, game);
}

/** Why an action may not be taken back. */
export const explainUndo = ({ code, rule }: Problem): string =>
  `${undoings[code] ?? code}${rule === undefined ? '' : ` (${rule})`}`;
