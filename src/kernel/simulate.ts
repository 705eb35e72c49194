import type { Draft } from 'immer';
import { deepCopy } from './copy.js';
import { type Engine, legalAt, moveOf, sampleAt } from './legality.js';
import type { Context, Decision, Outcome, Shape, Simulation } from './types.js';

/** The outcome that a decision tells of, or null while the game goes on. */
export const outcomeOf = <T extends Shape>(decision: Decision<T>): Outcome<T> | null =>
  decision.kind === 'over' ? decision.outcome : null;

/** Plays on in place, on a copy of the state: nothing is checked, nothing frozen. */
export function simulation<T extends Shape>(from: T['state'], engine: Engine<T>, context: Context<T>): Simulation<T> {
  const state: T['state'] = deepCopy(from);
  const { decision } = engine.mechanics;
  return {
    state,
    // The recipe may write into the copy: nobody else holds it.
    play: (action) => moveOf(engine, action).apply(state as Draft<T['state']>, action, context),
    decision: () => decision(state),
    outcome: () => outcomeOf(decision(state)),
    legalActions: (seat, options) => legalAt(engine, { position: state, seat }, context, options?.all === true),
    sampleAction: (seat, random) => sampleAt(engine, { position: state, seat }, random, context),
    clone: () => simulation(state, engine, context),
  };
}
