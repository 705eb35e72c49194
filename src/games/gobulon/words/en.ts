import { grammar } from '../../../kernel/words/en.js';
import { lines } from './en/events.js';
import { power } from './en/powers.js';
import { problems } from './en/problems.js';
import { refusals } from './en/refusals.js';
import type { Language } from './language.js';

/** English. */
export const en: Language = {
  refusals,
  problems,
  lines,
  power,
  grammar,
  player: (seat) => `Player ${seat + 1}`,
};
