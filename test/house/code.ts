import ts from 'typescript';
import { at, type Check, parse, sourcesOf, type Tree, walk } from './tree.js';

/** What `see` has to say of the nodes of the sources that `where` picks. */
function nodes(tree: Tree, where: RegExp, see: (node: ts.Node) => string | null): readonly string[] {
  const faults: string[] = [];
  for (const path of sourcesOf(tree)) {
    if (!where.test(path)) continue;
    walk(parse(tree, path), (node) => {
      const fault = see(node);
      if (fault !== null) faults.push(`${at(node)}: ${fault}`);
    });
  }
  return faults;
}

/** `produce` is called once in the whole library, in the kernel's reduce.ts. */
export const oneProduce: Check = (tree) => {
  const found = nodes(tree, /./, (node) => {
    const called = ts.isCallExpression(node) ? (node.expression.getText().split('.').at(-1) ?? '') : '';
    return /^(produce\w*|createDraft|finishDraft|setAutoFreeze|enable[A-Z]\w*)$/.test(called) ? called : null;
  });
  const right = found.filter((line) => /^src\/kernel\/reduce\.ts:\d+: produce$/.test(line));
  return right.length === 1
    ? found.filter((line) => line !== right[0])
    : ['src/kernel/reduce.ts: not one produce', ...found];
};

const AMBIENT = new Set([
  ...['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'],
  ...['process', 'require', 'Buffer', 'crypto', 'console', 'globalThis', 'structuredClone'],
  ...['TextEncoder', 'TextDecoder', 'Intl', 'fetch', 'localStorage'],
]);

/** Whether an identifier names a value of its scope: no member, key, type or declaration of that name. */
function refers(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  const named = (parent as { readonly name?: ts.Node; readonly propertyName?: ts.Node }).name === node;
  return !named && !(ts.isBindingElement(parent) && parent.propertyName === node);
}

/** No clock, no ambient chance, no timers, and nothing that only some places have. */
export const ambient: Check = (tree) =>
  nodes(tree, /^src\/(kernel|games)\//, (node) => {
    if (ts.isPropertyAccessExpression(node) && node.getText() === 'Math.random') return 'Math.random';
    if (ts.isPropertyAccessExpression(node) && /^(toLocale\w*|localeCompare)$/.test(node.name.text))
      return node.name.text;
    return ts.isIdentifier(node) && AMBIENT.has(node.text) && refers(node) ? node.text : null;
  });

const excused = (node: ts.Node): boolean => {
  const lines = node.getSourceFile().text.slice(0, node.getStart()).split('\n');
  return /biome-ignore lint\/suspicious\/noExplicitAny: \S/.test(lines.at(-2) ?? '');
};

/** No `any` without a reason, no silenced errors, default exports, enums, namespaces, or classes but errors. */
export const bans: Check = (tree) => [
  ...nodes(tree, /./, (node) => {
    if (node.kind === ts.SyntaxKind.AnyKeyword && !excused(node)) return 'any';
    if (ts.isExportAssignment(node)) return 'a default export';
    if (ts.isEnumDeclaration(node) || ts.isModuleDeclaration(node)) return 'an enum or a namespace';
    if (node.kind === ts.SyntaxKind.DefaultKeyword && ts.isStatement(node.parent)) return 'a default export';
    const heritage = ts.isClassLike(node) ? node.heritageClauses?.map((clause) => clause.getText()) : undefined;
    return heritage === undefined || heritage.join() === 'extends Error' ? null : `a class that ${heritage.join()}`;
  }),
  ...sourcesOf(tree).flatMap((path) =>
    (tree.get(path) ?? '').split('\n').flatMap((line, index) => {
      const word = /@ts-(ignore|expect-error|nocheck)|\b(TODO|FIXME|XXX)\b/.exec(line);
      return word ? [`${path}:${index + 1}: ${word[0]}`] : [];
    }),
  ),
];

/** A call or a `new` that runs when the module is loaded, and is not marked for bundlers to drop. */
function unmarked(node: ts.Node): ts.Node | null {
  if (ts.isFunctionLike(node) || ts.isTypeNode(node)) return null;
  const runs = ts.isCallExpression(node) || ts.isNewExpression(node) || ts.isTaggedTemplateExpression(node);
  const before = node.getSourceFile().text.slice(node.getFullStart(), node.getStart());
  if (runs && !before.includes('@__PURE__')) return node;
  let found: ts.Node | null = null;
  ts.forEachChild(node, (child) => {
    found ??= unmarked(child);
  });
  return found;
}

/** Loading a module does nothing that a bundler could not leave out, and leaves nothing that changes. */
export const loading: Check = (tree) =>
  sourcesOf(tree)
    .filter((path) => !/^src\/cli\/|\/schema(\/|\.ts$)/.test(path))
    .flatMap((path) =>
      parse(tree, path).statements.flatMap((statement) => {
        if (ts.isExpressionStatement(statement)) return [`${at(statement)}: runs when it is loaded`];
        if (!ts.isVariableStatement(statement)) return [];
        if ((statement.declarationList.flags & ts.NodeFlags.Const) === 0)
          return [`${at(statement)}: changes while it lives`];
        return statement.declarationList.declarations.flatMap(({ initializer }) => {
          const call = initializer === undefined ? null : unmarked(initializer);
          return call === null ? [] : [`${at(call)}: runs when it is loaded, without /* @__PURE__ */`];
        });
      }),
    );
