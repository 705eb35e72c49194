import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { embers, playOut } from '../kit/embers/index.js';

/** What a bare context lacks that Node or a browser would have. */
const HOST = ['process', 'Buffer', 'crypto', 'require', 'setImmediate', 'setTimeout', 'TextEncoder', 'structuredClone'];

test('KF-L04 the kernel needs nothing of its host', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createRecord, replay, timeline } from './src/index.js';
        import { embers, playOut } from './test/kit/embers/index.js';
        const config = { seed: 'bare' };
        const record = createRecord(embers, config, playOut(config));
        const line = timeline(embers, JSON.parse(JSON.stringify(record)));
        globalThis.hash = replay(embers, record).ok ? embers.hash(line.at(line.length)) : 'refused';
      `,
      resolveDir: new URL('../..', import.meta.url).pathname,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
  });
  const context = createContext({});
  for (const name of HOST) expect(runInContext(`typeof ${name}`, context)).toBe('undefined');
  runInContext(outputFiles[0]?.text ?? '', context);
  const config = { seed: 'bare' };
  const last = playOut(config).reduce(embers.reduce, embers.setup(config));
  expect(context.hash).toBe(embers.hash(last));
});
