import { deepCopy } from '../../kernel/copy.js';
import { toAct } from '../../kernel/questions.js';
import { createRandom } from '../../kernel/random.js';
import { createRecord, replay, verify } from '../../kernel/record.js';
import type { Shape, Simulation } from '../../kernel/types.js';
import type { Trial, Walk } from '../options.js';
import { fail, mustEqual } from '../verdict.js';
import { momentsOf, seatsOf, whereIs } from '../walk.js';

/** How far a clone plays on. */
const AHEAD = 4;

/** Law 4: `reduce`, `simulate` and `replay` go the same way, and what was seen stays as it was while a simulation plays on. */
export function drivers<T extends Shape>(trial: Trial<T>): void {
  for (const walk of trial.walks()) {
    simulates(trial, walk, 0);
    simulates(trial, walk, Math.floor(walk.actions.length / 2));
    replays(trial, walk);
  }
}

/** Something that was seen, and its text then. */
interface Seen {
  readonly what: string;
  readonly value: unknown;
  readonly text: string;
}

function simulates<T extends Shape>({ game, options }: Trial<T>, walk: Walk<T>, from: number): void {
  const heard: T['event'][] = [];
  const run = game.simulate(walk.states[from] as T['state'], (event) => heard.push(event));
  const moments = new Set(momentsOf(walk, options));
  const seen: Seen[] = [];
  for (const [n, action] of walk.actions.slice(from).entries()) {
    const index = from + n;
    const where = `${whereIs(walk, index)}, simulated from action ${from}`;
    if (moments.has(index)) {
      look(game, run, seen, where);
      clones(run, where);
    }
    heard.length = 0;
    run.play(deepCopy(action));
    mustEqual(where, 'simulate and reduce part', game.hash(walk.states[index + 1] as T['state']), game.hash(run.state));
    mustEqual(where, 'simulate and reduce tell other events', walk.events[index], heard);
    for (const value of heard) seen.push({ what: 'an event', value, text: JSON.stringify(value) });
    answersAlike(game, run, where);
  }
  for (const { what, value, text } of seen) {
    if (JSON.stringify(value) !== text)
      fail(whereIs(walk, from), `${what} changed while the simulation played on`, text, value);
  }
}

function look<T extends Shape>(game: Trial<T>['game'], run: Simulation<T>, seen: Seen[], where: string): void {
  const note = (what: string, value: unknown) =>
    seen.push({ what: `${what} (${where})`, value, text: JSON.stringify(value) });
  for (const viewer of [...seatsOf(game, run.state), 'spectator' as const])
    note('a view', game.view(run.state, viewer));
  note('a decision', run.decision());
  for (const seat of toAct(run.decision())) note('a list of actions', run.legalActions(seat, { all: true }));
}

function answersAlike<T extends Shape>(game: Trial<T>['game'], run: Simulation<T>, where: string): void {
  mustEqual(where, 'the simulation waits for somebody else', game.decision(run.state), run.decision());
  mustEqual(where, 'the simulation ended otherwise', game.outcome(run.state), run.outcome());
  for (const seat of toAct(run.decision())) {
    mustEqual(where, 'the simulation lists other actions', game.legalActions(run.state, seat), run.legalActions(seat));
    const [one, other] = [createRandom(where), createRandom(where)];
    const drawn = run.sampleAction(seat, other);
    mustEqual(where, 'the simulation draws another action', game.sampleAction(run.state, seat, one), drawn);
  }
}

function clones<T extends Shape>(run: Simulation<T>, where: string): void {
  const text = JSON.stringify(run.state);
  const clone = run.clone();
  mustEqual(where, 'a clone differs', run.state, clone.state);
  const random = createRandom(where);
  for (let n = 0; n < AHEAD; n++) {
    const [seat] = toAct(clone.decision());
    if (seat === undefined) break;
    clone.play(clone.sampleAction(seat, random));
  }
  if (JSON.stringify(run.state) !== text) fail(where, 'a clone that plays on changes the simulation');
}

function replays<T extends Shape>({ game }: Trial<T>, walk: Walk<T>): void {
  const where = `${whereIs(walk, walk.actions.length)}, replay`;
  const last = walk.states[walk.states.length - 1] as T['state'];
  const record = createRecord(game, walk.config(), walk.actions);
  mustEqual(where, 'the record has another hash', game.hash(last), record.hash);
  const stored: unknown = JSON.parse(JSON.stringify(record));
  const result = replay(game, stored);
  if (!result.ok) fail(where, 'refuses its own record', result.problem);
  mustEqual(where, 'leads to another state', game.hash(last), game.hash(result.state));
  mustEqual(where, 'verify finds fault', null, verify(game, stored));
}
