/** How far a line is indented, its first and the others. */
export interface Indent {
  readonly first?: string;
  readonly rest?: string;
}

/** A text broken at spaces into lines of at most `width` characters; a longer word has a line of its own. */
export function wrap(text: string, width: number, { first = '', rest = first }: Indent = {}): readonly string[] {
  const lines: string[] = [];
  let line = first;
  let isBare = true; // nothing but the indent so far
  for (const word of text.split(/\s+/)) {
    if (word === '') continue;
    if (!isBare && line.length + 1 + word.length > width) {
      lines.push(line);
      line = rest;
      isBare = true;
    }
    line += isBare ? word : ` ${word}`;
    isBare = false;
  }
  if (!isBare) lines.push(line);
  return lines;
}

/** Rows with their columns as wide as the widest cell, two spaces apart; columns of numbers stand to the right. */
export function columns(rows: readonly (readonly string[])[], right: readonly number[] = []): readonly string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length);
  }
  const padded = (cell: string, at: number): string =>
    right.includes(at) ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0);
  return rows.map((row) => row.map(padded).join('  ').trimEnd());
}

/** `1 card`, `2 cards`. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** `a`, `a and b`, `a, b and c`. */
export function listed(items: readonly string[], word = 'and'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`;
}

/** Foreign text as it may stand in a message: on one line, without control characters, and not endless. */
export function plainly(text: string, longest = 60): string {
  const clean = text.replace(/\p{C}/gu, '?');
  return clean.length > longest ? `${clean.slice(0, longest)}...` : clean;
}

/** Data as it is printed with `--json`. */
export const json = (value: unknown): string => JSON.stringify(value, null, 2);
