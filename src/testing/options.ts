import type { Game, Position, Random, Seat, Shape, Viewer } from '../kernel/types.js';

/** What the conformance kit is told about a game. Only configs must be given; a fault in one is a fault of the game. */
export interface ConformanceOptions<T extends Shape> {
  /** The config of one game: must hold the seed as its own; the number, from 0, is for walking through decks and options. */
  readonly config: (seed: string, number: number) => T['config'];
  /** How many games are played; absent: 20. */
  readonly games?: number;
  /** How many actions a game may take at most before law 8 says that it does not end; absent: 2,000. */
  readonly maxActions?: number;
  /** How many positions of a game the laws that ask much look at; absent: 25, spread evenly over it. */
  readonly moments?: number;
  /**
   * What law 7 counts: one text for each card, wherever it is, naming it and its owner; what rules may create or remove
   * is left out. Law 7 asks for it; a game without cards says `() => []`.
   */
  readonly conserve?: (state: T['state']) => readonly string[];
  /**
   * Another state that the viewer cannot tell from this one, made from the state and not from a view: it shows leaks
   * that `determinize` would carry over. Absent: law 5 has the worlds of `determinize` alone.
   */
  readonly worlds?: (state: T['state'], viewer: Viewer, random: Random) => T['state'];
  /** Whether nothing is hidden in this game: law 5 then does not ask for worlds that differ. */
  readonly open?: true;
  /**
   * Whether everybody sees what such an action says, such as whom an attack aims at: law 5 then does not take it for
   * another of its type. Absent: what is said is taken to be seen only as far as views show it.
   */
  readonly overt?: (action: T['action'], state: T['state']) => boolean;
  /** Events that tell everybody more than the views before and after them keep, such as a card shown and shuffled in. */
  readonly tells?: readonly T['event']['type'][];
  /** Where `legalActions` is bounded: what is accepted need not be listed there. Absent: nowhere. */
  readonly bounded?: (position: Position<T>, seat: Seat) => boolean;
  /** The form in which an action is listed, where one can be said in several, such as a set in any order. */
  readonly normal?: (action: T['action']) => T['action'];
  /** What the author handed in to make the game, such as card sets: must be neither frozen nor kept. */
  readonly given?: unknown;
}

/** One law: run it in a test of its name, with any test runner. It throws an Error that says where the game breaks it. */
export interface Law {
  readonly name: string;
  /** Throws an Error if the game breaks the law. */
  readonly run: () => void;
}

/** A game on trial. */
export interface Trial<T extends Shape> {
  readonly game: Game<T>;
  readonly options: ConformanceOptions<T>;
  /** The games that all laws look at, played when first asked for. */
  readonly walks: () => readonly Walk<T>[];
}

/** One random game. */
export interface Walk<T extends Shape> {
  readonly number: number;
  readonly seed: string;
  /** A config of its own for each call. */
  readonly config: () => T['config'];
  /** The actions, in order. */
  readonly actions: readonly T['action'][];
  /** What happened at each action. */
  readonly events: readonly (readonly T['event'][])[];
  /** The states before, between and after the actions. */
  readonly states: readonly T['state'][];
}
