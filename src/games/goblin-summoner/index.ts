import { defineGame } from '../../kernel/define.js';
import type { Game } from '../../kernel/types.js';
import type { Bestiary, CardSet } from './card.js';
import { firstBestiary } from './cards.js';
import { catalogueOf, createCatalogue } from './catalogue.js';
import { determinize } from './determinize.js';
import { inPlace } from './in-place.js';
import { mechanics } from './mechanics.js';
import { rulebook } from './rulebook.js';
import { checkConfig, setup } from './setup.js';
import type { Catalogue, GoblinSummoner } from './shape.js';
import { view } from './view.js';

const gameOf = (catalogue: Catalogue): Game<GoblinSummoner> =>
  defineGame<GoblinSummoner>({
    id: 'goblin-summoner',
    name: 'Goblin Summoner',
    rules: '1',
    seats: { min: 2, max: 2 },
    rulebook,
    cites: {
      'malformed-action': 'G-16.5',
      'unknown-action': 'G-16.5',
      'unknown-seat': 'G-16.5',
      'view-not-state': 'G-15.1',
      'not-your-view': 'G-15.2',
      'game-over': 'G-10.10',
    },
    catalogue,
    mechanics,
    inPlace,
    reveals: ['looked', 'sprang', 'turned-up', 'trap-stayed', 'discarded', 'searched', 'reshuffled', 'looked-through'],
    checkConfig,
    setup,
    view,
    determinize,
  });

/** Goblin Summoner with card sets of your own; throws `InvalidInputError` for sets that make no sense (G-14.12). */
export const createGoblinSummoner = ({
  sets,
}: {
  readonly sets?: readonly (Bestiary | CardSet)[];
} = {}): Game<GoblinSummoner> => gameOf(sets === undefined ? catalogueOf([firstBestiary]) : createCatalogue(sets));

/** Goblin Summoner with the house set. */
export const goblinSummoner: Game<GoblinSummoner> = /* @__PURE__ */ createGoblinSummoner();

export type { Action, AttackTarget, RefusalCode } from './actions.js';
export type * from './card.js';
export { firstBestiary } from './cards.js';
export { type DeckId, decks } from './decks.js';
export type { Event, Zone } from './events.js';
export { defaults, type Options, type OptionsGiven, type SpentShieldCard } from './options.js';
export type { RuleId } from './rulebook.js';
export type { Catalogue, Config, GoblinSummoner, Prompt, Sight } from './shape.js';
export type * from './state.js';
export { type MonsterStats, statsOf } from './statics.js';
