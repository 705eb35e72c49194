import type { Dictionary } from '../../../kernel/deck/dictionary.js';

/** Where a line for the reader stands in the text: its line from 1, and how many characters it is further right. */
export interface Origin {
  readonly line: number;
  readonly shift: number;
}
/** A text with one kind a line, and where each of its lines stood. */
export interface Unfolded {
  readonly text: string;
  readonly origins: readonly Origin[];
}
interface Piece extends Origin {
  readonly text: string;
}

const BREAK = /\r\n|[\n\r\u0085\u2028\u2029]/;
/** What stands between kinds on one line, as on the published lists. */
const COMMA = /[,、，､]/;
/** What ends a list. */
const END = /[。｡]\s*$/;
/** A title over a list, as the published ones have it. */
const TITLE = /^(\s*[■□◆◇●]\s*)(.*)$/;
const COMMENT = /^\s*(#|\/\/|;)/;
/** `key: value`, where the key may mean the name. */
const FIELD = /^\s*[^:：,、，､]{1,40}[:：]/;
const TITLE_KEY = 'name:';

/** The kinds on a line, each with its place; a comment at its end stays with the last. */
function piecesOf(text: string, line: number): readonly Piece[] {
  const start = text.search(/\s(\/\/|#)/);
  const said = start < 0 ? text : text.slice(0, start);
  const pieces: Piece[] = [];
  let at = 0;
  for (const part of said.split(COMMA)) {
    const lead = part.length - part.trimStart().length;
    if (part.trim() !== '') pieces.push({ text: part.trim().replace(END, ''), line, shift: at + lead });
    at += part.length + 1;
  }
  return pieces;
}

/** A line as the reader takes it. */
function readable(text: string, line: number, cards: Dictionary): readonly Piece[] {
  const [, mark, title] = TITLE.exec(text) ?? [];
  if (mark !== undefined && title !== undefined) {
    return [{ text: `${TITLE_KEY}${title}`, line, shift: mark.length - TITLE_KEY.length }];
  }
  const whole = [{ text: text.replace(END, ''), line, shift: 0 }];
  if (COMMENT.test(text) || FIELD.test(text) || !COMMA.test(text)) return whole;
  return cards.find(text.trim()) === undefined ? piecesOf(text, line) : whole;
}

/** A list in which several kinds may stand on a line, with one kind a line; work grows with the length of the text alone. */
export function unfold(text: string, cards: Dictionary): Unfolded {
  const pieces = text
    .replace(/^\ufeff/, '')
    .split(BREAK)
    .flatMap((line, at) => readable(line, at + 1, cards));
  return { text: pieces.map((piece) => piece.text).join('\n'), origins: pieces };
}
