import { type Form, flag, mayHave, objectOf, oneOf, orNull, pairOf, wholeOf } from '../../kernel/form.js';
import type { Problem } from '../../kernel/problem.js';

/** Where a borne card due for the discard pile goes (G-7.8). */
export type SpentShieldCard = 'released' | 'hand';

/** The options of G-1.1, fixed when a game is created. All numbers are whole (G-1.2). */
export interface Options {
  /** Maximum mana of each duellist, by seat; 0 to 1,000. */
  readonly manaMax: readonly [number, number];
  /** Face-down shield cards at the start; 1 to `deckSize`. */
  readonly shieldSize: number;
  /** Cards in the opening hand; 0 to 1,000. */
  readonly handSize: number;
  /** Cards drawn at the start of turn 2 and later; 0 to 1,000. */
  readonly drawPerTurn: number;
  /** Exact number of cards in a deck; 1 to 1,000. */
  readonly deckSize: number;
  /** Largest total effective cost of a deck; 0 to 1,000. */
  readonly deckManaLimit: number;
  /** Copies of one card in a deck, 1 to 1,000; `null`: as many as one likes. */
  readonly maxCopies: number | null;
  /** Whether each duellist cuts the other's deck (G-4.4). */
  readonly offerCut: boolean;
  /** Whether a monster must wait a turn before it attacks or uses an effect (G-8.3). */
  readonly summoningSickness: boolean;
  readonly spentShieldCard: SpentShieldCard;
  /** Whether feats and runic items may be used (G-13). */
  readonly feats: boolean;
  /** The last turn (G-11.1), 1 to 100,000; `null`: none. */
  readonly turnLimit: number | null;
  /** Whether both deck lists are public (G-15.12). */
  readonly openLists: boolean;
  /** Actions but passes in one turn (G-11.2); 1 to 100,000. */
  readonly actionLimit: number;
  /** Triggered effects within one action (G-11.3); 1 to 100,000. */
  readonly chainLimit: number;
}

/** What a config may set: any of the options, `manaMax` also as one number for both. */
export interface OptionsGiven extends Partial<Omit<Options, 'manaMax'>> {
  readonly manaMax?: number | readonly [number, number];
}

/** The defaults of G-1.1. */
export const defaults: Options = {
  manaMax: [5, 5],
  shieldSize: 3,
  handSize: 4,
  drawPerTurn: 2,
  deckSize: 22,
  deckManaLimit: 35,
  maxCopies: 3,
  offerCut: false,
  summoningSickness: false,
  spentShieldCard: 'released',
  feats: false,
  turnLimit: 60,
  openLists: false,
  actionLimit: 200,
  chainLimit: 100,
};

const MOST = 1000; // G-1.2
const MOST_OF_A_LIMIT = 100_000; // G-1.2

const manaMax: Form<number | readonly [number, number]> = (value, path, problems) => {
  const mana = wholeOf(0, MOST);
  return (Array.isArray(value) ? pairOf(mana) : mana)(value, path, problems);
};

/** What may be given as options (G-1.1, G-1.2). */
export const optionsForm = (): Form<OptionsGiven> =>
  objectOf<OptionsGiven>({
    manaMax: mayHave(manaMax),
    shieldSize: mayHave(wholeOf(1, MOST)),
    handSize: mayHave(wholeOf(0, MOST)),
    drawPerTurn: mayHave(wholeOf(0, MOST)),
    deckSize: mayHave(wholeOf(1, MOST)),
    deckManaLimit: mayHave(wholeOf(0, MOST)),
    maxCopies: mayHave(orNull(wholeOf(1, MOST))),
    offerCut: mayHave(flag),
    summoningSickness: mayHave(flag),
    spentShieldCard: mayHave(oneOf('released', 'hand')),
    feats: mayHave(flag),
    turnLimit: mayHave(orNull(wholeOf(1, MOST_OF_A_LIMIT))),
    openLists: mayHave(flag),
    actionLimit: mayHave(wholeOf(1, MOST_OF_A_LIMIT)),
    chainLimit: mayHave(wholeOf(1, MOST_OF_A_LIMIT)),
  });

/** All options: what is given, the rest by default. */
export function optionsOf({ manaMax: given, ...rest }: OptionsGiven): Options {
  const [first, second] = typeof given === 'number' ? [given, given] : (given ?? defaults.manaMax);
  return { ...defaults, ...rest, manaMax: [first, second] };
}

/** What is wrong with well-formed options: a shield that is larger than a deck (G-1.2). */
export function optionFaults({ shieldSize, deckSize }: Options): readonly Problem[] {
  if (shieldSize <= deckSize) return [];
  return [{ code: 'too-big', path: ['shieldSize'], rule: 'G-1.2', have: shieldSize, need: deckSize }];
}
