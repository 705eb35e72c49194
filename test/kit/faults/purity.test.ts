import { describe } from 'vitest';
import { cards, embers, mechanics, type State, spec } from '../embers/index.js';
import { authored, caught, moved, spoilt, wrapped } from '../planted.js';

const decks = [Array(4).fill('ember'), Array(4).fill('spark')] as const;

describe('law 1, purity', () => {
  caught(
    1,
    'an action that is written to',
    () => spoilt('lay', (_, action) => Object.assign(action, { card: 'ash' })),
    /what was handed in has changed|read only/,
  );
  caught(
    1,
    'an action that is kept',
    () =>
      spoilt('stoke', (draft, action) => {
        draft.note = action;
      }),
    /an object that was handed in is kept/,
  );
  caught(
    1,
    'an action that is frozen',
    () => wrapped({ safeReduce: (state, action) => embers.safeReduce(state, Object.freeze(action)) }),
    /what was handed in was frozen/,
  );
  caught(
    1,
    'a state that reduce writes to',
    () =>
      wrapped({
        safeReduce: (state, action) => {
          const result = embers.safeReduce(state, action);
          if (!Object.isFrozen(state)) Object.assign(state, { round: 99 });
          return result;
        },
      }),
    /the state was changed/,
  );
  caught(
    1,
    'a state that simulate writes to',
    () =>
      wrapped({
        simulate: (state, emit) => {
          if (!Object.isFrozen(state)) Object.assign(state, { round: 99 });
          return embers.simulate(state, emit);
        },
      }),
    /the state was changed/,
  );
  caught(
    1,
    'memory between calls',
    () => {
      let calls = 0;
      return spoilt('lay', (draft) => {
        draft.round += calls++;
      });
    },
    /gives (two|another) results?/,
  );
  caught(
    1,
    'ambient chance in a list',
    () => {
      let calls = 0;
      return moved('lay', {
        options: (...asked) =>
          calls++ % 2 === 0
            ? mechanics.moves.lay.options(...asked)
            : mechanics.moves.lay.options(...asked).toReversed(),
      });
    },
    /gives two answers/,
  );
  caught(
    1,
    'chance of the setup that is not the seed’s',
    () => {
      let calls = 0;
      return authored({ setup: (...given) => ({ ...spec.setup(...given), round: calls++ }) });
    },
    /the same config gives two states/,
  );
  caught(
    1,
    'a question that changes the state',
    () =>
      authored({
        mechanics: {
          ...mechanics,
          decision: (position) => {
            if (!Object.isFrozen(position)) Object.assign(position, { round: position.round + 1 });
            return mechanics.decision(position);
          },
        },
      }),
    /asking changed the state|gives two answers/,
  );
  caught(
    1,
    'a config that is frozen',
    () => wrapped({ setup: (config) => embers.setup(Object.freeze(config)) }),
    /config: what was handed in was frozen/,
  );
  caught(
    1,
    'a config that is written to',
    () =>
      wrapped({
        setup: (config) => {
          const state = embers.setup(config);
          if (!Object.isFrozen(config)) Object.assign(config, { decks });
          return state;
        },
      }),
    /config: what was handed in has changed/,
  );
  caught(
    1,
    'a config that is kept',
    () => wrapped({ setup: (config) => Object.freeze({ ...embers.setup(config), decks: config.decks }) }),
    /config: an object that was handed in is kept/,
    { config: (seed) => ({ seed, decks: [[...decks[0]], [...decks[1]]] }) },
  );
  caught(
    1,
    'a first state that is not frozen',
    () => wrapped({ setup: (config) => structuredClone(embers.setup(config)) as State }),
    /the state is not deeply frozen/,
  );
  caught(
    1,
    'a view that shares with the state',
    () => authored({ view: (state, ...asked) => ({ ...spec.view(state, ...asked), phase: state.phase }) }),
    /holds an object of the state/,
  );
  caught(
    1,
    'a state that holds a card of the catalogue',
    () =>
      moved('lay', {
        apply: (draft, action, context) => {
          mechanics.moves.lay.apply(draft, action, context);
          Object.assign(draft, { note: context.catalogue[action.card] });
        },
      }),
    /holds an object of the (catalogue|state it began with)/,
  );
  caught(
    1,
    'a catalogue that can be written to',
    () => wrapped({ catalogue: cards() }),
    /the catalogue: can be written to/,
  );
  const given = cards();
  caught(
    1,
    'card sets that are kept',
    () => wrapped({ catalogue: given }),
    /holds an object of the card sets|can be written to/,
    { given },
  );
});
