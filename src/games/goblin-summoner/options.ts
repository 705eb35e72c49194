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
