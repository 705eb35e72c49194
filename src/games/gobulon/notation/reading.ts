import { suggest } from '../../../kernel/nearest.js';
import type { Problem } from '../../../kernel/problem.js';
import { defaults } from '../options.js';
import { type SideName, ZONES } from './parts.js';

/** Parts as far as their text could be taken apart; their form is judged afterwards. */
type Found = Record<string, unknown>;
interface Reader {
  readonly parts: Found;
  readonly problems: Problem[];
  /** Whose zones come now. */
  side: SideName | null;
  /** The number of the line that is read, from 1. */
  line: number;
}

/** The most characters of a position's text. */
const MOST_TEXT = 1_000_000;
const LINE = /^([A-Za-z]+)(?::\s*|\s+|$)(.*)$/;
const KEYS: readonly string[] = ['turn', 'ordering', 'options', 'x', 'y', ...ZONES];

/** What a word stands for: a number, or itself. */
const wordValue = (word: string): unknown => (/^-?\d{1,9}$/.test(word) ? Number(word) + 0 : word);

function setOnce({ problems, line }: Reader, target: Found, key: string, value: unknown): void {
  if (Object.hasOwn(target, key)) problems.push({ code: 'duplicate-key', path: [line, key] });
  else target[key] = value;
}

/** Reads `key value, key value`; a key that is not known is a problem. */
function readOptions(reader: Reader, text: string): Found {
  const { problems, line } = reader;
  const found: Found = {};
  const known = Object.keys(defaults);
  for (const part of text.split(',')) {
    const [key = '', word = ''] = part.trim().split(/\s+/);
    if (known.includes(key)) setOnce(reader, found, key, wordValue(word));
    else problems.push({ code: 'unknown-key', path: [line, 'options', key], ...suggest(key, known, problems) });
  }
  return found;
}

function readLine(reader: Reader, text: string): void {
  const { parts, problems, side, line } = reader;
  const [, key = '', rest = ''] = LINE.exec(text) ?? [];
  if (key === 'x' || key === 'y') {
    setOnce(reader, parts, key, {});
    reader.side = key;
  } else if (key === 'options') setOnce(reader, parts, key, readOptions(reader, rest));
  else if (key === 'turn' || key === 'ordering') setOnce(reader, parts, key, wordValue(rest));
  else if (key === 'phase') problems.push({ code: 'not-arrangeable', path: [line, 'phase'] });
  else if (side !== null && ZONES.some((zone) => zone === key)) {
    setOnce(reader, parts[side] as Found, key, rest); // the line of the side made it
  } else {
    const code = KEYS.includes(key) ? 'unreadable-line' : 'unknown-key';
    problems.push({ code, path: [line, key], ...(code === 'unknown-key' ? suggest(key, KEYS, problems) : {}) });
  }
}

/** Takes the text of a position apart. Paths of lines start with their number, from 1. */
export function readText(text: unknown): { readonly parts: unknown; readonly problems: readonly Problem[] } {
  const reader: Reader = { parts: {}, problems: [], side: null, line: 0 };
  if (typeof text !== 'string') reader.problems.push({ code: 'wrong-type', path: [], expected: ['text'] });
  else if (text.length > MOST_TEXT) {
    reader.problems.push({ code: 'too-long', path: [], have: text.length, need: MOST_TEXT });
  } else {
    for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
      reader.line = index + 1;
      if (line.trim() !== '') readLine(reader, line.trim());
    }
  }
  return { parts: reader.parts, problems: reader.problems };
}
