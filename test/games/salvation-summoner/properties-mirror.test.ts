import fc from 'fast-check';
import { describe, expect } from 'vitest';
import {
  type Action,
  type Ending,
  salvationSummoner as game,
  type Phase,
  type Seat,
  type State,
} from '../../../src/games/salvation-summoner/index.js';
import { rule } from '../../rule.js';
import { anyStart, playFrom } from './play/positions.js';

const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);
const swap = <Item>([first, second]: readonly [Item, Item]): readonly [Item, Item] => [second, first];

function mirroredPhase(phase: Phase): Phase {
  if (phase.name === 'over') return { ...phase, winners: phase.winners.map(other) };
  return 'seat' in phase ? { ...phase, seat: other(phase.seat) } : phase;
}
const mirroredEnding = (ending: Ending): Ending =>
  'seat' in ending ? { ...ending, seat: other(ending.seat) } : ending;

/** The same game with the players in each other's seats. */
const mirrored = (state: State): State => ({
  ...state,
  active: other(state.active),
  phase: mirroredPhase(state.phase),
  players: swap(state.players),
  startingCitizens: swap(state.startingCitizens),
  graveyards: [...state.graveyards].reverse(),
  endings: state.endings.map(mirroredEnding),
});
const said = (action: Action): Action => ({ ...action, seat: other(action.seat) });

describe('the seats', () => {
  rule(['S-3.1', 'S-15.1', 'S-10.10'], 'are alike: with the players swapped everything comes out swapped', () => {
    fc.assert(
      fc.property(anyStart, ({ start, random }) => {
        let step = 0;
        let image = mirrored(start);
        for (const { before, action, after } of playFrom(start, random, 120)) {
          if (step++ % 5 === 0) {
            for (const seat of [0, 1] as const) {
              expect(game.legalActions(image, other(seat))).toEqual(game.legalActions(before, seat).map(said));
            }
          }
          image = game.reduce(image, said(action));
          expect(image).toEqual(mirrored(after));
        }
        const [outcome, turned] = [game.outcome(image), game.outcome(mirrored(image))];
        expect(turned?.winners.map(other)).toEqual(outcome?.winners);
      }),
      { numRuns: 24 },
    );
  });
});
