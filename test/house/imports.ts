import ts from 'typescript';
import { at, type Check, gameOf, parse, sourcesOf, type Tree, walk } from './tree.js';

interface Import {
  readonly node: ts.Node;
  /** As it is written: `../kernel/types.js`, `zod`. */
  readonly name: string;
  /** The file of the project it leads to, or `null`. */
  readonly target: string | null;
  /** `import type` or `export type`. */
  readonly typeOnly: boolean;
}

/** Everything a file imports, type imports, re-exports and dynamic imports among it. */
function importsOf(tree: Tree, path: string): readonly Import[] {
  const found: Import[] = [];
  const add = (node: ts.Node, given: ts.Node | undefined, typeOnly: boolean): void => {
    if (given === undefined || !ts.isStringLiteral(given)) return;
    const relative = given.text.startsWith('.');
    const target = relative ? new URL(given.text, `file:///${path}`).pathname.slice(1).replace(/\.js$/, '.ts') : null;
    found.push({ node, name: given.text, target, typeOnly });
  };
  walk(parse(tree, path), (node) => {
    if (ts.isImportDeclaration(node)) {
      add(node, node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
    }
    if (ts.isExportDeclaration(node)) add(node, node.moduleSpecifier, node.isTypeOnly);
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node, node.argument.literal, true);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node, node.arguments[0], false);
    }
  });
  return found;
}

/** The rooms, with those each may import; `game` is a game's own folder, `games` the registry. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  game: ['kernel'],
  games: ['kernel', 'game'],
  testing: ['kernel', 'game', 'games'],
  bots: ['kernel', 'game', 'games'],
  match: ['kernel', 'game', 'games', 'bots'],
  protocol: ['kernel', 'game', 'games', 'bots', 'match'],
  adapters: ['kernel', 'game', 'games', 'bots', 'match'],
  cli: ['kernel', 'game', 'games', 'bots', 'match', 'protocol', 'adapters'],
  door: ['kernel'],
};

function roomOf(path: string): string {
  if (gameOf(path) !== null) return 'game';
  return path === 'src/index.ts' ? 'door' : (/^src\/([^/]+)\//.exec(path)?.[1] ?? 'nowhere');
}

/** Who may import whom. */
export const arrows: Check = (tree) =>
  sourcesOf(tree).flatMap((path) => {
    const room = roomOf(path);
    const allowed = ARROWS[room];
    if (allowed === undefined) return [`${path}: there is no room "${room}"`];
    return importsOf(tree, path).flatMap(({ node, name, target }) => {
      if (target === null) return [];
      if (!tree.has(target)) return [`${at(node)}: ${name} is not there`];
      const other = roomOf(target);
      if (room === 'game' && target === 'src/kernel/index.ts')
        return [`${at(node)}: a game imports the kernel's files`];
      if (other === 'game' && room === 'game' && gameOf(path) !== gameOf(target)) return [`${at(node)}: another game`];
      return other === room || allowed.includes(other) ? [] : [`${at(node)}: ${room} may not import ${other}`];
    });
  });

/** No file reaches itself, type imports included. */
export const cycles: Check = (tree) => {
  const done = new Set<string>();
  const faults: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path)) faults.push(`${[...trail.slice(trail.indexOf(path)), path].join(' → ')}: a cycle`);
    if (trail.includes(path) || done.has(path)) return;
    for (const { target } of importsOf(tree, path)) if (target !== null) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const path of sourcesOf(tree)) visit(path, []);
  return faults;
};

/** immer only in the kernel but for its types, zod only in schemas and whole, Node only where there is a process. */
export const packages: Check = (tree) =>
  sourcesOf(tree).flatMap((path) =>
    importsOf(tree, path).flatMap(({ node, name, target, typeOnly }) => {
      const schema = /\/schema(\/|\.ts$)/.test(path);
      if (target !== null) {
        const inside =
          schema ||
          !/\/schema(\/|\.ts$)/.test(target) ||
          path.startsWith('src/cli/') ||
          target === 'src/kernel/schema.ts';
        return inside ? [] : [`${at(node)}: nobody imports a schema`];
      }
      if (name === 'immer' && !typeOnly && !path.startsWith('src/kernel/'))
        return [`${at(node)}: immer outside the kernel`];
      if (/^zod\b/.test(name)) {
        const whole = ts.isImportDeclaration(node) && /^import (type )?\* as z from 'zod'/.test(node.getText());
        return schema && whole ? [] : [`${at(node)}: zod only in a schema.ts, and by import * as z`];
      }
      const process = /^src\/(cli|protocol|match)\//.test(path);
      return name.startsWith('node:') && !process ? [`${at(node)}: ${name}, where there may be no Node`] : [];
    }),
  );

/** Tests reach a game by the files it is published through. */
export const faces: Check = (tree) =>
  sourcesOf(tree, 'test/').flatMap((path) =>
    importsOf(tree, path).flatMap(({ node, target }) => {
      const inside = /^src\/games\/[^/]+\/(.*)$/.exec(target ?? '')?.[1];
      const open = inside === undefined || /^((words\/)?index|schema|deck|notation|transcript)\.ts$/.test(inside);
      return open ? [] : [`${at(node)}: ${inside} is no public face of the game`];
    }),
  );
