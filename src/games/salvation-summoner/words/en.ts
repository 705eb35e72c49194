import { action, aura } from './en/card-text.js';
import { lines } from './en/events.js';
import { problems } from './en/problems.js';
import { refusals } from './en/refusals.js';
import type { Language } from './language.js';
import { listed } from './listed.js';

/** English. */
export const en: Language = {
  refusals,
  problems,
  lines,
  action,
  aura,
  stop: '.',
  between: ' ',
  cited: (rule) => ` (${rule})`,
  of: (place, what) => `${place === '' ? 'What was given' : `\`${place}\``} ${what}`,
  unknown: (code) => `This is not accepted: ${code.replaceAll('-', ' ')}`,
  at: (sentence, place) => `${sentence}, at \`${place}\``,
  didYouMean: (near) => `; did you mean ${listed(near, 'or')}?`,
  player: (seat) => `Player ${seat + 1}`,
};
