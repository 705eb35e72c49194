import { describe } from 'vitest';
import { embers, mechanics, spec } from '../embers/index.js';
import { authored, caught, moved, showing, spoilt, wrapped } from '../planted.js';

describe('law 2, JSON', () => {
  const says = /is no plain JSON tree/;
  caught(
    2,
    'undefined in a state',
    () => authored({ setup: (...given) => ({ ...spec.setup(...given), note: undefined }) }),
    says,
  );
  caught(
    2,
    '-0 in a state',
    () =>
      spoilt('lay', (draft) => {
        draft.note = -0;
      }),
    /note is -0/,
  );
  caught(
    2,
    'NaN in a state',
    () =>
      spoilt('lay', (draft) => {
        draft.note = Number.NaN;
      }),
    /note is NaN/,
  );
  caught(
    2,
    'a date in a state',
    () => authored({ setup: (...given) => ({ ...spec.setup(...given), note: new Date(0) }) }),
    /note is an instance of a class/,
  );
  caught(
    2,
    'an object that stands twice in a state',
    () =>
      authored({
        setup: (...given) => {
          const start = spec.setup(...given);
          return { ...start, players: [start.players[0], start.players[0]] };
        },
      }),
    /stands elsewhere/,
  );
  caught(
    2,
    'a function in a view',
    () => showing(() => ({ note: () => 1 })),
    /view of 0: is no plain JSON tree | top.note is a function/,
  );
  caught(
    2,
    'undefined in a view of spectators',
    () => showing((_, viewer) => (viewer === 'spectator' ? { note: undefined } : {})),
    /view of spectator/,
  );
  caught(
    2,
    'undefined in an event',
    () =>
      moved('lay', {
        apply: (draft, action, context) => {
          context.emit?.({ type: 'laid', rule: 'E-2.1', seat: action.seat, card: undefined } as never);
          mechanics.moves.lay.apply(draft, action, context);
        },
      }),
    /event: is no plain JSON tree/,
  );
  caught(
    2,
    'undefined in a decision',
    () =>
      authored({
        mechanics: { ...mechanics, decision: (position) => ({ ...mechanics.decision(position), note: undefined }) },
      }),
    /decision: is no plain JSON tree/,
  );
  caught(
    2,
    'undefined in a listed action',
    () => moved('stoke', { options: (_, seat) => [{ type: 'stoke', seat, burn: undefined } as never] }),
    /legal action: is no plain JSON tree/,
  );
  caught(
    2,
    'undefined in an outcome',
    () =>
      wrapped({
        outcome: (position) => {
          const outcome = embers.outcome(position);
          return outcome && { ...outcome, note: undefined };
        },
      }),
    /record: is no plain JSON tree/,
  );
  caught(
    2,
    'a state that goes on otherwise once it was saved',
    () =>
      wrapped({
        safeReduce: (state, action) => {
          const result = embers.safeReduce(state, action);
          return result.ok && !Object.isFrozen(state) ? { ...result, state: { ...result.state, round: 99 } } : result;
        },
      }),
    /saved and loaded, it goes on otherwise/,
  );
});
