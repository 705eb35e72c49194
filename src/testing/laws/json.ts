import { createRecord } from '../../kernel/record.js';
import type { Shape } from '../../kernel/types.js';
import type { Trial, Walk } from '../options.js';
import { flaw } from '../trees.js';
import { fail, mustEqual } from '../verdict.js';
import { seatsOf, whereIs } from '../walk.js';

/** Law 2: states, views, events, decisions, lists and records are plain JSON trees, and a game goes on from their text. */
export function json<T extends Shape>(trial: Trial<T>): void {
  for (const walk of trial.walks()) {
    for (const [index, state] of walk.states.entries()) {
      isPlain(trial, walk, index);
      goesOn(trial, walk, index, state);
    }
    const record = createRecord(trial.game, walk.config(), walk.actions);
    mustBePlain(`${whereIs(walk, walk.actions.length)}, record`, record);
  }
}

function mustBePlain(where: string, value: unknown): void {
  const found = flaw(value);
  if (found !== null) fail(where, 'is no plain JSON tree', found);
}

function isPlain<T extends Shape>({ game }: Trial<T>, walk: Walk<T>, index: number): void {
  const where = whereIs(walk, index);
  const state = walk.states[index] as T['state'];
  mustBePlain(`${where}, state`, state);
  for (const viewer of [...seatsOf(game, state), 'spectator' as const]) {
    mustBePlain(`${where}, view of ${viewer}`, game.view(state, viewer));
  }
  for (const event of walk.events[index] ?? []) mustBePlain(`${where}, event`, event);
  mustBePlain(`${where}, decision`, game.decision(state));
  for (const seat of seatsOf(game, state)) {
    for (const action of game.legalActions(state, seat, { all: true })) mustBePlain(`${where}, legal action`, action);
  }
}

/** Saved and loaded, a game goes on as it would have. */
function goesOn<T extends Shape>({ game }: Trial<T>, walk: Walk<T>, index: number, state: T['state']): void {
  const action = walk.actions[index];
  if (action === undefined) return;
  const loaded = JSON.parse(JSON.stringify(state)) as T['state'];
  const step = game.safeReduce(loaded, JSON.parse(JSON.stringify(action)));
  if (!step.ok)
    fail(whereIs(walk, index), 'a state that was saved and loaded refuses its action', action, step.refusal);
  mustEqual(whereIs(walk, index), 'saved and loaded, it goes on otherwise', walk.states[index + 1], step.state);
}
