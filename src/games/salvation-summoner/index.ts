export type { Action, RefusalCode, Target } from './actions.js';
export type * from './card.js';
export { firstCollection } from './cards.js';
export type { Event } from './events.js';
export { defaults, type Options, type OptionsGiven } from './options.js';
export type { RuleId } from './rulebook.js';
export type { Catalogue, ChainedAura, Config, Face, Prompt, SalvationSummoner, Sight } from './shape.js';
export type * from './state.js';
export { type SupplyId, supplies } from './supplies.js';
