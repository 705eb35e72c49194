import type { Game, Random, SeatOf, Shape } from '../kernel/types.js';

/** What a player is asked, and all it may know: never the state. */
export interface Question<T extends Shape> {
  readonly view: T['view'];
  /** Who is asked; always one for whom the game waits. */
  readonly seat: SeatOf<T>;
  /** What the seat may do, moves left unlisted excepted; worked out when it is first read. */
  readonly legal: readonly T['action'][];
  /** What the seat has seen happen since it was last asked. */
  readonly events: readonly T['event'][];
  /** A stream of chance for this player alone; drawing from it changes nothing in the game. */
  readonly random: Random;
  /** When the answer has to be there, in milliseconds since 1970; `Infinity`: whenever it comes. */
  readonly deadline: number;
}

/** What a question is made of besides the state. */
export type Asked<T extends Shape> = Pick<Question<T>, 'seat' | 'events' | 'random' | 'deadline'>;

/** The question to a seat in a state. */
export function questionOf<T extends Shape>(game: Game<T>, state: T['state'], asked: Asked<T>): Question<T> {
  const view = game.view(state, asked.seat);
  let listed: readonly T['action'][] | null = null;
  return {
    ...asked,
    view,
    get legal() {
      listed ??= game.legalActions(view, asked.seat);
      return listed;
    },
  };
}
