import { canonical } from './digest.js';
import { InvalidInputError, invalid } from './errors.js';
import type { Problem } from './problem.js';
import { atAction, bareRecord, type GameRecord, openRecord, startOf, stepOf } from './record.js';
import type { Game, Seat, Shape, Viewer } from './types.js';

/** A record laid out: every state on its way, and what happened between them. An index that is none throws InvalidInputError. */
export interface Timeline<T extends Shape> {
  /** How many actions there are. */
  readonly length: number;
  /** The state after that many actions, 0 to `length`. */
  readonly at: (index: number) => T['state'];
  /** What a viewer saw of one action, 0 to `length - 1`. */
  readonly events: (index: number, viewer: Viewer) => readonly T['event'][];
  /** The record without its last action, if that was the seat's own and may be taken back. Asking changes nothing. */
  readonly undo: (
    seat: Seat,
  ) => { readonly ok: true; readonly record: GameRecord<T> } | { readonly ok: false; readonly problem: Problem };
  /** The record of the first actions, 0 to `length`: to go on from there in another way. */
  readonly fork: (index: number) => GameRecord<T>;
}

/** One action of a game, what it led from and to, and all that happened. */
export interface Played<T extends Shape> {
  readonly before: T['state'];
  readonly action: T['action'];
  readonly events: readonly T['event'][];
  readonly after: T['state'];
}

/** Lays out a record. InvalidInputError if it cannot be played, with the path to what is wrong. */
export function timeline<T extends Shape>(game: Game<T>, record: NoInfer<GameRecord<T>>): Timeline<T> {
  const { config, start, played } = lay(game, record);
  const within = (index: number, last: number): number =>
    Number.isSafeInteger(index) && index >= 0 && index <= last ? index : invalid('no-such-index', 'index');
  const first = (count: number): GameRecord<T> => {
    const kept = played.slice(0, within(count, played.length));
    return bareRecord(
      game,
      config,
      kept.map(({ action }) => action),
    );
  };
  return {
    length: played.length,
    at: (index) => played[within(index, played.length) - 1]?.after ?? start,
    events: (index, viewer) => game.viewEvents(played[within(index, played.length - 1)]?.events ?? [], viewer),
    undo: (seat) => {
      const last = played.length - 1;
      const problem = refuseUndo(game, seat, played[last]);
      if (problem === null) return { ok: true, record: first(last) };
      return { ok: false, problem: { ...problem, path: last < 0 ? [] : ['actions', last] } };
    },
    fork: first,
  };
}

/** Why a seat may not take back what was played, or null: another's action, a draw of chance, an event that `reveals`. */
export function refuseUndo<T extends Shape>(game: Game<T>, seat: Seat, played: Played<T> | undefined): Problem | null {
  if (played === undefined) return { code: 'nothing-to-undo', path: [] };
  const { action, before, after, events } = played;
  if (action.seat !== seat) return { code: 'not-your-action', path: [] };
  if (canonical(before.random) !== canonical(after.random)) return { code: 'chance-was-used', path: [] };
  const shown = events.find(({ type }) => game.reveals.includes(type));
  return shown === undefined ? null : { code: 'something-was-revealed', path: [], rule: shown.rule };
}

interface Laid<T extends Shape> {
  readonly config: T['config'];
  readonly start: T['state'];
  readonly played: readonly Played<T>[];
}

/** Every state is kept; what does not change from one to the next they share. */
function lay<T extends Shape>(game: Game<T>, record: unknown): Laid<T> {
  const opened = openRecord(game, record);
  if (!opened.ok) throw new InvalidInputError([opened.problem]);
  const first = startOf(game, opened.config);
  if (!first.ok) throw new InvalidInputError([first.problem]);
  const { config, state: start } = first;
  const played: Played<T>[] = [];
  let before = start;
  for (const [index, copied] of opened.actions.entries()) {
    const step = stepOf(game, before, copied);
    if (!step.ok) throw new InvalidInputError([atAction(step.refusal, index)]);
    played.push({ before, action: step.action, events: step.events, after: step.state });
    before = step.state;
  }
  return { config, start, played };
}
