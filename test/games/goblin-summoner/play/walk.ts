import type { Action, Config, Event, GoblinSummoner, State } from '../../../../src/games/goblin-summoner/index.js';
import type { Game, Random } from '../../../../src/index.js';

/** Goblin Summoner, with whatever card sets. */
export type Duels = Game<GoblinSummoner>;

/** Who is to act or to choose, and an action drawn for that seat; `null` after the end. */
export function draw(game: Duels, position: State, random: Random): Action | null {
  const decision = game.decision(position);
  return decision.kind === 'turn' ? game.sampleAction(position, decision.seat, random) : null;
}

/** One step of a duel. */
export interface Step {
  readonly before: State;
  readonly action: Action;
  readonly events: readonly Event[];
  readonly after: State;
}

/** A random duel by `reduce`, action by action, to its end or to so many actions. */
export function* duel(game: Duels, config: Config, random: Random, most = 2000): Generator<Step> {
  let before = game.setup(config);
  for (let n = 0; n < most; n++) {
    const action = draw(game, before, random);
    if (action === null) return;
    const result = game.safeReduce(before, action);
    if (!result.ok) throw new Error(`a drawn action was refused: ${JSON.stringify([action, result.refusal])}`);
    yield { before, action, events: result.events, after: result.state };
    before = result.state;
  }
}

/** Chance that is a list of numbers, one for each draw; where it ends, the first of all that is possible. */
export function chanceOf(numbers: readonly number[]): Random {
  let next = 0;
  const int = (below: number): number => {
    const number = numbers[next] ?? 0;
    next += 1;
    return number % below;
  };
  return {
    int,
    pick: (items) => {
      const item = items[int(items.length)];
      if (item === undefined) throw new RangeError('there is nothing to pick from');
      return item;
    },
    shuffle: (items) => {
      for (let i = items.length - 1; i > 0; i--) {
        const j = i - int(i + 1); // 0 leaves a card where it is
        [items[i], items[j]] = [items[j], items[i]];
      }
    },
    state: () => [next, 0, 0, 1],
  };
}
