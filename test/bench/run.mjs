// @ts-check
// npm run bench: measures the built package, side by side in one run. `--quick` does one round instead of three.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { median } from './clock.mjs';
import { games } from './games.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
if (!existsSync(`${root}dist/index.js`)) throw new Error('the package is not built: npm run build');
const rounds = process.argv.includes('--quick') ? 1 : 3;

/** @type {(args: readonly string[]) => any} */
const node = (args) =>
  JSON.parse(
    execFileSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } }),
  );
/** @type {(id: string, what: string) => any} */
const one = (id, what) => node(['--expose-gc', fileURLToPath(new URL('./one.mjs', import.meta.url)), id, what]);
const thousands = (/** @type {number} */ rate) => `${(rate / 1000).toFixed(1)} k`.padStart(9);
const times = (/** @type {number} */ ratio) => `${ratio.toFixed(ratio < 10 ? 2 : 0)} times`;

for (const id of Object.keys(games)) {
  console.log(`\n${id}: random playouts, actions per second of CPU time, median of ${rounds} interleaved rounds`);
  /** @type {Record<string, number[]>} */
  const rates = { simulate: [], reduce: [], 'boardgame.io': [] };
  for (let round = 0; round < rounds; round++) for (const what of Object.keys(rates)) rates[what]?.push(one(id, what));
  const [fast = 0, slow = 0, other = 0] = Object.values(rates).map(median);
  console.log(`  simulate      ${thousands(fast)}`);
  console.log(`  reduce        ${thousands(slow)}`);
  console.log(`  boardgame.io  ${thousands(other)}   the same recipe in its reducer, production mode, undo off`);
  console.log(`  simulate is ${times(fast / slow)} reduce and ${times(fast / other)} boardgame.io`);
  console.log(`  reduce is ${times(slow / other)} boardgame.io`);
  for (const form of ['esm', 'cjs']) {
    const [before, after] = one(id, `pollution-${form}`);
    const ratio = (after / before).toFixed(2);
    console.log(`  simulate after a second of reduce, against before, ${form}: ${ratio}`);
  }
  if (games[id]?.byHand) {
    const { hand, place, ratio } = one(id, 'arrays');
    console.log(`  step by step: ${thousands(place)} in place, ${thousands(hand)} as arrays by hand, ${times(ratio)}`);
  }
  const grown = one(id, 'growth') / 2 ** 20;
  console.log(`  heap after 1,000,000 simulated actions, against 10,000: ${grown.toFixed(2)} MB`);
}

console.log('\nrunTournament, random bots, games per second by the clock; what else the machine does counts');
for (const id of Object.keys(games)) {
  const [one, two] = node([fileURLToPath(new URL('./tournament.mjs', import.meta.url)), id]);
  const rates = [one, two].map((rate) => rate.toFixed(1).padStart(8)).join('');
  console.log(`  ${id.padEnd(16)}${rates}   with one worker and with two, ${times(two / one)}`);
}

console.log('\na bot in another process, Goblin Summoner, round trips per second');
const { bytes, protocol, echo } = node([fileURLToPath(new URL('./protocol.mjs', import.meta.url))]);
console.log(`  protocol      ${thousands(protocol)}   questions of ${bytes} bytes, read and answered`);
console.log(
  `  bare echo     ${thousands(echo)}   as many bytes, sent back unread; ${times(echo / protocol)} the protocol`,
);

console.log('\ncold import, milliseconds of CPU time, least of 7 processes');
const { exports } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
/** @type {(name: string) => number} */
const importing = (name) => {
  const text = [
    'const before = process.cpuUsage();',
    `await import('${name}');`,
    'const { user, system } = process.cpuUsage(before);',
    'console.log((user + system) / 1000);',
  ].join('');
  const run = () => execFileSync(process.execPath, ['--input-type=module', '-e', text], { cwd: root });
  return Math.min(...Array.from({ length: 7 }, () => Number(run())));
};
const subPaths = Object.keys(exports).filter((path) => !/json/.test(path));
for (const name of [...subPaths.map((path) => `goblinry${path.slice(1)}`), 'chess.js', 'chessops']) {
  console.log(`  ${name.padEnd(34)} ${importing(name).toFixed(0).padStart(4)}`);
}
console.log('\nbundle sizes: npm run check:package');
