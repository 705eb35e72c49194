import { defineGame } from '../../kernel/define.js';
import type { Game } from '../../kernel/types.js';
import { determinize } from './determinize.js';
import { inPlace } from './in-place.js';
import { mechanics } from './mechanics.js';
import { SEATS } from './options.js';
import { rulebook } from './rulebook.js';
import { checkConfig, setup } from './setup.js';
import type { Warlocks } from './shape.js';
import { view } from './view.js';

/**
 * Warlocks: secret simultaneous orders, 40 spells, 2 to 6 seats. `legalActions` is bounded: it lists the 64 pairs of
 * gestures with default choices; `orderForm` tells all that may be ordered, and `check` judges it.
 */
export const warlocks: Game<Warlocks> = /* @__PURE__ */ defineGame<Warlocks>({
  id: 'warlocks',
  name: 'Warlocks',
  rules: '1',
  seats: SEATS,
  rulebook,
  cites: {
    'malformed-action': 'W-5.2',
    'unknown-action': 'W-5.2',
    'unknown-seat': 'W-5.4',
    'view-not-state': 'W-17.4',
    'not-your-view': 'W-5.1',
    'game-over': 'W-15.9',
  },
  catalogue: null,
  mechanics,
  inPlace,
  reveals: ['turn-began'],
  seatsOf: ({ warlocks: all }) => all.length,
  checkConfig,
  setup,
  view,
  determinize,
});

export type { Action, OrdersAction, RefusalCode } from './actions.js';
export type * from './events.js';
export type { Grimoire, History, Pattern } from './finishing.js';
export { type Cast, type FinishingPair, type Naming, type OrderForm, orderForm, type ParalysisChoice } from './form.js';
export {
  type ByHand,
  GESTURES,
  type Gesture,
  HANDS,
  type Hand,
  type HandIndex,
  type Pair,
  type Seen,
} from './gestures.js';
export { defaults, type Options, type OptionsGiven } from './options.js';
export { type Prospect, prospectsOf } from './prospects.js';
export { type RuleId, rulebook } from './rulebook.js';
export { type Leaning, sampleOrders } from './sample.js';
export type { Config, Prompt, Warlocks } from './shape.js';
export type * from './spells.js';
export { hasSpell, patternsOf, SPELLS, spellsIn } from './spells.js';
export type * from './state.js';
