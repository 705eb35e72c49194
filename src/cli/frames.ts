import type { Frame } from './frame.js';
import { en } from './frames/en.js';
import { fr } from './frames/fr.js';

/** What is said in a language; English for any other than French. */
export const frameIn = (language: string): Frame => (language === 'fr' ? fr : en);
