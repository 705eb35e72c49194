import fc from 'fast-check';
import type { Action, Seat, State } from '../../../src/games/gobulon/index.js';
import { createRandom, type Random } from '../../../src/index.js';
import { anyHand, anyOptions } from './arbitraries.js';
import { hands, type Scene } from './scene.js';

/** One step of a game that was played: a reveal of both, or an order. */
export interface Step {
  readonly before: State;
  readonly after: State;
  readonly action: Action;
}

/** Plays to the end, by `advance` and orders drawn by chance. */
export function playOut({ game, state }: Pick<Scene, 'game' | 'state'>, random: Random): readonly Step[] {
  const steps: Step[] = [];
  let before = state;
  for (let next = game.decision(before); next.kind !== 'over'; next = game.decision(before)) {
    const action: Action =
      next.kind === 'turn'
        ? game.sampleAction(before, next.seat, random)
        : { type: 'advance', seat: random.int(2) as Seat };
    const after = game.reduce(before, action);
    steps.push({ before, after, action });
    before = after;
  }
  return steps;
}
/** Every property plays its own games. */
export const few = { numRuns: 40 };
/** The steps of a random game from any hands. */
export const anyGame = fc.tuple(anyHand, anyHand, anyOptions, fc.string()).map(([x, y, options, seed]) => {
  const scene = hands(x, y, options);
  return { scene, start: scene.state, steps: playOut(scene, createRandom(seed)) };
});

/** How many turns have been finished. */
export const finished = (state: State): number =>
  state.turn - 1 + (state.phase.name === 'over' && state.phase.reason === 'no-cards' ? 1 : 0);
/** Turns from the state they started with to the one they ended with, and their battles. */
export function turnsOf(steps: readonly Step[]) {
  const turns: { readonly before: State; readonly after: State; readonly winner: Seat; readonly battles: number }[] =
    [];
  let start: State | null = null;
  for (const { before, after } of steps) {
    start ??= before;
    const { latest } = after;
    if (latest === null || latest.winner === null || after.phase.name === 'order') continue;
    if (finished(after) === finished(before)) continue;
    turns.push({ before: start, after, winner: latest.winner, battles: latest.depth });
    start = null;
  }
  return turns;
}
