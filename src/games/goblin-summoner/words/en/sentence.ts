import type { Speaker } from '../speaker.js';
import type { Trouble } from '../trouble.js';

/** A sentence without its end: as it stands, or made of what is known of the trouble. */
export type Sentence = string | ((trouble: Trouble, speaker: Speaker) => string);

/** Two sentences for one code: with the numbers where they are given, without them otherwise. */
export const numbers =
  (otherwise: string, say: (have: number, need: number) => string) =>
  ({ have, need }: Trouble, _: Speaker): string =>
    have === undefined || need === undefined ? otherwise : say(have, need);
