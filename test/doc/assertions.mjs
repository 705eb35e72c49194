// @ts-check
import ts from 'typescript';

/**
 * What a statement says after `// =>`, on its last line.
 * @param {ts.Statement} statement
 * @param {string} code
 */
const promised = (statement, code) => /^[ \t]*\/\/ => ?(.+)/.exec(code.slice(statement.end))?.[1]?.trim();

/**
 * What a statement is about: the expression itself, what is logged, or the name that is declared.
 * @param {ts.Statement} statement
 * @returns {{ code: string; keep: boolean } | undefined}
 */
function subject(statement) {
  if (ts.isVariableStatement(statement)) {
    const [declared, ...more] = statement.declarationList.declarations;
    return declared && more.length === 0 ? { code: declared.name.getText(), keep: true } : undefined;
  }
  if (!ts.isExpressionStatement(statement)) return undefined;
  const { expression } = statement;
  const logged = ts.isCallExpression(expression) && expression.expression.getText() === 'console.log';
  const [only] = logged && expression.arguments.length === 1 ? expression.arguments : [expression];
  return only && { code: only.getText(), keep: false };
}

/**
 * @param {string} actual
 * @param {string} value
 */
function expectation(actual, value) {
  const part = /^(\{.*?),? …\s*\}$/s.exec(value)?.[1];
  return part === undefined
    ? `$expect(${actual}).toStrictEqual(${value});`
    : `$expect(${actual}).toMatchObject(${part} });`;
}

/**
 * Splits a sample into its imports and a body in which each `// => VALUE` has become an assertion.
 * One that belongs to no statement is an error: it would look tested and would not be.
 * @param {string} name
 * @param {string} code
 */
export function assertions(name, code) {
  const source = ts.createSourceFile('sample.ts', code, ts.ScriptTarget.ES2022, true);
  /** @type {{ from: number; to: number; text: string }[]} */
  const edits = [];
  let asserted = 0;
  /** @type {(node: ts.Node) => void} */
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) edits.push({ from: node.getStart(), to: node.end, text: '' });
    const value = ts.isStatement(node) ? promised(node, code) : undefined;
    const about = value !== undefined && ts.isStatement(node) ? subject(node) : undefined;
    if (value === undefined || about === undefined) return ts.forEachChild(node, visit);
    asserted++;
    edits.push({ from: about.keep ? node.end : node.getStart(), to: node.end, text: expectation(about.code, value) });
  };
  visit(source);
  const marks = code.match(/\/\/ =>/g)?.length ?? 0;
  if (marks !== asserted)
    throw new Error(`${name}: ${marks} values are promised by "// =>", ${asserted} belong to a statement`);
  const imports = source.statements.filter(ts.isImportDeclaration).map((node) => node.getText());
  let body = code;
  for (const { from, to, text } of edits.sort((a, b) => b.from - a.from))
    body = body.slice(0, from) + text + body.slice(to);
  return { imports: imports.join('\n'), body };
}
