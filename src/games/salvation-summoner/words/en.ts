import { grammar } from '../../../kernel/words/en.js';
import { action, aura } from './en/card-text.js';
import { lines } from './en/events.js';
import { problems } from './en/problems.js';
import { refusals } from './en/refusals.js';
import type { Language } from './language.js';

/** English. */
export const en: Language = {
  grammar,
  refusals,
  problems,
  lines,
  action,
  aura,
  stop: '.',
  between: ' ',
  player: (seat) => `Player ${seat + 1}`,
};
