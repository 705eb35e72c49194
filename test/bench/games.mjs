// @ts-check
// The games that are measured, and the positions their playouts start from.
import { decks as goblinDecks, goblinSummoner } from 'goblinry/goblin-summoner';
import { gobulon, decks as gobulonDecks } from 'goblinry/gobulon';
import { salvationSummoner, supplies } from 'goblinry/salvation-summoner';
import { warlocks } from 'goblinry/warlocks';

/**
 * @typedef {object} Measured
 * @property {import('goblinry/games').AnyGame} game
 * @property {string} path the sub-path of the package that holds it
 * @property {string} name the name it is exported by
 * @property {string} mechanics the source of the same recipe, for other engines
 * @property {() => unknown[]} starts
 * @property {boolean} [byHand] whether it was also written by hand, as arrays (arrays.mjs)
 */

/** @type {Readonly<Record<string, Measured>>} */
export const games = {
  'goblin-summoner': {
    game: goblinSummoner,
    path: 'goblinry/goblin-summoner',
    name: 'goblinSummoner',
    mechanics: 'src/games/goblin-summoner/mechanics.ts',
    // Every ready deck against every other and itself.
    starts: () => {
      const all = Object.values(goblinDecks);
      return all.flatMap((first, i) =>
        all.map((second, j) => goblinSummoner.setup({ seed: `bench ${i} ${j}`, decks: [first, second] })),
      );
    },
  },
  gobulon: {
    game: gobulon,
    path: 'goblinry/gobulon',
    name: 'gobulon',
    mechanics: 'src/games/gobulon/mechanics.ts',
    byHand: true,
    starts: () => {
      const all = Object.values(gobulonDecks);
      return all.flatMap((first, i) =>
        all.map((second, j) => gobulon.setup({ seed: `bench ${i} ${j}`, decks: [first, second] })),
      );
    },
  },
  warlocks: {
    game: warlocks,
    path: 'goblinry/warlocks',
    name: 'warlocks',
    mechanics: 'src/games/warlocks/mechanics.ts',
    // Duels, and melees of every size.
    starts: () => [2, 3, 2, 4, 2, 5, 2, 6].map((seats, i) => warlocks.setup({ seed: `bench ${i}`, seats })),
  },
  'salvation-summoner': {
    game: salvationSummoner,
    path: 'goblinry/salvation-summoner',
    name: 'salvationSummoner',
    mechanics: 'src/games/salvation-summoner/mechanics.ts',
    // Every recommended supply twice, and as many that are drawn by chance.
    starts: () => {
      const all = [...Object.keys(supplies), ...Object.keys(supplies).map(() => undefined)];
      return [...all, ...all].map((supply, i) =>
        salvationSummoner.setup({ seed: `bench ${i}`, ...(supply === undefined ? {} : { supply }) }),
      );
    },
  },
};
