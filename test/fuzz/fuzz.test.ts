import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { playCase } from './cases.js';
import { keep } from './corpus.js';
import { fuzz } from './fuzz.js';
import { missing, report } from './report.js';
import { shrink } from './shrink.js';

const { FUZZ_ACTIONS = '100000', FUZZ_SEED = '1' } = process.env;
const CORPUS = new URL('../corpus/', import.meta.url);
const REPORTS = new URL('../../reports/', import.meta.url);

test(`${FUZZ_ACTIONS} random actions break nothing and reach every clause of a card and every refusal`, () => {
  const found = fuzz({ actions: Number(FUZZ_ACTIONS), seed: FUZZ_SEED });
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(new URL('fuzz.txt', REPORTS), `${report(found)}\n`);
  if (found.failure !== null) {
    const small = shrink(found.failure, playCase);
    const file = keep(CORPUS, `fuzz-${FUZZ_SEED}-${found.duels}`, small);
    expect.fail(`${small.cause} (${small.actions.length} actions, kept as test/corpus/${file})`);
  }
  expect(found.actions).toBeGreaterThanOrEqual(Number(FUZZ_ACTIONS));
  expect(missing(found.clauses)).toEqual([]);
  expect(missing(found.refusals)).toEqual([]);
  expect(missing(found.events)).toEqual([]);
});
