import { describe, expectTypeOf, test } from 'vitest';
import {
  type Decision,
  defineRulebook,
  type Game,
  type GameRecord,
  isCount,
  isList,
  isText,
  type Move,
  maybe,
  type Outcome,
  type Refusal,
  replay,
  type Shape,
  type Simulation,
  timeline,
  toAct,
} from '../../src/index.js';
import type { Action, Embers, Event, State, View } from '../kit/embers/index.js';

declare const embers: Game<Embers>;
declare const state: State;
declare const view: View;
declare const random: Parameters<typeof embers.determinize>[1];

describe('KF-L06 a view is no state, and a state is no view', () => {
  test('wherever one of them is asked', () => {
    // @ts-expect-error a view
    embers.reduce(view, { type: 'peek', seat: 0 });
    // @ts-expect-error a view
    embers.safeReduce(view, null);
    // @ts-expect-error a view
    embers.simulate(view);
    // @ts-expect-error a view
    embers.view(view, 0);
    // @ts-expect-error a state
    embers.determinize(state, random);
    expectTypeOf(embers.view(state, 0)).toEqualTypeOf<View>();
    expectTypeOf(embers.determinize(view, random)).toEqualTypeOf<State>();
  });

  test('while questions take either', () => {
    expectTypeOf(embers.check(view, null)).toEqualTypeOf<Refusal<Embers> | null>();
    expectTypeOf(embers.decision(state)).toEqualTypeOf<Decision<Embers>>();
    expectTypeOf(embers.legalActions(view, 0)).toEqualTypeOf<readonly Action[]>();
    // @ts-expect-error neither
    embers.decision({ round: 1 });
  });

  test('a viewer is a seat or a spectator, and must be named', () => {
    embers.view(state, 'spectator');
    // @ts-expect-error nobody
    embers.view(state, undefined);
    // @ts-expect-error no such word
    embers.view(state, 'everybody');
    // @ts-expect-error missing
    embers.view(state);
  });

  test('hidden cards may be unknown in a view, and chance is not in it', () => {
    expectTypeOf(view.players[0].hand[0]).toEqualTypeOf<string | null | undefined>();
    expectTypeOf(state.players[0].hand[0]).toEqualTypeOf<string | undefined>();
    // @ts-expect-error a view has no stream
    view.random;
    // @ts-expect-error a state has no viewer
    state.viewer;
  });
});

describe('KF-L05 actions', () => {
  test('of a wrong form do not compile', () => {
    embers.reduce(state, { type: 'stoke', seat: 0 });
    embers.reduce(state, { type: 'stoke', seat: 0, burn: 'ash' });
    // @ts-expect-error unknown type
    embers.reduce(state, { type: 'stok', seat: 0 });
    // @ts-expect-error no seat
    embers.reduce(state, { type: 'peek' });
    // @ts-expect-error seats are numbers
    embers.reduce(state, { type: 'peek', seat: '0' });
    // @ts-expect-error there are two seats
    embers.reduce(state, { type: 'peek', seat: 2 });
    // @ts-expect-error a field too few
    embers.reduce(state, { type: 'lay', seat: 0 });
    // @ts-expect-error a field too many
    embers.reduce(state, { type: 'peek', seat: 0, card: 'ash' });
    // @ts-expect-error absent is not undefined
    embers.reduce(state, { type: 'stoke', seat: 0, burn: undefined });
  });

  test('are exhaustive', () => {
    const say = (action: Action): string => {
      switch (action.type) {
        case 'lay':
          return action.card;
        case 'stoke':
          return action.burn ?? '';
        case 'peek':
        case 'concede':
          return action.type;
      }
    };
    expectTypeOf(say).returns.toEqualTypeOf<string>();
    // @ts-expect-error a case is missing
    const sayLess = (action: Action): string => {
      switch (action.type) {
        case 'lay':
          return action.card;
        case 'stoke':
          return action.burn ?? '';
        case 'peek':
          return action.type;
      }
    };
    expectTypeOf(sayLess).toBeFunction();
  });

  test('events are exhaustive too', () => {
    const seatOf = (event: Event): number =>
      event.type === 'tossed' ? event.winner : event.type === 'ended' ? -1 : event.seat;
    expectTypeOf(seatOf).returns.toEqualTypeOf<number>();
    // @ts-expect-error what only an ended game has
    const reasonOf = (event: Event): string => event.reason;
    expectTypeOf(reasonOf).toBeFunction();
  });
});

describe('everything is read-only', () => {
  test('states, views, lists and games', () => {
    // @ts-expect-error a field
    state.round = 2;
    // @ts-expect-error a list
    state.players[0].hand.push('ash');
    // @ts-expect-error a list of actions
    embers.legalActions(state, 0).pop();
    // @ts-expect-error a function
    embers.reduce = null;
    // @ts-expect-error a card
    embers.catalogue.ash = null;
  });
});

