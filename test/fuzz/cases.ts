import {
  type Action,
  type Config,
  createGoblinSummoner,
  goblinSummoner,
} from '../../src/games/goblin-summoner/index.js';
import { oddSet } from '../games/goblin-summoner/play/cards/odd-set.js';
import { invariants } from '../games/goblin-summoner/play/invariants.js';
import type { Duels } from '../games/goblin-summoner/play/walk.js';
import { type Invariant, watched } from '../games/goblin-summoner/play/watch.js';

/** The card sets that duels are played with, by name. */
export const games = {
  house: goblinSummoner,
  odd: createGoblinSummoner({ sets: [oddSet] }),
} as const satisfies Readonly<Record<string, Duels>>;

/** A duel that is kept: one that went wrong once, or one that shows something rare. */
export interface Case {
  /** What went wrong, or what it shows. */
  readonly cause: string;
  readonly cards: keyof typeof games;
  readonly config: Config;
  readonly actions: readonly Action[];
  /** How it ended, if it is known how it should. */
  readonly hash?: string;
}

/** What is wrong with a case, and the actions that led there; those that are not legal are left out. */
export interface Played {
  readonly fault: string | null;
  readonly actions: readonly Action[];
  readonly hash: string;
}

/** Plays a case with all invariants watched. */
export function playCase(
  { cards, config, actions }: Case,
  watch: Readonly<Record<string, Invariant>> = invariants,
): Played {
  const game = games[cards];
  const done: Action[] = [];
  try {
    const { state, play } = watched(game, config, watch);
    for (const action of actions) {
      if (game.check(state, action) !== null) continue;
      done.push(action);
      play(action);
    }
    return { fault: null, actions: done, hash: game.hash(state) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error), actions: done, hash: '' };
  }
}
