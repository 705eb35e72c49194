import { defineGame } from '../../kernel/define.js';
import type { Game } from '../../kernel/types.js';
import type { CardSet, Collection } from './card.js';
import { firstCollection } from './cards.js';
import { catalogueOf, createCatalogue } from './catalogue.js';
import { determinize } from './determinize.js';
import { inPlace } from './in-place.js';
import { mechanics } from './mechanics.js';
import { rulebook } from './rulebook.js';
import { checkConfig, setup } from './setup.js';
import type { Catalogue, Gobulon } from './shape.js';
import { view } from './view.js';

const gameOf = (catalogue: Catalogue): Game<Gobulon> =>
  defineGame<Gobulon>({
    id: 'gobulon',
    name: 'Gobulon',
    rules: '1',
    seats: { min: 2, max: 2 },
    rulebook,
    cites: {
      'malformed-action': 'B-13.4',
      'unknown-action': 'B-13.6',
      'unknown-seat': 'B-5.1',
      'view-not-state': 'B-12.2',
      'not-your-view': 'B-12.4',
      'game-over': 'B-9.1',
    },
    catalogue,
    mechanics,
    inPlace,
    reveals: ['revealed', 'controlled', 'binned', 'looked'],
    checkConfig,
    setup,
    view,
    determinize,
  });

/** Gobulon with card sets of your own; throws `InvalidInputError` for sets that make no sense (B-11.1). */
export const createGobulon = ({ sets }: { readonly sets?: readonly (Collection | CardSet)[] } = {}): Game<Gobulon> =>
  gameOf(sets === undefined ? catalogueOf([firstCollection]) : createCatalogue(sets));

/** Gobulon with the house set. */
export const gobulon: Game<Gobulon> = /* @__PURE__ */ createGobulon();

export type { Action, RefusalCode } from './actions.js';
export type * from './card.js';
export { firstCollection } from './cards.js';
export { type DeckId, decks } from './decks.js';
export type { Event } from './events.js';
export { defaults, type Options, type OptionsGiven } from './options.js';
export type { RuleId } from './rulebook.js';
export type { Catalogue, Chained, Config, Face, Gobulon, Prompt } from './shape.js';
export type * from './state.js';
export { hasRevealed, isFaceUp } from './state.js';
