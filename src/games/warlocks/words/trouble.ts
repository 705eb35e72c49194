import type { Trouble as Told } from '../../../kernel/words/trouble.js';

/** What an explanation is given of: a refusal of the game, or a problem of a config, a position, a record or a page. */
export interface Trouble extends Told {
  /** With a refusal: all other reasons, as `also` (W-5.8). */
  readonly data?: unknown;
}

/** How many other reasons a refusal carries (W-5.8). */
export function alsoIn({ data }: Trouble): number {
  const also = typeof data === 'object' && data !== null && 'also' in data ? data.also : [];
  return Array.isArray(also) ? also.length : 0;
}
