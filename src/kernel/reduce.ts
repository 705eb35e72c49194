import { Immer } from 'immer';
import { type Engine, moveOf } from './legality.js';
import type { Context, Shape } from './types.js';

// An instance of our own: no switch of the host's immer is touched, and none of its switches reaches us.
const immer = /* @__PURE__ */ new Immer({ autoFreeze: true });

/** Carries out a legal action: the next state, deeply frozen, sharing with the last what has not changed. */
export function carryOut<T extends Shape>(
  engine: Engine<T>,
  state: T['state'],
  action: T['action'],
  context: Context<T>,
): T['state'] {
  return immer.produce(state, (draft) => {
    moveOf(engine, action).apply(draft, action, context);
  });
}
