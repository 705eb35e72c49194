import {
  type Action,
  type Config,
  createGoblinSummoner,
  goblinSummoner,
  type State,
} from '../../src/games/goblin-summoner/index.js';
import { createRandom, type Random } from '../../src/index.js';
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

/** What a duel can be looked at from must be enough to make up another one. */
export function lookAgain(cards: Case['cards'], state: State, random: Random): void {
  const game = games[cards];
  for (const viewer of [0, 1, 'spectator'] as const) {
    const view = JSON.stringify(game.view(state, viewer));
    const again = game.view(game.determinize(JSON.parse(view), random), viewer);
    if (JSON.stringify(again) !== view) throw new Error(`G-17.16: another view of ${viewer}`);
  }
  if (JSON.stringify(JSON.parse(JSON.stringify(state))) !== JSON.stringify(state)) throw new Error('no plain JSON');
}

/** Plays the actions again by `reduce`, which freezes what it returns. */
export function reduceAgain({ cards, config, actions }: Case, state: State): void {
  const game = games[cards];
  const last = actions.reduce((before, action) => game.reduce(before, action), game.setup(config));
  if (game.hash(last) !== game.hash(state)) throw new Error('reduce and simulate part');
}

/** What is wrong with a case, and the actions that led there; those that are not legal are left out. */
export interface Played {
  readonly fault: string | null;
  readonly actions: readonly Action[];
  readonly hash: string;
}

/** Looks at every step of a duel, which is slow: for cases that are kept. */
function looking(cards: Case['cards']): Invariant {
  const random = createRandom('look again');
  return {
    rule: 'G-17.16',
    watch: () => ({
      look: (now) => {
        lookAgain(cards, now, random);
        return null;
      },
    }),
  };
}

/** Plays a case and watches what must hold, all of it unless told otherwise; then plays it again by `reduce`. */
export function playCase(
  { cards, config, actions }: Case,
  watch: Readonly<Record<string, Invariant>> = { ...invariants, looks: looking(cards) },
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
    reduceAgain({ cause: '', cards, config, actions: done }, state);
    return { fault: null, actions: done, hash: game.hash(state) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error), actions: done, hash: '' };
  }
}
