import { expect, test } from 'vitest';
import { goblinSummoner, type State } from '../../../../src/games/goblin-summoner/index.js';
import { createRandom } from '../../../../src/index.js';

/** Every state of some random duels. */
function* states(name: string, duels: number, actions: number): Generator<State> {
  for (let n = 0; n < duels; n++) {
    const random = createRandom(`${name} ${n}`);
    let state = goblinSummoner.setup({ seed: `${name} ${n}`, options: { feats: n % 2 === 0, offerCut: n % 3 === 0 } });
    yield state;
    for (let step = 0; step < actions; step++) {
      const decision = goblinSummoner.decision(state);
      if (decision.kind !== 'turn') break;
      state = goblinSummoner.reduce(state, goblinSummoner.sampleAction(state, decision.seat, random));
      yield state;
    }
  }
}

/** What JSON would lose or change, with the way to it. */
function lost(value: unknown, path = ''): readonly string[] {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return [];
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? [] : [path];
  if (typeof value !== 'object' || Object.getOwnPropertySymbols(value).length > 0) return [path];
  const plain = Array.isArray(value) ? Array.prototype : Object.prototype;
  if (Object.getPrototypeOf(value) !== plain) return [path];
  if (Array.isArray(value) && Object.keys(value).length !== value.length) return [path];
  return Object.entries(value).flatMap(([key, inner]) => lost(inner, `${path}/${key}`));
}

test('KF-D01: after every action states and views are plain JSON', () => {
  for (const state of states('plain', 6, 120)) {
    const view = goblinSummoner.view(state, 1);
    expect([lost(state), lost(view)]).toEqual([[], []]);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  }
});

/** A duellist's cards over all zones, tokens apart, by id; and all handles that are in use. */
function cardsOf({ players, spell, actor }: State, seat: 0 | 1): readonly string[] {
  const { deck, shield, hand, released, play, discard } = players[seat];
  const named = [...hand, ...released, ...play, ...discard, ...(spell !== null && actor === seat ? [spell] : [])];
  return [...deck, ...shield, ...named.map(({ card }) => card)].filter((id) => !id.startsWith('token-')).sort();
}

test('KF-I08: no card is lost or doubled, and no handle is in two places', () => {
  let lists: readonly (readonly string[])[] = [];
  for (const state of states('whole', 6, 150)) {
    const now = [cardsOf(state, 0), cardsOf(state, 1)];
    if (state.turn === 1 && state.actions === 0 && state.passes === 0 && state.phase.name !== 'choice') lists = now;
    expect(now).toEqual(lists);
    const handles = state.players.flatMap(({ hand, released, play, discard }) =>
      [...hand, ...released, ...play, ...discard].map(({ handle }) => handle),
    );
    expect(new Set(handles).size).toBe(handles.length);
    expect(Math.max(-1, ...handles)).toBeLessThan(state.handles);
  }
  expect(lists.map(({ length }) => length)).toEqual([22, 22]);
});
