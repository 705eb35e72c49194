import ts from 'typescript';
import { type Check, gamesOf, parse, sourcesOf, type Tree, walk } from './tree.js';

const ID = /\b[A-Z]+-\d+\.\d+[a-z]?\b/g;

/** The rule ids of a game's rule book, and whether each is modelled. */
function rulebookOf(tree: Tree, game: string): ReadonlyMap<string, boolean> {
  const rules = new Map<string, boolean>();
  walk(parse(tree, `src/games/${game}/rulebook.ts`), (node) => {
    if (!ts.isPropertyAssignment(node) || !ts.isStringLiteral(node.name)) return;
    const said = ts.isObjectLiteralExpression(node.initializer) ? node.initializer.properties : [];
    const left = said.some((property) => property.name?.getText() === 'notModelled');
    rules.set(node.name.text, !left);
  });
  return rules;
}

const idsIn = (text: string): readonly string[] => text.match(ID) ?? [];

/** The ids that a game's tests name: the first argument of `rule(…)`. */
function tested(tree: Tree, game: string): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const path of sourcesOf(tree, `test/games/${game}/`)) {
    walk(parse(tree, path), (node) => {
      if (!ts.isCallExpression(node) || !/^rule(\.\w+)?$/.test(node.expression.getText())) return;
      for (const id of idsIn(node.arguments[0]?.getText() ?? '')) ids.add(id);
    });
  }
  return ids;
}

/** Rule book, rules page, code and tests name the same rules. */
export const rules: Check = (tree) =>
  gamesOf(tree).flatMap((game) => {
    const book = rulebookOf(tree, game);
    const page = new Set(
      [...(tree.get(`docs/rules/${game}.md`) ?? '').matchAll(/^### ([A-Z]+-\d+\.\d+[a-z]?)\b/gm)].map(([, id]) => id),
    );
    const sources = sourcesOf(tree, `src/games/${game}/`).filter((path) => !/\/rulebook\.ts$/.test(path));
    const cited = new Set(sources.flatMap((path) => idsIn(tree.get(path) ?? '')));
    const named = tested(tree, game);
    const modelled = [...book].filter(([, is]) => is).map(([id]) => id);
    return [
      ...(book.size === 0 ? [`src/games/${game}/rulebook.ts: no rules`] : []),
      ...[...book.keys()].filter((id) => !page.has(id)).map((id) => `docs/rules/${game}.md: no heading ### ${id}`),
      ...[...page].filter((id) => !book.has(id ?? '')).map((id) => `src/games/${game}/rulebook.ts: ${id} is not there`),
      ...modelled.filter((id) => !cited.has(id)).map((id) => `src/games/${game}: ${id} is cited nowhere`),
      ...modelled.filter((id) => !named.has(id)).map((id) => `test/games/${game}: no rule('${id}', …)`),
      ...[...cited, ...named].filter((id) => !book.has(id)).map((id) => `${game}: ${id} is no rule`),
    ];
  });
