import type { Draft } from 'immer';
import { noLegalAction } from './errors.js';
import type { Context, Mechanics, Position, Random, Refusal, Seat, Shape } from './types.js';

/** A move without its type: what the kernel calls once it has looked the move up by `action.type`. */
interface AnyMove<T extends Shape> {
  readonly unlisted?: true;
  readonly options: (position: Position<T>, seat: Seat, context: Context<T>) => readonly T['action'][];
  readonly refuse: (position: Position<T>, action: T['action'], context: Context<T>) => Refusal<T> | null;
  readonly apply: (draft: Draft<T['state']>, action: T['action'], context: Context<T>) => void;
}

/** The mechanics of a game, made ready for questions: the moves by type, and the two lists that are walked. */
export interface Engine<T extends Shape> {
  readonly mechanics: Mechanics<T>;
  readonly moves: Readonly<Record<string, AnyMove<T>>>;
  readonly listed: readonly AnyMove<T>[];
  readonly all: readonly AnyMove<T>[];
}

/** Who is asked about, where. */
export interface Asked<T extends Shape> {
  readonly position: Position<T>;
  readonly seat: Seat;
}

const NONE: readonly never[] = /* @__PURE__ */ Object.freeze([]);

/** Makes mechanics ready for questions. */
export function engineOf<T extends Shape>(mechanics: Mechanics<T>): Engine<T> {
  // TypeScript cannot tie `moves[action.type]` to `action`: from here on a move takes any action of its game.
  const moves = mechanics.moves as unknown as Readonly<Record<string, AnyMove<T>>>;
  const all = Object.values(moves);
  return { mechanics, moves, all, listed: all.filter(({ unlisted }) => unlisted !== true) };
}

/** The move of an action that has come through the door. */
export function moveOf<T extends Shape>(engine: Engine<T>, action: T['action']): AnyMove<T> {
  return engine.moves[action.type] as AnyMove<T>; // the door lets only types of the game's own moves pass
}

/** Why the game refuses an action, or null: first what all moves share, then the move's own reasons. */
export function refusalAt<T extends Shape>(
  engine: Engine<T>,
  position: Position<T>,
  action: T['action'],
  context: Context<T>,
): Refusal<T> | null {
  const shared = engine.mechanics.refuse?.(position, action, context) ?? null;
  return shared ?? moveOf(engine, action).refuse(position, action, context);
}

/** What the moves offer a seat, whether legal or not; nothing after the end. */
function candidates<T extends Shape>(
  { mechanics }: Engine<T>,
  moves: readonly AnyMove<T>[],
  { position, seat }: Asked<T>,
  context: Context<T>,
): T['action'][] {
  const found: T['action'][] = [];
  if (mechanics.decision(position).kind === 'over') return found;
  for (const move of moves) for (const action of move.options(position, seat, context)) found.push(action);
  return found;
}

/** The legal actions of a seat, in the order of the moves; unlisted ones only with `all`. */
export function legalAt<T extends Shape>(
  engine: Engine<T>,
  asked: Asked<T>,
  context: Context<T>,
  all: boolean,
): readonly T['action'][] {
  const offered = candidates(engine, all ? engine.all : engine.listed, asked, context);
  let kept = 0;
  for (const action of offered) {
    if (refusalAt(engine, asked.position, action, context) === null) offered[kept++] = action;
  }
  offered.length = kept;
  return kept === 0 ? NONE : offered;
}

/** Draws a listed legal action, by the game's own way or by drawing candidates until one is legal, which is even. */
export function sampleAt<T extends Shape>(
  engine: Engine<T>,
  asked: Asked<T>,
  random: Random,
  context: Context<T>,
): T['action'] {
  const { mechanics } = engine;
  if (mechanics.sample !== undefined) {
    if (mechanics.decision(asked.position).kind === 'over') return noLegalAction();
    return mechanics.sample(asked.position, asked.seat, random, context);
  }
  const left = candidates(engine, engine.listed, asked, context);
  while (left.length > 0) {
    const index = random.int(left.length);
    const action = left[index] as T['action']; // the index is below the length
    if (refusalAt(engine, asked.position, action, context) === null) return action;
    left[index] = left[left.length - 1] as T['action'];
    left.pop();
  }
  return noLegalAction();
}
