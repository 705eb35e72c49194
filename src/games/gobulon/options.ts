import { type Form, mayHave, objectOf, oneOf, wholeOf } from '../../kernel/form.js';
import type { Problem } from '../../kernel/problem.js';

/** The options of B-1.1, fixed when a game is created. */
export interface Options {
  /** A deck each, or one deck for both (B-5.2, B-5.3). */
  readonly mode: 'own' | 'split';
  /** What *impaire* means: 2, 4, 6, 8, or 1, 3, 5, 7, 9 (B-3.6). */
  readonly parity: 'listed' | 'odd';
  /** In which order won cards go under the hand (B-8.7). */
  readonly returnOrder: 'played' | 'reversed' | 'choose';
  /** Cards of each of the ten values in a deck, 1 to 100; a deck has ten times as many (B-4.1). */
  readonly ofEachValue: number;
  /** Jokers in a deck, 0 to 1,000 (B-4.2). */
  readonly jokers: number;
  /** The most copies of one card in a deck, 1 to 1,000 (B-4.3). */
  readonly maxCopies: number;
}
/** What a config may set: any of the options. */
export interface OptionsGiven extends Partial<Options> {}

/** The defaults of B-1.1. */
export const defaults: Options = {
  mode: 'own',
  parity: 'listed',
  returnOrder: 'played',
  ofEachValue: 5,
  jokers: 1,
  maxCopies: 5,
};

/** The values a card can have, 0 to 9 (B-2.1). */
export const VALUES = 10;
const MOST_OF_A_VALUE = 100; // B-1.2
const MOST = 1000; // B-1.2

/** What may be given as options (B-1.2). */
export const optionsForm = (): Form<OptionsGiven> =>
  objectOf<OptionsGiven>({
    mode: mayHave(oneOf('own', 'split')),
    parity: mayHave(oneOf('listed', 'odd')),
    returnOrder: mayHave(oneOf('played', 'reversed', 'choose')),
    ofEachValue: mayHave(wholeOf(1, MOST_OF_A_VALUE)),
    jokers: mayHave(wholeOf(0, MOST)),
    maxCopies: mayHave(wholeOf(1, MOST)),
  });

/** All options: what is given, the rest by default. */
export const optionsOf = (given: OptionsGiven): Options => ({ ...defaults, ...given });

/** How many cards a deck has: so many of each value (B-4.1). */
export const deckSizeOf = ({ ofEachValue }: Pick<Options, 'ofEachValue'>): number => VALUES * ofEachValue;

/** What is wrong with options whose form is right: more jokers than a deck has cards (B-1.2). */
export function optionFaults(options: Pick<Options, 'ofEachValue' | 'jokers'>): readonly Problem[] {
  const { jokers: have } = options;
  const need = deckSizeOf(options);
  return have > need ? [{ code: 'too-big', path: ['jokers'], rule: 'B-1.2', have, need }] : [];
}
