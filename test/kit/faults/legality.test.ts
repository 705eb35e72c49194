import { describe } from 'vitest';
import { InvalidInputError } from '../../../src/index.js';
import { embers, mechanics, type State } from '../embers/index.js';
import { authored, caught, moved, wrapped } from '../planted.js';

describe('law 3, legality', () => {
  caught(
    3,
    'an action that is listed and refused',
    () =>
      wrapped({
        legalActions: (position, seat, listing) => {
          const found = embers.legalActions(position, seat, listing);
          return listing?.all === true && position.round === 2
            ? [...found, { type: 'stoke', seat: seat as 0, burn: 'nothing' }]
            : found;
        },
      }),
    /check answers otherwise/,
  );
  caught(
    3,
    'an action that is accepted and not listed',
    () => moved('lay', { options: (...asked) => mechanics.moves.lay.options(...asked).slice(1) }),
    /accepts what it does not list/,
  );
  caught(
    3,
    'one action said in two ways',
    () =>
      moved('stoke', {
        refuse: (position, action, context) =>
          action.burn === ''
            ? mechanics.moves.peek.refuse(position, { type: 'peek', seat: action.seat }, context) && null
            : mechanics.moves.stoke.refuse(position, action, context),
      }),
    /accepts what it does not list/,
  );
  caught(
    3,
    'an action that is listed twice',
    () =>
      moved('lay', {
        options: (...asked) => [...mechanics.moves.lay.options(...asked), ...mechanics.moves.lay.options(...asked)],
      }),
    /lists an action twice/,
  );
  caught(
    3,
    'an action of another seat in the list',
    () => moved('concede', { options: (_, seat) => [{ type: 'concede', seat: seat === 0 ? 1 : 0 }] }),
    /lists an action of another seat/,
  );
  caught(
    3,
    'a list that differs between state and view',
    () =>
      moved('lay', {
        options: ({ players, ...rest }, seat, context) =>
          players[seat === 0 ? 1 : 0].hand.includes('flare')
            ? []
            : mechanics.moves.lay.options({ players, ...rest } as State, seat, context),
      }),
    /the view lists other actions/,
  );
  caught(
    3,
    'a refusal that differs between state and view',
    () =>
      moved('lay', {
        refuse: (position, action, context) => {
          const refusal = mechanics.moves.lay.refuse(position, action, context);
          return (
            refusal && {
              ...refusal,
              have: position.players[action.seat === 0 ? 1 : 0].hand.filter((card) => card === action.card).length,
            }
          );
        },
      }),
    /the view answers otherwise/,
  );
  caught(
    3,
    'a decision that differs between state and view',
    () =>
      authored({
        mechanics: {
          ...mechanics,
          decision: (position) => {
            const decision = mechanics.decision(position);
            return decision.kind === 'simultaneous' && 'viewer' in position
              ? { ...decision, waiting: [0, 1] }
              : decision;
          },
        },
      }),
    /the view waits for somebody else/,
  );
  caught(
    3,
    'a refusal that safeReduce gives otherwise',
    () =>
      wrapped({
        safeReduce: (state, action) => {
          const result = embers.safeReduce(state, action);
          return result.ok ? result : { ok: false, refusal: { ...result.refusal, have: 1 } };
        },
      }),
    /safeReduce answers otherwise/,
  );
  caught(
    3,
    'a draw of an unlisted action',
    () => authored({ mechanics: { ...mechanics, sample: (_, seat) => ({ type: 'concede', seat }) } }),
    /draws (what it does not list|an action where none is listed)/,
  );
  caught(
    3,
    'a draw that differs between state and view',
    () =>
      authored({
        mechanics: {
          ...mechanics,
          sample: (position, seat) => {
            const legal = embers.legalActions(position, seat);
            if (legal.length === 0) throw new InvalidInputError([{ code: 'no-legal-action', path: [] }]);
            return 'viewer' in position ? (legal[legal.length - 1] as never) : (legal[0] as never);
          },
        },
      }),
    /the view draws another action/,
  );
  caught(
    3,
    'a draw where nothing is legal',
    () =>
      authored({
        mechanics: {
          ...mechanics,
          sample: (position, seat) => embers.legalActions(position, seat)[0] ?? { type: 'concede', seat },
        },
      }),
    /draws an action where none is listed/,
  );
  caught(
    3,
    'a list without all that holds more than the list of all',
    () =>
      wrapped({
        legalActions: (position, seat, listing) => {
          const listed = embers.legalActions(position, seat);
          return listing?.all === true || listed.length === 0
            ? listed
            : [...listed, { type: 'concede', seat: seat as 0 }];
        },
      }),
    /lists an action that is not in the whole list/,
  );
});
