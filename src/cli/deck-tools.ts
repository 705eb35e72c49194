import type { RepairOf } from '../kernel/deck/repair.js';
import type { DeckIssue, DeckTextOf } from '../kernel/deck/text.js';
import type { DeckProblemOf } from '../kernel/deck/verdict.js';
import type { Trouble } from '../kernel/words/trouble.js';
import { parseJson } from './json.js';
import type { DeckTools, Finding, Reading, Repair, Report, Written } from './offer.js';
import { plainly } from './text.js';

/** What is judged of a deck. */
interface Judgement<Edit> {
  readonly status: Report['status'];
  readonly problems: readonly DeckProblemOf<string, Edit>[];
}
/** The sentences about decks that belong to a language. */
export interface DeckPhrases<Edit> {
  readonly line: (line: number) => string;
  readonly didYouMean: (near: readonly string[]) => string;
  readonly nameOf: (id: string) => string;
  readonly putIn: (cards: readonly string[]) => string;
  readonly takeOut: (cards: readonly string[]) => string;
  /** An edit that is none of cards, as an instruction; `null` for any other. */
  readonly otherEdit: (edit: Edit) => string | null;
  readonly readAs: (wrong: string, line: number, right: string) => string;
  readonly leaveOut: (line: number, text: string) => string;
  readonly leaveOutMany: (count: number) => string;
}

/** The deck tools of a game's library, with the words to tell of them. */
export interface DeckLibrary<Deck extends { readonly cards: readonly unknown[] }, Edit, V extends Judgement<Edit>> {
  readonly ready: Readonly<Record<string, Deck>>;
  readonly limit: number;
  readonly nameOf: (deck: Deck) => string;
  readonly parse: (text: string) => DeckTextOf<Deck>;
  readonly readJson: (text: string) => DeckTextOf<Deck>;
  readonly validate: (deck: unknown, lines: DeckTextOf<Deck>['lines'] | undefined, language: string) => V;
  readonly format: (deck: Deck, language: string) => string;
  readonly repair: (deck: unknown) => RepairOf<Deck, Edit>;
  /** One sentence about a problem, or about a part of a text that was not understood. */
  readonly explain: (trouble: Trouble, language: string) => string;
  /** Whether a deck has each card once, so that no number of copies is told. */
  readonly isSingle?: true;
  /** Faults whose places are everywhere, so that none is named. */
  readonly everywhere: readonly string[];
  readonly summary: (verdict: V, deck: Deck, language: string) => string;
  readonly phrases: (language: string) => DeckPhrases<Edit>;
}

