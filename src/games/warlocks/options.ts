import { type Form, flag, listOf, mayHave, objectOf, textOf, wholeOf } from '../../kernel/form.js';
import type { Problem } from '../../kernel/problem.js';

/** What a battle may vary (W-1.5, W-1.8), fixed when it is created. */
export interface Options {
  /** Paralysis turns F into C, and leaves C alone (W-8.6); not together with `paraFDF`. */
  readonly paraFC: boolean;
  /** Paralysis is gestured F D F, and Disease D S F D F c; not together with `paraFC`. */
  readonly paraFDF: boolean;
  /** Maladroitness stands in the place of Confusion. */
  readonly maladroit: boolean;
  /** The turn, 1 to 10,000, after which the battle is a draw of those still in it; `null`: there is none. */
  readonly turnLimit: number | null;
}
/** What a config may set: any of the options. */
export interface OptionsGiven extends Partial<Options> {}

/** The defaults of W-1.5 and W-1.8. */
export const defaults: Options = { paraFC: false, paraFDF: false, maladroit: false, turnLimit: 200 };

/** How few and how many warlocks may meet (W-1.1). */
export const SEATS = { min: 2, max: 6 } as const;
const MOST_TURNS = 10_000; // W-1.8
const LONGEST_NAME = 40;

const limitForm: Form<number | null> = (value, path, problems) =>
  value === null ? null : wholeOf(1, MOST_TURNS)(value, path, problems);

/** What may be given as options (W-1.5, W-1.8). */
export const optionsForm = (): Form<OptionsGiven> =>
  objectOf<OptionsGiven>({
    paraFC: mayHave(flag),
    paraFDF: mayHave(flag),
    maladroit: mayHave(flag),
    turnLimit: mayHave(limitForm),
  });

/** What may be given as names: 1 to 40 characters each. */
export const namesForm = (): Form<readonly string[]> => listOf(textOf(1, LONGEST_NAME), SEATS.min, SEATS.max);

/** All options: what is given, the rest by default. */
export const optionsOf = (given: OptionsGiven): Options => ({ ...defaults, ...given });

/** What is wrong with options whose form is right: the two Para switches exclude each other (W-1.5). */
export const optionFaults = ({ paraFC, paraFDF }: Options): readonly Problem[] =>
  paraFC && paraFDF ? [{ code: 'excluded', path: ['paraFDF'], rule: 'W-1.5' }] : [];
