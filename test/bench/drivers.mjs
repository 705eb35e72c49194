// @ts-check
// Three ways of playing the same random games: in place, by the reducer, and by boardgame.io's reducer.
import { fileURLToPath } from 'node:url';
import { createRandom, toAct } from 'goblinry';

/** @typedef {(number: number) => number} Playout plays one game and returns its number of actions */

const LONGEST = 5000;
const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Whose turn it is to be asked: of several seats, one by chance.
 * @param {any} decision
 * @param {import('goblinry').Random} random
 */
function asked(decision, random) {
  const seats = toAct(decision);
  return seats.length > 1 ? random.pick(seats) : seats[0];
}

/** @type {(game: any, starts: readonly any[]) => Playout} */
export const simulate = (game, starts) => (number) => {
  const random = createRandom(`player ${number}`);
  const run = game.simulate(starts[number % starts.length]);
  for (let actions = 0; ; actions++) {
    const seat = asked(run.decision(), random);
    if (seat === undefined || actions > LONGEST) return actions;
    run.play(run.sampleAction(seat, random));
  }
};

/** @type {(game: any, starts: readonly any[]) => Playout} */
export const reduce = (game, starts) => (number) => {
  const random = createRandom(`player ${number}`);
  let state = starts[number % starts.length];
  for (let actions = 0; ; actions++) {
    const seat = asked(game.decision(state), random);
    if (seat === undefined || actions > LONGEST) return actions;
    state = game.reduce(state, game.sampleAction(state, seat, random));
  }
};

/**
 * The moves of a game as boardgame.io takes them, built from the source: the package does not export them.
 * @param {string} source
 */
async function movesOf(source) {
  const { build } = await import('esbuild');
  const built = await build({
    stdin: { contents: `export { mechanics } from './${source}';`, resolveDir: root },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    platform: 'node',
    write: false,
  });
  const text = Buffer.from(built.outputFiles[0]?.contents ?? []).toString('base64');
  return (await import(`data:text/javascript;base64,${text}`)).mechanics.moves;
}

/**
 * The same recipe in boardgame.io's own reducer, without its undo; legality is not asked, so that it has no more to do.
 * @param {any} game
 * @param {readonly any[]} starts
 * @param {string} source
 * @returns {Promise<Playout>}
 */
export async function boardgameIo(game, starts, source) {
  const { createRequire } = await import('node:module');
  const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)('boardgame.io/internal');
  const moves = await movesOf(source);
  const context = { catalogue: game.catalogue };
  /** @type {unknown} */
  let start = null;
  const rules = {
    name: game.id,
    setup: () => JSON.parse(JSON.stringify(start)),
    disableUndo: true,
    moves: {
      act: (/** @type {any} */ { G }, /** @type {any} */ action) => moves[action.type].apply(G, action, context),
    },
  };
  const reducer = CreateGameReducer({ game: rules });
  return (number) => {
    const random = createRandom(`player ${number}`);
    start = starts[number % starts.length];
    let store = InitializeGame({ game: rules, numPlayers: 2 });
    for (let actions = 0; ; actions++) {
      const seat = asked(game.decision(store.G), random);
      if (seat === undefined || actions > LONGEST) return actions;
      const action = game.sampleAction(store.G, seat, random);
      const payload = { type: 'act', args: [action], playerID: store.ctx.currentPlayer, credentials: undefined };
      const before = store;
      store = reducer(store, { type: 'MAKE_MOVE', payload });
      if (store._stateID === before._stateID) throw new Error(`boardgame.io did not take ${JSON.stringify(action)}`);
    }
  };
}
