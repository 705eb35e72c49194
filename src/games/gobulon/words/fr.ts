import { grammar } from '../../../kernel/words/fr.js';
import { lines } from './fr/events.js';
import { power } from './fr/powers.js';
import { problems } from './fr/problems.js';
import { refusals } from './fr/refusals.js';
import type { Language } from './language.js';

/** French, the game's own language. */
export const fr: Language = {
  refusals,
  problems,
  lines,
  power,
  grammar,
  player: (seat) => `Joueur ${seat + 1}`,
};
