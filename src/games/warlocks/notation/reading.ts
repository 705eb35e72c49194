import { suggest } from '../../../kernel/nearest.js';
import type { Problem } from '../../../kernel/problem.js';
import { defaults } from '../options.js';
import { readSeat } from './beings.js';
import { fault, type Place, within } from './phrases.js';

/** Parts as far as their text could be taken apart; their form is judged afterwards. */
type Found = Record<string, unknown>;
interface Reader {
  readonly parts: Found;
  readonly sides: Found[];
  readonly problems: Problem[];
  /** The number of the line that is read, from 1. */
  line: number;
}

/** The most characters of a position's text. */
const MOST_TEXT = 1_000_000;
const LINE = /^([A-Za-z]+)(?::\s*|\s+|$)(.*)$/;
/** What stands before the warlocks or after them, and what stands under one of them. */
const WHOLE: readonly string[] = ['turn', 'round', 'kind', 'active', 'hastedTurnDone', 'monsters'];
const SIDE: readonly string[] = [
  'name',
  'status',
  'left',
  'LH',
  'RH',
  'seen',
  'enchantments',
  'marks',
  'bank',
  'orders',
];
/** Whose values are words or numbers, and not text. */
const VALUES: readonly string[] = ['turn', 'round', 'left', 'hastedTurnDone'];

/** What a word stands for: a number, yes or no, nothing, or itself. */
function wordValue(word: string): unknown {
  if (/^-?\d{1,9}$/.test(word)) return Number(word) + 0;
  const words: Readonly<Record<string, unknown>> = { true: true, false: false, null: null };
  return Object.hasOwn(words, word) ? words[word] : word;
}
const placeOf = ({ problems, line }: Reader, ...path: Problem['path']): Place => ({ path: [line, ...path], problems });

function setOnce(reader: Reader, target: Found, key: string, value: unknown): void {
  if (Object.hasOwn(target, key)) fault(placeOf(reader, key), 'duplicate-key');
  else target[key] = value;
}

/** Reads `key value, key value`; a key that is not known is a problem. */
function readOptions(reader: Reader, text: string): Found {
  const found: Found = {};
  const known = Object.keys(defaults);
  for (const part of text.split(',')) {
    const [key = '', word = ''] = part.trim().split(/\s+/);
    if (known.includes(key)) setOnce(reader, found, key, wordValue(word));
    else fault(placeOf(reader, 'options', key), 'unknown-key', suggest(key, known, reader.problems));
  }
  return found;
}

/** `A: 15` begins a warlock, in the order of the seats. */
function beginSide(reader: Reader, seat: number, rest: string): void {
  if (seat < reader.sides.length) fault(placeOf(reader), 'duplicate-key');
  else if (seat > reader.sides.length) fault(placeOf(reader), 'unreadable-line');
  else reader.sides.push(rest === '' ? {} : { health: wordValue(rest) });
}

function readLine(reader: Reader, text: string): void {
  const { parts, problems, sides } = reader;
  const [, key = '', rest = ''] = LINE.exec(text) ?? [];
  const [seat, side] = [readSeat(key), sides.at(-1)];
  const value = VALUES.includes(key) ? wordValue(rest) : rest;
  if (seat !== null) beginSide(reader, seat, rest);
  else if (key === 'options') setOnce(reader, parts, key, readOptions(reader, rest));
  else if (key === 'phase') fault(placeOf(reader, key), 'not-arrangeable');
  else if (WHOLE.includes(key)) setOnce(reader, parts, key, value);
  else if (side !== undefined && SIDE.includes(key)) setOnce(reader, side, key, value);
  else {
    const known = [...WHOLE, ...SIDE, 'options'];
    const isKnown = known.includes(key);
    fault(
      within(placeOf(reader), key),
      isKnown ? 'unreadable-line' : 'unknown-key',
      isKnown ? {} : suggest(key, known, problems),
    );
  }
}

/** Takes the text of a position apart. Paths of lines start with their number, from 1. */
export function readText(text: unknown): { readonly parts: unknown; readonly problems: readonly Problem[] } {
  const reader: Reader = { parts: {}, sides: [], problems: [], line: 0 };
  if (typeof text !== 'string') reader.problems.push({ code: 'wrong-type', path: [], expected: ['text'] });
  else if (text.length > MOST_TEXT) {
    reader.problems.push({ code: 'too-long', path: [], have: text.length, need: MOST_TEXT });
  } else {
    for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
      reader.line = index + 1;
      if (line.trim() !== '') readLine(reader, line.trim());
    }
  }
  const { parts, sides } = reader;
  return { parts: sides.length === 0 ? parts : { ...parts, warlocks: sides }, problems: reader.problems };
}
