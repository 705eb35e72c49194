import { suggest } from '../../../kernel/nearest.js';
import type { CardId, Keyword } from '../card.js';
import { type Bonus, noBonus } from '../state.js';
import type { PartsProblem } from './parts.js';

/** What is said of a card in brackets. */
export interface Marks {
  /** A face-down trap. */
  readonly set: boolean;
  /** A shield card the enemy has seen face up (G-15.4). */
  readonly seen: boolean;
  /** A shield card that was played this turn (G-7.7), or a feat that was used (G-13.1). */
  readonly spent: boolean;
  /** It entered this turn (G-8.3). */
  readonly fresh: boolean;
  readonly exhausted: boolean;
  /** Hit points lost. */
  readonly damage: number;
  /** The mana it holds back, where that is not what it should (G-6.2). */
  readonly locked: number | null;
  /** Indexes of the effects used this turn. */
  readonly used: readonly number[];
  readonly lasting: Bonus;
  readonly thisTurn: Bonus;
}
/** One card, or several that are alike. */
export interface Entry {
  readonly count: number;
  /** `null`: some card, it does not matter or is not known which. */
  readonly card: CardId | null;
  /** Whether it is marked as released from the shield (G-3.3). */
  readonly borne: boolean;
  readonly marks: Marks;
  /** The words used for the marks. */
  readonly named: readonly string[];
  /** Where the entry stands. */
  readonly path: PartsProblem['path'];
}

/** The most cards a zone may hold. */
const MOST_CARDS = 1000;
const WORDS = ['set', 'seen', 'spent', 'fresh', 'exhausted'] as const;
const NUMBERS = ['damage', 'locked', 'used'] as const;
const KEYWORDS = ['flying', 'reach', 'guard', 'immobile'] as const;
const ALL_MARKS: readonly string[] = [...WORDS, ...NUMBERS, ...KEYWORDS];

const ENTRY = /(?:(\d{1,7})[ \t]+)?(\?|[a-z0-9]+(?:-[a-z0-9]+)*)(\*)?(?:\(([^()]*)\))?(?=[\s,]|$)/;
const SEPARATORS = /[\s,]*/;
const ANYTHING = /[^\s,]+/;
const WORD = /^(set|seen|spent|fresh|exhausted)$/;
const NUMBER = /^(damage|locked|used) (\d{1,5})$/;
const BONUS = /^([+-]\d{1,5})\/([+-]\d{1,5})( this turn)?$/;
const KEYWORD = /^(flying|reach|guard|immobile)( this turn)?$/;

type Writable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

/** No marks at all. */
export const noMarks = (): Marks => ({
  set: false,
  seen: false,
  spent: false,
  fresh: false,
  exhausted: false,
  damage: 0,
  locked: null,
  used: [],
  lasting: noBonus(),
  thisTurn: noBonus(),
});

/** Takes in one mark; what it is called, or `null` if it is none. */
function takeMark(marks: Writable<Marks>, text: string): string | null {
  const [, word] = WORD.exec(text) ?? [];
  if (word !== undefined) {
    marks[word as (typeof WORDS)[number]] = true; // the pattern names these words alone
    return word;
  }
  const [, name, digits = ''] = NUMBER.exec(text) ?? [];
  if (name === 'used') {
    marks.used = [...marks.used, Number(digits)].sort((a, b) => a - b);
    return `used ${Number(digits)}`;
  }
  if (name === 'damage' || name === 'locked') {
    marks[name] = Number(digits);
    return name;
  }
  return takeBonus(marks, text);
}

/** Takes in a bonus or a keyword, lasting or until the end of the turn. */
function takeBonus(marks: Writable<Marks>, text: string): string | null {
  const [, attack, defence, bonusEnds] = BONUS.exec(text) ?? [];
  const [, keyword, keywordEnds] = KEYWORD.exec(text) ?? [];
  if (attack === undefined && keyword === undefined) return null;
  const place = bonusEnds === undefined && keywordEnds === undefined ? 'lasting' : 'thisTurn';
  const before = marks[place];
  if (keyword === undefined) {
    marks[place] = { ...before, attack: Number(attack) + 0, defence: Number(defence) + 0 };
    return `bonus ${place}`;
  }
  marks[place] = { ...before, keywords: [...before.keywords, keyword as Keyword] }; // the pattern names keywords alone
  return `${keyword} ${place}`;
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

/** Reads the cards of one zone; `-` alone, or nothing at all, is an empty one. */
export function readEntries(text: string, path: Entry['path'], problems: PartsProblem[]): readonly Entry[] {
  const entries: Entry[] = [];
  if (text.trim() === '-') return entries;
  let [at, left] = [0, MOST_CARDS];
  for (let index = 0; ; index++) {
    at += matchAt(SEPARATORS, text, at)?.[0].length ?? 0;
    if (at >= text.length) return entries;
    const place = [...path, index];
    const found = matchAt(ENTRY, text, at);
    at += (found ?? matchAt(ANYTHING, text, at))?.[0].length ?? 1;
    if (found === null) {
      problems.push({ severity: 'unreadable', code: 'bad-entry', path: place });
      continue;
    }
    const [, digits = '1', card = '?', star, inner] = found;
    const count = Number(digits);
    left -= count;
    if (left < 0 || count === 0) {
      const [code, need] = count === 0 ? (['too-small', 1] as const) : (['too-big', MOST_CARDS] as const);
      problems.push({ severity: 'unreadable', code, path: place, have: count === 0 ? 0 : MOST_CARDS - left, need });
      if (left < 0) return entries;
    }
    const marked = readMarks(inner, place, problems);
    entries.push({ count, card: card === '?' ? null : card, borne: star !== undefined, ...marked, path: place });
  }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  // A pattern of its own, since a sticky one remembers where it stands.
  const sticky = new RegExp(pattern.source, 'y');
  sticky.lastIndex = at;
  return sticky.exec(text);
}

const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`);

function showBonus({ attack, defence, keywords }: Bonus, ending: string): string[] {
  const words: string[] = keywords.map((keyword) => keyword + ending);
  return attack === 0 && defence === 0 ? words : [`${signed(attack)}/${signed(defence)}${ending}`, ...words];
}

/** One card with its marks. */
export function showEntry({ card, borne, marks }: Pick<Entry, 'card' | 'borne' | 'marks'>): string {
  const words: string[] = WORDS.filter((word) => marks[word]);
  if (marks.damage > 0) words.push(`damage ${marks.damage}`);
  if (marks.locked !== null) words.push(`locked ${marks.locked}`);
  words.push(...showBonus(marks.lasting, ''), ...showBonus(marks.thisTurn, ' this turn'));
  words.push(...marks.used.map((effect) => `used ${effect}`));
  return `${card ?? '?'}${borne ? '*' : ''}${words.length === 0 ? '' : `(${words.join(', ')})`}`;
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
