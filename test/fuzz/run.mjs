// @ts-check
// npm run fuzz [-- shrink <file> | refresh]: the fuzz outside the test runner, from the sources.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = new URL('../../', import.meta.url);
const { outputFiles } = await build({
  entryPoints: [fileURLToPath(new URL('main.ts', import.meta.url))],
  bundle: true,
  format: 'esm',
  target: 'es2022',
  platform: 'node',
  write: false,
});
const text = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
const { main } = await import(`data:text/javascript;base64,${text}`);
process.exitCode = main(root, process.argv.slice(2));
