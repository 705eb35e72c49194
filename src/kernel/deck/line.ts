import { fold } from '../fold.js';
import type { Dictionary } from './dictionary.js';

/** The most copies that one line of a text may name. */
const MOST_ON_A_LINE = 1_000;
/** The most characters of a line, its comment not counted. */
const LONGEST_LINE = 1_000;

/** What a deck text is made of. */
export interface Grammar {
  readonly cards: Dictionary;
  /** Words before a colon, folded, and the field each means; that of the deck's name is `name`. */
  readonly keys: Readonly<Record<string, string>>;
  /** Words that may stand over cards, folded, also without their last `s`; a number in parentheses may follow. */
  readonly headings: readonly string[];
}
/** What is wrong with a line of a deck text. */
export type LineCode = 'unknown-card' | 'bad-count' | 'unknown-heading' | 'too-long';
/** What a line of a deck text says; `at` is how many characters stand before `value` or `text`. */
export type Line =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'card'; readonly card: string; readonly copies: number }
  | { readonly kind: 'field'; readonly field: string; readonly value: string; readonly at: number }
  | { readonly kind: 'issue'; readonly code: LineCode; readonly text: string; readonly at: number };

/** A number of copies: digits, also full-width ones. */
const DIGITS = /^[0-9０-９]{1,7}$/;
/** What was surely meant as a number: `-1`, `1.5`, `1e9`, `"3"`, `0x`, `12345678`. */
const LIKE_NUMBER = /^["'“”‘’]?[-+−]?[0-9０-９][0-9０-９.,]*(?:e[-+]?[0-9]+)?["'“”‘’]?[x×]?$/i;

/** The number that a word says, or `null` if it is none from 1 to the most. */
function countIn(word: string): number | null {
  if (!DIGITS.test(word)) return null;
  const count = Number(word.normalize('NFKC'));
  return count >= 1 && count <= MOST_ON_A_LINE ? count : null;
}

/** One way to divide a line into a number of copies, as it is written, and a name. */
interface Division {
  readonly count: string;
  readonly name: string;
}

/** The ways to read a line, in order: `3 Net`, `3x Net`, `3×Net`; `3 x Net`; `Net`; `Net x3`, `Net×3`; `Net x 3`. */
function divisions(words: readonly string[]): readonly Division[] {
  const part = (start: number, end?: number): string => words.slice(start, end).join(' ');
  const isTimes = (word = ''): boolean => /^[x×]$/i.test(word);
  const [first = '', second] = words;
  const last = words.at(-1) ?? '';
  const glued = /^([0-9０-９]+)[x×](.*)$/i.exec(first);
  const trailing = /^(.*)[x×](.+)$/i.exec(last);
  const [, head = '', tail = ''] = trailing ?? [];
  return [
    glued ? { count: glued[1] ?? '', name: `${glued[2]} ${part(1)}` } : { count: first, name: part(1) },
    ...(isTimes(second) ? [{ count: first, name: part(2) }] : []),
    { count: '1', name: part(0) },
    ...(trailing ? [{ count: tail, name: `${part(0, -1)} ${head}` }] : []),
    ...(isTimes(words.at(-2)) ? [{ count: last, name: part(0, -2) }] : []),
  ];
}

/** The card that a line names, or what is wrong with its number; `null` if it names none. */
function cardOn(text: string, cards: Dictionary): Line | null {
  for (const { count, name } of divisions(text.split(/\s+/))) {
    const card = cards.find(name);
    if (card === undefined) continue;
    const copies = countIn(count);
    if (copies !== null) return { kind: 'card', card, copies };
    if (!LIKE_NUMBER.test(count)) continue;
    return { kind: 'issue', code: 'bad-count', text: count, at: text.startsWith(count) ? 0 : text.lastIndexOf(count) };
  }
  return null;
}

/** What a heading says, without brackets, colon and number, folded. */
export const titleOf = (text: string): string =>
  fold(text.replace(/^\[|\]$|\s*[:：]$/g, '')).replace(/ ?\([0-9]+\)$/, '');

/** A line that names no card. */
function otherLine(text: string, { headings }: Grammar): Line {
  const title = titleOf(text);
  if (headings.includes(title) || headings.includes(`${title}s`)) return { kind: 'nothing' };
  if (/^\[|[:：]/.test(text)) return { kind: 'issue', code: 'unknown-heading', text, at: 0 };
  const [first = ''] = text.split(/\s+/, 1);
  const rest = text.slice(first.length).trimStart();
  if (rest === '' || !LIKE_NUMBER.test(first)) return { kind: 'issue', code: 'unknown-card', text, at: 0 };
  const isCount = countIn(first.replace(/[x×]$/i, '')) !== null;
  if (!isCount) return { kind: 'issue', code: 'bad-count', text: first, at: 0 };
  const [, name = rest] = /^[x×]\s+(.*)$/i.exec(rest) ?? [];
  return { kind: 'issue', code: 'unknown-card', text: name, at: text.length - name.length };
}

/** `key: value`, where the key is one of those that are known. A name may hold what would start a comment elsewhere. */
function fieldOn(text: string, { keys }: Grammar): Line | null {
  const [, key = '', value = ''] = /^([^:：]{1,40})[:：]\s*(.*)$/.exec(text) ?? [];
  const word = fold(key);
  const field = Object.hasOwn(keys, word) ? keys[word] : undefined;
  if (field === undefined) return null;
  const said = field === 'name' ? value : withoutComment(value);
  return { kind: 'field', field, value: said, at: text.length - value.length };
}

/** What one line says; outer white space has been taken off. */
export function readLine(text: string, grammar: Grammar): Line {
  if (text === '') return { kind: 'nothing' };
  const field = fieldOn(text, grammar);
  if (field !== null) return field;
  const listed = text.replace(/^[-*•]\s+/, '');
  const said = text.length > LONGEST_LINE ? null : cardOn(listed, grammar.cards);
  if (said !== null) return moved(said, text.length - listed.length);
  if (/^(#|\/\/|;)/.test(text)) return { kind: 'nothing' };
  const bare = withoutComment(text);
  if (bare !== text) return readLine(bare, grammar);
  if (text.length > LONGEST_LINE) return { kind: 'issue', code: 'too-long', text, at: 0 };
  return moved(otherLine(listed, grammar), text.length - listed.length);
}

/** A comment starts with `//` or `#` after white space and goes on to the end of the line. */
function withoutComment(text: string): string {
  const start = text.search(/\s(\/\/|#)/);
  return start < 0 ? text : text.slice(0, start).trimEnd();
}

/** The same, where so many characters more stand before it. */
const moved = (line: Line, by: number): Line => ('at' in line ? { ...line, at: line.at + by } : line);
