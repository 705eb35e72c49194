import ts from 'typescript';
import { type Check, parse, type Tree, walk } from './tree.js';

interface Target {
  readonly types: string;
  readonly default: string;
}
interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly import: Target; readonly require: Target }>>;
  readonly budgets: Readonly<Record<string, unknown>>;
  readonly scripts: Readonly<Record<string, string>>;
}

const json = (tree: Tree, path: string): unknown => JSON.parse(tree.get(path) ?? '{}');

/** The entries of the build: its name in dist and its source. */
function entriesOf(tree: Tree): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  walk(parse(tree, 'tsup.config.ts'), (node) => {
    if (!ts.isVariableDeclaration(node) || node.name.getText() !== 'entry') return;
    if (node.initializer === undefined || !ts.isObjectLiteralExpression(node.initializer)) return;
    for (const property of node.initializer.properties) {
      if (!ts.isPropertyAssignment(property) || !ts.isStringLiteral(property.initializer)) continue;
      entries.set((property.name as ts.Identifier | ts.StringLiteral).text, property.initializer.text);
    }
  });
  return entries;
}

const target = (name: string): { readonly import: Target; readonly require: Target } => ({
  import: { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` },
  require: { types: `./dist/${name}.d.cts`, default: `./dist/${name}.cjs` },
});

/** The package's sub-paths, the entries of the build and the pages of the site are the same list, and each has a budget. */
export const exits: Check = (tree) => {
  const { exports, budgets } = json(tree, 'package.json') as Manifest;
  const { entryPoints } = json(tree, 'docs/typedoc.json') as { readonly entryPoints: readonly string[] };
  const entries = entriesOf(tree);
  const paths = Object.entries(exports).filter(([, given]) => typeof given !== 'string');
  const nameOf = (path: string): string => (path === '.' ? 'index' : path.slice(2));
  return [
    ...paths.flatMap(([path, given]) => {
      const right = JSON.stringify(given) === JSON.stringify(target(nameOf(path)));
      return [
        ...(right ? [] : [`package.json: ${path} does not lead to dist/${nameOf(path)}, types first`]),
        ...(entries.has(nameOf(path)) ? [] : [`tsup.config.ts: no entry for ${path}`]),
        ...(path in budgets ? [] : [`package.json: no budget for ${path}`]),
      ];
    }),
    ...[...entries].flatMap(([name, source]) => [
      ...(paths.some(([path]) => nameOf(path) === name) ? [] : [`package.json: ${name} is not exported`]),
      ...(entryPoints.includes(`../${source}`) ? [] : [`docs/typedoc.json: ${source} is no entry point`]),
      ...(tree.has(source) ? [] : [`${source}: built, and not there`]),
    ]),
    ...entryPoints
      .filter((path) => ![...entries.values()].includes(path.slice(3)))
      .map((path) => `docs/typedoc.json: ${path} is not built`),
  ];
};

/** The one command that installs and tests is the same for a newcomer and for the build server. */
export const oneTestCommand: Check = (tree) =>
  ['README.md', '.ci/run']
    .filter((path) => !/(^|')npm ci && npm test('|$)/m.test(tree.get(path) ?? ''))
    .map((path) => `${path}: no "npm ci && npm test"`);

/** What pages ask a reader to run is there. */
export const namedScripts: Check = (tree) => {
  const { scripts } = json(tree, 'package.json') as Manifest;
  return [...tree].flatMap(([path, text]) =>
    path.endsWith('.md')
      ? [...text.matchAll(/\bnpm run ([\w:-]+)/g)].flatMap(([, name]) =>
          name !== undefined && name in scripts ? [] : [`${path}: package.json has no script ${name}`],
        )
      : [],
  );
};
