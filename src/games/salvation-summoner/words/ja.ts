import { grammar } from '../../../kernel/words/ja.js';
import { action, aura } from './ja/card-text.js';
import { lines } from './ja/events.js';
import { problems } from './ja/problems.js';
import { refusals } from './ja/refusals.js';
import type { Language } from './language.js';

/** Japanese, the game's own language. */
export const ja: Language = {
  grammar,
  refusals,
  problems,
  lines,
  action,
  aura,
  stop: '。',
  between: '',
  player: (seat) => `プレイヤー${seat + 1}`,
};
