import { expect, test } from 'vitest';
import { salvationSummoner as game, type State } from '../../../src/games/salvation-summoner/index.js';
import { createRandom } from '../../../src/index.js';
import { playOn } from '../../games/salvation-summoner/invariants.js';
import { anyPosition } from '../../games/salvation-summoner/positions.js';
import { configOf } from '../../games/salvation-summoner/sight.js';
import { count } from '../clauses.js';
import { missing } from '../report.js';
import { tryAny } from './attempts.js';
import { type Begun, clausesOf, codes, countClause, countField, eventTypes } from './reached.js';

const { FUZZ_ACTIONS = '32000', FUZZ_SEED = '1' } = process.env;
/** Actions between attempts, and how often they are made; every sixth stretch begins with a new game. */
const [ACTIONS, PIECES, ATTEMPTS] = [8, 10, 6];

test(`${FUZZ_ACTIONS} random actions break nothing and reach every clause, every refusal and every event`, () => {
  const [clauses, refusals, events] = [clausesOf(), codes(), eventTypes()];
  const stretches = Math.ceil(Number(FUZZ_ACTIONS) / (ACTIONS * PIECES));
  for (let number = 0; number < stretches; number++) {
    const name = `${FUZZ_SEED} ${number}`;
    const random = createRandom(name);
    let state: State = number % 6 === 0 ? game.setup(configOf(name, number)) : anyPosition(name, number, random).state;
    const begun: Begun = { card: '', action: null };
    for (let piece = 0; piece < PIECES && game.outcome(state) === null; piece++) {
      for (let n = 0; n < ATTEMPTS; n++) tryAny(refusals, state, random);
      const run = playOn(state, random, ACTIONS, (event) => {
        count(events, event.type);
        countClause(clauses, begun, event);
      });
      ({ state } = run);
      countField(clauses, state);
    }
    if (game.outcome(state) === null) state = game.reduce(state, { type: 'concede', seat: random.int(2) as 0 | 1 });
    tryAny(refusals, state, random);
  }
  expect(missing(clauses)).toEqual([]);
  expect(missing(refusals)).toEqual([]);
  expect(missing(events)).toEqual([]);
});
