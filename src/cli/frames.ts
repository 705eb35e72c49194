import type { Frame } from './frame.js';
import { en } from './frames/en.js';
import { fr } from './frames/fr.js';
import { ja } from './frames/ja.js';

const frames: Readonly<Record<string, Frame>> = { en, fr, ja };

/** What is said in a language; English for any that is not spoken here. */
export const frameIn = (language: string): Frame => (Object.hasOwn(frames, language) ? (frames[language] ?? en) : en);
