import { describe } from 'vitest';
import { embers } from '../embers/index.js';
import { caught, moved, spoilt, wrapped } from '../planted.js';

const other = (seat: number): 0 | 1 => (seat === 0 ? 1 : 0);

describe('law 8, the end', () => {
  caught(
    8,
    'a game without end',
    () =>
      moved('stoke', {
        apply: (draft) => {
          for (const player of draft.players) player.hand.push(...player.ashes.splice(0));
          draft.phase = { name: 'lay', waiting: [0, 1] };
        },
      }),
    /the game does not end/,
    { maxActions: 200, games: 3 },
  );
  caught(
    8,
    'a wait for nobody',
    () =>
      spoilt('stoke', ({ phase }) => {
        if (phase.name === 'lay') phase.waiting = [];
      }),
    /waits for nobody/,
  );
  caught(
    8,
    'a wait for a seat that has nothing to do',
    () =>
      spoilt('stoke', ({ phase, players }) => {
        if (phase.name === 'lay') players[1]?.ashes.push(...(players[1]?.hand.splice(0) ?? []));
      }),
    /waits for seat 1, which has no listed action/,
  );
  caught(
    8,
    'a wait for a seat that is none',
    () =>
      spoilt('stoke', ({ phase }) => {
        if (phase.name === 'lay') phase.waiting.push(0);
      }),
    /waits for a seat twice/,
  );
  caught(
    8,
    'an outcome before the end',
    () =>
      wrapped({ outcome: (position) => embers.outcome(position) ?? { winners: [], reason: 'concede', rule: 'E-4.3' } }),
    /there is an outcome, but no end/,
  );
  caught(8, 'an end without an outcome', () => wrapped({ outcome: () => null }), /outcome and decision differ/);
  caught(
    8,
    'an action after the end',
    () =>
      wrapped({
        legalActions: (position, seat, listing) =>
          embers.legalActions(
            embers.outcome(position) && 'random' in position ? embers.setup({ seed: 'x' }) : position,
            seat,
            listing,
          ),
      }),
    /somebody may act after the end/,
  );
  caught(
    8,
    'an action that is accepted after the end',
    () => wrapped({ check: (position, action) => (embers.outcome(position) ? null : embers.check(position, action)) }),
    /after the end it answers undefined/,
  );
  caught(
    8,
    'a draw after the end',
    () =>
      wrapped({
        sampleAction: (position, seat, random) =>
          embers.outcome(position)
            ? { type: 'concede', seat: other(seat) }
            : embers.sampleAction(position, seat, random),
      }),
    /an action is drawn after the end/,
  );
  caught(
    8,
    'a winner that is no seat',
    () =>
      spoilt('stoke', ({ phase }) => {
        if (phase.name === 'over') phase.winners = [2];
      }),
    /a winner is no seat/,
  );
  caught(
    8,
    'an end by a rule that is none',
    () =>
      spoilt('stoke', ({ phase }) => {
        if (phase.name === 'over') phase.rule = 'E-9.9';
      }),
    /ends by a rule that is not in the rule book/,
  );
});
