import type { Action, Catalogue, Config, Event, RuleId, State } from '../../../../src/games/goblin-summoner/index.js';
import type { Random } from '../../../../src/index.js';
import type { Duels } from './walk.js';

/** Follows one duel from its first state and says what is wrong, if anything. */
export interface Watcher {
  /** Hears every event; `now` is the duel as it stands at that very moment. */
  readonly hear?: (event: Event, now: State) => void;
  /** Called with the first state, and with the state after each action. */
  readonly look: (now: State, action: Action | null) => string | null;
}
/** What must hold in every state of every duel. */
export interface Invariant {
  readonly rule: RuleId;
  readonly watch: (start: State, catalogue: Catalogue) => Watcher;
}

/** A duel that is played in place and watched at every step. */
export interface Watched {
  /** Live: the next step changes it. */
  readonly state: State;
  /** Draws an action for whoever is to act; `null` after the end. */
  readonly draw: (random: Random) => Action | null;
  /** Carries out a legal action; throws an Error that names the rule that no longer holds. */
  readonly play: (action: Action) => void;
}

/** Begins a duel that breaks off as soon as an invariant does not hold. */
export function watched(
  game: Duels,
  config: Config,
  invariants: Readonly<Record<string, Invariant>>,
  hear?: (event: Event, now: State) => void,
): Watched {
  const start = game.setup(config);
  const watchers = Object.values(invariants).map(({ rule, watch }) => ({ rule, ...watch(start, game.catalogue) }));
  const run = game.simulate(start, (event) => {
    for (const watcher of watchers) watcher.hear?.(event, run.state);
    hear?.(event, run.state);
  });
  const look = (action: Action | null): void => {
    for (const watcher of watchers) {
      const fault = watcher.look(run.state, action);
      if (fault !== null) throw new Error(`${watcher.rule}: ${fault}, after ${JSON.stringify(action)}`);
    }
  };
  look(null);
  return {
    state: run.state,
    draw: (random) => {
      const decision = run.decision();
      return decision.kind === 'turn' ? run.sampleAction(decision.seat, random) : null;
    },
    play: (action) => {
      run.play(action);
      look(action);
    },
  };
}
