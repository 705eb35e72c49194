import { type Form, mayHave, objectOf, oneOf, wholeOf } from '../../kernel/form.js';

/** The choices of section 18 that change how a game is played, fixed when it is created. */
export interface Options {
  /** Who picks the guard: the defender with tactics, else the attacker; or always the defender (S-18.1). */
  readonly guardPick: 'tactics' | 'defender';
  /** What a ranged unit may attack from the guard area: everything, or the enemy sortie area only (S-18.2). */
  readonly guardReach: 'all' | 'sortie';
  /** Whether all summons of a turn share its mana, or each may cost up to all of it (S-18.3). */
  readonly manaBudget: 'shared' | 'each';
  /**
   * What the White Saint decides: a game that ends by supply, or any turn at whose end only one player has her
   * (S-18.4).
   */
  readonly whiteSaint: 'supply' | 'always';
  /** Copies in a supply pile, 1 to 100 (S-18.5). */
  readonly pileSize: number;
  /** What counts as deck size: draw pile, hand and discard pile, or what is on the field too (S-18.6). */
  readonly deckSize: 'deck' | 'field';
  /** Whether both players have one graveyard, or one each (S-18.7). */
  readonly graveyard: 'common' | 'private';
  /** Where citizens go that an attack takes: to the graveyard, or to the attacker (S-18.7). */
  readonly lostCitizens: 'graveyard' | 'attacker';
  /** When a defender is asked: whenever a card is held, or only when the hand can answer (S-18.12). */
  readonly ask: 'held' | 'useful';
  /** How often a unit may be moved in a turn: once, or until it attacks (S-18.13). */
  readonly moves: 'once' | 'free';
}
/** What a config may set: any of the options. */
export interface OptionsGiven extends Partial<Options> {}

/** The defaults of section 18. */
export const defaults: Options = {
  guardPick: 'tactics',
  guardReach: 'all',
  manaBudget: 'shared',
  whiteSaint: 'supply',
  pileSize: 4,
  deckSize: 'deck',
  graveyard: 'common',
  lostCitizens: 'graveyard',
  ask: 'held',
  moves: 'once',
};

/** Kinds in a supply (S-1.2). */
export const SUPPLY_KINDS = 15;
/** Citizen tokens of each player at the start (S-1.6). */
export const CITIZENS = 15;
/** Cards in the first hand of the starting player, and of the other (S-2.4). */
export const FIRST_HANDS: readonly [number, number] = [4, 5];
/** Turns of both players together (S-10.11). */
export const TURN_LIMIT = 200;
const LARGEST_PILE = 100; // S-18.5

/** What may be given as options (S-18). */
export const optionsForm = (): Form<OptionsGiven> =>
  objectOf<OptionsGiven>({
    guardPick: mayHave(oneOf('tactics', 'defender')),
    guardReach: mayHave(oneOf('all', 'sortie')),
    manaBudget: mayHave(oneOf('shared', 'each')),
    whiteSaint: mayHave(oneOf('supply', 'always')),
    pileSize: mayHave(wholeOf(1, LARGEST_PILE)),
    deckSize: mayHave(oneOf('deck', 'field')),
    graveyard: mayHave(oneOf('common', 'private')),
    lostCitizens: mayHave(oneOf('graveyard', 'attacker')),
    ask: mayHave(oneOf('held', 'useful')),
    moves: mayHave(oneOf('once', 'free')),
  });

/** All options: what is given, the rest by default. */
export const optionsOf = (given: OptionsGiven): Options => ({ ...defaults, ...given });
