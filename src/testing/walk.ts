import { toAct } from '../kernel/questions.js';
import { createRandom } from '../kernel/random.js';
import type { Game, Random, Seat, Shape } from '../kernel/types.js';
import type { ConformanceOptions, Walk } from './options.js';
import { fail } from './verdict.js';

/** Every so many games unlisted moves are made too, such as conceding. */
const UNLISTED_GAMES = 4;
/** How likely they are there: one in so many. */
const UNLISTED = 10;
/** How likely a seat acts that is not waited for, but may: one in so many. */
const UNAWAITED = 8;

/** All seats of a game. */
export const seatsOf = <T extends Shape>(game: Game<T>, position: T['state'] | T['view']): readonly Seat[] =>
  Array.from({ length: game.seatsOf(position) }, (_, seat) => seat);

/** A random game from a seed: the same every time. It stops at the end, where nobody can act, and after `maxActions`. */
export function play<T extends Shape>(game: Game<T>, options: ConformanceOptions<T>, number: number): Walk<T> {
  const seed = `conformance-${number}`;
  const random = createRandom(`player ${number}`);
  const config = () => options.config(seed, number);
  let state = game.setup(config());
  const states = [state];
  const actions: T['action'][] = [];
  const events: (readonly T['event'][])[] = [];
  while (actions.length < (options.maxActions ?? 2000)) {
    const action = choose(game, state, random, number % UNLISTED_GAMES === UNLISTED_GAMES - 1);
    if (action === null) break;
    const step = game.safeReduce(state, action);
    if (!step.ok)
      fail(`game ${number}, after ${actions.length} actions`, 'refuses what it has listed', action, step.refusal);
    actions.push(action);
    events.push(step.events);
    state = step.state;
    states.push(state);
  }
  return { number, seed, config, actions, events, states };
}

/** An action of somebody, mostly of one who is awaited; null when nobody may act. */
function choose<T extends Shape>(
  game: Game<T>,
  state: T['state'],
  random: Random,
  isUnlisted: boolean,
): T['action'] | null {
  const awaited = toAct(game.decision(state));
  if (awaited.length === 0) return null;
  const seat = random.int(UNAWAITED) === 0 ? random.pick(seatsOf(game, state)) : random.pick(awaited);
  if (isUnlisted && random.int(UNLISTED) === 0) {
    const all = game.legalActions(state, seat, { all: true });
    if (all.length > 0) return random.pick(all);
  }
  const listed = game.legalActions(state, seat);
  if (listed.length > 0) return random.int(3) === 0 ? game.sampleAction(state, seat, random) : random.pick(listed);
  const due = awaited.flatMap((one) => game.legalActions(state, one));
  return due.length === 0 ? null : random.pick(due);
}

/** The indexes of the states of a game that are looked at closely: first, last and evenly between, at most that many. */
export function momentsOf<T extends Shape>(walk: Walk<T>, options: ConformanceOptions<T>): readonly number[] {
  const last = walk.states.length - 1;
  const count = Math.min(last, (options.moments ?? 25) - 1);
  const found = Array.from({ length: count + 1 }, (_, i) => Math.round((i * last) / Math.max(1, count)));
  return [...new Set(found)];
}

/** Where a law is at, for its messages. */
export const whereIs = <T extends Shape>({ number, seed }: Walk<T>, index: number): string =>
  `game ${number} (seed ${seed}), after ${index} actions`;
