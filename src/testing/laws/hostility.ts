import { deepCopy } from '../../kernel/copy.js';
import { canonical } from '../../kernel/digest.js';
import { IllegalActionError } from '../../kernel/errors.js';
import { createRandom } from '../../kernel/random.js';
import type { Refusal, Shape } from '../../kernel/types.js';
import { type Hostile, hostile, notJson, spoiled } from '../hostile.js';
import type { Trial, Walk } from '../options.js';
import { flaw } from '../trees.js';
import { calm, fail, mustBeInvalid, mustEqual } from '../verdict.js';
import { momentsOf, seatsOf, whereIs } from '../walk.js';
import { hostileDoors } from './doors.js';
import { few } from './legality.js';

/** In how many games, and at how many positions of each, the whole hostile corpus is tried. */
const GAMES = 4;
const POSITIONS = 3;
/** How many actions are spoiled at a position, and how many earlier ones are tried again. */
const SPOILED = 3;
const AGAIN = 8;

/** Law 9: whatever is handed in, the answer is a code, never an error of another kind, and nothing changes. */
export function hostility<T extends Shape>(trial: Trial<T>): void {
  const values = hostile();
  const never = new Set(notJson().map(({ name }) => name));
  never.delete('undefined'); // a field that is undefined is absent
  for (const walk of trial.walks()) {
    const random = createRandom(`hostility ${walk.number}`);
    const moments = momentsOf(walk, trial.options);
    for (const index of moments) {
      repeats(trial, walk, index);
      mistakesViews(trial, walk, index);
    }
    if (walk.number >= GAMES) continue;
    for (const index of few(moments, POSITIONS, random)) {
      const state = walk.states[index] as T['state'];
      const legal = seatsOf(trial.game, state).flatMap((seat) => trial.game.legalActions(state, seat, { all: true }));
      const bases = few(legal.length > 0 ? legal : walk.actions, SPOILED, random);
      const corpus = [...values, ...bases.flatMap((base) => spoiled(base, values))];
      const place = { state: deepCopy(state), never, at: whereIs(walk, index) };
      for (const one of corpus) refuses(trial, place, one);
    }
  }
  hostileDoors(trial, values);
  if ('polluted' in {}) fail('Object.prototype', 'was written to');
}

interface Place<T extends Shape> {
  readonly state: T['state'];
  /** The names of what may be accepted nowhere. */
  readonly never: ReadonlySet<string>;
  readonly at: string;
}

/** `check` and `safeReduce` give the same refusal, `reduce` throws it, and the state stays as it was. */
function refuses<T extends Shape>({ game }: Trial<T>, { state, never, at }: Place<T>, { name, make }: Hostile): void {
  const where = `${at}, ${name}`;
  const text = JSON.stringify(state);
  const refusal = calm(where, () => game.check(state, make()));
  const step = calm(where, () => game.safeReduce(state, make()));
  mustEqual(where, 'check and safeReduce answer differently', refusal, step.ok ? null : step.refusal);
  if (JSON.stringify(state) !== text) fail(where, 'the state was changed');
  if (refusal === null) {
    if (never.has(name.replace(/^[^:]*: /, ''))) fail(where, 'is accepted');
    return; // plain JSON that happens to be legal: law 3 says whether it may be
  }
  mustBeRefusal(game, refusal, where);
  try {
    game.reduce(state, make() as T['action']);
  } catch (error) {
    if (!(error instanceof IllegalActionError)) fail(where, 'reduce throws something else', String(error));
    mustEqual(where, 'reduce throws another refusal', refusal, error.refusal);
    return;
  }
  fail(where, 'reduce accepts what check refuses', refusal);
}

function mustBeRefusal<T extends Shape>(game: Trial<T>['game'], refusal: Refusal<T>, where: string): void {
  const { code, rule } = refusal;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code)) fail(where, 'the code is none', refusal);
  if (!Object.hasOwn(game.rulebook, rule)) fail(where, 'cites a rule that is not in the rule book', refusal);
  const found = flaw(refusal);
  if (found !== null) fail(where, 'the refusal is no plain JSON', found);
}

/** Actions that were legal earlier, the last one among them, are accepted only where they are listed anew. */
function repeats<T extends Shape>({ game, options }: Trial<T>, walk: Walk<T>, index: number): void {
  const state = walk.states[index] as T['state'];
  for (const action of walk.actions.slice(Math.max(0, index - AGAIN), index)) {
    const where = `${whereIs(walk, index)}, again`;
    if (calm(where, () => game.check(state, action)) !== null || options.bounded?.(state, action.seat)) continue;
    const normal = (one: T['action']): string => canonical(options.normal?.(one) ?? one);
    const listed = game.legalActions(state, action.seat, { all: true });
    if (!listed.some((one) => normal(one) === normal(action))) fail(where, 'accepts an earlier action', action);
  }
}

/** A view where a state is asked, a state where a view is, a view of somebody else. */
function mistakesViews<T extends Shape>({ game }: Trial<T>, walk: Walk<T>, index: number): void {
  const where = `${whereIs(walk, index)}, a view where a state is asked`;
  const state = walk.states[index] as T['state'];
  const action = (walk.actions[index] ?? walk.actions[0]) as T['action'];
  for (const viewer of [...seatsOf(game, state), 'spectator' as const]) {
    const view = game.view(state, viewer);
    const step = calm(where, () => game.safeReduce(view as unknown as T['state'], action));
    if (step.ok || step.refusal.code !== 'view-not-state') fail(where, 'safeReduce answers', step);
    const malformed = calm(where, () => game.safeReduce(view as unknown as T['state'], null));
    if (malformed.ok || malformed.refusal.code !== 'malformed-action')
      fail(where, 'safeReduce of null answers', malformed);
    mustBeInvalid(where, 'view', () => game.view(view as unknown as T['state'], viewer));
    mustBeInvalid(where, 'simulate', () => game.simulate(view as unknown as T['state']));
    if (viewer === action.seat) continue;
    const code = calm(where, () => game.check(view, action))?.code;
    if (code !== 'not-your-view') fail(where, `check on the view of another answers ${code}`, action);
    mustBeInvalid(where, 'legalActions for another', () => game.legalActions(view, action.seat));
    mustBeInvalid(where, 'sampleAction for another', () => game.sampleAction(view, action.seat, createRandom('x')));
  }
  mustBeInvalid(where, 'determinize', () => game.determinize(state as unknown as T['view'], createRandom('x')));
}
