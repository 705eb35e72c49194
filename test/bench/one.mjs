// @ts-check
// One measurement in a process of its own: node one.mjs <game> <what>. Prints a number, or several, as JSON.
import { createRequire } from 'node:module';
import { arrays } from './arrays.mjs';
import { rate, steadyRate } from './clock.mjs';
import { boardgameIo, reduce, simulate } from './drivers.mjs';
import { games } from './games.mjs';

const [, , id = '', what = ''] = process.argv;
const measured = games[id];
if (measured === undefined) throw new Error(`no game ${id}`);
const { game, path, name, mechanics } = measured;
const starts = measured.starts();

/** `simulate` before and after a second of `reduce` in the same process. */
function pollution(/** @type {any} */ subject) {
  const playout = simulate(subject, starts);
  const before = steadyRate(playout);
  rate(reduce(subject, starts), 1000);
  return [before, steadyRate(playout)];
}

/** How much the heap has grown from the 10,000th to the 1,000,000th simulated action, in bytes. */
function growth() {
  const playout = simulate(game, starts);
  const collect = globalThis.gc;
  if (collect === undefined) throw new Error('run with --expose-gc');
  const heap = () => {
    collect();
    collect();
    return process.memoryUsage().heapUsed;
  };
  let [actions, number, early] = [0, 0, 0];
  while (actions < 1_000_000) {
    actions += playout(number);
    number += 1;
    if (early === 0 && actions >= 10_000) early = heap();
  }
  return heap() - early;
}

/** How many actions a whole game takes, on average. */
function length() {
  const playout = simulate(game, starts);
  const games = 2000;
  let actions = 0;
  for (let number = 0; number < games; number++) actions += playout(number);
  return actions / games;
}

/** @type {Readonly<Record<string, () => unknown>>} */
const measurements = {
  simulate: () => steadyRate(simulate(game, starts)),
  reduce: () => steadyRate(reduce(game, starts)),
  'boardgame.io': async () => steadyRate(await boardgameIo(game, starts, mechanics)),
  'pollution-esm': () => pollution(game),
  'pollution-cjs': () => pollution(createRequire(import.meta.url)(path)[name]),
  growth,
  length,
  arrays: () => arrays(game, starts),
};
const measure = measurements[what];
if (measure === undefined) throw new Error(`nothing to measure: ${what}`);
console.log(JSON.stringify(await measure()));
