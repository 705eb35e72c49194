import { suggest } from '../nearest.js';
import type { Problem } from '../problem.js';
import { type Grammar, type Line, type LineCode, readLine, titleOf } from './line.js';
import { addTo, type Copies, type Listing, LONGEST_NAME } from './listing.js';

/** The most characters (UTF-16 units) of a deck text: 1 MB. A longer one is refused before it is read. */
export const MOST_TEXT = 1_048_576;
/** How much an issue repeats of a line. */
const EXCERPT = 200;

/** What can be wrong with the deck text of any game; a game adds what its own fields can have wrong. */
export type TextCode = LineCode | 'not-a-text' | 'too-large' | 'not-json' | 'second-name';
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
/** A line of a deck text that names a card; `line` counts from 1. */
export interface TextLine extends Copies {
  readonly line: number;
}
/** What was read of a deck text. */
export interface DeckTextOf<Deck> {
  /** Lines of one card are added up. */
  readonly deck: Deck;
  readonly issues: readonly DeckIssue[];
  /** Every line that names a card, for `validateDeck` to point at. */
  readonly lines: readonly TextLine[];
}
/** Why a field is refused, and what is near. */
export interface FieldIssue {
  readonly code: string;
  readonly didYouMean?: readonly string[];
}
/** Takes in a field of a game's own; `told` are the issues so far. */
export type TakeField = (field: string, value: string, told: readonly unknown[]) => FieldIssue | null;

/** One issue that concerns a text as a whole. */
const wholeIssue = (code: TextCode): DeckIssue => ({ line: 1, column: 1, text: '', code, didYouMean: [] });

const noField: TakeField = () => null;

/**
 * Reads a deck text. Whatever is not understood is an issue; work grows with the length of the text alone. Fields of a
 * game's own are handed to it, and are no part of what comes back.
 */
export function readText(text: unknown, grammar: Grammar, takeField: TakeField = noField): DeckTextOf<Listing> {
  if (typeof text !== 'string') return { deck: { cards: [] }, issues: [wholeIssue('not-a-text')], lines: [] };
  if (text.length > MOST_TEXT) return { deck: { cards: [] }, issues: [wholeIssue('too-large')], lines: [] };
  const reading: Reading = { grammar, takeField, issues: [], lines: [], copies: new Map(), name: null };
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|[\n\r\u0085\u2028\u2029]/);
  for (const [i, line] of lines.entries()) {
    takeLine(reading, readLine(line.trim(), grammar), i + 1, line.length - line.trimStart().length);
  }
  const { name, copies, issues, lines: read } = reading;
  const cards = [...copies].map(([card, count]) => ({ card, copies: count }));
  return { deck: { ...(name === null ? {} : { name }), cards }, issues, lines: read };
}

/** What has been read so far. */
interface Reading {
  readonly grammar: Grammar;
  readonly takeField: TakeField;
  readonly issues: DeckIssue[];
  readonly lines: TextLine[];
  readonly copies: Map<string, number>;
  name: string | null;
}

function takeLine(reading: Reading, said: Line, line: number, indent: number): void {
  if (said.kind === 'nothing') return;
  if (said.kind === 'card') {
    addTo(reading.copies, said.card, said.copies);
    reading.lines.push({ card: said.card, copies: said.copies, line });
    return;
  }
  const issue = said.kind === 'field' ? fieldIssue(reading, said.field, said.value) : lineIssue(reading, said);
  if (issue === null) return;
  const text = (said.kind === 'field' ? said.value : said.text).slice(0, EXCERPT);
  const { code, didYouMean = [] } = issue;
  reading.issues.push({ line, column: indent + said.at + 1, text, code, didYouMean });
}

function fieldIssue(reading: Reading, field: string, value: string): FieldIssue | null {
  if (field !== 'name') return reading.takeField(field, value, reading.issues);
  if (reading.name !== null) return { code: 'second-name' };
  if (value.length > LONGEST_NAME) return { code: 'too-long' };
  if (value !== '') reading.name = value;
  return null;
}

/** With what is near the text that was not understood, by what was looked for. */
function lineIssue(
  { grammar, issues }: Reading,
  { code, text }: Extract<Line, { readonly kind: 'issue' }>,
): FieldIssue {
  if (code === 'unknown-card') return { code, didYouMean: grammar.cards.near(text, issues) };
  return code === 'unknown-heading' ? { code, ...suggest(titleOf(text), grammar.headings, issues) } : { code };
}

/** How a game reads a deck: from a text, and from a value. */
export interface DeckReaders<Deck> {
  readonly text: (text: unknown) => DeckTextOf<Deck>;
  readonly value: (value: unknown) => { readonly deck: Deck; readonly problems: readonly Problem[] };
}

/** Reads a deck from text or JSON: a text that starts with a brace is JSON. What is malformed is told as issues. */
export function readEither<Deck>(text: unknown, readers: DeckReaders<Deck>): DeckTextOf<Deck> {
  if (typeof text !== 'string' || text.length > MOST_TEXT || !/^\ufeff?\s*\{/.test(text)) return readers.text(text);
  const json = parseJson(text.replace(/^\ufeff/, ''));
  if (json === undefined) return { ...readers.text(''), issues: [wholeIssue('not-json')] };
  const { deck, problems } = readers.value(json);
  const issues = problems.map(({ code, path, didYouMean = [] }): DeckIssue => {
    return { line: 1, column: 1, text: path.join('.'), code, didYouMean };
  });
  return { deck, issues, lines: [] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // not JSON: what a text may be
  }
}
