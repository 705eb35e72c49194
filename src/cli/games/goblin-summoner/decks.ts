import {
  type Deck,
  type DeckIssue,
  type DeckProblem,
  type Edit,
  formatDeckText,
  MOST_TEXT,
  parseDeckText,
  readDeck,
  repairDeck,
  type Verdict,
  validateDeck,
} from '../../../games/goblin-summoner/deck.js';
import { decks } from '../../../games/goblin-summoner/index.js';
import { explain, nameOf } from '../../../games/goblin-summoner/words/index.js';
import { parseJson } from '../../json.js';
import type { DeckTools, Finding, Reading, Repair, Report, Written } from '../../offer.js';
import { listed, plainly } from '../../text.js';
import { meant } from '../../usage-error.js';

/** What is wrong with a line of a deck text. */
const issueSays: Readonly<Record<string, string>> = {
  'unknown-card': 'is no card of the sets in use',
  'bad-count': 'is no number of copies: write a whole number from 1 to 1000 before the name',
  'unknown-heading': 'is no heading that is known',
  'too-long': 'is too long to be read',
  'unknown-affinity': 'is no affinity of the sets in use',
  'second-affinity': 'is a second affinity, and a deck has one',
  'second-name': 'is a second name, and a deck has one',
};

const editSays = (edit: Edit): string => {
  if (edit.edit === 'affinity') return `make the affinity ${nameOf(edit.affinity)}`;
  const cards = `${edit.copies} ${nameOf(edit.card)}`;
  return edit.edit === 'add' ? `put in ${cards}` : `take out ${cards}`;
};

/** Edits as one instruction, what goes before what comes. */
function editsSay(edits: readonly Edit[]): readonly string[] {
  const cards = (kind: 'add' | 'remove'): string =>
    listed(edits.flatMap((edit) => (edit.edit === kind ? [`${edit.copies} ${nameOf(edit.card)}`] : [])));
  const affinity = edits.filter(({ edit }) => edit === 'affinity').map(editSays);
  const [out, into] = [cards('remove'), cards('add')];
  return [...affinity, ...(out === '' ? [] : [`take out ${out}`]), ...(into === '' ? [] : [`put in ${into}`])];
}

const findingOfIssue = ({ code, text, line, didYouMean }: DeckIssue): Finding => ({
  severity: 'illegal',
  says: `Line ${line}: "${plainly(text)}" ${issueSays[code] ?? code}.${meant(didYouMean)}`,
  where: [],
  fix: [],
});

/** Where the cards of a problem stand; all that cost mana stand everywhere. */
const placesOf = ({ code, cards }: DeckProblem): readonly string[] =>
  code === 'deck-mana'
    ? []
    : cards.flatMap(({ name, copies, line }) => (line === undefined ? [] : [`line ${line}: ${copies} ${name}`]));

const findingOf = (problem: DeckProblem, language: string): Finding => ({
  severity: problem.severity,
  says: explain(problem, language),
  where: placesOf(problem),
  fix: editsSay(problem.fix ?? []),
});

function summaryOf({ stats, limits }: Verdict, { affinity }: Deck): string {
  const parts = [
    `${stats.cards} of ${limits.deckSize} cards`,
    `${stats.mana} of ${limits.deckManaLimit} mana`,
    affinity === '' ? 'no affinity' : `affinity ${plainly(nameOf(affinity))}`,
  ];
  return parts.join(', ');
}

/** A verdict in words; with issues the deck is not what was meant, and so not legal. */
function reportOf(verdict: Verdict, deck: Deck, issues: readonly DeckIssue[], language: string): Report {
  const { status, ruleset, limits, problems, stats } = verdict;
  const all = [...issues.map(findingOfIssue), ...problems.map((problem) => findingOf(problem, language))];
  const worst = issues.length > 0 ? 'illegal' : status;
  return {
    status: worst,
    findings: all,
    summary: summaryOf(verdict, deck),
    data: { status: worst, ruleset, limits, issues, problems, stats, deck },
  };
}

