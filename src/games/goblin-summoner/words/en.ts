import { grammar } from '../../../kernel/words/en.js';
import { cardText } from './en/card-text.js';
import { line } from './en/events.js';
import { problems } from './en/problems.js';
import { refusals } from './en/refusals.js';
import type { Language } from './language.js';

/** English: the one language this game speaks. */
export const en: Language = { refusals, problems, grammar, line, cardText };
