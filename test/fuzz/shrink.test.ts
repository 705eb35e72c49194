import { expect, test } from 'vitest';
import { createRandom } from '../../src/index.js';
import { randomConfig } from '../games/goblin-summoner/play/configs.js';
import type { Invariant } from '../games/goblin-summoner/play/watch.js';
import { watched } from '../games/goblin-summoner/play/watch.js';
import { type Case, games, playCase } from './cases.js';
import { shrink } from './shrink.js';

/** A rule that does not hold: that no spell is ever cast. */
const noSpells: Invariant = {
  rule: 'G-7.3',
  watch: () => {
    let casts = 0;
    return {
      hear: ({ type }) => {
        if (type === 'cast') casts += 1;
      },
      look: () => (casts > 1 ? 'two spells were cast' : null),
    };
  },
};

function longDuel(): Case {
  const random = createRandom('shrink');
  const options = { feats: true, manaMax: 9, drawPerTurn: 3 };
  const config = randomConfig('shrink', random, { catalogue: games.house.catalogue, options });
  const { draw, play } = watched(games.house, config, {});
  const actions = [];
  for (let action = draw(random); action !== null; action = draw(random)) {
    actions.push(action);
    play(action);
  }
  return { cause: '', cards: 'house', config, actions };
}

const playFaulty = (one: Case) => playCase(one, { noSpells });

test('a duel that goes wrong is shrunk to the actions that it takes', () => {
  const long = longDuel();
  expect(playFaulty(long).fault).toMatch(/^G-7\.3: two spells/);
  const small = shrink(long, playFaulty);
  expect(small.cause).toMatch(/^G-7\.3: two spells/);
  expect(playFaulty(small).fault).toMatch(/^G-7\.3: two spells/);
  expect(small.actions.length).toBeLessThan(long.actions.length / 4);
  expect(Object.keys(small.config.options ?? {}).length).toBeLessThan(3);
  // Not one of the actions that are left could be left out.
  for (const index of small.actions.keys()) {
    const actions = small.actions.filter((_action, at) => at !== index);
    expect(playFaulty({ ...small, actions }).fault).toBe(null);
  }
});

test('a duel in which nothing goes wrong stays as it is', () => {
  const long = longDuel();
  expect(shrink(long, playCase)).toBe(long);
});
