import { lines } from './fr/events.js';
import { power } from './fr/powers.js';
import { problems } from './fr/problems.js';
import { refusals } from './fr/refusals.js';
import type { Language } from './language.js';
import { listed } from './listed.js';

/** French, the game's own language. */
export const fr: Language = {
  refusals,
  problems,
  lines,
  power,
  whole: 'Ce qui est donné',
  unknown: (code) => `Ce n'est pas accepté (${code})`,
  at: (place) => `, à \`${place}\``,
  didYouMean: (near) => ` ; voulais-tu dire ${listed(near, 'ou')} ?`,
  player: (seat) => `Joueur ${seat + 1}`,
};
