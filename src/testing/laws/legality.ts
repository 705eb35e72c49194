import { canonical } from '../../kernel/digest.js';
import { InvalidInputError } from '../../kernel/errors.js';
import { createRandom } from '../../kernel/random.js';
import type { Position, Random, Refusal, Seat, Shape } from '../../kernel/types.js';
import { type Gene, mutate } from '../mutate.js';
import type { Trial, Walk } from '../options.js';
import { leavesOf } from '../trees.js';
import { fail, mustEqual } from '../verdict.js';
import { momentsOf, seatsOf, whereIs } from '../walk.js';

/** How many listed actions are carried out, and how many that are not listed are tried, for a seat at a position. */
const TRIED = 12;
/** How often an action is drawn for a seat at a position. */
const DRAWN = 3;

/** Law 3: what is listed is accepted, and nothing else; asked of the state or of the seat's own view. */
export function legality<T extends Shape>(trial: Trial<T>): void {
  for (const walk of trial.walks()) {
    const random = createRandom(`legality ${walk.number}`);
    for (const index of momentsOf(walk, trial.options)) {
      const gene = geneOf(trial, walk, index);
      for (const seat of seatsOf(trial.game, walk.states[index] as T['state'])) {
        listsLegally(trial, walk, { index, seat, random, gene });
      }
    }
  }
}

/** What mutations at a position draw from. */
export function geneOf<T extends Shape>({ game }: Trial<T>, walk: Walk<T>, index: number): Gene<T> {
  const state = walk.states[index] as T['state'];
  const legal = seatsOf(game, state).flatMap((seat) => game.legalActions(state, seat, { all: true }));
  return {
    leaves: [...leavesOf(state)],
    actions: [...legal, ...walk.actions.slice(0, index + 1), ...walk.actions.slice(-1)],
  };
}

interface Asking<T extends Shape> {
  readonly index: number;
  readonly seat: Seat;
  readonly random: Random;
  readonly gene: Gene<T>;
}

function listsLegally<T extends Shape>(trial: Trial<T>, walk: Walk<T>, asking: Asking<T>): void {
  const { index, seat, random, gene } = asking;
  const { game, options } = trial;
  const state = walk.states[index] as T['state'];
  const where = `${whereIs(walk, index)}, seat ${seat}`;
  const view = game.view(state, seat);
  const all = game.legalActions(state, seat, { all: true });
  const listed = game.legalActions(state, seat);
  mustEqual(where, 'the view lists other actions', all, game.legalActions(view, seat, { all: true }));
  mustEqual(where, 'the view lists other actions', listed, game.legalActions(view, seat));
  mustEqual(where, 'the view waits for somebody else', game.decision(state), game.decision(view));
  const normal = (action: T['action']): string => canonical(options.normal?.(action) ?? action);
  const texts = new Set(all.map(normal));
  if (texts.size < all.length) fail(where, 'lists an action twice', all);
  const extra = listed.find((action) => !texts.has(normal(action)));
  if (extra !== undefined) fail(where, 'lists an action that is not in the whole list', extra);
  for (const action of all) if (action.seat !== seat) fail(where, 'lists an action of another seat', action);
  for (const action of all) mustAgree(trial, { state, view, where }, action, null);
  for (const action of few(all, TRIED, random)) {
    if (!game.safeReduce(state, action).ok) fail(where, 'safeReduce refuses what is listed', action);
  }
  if (gene.actions.length > 0) {
    const base = all.length > 0 ? all : gene.actions;
    const isBounded = options.bounded?.(state, seat) ?? false;
    for (let n = 0; n < TRIED; n++) {
      const action = mutate(random.pick(base), gene, random);
      const refusal = game.check(state, action);
      mustAgree(trial, { state, view, where }, action, refusal);
      if (refusal !== null || isBounded || (action as T['action']).seat !== seat) continue;
      if (!texts.has(normal(action as T['action']))) fail(where, 'accepts what it does not list', action);
    }
  }
  drawsLegally(trial, { state, view, where }, seat, listed);
}

interface Places<T extends Shape> {
  readonly state: T['state'];
  readonly view: T['view'];
  readonly where: string;
}

/** `check` on the state, on the seat's view, and `safeReduce` all give that answer. */
function mustAgree<T extends Shape>(
  { game }: Trial<T>,
  { state, view, where }: Places<T>,
  action: unknown,
  refusal: Refusal<T> | null,
): void {
  mustEqual(where, `check answers otherwise: ${JSON.stringify(action)}`, refusal, game.check(state, action));
  if ((action as T['action']).seat === view.viewer) {
    mustEqual(where, `the view answers otherwise: ${JSON.stringify(action)}`, refusal, game.check(view, action));
  }
  if (refusal === null) return;
  const step = game.safeReduce(state, action);
  mustEqual(where, `safeReduce answers otherwise: ${JSON.stringify(action)}`, refusal, step.ok ? null : step.refusal);
}

function drawsLegally<T extends Shape>(
  { game, options }: Trial<T>,
  { state, view, where }: Places<T>,
  seat: Seat,
  listed: readonly T['action'][],
): void {
  const draw = (position: Position<T>, n: number) => game.sampleAction(position, seat, createRandom(`draw ${n}`));
  if (listed.length === 0) {
    mustRefuse(where, () => draw(state, 0));
    mustRefuse(where, () => draw(view, 0));
    return;
  }
  const texts = new Set(listed.map((action) => canonical(options.normal?.(action) ?? action)));
  for (let n = 0; n < DRAWN; n++) {
    const action = draw(state, n);
    mustEqual(where, 'the view draws another action', action, draw(view, n));
    const isListed = texts.has(canonical(options.normal?.(action) ?? action));
    const isLegal = game.check(state, action) === null;
    if (!isLegal || !(isListed || options.bounded?.(state, seat))) fail(where, 'draws what it does not list', action);
  }
}

function mustRefuse(where: string, draw: () => unknown): void {
  try {
    fail(where, 'draws an action where none is listed', draw());
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
  }
}

/** At most so many of a list, drawn. */
export function few<Item>(items: readonly Item[], count: number, random: Random): readonly Item[] {
  if (items.length <= count) return items;
  const copy = [...items];
  random.shuffle(copy);
  return copy.slice(0, count);
}
