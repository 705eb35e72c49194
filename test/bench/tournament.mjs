// @ts-check
// Games per second of random bots by `runTournament`, with one worker and with two: node tournament.mjs <game>.
// Prints both as JSON. Threads are started before the time is taken, and the two are measured in turn.
import { runTournament } from 'goblinry/match';
import { median } from './clock.mjs';
import { games } from './games.mjs';

const [, , id = ''] = process.argv;
const measured = games[id];
if (measured === undefined) throw new Error(`no game ${id}`);
const { game } = measured;
const ROUNDS = 3;
const WARM = 8;

/** @type {(workers: number, pairs: number) => Promise<number>} */
async function rate(workers, pairs) {
  let [from, counted] = [0, 0];
  await runTournament({
    game,
    entrants: ['one', 'other'].map((name) => ({ name, bot: { name: 'random' } })),
    pairs: WARM + pairs,
    seed: 'bench',
    workers,
    onProgress: (progress) => {
      if (progress.type !== 'pair') return;
      counted = progress.pairs;
      if (counted === WARM) from = performance.now();
    },
  });
  return (2 * (counted - WARM) * 1000) / (performance.now() - from);
}

/** As many pairs as one worker plays in about two seconds, on a machine that does nothing else. */
const pairs = Math.max(10, Math.round(await rate(1, 10)));
/** @type {[number[], number[]]} */
const rates = [[], []];
for (let round = 0; round < ROUNDS; round++) {
  rates[0].push(await rate(1, pairs));
  rates[1].push(await rate(2, pairs));
}
console.log(JSON.stringify(rates.map(median)));
