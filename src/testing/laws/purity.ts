import { deepCopy, deepFreeze } from '../../kernel/copy.js';
import { canonical } from '../../kernel/digest.js';
import { createRandom } from '../../kernel/random.js';
import type { Shape } from '../../kernel/types.js';
import type { Trial, Walk } from '../options.js';
import { firstFrozen, objectsOf, shared } from '../trees.js';
import { fail, mustEqual } from '../verdict.js';
import { momentsOf, seatsOf, whereIs } from '../walk.js';

/** Law 1: the same input gives the same output, and what the caller handed in is neither changed, frozen nor kept. */
export function purity<T extends Shape>(trial: Trial<T>): void {
  const { game, options } = trial;
  const cards = canonical(game.catalogue);
  for (const walk of trial.walks()) {
    setsUpPurely(trial, walk);
    for (const index of momentsOf(walk, options)) {
      asksPurely(trial, walk, index);
      if (index < walk.actions.length) {
        reducesPurely(trial, walk, index);
        simulatesPurely(trial, walk, index);
      }
    }
  }
  if (canonical(game.catalogue) !== cards) fail('the catalogue', 'was changed by playing');
  const loose = firstFrozen(game.catalogue, false);
  if (loose !== null) fail('the catalogue', 'can be written to', loose);
  const kept = shared(options.given, game.catalogue);
  if (kept !== null) fail('the catalogue', 'holds an object of the card sets it was made of', kept);
}

/** Runs with what a caller hands in, and looks whether it was changed, frozen or kept. */
function lend<Value, Result>(where: string, value: Value, use: (value: Value) => Result): Result {
  const text = JSON.stringify(value);
  const frozen = [...objectsOf(value).keys()].filter((object) => !Object.isFrozen(object));
  const result = use(value);
  if (JSON.stringify(value) !== text) fail(where, 'what was handed in has changed', text, value);
  if (frozen.some((object) => Object.isFrozen(object))) fail(where, 'what was handed in was frozen', value);
  const kept = shared(value, result);
  if (kept !== null) fail(where, 'an object that was handed in is kept', kept);
  return result;
}

function setsUpPurely<T extends Shape>({ game, options }: Trial<T>, walk: Walk<T>): void {
  const where = `${whereIs(walk, 0)}, setup`;
  const state = lend(`${where}, config`, walk.config(), (config) => game.setup(config));
  mustEqual(where, 'the same config gives two states', state, game.setup(deepFreeze(deepCopy(walk.config()))));
  const loose = firstFrozen(state, false);
  if (loose !== null) fail(where, 'the state is not deeply frozen', loose);
  const linked = shared(game.catalogue, state) ?? shared(options.given, state);
  if (linked !== null) fail(where, 'the state holds an object of the catalogue, or of the card sets', linked);
}

function reducesPurely<T extends Shape>({ game }: Trial<T>, walk: Walk<T>, index: number): void {
  const where = `${whereIs(walk, index)}, reduce`;
  const [before, after] = [walk.states[index] as T['state'], walk.states[index + 1] as T['state']];
  const action = walk.actions[index] as T['action'];
  const reduced = (state: T['state'], given: T['action']) => {
    const step = game.safeReduce(state, given);
    return step.ok
      ? { state: step.state, events: step.events }
      : fail(where, 'is refused the second time', given, step.refusal);
  };
  const frozen = reduced(before, deepFreeze(deepCopy(action)));
  const loose = firstFrozen(frozen.state, false);
  if (loose !== null) fail(where, 'the state is not deeply frozen', loose);
  mustEqual(where, 'the same action gives two results', { state: after, events: walk.events[index] }, frozen);
  const lent = lend(`${where}, action`, deepCopy(action), (given) => reduced(before, given));
  mustEqual(where, 'an action that is not frozen gives another result', frozen, lent);
  const plain = deepCopy(before);
  const text = JSON.stringify(plain);
  mustEqual(where, 'a state that is not frozen gives another result', frozen, reduced(plain, action));
  if (JSON.stringify(plain) !== text) fail(where, 'the state was changed');
  const linked = shared(game.catalogue, frozen);
  if (linked !== null) fail(where, 'the state or an event holds an object of the catalogue', linked);
}

function simulatesPurely<T extends Shape>({ game }: Trial<T>, walk: Walk<T>, index: number): void {
  const where = `${whereIs(walk, index)}, simulate`;
  const before = deepCopy(walk.states[index] as T['state']);
  const text = JSON.stringify(before);
  const action = walk.actions[index] as T['action'];
  const played = (given: T['action']) => {
    const events: T['event'][] = [];
    const run = game.simulate(before, (event) => events.push(event));
    run.play(given);
    return { state: run.state, events };
  };
  const lent = lend(`${where}, action`, deepCopy(action), played);
  mustEqual(where, 'a frozen action gives another result', lent, played(deepFreeze(deepCopy(action))));
  if (JSON.stringify(before) !== text) fail(where, 'the state was changed');
  const linked = shared(before, lent) ?? shared(game.catalogue, lent);
  if (linked !== null) fail(where, 'it holds an object of the state it began with, or of the catalogue', linked);
}

/** Questions, asked twice, of a state that could be written to. */
function asksPurely<T extends Shape>({ game }: Trial<T>, walk: Walk<T>, index: number): void {
  const where = `${whereIs(walk, index)}, questions`;
  const state = deepCopy(walk.states[index] as T['state']);
  const text = JSON.stringify(state);
  const answers = () => {
    const random = createRandom('questions');
    const seats = seatsOf(game, state);
    const views = [...seats, 'spectator' as const].map((viewer) => game.view(state, viewer));
    const legal = seats.map((seat) => game.legalActions(state, seat, { all: true }));
    const drawn = seats.map((seat) =>
      game.legalActions(state, seat).length > 0 ? game.sampleAction(state, seat, random) : null,
    );
    const checks = legal.flat().map((action) => game.check(state, action));
    const worlds = views.map((view) => game.determinize(view, random));
    return [game.decision(state), game.outcome(state), game.hash(state), views, legal, drawn, checks, worlds];
  };
  const first = answers();
  mustEqual(where, 'the same question gives two answers', first, answers());
  if (JSON.stringify(state) !== text) fail(where, 'asking changed the state');
  const linked = shared(state, first.slice(3, 4)) ?? shared(state, first.slice(7));
  if (linked !== null) fail(where, 'a view or a world holds an object of the state', linked);
}
