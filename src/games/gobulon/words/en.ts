import { lines } from './en/events.js';
import { power } from './en/powers.js';
import { problems } from './en/problems.js';
import { refusals } from './en/refusals.js';
import type { Language } from './language.js';
import { listed } from './listed.js';

/** English. */
export const en: Language = {
  refusals,
  problems,
  lines,
  power,
  whole: 'What was given',
  unknown: (code) => `This is not accepted: ${code.replaceAll('-', ' ')}`,
  at: (place) => `, at \`${place}\``,
  didYouMean: (near) => `; did you mean ${listed(near, 'or')}?`,
  player: (seat) => `Player ${seat + 1}`,
};
