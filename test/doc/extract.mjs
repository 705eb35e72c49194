// @ts-check
// Turns the code of README.md, docs/ and the doc comments of src/ into tests, in test/doc/generated/.
//
// ```ts            the block is run; `EXPRESSION; // => VALUE` is an assertion, and so is `const name = …; // => VALUE`
//                  (an object that ends in `, … }` may hold more than is shown)
// ```ts continued  goes on from the block before
// ```sh            a block that calls `goblinry` is run with the built command, in a scratch folder of the page
// ```sh exit=1     ends with that exit code
// ```text          directly after such a block: what it prints, word for word; a line `…` stands for lines left out
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assertions } from './assertions.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const out = join(root, 'test/doc/generated');

/** @typedef {{ info: string; line: number; code: string[]; end: number }} Block */

/**
 * The fenced blocks of a text; in a TypeScript source those inside doc comments.
 * @param {string} file
 * @param {string} text
 * @returns {Block[]}
 */
export function blocksOf(file, text) {
  /** @type {Block[]} */
  const found = [];
  /** @type {Block | undefined} */
  let open;
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = file.endsWith('.ts') ? /^\s*\* ?(.*)$/.exec(raw)?.[1] : raw;
    const fence = /^\s*```(.*)$/.exec(line ?? '');
    if (line === undefined) open = undefined;
    else if (open === undefined && fence) open = { info: (fence[1] ?? '').trim(), line: index + 2, code: [], end: 0 };
    else if (open !== undefined && fence) {
      found.push({ ...open, end: index + 1 });
      open = undefined;
    } else open?.code.push(line);
  }
  return found;
}

/**
 * The blocks of TypeScript, each with those it goes on from.
 * @param {readonly Block[]} blocks
 */
function samplesOf(blocks) {
  /** @type {{ line: number; code: string }[]} */
  const samples = [];
  for (const { info, line, code } of blocks) {
    if (!/^(ts|typescript)\b/.test(info)) continue;
    const last = samples.at(-1);
    if (last && /\bcontinued\b/.test(info)) last.code += `\n${code.join('\n')}`;
    else samples.push({ line, code: code.join('\n') });
  }
  return samples;
}

/**
 * @param {string} name
 * @param {string} code
 */
function sampleTest(name, code) {
  const { imports, body } = assertions(name, code);
  return `import { expect as $expect, test as $test } from 'vitest';\n${imports}\n$test('${name}', async () => {\n${body}\n});\n`;
}

/**
 * The blocks for a shell that can be tested, as arguments of `shell` in shell.mjs.
 * @param {readonly Block[]} blocks
 */
function commandsOf(blocks) {
  return blocks.flatMap(({ info, line, code, end }, index) => {
    if (!/^(sh|bash|shell)\b/.test(info) || !/^(.*\| *)?(npx )?goblinry\b/m.test(code.join('\n'))) return [];
    const next = blocks[index + 1];
    const shown = next?.info === 'text' && next.line <= end + 3 ? next.code : null;
    return [{ line, code, exit: Number(/\bexit=(\d+)/.exec(info)?.[1] ?? 0), shown }];
  });
}

/**
 * @param {string} file
 * @param {ReturnType<typeof commandsOf>} commands
 */
function commandTest(file, commands) {
  const calls = commands.map(({ line, ...rest }) => `$test('${file}:${line}', () => run(${JSON.stringify(rest)}));\n`);
  return `import { test as $test } from 'vitest';\nimport { shell } from '../shell.mjs';\nconst run = shell();\n${calls.join('')}`;
}

/** What holds code: pages and sources, by path from the top of the project. */
function pages() {
  const under = (/** @type {string} */ folder, /** @type {string} */ ending) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(ending))
      .map((path) => `${folder}/${path}`);
  return [...readdirSync(root).filter((name) => name === 'README.md'), ...under('docs', '.md'), ...under('src', '.ts')];
}

/** Every test there is to write: its file name and its text. */
function tests() {
  /** @type {Map<string, string>} */
  const found = new Map();
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
  const slug = (/** @type {string} */ file) => file.replace(/\W+/g, '-');
  for (const file of pages()) {
    const blocks = blocksOf(file, read(file));
    for (const { line, code } of samplesOf(blocks))
      found.set(`${slug(file)}-${line}.test.ts`, sampleTest(`${file}:${line}`, code));
    const commands = commandsOf(blocks);
    if (commands.length > 0) found.set(`${slug(file)}-sh.test.ts`, commandTest(file, commands));
  }
  return found;
}

/** Writes the tests that changed and removes those that are gone; says how many there are. */
export function extract() {
  mkdirSync(out, { recursive: true });
  const wanted = tests();
  const present = new Set(readdirSync(out));
  for (const name of present) if (!wanted.has(name)) rmSync(join(out, name), { force: true });
  for (const [name, text] of wanted) {
    const file = join(out, name);
    if (!present.has(name) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
  return wanted.size;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(`${extract()} files of tests from pages`);
