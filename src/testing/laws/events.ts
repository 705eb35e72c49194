import { createRandom } from '../../kernel/random.js';
import type { Random, Shape, Viewer } from '../../kernel/types.js';
import type { Trial, Walk } from '../options.js';
import { mustEqual } from '../verdict.js';
import { momentsOf, seatsOf, whereIs } from '../walk.js';
import { few } from './legality.js';

/** How many actions of one type are compared in a world. */
const COMPARED = 5;

const HINT = 'events tell more than views (if this action is made openly, say so by `overt`; of an event, by `tells`)';

/**
 * Law 5 of events: where the views before and after are alike, so are the events between them, whatever was done
 * unseen, such as laying one card or another face down. Steps with events of `tells` are left out, and for a seat those
 * with events of `reveals` that it sees.
 */
export function eventsTellNoMore<T extends Shape>(trial: Trial<T>): void {
  for (const walk of trial.walks()) {
    const random = createRandom(`events ${walk.number}`);
    for (const index of momentsOf(walk, trial.options)) {
      if (index === walk.actions.length) continue;
      const viewers = [...seatsOf(trial.game, walk.states[index] as T['state']), 'spectator' as const];
      for (const viewer of viewers) compare(trial, walk, { index, viewer, random });
    }
  }
}

interface Look {
  readonly index: number;
  readonly viewer: Viewer;
  readonly random: Random;
}

function compare<T extends Shape>(trial: Trial<T>, walk: Walk<T>, { index, viewer, random }: Look): void {
  const { game, options } = trial;
  const state = walk.states[index] as T['state'];
  const done = walk.actions[index] as T['action'];
  const found = [state, game.determinize(game.view(state, viewer), random)];
  if (options.worlds !== undefined) found.push(options.worlds(state, viewer, random));
  const told = new Map<string, readonly T['event'][]>();
  for (const one of found) {
    const world = { ...one, random: state.random }; // chance is the same: only what is hidden differs
    for (const action of [done, ...few(alike(trial, world, done), COMPARED, random)]) {
      const step = game.safeReduce(world, action);
      if (!step.ok) continue; // the real action need not be possible in another world
      const events = game.viewEvents(step.events, viewer);
      if (events.some(({ type }) => isTelling(trial, type, viewer))) continue;
      const view = JSON.stringify(game.view(step.state, viewer));
      const before = told.get(view);
      if (before === undefined) told.set(view, events);
      const where = `${whereIs(walk, index)}, as ${viewer} sees it`;
      mustEqual(where, `${HINT}: ${JSON.stringify(action)}`, before ?? events, events);
    }
  }
}

/** What the seat might have done instead without anybody seeing a difference: the legal actions of that type. */
function alike<T extends Shape>(
  { game, options }: Trial<T>,
  world: T['state'],
  done: T['action'],
): readonly T['action'][] {
  if (options.overt?.(done, world)) return [];
  return game.legalActions(world, done.seat, { all: true }).filter(({ type }) => type === done.type);
}

const isTelling = <T extends Shape>({ game, options }: Trial<T>, type: T['event']['type'], viewer: Viewer): boolean =>
  options.tells?.includes(type) === true || (viewer !== 'spectator' && game.reveals.includes(type));