/** An object, or a list of anything that can stand in JSON; `[Monsters]` is a heading. */
const isJson = (text: string): boolean => /^\s*(\{|\[\s*["{[\]\d-])/.test(text);
const named = ({ name = '' }: Deck): string => plainly(name);

function readJsonDeck({ text, name }: Written, language: string): Reading<Deck> {
  const verdict = validateDeck(parseJson(text, name));
  const { deck, issues } = readDeck(text);
  const report = reportOf(verdict, deck, [], language);
  // What is malformed comes first, and is what reading the same text finds.
  return { deck, name: named(deck), form: 'json', report, unread: report.findings.slice(0, issues.length) };
}

function readListedDeck({ text }: Written, language: string): Reading<Deck> {
  const { deck, issues, lines } = parseDeckText(text);
  const report = reportOf(validateDeck(deck, { lines }), deck, issues, language);
  return { deck, name: named(deck), form: 'text', report, unread: report.findings.slice(0, issues.length) };
}

/** A text in which every unknown card that is near a known one is written as that, and what was done for it. */
interface Corrected {
  readonly text: string;
  readonly changes: readonly string[];
}

function corrected(text: string): Corrected {
  const lines = text.split(/\r\n|[\n\r\u0085\u2028\u2029]/);
  const changes: string[] = [];
  for (const { code, line, column, text: wrong, didYouMean } of parseDeckText(text).issues) {
    const [right] = didYouMean;
    const old = lines[line - 1];
    if (code !== 'unknown-card' || right === undefined || old?.startsWith(wrong, column - 1) !== true) continue;
    lines[line - 1] = old.slice(0, column - 1) + right + old.slice(column - 1 + wrong.length);
    changes.push(`read "${plainly(wrong)}" on line ${line} as ${right}`);
  }
  return { text: lines.join('\n'), changes };
}

/** So many lines that are left out are named. */
const MOST_NAMED = 20;

function leftOut(issues: readonly DeckIssue[]): readonly string[] {
  if (issues.length > MOST_NAMED) return [`leave out ${issues.length} lines that are not understood`];
  return issues.map(({ line, text }) => `leave out line ${line}, "${plainly(text)}"`);
}

const nothing = { deck: null, edits: [], data: { deck: null, problems: [{ code: 'no-cards', path: [] }] } } as const;

/** A legal deck from a list in which at least one card is known. */
function repairListed({ text: given }: Written): Repair<Deck> {
  const { text, changes } = corrected(given);
  const { deck: read, issues } = parseDeckText(text);
  // What is no deck at all is not made one: a wrong file would be lost.
  if (read.cards.length === 0 && issues.length > 0) return { ...nothing, findings: issues.map(findingOfIssue) };
  return repaired(read, [...changes, ...leftOut(issues)]);
}

function repaired(given: unknown, before: readonly string[], language?: string): Repair<Deck> {
  const repair = repairDeck(given);
  if (repair.deck === null) {
    const findings = repair.problems.map(
      (problem): Finding => ({ severity: 'illegal', says: explain(problem, language), where: [], fix: [] }),
    );
    return { deck: null, edits: [], findings, data: { deck: null, problems: repair.problems } };
  }
  const { deck, edits } = repair;
  return { deck, edits: [...before, ...edits.map(editSays)], findings: [], data: { deck, corrections: before, edits } };
}

/** The deck tools of Goblin Summoner, for cards of the house set. */
export const deckTools: DeckTools<Deck> = {
  ready: decks,
  limit: MOST_TEXT,
  nameOf: named,
  read: (written, language) =>
    isJson(written.text) ? readJsonDeck(written, language) : readListedDeck(written, language),
  judge: (deck, language) => reportOf(validateDeck(deck), deck, [], language),
  format: (deck) => formatDeckText(deck),
  repair: (written, language) =>
    isJson(written.text) ? repaired(parseJson(written.text, written.name), [], language) : repairListed(written),
};
