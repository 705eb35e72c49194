import { InvalidInputError } from '../../kernel/errors.js';
import { digestOf, type Plan } from './plan.js';
import type { GameReport, PairReport } from './report.js';

/** A log that was read: one JSON object a line, the first about the tournament, each other one about a pair. */
export interface TournamentLog {
  /** Null: nothing was left of the first line. */
  readonly plan: string | null;
  readonly pairs: readonly PairReport[];
  /** The text without a last line that was only half written: what a file may keep to be written on. */
  readonly sound: string;
  /** How many characters of such a line were dropped. */
  readonly dropped: number;
}

/** The first line of a log. */
export const headLine = (plan: Plan): string => {
  const { game, rules, seed, entrants } = plan;
  const names = entrants.map(({ name }) => name);
  return `${JSON.stringify({ tournament: 1, plan: digestOf(plan), game, rules, seed, entrants: names })}\n`;
};

/** The line of a pair. The actions of its games are not in it. */
export const pairLine = ({ pair, games }: PairReport): string =>
  `${JSON.stringify({ pair, games: games.map(({ actions: _actions, ...game }) => game) })}\n`;

const bad = (code: string, line: number): never => {
  throw new InvalidInputError([{ code, path: ['log', line] }]);
};

function isGame(value: unknown): value is GameReport {
  const { winners, ending, reason, length, forfeits } = Object(value) as Readonly<Record<string, unknown>>;
  const isSeat = (seat: unknown): boolean => seat === 0 || seat === 1;
  return (
    Array.isArray(winners) &&
    winners.every(isSeat) &&
    ['played', 'forfeited', 'stopped'].includes(String(ending)) &&
    (reason === null || typeof reason === 'string') &&
    Number.isSafeInteger(length) &&
    Array.isArray(forfeits) &&
    forfeits.every((each) => isSeat(Object(each).seat) && ['late', 'illegal', 'crashed'].includes(Object(each).kind))
  );
}

function parsed(line: string, number: number): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(line);
    return Object(value) as Readonly<Record<string, unknown>>;
  } catch {
    return bad('not-a-log', number); // the parser's own words are about a line that nobody wrote by hand
  }
}

/** Reads a log; InvalidInputError (`not-a-log` with the line, from 1) for what is none. Its last line may be cut anywhere. */
export function readTournamentLog(text: string): TournamentLog {
  const sound = text.slice(0, text.lastIndexOf('\n') + 1);
  const [head, ...rest] = sound.split('\n').slice(0, -1);
  const dropped = text.length - sound.length;
  if (head === undefined) return { plan: null, pairs: [], sound, dropped };
  const { tournament, plan } = parsed(head, 1);
  if (tournament !== 1 || typeof plan !== 'string') return bad('not-a-log', 1);
  const pairs = rest.map((line, i): PairReport => {
    const { pair, games } = parsed(line, i + 2);
    const [first, second] = Array.isArray(games) ? (games as unknown[]) : [];
    return pair === i && isGame(first) && isGame(second) ? { pair, games: [first, second] } : bad('not-a-log', i + 2);
  });
  return { plan, pairs, sound, dropped };
}

/** The pairs of a log that belongs to a plan; InvalidInputError (`other-tournament`) if it is of another. */
export function pairsOfLog(log: TournamentLog, plan: Plan): readonly PairReport[] {
  return log.plan === null || log.plan === digestOf(plan) ? log.pairs : bad('other-tournament', 1);
}
