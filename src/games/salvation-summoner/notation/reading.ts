import { suggest } from '../../../kernel/nearest.js';
import { defaults } from '../options.js';
import { type PartsCode, type PartsProblem, type SideName, ZONES } from './parts.js';

/** Parts as far as their text could be taken apart; their form is judged afterwards. */
type Found = Record<string, unknown>;
interface Reader {
  readonly parts: Found;
  readonly problems: PartsProblem[];
  /** Whose zones come now; before the first side the lines are about both. */
  side: SideName | null;
}
type Where = readonly [line: number];

/** The most characters of a position's text. */
const MOST_TEXT = 1_000_000;
const HEAD = ['turn', 'active', 'phase', 'mana', 'summons', 'revealsClosed', 'buried'];
const CONFIG = ['startingCitizens', 'turnLimit', 'supply'];
const OF_SIDE = ['citizens', 'gate', 'buried'];
const OF_BOTH: readonly string[] = ['piles', 'graveyard', 'endings'];
const SIDE = /^(p[01]):(.*)$/;
const LINE = /^([A-Za-z]+):(.*)$/;
const FIELD = /^(\S+) (\S+)$/;

function fault(
  { problems }: Reader,
  code: PartsCode | 'unknown-key' | 'wrong-type' | 'too-long',
  path: PartsProblem['path'],
  more: Partial<PartsProblem> = {},
): void {
  problems.push({ severity: 'unreadable', code, path, ...more });
}

/** What a word stands for: a number, yes or no, nothing, two numbers, or itself. */
function wordValue(word: string): unknown {
  if (/^-?\d{1,9}$/.test(word)) return Number(word) + 0;
  if (word === 'true' || word === 'false') return word === 'true';
  if (word === 'null') return null;
  return /^\d{1,9}\/\d{1,9}$/.test(word) ? word.split('/').map(Number) : word;
}

/** Reads `key value, key value`; a key that is not known or stands there twice is a problem. */
function readFields(reader: Reader, text: string, known: readonly string[], where: Where): Found {
  const found: Found = {};
  for (const part of text.trim() === '' ? [] : text.split(',')) {
    const [, key = '', word = ''] = FIELD.exec(part.trim().replace(/\s+/g, ' ')) ?? [];
    if (key === '') fault(reader, 'unreadable-line', where);
    else if (!known.includes(key)) fault(reader, 'unknown-key', [...where, key], suggest(key, known, reader.problems));
    else if (Object.hasOwn(found, key)) fault(reader, 'duplicate-key', [...where, key]);
    else found[key] = wordValue(word);
  }
  return found;
}

function setOnce(reader: Reader, target: Found, key: string, value: unknown): void {
  if (Object.hasOwn(target, key)) fault(reader, 'duplicate-key', [key]);
  else target[key] = value;
}

/** A line of a zone, of the options or of what is under way. */
function readNamed(reader: Reader, key: string, rest: string, where: Where): void {
  const { parts, side } = reader;
  const known: readonly string[] = side === null ? OF_BOTH : ZONES;
  if (key === 'options') setOnce(reader, parts, key, readFields(reader, rest, Object.keys(defaults), where));
  else if (key === 'phase') fault(reader, 'not-arrangeable', ['phase']);
  else if (known.includes(key)) setOnce(reader, side === null ? parts : (parts[side] as Found), key, rest.trim());
  else if ([...OF_BOTH, ...ZONES].includes(key)) fault(reader, 'unreadable-line', where);
  else fault(reader, 'unknown-key', [...where, key], suggest(key, [...known, 'options'], reader.problems));
}

function readLine(reader: Reader, line: string, where: Where): void {
  const { parts } = reader;
  const [, side, fields = ''] = SIDE.exec(line) ?? [];
  const [, key, rest = ''] = LINE.exec(line) ?? [];
  if (side === 'p0' || side === 'p1') {
    setOnce(reader, parts, side, readFields(reader, fields, OF_SIDE, where));
    reader.side = side;
  } else if (key !== undefined) readNamed(reader, key, rest, where);
  else {
    const head = readFields(reader, line, [...HEAD, ...CONFIG], where);
    for (const [name, value] of Object.entries(head)) setOnce(reader, parts, name, value);
  }
}

/** Takes the text of a position apart. Paths of lines start with their number, from 1. */
export function readText(text: unknown): { readonly parts: unknown; readonly problems: readonly PartsProblem[] } {
  const reader: Reader = { parts: {}, problems: [], side: null };
  if (typeof text !== 'string') fault(reader, 'wrong-type', [], { expected: ['text'] });
  else if (text.length > MOST_TEXT) fault(reader, 'too-long', [], { have: text.length, need: MOST_TEXT });
  else {
    for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
      if (line.trim() !== '') readLine(reader, line.trim(), [index + 1]);
    }
  }
  return { parts: reader.parts, problems: reader.problems };
}
