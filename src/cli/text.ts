import stringWidth from 'fast-string-width';

/** How far a line is indented, its first and the others. */
export interface Indent {
  readonly first?: string;
  readonly rest?: string;
}

/** How many columns of a terminal a text takes: two for each wide letter, as Japanese ones are. */
export const widthOf = (text: string): number => stringWidth(text);

const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff01-\uff60\uffe0-\uffe6]/;
/** What stands at the beginning of a line of Japanese text is none of these. */
const CLOSING = /[、。，．：；！？）」』】ー・々ぁぃぅぇぉっゃゅょァィゥェォッャュョ]/;

/** A word as it may be broken: as a whole, or between wide letters, each with those that may not begin a line. */
function pieces(word: string): readonly string[] {
  if (!WIDE.test(word)) return [word];
  const found: string[] = [];
  for (const letter of word) {
    const last = found.at(-1) ?? '';
    const isGlued = last !== '' && (CLOSING.test(letter) || !(WIDE.test(letter) || WIDE.test(last.slice(-1))));
    if (isGlued) found[found.length - 1] = last + letter;
    else found.push(letter);
  }
  return found;
}

/** A text broken at spaces, or between wide letters, into lines of at most `width` columns; a longer word has a line of its own. */
export function wrap(text: string, width: number, { first = '', rest = first }: Indent = {}): readonly string[] {
  const lines: string[] = [];
  let line = first;
  let isBare = true; // nothing but the indent so far
  const put = (piece: string, space: string): void => {
    if (!isBare && widthOf(line) + space.length + widthOf(piece) > width) {
      lines.push(line);
      line = rest;
      isBare = true;
    }
    line += isBare ? piece : space + piece;
    isBare = false;
  };
  for (const word of text.split(/\s+/)) {
    if (word === '') continue;
    for (const [at, piece] of pieces(word).entries()) put(piece, at === 0 ? ' ' : '');
  }
  if (!isBare) lines.push(line);
  return lines;
}

/** Rows with their columns as wide as the widest cell, two spaces apart; columns of numbers stand to the right. */
export function columns(rows: readonly (readonly string[])[], right: readonly number[] = []): readonly string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, widthOf(cell));
  }
  const padded = (cell: string, at: number): string => {
    const room = ' '.repeat((widths[at] ?? 0) - widthOf(cell));
    return right.includes(at) ? room + cell : cell + room;
  };
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
