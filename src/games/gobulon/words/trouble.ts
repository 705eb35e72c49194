import type { Trouble as Told } from '../../../kernel/words/trouble.js';

/** What an explanation is given of: a refusal, a problem of a document, or a part of a deck text that was not understood. */
export interface Trouble extends Told {
  /** With `deck-values`: the value of which there are too many or too few. */
  readonly value?: number;
}
