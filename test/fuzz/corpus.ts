import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Case } from './cases.js';

/** The cases that are kept, by the names of their files. */
export function readCorpus(folder: URL): ReadonlyMap<string, Case> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(names.sort().map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8'))]));
}

/** One action on a line, spaced as the formatter has it. */
function lineOf(action: object): string {
  const parts = Object.entries(action).map(([key, value]) => {
    const text = JSON.stringify(value);
    return `"${key}": ${Array.isArray(value) ? text.replaceAll(',', ', ') : text}`;
  });
  return `    { ${parts.join(', ')} }`;
}

/** Keeps a case under a name of its own; returns the name of its file. */
export function keep(folder: URL, name: string, one: Case): string {
  const file = `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.json`;
  const { actions, ...rest } = one;
  const head = JSON.stringify(rest, null, 2).replace(/\n\}$/, '');
  const lines = actions.map(lineOf).join(',\n');
  writeFileSync(new URL(file, folder), `${head},\n  "actions": [\n${lines}\n  ]\n}\n`);
  return file;
}
