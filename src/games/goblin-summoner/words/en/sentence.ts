import type { Trouble } from '../trouble.js';

/** A sentence without its end: as it stands, or made of what is known of the trouble. */
export type Sentence = string | ((trouble: Trouble) => string);

/** Two sentences for one code: with the numbers where they are given, without them otherwise. */
export const numbers = (
  { have, need }: Trouble,
  otherwise: string,
  say: (have: number, need: number) => string,
): string => (have === undefined || need === undefined ? otherwise : say(have, need));
