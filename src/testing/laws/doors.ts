import { createRandom } from '../../kernel/random.js';
import { createRecord, replay, verify } from '../../kernel/record.js';
import type { Position, Seat, Shape, Viewer } from '../../kernel/types.js';
import { type Hostile, notJson, spoiled } from '../hostile.js';
import type { Trial, Walk } from '../options.js';
import { flaw } from '../trees.js';
import { calm, fail, mayBeInvalid, mustBeInvalid } from '../verdict.js';

/** Law 9 at all other doors: configs, viewers, seats, positions, records. */
export function hostileDoors<T extends Shape>(trial: Trial<T>, values: readonly Hostile[]): void {
  const [walk] = trial.walks();
  if (walk === undefined) fail('the options', 'ask for no game');
  configs(trial, walk, values);
  viewersAndSeats(trial, walk);
  positions(trial, values);
  records(trial, walk, values);
}

/** No config is set up that is no plain JSON, lacks a seed, or has a field too many; and none crashes. */
function configs<T extends Shape>({ game }: Trial<T>, walk: Walk<T>, values: readonly Hostile[]): void {
  const setUp = (make: () => unknown) => () => game.setup(make() as T['config']);
  for (const { name, make } of values) mustBeInvalid('setup', name, setUp(make));
  const never = notJson().filter(({ name }) => name !== 'undefined'); // a field that is undefined is absent
  for (const { name, make } of spoiled(walk.config(), never)) {
    if (!name.startsWith('no ')) mustBeInvalid('setup', name, setUp(make));
  }
  for (const { name, make } of spoiled(walk.config(), values)) {
    if (name === 'no seed' || name === 'seed: a number') mustBeInvalid('setup', name, setUp(make));
    else mayBeInvalid(`setup, ${name}`, setUp(make));
  }
}

function viewersAndSeats<T extends Shape>({ game }: Trial<T>, walk: Walk<T>): void {
  const state = walk.states[0] as T['state'];
  const count = game.seatsOf(state);
  const none: readonly unknown[] = [
    null,
    undefined,
    count,
    -1,
    '0',
    '__proto__',
    'everybody',
    0.5,
    Number.NaN,
    {},
    [0],
    1n,
  ];
  for (const one of none) {
    const name = typeof one === 'bigint' ? 'a bigint' : JSON.stringify(one);
    mustBeInvalid('view', `viewer ${name}`, () => game.view(state, one as Viewer));
    if (one !== count) mustBeInvalid('viewEvents', `viewer ${name}`, () => game.viewEvents([], one as Viewer));
    mustBeInvalid('legalActions', `seat ${name}`, () => game.legalActions(state, one as Seat));
    mustBeInvalid('sampleAction', `seat ${name}`, () => game.sampleAction(state, one as Seat, createRandom('x')));
  }
  mustBeInvalid('legalActions', 'a spectator', () => game.legalActions(state, 'spectator' as unknown as Seat));
}

/** What is neither a state nor a view. */
function positions<T extends Shape>({ game }: Trial<T>, values: readonly Hostile[]): void {
  const plain = values.filter(({ name }) => !/proxy/.test(name)); // a proxy may throw what it likes when it is played
  for (const { name, make } of plain) {
    const position = make() as T['state'];
    const asked: Readonly<Record<string, () => unknown>> = {
      check: () => game.check(position, null),
      safeReduce: () => game.safeReduce(position, null),
      reduce: () => game.reduce(position, null as unknown as T['action']),
      decision: () => game.decision(position),
      outcome: () => game.outcome(position),
      legalActions: () => game.legalActions(position as Position<T>, 0),
      seatsOf: () => game.seatsOf(position),
      view: () => game.view(position, 0),
      simulate: () => game.simulate(position),
      hash: () => game.hash(position),
    };
    for (const [question, ask] of Object.entries(asked)) mustBeInvalid(question, `a position that is ${name}`, ask);
  }
}

/** A record with anything wrong is refused; one with a hostile action before that action, with the state there. */
function records<T extends Shape>({ game }: Trial<T>, walk: Walk<T>, values: readonly Hostile[]): void {
  const record = createRecord(game, walk.config(), walk.actions.slice(0, 5));
  for (const { name, make } of [...values, ...spoiled(record, values)]) {
    if (/^(no (hash|outcome)|(hash|outcome): undefined)$/.test(name)) continue; // they may be absent
    const where = `a record, ${name}`;
    calm(where, () => replay(game, make()));
    const problem = calm(where, () => verify(game, make()));
    if (problem === null || flaw(problem) !== null) fail(where, 'verify answers', problem);
  }
  const last = record.actions.length - 1;
  for (const { name, make } of values) {
    const where = `a record whose last action is ${name}`;
    const result = calm(where, () =>
      replay(game, { ...record, actions: record.actions.with(last, make() as T['action']) }),
    );
    if (result.ok || result.index !== last || result.state === null) fail(where, 'replay answers', result);
  }
}
