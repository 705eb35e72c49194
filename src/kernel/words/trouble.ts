/** What an explanation is given of: a refusal, a problem of a document, or a part of a deck text that was not understood. */
export interface Trouble {
  readonly code: string;
  readonly rule?: string;
  /** Where, from the top of what was handed in. */
  readonly path?: readonly (string | number)[];
  /** Of a deck text: the number of the line, from 1. */
  readonly line?: number;
  /** Of a deck text: what was not understood. */
  readonly text?: string;
  readonly have?: number;
  readonly need?: number;
  /** The cards a deck problem is about. */
  readonly cards?: readonly { readonly card: string; readonly copies?: number }[];
  /** What would be right there. */
  readonly expected?: readonly string[];
  /** The nearest right values, nearest first. */
  readonly didYouMean?: readonly string[];
}

/** A sentence without its end: as it stands, or made of what is known of the trouble. */
export type Sentence = string | ((trouble: Trouble) => string);
/** What is said of the place of a problem, or else, with a capital or as a function, a whole sentence without its end. */
export type Saying<About extends Trouble, Speaker> = string | ((trouble: About, speaker: Speaker) => string);

/** Two sentences for one code: with the numbers where they are given, without them otherwise. */
export const numbers = (
  { have, need }: Trouble,
  otherwise: string,
  say: (have: number, need: number) => string,
): string => (have === undefined || need === undefined ? otherwise : say(have, need));

/** Where something stands, as it would be written in code, `cards[3].type`, or in a deck text; `''` for the whole. */
export function placeOf({ path = [], text = '' }: Trouble): string {
  if (text !== '') return `"${text}"`;
  const written = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');
  return written === '' ? '' : `\`${written.replace(/^\./, '')}\``;
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}
