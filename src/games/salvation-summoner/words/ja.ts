import { action, aura } from './ja/card-text.js';
import { lines } from './ja/events.js';
import { problems } from './ja/problems.js';
import { refusals } from './ja/refusals.js';
import type { Language } from './language.js';

/** Japanese, the game's own language. */
export const ja: Language = {
  refusals,
  problems,
  lines,
  action,
  aura,
  stop: '。',
  between: '',
  cited: (rule) => `（${rule}）`,
  of: (place, what) => `${place === '' ? '渡された内容' : `\`${place}\``}${what}`,
  unknown: (code) => `受け付けられません（${code}）`,
  at: (sentence, place) => `${sentence}（\`${place}\`）`,
  didYouMean: (near) => `。もしかして：${near.join('、')}`,
  player: (seat) => `プレイヤー${seat + 1}`,
};
