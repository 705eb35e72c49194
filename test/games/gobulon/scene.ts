import { expect } from 'vitest';
import type { Action, Event, Gobulon, OptionsGiven, Seat, State } from '../../../src/games/gobulon/index.js';
import { createGobulon } from '../../../src/games/gobulon/index.js';
import { arrange, type Parts, showCards, writtenSet } from '../../../src/games/gobulon/notation.js';
import type { Game } from '../../../src/kernel/index.js';

/** A position that is played on, with what happened. */
export interface Scene {
  readonly game: Game<Gobulon>;
  state: State;
  events: readonly Event[];
  /** Carries out actions, which must be legal. */
  do(...actions: readonly Action[]): Scene;
  /** Plays one step by `advance`. */
  step(): Scene;
  /** The code with which an action is refused, `null` if it is not. */
  refusal(action: Action): string | null;
  /** A player's cards in notation, the hand from top to bottom. */
  hand(seat: Seat): string;
  bin(seat: Seat): string;
  table(seat: Seat): string;
  /** Effective values of the latest comparison. */
  values(): readonly [number, number] | undefined;
}

/** A position of cards in notation, with a game that knows just these cards. */
export function scene(parts: Parts, ...others: readonly string[]): Scene {
  const texts = [parts.x, parts.y].flatMap((side) => Object.values(side ?? {}));
  const game = createGobulon({ sets: [writtenSet(...texts, ...others)] });
  const arranged = arrange(parts, game);
  if (!arranged.readable) throw new Error(JSON.stringify(arranged.problems));
  const shown = (cards: readonly (string | null)[]): string => showCards(cards, game);
  const self: Scene = {
    game,
    state: arranged.state,
    events: [],
    do(...actions) {
      for (const action of actions) {
        const step = game.safeReduce(self.state, action);
        if (!step.ok) expect.fail(`${JSON.stringify(action)} is refused: ${step.refusal.code}`);
        else [self.state, self.events] = [step.state, step.events];
      }
      return self;
    },
    step: () => self.do({ type: 'advance', seat: 0 }),
    refusal: (action) => game.check(self.state, action)?.code ?? null,
    hand: (seat) => shown([...self.state.players[seat].hand].reverse()),
    bin: (seat) => shown(self.state.players[seat].bin),
    table: (seat) => shown(self.state.players[seat].table),
    values: () => self.state.latest?.values,
  };
  return self;
}

/** Two hands, from top to bottom. */
export const hands = (x: string, y: string, options: OptionsGiven = {}): Scene =>
  scene({ x: { hand: x }, y: { hand: y }, options });

/** How a game ended. */
export const outcomeOf = ({ game, state }: Scene) => {
  const outcome = game.outcome(state);
  return outcome && { winners: outcome.winners, reason: outcome.reason };
};
