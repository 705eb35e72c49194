import type { Problem, Shape } from '../kernel/index.js';
import type { Frame } from './frame.js';
import { frameIn } from './frames.js';
import type { Stage } from './offer.js';
import { plainly } from './text.js';

/** Why a record cannot be played as it is. */
export function explainRecord<T extends Shape>(
  problem: Problem,
  { game, explain }: Stage<T>,
  language: string,
): string {
  const { wholes } = frameIn(language);
  const isPart = problem.path[0] === 'config' || typeof problem.path[1] === 'number';
  const say = !isPart && Object.hasOwn(wholes, problem.code) ? wholes[problem.code] : undefined;
  if (say === undefined) return explain(problem, language);
  const { path, have = 0, need = 0 } = problem;
  return say({ place: plainly(path.join('.')), have, need, game: game.name, rules: game.rules });
}

/** Why an action may not be taken back. */
export const explainUndo = ({ code, rule }: Problem, { undoings }: Frame): string =>
  `${undoings[code] ?? code}${rule === undefined ? '' : ` (${rule})`}`;
