import { suggest } from '../../../kernel/nearest.js';
import type { CardId } from '../card.js';
import type { Unit } from '../state.js';
import type { PartsProblem } from './parts.js';

/** What is said of a card in brackets. */
export interface Marks extends Pick<Unit, 'damage' | 'attacks' | 'moved' | 'saved' | 'bonus' | 'absorbed'> {
  /** A hand card that the other player knows (S-15.8). */
  readonly shown: boolean;
}
/** One card, or several that are alike. */
export interface Entry {
  readonly count: number;
  /** `null`: some card, it does not matter or is not known which. */
  readonly card: CardId | null;
  readonly marks: Marks;
  /** The words used for the marks. */
  readonly named: readonly string[];
  /** Where the entry stands. */
  readonly path: PartsProblem['path'];
}

/** The most cards a zone may hold. */
const MOST_CARDS = 1000;
const NUMBERS = ['damage', 'attacks', 'saved'] as const;
const FLAGS = ['moved', 'shown'] as const;
const ALL_MARKS: readonly string[] = [...NUMBERS, ...FLAGS, 'over', '+1'];

/** A count, a card, its marks; or else anything. */
const ENTRY = /(?:(\d{1,7})[ \t]+)?(\?|[a-z0-9]+(?:-[a-z0-9]+)*)(?:\(([^()]*)\))?(?=[\s,]|$)|[^\s,]+/g;
const NUMBER = /^(damage|attacks|saved) (\d{1,5})$/;
const BONUS = /^\+(\d{1,5})$/;
const OVER = /^over ([a-z0-9-]+(?: [a-z0-9-]+)*)$/;

type Writable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

/** No marks at all. */
export const noMarks = (): Marks => ({
  ...{ damage: 0, attacks: 0, moved: false, saved: 0, bonus: 0, absorbed: [], shown: false },
});

/** Takes in one mark; what it is called, or `null` if it is none. */
function takeMark(marks: Writable<Marks>, text: string): string | null {
  const flag = FLAGS.find((word) => word === text);
  if (flag !== undefined) {
    marks[flag] = true;
    return flag;
  }
  const [, word, digits] = NUMBER.exec(text) ?? [];
  const number = NUMBERS.find((one) => one === word);
  if (number !== undefined) {
    marks[number] = Number(digits);
    return number;
  }
  const [, bonus] = BONUS.exec(text) ?? [];
  if (bonus !== undefined) {
    marks.bonus = Number(bonus);
    return 'bonus';
  }
  const [, tucked] = OVER.exec(text) ?? [];
  if (tucked === undefined) return null;
  marks.absorbed = tucked.split(' ');
  return 'over';
}

function readMarks(
  text: string | undefined,
  path: Entry['path'],
  problems: PartsProblem[],
): Pick<Entry, 'marks' | 'named'> {
  const marks: Writable<Marks> = noMarks();
  const named: string[] = [];
  for (const part of text === undefined ? [] : text.split(',')) {
    const mark = part.trim().replace(/\s+/g, ' ');
    const name = takeMark(marks, mark);
    if (name === null) {
      const [word = ''] = mark.split(' ');
      problems.push({ severity: 'unreadable', code: 'unknown-mark', path, ...suggest(word, ALL_MARKS, problems) });
    } else if (named.includes(name)) problems.push({ severity: 'unreadable', code: 'duplicate-mark', path });
    else named.push(name);
  }
  return { marks, named };
}

/** Reads the cards of one zone, at least so many of each; `-` alone, or nothing at all, is an empty one. */
export function readEntries(
  text: string,
  path: Entry['path'],
  problems: PartsProblem[],
  least: 0 | 1 = 1,
): readonly Entry[] {
  const entries: Entry[] = [];
  if (text.trim() === '-') return entries;
  let [left, index] = [MOST_CARDS, 0];
  const fault = (code: string, at: Entry['path'], more: Partial<PartsProblem> = {}): void =>
    void problems.push({ severity: 'unreadable', code, path: at, ...more });
  for (const [, digits = '1', card, inner] of text.matchAll(ENTRY)) {
    const place = [...path, index++];
    const count = Number(digits);
    if (card === undefined) {
      fault('bad-entry', place);
      continue;
    }
    left -= count;
    if (left < 0) {
      fault('too-big', place, { have: MOST_CARDS - left, need: MOST_CARDS });
      return entries;
    }
    if (count < least) fault('too-small', place, { have: count, need: least });
    entries.push({ count, card: card === '?' ? null : card, ...readMarks(inner, place, problems), path: place });
  }
  return entries;
}

/** One card with its marks. */
export function showEntry(card: CardId | null, marks: Marks = noMarks()): string {
  const { bonus, absorbed } = marks;
  const words: string[] = NUMBERS.flatMap((name) => (marks[name] > 0 ? [`${name} ${marks[name]}`] : []));
  words.push(...FLAGS.filter((name) => marks[name]));
  if (bonus > 0) words.push(`+${bonus}`);
  if (absorbed.length > 0) words.push(`over ${absorbed.join(' ')}`);
  return `${card ?? '?'}${words.length === 0 ? '' : `(${words.join(', ')})`}`;
}

/** The cards of one zone, in order; those that are alike and lie side by side are counted. */
export function showAll(cards: readonly string[]): string {
  if (cards.length === 0) return '-';
  const groups: { readonly text: string; count: number }[] = [];
  for (const text of cards) {
    const last = groups.at(-1);
    if (last?.text === text) last.count += 1;
    else groups.push({ text, count: 1 });
  }
  // A comma, since `10 20` would be ten cards that are called 20.
  return groups.map(({ text, count }) => (count === 1 ? text : `${count} ${text}`)).join(', ');
}
