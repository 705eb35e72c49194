import type { Table } from '../../match/index.js';
import type { Session } from '../io.js';
import { columns } from '../text.js';
import { eloText, percent, range, results } from './figures.js';
import type { ContestFrame } from './frame.js';

/** A part of a report: a title and rows of cells, the first of them the heads. */
export interface Section {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

function standings({ standings: all }: Table, { heads, titles }: ContestFrame): Section {
  const hasForfeits = all.some(({ forfeits: { late, illegal, crashed } }) => late + illegal + crashed > 0);
  return {
    title: titles.standings,
    heads: [
      heads.bot,
      heads.games,
      heads.results,
      heads.share,
      heads.interval,
      heads.elo,
      ...(hasForfeits ? [heads.forfeits] : []),
    ],
    rows: all.map(({ forfeits: { late, illegal, crashed }, ...standing }) => [
      standing.name,
      String(standing.games),
      results(standing),
      percent(standing.share),
      range(standing.interval),
      eloText(standing.elo),
      ...(hasForfeits ? [`${late}/${illegal}/${crashed}`] : []),
    ]),
  };
}

function crosses({ crosses: all, standings: entrants }: Table, { heads, titles, against }: ContestFrame): Section {
  const nameOf = (side: number): string => entrants[side]?.name ?? '';
  return {
    title: titles.crosses,
    heads: [heads.meeting, heads.games, heads.results, heads.share, heads.interval, heads.elo],
    rows: all.map(({ sides: [first, second], ...cross }) => [
      `${nameOf(first)} ${against} ${nameOf(second)}`,
      String(cross.games),
      results(cross),
      percent(cross.share),
      range(cross.interval),
      eloText(cross.elo),
    ]),
  };
}

function decks({ decks: all }: Table, { heads, titles, against }: ContestFrame): Section {
  return {
    title: titles.decks,
    heads: [heads.seats, heads.games, heads.results, heads.share, heads.interval],
    rows: all.map(({ decks: [first, second], ...score }) => [
      `${first} ${against} ${second}`,
      String(score.games),
      results(score),
      percent(score.share),
      range(score.interval),
    ]),
  };
}

/** All parts of the report of a tournament; what says nothing that another says already is left out. */
export function sectionsOf(table: Table, frame: ContestFrame): readonly Section[] {
  return [
    standings(table, frame),
    ...(table.crosses.length > 1 ? [crosses(table, frame)] : []),
    ...(table.decks.some(({ decks: [first] }) => first !== '') ? [decks(table, frame)] : []),
  ];
}

/** The sentences below a table. */
export function closingOf(
  table: Table,
  frame: ContestFrame,
  elos: readonly [number, number] | null,
): readonly string[] {
  const { firstSeat, sprt } = table;
  const accepted = sprt?.accepted ?? null;
  return [
    frame.firstSeat(percent(firstSeat.share), range(firstSeat.interval), firstSeat.games),
    ...(sprt === null || elos === null
      ? []
      : [frame.decided(accepted, elos[accepted === 'elo0' ? 0 : 1], sprt.llr.toFixed(2))]),
    frame.confidence,
  ];
}

/** Sections as lines of text. */
export const sectionLines = (sections: readonly Section[], { ink }: Session): readonly string[] =>
  sections.flatMap(({ title, heads, rows }) => {
    const [head = '', ...lines] = columns([heads, ...rows], heads.map((_, at) => at).slice(1));
    return [ink.bold(title), ink.dim(head), ...lines, ''];
  });
