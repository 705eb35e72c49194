import { suggest } from '../../../kernel/nearest.js';
import { type Grammar, type Line, readLine, titleOf } from './line.js';

/** The most characters (UTF-16 units) of a deck text: 1 MB. A longer one is refused before it is read. */
export const MOST_TEXT = 1_048_576;
/** How much an issue repeats of a line. */
const EXCERPT = 200;

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
export interface TextLine {
  readonly card: string;
  readonly copies: number;
  readonly line: number;
}
/** What the lines of a deck text say. */
export interface ReadLines {
  /** Lines of one card added up, in the order in which the cards first appear. */
  readonly cards: readonly { readonly card: string; readonly copies: number }[];
  readonly lines: readonly TextLine[];
  readonly issues: readonly DeckIssue[];
}
/** Takes in a field; a code if it is refused. */
export type TakeField = (field: string, value: string) => string | null;

/** One issue that concerns a text as a whole. */
export const wholeIssue = (code: string): DeckIssue => ({ line: 1, column: 1, text: '', code, didYouMean: [] });

/** Reads the lines of a deck text. Whatever is not understood is an issue; work grows with the length of the text alone. */
export function readLines(text: unknown, grammar: Grammar, takeField: TakeField): ReadLines {
  const issues: DeckIssue[] = [];
  const lines: TextLine[] = [];
  const copies = new Map<string, number>();
  const take = (said: Line, line: number, indent: number): void => {
    if (said.kind === 'nothing') return;
    if (said.kind === 'card') {
      copies.set(said.card, (copies.get(said.card) ?? 0) + said.copies);
      lines.push({ card: said.card, copies: said.copies, line });
      return;
    }
    const code = said.kind === 'issue' ? said.code : takeField(said.field, said.value);
    if (code === null) return;
    const found = said.kind === 'issue' ? said.text : said.value;
    const didYouMean = nearTo(code, found, grammar, issues);
    issues.push({ line, column: indent + said.at + 1, text: found.slice(0, EXCERPT), code, didYouMean });
  };
  if (typeof text !== 'string') issues.push(wholeIssue('not-a-text'));
  else if (text.length > MOST_TEXT) issues.push(wholeIssue('too-large'));
  else {
    for (const [i, line] of text
      .replace(/^\ufeff/, '')
      .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
      .entries()) {
      take(readLine(line.trim(), grammar), i + 1, line.length - line.trimStart().length);
    }
  }
  return { cards: [...copies].map(([card, count]) => ({ card, copies: count })), lines, issues };
}

/** What is near the text that was not understood, by what was looked for. */
function nearTo(code: string, text: string, { cards, headings }: Grammar, told: readonly unknown[]): readonly string[] {
  if (code === 'unknown-card') return cards.near(text, told);
  return code === 'unknown-heading' ? (suggest(titleOf(text), headings, told).didYouMean ?? []) : [];
}
