import { cardText } from './en/card-text.js';
import { line } from './en/events.js';
import { explanation, question } from './en/explanation.js';
import type { Language } from './language.js';

/** English: the one language this game speaks. */
export const en: Language = { explanation, question, line, cardText };
