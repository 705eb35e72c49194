import { mirrored, noPairs, type PairCounts, withPair } from '../statistics/pairs.js';
import { type Plan, pairsOf } from './plan.js';
import type { GameReport, PairReport } from './report.js';

/** How games went for one side. */
export interface Results {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}
/** How often a side lost without the rules saying so. */
export interface Forfeits {
  readonly late: number;
  readonly illegal: number;
  readonly crashed: number;
}

/** What is known of a meeting so far. */
export interface MeetingTally {
  /** The pairs as the first side counts them. */
  readonly counts: PairCounts;
  /** The results of the side at seat 0, by leg. */
  readonly legs: readonly [Results, Results];
  /** By side. */
  readonly forfeits: readonly [Forfeits, Forfeits];
}

/** What is known of a tournament so far. */
export interface Tally {
  /** How many pairs were counted: all up to the first that was not. */
  readonly pairs: number;
  readonly actions: number;
  /** How many games were stopped by the limit of actions. */
  readonly stopped: number;
  /** By meeting. */
  readonly meetings: readonly MeetingTally[];
}

const noResults: Results = { wins: 0, draws: 0, losses: 0 };
const noForfeits: Forfeits = { late: 0, illegal: 0, crashed: 0 };

/** A tournament of which nothing is known. */
export const emptyTally = ({ meetings }: Plan): Tally => ({
  pairs: 0,
  actions: 0,
  stopped: 0,
  meetings: meetings.map(() => ({
    counts: noPairs,
    legs: [noResults, noResults],
    forfeits: [noForfeits, noForfeits],
  })),
});

/** The points of seat 0: 1, ½ or 0. */
const pointsOf = ({ winners }: GameReport): number => {
  if (winners.length !== 1) return 0.5;
  return winners[0] === 0 ? 1 : 0;
};

function withGame({ wins, draws, losses }: Results, game: GameReport): Results {
  const points = pointsOf(game);
  return {
    wins: wins + (points === 1 ? 1 : 0),
    draws: draws + (points === 0.5 ? 1 : 0),
    losses: losses + (points === 0 ? 1 : 0),
  };
}

/** The forfeits of a side, who sits at the given seat of each game. */
function withFaults(forfeits: Forfeits, games: PairReport['games'], seats: readonly [number, number]): Forfeits {
  const faults = games.flatMap((game, leg) => game.forfeits.filter(({ seat }) => seat === seats[leg]));
  const more = (kind: keyof Forfeits): number => forfeits[kind] + faults.filter((fault) => fault.kind === kind).length;
  return { late: more('late'), illegal: more('illegal'), crashed: more('crashed') };
}

function meetingWith({ counts, legs, forfeits }: MeetingTally, { games }: PairReport): MeetingTally {
  const [one, other] = games;
  return {
    counts: withPair(counts, pointsOf(one) + 1 - pointsOf(other)),
    legs: [withGame(legs[0], one), withGame(legs[1], other)],
    forfeits: [withFaults(forfeits[0], games, [0, 1]), withFaults(forfeits[1], games, [1, 0])],
  };
}

/** The tally with the next pair; a RangeError for any other. */
export function withReport(plan: Plan, tally: Tally, report: PairReport): Tally {
  if (report.pair !== tally.pairs || report.pair >= pairsOf(plan))
    throw new RangeError(`pair ${report.pair} is not next`);
  const at = report.pair % plan.meetings.length;
  const { games } = report;
  return {
    pairs: tally.pairs + 1,
    actions: tally.actions + games[0].length + games[1].length,
    stopped: tally.stopped + games.filter(({ ending }) => ending === 'stopped').length,
    meetings: tally.meetings.map((meeting, i) => (i === at ? meetingWith(meeting, report) : meeting)),
  };
}

/** Results of several together. */
export const addResults = (all: readonly Results[]): Results =>
  all.reduce(
    (sum, { wins, draws, losses }) => ({
      wins: sum.wins + wins,
      draws: sum.draws + draws,
      losses: sum.losses + losses,
    }),
    noResults,
  );

/** Forfeits of several together. */
export const addForfeits = (all: readonly Forfeits[]): Forfeits =>
  all.reduce(
    (sum, { late, illegal, crashed }) => ({
      late: sum.late + late,
      illegal: sum.illegal + illegal,
      crashed: sum.crashed + crashed,
    }),
    noForfeits,
  );

/** Pairs of several together. */
export const addCounts = (all: readonly PairCounts[]): PairCounts =>
  all.reduce(
    ([a, b, c, d, e], more): PairCounts => [a + more[0], b + more[1], c + more[2], d + more[3], e + more[4]],
    noPairs,
  );

/** The same results as the other side has them. */
const turned = ({ wins, draws, losses }: Results): Results => ({ wins: losses, draws, losses: wins });

/** What a side of a meeting got out of it. */
export interface SideTally {
  readonly counts: PairCounts;
  readonly results: Results;
  readonly forfeits: Forfeits;
}

/** A meeting as one of its sides sees it. */
export function sideOf({ counts, legs, forfeits }: MeetingTally, side: 0 | 1): SideTally {
  const results = addResults([legs[0], turned(legs[1])]);
  return side === 0
    ? { counts, results, forfeits: forfeits[0] }
    : { counts: mirrored(counts), results: turned(results), forfeits: forfeits[1] };
}
