import type { Draft } from 'immer';
import type { Context, Shape } from '../../kernel/types.js';
import type { Action, RefusalCode } from './actions.js';
import type { Aura, Card, CardId, DeckLine, SkillName, SupplyName } from './card.js';
import type { Event } from './events.js';
import type { OptionsGiven } from './options.js';
import type { RuleId } from './rulebook.js';
import type { Reason, Seat, State, View } from './state.js';

/** The auras of a card one after another: a list that is frozen is slow to walk, and this is walked at every attack. */
export interface ChainedAura {
  readonly aura: Extract<Aura, { readonly aura: 'might' | 'grant' }>;
  readonly then: ChainedAura | null;
}
/** A card in use, with what the rules ask of it at every step worked out. */
export interface Face {
  readonly card: Card;
  readonly kind: Card['kind'];
  readonly cost: number;
  readonly mana: number;
  /** Printed; 0 for what is no unit. */
  readonly might: number;
  readonly hp: number;
  /** Attack attributes (S-1.10). */
  readonly ranged: boolean;
  readonly magic: boolean;
  /** The number of every skill: 0 if it is not there, 1 where a skill has none. */
  readonly skills: Readonly<Record<SkillName, number>>;
  /** Whether it can be put into the site slot. */
  readonly isSite: boolean;
  /** What it prevents before damage, and heals after it (S-7.2); 0: it has no such action. */
  readonly prevents: number;
  readonly heals: number;
  /** What it adds at the start of its owner's hand phase (S-3.3). */
  readonly startMana: number;
  readonly startSummons: number;
  /** Its auras that reach units. */
  readonly mights: ChainedAura | null;
  readonly grants: ChainedAura | null;
}
/** The cards in use as the rules read them. */
export interface Catalogue {
  readonly cards: Readonly<Record<CardId, Face>>;
  /** The ids a random supply is drawn from (S-2.1). */
  readonly kinds: readonly CardId[];
  readonly starters: readonly DeckLine[];
  readonly supplies: Readonly<Record<SupplyName, readonly CardId[]>>;
  /** Whether any unit grants skills: where none does, only sites are looked at. */
  readonly unitsGrant: boolean;
}

/** What a game is made of. Only the seed must be given (S-2.9). */
export interface Config {
  /** Any text; the same config and actions make the same game. */
  readonly seed: string;
  /** 15 ids of supply cards, or the id of a recommended supply; absent: 15 at random (S-2.1). */
  readonly supply?: SupplyName | readonly CardId[];
  /** Special cards that are extra piles of one copy; absent: none (S-2.3). */
  readonly specials?: readonly CardId[];
  /** By seat; absent: 15 each. */
  readonly startingCitizens?: readonly [number, number];
  /** Of the starting player, and of the other; absent: 4 and 5 (S-2.4). */
  readonly startingHand?: readonly [number, number];
  /** Turns of both players together; `null`: no limit; absent: 200 (S-10.11). */
  readonly turnLimit?: number | null;
  /** Who lost the game before, and starts; `null` or absent: the first game, or it was drawn (S-2.7). */
  readonly previousLoser?: Seat | null;
  /** Who starts, whoever lost before; absent: as S-2.7 says. */
  readonly startingPlayer?: Seat;
  /** The starting deck of each player; absent: 4 Knights, 2 Archers, 2 Mana Shields, 2 Mana Recoveries (S-18.5). */
  readonly startingDeck?: readonly DeckLine[];
  /** A leader each, by seat, on the guard side from the start (S-18.8); absent: leaders are bought, if at all. */
  readonly leaders?: readonly [CardId, CardId];
  /** Departures from the defaults of section 18. */
  readonly options?: OptionsGiven;
}

/** What a player is asked for. */
export type Prompt = 'hand' | 'field' | 'choose' | 'defend' | 'recover';

/** The types of Salvation Summoner under one name. */
export interface SalvationSummoner extends Shape {
  readonly id: 'salvation-summoner';
  readonly config: Config;
  readonly state: State;
  readonly view: View;
  readonly action: Action;
  readonly event: Event;
  readonly catalogue: Catalogue;
  readonly rule: RuleId;
  readonly code: RefusalCode;
  readonly prompt: Prompt;
  readonly reason: Reason;
}

/** A game that is being changed. */
export type Table = Draft<State>;
/** A game that is only looked at: the whole truth, or what one viewer may know. */
export type Sight = State | View;
/** The cards in use, and who listens. */
export type Ctx = Context<SalvationSummoner>;