/** An object, or a list of anything that can stand in JSON; `[Monsters]` is a heading. */
const isJson = (text: string): boolean => /^\s*(\{|\[\s*["{[\]\d-])/.test(text);
/** So many lines that are left out are named. */
const MOST_NAMED = 20;

type Named = { readonly name?: string; readonly cards: readonly unknown[] };
type Library<Deck extends Named, Edit, V extends Judgement<Edit>> = DeckLibrary<Deck, Edit, V>;

function findingOfIssue<Deck extends Named, Edit, V extends Judgement<Edit>>(
  { explain, phrases }: Library<Deck, Edit, V>,
  { didYouMean, ...issue }: DeckIssue,
  language: string,
): Finding {
  const says = explain({ ...issue, text: plainly(issue.text) }, language);
  return { severity: 'illegal', says: says + phrases(language).didYouMean(didYouMean), where: [], fix: [] };
}

/** Where a deck has each card once, there is no number of copies. */
type CardEdit = { readonly edit: string; readonly card: string; readonly copies?: number };
const isOfCards = (edit: unknown): edit is CardEdit => typeof Object(edit).card === 'string';

/** Edits as few instructions: first what concerns no cards, then what goes, then what comes. */
function editsSay<Edit>(edits: readonly Edit[], phrases: DeckPhrases<Edit>): readonly string[] {
  const all: readonly unknown[] = edits;
  const cards = (kind: string): readonly string[] =>
    all
      .filter(isOfCards)
      .filter(({ edit }) => edit === kind)
      .map(({ copies, card }) => `${copies === undefined ? '' : `${copies} `}${phrases.nameOf(card)}`);
  const [out, into] = [cards('remove'), cards('add')];
  return [
    ...edits.map(phrases.otherEdit).filter((said) => said !== null),
    ...(out.length === 0 ? [] : [phrases.takeOut(out)]),
    ...(into.length === 0 ? [] : [phrases.putIn(into)]),
  ];
}

function findingOf<Deck extends Named, Edit, V extends Judgement<Edit>>(
  { phrases, everywhere, explain, isSingle }: Library<Deck, Edit, V>,
  fault: DeckProblemOf<string, Edit>,
  language: string,
): Finding {
  const own = phrases(language);
  const cards = everywhere.includes(fault.code) ? [] : fault.cards;
  return {
    severity: fault.severity,
    says: explain(fault, language),
    where: cards.flatMap(({ name, copies, line }) =>
      line === undefined ? [] : [`${own.line(line)}: ${isSingle ? '' : `${copies} `}${name}`],
    ),
    fix: editsSay(fault.fix ?? [], own),
  };
}

/** A verdict in words; with issues the deck is not what was meant, and so not legal. */
function reportOf<Deck extends Named, Edit, V extends Judgement<Edit>>(
  library: Library<Deck, Edit, V>,
  verdict: V,
  { deck, issues }: Omit<DeckTextOf<Deck>, 'lines'>,
  language: string,
): Report {
  const found = [
    ...issues.map((issue) => findingOfIssue(library, issue, language)),
    ...verdict.problems.map((problem) => findingOf(library, problem, language)),
  ];
  const status = issues.length > 0 ? 'illegal' : verdict.status;
  const summary = library.summary(verdict, deck, language);
  return { status, findings: found, summary, data: { ...verdict, status, issues, deck } };
}

function readText<Deck extends Named, Edit, V extends Judgement<Edit>>(
  library: Library<Deck, Edit, V>,
  { text }: Written,
  language: string,
): Reading<Deck> {
  const { deck, issues, lines } = library.parse(text);
  const report = reportOf(library, library.validate(deck, lines, language), { deck, issues }, language);
  const unread = report.findings.slice(0, issues.length);
  return { deck, name: plainly(deck.name ?? ''), form: 'text', report, unread };
}

function readJson<Deck extends Named, Edit, V extends Judgement<Edit>>(
  library: Library<Deck, Edit, V>,
  { text, name }: Written,
  language: string,
): Reading<Deck> {
  const verdict = library.validate(parseJson(text, name), undefined, language);
  const { deck, issues } = library.readJson(text);
  const report = reportOf(library, verdict, { deck, issues: [] }, language);
  // What is malformed comes first, and is what reading the same text finds.
  const unread = report.findings.slice(0, issues.length);
  return { deck, name: plainly(deck.name ?? ''), form: 'json', report, unread };
}

/** A text in which every unknown card that is near a known one is written as that, and what was done for it. */
function corrected<Edit>(text: string, found: readonly DeckIssue[], { readAs }: DeckPhrases<Edit>) {
  const lines = text.split(/\r\n|[\n\r\u0085\u2028\u2029]/);
  const changes: string[] = [];
  for (const { code, line, column, text: wrong, didYouMean } of found) {
    const [right] = didYouMean;
    const old = lines[line - 1];
    if (code !== 'unknown-card' || right === undefined || old?.startsWith(wrong, column - 1) !== true) continue;
    lines[line - 1] = old.slice(0, column - 1) + right + old.slice(column - 1 + wrong.length);
    changes.push(readAs(plainly(wrong), line, right));
  }
  return { text: lines.join('\n'), changes };
}

function leftOut<Edit>(issues: readonly DeckIssue[], { leaveOut, leaveOutMany }: DeckPhrases<Edit>): readonly string[] {
  if (issues.length > MOST_NAMED) return [leaveOutMany(issues.length)];
  return issues.map(({ line, text }) => leaveOut(line, plainly(text)));
}

const nothing = { deck: null, edits: [], data: { deck: null, problems: [{ code: 'no-cards', path: [] }] } } as const;

/** A legal deck from a list in which at least one card is known. */
function repairText<Deck extends Named, Edit, V extends Judgement<Edit>>(
  library: Library<Deck, Edit, V>,
  given: string,
  language: string,
): Repair<Deck> {
  const phrases = library.phrases(language);
  const { text, changes } = corrected(given, library.parse(given).issues, phrases);
  const { deck, issues } = library.parse(text);
  // What is no deck at all is not made one: a wrong file would be lost.
  if (deck.cards.length === 0 && issues.length > 0) {
    return { ...nothing, findings: issues.map((issue) => findingOfIssue(library, issue, language)) };
  }
  return repaired(library, deck, [...changes, ...leftOut(issues, phrases)], language);
}

function repaired<Deck extends Named, Edit, V extends Judgement<Edit>>(
  { repair, explain, phrases }: Library<Deck, Edit, V>,
  given: unknown,
  before: readonly string[],
  language: string,
): Repair<Deck> {
  const mended = repair(given);
  if ('problems' in mended) {
    const findings = mended.problems.map(
      (problem): Finding => ({ severity: 'illegal', says: explain(problem, language), where: [], fix: [] }),
    );
    return { deck: null, edits: [], findings, data: { deck: null, problems: mended.problems } };
  }
  const { deck, edits } = mended;
  const said = [...before, ...edits.flatMap((edit) => editsSay([edit], phrases(language)))];
  return { deck, edits: said, findings: [], data: { deck, corrections: before, edits } };
}

/** The deck tools that the commands use, from those of a game's library. */
export const deckToolsOf = <Deck extends Named, Edit, V extends Judgement<Edit>>(
  library: Library<Deck, Edit, V>,
): DeckTools<Deck> => ({
  ready: library.ready,
  limit: library.limit,
  nameOf: library.nameOf,
  format: library.format,
  read: (written, language) => (isJson(written.text) ? readJson : readText)(library, written, language),
  judge: (deck, language) =>
    reportOf(library, library.validate(deck, undefined, language), { deck, issues: [] }, language),
  repair: ({ text, name }, language) =>
    isJson(text) ? repaired(library, parseJson(text, name), [], language) : repairText(library, text, language),
});
