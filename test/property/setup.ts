import fc from 'fast-check';

// FC_RUNS and FC_SEED lengthen a run or repeat a failure; a property's own numRuns wins.
const { FC_RUNS, FC_SEED } = process.env;
fc.configureGlobal({
  ...(FC_RUNS ? { numRuns: Number(FC_RUNS) } : {}),
  ...(FC_SEED ? { seed: Number(FC_SEED) } : {}),
});
