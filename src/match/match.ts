import type { Bot } from '../bots/bot.js';
import { InvalidInputError } from '../kernel/errors.js';
import { toAct } from '../kernel/questions.js';
import { createRandom } from '../kernel/random.js';
import { bareRecord } from '../kernel/record.js';
import type { Game, SeatOf, Shape, Simulation } from '../kernel/types.js';
import { ask } from './asking.js';
import type { Clock } from './clock.js';
import { type Limits, limitProblems } from './limits.js';
import { begin, decide, type Place } from './place.js';
import type { Forfeit, MatchEnding, MatchResult } from './result.js';

/** A match that is to be played. */
export interface MatchOptions<T extends Shape> {
  readonly game: Game<T>;
  /** Who plays, by seat; one bot may sit in several. */
  readonly bots: readonly Bot<NoInfer<T>>[];
  /** What the game is set up from. Each bot's own chance comes from its seed, too. */
  readonly config: NoInfer<T['config']>;
  readonly limits?: Limits;
  /** Must be given where time is limited; `systemClock` is that of the machine. */
  readonly clock?: Clock;
}

/** A match without its record: what a tournament needs of it. */
export interface Played<T extends Shape> {
  readonly ending: MatchEnding<T>;
  readonly winners: readonly SeatOf<T>[];
  readonly actions: readonly T['action'][];
  readonly state: T['state'];
  readonly thought: readonly number[];
}

/** A match that is being played. */
interface Match<T extends Shape> {
  readonly game: Game<T>;
  readonly run: Simulation<T>;
  readonly places: readonly Place<T>[];
  readonly events: T['event'][];
  readonly actions: T['action'][];
  readonly steps: number;
}

/** How long a bot is waited for that tidies up after a match, in milliseconds. */
const TIDYING = 5_000;

function sitDown<T extends Shape>({ game, bots, config, limits = {}, clock }: MatchOptions<T>): Match<T> {
  const problems = [...limitProblems(limits)];
  if (limits.time !== undefined && clock === undefined) problems.push({ code: 'no-clock', path: ['clock'] });
  const state = game.setup(config);
  const need = game.seatsOf(state);
  if (bots.length !== need) problems.push({ code: 'bots-and-seats', path: ['bots'], have: bots.length, need });
  if (problems.length > 0) throw new InvalidInputError(problems);
  const events: T['event'][] = [];
  const places = bots.map((bot, seat): Place<T> => {
    const random = createRandom(`seat ${seat} of ${config.seed}`);
    const bank = limits.time?.bank ?? 0;
    return { game, seat, bot, random, clock, time: limits.time, bank, thought: 0, told: 0 };
  });
  const run = game.simulate(state, (event) => {
    events.push(event);
  });
  return { game, run, places, events, actions: [], steps: limits.steps ?? Number.POSITIVE_INFINITY };
}

/** Lets all bots get ready, one after the other; the forfeits of those that failed. */
async function beginAll<T extends Shape>({ places }: Match<T>): Promise<readonly Forfeit[]> {
  const forfeits: Forfeit[] = [];
  for (const place of places) {
    const fault = await begin(place);
    if (fault !== null) forfeits.push({ ...fault, seat: place.seat });
  }
  return forfeits;
}

/**
 * Asks all who are awaited, from the same state, and plays their answers in seat order. They are asked one after the
 * other, so that none thinks on the time of another. An answer that only an earlier one has made impossible is nobody's
 * fault: it is dropped, and the game asks anew.
 */
async function round<T extends Shape>({ game, run, places, events, actions, steps }: Match<T>) {
  const forfeits: Forfeit[] = [];
  const acts: T['action'][] = [];
  for (const seat of [...toAct(run.decision())].sort((one, other) => one - other)) {
    const decided = await decide(places[seat] as Place<T>, run.state, events); // there is a place for each seat
    if (decided.ok) acts.push(decided.action);
    else forfeits.push({ ...decided.fault, seat });
  }
  if (forfeits.length > 0) return forfeits;
  for (const [at, action] of acts.entries()) {
    if (actions.length >= steps || (at > 0 && game.check(run.state, action) !== null)) break;
    run.play(action);
    actions.push(action);
  }
  return forfeits;
}

async function playOn<T extends Shape>(match: Match<T>): Promise<MatchEnding<T>> {
  const { run, actions, steps } = match;
  const begun = await beginAll(match);
  if (begun.length > 0) return { kind: 'forfeited', forfeits: begun };
  for (;;) {
    const outcome = run.outcome();
    if (outcome !== null) return { kind: 'played', outcome };
    if (actions.length >= steps) return { kind: 'stopped', steps: actions.length };
    const forfeits = await round(match);
    if (forfeits.length > 0) return { kind: 'forfeited', forfeits };
  }
}

/** Tells every bot that it is over; what goes wrong there changes no result. */
async function endAll<T extends Shape>({ places, run }: Match<T>): Promise<void> {
  const outcome = run.outcome();
  for (const { bot, seat, clock } of places) {
    if (bot.end === undefined) continue;
    const allowed = clock === undefined ? Number.POSITIVE_INFINITY : TIDYING;
    await ask(() => bot.end?.({ seat, outcome }), { clock, allowed });
  }
}

function winnersOf<T extends Shape>(ending: MatchEnding<T>, { places }: Match<T>): readonly SeatOf<T>[] {
  if (ending.kind === 'played') return ending.outcome.winners;
  if (ending.kind === 'stopped') return [];
  const failed = ending.forfeits.map(({ seat }) => seat);
  return places.map(({ seat }) => seat).filter((seat) => !failed.includes(seat));
}

/** Plays a match without making a record of it. */
export async function playOut<T extends Shape>(options: MatchOptions<T>): Promise<Played<T>> {
  const match = sitDown(options);
  const ending = await playOn(match);
  await endAll(match);
  const thought = match.places.map((place) => place.thought);
  return { ending, winners: winnersOf(ending, match), actions: match.actions, state: match.run.state, thought };
}

/**
 * Plays a match to its end: by the rules, by a forfeit, or by the limit of actions. Throws InvalidInputError for a config,
 * limits, or a number of bots that are none; never for what a bot does. Without a limit of time a bot that never answers is
 * waited for.
 */
export async function playMatch<T extends Shape>(options: MatchOptions<T>): Promise<MatchResult<T>> {
  const { game, config } = options;
  const { ending, winners, actions, state, thought } = await playOut(options);
  const outcome = ending.kind === 'played' ? { outcome: ending.outcome } : {};
  const record = { ...bareRecord(game, config, actions), ...outcome, hash: game.hash(state) };
  return { winners, ending, record, thought };
}
