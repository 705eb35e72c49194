import type { CardId } from '../card.js';

/** What an explanation is given of: a refusal of the game, or a problem of a config, a deck or a card set. */
export interface Trouble {
  readonly code: string;
  readonly rule?: string;
  /** Where, from the top of what was handed in. */
  readonly path?: readonly (string | number)[];
  readonly have?: number;
  readonly need?: number;
  /** The cards a deck problem is about. */
  readonly cards?: readonly { readonly card: CardId; readonly copies?: number }[];
  /** What would be right there. */
  readonly expected?: readonly string[];
  /** The nearest right values, nearest first. */
  readonly didYouMean?: readonly string[];
}
