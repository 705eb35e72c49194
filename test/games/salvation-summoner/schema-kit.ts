import {
  type CardSet,
  firstCollection,
  type State,
  salvationSummoner,
} from '../../../src/games/salvation-summoner/index.js';
import type { Parsed } from '../../../src/games/salvation-summoner/schema.js';
import { names, seriesNames, supplyNames } from '../../../src/games/salvation-summoner/words/index.js';
import { createRandom, type Problem } from '../../../src/index.js';
import { configOf } from './sight.js';

/** What is wrong with a document. */
export const problemsOf = (read: Parsed<unknown>): readonly Problem[] => (read.ok ? [] : read.problems);
export const told = (read: Parsed<unknown>): readonly string[] =>
  problemsOf(read).map(({ code, path }) => `${code} at ${path.join('.')}`);

/** The house set as a card set, with its names. */
export const houseSet: CardSet = {
  ...firstCollection,
  set: 'house',
  version: 1,
  name: { en: 'Salvation Summoner', ja: '救国の召喚師' },
  series: firstCollection.series.map(({ id }) => ({ id, en: id, ...seriesNames[id] })),
  cards: firstCollection.cards.map((card) => ({ ...card, en: card.id, ...names[card.id] })),
  supplies: firstCollection.supplies.map((supply) => ({ ...supply, en: supply.id, ...supplyNames[supply.id] })),
};

/** All states of a game that random players play, from a random config. */
export function* statesOf(seed: string, number: number): Generator<State> {
  const run = salvationSummoner.simulate(salvationSummoner.setup(configOf(seed, number)));
  const random = createRandom(seed);
  yield run.state;
  for (let next = run.decision(); next.kind === 'turn'; next = run.decision()) {
    run.play(random.int(600) === 0 ? { type: 'concede', seat: next.seat } : run.sampleAction(next.seat, random));
    yield run.state;
  }
}

/** A state, its parts open to changes. */
export type Open<T> = { -readonly [K in keyof T]: Open<T[K]> };
/** The first state of a random game for which something holds, as plain data of its own. */
export function stateWhere(holds: (state: State) => boolean): Open<State> {
  for (let n = 0; n < 200; n++) {
    for (const state of statesOf(`where ${n}`, n)) if (holds(state)) return structuredClone(state) as Open<State>;
  }
  throw new Error('no game comes to such a state');
}
