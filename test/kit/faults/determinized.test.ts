import { describe } from 'vitest';
import { embers, mechanics, type State, spec } from '../embers/index.js';
import { authored, caught, wrapped } from '../planted.js';

describe('law 6, views of determinized views', () => {
  caught(
    6,
    'a world that forgets what was known',
    () =>
      authored({
        determinize: (view, ...asked) => {
          const world = spec.determinize(view, ...asked);
          return {
            ...world,
            players: [
              { ...world.players[0], knowsTop: false },
              { ...world.players[1], knowsTop: false },
            ],
          };
        },
      }),
    /gives another view/,
  );
  caught(
    6,
    'a world with a card too few',
    () =>
      authored({
        determinize: (view, ...asked) => {
          const world = spec.determinize(view, ...asked);
          return {
            ...world,
            players: [world.players[0], { ...world.players[1], deck: world.players[1].deck.slice(1) }],
          };
        },
      }),
    /gives another view/,
  );
  caught(
    6,
    'a world that is no JSON',
    () => authored({ determinize: (...asked) => ({ ...spec.determinize(...asked), note: undefined }) }),
    /is no plain JSON tree/,
  );
  caught(
    6,
    'a world that lists other actions',
    () =>
      wrapped({
        legalActions: (position, seat, listing) =>
          embers.legalActions(position, seat, listing).slice(Object.isFrozen(position) || 'viewer' in position ? 0 : 1),
      }),
    /lists other actions/,
  );
  caught(
    6,
    'a world that does not end',
    () => {
      const endless = authored({
        mechanics: {
          ...mechanics,
          moves: {
            ...mechanics.moves,
            stoke: {
              ...mechanics.moves.stoke,
              apply: (draft) => {
                if ((draft as unknown as { endless?: true }).endless) draft.phase = { name: 'stoke', seat: 0 };
                else draft.phase = { name: 'over', winners: [], reason: 'burnt-out', rule: 'E-4.2' };
              },
            },
          },
        },
      });
      return { ...endless, determinize: (...asked) => ({ ...endless.determinize(...asked), endless: true }) as State };
    },
    /does not end/,
    { maxActions: 100 },
  );
});
