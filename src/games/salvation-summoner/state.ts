import type { RandomState, Viewer } from '../../kernel/types.js';
import type { Area, CardId } from './card.js';
import type { Options } from './options.js';
import type { RuleId } from './rulebook.js';

/** One of the two players. */
export type Seat = 0 | 1;
/**
 * Names a card in a hand, or a unit on the field, for as long as it stays there; from one counter, never used twice.
 */
export type Handle = number;
/** How a game can end (S-10.14). */
export type Reason =
  | 'citizens'
  | 'leader-died'
  | 'necronomicon'
  | 'white-saint'
  | 'deck-size'
  | 'more-citizens'
  | 'fewer-turns'
  | 'draw'
  | 'concede';

/** A card in a hand. */
export interface HandCard {
  readonly handle: Handle;
  readonly card: CardId;
  /** Whether it entered the hand in the open, so that the other player knows it is there (S-15.8). */
  readonly shown: boolean;
}
/** A unit on the field and all it remembers. */
export interface Unit {
  /** A new one whenever it enters the field; it keeps it while it stays there. */
  readonly handle: Handle;
  readonly card: CardId;
  /** Damage taken this turn, always below its HP (S-6.16). */
  readonly damage: number;
  /** Attacks made this turn (S-6.1). */
  readonly attacks: number;
  /** Whether its owner has moved it this turn (S-5.4). */
  readonly moved: boolean;
  /** How often it was saved from destruction this turn (S-8.6). */
  readonly saved: number;
  /** Might it has besides its own until cleanup (S-12.5). */
  readonly bonus: number;
  /** The cards tucked under it, the first tucked first (S-8.8). */
  readonly absorbed: readonly CardId[];
}
/** A gate (S-1.5); once it is destroyed its damage is 0 (S-6.20). */
export interface Gate {
  readonly standing: boolean;
  readonly damage: number;
}
/** One player. `Known` is what an unknown card is: no card in a state, `null` in a view. */
export interface Player<Known> {
  /** Face down; the top card is the last. */
  readonly draw: readonly (CardId | Known)[];
  /** In order of arrival; in a view of another's hand the cards that are known come first. */
  readonly hand: readonly (HandCard | Known)[];
  /** Face up, the latest last. */
  readonly discard: readonly CardId[];
  /** Revealed this turn, the latest last (S-4.1). */
  readonly revealed: readonly CardId[];
  /** In order of arrival (S-15.9). */
  readonly sortie: readonly Unit[];
  /** In order of arrival. */
  readonly guard: readonly Unit[];
  readonly site: CardId | null;
  readonly citizens: number;
  readonly gate: Gate;
  /** Turns this player has finished (S-10.5). */
  readonly turnsTaken: number;
}

/** A pile of the supply, or of a special card (S-1.2, S-2.3). */
export interface Pile {
  readonly card: CardId;
  readonly left: number;
}
/** A graveyard: cards in order of arrival, and citizen tokens (S-1.7). */
export interface Graveyard {
  readonly cards: readonly CardId[];
  readonly citizens: number;
}
/**
 * A condition of S-10.2 that has occurred; `seat` is whom it concerns: who lost the citizens or the leader, who
 * revealed.
 */
export type Ending =
  | { readonly reason: 'citizens' | 'leader-died' | 'necronomicon'; readonly seat: Seat }
  | { readonly reason: 'supply' | 'turn-limit' };

/** What an attack hits, or a reaction heals: a unit, the gate, the citizens. */
export type Victim = Handle | 'gate' | 'citizens';
/** What can be picked in a choice: a unit or a hand card by its handle, a pile or a card of the graveyard by its id. */
export type Pick = Handle | CardId;
/** Somebody must choose, in the middle of an effect (S-16.5). */
export interface Choose {
  readonly name: 'choose';
  readonly seat: Seat;
  /** The revealed card, the action of it that is carried out, and the index of the effect that asks. */
  readonly card: CardId;
  readonly action: 0 | 1;
  readonly effect: number;
  /** In the order of S-12.9; `null` for those who may not know them (S-15.3). */
  readonly options: readonly Pick[] | null;
  readonly min: number;
  readonly max: number;
}
/** The defender is asked before damage (S-7.9). */
export interface Defend {
  readonly name: 'defend';
  /** The defender. */
  readonly seat: Seat;
  /** The attacking unit of the active player. */
  readonly attacker: Handle;
  /** `null`: the defender picks one of the candidates. */
  readonly victim: Victim | null;
  /** The eligible guards, even a single one, if the defender picks; else `null`. */
  readonly candidates: readonly Handle[] | null;
}
/** The defender is asked after damage (S-7.9). */
export interface Recover {
  readonly name: 'recover';
  readonly seat: Seat;
  readonly victim: Handle | 'gate';
}
/** What the game waits for. */
export type Phase =
  /** The active player reveals and summons (S-4). */
  | { readonly name: 'hand' }
  /** The active player deploys, moves and attacks (S-5, S-6). */
  | { readonly name: 'field' }
  | Choose
  | Defend
  | Recover
  /** No winner: a draw. */
  | { readonly name: 'over'; readonly winners: readonly Seat[]; readonly reason: Reason; readonly rule: RuleId };

interface Shared<Known> {
  readonly options: Options;
  /** What each player began with: as far as citizens can be rescued (S-12). */
  readonly startingCitizens: readonly [number, number];
  /** `null`: there is none (S-10.11). */
  readonly turnLimit: number | null;
  /** From 1, both players' turns counted together. */
  readonly turn: number;
  readonly active: Seat;
  readonly phase: Phase;
  /** Mana of this turn that is not spent; with `manaBudget: 'each'` all of it. */
  readonly mana: number;
  /** Summons of this turn that are left. */
  readonly summons: number;
  /** Whether a card has been summoned this turn (S-4.14). */
  readonly revealsClosed: boolean;
  /** The next handle. */
  readonly handles: Handle;
  readonly players: readonly [Player<Known>, Player<Known>];
  /** The supply in the order of the config, then the specials. */
  readonly piles: readonly Pile[];
  /** One for both players, or with `graveyard: 'private'` one each, by seat. */
  readonly graveyards: readonly Graveyard[];
  /** In the order in which they were recorded, each once (S-10.1). */
  readonly endings: readonly Ending[];
}
/** All there is to know of a moment (S-15.1). */
export interface State extends Shared<never> {
  readonly random: RandomState;
}
/** A number of copies of a card among those that lie in a hand and a draw pile together. */
export interface Pooled {
  readonly card: CardId;
  readonly count: number;
}
/** What one viewer may know of a moment (S-15.5). */
export interface View extends Shared<null> {
  readonly viewer: Viewer;
  /** What lies in hand and draw pile together, by seat, in order of card id (S-15.7). */
  readonly pools: readonly [readonly Pooled[], readonly Pooled[]];
}

/** The other player. */
export const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);
/** The other area. */
export const otherArea = (area: Area): Area => (area === 'sortie' ? 'guard' : 'sortie');
