// @ts-check
// Packs the library, installs the tarball into a scratch project and uses it there as others will.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { report } from './report.mjs';

const root = resolve(import.meta.dirname, '../..');
/** @type {{ name: string; bin: Record<string, string>; exports: Record<string, any>; devDependencies: Record<string, string> }} */
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const scratch = mkdtempSync(join(tmpdir(), 'goblinry-pack-'));
const { check, close } = report();

const run = (/** @type {string} */ command, /** @type {string[]} */ args, cwd = scratch) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
const install = (/** @type {string[]} */ ...what) =>
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--silent', ...what]);
const write = (/** @type {string} */ name, /** @type {string} */ text) => writeFileSync(join(scratch, name), text);
const must = (/** @type {boolean} */ right, /** @type {string} */ otherwise) => {
  if (!right) throw new Error(otherwise);
};

const [{ filename, files: packed }] = JSON.parse(
  run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', scratch], root),
);
/** @type {string[]} */
const files = packed.map((/** @type {{ path: string }} */ { path }) => path);
const paths = Object.keys(manifest.exports).filter((path) => typeof manifest.exports[path] !== 'string');
const nameOf = (/** @type {string} */ path) => manifest.name + path.slice(1);
write('package.json', JSON.stringify({ name: 'scratch', private: true, type: 'module' }));
install(`./${filename}`);

/** Both ways to load each of some sub-paths. */
async function load(/** @type {string[]} */ which) {
  for (const name of which.map(nameOf)) {
    const some = `if (Object.keys(m).length === 0) throw new Error('nothing exported');`;
    await check(`import ${name}`, () => void run('node', ['-e', `import('${name}').then((m) => { ${some} })`]));
    await check(
      `require ${name}`,
      () => void run('node', ['--input-type=commonjs', '-e', `const m = require('${name}'); ${some}`]),
    );
  }
}

// fast-check is an optional peer: only `testing` asks for it.
await load(paths.filter((path) => path !== './testing'));
install(`fast-check@${manifest.devDependencies['fast-check']}`);
await load(['./testing']);

// A module that resolved to `any` would make `@ts-expect-error` itself an error.
const typed = (/** @type {string[]} */ which) =>
  which
    .map(
      (path, i) =>
        `import * as m${i} from '${nameOf(path)}';\n// @ts-expect-error: typed\nexport const w${i}: { missing: 1 } = m${i};\n`,
    )
    .join('');
for (const name of ['esm.mts', 'cjs.cts', 'bundled.ts']) write(name, typed(paths));
// zod's types know URL, which comes with the DOM or with Node; ours need neither.
write('bare.mts', typed(paths.filter((path) => !path.endsWith('/schema'))));
const tsc = (/** @type {string} */ lib, /** @type {string[]} */ ...args) =>
  void run('node', [
    join(root, 'node_modules/typescript/bin/tsc'),
    ...['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--target', 'es2022', '--lib', lib, ...args],
  ]);
await check('types under nodenext, from ESM and CommonJS', () =>
  tsc('es2023,dom', '--module', 'nodenext', 'esm.mts', 'cjs.cts'),
);
await check('types under bundler', () =>
  tsc('es2023,dom', '--module', 'esnext', '--moduleResolution', 'bundler', 'bundled.ts'),
);
await check('types without DOM and Node, schemas apart', () => tsc('es2023', '--module', 'nodenext', 'bare.mts'));

await check('errors of the one build are instances of the other', () => {
  write(
    'errors.mjs',
    `import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import * as esmKernel from 'goblinry';
import * as esmGame from 'goblinry/goblin-summoner';
const require = createRequire(import.meta.url);
const esm = { ...esmKernel, ...esmGame };
const cjs = { ...require('goblinry'), ...require('goblinry/goblin-summoner') };
assert.notEqual(esm.IllegalActionError, cjs.IllegalActionError);
const thrown = (body) => { try { body(); } catch (error) { return error; } };
for (const [from, to] of [[esm, cjs], [cjs, esm], [esm, esm]]) {
  const { goblinSummoner } = from;
  const illegal = thrown(() => goblinSummoner.reduce(goblinSummoner.setup({ seed: 'a' }), { type: 'nothing', seat: 0 }));
  const invalid = thrown(() => goblinSummoner.setup({}));
  assert(illegal instanceof to.IllegalActionError && !(illegal instanceof to.InvalidInputError));
  assert(invalid instanceof to.InvalidInputError && !(invalid instanceof to.IllegalActionError));
  assert.equal(new Error('other') instanceof to.IllegalActionError, false);
}`,
  );
  run('node', ['errors.mjs']);
});

