// @ts-check
// Gobulon in place against Gobulon by hand: the same games, step by step, from the same shuffles.
import { fileURLToPath } from 'node:url';
import { median, rate } from './clock.mjs';

const WINDOWS = 15;
const root = fileURLToPath(new URL('../../', import.meta.url));

/** The hand-written game, built from the source: a test holds it to the results of the real one. */
async function byHand() {
  const { build } = await import('esbuild');
  const built = await build({
    entryPoints: [`${root}test/bench/gobulon-arrays.ts`],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  const text = Buffer.from(built.outputFiles[0]?.contents ?? []).toString('base64');
  return import(`data:text/javascript;base64,${text}`);
}

/**
 * Steps per second of both, in windows side by side, and the median of their ratios.
 * @param {any} game
 * @param {readonly any[]} starts
 */
export async function arrays(game, starts) {
  const { createArrays, handsOf, numbersOf } = await byHand();
  const numbers = numbersOf(game.catalogue);
  const table = createArrays(numbers, { parity: 'listed', returnOrder: 'played' });
  const dealt = starts.map((start) => handsOf(start, numbers));
  const advance = { type: 'advance', seat: 0 };
  /** @type {import('./drivers.mjs').Playout} */
  const hand = (number) => {
    table.load(dealt[number % dealt.length]);
    let steps = 1;
    while (table.advance() === null) steps += 1;
    return steps;
  };
  /** @type {import('./drivers.mjs').Playout} */
  const place = (number) => {
    const run = game.simulate(starts[number % starts.length]);
    let steps = 0;
    for (; run.state.phase.name !== 'over'; steps++) run.play(advance);
    return steps;
  };
  rate(hand, 500);
  rate(place, 1000);
  const pairs = Array.from({ length: WINDOWS }, () => [rate(hand, 100), rate(place, 200)]);
  return {
    hand: median(pairs.map(([one = 0]) => one)),
    place: median(pairs.map(([, other = 0]) => other)),
    ratio: median(pairs.map(([one = 0, other = 1]) => one / other)),
  };
}
