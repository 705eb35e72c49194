import { type EloDifference, eloOfPairs } from '../statistics/elo.js';
import { type Interval, wilson } from '../statistics/interval.js';
import { type PairCounts, shareOfPairs } from '../statistics/pairs.js';
import { type Sprt, type SprtState, sprt } from '../statistics/sprt.js';
import { type Plan, pairsOf } from './plan.js';
import {
  addCounts,
  addForfeits,
  addResults,
  type Forfeits,
  type Results,
  type SideTally,
  sideOf,
  type Tally,
} from './tally.js';

/** Results, and the share of points they are. */
export interface Score extends Results {
  readonly games: number;
  /** Points, a draw being half of one, by games; ½ of none. */
  readonly share: number;
  readonly interval: Interval;
}

/** Results in mirrored pairs. The interval of the share is that of the pairs, and 95 % like all others. */
export interface PairScore extends Score {
  /** How many pairs brought 0, ½, 1, 1½ and 2 points. */
  readonly pairs: PairCounts;
  readonly elo: EloDifference;
}

/** How an entrant did against all others. */
export interface Standing extends PairScore {
  readonly name: string;
  readonly forfeits: Forfeits;
}
/** How one entrant did against another, in all setups together. */
export interface Cross extends PairScore {
  /** The places of both in the list of entrants; the score is that of the first. */
  readonly sides: readonly [number, number];
}
/** How decks did against each other, whoever played them. */
export interface DeckScore extends Score {
  /** By seat; the score is that of seat 0, its interval Wilson's. */
  readonly decks: readonly [string, string];
}

/** What a tournament has come to. Plain data, the same for the same seeds if no bot is limited by time. */
export interface Table {
  readonly game: string;
  readonly seed: string;
  /** How many pairs were counted. */
  readonly pairs: number;
  /** How many there were to be. */
  readonly of: number;
  readonly actions: number;
  /** How many games were stopped by the limit of actions. */
  readonly stopped: number;
  /** In the order of the list of entrants. */
  readonly standings: readonly Standing[];
  readonly crosses: readonly Cross[];
  readonly decks: readonly DeckScore[];
  /** How seat 0 did in all games, its interval Wilson's. */
  readonly firstSeat: Score;
  /** How the sequential test stands; null if there is none. */
  readonly sprt: SprtState | null;
}

function scoreOf(results: Results): Score {
  const { wins, draws, losses } = results;
  const games = wins + draws + losses;
  const points = wins + draws / 2;
  return { ...results, games, share: games === 0 ? 0.5 : points / games, interval: wilson(points, games) };
}

function pairScoreOf(all: readonly SideTally[]): PairScore {
  const pairs = addCounts(all.map(({ counts }) => counts));
  const { low, high } = shareOfPairs(pairs);
  const score = scoreOf(addResults(all.map(({ results }) => results)));
  return { ...score, interval: { low, high }, pairs, elo: eloOfPairs(pairs) };
}

function standingsOf({ entrants, meetings }: Plan, tally: Tally): readonly Standing[] {
  return entrants.map(({ name }, entrant) => {
    const sides = meetings.flatMap(({ sides: [first, second] }, i) => {
      const meeting = tally.meetings[i];
      if (meeting === undefined || (first !== entrant && second !== entrant)) return [];
      return [sideOf(meeting, first === entrant ? 0 : 1)];
    });
    return { name, ...pairScoreOf(sides), forfeits: addForfeits(sides.map(({ forfeits }) => forfeits)) };
  });
}

/** The items by what they have in common, in the order in which that first comes. */
function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly (readonly [Item, ...Item[]])[] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return [...groups.values()];
}

function crossesOf({ meetings }: Plan, tally: Tally): readonly Cross[] {
  const all = meetings.flatMap(({ sides }, i) => {
    const meeting = tally.meetings[i];
    return meeting === undefined ? [] : [{ sides, tally: sideOf(meeting, 0) }];
  });
  return grouped(all, ({ sides }) => sides.join()).map((group) => {
    return { sides: group[0].sides, ...pairScoreOf(group.map((each) => each.tally)) };
  });
}

function decksOf({ meetings }: Plan, tally: Tally): readonly DeckScore[] {
  const all = meetings.flatMap(({ legs }, i) =>
    legs.map(({ decks }, leg) => ({ decks, results: tally.meetings[i]?.legs[leg] ?? addResults([]) })),
  );
  return grouped(all, ({ decks }) => JSON.stringify(decks)).map((group) => {
    return { decks: group[0].decks, ...scoreOf(addResults(group.map(({ results }) => results))) };
  });
}

/** How the sequential test of a tournament of two stands. */
export const sprtOf = (tally: Tally, given: Sprt): SprtState =>
  sprt(addCounts(tally.meetings.map(({ counts }) => counts)), given);

/** The table of a tally. */
export function tableOf(plan: Plan, tally: Tally, given: Sprt | undefined): Table {
  const { game, seed } = plan;
  const { pairs, actions, stopped } = tally;
  return {
    game,
    seed,
    pairs,
    of: pairsOf(plan),
    actions,
    stopped,
    standings: standingsOf(plan, tally),
    crosses: crossesOf(plan, tally),
    decks: decksOf(plan, tally),
    firstSeat: scoreOf(addResults(tally.meetings.flatMap(({ legs }) => legs))),
    sprt: given === undefined ? null : sprtOf(tally, given),
  };
}
