// A store for a front-end in ten lines: whoever subscribes is told of every new view.
import { goblinSummoner } from 'goblinry/goblin-summoner';
import { explain } from 'goblinry/goblin-summoner/words';

/**
 * @param {import('goblinry/goblin-summoner').Config} config
 * @param {import('goblinry/goblin-summoner').Seat} seat
 */
function createStore(config, seat) {
  let state = goblinSummoner.setup(config);
  /** @type {Set<(view: import('goblinry/goblin-summoner').View) => void>} */
  const listeners = new Set();
  return {
    view: () => goblinSummoner.view(state, seat),
    subscribe: (/** @type {(view: import('goblinry/goblin-summoner').View) => void} */ listener) =>
      listeners.add(listener),
    dispatch(/** @type {unknown} */ action) {
      const step = goblinSummoner.safeReduce(state, action);
      if (!step.ok) return explain(step.refusal);
      state = step.state;
      for (const listener of listeners) listener(goblinSummoner.view(state, seat));
      return null;
    },
  };
}

const store = createStore({ seed: 'example', priority: 0 }, 0);
store.subscribe(({ turn, players: [me] }) =>
  console.log(`turn ${turn}: ${me.hand.length} cards in hand, ${me.pool} mana`),
);

const [card] = store.view().players[0].hand;
console.log(store.dispatch({ type: 'play-card', seat: 0, card: card?.handle }) ?? 'played');
console.log(store.dispatch({ type: 'pass', seat: 0 }));
