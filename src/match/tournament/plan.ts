import type { Bot } from '../../bots/bot.js';
import { deepCopy } from '../../kernel/copy.js';
import { digest } from '../../kernel/digest.js';
import { InvalidInputError, invalid } from '../../kernel/errors.js';
import type { Problem } from '../../kernel/problem.js';
import type { Game, Shape } from '../../kernel/types.js';
import { type BotSource, isSource } from '../bot-source.js';
import { type Limits, limitProblems } from '../limits.js';
import { isSprt, type Sprt } from '../statistics/sprt.js';

/** Somebody who takes part. */
export interface Entrant<T extends Shape> {
  /** Unlike those of the others. */
  readonly name: string;
  /** A bot, or where it is to be had from; for workers it must be the latter. */
  readonly bot: Bot<T> | BotSource;
}

/** What a game begins from, but for its seed. */
export interface Setup<T extends Shape> {
  /** What the decks are called in the table, by seat. */
  readonly decks: readonly [string, string];
  readonly config: Omit<T['config'], 'seed'>;
}

/** A setup for everybody, or one that depends on who sits where. */
export type SetupRule<T extends Shape> = Setup<T> | ((seated: readonly [Entrant<T>, Entrant<T>]) => Setup<T>);

/** Two entrants and what they begin from: once as they are named, once with seats swapped. */
export interface Meeting {
  /** Which entrants, by their place in the list. */
  readonly sides: readonly [number, number];
  /** The first side sits at seat 0 in the first of them, at seat 1 in the second. */
  readonly legs: readonly [Leg, Leg];
}

/** One of the two games of a pair, but for its seed. */
export interface Leg {
  readonly decks: readonly [string, string];
  readonly config: unknown;
}

/** A tournament as data: all that decides how its games go, if the bots are named by data. */
export interface Plan {
  readonly game: string;
  readonly rules: string;
  /** The digest of the catalogue. */
  readonly cards: string;
  readonly entrants: readonly { readonly name: string; readonly bot: BotSource | null }[];
  readonly meetings: readonly Meeting[];
  /** How many mirrored pairs each meeting has. */
  readonly pairs: number;
  readonly seed: string;
  readonly limits: Limits;
  /** Whether the actions of the games are reported. */
  readonly actions: boolean;
}

/** What is to be played. */
export interface PlanOptions<T extends Shape> {
  readonly game: Game<T>;
  readonly entrants: readonly Entrant<NoInfer<T>>[];
  /** Everybody against everybody, or the first against each of the others; `round-robin` if left out. */
  readonly format?: 'round-robin' | 'gauntlet';
  /** What games begin from; each pair of entrants plays `pairs` pairs with each. The game's defaults if left out. */
  readonly setups?: readonly SetupRule<NoInfer<T>>[];
  /** How many mirrored pairs, that is two games each, with the same seed and seats swapped. */
  readonly pairs: number;
  /** What all chance comes from. */
  readonly seed: string;
  readonly limits?: Limits;
  /** Stops as soon as the test has decided; for two entrants. */
  readonly sprt?: Sprt;
  /** Whether the reports of games hold all actions; not if left out. */
  readonly actions?: boolean;
}

const PAIRS = 10_000_000;

function problemsOf<T extends Shape>({ entrants, pairs, limits = {}, sprt }: PlanOptions<T>): readonly Problem[] {
  const names = entrants.map(({ name }) => name);
  const twice = names.findIndex((name, i) => names.indexOf(name) !== i);
  const hasPairs = Number.isSafeInteger(pairs) && pairs >= 1 && pairs <= PAIRS;
  return [
    ...(entrants.length < 2 ? [{ code: 'too-few-entrants', path: ['entrants'], have: entrants.length, need: 2 }] : []),
    ...(twice < 0 ? [] : [{ code: 'repeated-name', path: ['entrants', twice, 'name'] }]),
    ...(hasPairs ? [] : [{ code: 'bad-number-of-pairs', path: ['pairs'] }]),
    ...(sprt === undefined || isSprt(sprt) ? [] : [{ code: 'bad-sprt', path: ['sprt'] }]),
    ...(sprt === undefined || entrants.length === 2 ? [] : [{ code: 'sprt-for-two', path: ['sprt'] }]),
    ...limitProblems(limits),
  ];
}

function sidesOf(count: number, format: 'round-robin' | 'gauntlet'): readonly (readonly [number, number])[] {
  const rows = format === 'gauntlet' ? 1 : count;
  return Array.from({ length: rows }, (_, first) =>
    Array.from({ length: count - first - 1 }, (_none, i) => [first, first + i + 1] as const),
  ).flat();
}

/** A leg by its rule; a config is judged by the game, which must be for two. */
function legOf<T extends Shape>(
  { game, seed }: PlanOptions<T>,
  rule: SetupRule<T>,
  seated: readonly [Entrant<T>, Entrant<T>],
): Leg {
  const { decks, config } = typeof rule === 'function' ? rule(seated) : rule;
  const seats = game.seatsOf(game.setup({ ...config, seed } as T['config'])); // the seed completes it
  return seats === 2 ? { decks, config: deepCopy(config) } : invalid('two-seats-only', 'setups');
}

/** The plan of a tournament; InvalidInputError for what makes none. */
export function planOf<T extends Shape>(options: PlanOptions<T>): Plan {
  const { game, entrants, format = 'round-robin', pairs, seed, limits = {}, actions = false } = options;
  const problems = problemsOf(options);
  if (problems.length > 0) throw new InvalidInputError(problems);
  const { setups = [{ decks: ['', ''], config: {} as Omit<T['config'], 'seed'> }] } = options; // all but the seed has defaults
  const meetings = sidesOf(entrants.length, format).flatMap(([first, second]) => {
    const [one, other] = [entrants[first] as Entrant<T>, entrants[second] as Entrant<T>]; // both are below the length
    return setups.map((rule): Meeting => {
      return { sides: [first, second], legs: [legOf(options, rule, [one, other]), legOf(options, rule, [other, one])] };
    });
  });
  const named = entrants.map(({ name, bot }) => ({ name, bot: isSource(bot) ? bot : null }));
  const { id, rules, catalogue } = game;
  return { game: id, rules, cards: digest(catalogue), entrants: named, meetings, pairs, seed, limits, actions };
}

/** How many pairs a plan has in all. */
export const pairsOf = ({ meetings, pairs }: Plan): number => meetings.length * pairs;

/** What tells a plan from any other that would give other results; plans that differ in their number of pairs agree. */
export const digestOf = ({ pairs: _pairs, actions: _actions, ...plan }: Plan): string => digest(plan);

/**
 * The meeting of a pair, and its seed. All meetings have their first pair before any has its second, so that a tournament
 * that is broken off is even, and one with more pairs begins with the same.
 */
export function pairAt({ meetings, seed }: Plan, index: number): { readonly meeting: Meeting; readonly seed: string } {
  const meeting = meetings[index % meetings.length];
  if (meeting === undefined) throw new RangeError(`there is no pair ${index}`);
  return { meeting, seed: `${seed} ${Math.floor(index / meetings.length)}` };
}