await check('no type outside a schema mentions zod', () => {
  const seen = new Set();
  const visit = (/** @type {string} */ file) => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = readFileSync(join(root, file), 'utf8');
    must(!/['"]zod\b/.test(text), `${file} mentions zod`);
    for (const [, name] of text.matchAll(/['"](\.{1,2}\/[^'"]+)\.c?js['"]/g)) {
      const ending = file.endsWith('.cts') ? '.d.cts' : '.d.ts';
      visit(join(dirname(file), `${name}${ending}`));
    }
  };
  for (const path of paths.filter((each) => !each.endsWith('/schema'))) {
    visit(manifest.exports[path].import.types);
    visit(manifest.exports[path].require.types);
  }
  return `${seen.size} files`;
});

await check('the build holds no path of this machine', () => {
  const machine = [root, homedir(), tmpdir()].map((path) => path.replace(/\/?$/, '/'));
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const path of machine) must(!text.includes(path), `${file} holds ${path}`);
  }
  return `${files.length} files`;
});

await check('only what is documented is packed', () => {
  const odd = files.filter(
    (file) => !/^(package\.json|README\.md|LICENSE|dist\/.*\.(c?js|d\.c?ts|json|c?js\.map))$/.test(file),
  );
  must(odd.length === 0, odd.join(', '));
  must(!files.some((file) => file.includes('bin.cjs')), 'bin.cjs is packed');
});

await check('JSON Schemas are found by name', () => {
  const schemas = files.filter((file) => /^dist\/schema\/.+\.json$/.test(file));
  must(schemas.length > 0, 'none');
  const names = schemas.map((file) => `${manifest.name}/${file.slice('dist/'.length)}`);
  const body = `for (const name of ${JSON.stringify(names)}) if (typeof require(name).$schema !== 'string') throw new Error(name)`;
  run('node', ['--input-type=commonjs', '-e', body]);
  return `${schemas.length} files`;
});

for (const bin of Object.keys(manifest.bin)) {
  await check(`the command ${bin}`, () => {
    must(run(join(scratch, 'node_modules/.bin', bin), ['--help']).includes(bin), 'its help does not name it');
  });
}

/** The files of dist that one of them loads, itself among them. */
async function reach(/** @type {string} */ entry) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
    metafile: true,
    write: false,
  });
  return Object.keys(metafile.inputs).map((file) => readFileSync(join(root, file), 'utf8'));
}

for (const game of readdirSync(join(root, 'src/games'), { withFileTypes: true }).filter((each) => each.isDirectory())) {
  await check(`the mechanics of ${game.name} are built twice`, async () => {
    const text = (await reach(`dist/${game.name}.js`)).join('\n');
    const folder = `src/games/${game.name}`;
    const moves = readdirSync(join(root, folder, 'moves')).map((name) => `${folder}/moves/${name}`);
    // A game without chance after its setup reaches no random stream in place.
    const draws = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).some(
      (name) =>
        name.endsWith('.ts') &&
        text.includes(`// ${folder}/${name}?in-place\n`) &&
        readFileSync(join(root, folder, name), 'utf8').includes('kernel/random.js'),
    );
    const needed = draws ? ['src/kernel/random.ts'] : [];
    for (const file of [`${folder}/mechanics.ts`, ...needed, ...moves]) {
      must(text.includes(`// ${file}\n`) && text.includes(`// ${file}?in-place\n`), `${file} is not there twice`);
    }
    must(!text.includes('rulebook.ts?in-place') && !text.includes('cards.ts?in-place'), 'data is there twice');
    return `${moves.length} moves`;
  });
}

await check('a game is played where there is nothing but the language', async () => {
  write(
    'bare.mjs',
    `import { createRandom, toAct } from 'goblinry';
import { goblinSummoner } from 'goblinry/goblin-summoner';
const random = createRandom('bare');
let state = goblinSummoner.setup({ seed: 'bare' });
const simulation = goblinSummoner.simulate(state);
while (goblinSummoner.outcome(state) === null) {
  const action = goblinSummoner.sampleAction(state, toAct(goblinSummoner.decision(state))[0], random);
  simulation.play(action);
  state = goblinSummoner.reduce(state, action);
}
export const hashes = [goblinSummoner.hash(state), goblinSummoner.hash(simulation.state)];`,
  );
  const { outputFiles } = await build({
    entryPoints: [join(scratch, 'bare.mjs')],
    bundle: true,
    format: 'iife',
    globalName: 'played',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'error',
    write: false,
  });
  // A new context has the built-in objects of ECMAScript, and no process, Buffer, crypto, require, timers or TextEncoder.
  const context = createContext({});
  const bare = [...runInContext(`${outputFiles[0]?.text}; played.hashes`, context)].join();
  const here = run('node', ['-e', `import('./bare.mjs').then(({ hashes }) => console.log(hashes.join()))`]).trim();
  must(bare === here && new Set(bare.split(',')).size === 1, `hashes differ: ${bare} there, ${here} here`);
  return bare.split(',')[0];
});

if (close()) rmSync(scratch, { recursive: true, force: true });
else console.log(`the scratch project is left in ${scratch}`);
