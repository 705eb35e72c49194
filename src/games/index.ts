import type { Game } from '../kernel/types.js';
import { goblinSummoner } from './goblin-summoner/index.js';
import { gobulon } from './gobulon/index.js';
import { salvationSummoner } from './salvation-summoner/index.js';
import { warlocks } from './warlocks/index.js';

/** All games by id. */
export const games = {
  'goblin-summoner': goblinSummoner,
  gobulon,
  warlocks,
  'salvation-summoner': salvationSummoner,
} as const;
/** The id of a game. */
export type GameId = keyof typeof games;
/** Any game, its types forgotten. */
// biome-ignore lint/suspicious/noExplicitAny: a game that is picked at run time has no types of its own
export type AnyGame = Game<any>;

/** The ids of all games, in the order of the registry. */
export const gameIds = (): readonly GameId[] => Object.keys(games) as GameId[];
/** Whether a text is the id of a game. */
export const isGameId = (id: string): id is GameId => Object.hasOwn(games, id);
/** The game of an id, its types forgotten. */
export const gameOf = (id: GameId): AnyGame => games[id];
