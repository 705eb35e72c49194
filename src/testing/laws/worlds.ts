import { canonical } from '../../kernel/digest.js';
import { createRandom } from '../../kernel/random.js';
import { refuseUndo } from '../../kernel/timeline.js';
import type { Random, Seat, Shape, Viewer } from '../../kernel/types.js';
import { type Gene, mutate } from '../mutate.js';
import type { Trial, Walk } from '../options.js';
import { fail, mustEqual } from '../verdict.js';
import { momentsOf, seatsOf, whereIs } from '../walk.js';
import { eventsTellNoMore } from './events.js';
import { few, geneOf } from './legality.js';

/** How many actions of the seat itself are carried out in both worlds, and how many changed ones are judged. */
const TRIED = 6;

/**
 * Law 5: two worlds alike in all that a viewer may know are alike in all that he is shown: views, decisions, lists,
 * refusals, events. And what he may take back has told him nothing.
 */
export function worlds<T extends Shape>(trial: Trial<T>): void {
  let differ = 0;
  for (const scene of scenesOf(trial)) {
    for (const world of worldsOf(trial, scene)) {
      if (canonical({ ...scene.state, random: null }) !== canonical({ ...world, random: null })) differ += 1;
      compare(trial, scene, world);
    }
  }
  eventsTellNoMore(trial);
  if (differ === 0 && trial.options.open !== true) {
    fail('the worlds', 'never differ in anything hidden: give `worlds`, or say `open: true`');
  }
}

/** Everybody who looks on, at all moments of all games. */
function* scenesOf<T extends Shape>(trial: Trial<T>): Generator<Scene<T>> {
  for (const walk of trial.walks()) {
    const random = createRandom(`worlds ${walk.number}`);
    for (const index of momentsOf(walk, trial.options)) {
      const state = walk.states[index] as T['state'];
      const gene = geneOf(trial, walk, index);
      const viewers = [...seatsOf(trial.game, state), 'spectator' as const];
      const where = whereIs(walk, index);
      const scenes = viewers.map((viewer) => ({
        state,
        viewer,
        random,
        gene,
        where: `${where}, as ${viewer} sees it`,
      }));
      for (const scene of scenes) keepsTheSeed(trial, walk, scene);
      yield* scenes;
    }
  }
}

/** A state, who looks at it, and what is needed to ask about it. */
export interface Scene<T extends Shape> {
  readonly state: T['state'];
  readonly viewer: Viewer;
  readonly random: Random;
  readonly gene: Gene<T>;
  readonly where: string;
}

/** Worlds the viewer cannot tell from the state: with chance of their own, and with the same. */
function worldsOf<T extends Shape>({ game, options }: Trial<T>, scene: Scene<T>): readonly T['state'][] {
  const { state, viewer, random } = scene;
  const view = game.view(state, viewer);
  const world = game.determinize(view, random);
  const found = [world, { ...game.determinize(view, random), random: state.random }];
  if (options.worlds !== undefined) found.push(options.worlds(state, viewer, random));
  return found;
}

/** Neither a view nor an event holds the seed, whether hidden in a text or not. */
function keepsTheSeed<T extends Shape>({ game }: Trial<T>, walk: Walk<T>, { state, viewer, where }: Scene<T>): void {
  const { seed } = walk.config();
  const isTold = (value: unknown): boolean => seed.length >= 8 && JSON.stringify(value).includes(seed);
  if (isTold(game.view(state, viewer))) fail(where, 'a view tells the seed', seed);
  if (state !== walk.states[0]) return; // the events are looked at once
  if (isTold(walk.events.map((events) => game.viewEvents(events, viewer))))
    fail(where, 'an event tells the seed', seed);
}

function compare<T extends Shape>(trial: Trial<T>, scene: Scene<T>, world: T['state']): void {
  const { game } = trial;
  const { state, viewer, where } = scene;
  mustEqual(where, 'the view tells two worlds apart', game.view(state, viewer), game.view(world, viewer));
  mustEqual(where, 'the decision tells two worlds apart', game.decision(state), game.decision(world));
  if (viewer === 'spectator') return;
  const [legal, there] = [state, world].map((position) => game.legalActions(position, viewer, { all: true }));
  mustEqual(where, 'the list tells two worlds apart', legal, there);
  const base = [...(legal ?? []), ...scene.gene.actions];
  for (let n = 0; n < TRIED && base.length > 0; n++) {
    const action = { ...(mutate(scene.random.pick(base), scene.gene, scene.random) as T['action']), seat: viewer };
    const what = `a refusal tells two worlds apart: ${JSON.stringify(action)}`;
    mustEqual(where, what, game.check(state, action), game.check(world, action));
  }
  for (const action of few(legal ?? [], TRIED, scene.random)) takesBack(trial, scene, world, action);
}

/** If the seat may take its action back, then nothing it sees after it may tell the worlds apart. */
function takesBack<T extends Shape>({ game }: Trial<T>, scene: Scene<T>, world: T['state'], action: T['action']): void {
  const { state, viewer } = scene;
  const where = `${scene.where}, after ${JSON.stringify(action)}`;
  const [here, there] = [game.safeReduce(state, action), game.safeReduce(world, action)];
  if (!here.ok || !there.ok) fail(where, 'what is listed is refused', here.ok, there.ok);
  const played = { before: state, action, events: here.events, after: here.state };
  if (refuseUndo(game, viewer as Seat, played) !== null) return; // a spectator takes nothing back
  const [view, other] = [game.view(here.state, viewer), game.view(there.state, viewer)];
  mustEqual(where, 'it may be taken back, though the view after it tells two worlds apart', view, other);
  const [events, others] = [game.viewEvents(here.events, viewer), game.viewEvents(there.events, viewer)];
  mustEqual(where, 'it may be taken back, though its events tell two worlds apart', events, others);
}
