import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { defineConfig } from 'tsup';

/** One entry for each sub-path in package.json's `exports`. */
const entry = {
  index: 'src/index.ts',
  'goblin-summoner': 'src/games/goblin-summoner/index.ts',
  'goblin-summoner/schema': 'src/games/goblin-summoner/schema.ts',
  'goblin-summoner/words': 'src/games/goblin-summoner/words/index.ts',
  'goblin-summoner/deck': 'src/games/goblin-summoner/deck.ts',
  'goblin-summoner/notation': 'src/games/goblin-summoner/notation.ts',
  gobulon: 'src/games/gobulon/index.ts',
  'gobulon/schema': 'src/games/gobulon/schema.ts',
  'gobulon/words': 'src/games/gobulon/words/index.ts',
  'gobulon/deck': 'src/games/gobulon/deck.ts',
  'gobulon/notation': 'src/games/gobulon/notation.ts',
  games: 'src/games/index.ts',
  bots: 'src/bots/index.ts',
  match: 'src/match/index.ts',
  protocol: 'src/protocol/index.ts',
  testing: 'src/testing/index.ts',
};

/** What runs on positions: the files of a game but its data, and the kernel's stream of chance. */
const TWICE = /\/(games\/(?!.*\/(cards|decks|rulebook|words|names)(\.ts|\/)).*|kernel\/random)\.ts$/;
/**
 * Builds what `in-place.ts` reaches a second time: code that meets immer's drafts is never the code that simulates
 * (docs/performance.md says what that is worth).
 */
const inPlace: Plugin = {
  name: 'in-place',
  setup(build) {
    build.onResolve({ filter: /^\./ }, ({ path, importer, resolveDir, pluginData }) => {
      const file = resolve(resolveDir, path.replace(/\.js$/, '.ts'));
      const again = pluginData === 'in-place' || importer.endsWith('/in-place.ts');
      return again && TWICE.test(file) ? { path: file, suffix: '?in-place', pluginData: 'in-place' } : undefined;
    });
    build.onLoad({ filter: /\.ts$/ }, async ({ path, suffix, pluginData }) =>
      suffix === '?in-place'
        ? { contents: await readFile(path, 'utf8'), loader: 'ts', resolveDir: dirname(path), pluginData }
        : undefined,
    );
  },
};

/** Lets CommonJS that is bundled into an ES module (the command line's parser) reach Node's own modules. */
const nodeForCommonJs: Plugin = {
  name: 'node-for-commonjs',
  setup(build) {
    const namespace = 'node-for-commonjs';
    build.onResolve({ filter: /^node:/ }, ({ path, kind }) =>
      kind === 'require-call' ? { path, namespace } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
      contents: `import whole from '${path}';\nmodule.exports = whole;`,
    }));
  },
};

/** Writes each game's JSON Schemas, from the schemas as they were built, to dist/schema/GAME/NAME.json. */
async function writeJsonSchemas(): Promise<void> {
  for (const name of Object.keys(entry)) {
    if (!name.endsWith('/schema')) continue;
    const { jsonSchemas } = await import(pathToFileURL(resolve('dist', `${name}.js`)).href);
    const folder = resolve('dist/schema', dirname(name));
    await mkdir(folder, { recursive: true });
    for (const [title, schema] of Object.entries(jsonSchemas)) {
      await writeFile(resolve(folder, `${title}.json`), `${JSON.stringify(schema, null, 2)}\n`);
    }
  }
}

export default defineConfig({
  // Besides the sub-paths: the command, and what its threads run.
  entry: { ...entry, bin: 'src/cli/bin.ts', 'match-thread': 'src/match/tournament/thread.ts' },
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'node',
  splitting: true,
  sourcemap: true,
  treeshake: true,
  clean: true,
  removeNodeProtocol: false,
  // Bundled, so that no update of theirs can change an old record, or add to what the library brings along.
  noExternal: ['@clack/prompts', '@noble/hashes', 'commander', 'leven', 'picocolors', 'pure-rand'],
  esbuildPlugins: [inPlace, nodeForCommonJs],
  dts: { entry, compilerOptions: { ignoreDeprecations: '6.0' } },
  onSuccess: writeJsonSchemas,
});
