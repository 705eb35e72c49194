import fc from 'fast-check';
import { expect, describe as group, test } from 'vitest';
import type { Comparison, Seat, State } from '../../../src/games/gobulon/index.js';
import { createRandom } from '../../../src/index.js';
import { rule } from '../../rule.js';
import { sumsOf } from './arbitraries.js';
import { anyGame, few, finished, turnsOf } from './playing.js';

const cards = (state: State, seat: Seat): readonly string[] => {
  const { hand, bin, table } = state.players[seat];
  return [...hand, ...bin, ...table].sort();
};
const binned = ({ players }: State): number => players[0].bin.length + players[1].bin.length;
group('properties (B-14)', () => {
  rule(['B-14.1', 'B-6.3'], 'a player’s cards are always the same', () => {
    fc.assert(
      fc.property(anyGame, ({ start, steps }) => {
        for (const { after } of steps) {
          for (const seat of [0, 1] as const) expect(cards(after, seat)).toEqual(cards(start, seat));
        }
      }),
      few,
    );
  });

  rule(['B-14.2', 'B-14.15'], 'bins only grow, by one card a finished turn and two a battle', () => {
    fc.assert(
      fc.property(anyGame, ({ steps }) => {
        for (const { before, after } of steps) {
          for (const seat of [0, 1] as const) {
            const [old, now] = [before.players[seat].bin, after.players[seat].bin];
            expect(now.slice(0, old.length)).toEqual(old);
          }
        }
        const turns = turnsOf(steps);
        let battles = 0;
        for (const [k, turn] of turns.entries()) {
          expect(binned(turn.after)).toBeGreaterThan(binned(turn.before));
          battles += turn.battles;
          expect(binned(turn.after)).toBe(k + 1 + 2 * battles);
        }
      }),
      few,
    );
  });

  rule(['B-14.3', 'B-10.1'], 'fewer finished turns than cards, and few battles in a turn', () => {
    fc.assert(
      fc.property(anyGame, ({ start, steps }) => {
        const [n, m] = start.players.map(({ hand }) => hand.length);
        const end = steps.at(-1)?.after ?? start;
        expect(finished(end)).toBeLessThanOrEqual((n ?? 0) + (m ?? 0) - 1);
        for (const { before, battles } of turnsOf(steps)) {
          const smaller = Math.min(...before.players.map(({ hand }) => hand.length));
          expect(battles).toBeLessThanOrEqual(Math.floor((smaller - 1) / 2));
        }
      }),
      few,
    );
  });

  rule(['B-14.4', 'B-14.5', 'B-14.6'], 'between turns all is in hands and bins, and the loser has paid', () => {
    fc.assert(
      fc.property(anyGame, ({ steps }) => {
        for (const { before, after, winner, battles } of turnsOf(steps)) {
          const loser = winner === 0 ? 1 : 0;
          const size = (state: State, seat: Seat): number => state.players[seat].hand.length;
          expect([after.depth, after.players[0].table, after.players[1].table]).toEqual([0, [], []]);
          if (after.phase.name !== 'over') expect(size(after, 0) * size(after, 1)).toBeGreaterThan(0);
          expect(size(after, winner)).toBe(size(before, winner));
          expect(size(before, loser) - size(after, loser)).toBe(2 * battles + 1);
          expect(after.players[loser].bin.length - before.players[loser].bin.length).toBe(2 * battles + 1);
        }
      }),
      few,
    );
  });

  rule(['B-14.7', 'B-7.3'], 'a control changes the order of a hand, never its cards', () => {
    fc.assert(
      fc.property(anyGame, ({ steps }) => {
        for (const { before, after } of steps) {
          const { latest } = after;
          if (latest === null || latest === before.latest || latest.winner !== null || after.depth === before.depth)
            continue;
          for (const seat of [0, 1] as const) {
            const laid = before.depth === 0 ? 1 : 2;
            const left = before.players[seat].hand.slice(0, -laid);
            const control = latest.controls[seat];
            const moved = control === null ? left : [left.at(-1), ...left.slice(0, -1)];
            expect(after.players[seat].hand).toEqual(moved);
            if (control !== null) expect(left.at(-1)).toBe(control);
          }
        }
      }),
      few,
    );
  });

  rule('B-14.8', 'exchanging the players mirrors every state and the result', () => {
    const swap = <Item>([first, second]: readonly [Item, Item]): readonly [Item, Item] => [second, first];
    const flip = (seat: Seat): Seat => (seat === 0 ? 1 : 0);
    const comparison = (one: Comparison | null) =>
      one && {
        ...one,
        cards: swap(one.cards),
        controls: swap(one.controls),
        values: swap(one.values),
        winner: one.winner === null ? null : flip(one.winner),
      };
    const mirror = (state: State): State => {
      const { phase } = state;
      const other =
        phase.name === 'order'
          ? { ...phase, seat: flip(phase.seat) }
          : phase.name === 'over'
            ? { ...phase, winners: phase.winners.map(flip) }
            : phase;
      return { ...state, phase: other, players: swap(state.players), latest: comparison(state.latest) };
    };
    fc.assert(
      fc.property(anyGame, ({ scene: { game }, steps }) => {
        for (const { before, after, action } of steps) {
          const mirrored = game.reduce(mirror(before), { ...action, seat: flip(action.seat) });
          expect(mirrored).toEqual(mirror(after));
        }
      }),
      few,
    );
  });

  rule(['B-14.9', 'B-2.5', 'B-3.9'], 'a value is the printed one and some of the card’s bonuses', () => {
    fc.assert(
      fc.property(anyGame, ({ scene: { game }, steps }) => {
        for (const { latest } of steps.map(({ after }) => after)) {
          for (const seat of [0, 1] as const) {
            if (latest === null) continue;
            const card = game.catalogue.cards[latest.cards[seat]];
            expect(sumsOf(card?.powers ?? [])).toContain(latest.values[seat] - (card?.value ?? 0));
          }
        }
      }),
      few,
    );
  });

  rule('B-14.10', '`advance` equals two reveals in either order, and the same game is the same again', () => {
    fc.assert(
      fc.property(anyGame, ({ scene: { game }, steps }) => {
        for (const { before, after, action } of steps) {
          expect(game.reduce(before, action)).toEqual(after);
          if (action.type !== 'advance') continue;
          for (const seats of [[0, 1] as const, [1, 0] as const]) {
            const [first, second] = seats.map((seat) => ({ type: 'reveal', seat }) as const);
            const half = first && game.reduce(before, first);
            expect(half && second && game.reduce(half, second)).toEqual(after);
            expect(half && game.reduce(half, { type: 'advance', seat: seats[1] })).toEqual(after);
          }
        }
      }),
      few,
    );
  });

  rule('B-14.11', 'KF-E01: what is given stays as it is', () => {
    fc.assert(
      fc.property(anyGame, ({ scene: { game }, steps }) => {
        for (const { before, action } of steps.slice(0, 10)) {
          const copy: State = structuredClone(before);
          const text = JSON.stringify(copy);
          game.safeReduce(copy, { type: 'order', seat: 0, cards: [7] });
          game.safeReduce(copy, action);
          expect(JSON.stringify(copy)).toBe(text);
        }
      }),
      few,
    );
  });

  test('KF-B07: questions between actions change nothing', () => {
    fc.assert(
      fc.property(anyGame, fc.string(), ({ scene: { game }, start, steps }, seed) => {
        let state = start;
        for (const { action, after } of steps) {
          const text = JSON.stringify(state);
          for (const seat of [0, 1]) game.legalActions(state, seat, { all: true });
          game.determinize(game.view(state, 0), createRandom(seed));
          game.check(state, { type: 'order', seat: 1, cards: [3] });
          expect(JSON.stringify(state)).toBe(text);
          state = game.reduce(state, action);
          expect(state).toEqual(after);
        }
      }),
      few,
    );
  });
});
