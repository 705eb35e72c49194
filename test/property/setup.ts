import fc from 'fast-check';

// A run is the same everywhere. FC_SEED tries other cases (any whole number), FC_RUNS more of them; a property's own
// numRuns wins.
const { FC_RUNS, FC_SEED = '2026' } = process.env;
fc.configureGlobal({ seed: Number(FC_SEED), ...(FC_RUNS ? { numRuns: Number(FC_RUNS) } : {}) });
