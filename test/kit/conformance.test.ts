import { describe, test } from 'vitest';
import { conformance } from '../../src/testing/index.js';
import { conserve, embers } from './embers/index.js';

describe('Embers keeps', () => {
  const laws = conformance(embers, { config: (seed) => ({ seed }), conserve });
  for (const { name, run } of laws) test(name, run, 120_000);
});