describe('configs', () => {
  test('need a seed, and know their fields', () => {
    embers.setup({ seed: 'x' });
    // @ts-expect-error no seed
    embers.setup({});
    // @ts-expect-error a seed is a text
    embers.setup({ seed: 1 });
    // @ts-expect-error misspelt
    embers.setup({ seed: 'x', deks: [[], []] });
  });
});

describe('rules, codes, prompts and reasons are literals', () => {
  test('so that a wrong one does not compile', () => {
    embers.rulebook['E-1.1'];
    // @ts-expect-error no such rule
    embers.rulebook['E-99.9'];
    expectTypeOf<{ code: 'no-cards'; rule: 'E-3.1' }>().toExtend<Refusal<Embers>>();
    expectTypeOf<{ code: 'game-over'; rule: 'E-4.4' }>().toExtend<Refusal<Embers>>();
    expectTypeOf<{ code: 'no-crads'; rule: 'E-3.1' }>().not.toExtend<Refusal<Embers>>();
    expectTypeOf<{ code: 'no-cards'; rule: 'E-99.9' }>().not.toExtend<Refusal<Embers>>();
    expectTypeOf<{ kind: 'turn'; seat: 0; prompt: 'lie' }>().not.toExtend<Decision<Embers>>();
    expectTypeOf<{ winners: [2]; reason: 'concede'; rule: 'E-4.3' }>().not.toExtend<Outcome<Embers>>();
    expectTypeOf(toAct(embers.decision(state))).toEqualTypeOf<readonly (0 | 1)[]>();
    expectTypeOf(defineRulebook({ 'X-1': { says: '' } })).toHaveProperty('X-1');
  });
});

describe('what an author writes', () => {
  test('has a guard of the right kind for each field', () => {
    const lay: Move<Embers, 'lay'>['fields'] = { card: isText };
    const stoke: Move<Embers, 'stoke'>['fields'] = { burn: maybe(isText) };
    const peek: Move<Embers, 'peek'>['fields'] = {};
    expectTypeOf([lay, stoke, peek]).toBeArray();
    // @ts-expect-error a guard is missing
    const none: Move<Embers, 'lay'>['fields'] = {};
    // @ts-expect-error of the wrong kind
    const wrong: Move<Embers, 'lay'>['fields'] = { card: isCount };
    // @ts-expect-error a list of them
    const list: Move<Embers, 'lay'>['fields'] = { card: isList(isText) };
    // @ts-expect-error it may be absent
    const sure: Move<Embers, 'stoke'>['fields'] = { burn: isText };
    // @ts-expect-error it may not be absent
    const unsure: Move<Embers, 'lay'>['fields'] = { card: maybe(isText) };
    expectTypeOf([none, wrong, list, sure, unsure]).toBeArray();
  });
});

interface Other extends Shape {
  readonly id: 'other';
  readonly action: { readonly type: 'wait'; readonly seat: number };
}

describe('games of other shapes', () => {
  test('are no games of this one', () => {
    expectTypeOf<Game<Other>>().not.toExtend<Game<Embers>>();
    expectTypeOf<Game<Embers>>().not.toExtend<Game<Other>>();
    expectTypeOf<GameRecord<Other>>().not.toExtend<GameRecord<Embers>>();
    expectTypeOf<Simulation<Other>>().not.toExtend<Simulation<Embers>>();
    declare_(null as unknown as GameRecord<Other>);
  });

  test('go through generic code', () => {
    const first = <T extends Shape>(game: Game<T>, at: T['state']): T['action'] | undefined => {
      const decision = game.decision(at);
      return decision.kind === 'turn' ? game.legalActions(at, decision.seat)[0] : undefined;
    };
    expectTypeOf(first(embers, state)).toEqualTypeOf<Action | undefined>();
    const result = replay(embers, null);
    expectTypeOf(result.state).toEqualTypeOf<State | null>();
  });
});

const declare_ = (record: GameRecord<Other>): void => {
  // @ts-expect-error a record of another game
  timeline(embers, record);
};

/** What React's `useReducer` asks of its arguments. */
declare function useReducer<S, I, A>(
  reducer: (state: S, action: A) => S,
  given: I,
  init: (given: I) => S,
): readonly [S, (action: A) => void];

describe('functions of a game work detached', () => {
  test('as a reducer and its first state', () => {
    const [now, dispatch] = useReducer(embers.reduce, { seed: 'x' }, embers.setup);
    expectTypeOf(now).toEqualTypeOf<State>();
    dispatch({ type: 'peek', seat: 0 });
    // @ts-expect-error no such type
    dispatch({ type: 'peak', seat: 0 });
    const actions: readonly Action[] = [];
    expectTypeOf(actions.reduce(embers.reduce, state)).toEqualTypeOf<State>();
  });
});
