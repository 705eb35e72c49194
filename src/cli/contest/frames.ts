import { en } from './en.js';
import { fr } from './fr.js';
import type { ContestFrame } from './frame.js';

/** What is said around matches in a language; English for any other than French. */
export const contestFrameIn = (language: string): ContestFrame => (language === 'fr' ? fr : en);
