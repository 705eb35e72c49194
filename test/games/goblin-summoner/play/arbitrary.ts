import fc from 'fast-check';
import { type Config, goblinSummoner } from '../../../../src/games/goblin-summoner/index.js';
import { createRandom, type Random } from '../../../../src/index.js';
import { randomConfig, settings } from './configs.js';
import { chanceOf } from './walk.js';

const { catalogue } = goblinSummoner;
const RUNS = 40;
/** How often a property is tried: FC_RUNS lengthens a run. */
export const runs = { numRuns: Number(process.env.FC_RUNS ?? RUNS) };

/** A duel to be played: how it begins, and what is drawn in it. */
export interface Given {
  readonly config: Config;
  /** Where the numbers end, whoever acts passes: a shorter list is a shorter duel. */
  readonly picks: readonly number[];
}

/** The chance by which a duel is played. */
export const chance = ({ picks }: Given): Random => chanceOf(picks);

/** Duels under options of every kind, with legal decks of every kind. */
export const duels: fc.Arbitrary<Given> = fc
  .record({
    setting: fc.constantFrom(...Object.keys(settings)),
    seed: fc.string({ maxLength: 8 }),
    picks: fc.array(fc.nat(0xffff), { maxLength: 900, size: 'max' }),
  })
  .map(({ setting, seed, picks }) => ({
    config: randomConfig(seed, createRandom(`${setting} ${seed}`), { catalogue, options: settings[setting] ?? {} }),
    picks,
  }));
