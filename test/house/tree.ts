import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** Paths from the top of the project, with `/`, and the text of each file. */
export type Tree = ReadonlyMap<string, string>;
/** What is wrong with a tree, one line each, beginning with the path; nothing if all is well. */
export type Check = (tree: Tree) => readonly string[];

/** The text files of the project that the house rules speak of. */
export function readTree(root: URL): Tree {
  const tree = new Map<string, string>();
  for (const name of ['package.json', 'tsup.config.ts', 'README.md', '.ci/run']) add(name);
  for (const folder of ['src', 'test', 'docs', 'examples']) {
    for (const path of readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })) {
      if (/\.(ts|mjs|md|json)$/.test(path) && !path.includes('generated/')) add(`${folder}/${path}`);
    }
  }
  return tree;

  function add(path: string): void {
    try {
      tree.set(path, readFileSync(new URL(path, root), 'utf8'));
    } catch (error) {
      // A file that is missing is for the checks to miss.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

/** The paths of the TypeScript sources, sorted. */
export const sourcesOf = (tree: Tree, folder = 'src/'): readonly string[] =>
  [...tree.keys()].filter((path) => path.startsWith(folder) && /\.(ts|mjs)$/.test(path)).sort();

const parsed = new WeakMap<Tree, Map<string, ts.SourceFile>>();
/** The syntax tree of one file, parsed once. */
export function parse(tree: Tree, path: string): ts.SourceFile {
  const files = parsed.get(tree) ?? new Map<string, ts.SourceFile>();
  parsed.set(tree, files);
  const file = files.get(path) ?? ts.createSourceFile(path, tree.get(path) ?? '', ts.ScriptTarget.ES2022, true);
  files.set(path, file);
  return file;
}

/** Calls `see` with every node under `node`, itself first. */
export function walk(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => walk(child, see));
}

/** Where a node stands, for a report: `path:line`. */
export function at(node: ts.Node): string {
  const file = node.getSourceFile();
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}

/** The game a source belongs to, or `null`: `src/games/gobulon/moves/order.ts` belongs to `gobulon`. */
export const gameOf = (path: string): string | null => /^src\/games\/([^/]+)\//.exec(path)?.[1] ?? null;

/** The games of a tree, by the names of their folders. */
export const gamesOf = (tree: Tree): readonly string[] => [
  ...new Set(sourcesOf(tree).flatMap((path) => gameOf(path) ?? [])),
];
