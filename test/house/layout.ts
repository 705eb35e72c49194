import ts from 'typescript';
import { at, type Check, gameOf, gamesOf, parse, sourcesOf, type Tree, walk } from './tree.js';

/** The rooms of a game, as the style has them. */
const ROOMS = [
  ...['rulebook', 'card', 'cards', 'decks', 'supplies', 'state', 'actions', 'events', 'shape', 'ending', 'scoring'],
  ...['effects', 'spells', 'turn', 'moves', 'mechanics', 'in-place', 'setup', 'view', 'determinize', 'sample'],
  ...['schema', 'deck', 'words', 'notation', 'transcript', 'index'],
];

/** Files that hold data: as long as there is to say. */
const isData = (path: string): boolean =>
  /\/(cards|decks|supplies|rulebook|words|names|golden|corpus)(\/|\.)/.test(path);

/** Every room has one door, and nothing but doors and `in-place.ts` passes on what it imports. */
export const doors: Check = (tree) => {
  const rooms = new Set(
    sourcesOf(tree).flatMap((path) => /^src\/(games\/[^/]+|adapters\/[^/]+|[^/]+)\//.exec(path)?.[0] ?? []),
  );
  const closed = [...rooms].filter((room) => room !== 'src/cli/' && !tree.has(`${room}index.ts`));
  const passing = sourcesOf(tree).filter(
    (path) =>
      !/\/(index|in-place)\.ts$/.test(path) &&
      parse(tree, path).statements.some((node) => ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined),
  );
  return [
    ...closed.map((room) => `${room}: no index.ts`),
    ...passing.map((path) => `${path}: passes on another file's exports`),
  ];
};

/** The names a game's rules page gives to its chapters: `## G-10 Shield, winning, losing` gives three. */
const chaptersOf = (tree: Tree, game: string): readonly string[] =>
  [...(tree.get(`docs/rules/${game}.md`) ?? '').matchAll(/^## (.+)$/gm)].flatMap(
    ([, title]) => (title ?? '').toLowerCase().match(/[a-z]+(-[a-z]+)*/g) ?? [],
  );

/** A file of a game is a room of the style, is named like a chapter, or is explained in docs/decisions/. */
export const rooms: Check = (tree) => {
  const decisions = [...tree].filter(([path]) => path.startsWith('docs/decisions/')).map(([, text]) => text);
  return gamesOf(tree).flatMap((game) => {
    const chapters = chaptersOf(tree, game);
    const inside = sourcesOf(tree, `src/games/${game}/`).map((path) => path.split('/')[3] ?? '');
    return [...new Set(inside)].flatMap((entry) => {
      const name = entry.replace(/\.ts$/, '');
      const known = ROOMS.includes(name) || chapters.some((word) => word === name || word === `${name}s`);
      const explained = decisions.some((text) =>
        [name, entry, `${entry}/`].some((given) => text.includes(`\`${given}\``)),
      );
      return known || explained ? [] : [`src/games/${game}/${entry}: a room of no name known (docs/decisions/)`];
    });
  });
};

/** Names of files say what is in them. */
export const names: Check = (tree) =>
  [...sourcesOf(tree), ...sourcesOf(tree, 'test/')].flatMap((path) => [
    ...(path.split('/').every((part) => /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/.test(part))
      ? []
      : [`${path}: not lower-case`]),
    ...(/\b(utils?|helpers?|common|misc|managers?)\b/.test(path) ? [`${path}: a name that says nothing`] : []),
  ]);

const LINES = 250;
const FUNCTION_LINES = 40;
const PARAMETERS = 4;
const NESTING = 3;

/** No file over 250 lines, data apart. */
export const fileSizes: Check = (tree) =>
  ['src/', 'test/', 'examples/'].flatMap((folder) =>
    sourcesOf(tree, folder).flatMap((path) => {
      const lines = (tree.get(path) ?? '').trimEnd().split('\n').length;
      return lines > LINES && !isData(path) ? [`${path}: ${lines} lines`] : [];
    }),
  );

/** No function over 40 lines, with more than 4 parameters, or with more than 3 blocks within each other. */
export const functionSizes: Check = (tree) =>
  sourcesOf(tree).flatMap((path) => {
    const faults: string[] = [];
    const file = parse(tree, path);
    walk(file, (node) => {
      if (!ts.isFunctionLike(node)) return;
      const lineOf = (position: number): number => file.getLineAndCharacterOfPosition(position).line;
      const lines = lineOf(node.end) - lineOf(node.getStart()) + 1;
      if (lines > FUNCTION_LINES) faults.push(`${at(node)}: a function of ${lines} lines`);
      if (node.parameters.length > PARAMETERS) faults.push(`${at(node)}: ${node.parameters.length} parameters`);
      const depth = ts.isFunctionTypeNode(node) ? 0 : Math.max(0, ...children(node).map((child) => nesting(child)));
      if (depth > NESTING) faults.push(`${at(node)}: nested ${depth} deep`);
    });
    return faults;
  });

function children(node: ts.Node): readonly ts.Node[] {
  const found: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    found.push(child);
  });
  return found;
}

/** How many `if`, loops, `switch` and `try` stand within each other, without looking into inner functions. */
function nesting(node: ts.Node): number {
  if (ts.isFunctionLike(node)) return 0;
  const chained = ts.isIfStatement(node) && ts.isIfStatement(node.parent) && node.parent.elseStatement === node;
  const opens =
    ts.isIfStatement(node) ||
    ts.isIterationStatement(node, false) ||
    ts.isSwitchStatement(node) ||
    ts.isTryStatement(node);
  return (opens && !chained ? 1 : 0) + Math.max(0, ...children(node).map(nesting));
}

/** The rules and the machinery know no card: what a card does stands in its data. Sentences may use the same words. */
export const cardsByName: Check = (tree) =>
  gamesOf(tree).flatMap((game) => {
    const data = sourcesOf(tree, `src/games/${game}/cards`).map((path) => tree.get(path) ?? '');
    const cards = new Set(data.flatMap((text) => [...text.matchAll(/\bid: '([^']+)'/g)].map(([, id]) => id)));
    const engine = sourcesOf(tree).filter(
      (path) =>
        (path.startsWith('src/kernel/') && !path.startsWith('src/kernel/words/')) ||
        (gameOf(path) === game && /\/(effects|spells|moves|turn)(\/|\.ts$)/.test(path)),
    );
    return engine.flatMap((path) => {
      const faults: string[] = [];
      walk(parse(tree, path), (node) => {
        if (ts.isStringLiteral(node) && cards.has(node.text)) faults.push(`${at(node)}: the card '${node.text}'`);
      });
      return faults;
    });
  });
