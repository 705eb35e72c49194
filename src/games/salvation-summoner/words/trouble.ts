import type { CardId } from '../card.js';

/** What an explanation is given of: a refusal of the game, or a problem of a config, a supply or a card set. */
export interface Trouble {
  readonly code: string;
  readonly rule?: string;
  /** Where, from the top of what was handed in. */
  readonly path?: readonly (string | number)[];
  readonly have?: number;
  readonly need?: number;
  /** The cards a problem of a supply is about. */
  readonly cards?: readonly { readonly card: CardId; readonly copies?: number }[];
  /** What would be right there. */
  readonly expected?: readonly string[];
  /** The nearest right values, nearest first. */
  readonly didYouMean?: readonly string[];
}

/** A sentence without its end: as it stands, or made of what is known of the trouble. */
export type Sentence = string | ((trouble: Trouble) => string);

/** Two sentences for one code: with the numbers where they are given, without them otherwise. */
export const numbers = (
  { have, need }: Trouble,
  otherwise: string,
  say: (have: number, need: number) => string,
): string => (have === undefined || need === undefined ? otherwise : say(have, need));

/** Where something stands, as it would be written in code: `cards[3].hp`; `''` for the whole. */
export const placeOf = ({ path = [] }: Trouble): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
