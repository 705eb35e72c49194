import { nearest } from '../kernel/nearest.js';
import { frameIn } from './frames.js';
import { readText } from './input.js';
import type { Session } from './io.js';
import type { AnyOffer, DeckTools, Report, Written } from './offer.js';
import { decksOf } from './offers.js';
import { plainly } from './text.js';
import { meant, UsageError } from './usage-error.js';
import { findingsLines, verdictLine } from './verdict.js';

/** Where a deck comes from. */
export interface DeckSource extends Written {
  /** The file it can be written back to; null for a ready deck and for the standard input. */
  readonly file: string | null;
}

/** Whether a text is the id of a ready deck; a file of that name is meant by `./NAME`. */
const isReady = ({ ready }: Pick<DeckTools<unknown>, 'ready'>, from: string): boolean => Object.hasOwn(ready, from);

/** The text of a ready deck, a file, or the standard input for `-`; UsageError where it cannot be read. */
export async function deckSource(session: Session, offer: AnyOffer, from: string): Promise<DeckSource> {
  const tools = decksOf(offer);
  if (isReady(tools, from)) {
    const deck = tools.ready[from];
    return { text: tools.format(deck, offer.languages[0] ?? 'en'), name: tools.nameOf(deck), file: null };
  }
  const text = await readText(session, { from, what: 'deck', limit: tools.limit }).catch((error: unknown) => {
    if (!(error instanceof UsageError) || !/^[\w-]{2,}$/.test(from)) throw error;
    const near = nearest(from.toLowerCase(), Object.keys(tools.ready));
    throw new UsageError(`${error.message} It is no ready deck, either.${meant(near)}`);
  });
  return { text, name: from === '-' ? 'standard input' : plainly(from), file: from === '-' ? null : from };
}

/** A deck to play with, and what it is worth. */
export interface Contender {
  readonly deck: unknown;
  readonly name: string;
  readonly report: Report;
}

/** Reads a deck and judges it in a language; UsageError where it cannot be read. */
export async function contender(session: Session, offer: AnyOffer, from: string, language: string): Promise<Contender> {
  const tools = decksOf(offer);
  const source = await deckSource(session, offer, from);
  const { deck, name: own, report } = tools.read(source, language);
  // A ready deck as it stands, not as it is written as a list.
  return { deck: isReady(tools, from) ? tools.ready[from] : deck, name: own === '' ? source.name : own, report };
}

/** Says what the decks are worth; whether all of them are legal. */
export function judged(decks: readonly Contender[], session: Session, language: string, isSilent: boolean): boolean {
  const frame = frameIn(language);
  for (const { name, report } of decks) {
    if (!isSilent) session.say(verdictLine(name, report, session, frame));
    if (report.status === 'legal') continue;
    if (isSilent) session.note(frame.notLegal(name));
    session.note(...findingsLines(report.findings, session, frame));
  }
  return decks.every(({ report }) => report.status === 'legal');
}
