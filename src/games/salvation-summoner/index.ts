import { defineGame } from '../../kernel/define.js';
import type { Game } from '../../kernel/types.js';
import type { CardSet, Collection } from './card.js';
import { firstCollection } from './cards.js';
import { catalogueOf, createCatalogue } from './catalogue.js';
import { checkConfig } from './config.js';
import { determinize } from './determinize.js';
import { inPlace } from './in-place.js';
import { mechanics } from './mechanics.js';
import { rulebook } from './rulebook.js';
import { setup } from './setup.js';
import type { Catalogue, SalvationSummoner } from './shape.js';
import { view } from './view.js';

const gameOf = (catalogue: Catalogue): Game<SalvationSummoner> =>
  defineGame<SalvationSummoner>({
    id: 'salvation-summoner',
    name: 'Salvation Summoner',
    rules: '1',
    seats: { min: 2, max: 2 },
    rulebook,
    cites: {
      'malformed-action': 'S-16.6',
      'unknown-action': 'S-16.6',
      'unknown-seat': 'S-1.1',
      'view-not-state': 'S-15.5',
      'not-your-view': 'S-15.3',
      'game-over': 'S-10.12',
    },
    catalogue,
    mechanics,
    inPlace,
    // An attack shows whether the defender is asked (S-7.9), and a discard what was in the other player's hand.
    reveals: ['looked', 'attacked', 'discarded'],
    checkConfig,
    setup,
    view,
    determinize,
  });

/** Salvation Summoner with card sets of your own; throws `InvalidInputError` for sets that make no sense (S-12.0). */
export const createSalvationSummoner = ({
  sets,
}: {
  readonly sets?: readonly (Collection | CardSet)[];
} = {}): Game<SalvationSummoner> => gameOf(sets === undefined ? catalogueOf([firstCollection]) : createCatalogue(sets));

/** Salvation Summoner with the house set. */
export const salvationSummoner: Game<SalvationSummoner> = /* @__PURE__ */ createSalvationSummoner();

export type { Action, RefusalCode, Target } from './actions.js';
export type * from './card.js';
export { firstCollection } from './cards.js';
export type { Event } from './events.js';
export { defaults, type Options, type OptionsGiven } from './options.js';
export type { RuleId } from './rulebook.js';
export type { Catalogue, ChainedAura, Config, Face, Prompt, SalvationSummoner, Sight } from './shape.js';
export type * from './state.js';
export { type SupplyId, supplies } from './supplies.js';
