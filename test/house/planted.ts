import type { checks } from './index.js';

type Files = Readonly<Record<string, string>>;

const exported = (name: string): object => ({
  import: { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` },
  require: { types: `./dist/${name}.d.cts`, default: `./dist/${name}.cjs` },
});

/** A library of one game that keeps every rule of the house. */
export const sound: Files = {
  'package.json': JSON.stringify({
    exports: { '.': exported('index'), './embers': exported('embers'), './package.json': './package.json' },
    budgets: { '.': 1, './embers': 1 },
    scripts: { bench: 'node bench.mjs' },
  }),
  'tsup.config.ts': `const entry = { index: 'src/index.ts', embers: 'src/games/embers/index.ts' };`,
  'docs/typedoc.json': JSON.stringify({ entryPoints: ['../src/index.ts', '../src/games/embers/index.ts'] }),
  'README.md': '```sh\nnpm ci && npm test\nnpm run bench\n```',
  '.ci/run': "step 'tests' bash -c 'npm ci && npm test'",
  'src/index.ts': `export * from './kernel/index.js';`,
  'src/kernel/index.ts': `export { reduce } from './reduce.js';`,
  'src/kernel/reduce.ts': [
    `import { Immer } from 'immer';`,
    'const immer = /* @__PURE__ */ new Immer();',
    'export const reduce = (state: object, recipe: () => void): object => immer.produce(state, recipe);',
  ].join('\n'),
  'src/games/embers/index.ts': `export { cards } from './cards.js';\nexport { glow } from './wind.js';`,
  'src/games/embers/cards.ts': `export const cards = [{ id: 'flare' }];`,
  'src/games/embers/wind.ts': `import type { Draft } from 'immer';\n/** E-1.1 */\nexport const glow = (draft: Draft<object>) => draft;`,
  'src/games/embers/rulebook.ts': `export const rulebook = { 'E-1.1': { says: 'It glows.' }, 'E-1.2': { says: 'It hisses.', notModelled: 'Sound.' } };`,
  'src/games/embers/schema.ts': `import * as z from 'zod';\nexport const card = z.string();`,
  'docs/rules/embers.md': '## E-1 Wind\n\n### E-1.1\n\n### E-1.2\n',
  'test/games/embers/wind.test.ts': `import '../../../src/games/embers/index.js';\nrule('E-1.1', 'it glows', () => {});`,
};

const lines = (count: number): string => 'export const a = 1;\n'.repeat(count);
const inKernel = (text: string): Files => ({ 'src/kernel/more.ts': text });

/** For each check, files that break it and what it must say of them. */
export const planted: readonly (readonly [check: keyof typeof checks, files: Files, says: RegExp])[] = [
  ['imports follow the arrows', inKernel(`import '../games/embers/cards.js';`), /kernel may not import game/],
  ['imports follow the arrows', { 'src/games/sparks/a.ts': `import '../embers/cards.js';` }, /another game/],
  ['imports follow the arrows', { 'src/games/embers/turn.ts': `import '../../kernel/index.js';` }, /kernel's files/],
  [
    'imports follow the arrows',
    { 'src/bots/a.ts': `import { b } from '../cli/b.js';`, 'src/cli/b.ts': '' },
    /may not import cli/,
  ],
  ['imports follow the arrows', { 'src/cli/a.ts': `export const a = import('./b.js');` }, /is not there/],
  ['imports follow the arrows', { 'src/odds/a.ts': '' }, /no room "odds"/],
  [
    'there are no import cycles',
    { 'src/kernel/a.ts': `import type { B } from './b.js';`, 'src/kernel/b.ts': `export type B = import('./a.js').A;` },
    /a\.ts → src\/kernel\/b\.ts → src\/kernel\/a\.ts/,
  ],
  [
    'immer, zod and Node stay where they belong',
    { 'src/games/embers/turn.ts': `import { current } from 'immer';` },
    /immer outside/,
  ],
  [
    'immer, zod and Node stay where they belong',
    { 'src/games/embers/deck.ts': `import * as z from 'zod';` },
    /zod only in/,
  ],
  [
    'immer, zod and Node stay where they belong',
    { 'src/games/embers/schema.ts': `import { z } from 'zod';` },
    /zod only in/,
  ],
  [
    'immer, zod and Node stay where they belong',
    { 'src/games/embers/deck.ts': `import { card } from './schema.js';` },
    /nobody imports/,
  ],
  ['immer, zod and Node stay where they belong', inKernel(`import { hash } from 'node:crypto';`), /node:crypto/],
  [
    'tests use public faces',
    { 'test/games/embers/a.test.ts': `import '../../../src/games/embers/wind.js';` },
    /wind\.ts is no public/,
  ],
  ['every room has one door', { 'src/bots/a.ts': '' }, /src\/bots\/: no index/],
  ['every room has one door', inKernel(`export { reduce } from './reduce.js';`), /passes on/],
  ['the rooms of a game have their names', { 'src/games/embers/stuff.ts': '' }, /stuff\.ts: a room/],
  ['files are named for what they hold', { 'src/kernel/helpers.ts': '' }, /says nothing/],
  ['files are named for what they hold', { 'src/kernel/Reduce.ts': '' }, /lower-case/],
  ['files are short', { 'src/kernel/long.ts': lines(251) }, /251 lines/],
  ['functions are short and flat', inKernel(`export function a() {\n${lines(39)}}`), /a function of 41 lines/],
  ['functions are short and flat', inKernel('export const a = (b: 1, c: 1, d: 1, e: 1, f: 1) => b;'), /5 parameters/],
  [
    'functions are short and flat',
    inKernel('function a() { for (;;) { if (a) { while (a) { try { a(); } finally { a(); } } } } }'),
    /nested 4/,
  ],
  [
    'the machinery knows no card',
    { 'src/games/embers/moves/play.ts': `export const best = 'flare';` },
    /the card 'flare'/,
  ],
  [
    'produce is called once',
    inKernel(`import { produce } from 'immer';\nexport const a = () => produce({}, () => {});`),
    /more\.ts:2: produce/,
  ],
  ['produce is called once', { 'src/kernel/reduce.ts': '' }, /not one produce/],
  ['kernel and games know no clock, chance or platform', inKernel('export const a = () => Date.now();'), /Date/],
  ['kernel and games know no clock, chance or platform', inKernel('export const a = () => new Date();'), /Date/],
  [
    'kernel and games know no clock, chance or platform',
    inKernel('export const a = () => Math.random();'),
    /Math\.random/,
  ],
  [
    'kernel and games know no clock, chance or platform',
    inKernel('export const a = () => performance.now();'),
    /performance/,
  ],
  [
    'kernel and games know no clock, chance or platform',
    { 'src/games/embers/turn.ts': 'export const a = () => setTimeout(a);' },
    /setTimeout/,
  ],
  ['kernel and games know no clock, chance or platform', inKernel('export const a = () => process.env;'), /process/],
  [
    'kernel and games know no clock, chance or platform',
    inKernel(`export const a = () => require('immer');`),
    /require/,
  ],
  [
    'kernel and games know no clock, chance or platform',
    inKernel(`export const a = (b: string) => b.localeCompare('');`),
    /localeCompare/,
  ],
  ['nothing is silenced', inKernel('export const a = (b: any) => b;'), /any/],
  ['nothing is silenced', inKernel('export const a = (b: 1) => b as any;'), /any/],
  ['nothing is silenced', inKernel('// @ts-expect-error\nexport const a: 1 = 2;'), /@ts-expect-error/],
  ['nothing is silenced', inKernel('export default 1;'), /default export/],
  ['nothing is silenced', inKernel('export default function a() {}'), /default export/],
  ['nothing is silenced', inKernel('export enum A { B }'), /enum/],
  ['nothing is silenced', inKernel('export class A extends Map {}'), /extends Map/],
  ['loading does nothing', inKernel('export const a = new Set();'), /without/],
  ['loading does nothing', inKernel('export const a = /* @__PURE__ */ new Set([b()]);'), /without/],
  ['loading does nothing', inKernel('let a = 1;'), /changes while it lives/],
  ['loading does nothing', inKernel('a();'), /runs when it is loaded/],
  ['rule book, page, code and tests agree', { 'docs/rules/embers.md': '### E-1.1\n' }, /no heading ### E-1\.2/],
  [
    'rule book, page, code and tests agree',
    { 'docs/rules/embers.md': '### E-1.1\n### E-1.2\n### E-1.3\n' },
    /E-1\.3 is not there/,
  ],
  [
    'rule book, page, code and tests agree',
    { 'src/games/embers/wind.ts': 'export const glow = 1;' },
    /E-1\.1 is cited nowhere/,
  ],
  ['rule book, page, code and tests agree', { 'test/games/embers/wind.test.ts': '// E-1.1' }, /no rule\('E-1\.1'/],
  ['rule book, page, code and tests agree', { 'src/games/embers/turn.ts': '// E-1.9\n' }, /E-1\.9 is no rule/],
  ['rule book, page, code and tests agree', { 'src/games/embers/rulebook.ts': '' }, /no rules/],
  [
    'exports, entries and pages agree',
    { 'tsup.config.ts': `const entry = { index: 'src/index.ts' };` },
    /no entry for \.\/embers/,
  ],
  [
    'exports, entries and pages agree',
    { 'docs/typedoc.json': '{ "entryPoints": ["../src/index.ts"] }' },
    /embers\/index\.ts is no entry point/,
  ],
  [
    'exports, entries and pages agree',
    { 'package.json': JSON.stringify({ exports: { '.': exported('index') }, budgets: {} }) },
    /embers is not exported/,
  ],
  [
    'exports, entries and pages agree',
    { 'package.json': JSON.stringify({ exports: { '.': exported('main') }, budgets: {} }) },
    /does not lead to/,
  ],
  [
    'exports, entries and pages agree',
    { 'package.json': JSON.stringify({ exports: { '.': exported('index') }, budgets: {} }) },
    /no budget/,
  ],
  ['pages name scripts that are there', { 'docs/a.md': 'Try `npm run race`.' }, /no script race/],
  ['there is one test command', { '.ci/run': 'npm test' }, /\.ci\/run/],
];
