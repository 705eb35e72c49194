import { type Question, questionOf } from '../bots/question.js';
import {
  createRandom,
  createRecord,
  type Game,
  IllegalActionError,
  type Problem,
  type Random,
  replay,
  type Seat,
  type SeatOf,
  type Shape,
  timeline,
  toAct,
} from '../kernel/index.js';

/** What somebody at the table answers: an action, that the last one be taken back, or that the game stop here. */
export type Answer<T extends Shape> =
  | { readonly kind: 'act'; readonly action: T['action'] }
  | { readonly kind: 'take-back' }
  | { readonly kind: 'stop' };

/** Somebody who plays at the table. */
export type Sitter<T extends Shape> = (question: Question<T>) => Answer<T> | Promise<Answer<T>>;

/** What happens at the table. */
export type Step<T extends Shape> =
  | { readonly kind: 'played'; readonly events: readonly T['event'][]; readonly after: T['state'] }
  | { readonly kind: 'taken-back'; readonly after: T['state'] }
  | { readonly kind: 'not-taken-back'; readonly problem: Problem };

/** A game that is to be played, and by whom. */
export interface Table<T extends Shape> {
  readonly game: Game<T>;
  readonly config: T['config'];
  /** By seat. */
  readonly sitters: readonly Sitter<T>[];
  /** Hears all that happens, in order. */
  readonly heard: (step: Step<T>) => void;
}

/** How far a game has come. */
export interface Moment<T extends Shape> {
  readonly state: T['state'];
  readonly actions: readonly T['action'][];
}

/** A seat at the table: who sits there, its own chance, and what it has not been told yet. */
interface Place<T extends Shape> {
  readonly sitter: Sitter<T>;
  readonly random: Random;
  readonly untold: T['event'][];
}
type Wish<T extends Shape> = { readonly seat: Seat; readonly answer: Exclude<Answer<T>, { readonly kind: 'act' }> };

/** Asks all who are awaited, from the same state; the first who wishes something else than to act ends the asking. */
async function collect<T extends Shape>(
  game: Game<T>,
  places: readonly Place<T>[],
  state: T['state'],
): Promise<readonly T['action'][] | Wish<T>> {
  const acts: T['action'][] = [];
  const seats: readonly SeatOf<T>[] = toAct(game.decision(state));
  for (const seat of seats) {
    const { sitter, random, untold } = places[seat] as Place<T>; // there is a place for each seat
    const events = untold.splice(0);
    const answer = await sitter(questionOf(game, state, { seat, events, random, deadline: Number.POSITIVE_INFINITY }));
    if (answer.kind !== 'act') return { seat, answer };
    acts.push(answer.action);
  }
  return acts;
}

/** The moment before a seat's last action; or why it may not be taken back. */
function takeBack<T extends Shape>({ game, config, heard }: Table<T>, moment: Moment<T>, seat: Seat): Moment<T> {
  const undone = timeline(game, createRecord(game, config, moment.actions)).undo(seat);
  if (!undone.ok) {
    heard({ kind: 'not-taken-back', problem: undone.problem });
    return moment;
  }
  const { actions } = undone.record;
  const played = replay(game, undone.record);
  if (!played.ok) throw new RangeError('a record without its last action cannot be played');
  heard({ kind: 'taken-back', after: played.state });
  return { state: played.state, actions };
}

/** Plays until the game is over or somebody stops it. An action that is not legal is a fault of who answers it. */
export async function playAt<T extends Shape>(table: Table<T>): Promise<Moment<T>> {
  const { game, config, sitters, heard } = table;
  const places = sitters.map((sitter, seat): Place<T> => {
    return { sitter, random: createRandom(`seat ${seat} of ${config.seed}`), untold: [] };
  });
  const carryOut = (moment: Moment<T>, action: T['action']): Moment<T> => {
    const { state, actions } = moment;
    if (game.outcome(state) !== null) return moment; // somebody who was asked together with others has ended it
    const step = game.safeReduce(state, action);
    if (!step.ok) throw new IllegalActionError(step.refusal);
    for (const [seat, { untold }] of places.entries()) untold.push(...game.viewEvents(step.events, seat));
    heard({ kind: 'played', events: step.events, after: step.state });
    return { state: step.state, actions: [...actions, action] };
  };
  let moment: Moment<T> = { state: game.setup(config), actions: [] };
  while (game.decision(moment.state).kind !== 'over') {
    const wanted = await collect(game, places, moment.state);
    if (!('answer' in wanted)) moment = wanted.reduce(carryOut, moment);
    else if (wanted.answer.kind === 'stop') return moment;
    else moment = takeBack(table, moment, wanted.seat);
  }
  return moment;
}
