import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import { createRandom, defineGame, type Game } from '../../src/index.js';
import { cards, type Embers, embers, mechanics, playOut, type State, spec } from '../kit/embers/index.js';

const isDeepFrozen = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isDeepFrozen));
const start = embers.setup({ seed: 'reduce' });
const [first] = playOut({ seed: 'reduce' });
if (first === undefined) throw new Error('a game has a first action');

describe('KF-E01, KF-E02 purity', () => {
  test('states are deeply frozen and alike each time, from setup to end', () => {
    expect(embers.setup({ seed: 'reduce' })).toEqual(start);
    let state = start;
    for (const action of playOut({ seed: 'reduce' })) {
      expect(isDeepFrozen(state)).toBe(true);
      const text = JSON.stringify(state);
      const next = embers.reduce(state, action);
      expect(embers.reduce(state, action)).toEqual(next);
      expect(JSON.stringify(state)).toBe(text);
      state = next;
    }
    expect(isDeepFrozen(state)).toBe(true);
  });

  test('what does not change is shared between states', () => {
    const next = embers.reduce(start, first);
    expect(next.players[first.seat === 0 ? 1 : 0]).toBe(start.players[first.seat === 0 ? 1 : 0]);
    expect(next.random).toBe(start.random);
  });

  test('functions of a game work detached', () => {
    const { setup, reduce, legalActions } = embers;
    expect([first].reduce(reduce, setup({ seed: 'reduce' }))).toEqual(embers.reduce(start, first));
    expect(legalActions(start, 0)).toEqual(embers.legalActions(start, 0));
  });
});

describe('KF-E03 what the caller hands in', () => {
  /** A game whose recipe links what came with the action, which it should not. */
  const linking = defineGame<Embers>({
    ...spec,
    mechanics: {
      ...mechanics,
      moves: {
        ...mechanics.moves,
        lay: { ...mechanics.moves.lay, apply: (draft, action) => void Object.assign(draft, { note: action }) },
      },
    },
  });

  test('an action stays writable and is no part of the state, even where a recipe links it', () => {
    const action = { ...first };
    const state = linking.reduce(start, action) as State & { note: object };
    expect(state.note).toEqual(action);
    expect(state.note).not.toBe(action);
    expect(Object.isFrozen(action)).toBe(false);
  });

  test('a config stays writable and is no part of the state', () => {
    const config = { seed: 'x', decks: [Array<string>(5).fill('ember'), Array<string>(5).fill('spark')] as const };
    const state = embers.setup(config);
    config.decks[0].push('blaze');
    expect(state).toEqual(
      embers.setup({ seed: 'x', decks: [Array<string>(5).fill('ember'), Array<string>(5).fill('spark')] }),
    );
  });

  test('a catalogue is copied: writing to what was given changes no game, the copy cannot be written to', () => {
    const given = cards();
    const game: Game<Embers> = defineGame({ ...spec, catalogue: given });
    expect(Object.isFrozen(given) || Object.isFrozen(given.ember)).toBe(false);
    given.ember = { id: 'ember', heat: 99 };
    expect(game.catalogue.ember?.heat).toBe(1);
    expect(isDeepFrozen(game.catalogue)).toBe(true);
  });

  test('a catalogue of many cards is what was given: the same keys in the same order, odd ones among them', () => {
    const ids = ['ember', '', '-', 'constructor', 'toString', ...Array.from({ length: 200 }, (_, at) => `card ${at}`)];
    const given = Object.fromEntries(ids.map((id, at) => [id, { id, heat: (at % 3) + 1 }]));
    const game: Game<Embers> = defineGame({ ...spec, catalogue: given });
    expect(Object.entries(game.catalogue)).toEqual(Object.entries(given));
    expect(JSON.stringify(game.catalogue)).toBe(JSON.stringify(given));
    expect(Object.getPrototypeOf(game.catalogue)).toBe(Object.prototype);
    expect(isDeepFrozen(game.catalogue)).toBe(true);
  });

  test('a plain state is taken as well, and not changed', () => {
    const plain = structuredClone(start) as State;
    const text = JSON.stringify(plain);
    expect(embers.reduce(plain, first)).toEqual(embers.reduce(start, first));
    expect(JSON.stringify(plain)).toBe(text);
  });
});

describe('KF-E05, KF-B07 what is refused or only asked changes nothing', () => {
  test('a refused action leaves the state as it was, the words of chance too', () => {
    const plain = structuredClone(start) as State;
    const text = JSON.stringify(plain);
    for (const action of [{ type: 'peek', seat: 0 }, null, { ...first, card: 'none' }]) {
      expect(embers.safeReduce(plain, action).ok).toBe(false);
    }
    expect(JSON.stringify(plain)).toBe(text);
  });

  test('a game with questions between its actions ends as one without', () => {
    const random = createRandom('questions');
    let [asked, quiet] = [start, start];
    for (const action of playOut({ seed: 'reduce' })) {
      embers.view(asked, 0);
      embers.legalActions(asked, 0, { all: true });
      embers.check(asked, { type: 'dance' });
      embers.determinize(embers.view(asked, 1), random);
      embers.hash(asked);
      for (let n = 0; n < 20; n++) embers.safeReduce(asked, { type: 'lay', seat: 0, card: `${n}` });
      asked = embers.reduce(asked, action);
      quiet = embers.reduce(quiet, action);
    }
    expect(asked).toEqual(quiet);
  });
});

test('KF-E04 events and lists of a whole game can be read at its end', () => {
  const kept: unknown[] = [];
  const texts: string[] = [];
  let state = start;
  for (const action of playOut({ seed: 'reduce' })) {
    const step = embers.safeReduce(state, action);
    if (!step.ok) throw new Error(step.refusal.code);
    for (const value of [
      step.events,
      embers.legalActions(state, 0),
      embers.decision(state),
      embers.check(state, null),
    ]) {
      kept.push(value);
      texts.push(JSON.stringify(value));
    }
    state = step.state;
  }
  expect(kept.map((value) => JSON.stringify(structuredClone(value)))).toEqual(texts);
});

test('KF-E08 the host’s immer freezes as it did before', () => {
  const made = produce({ a: {} as { b?: number } }, (draft) => {
    draft.a.b = 1;
  });
  expect(Object.isFrozen(made) && Object.isFrozen(made.a)).toBe(true);
});

test('an unlisted move is listed with all, and refused like any other', () => {
  const listed = embers.legalActions(start, 0);
  const all = embers.legalActions(start, 0, { all: true });
  expect(listed.some(({ type }) => type === 'concede')).toBe(false);
  expect(all).toEqual([...listed, { type: 'concede', seat: 0 }]);
});
