import { toAct } from '../../kernel/questions.js';
import { createRandom } from '../../kernel/random.js';
import type { Random, Shape } from '../../kernel/types.js';
import type { Trial, Walk } from '../options.js';
import { flaw } from '../trees.js';
import { fail, mustEqual } from '../verdict.js';
import { momentsOf, seatsOf, whereIs } from '../walk.js';

/** How many worlds are made of each view. */
const WORLDS = 2;

/** Law 6: a world made of a view gives that view again, lists what it lists, and can be played on to the end. */
export function determinized<T extends Shape>(trial: Trial<T>): void {
  for (const walk of trial.walks()) {
    const random = createRandom(`determinized ${walk.number}`);
    for (const index of momentsOf(walk, trial.options)) imagines(trial, walk, index, random);
  }
}

function imagines<T extends Shape>(trial: Trial<T>, walk: Walk<T>, index: number, random: Random): void {
  const { game } = trial;
  const state = walk.states[index] as T['state'];
  for (const viewer of [...seatsOf(game, state), 'spectator' as const]) {
    const where = `${whereIs(walk, index)}, a world of ${viewer}`;
    const view = game.view(state, viewer);
    for (let n = 0; n < WORLDS; n++) {
      const world = game.determinize(view, random);
      mustEqual(where, 'gives another view', view, game.view(world, viewer));
      const found = flaw(world);
      if (found !== null) fail(where, 'is no plain JSON tree', found);
      if (viewer === 'spectator') continue;
      const all = { all: true };
      mustEqual(
        where,
        'lists other actions',
        game.legalActions(view, viewer, all),
        game.legalActions(world, viewer, all),
      );
      if (n === 0) ends(trial, world, random, where);
    }
  }
}

function ends<T extends Shape>({ game, options }: Trial<T>, world: T['state'], random: Random, where: string): void {
  const run = game.simulate(world);
  for (let n = 0; n <= (options.maxActions ?? 2000); n++) {
    const seats = toAct(run.decision());
    if (seats.length === 0) return;
    run.play(run.sampleAction(random.pick(seats), random));
  }
  fail(where, 'does not end');
}
