import { grammar } from '../../../kernel/words/en.js';
import { lines } from './en/events.js';
import { classes, enchantments, gestures, hands, spells } from './en/names.js';
import { problems } from './en/problems.js';
import { refusals } from './en/refusals.js';
import { spellTexts } from './en/spells.js';
import type { Language } from './language.js';

/** English. */
export const en: Language = {
  refusals,
  problems,
  lines,
  spells,
  spellTexts,
  classes,
  enchantments,
  gestures,
  hands,
  nobody: 'nobody',
  comingFrom: ({ seat, hand }, speaker) =>
    `the monster that the ${speaker.hand(hand)} of ${speaker.warlock(seat)} brings forth`,
  grammar,
  also: (count) => (count === 1 ? 'There is one more reason.' : `There are ${count} more reasons.`),
  warlock: (seat) => `Warlock ${seat + 1}`,
  monster: (id) => `monster ${id}`,
};
