import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const one = fileURLToPath(new URL('../bench/one.mjs', import.meta.url));
const MEGABYTE = 2 ** 20;

test('a million simulated actions leave the heap within 1 MB of where it was after ten thousand', () => {
  const grown = Number(execFileSync('node', ['--expose-gc', one, 'goblin-summoner', 'growth'], { encoding: 'utf8' }));
  expect(Math.abs(grown)).toBeLessThan(MEGABYTE);
}, 300_000);
