import { describe, test, vi } from 'vitest';
import {
  type Action,
  type Config,
  createGoblinSummoner,
  type Deck,
  decks,
  type GoblinSummoner,
  goblinSummoner,
  type OptionsGiven,
  type State,
  type View,
} from '../../../src/games/goblin-summoner/index.js';
import { createRandom } from '../../../src/index.js';
import { type ConformanceOptions, conformance } from '../../../src/testing/index.js';
import { oddSet } from './play/cards/odd-set.js';
import { randomConfig, settings } from './play/configs.js';
import { ownedBy } from './play/invariants.js';
import type { Duels } from './play/walk.js';
import { otherWorld } from './play/worlds.js';

vi.setConfig({ testTimeout: 300_000 });

/** Beyond six attackers and a thousand answers not all is listed (G-16.3). */
function isBounded({ phase, players }: State | View, seat: number): boolean {
  if (phase.name === 'choice') return phase.candidates !== null && phase.candidates.length > 9;
  return (players[seat]?.play.filter(({ exhausted }) => !exhausted).length ?? 0) > 6;
}

/** Everybody sees what these say: whom an attack or an effect is aimed at, where a deck is cut. */
const isOvert = ({ type }: Action, { phase }: State): boolean =>
  type === 'choose' ? phase.name === 'choice' && phase.of === 'target' : type !== 'play-card' && type !== 'play-shield';

/** Sets of handles in the order of play (G-16.4). */
function inOrder(action: Action): Action {
  const byEntry = (handles: readonly number[]): readonly number[] => [...handles].sort((a, b) => a - b);
  if (action.type === 'attack') return { ...action, attackers: byEntry(action.attackers) };
  return action.type === 'choose' ? { ...action, ids: byEntry(action.ids) } : action;
}

/** Duels are kept short here, so that boards stay small enough to be listed whole at every step. */
const shortened = (options: OptionsGiven, turns: number): OptionsGiven => ({
  ...options,
  turnLimit: Math.min(options.turnLimit ?? turns, turns),
});

const shared = (game: Duels, games: number): Omit<ConformanceOptions<GoblinSummoner>, 'config'> => ({
  games,
  moments: 8,
  conserve: (state) =>
    ([0, 1] as const).flatMap((seat) => ownedBy(state, seat, game.catalogue).map((card) => `${seat}: ${card}`)),
  worlds: (state, viewer, random) => otherWorld(state, viewer, random, game.catalogue),
  overt: isOvert,
  bounded: isBounded,
  normal: inOrder,
});

const given = Object.values(settings);

describe('under options of every kind, Goblin Summoner keeps', () => {
  const config = (seed: string, number: number): Config => {
    const options = shortened(given[number % given.length] ?? {}, 8);
    return randomConfig(seed, createRandom(seed), { catalogue: goblinSummoner.catalogue, options });
  };
  const options = { ...shared(goblinSummoner, given.length), config };
  for (const { name, run } of conformance(goblinSummoner, options)) test(name, run);
});

describe('with each of the ready decks, Goblin Summoner keeps', () => {
  const ready = Object.values(decks);
  const deck = (number: number): Deck => ready[number % ready.length] ?? decks['hills-walk'];
  const config = (seed: string, number: number): Config => ({
    seed,
    decks: [deck(number), deck(number + 1)],
    options: number === 0 ? {} : shortened({}, 10),
  });
  for (const { name, run } of conformance(goblinSummoner, { ...shared(goblinSummoner, 6), config })) test(name, run);
});

describe('with a card set of a third party, Goblin Summoner keeps', () => {
  const game = createGoblinSummoner({ sets: [oddSet] });
  const config = (seed: string, number: number): Config => {
    const options = { ...given[number % given.length], deckManaLimit: 1000, maxCopies: null, feats: true };
    return randomConfig(seed, createRandom(seed), { catalogue: game.catalogue, options: shortened(options, 5) });
  };
  const options = { ...shared(game, given.length), config, given: [oddSet] };
  for (const { name, run } of conformance(game, options)) test(name, run);
});
