import * as fc from 'fast-check';
import { toAct } from '../kernel/questions.js';
import type { Game, Shape } from '../kernel/types.js';
import { type Hostile, hostile } from './hostile.js';

/** A position that was reached by playing, and how. */
export interface Reached<T extends Shape> {
  readonly config: T['config'];
  readonly actions: readonly T['action'][];
  readonly state: T['state'];
}

/** How far games are played; absent: at most 60 actions. */
export interface Reach {
  readonly maxActions?: number;
}

/**
 * Positions of a game, reached from a config by listed actions; some are at the start, some at the end. They shrink to
 * fewer actions, and to those that are listed first.
 */
export function arbitraryPosition<T extends Shape>(
  game: Game<T>,
  config: fc.Arbitrary<NoInfer<T['config']>>,
  { maxActions = 60 }: Reach = {},
): fc.Arbitrary<Reached<T>> {
  const choices = fc.array(fc.nat({ max: 0xffff }), { maxLength: maxActions, size: 'max' });
  return fc.tuple(config, choices).map(([given, picks]) => reach(game, given, picks));
}

function reach<T extends Shape>(game: Game<T>, config: T['config'], picks: readonly number[]): Reached<T> {
  const actions: T['action'][] = [];
  let state = game.setup(config);
  for (const pick of picks) {
    const now = state;
    const legal = toAct(game.decision(now)).flatMap((seat) => game.legalActions(now, seat));
    const action = legal[pick % Math.max(1, legal.length)];
    if (action === undefined) break;
    actions.push(action);
    state = game.reduce(now, action);
  }
  return { config, actions, state };
}

/**
 * Values that no door may choke on: no JSON, too much of it, hostile keys, getters and proxies that throw. They are made
 * by `make()`, as some of them cannot even be looked at.
 */
export function arbitraryHostile(): fc.Arbitrary<Hostile> {
  const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true });
  return fc.oneof(
    fc.constantFrom(...hostile()),
    anything.map((value) => ({ name: 'anything', make: () => value })),
  );
}
