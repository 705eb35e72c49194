export type { Action, OrdersAction, RefusalCode } from './actions.js';
export type * from './events.js';
export { type ByHand, GESTURES, type Gesture, HANDS, type Hand, type Pair, type Seen } from './gestures.js';
export { defaults, type Options, type OptionsGiven } from './options.js';
export { type RuleId, rulebook } from './rulebook.js';
export type { Config, Prompt, Warlocks } from './shape.js';
export type * from './spells.js';
export { hasSpell, patternsOf, SPELLS, spellsIn } from './spells.js';
export type * from './state.js';
