// @ts-check
// Bundles each sub-path as a web page would, holds it to its budget in package.json, and looks at what it brings along:
// `platform: 'browser'` makes Node's own modules an error, but for sub-paths that need Node, and the source maps of dist
// tell which sources came in.
// A budget such as `./goblin-summoner: decks` is for one export alone: the rest must fall away.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { report } from './report.mjs';

const root = resolve(import.meta.dirname, '../..');
/** @type {{ exports: Record<string, any>; budgets: Record<string, number> }} */
const { exports, budgets } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The sub-paths that are of use where there is Node alone: they start other processes. */
const NODE = new Set(['./protocol']);

/**
 * @param {string} file
 * @param {string} what
 * @param {'browser' | 'node'} platform
 */
async function bundle(file, what, platform) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    stdin: { contents: `export ${what} from '${file}'`, resolveDir: root },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform,
    // What a game author brings along to test with.
    external: ['fast-check'],
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  const [output] = outputFiles;
  if (output === undefined) throw new Error('nothing built');
  return {
    bytes: gzipSync(output.contents, { level: 9 }).length,
    sources: Object.keys(metafile.inputs).flatMap(sourcesOf),
  };
}

/** The sources that a file of dist was built of; any other file is its own. */
function sourcesOf(/** @type {string} */ file) {
  const map = join(root, `${file}.map`);
  if (!file.startsWith('dist/') || !existsSync(map)) return [file];
  return JSON.parse(readFileSync(map, 'utf8')).sources.map((/** @type {string} */ source) =>
    relative(root, resolve(dirname(map), source)),
  );
}

/** What a sub-path may not bring along. */
function stranger(/** @type {string} */ path, /** @type {string} */ source) {
  const [, game] = /^\.\/([^/]+)/.exec(path) ?? [];
  const other = /^src\/games\/([^/]+)\//.exec(source)?.[1];
  const schema = path.endsWith('/schema');
  const foreign = other !== undefined && other !== game && path !== './games';
  const heavy = /^\.\/[^/]+\/(words|deck)$/.test(path) && /node_modules\/immer\//.test(source);
  return (!schema && /node_modules\/zod\//.test(source)) || foreign || heavy || source.startsWith('src/cli/');
}

const { check, close } = report();
for (const [name, max] of Object.entries(budgets)) {
  await check(`size of ${name}`, async () => {
    const [path = '', part] = name.split(': ');
    const platform = NODE.has(path) ? 'node' : 'browser';
    const { bytes, sources } = await bundle(exports[path].import.default, part ? `{ ${part} }` : '*', platform);
    const strangers = sources.filter((source) => stranger(path, source));
    if (strangers.length > 0) throw new Error(`brings in ${strangers.join(', ')}`);
    if (bytes > max) throw new Error(`${bytes} bytes, ${max} allowed (gzip)`);
    return `${bytes} of ${max} bytes (gzip)`;
  });
}
close();
