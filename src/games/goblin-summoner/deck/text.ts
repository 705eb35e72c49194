import { suggest } from '../../../kernel/nearest.js';
import type { CardId, Deck, TypeId } from '../card.js';
import type { Lexicon } from './lexicon.js';
import { headings, type Line, type LineCode, readLine, titleOf } from './line.js';
import type { TextLine } from './settings.js';

/** The most characters (UTF-16 units) of a deck text: 1 MB. A longer one is refused before it is read. */
export const MOST_TEXT = 1_048_576;
/** The most characters of a deck's name. */
const LONGEST_NAME = 200;
/** How much an issue repeats of a line. */
const EXCERPT = 200;

/** What is wrong with a deck text; for one that is JSON also the codes of forms, such as `missing`. */
export type IssueCode =
  | LineCode
  | 'not-a-text'
  | 'too-large'
  | 'not-json'
  | 'unknown-affinity'
  | 'second-affinity'
  | 'second-name';
/** A part of a deck text that was not understood; line and column count from 1. */
export interface DeckIssue {
  readonly line: number;
  readonly column: number;
  /** What was not understood, its first 200 characters; in JSON, where it is. */
  readonly text: string;
  readonly code: string;
  /** Names that are near. */
  readonly didYouMean: readonly string[];
}
/** What was read of a deck text. */
export interface DeckText {
  /** Lines of one card are added up; the affinity is empty if none is given. */
  readonly deck: Deck;
  readonly issues: readonly DeckIssue[];
  /** Every line that names a card, for `validateDeck` to point at. */
  readonly lines: readonly TextLine[];
}

/** Nothing read, for one reason. */
export const unread = (code: IssueCode): DeckText => ({
  deck: { affinity: '', cards: [] },
  issues: [{ line: 1, column: 1, text: '', code, didYouMean: [] }],
  lines: [],
});

/** What has been read so far. */
interface Reading {
  readonly lexicon: Lexicon;
  readonly copies: Map<CardId, number>;
  readonly lines: TextLine[];
  readonly issues: DeckIssue[];
  name?: string;
  affinity?: TypeId;
}
/** Where what is told stands. */
interface Place {
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

/** What is near the text that was not understood, by what was looked for. */
function nearTo(code: IssueCode, text: string, { lexicon, issues }: Reading): readonly string[] {
  if (code === 'unknown-card') return lexicon.cards.near(text, issues);
  if (code === 'unknown-affinity') return lexicon.types.near(text, issues);
  return code === 'unknown-heading' ? (suggest(titleOf(text), headings, issues).didYouMean ?? []) : [];
}

function tell(reading: Reading, code: IssueCode, { line, column, text }: Place): void {
  const didYouMean = nearTo(code, text, reading);
  reading.issues.push({ line, column, text: text.slice(0, EXCERPT), code, didYouMean });
}

function takeName(reading: Reading, place: Place): void {
  if (reading.name !== undefined) tell(reading, 'second-name', place);
  else if (place.text.length > LONGEST_NAME) tell(reading, 'too-long', place);
  else if (place.text !== '') reading.name = place.text;
}

function takeAffinity(reading: Reading, place: Place): void {
  if (place.text === '') return;
  const type = reading.lexicon.types.find(place.text);
  if (type === undefined) tell(reading, 'unknown-affinity', place);
  else if (reading.affinity !== undefined && reading.affinity !== type) tell(reading, 'second-affinity', place);
  else reading.affinity = type;
}

function takeLine(reading: Reading, said: Line, line: number, indent: number): void {
  if (said.kind === 'nothing') return;
  if (said.kind === 'card') {
    const { card, copies } = said;
    reading.copies.set(card, (reading.copies.get(card) ?? 0) + copies);
    reading.lines.push({ card, copies, line });
    return;
  }
  const column = indent + said.at + 1;
  if (said.kind === 'issue') tell(reading, said.code, { line, column, text: said.text });
  else (said.kind === 'name' ? takeName : takeAffinity)(reading, { line, column, text: said.value });
}

/** Reads a deck text. Whatever is not understood is an issue; work grows with the length of the text alone. */
export function readText(text: unknown, lexicon: Lexicon): DeckText {
  if (typeof text !== 'string') return unread('not-a-text');
  if (text.length > MOST_TEXT) return unread('too-large');
  const reading: Reading = { lexicon, copies: new Map(), lines: [], issues: [] };
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|[\n\r\u0085\u2028\u2029]/);
  for (const [i, line] of lines.entries()) {
    takeLine(reading, readLine(line.trim(), lexicon.cards), i + 1, line.length - line.trimStart().length);
  }
  const { name, affinity = '', copies, issues } = reading;
  const cards = [...copies].map(([card, count]) => ({ card, copies: count }));
  return { deck: { ...(name === undefined ? {} : { name }), affinity, cards }, issues, lines: reading.lines };
}
