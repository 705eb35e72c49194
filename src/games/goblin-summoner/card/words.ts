import type { Category, Comparison, Condition, Keyword, Side, Step, Target, Trigger, Until, Whom } from '../card.js';

/** The categories of G-2.1. */
export const categories = ['monster', 'relic', 'spell', 'trap'] as const satisfies readonly Category[];
/** The keywords of G-2.11. */
export const keywords = ['flying', 'reach', 'guard', 'immobile'] as const satisfies readonly Keyword[];
/** Whose side a card is on. */
export const sides = ['own', 'enemy', 'any'] as const satisfies readonly Side[];
/** Which duellist is meant. */
export const duellists = ['own', 'enemy'] as const satisfies readonly Whom[];
/** How conditions compare. */
export const comparisons = ['>=', '<=', '=='] as const satisfies readonly Comparison[];
/** What of a duellist a condition can ask for. */
export const quantities = ['shield', 'released', 'hand', 'deck', 'discard', 'mana'] as const satisfies readonly Extract<
  Condition,
  { what: string }
>['what'][];
/** The events of G-9.3 that effects and traps wait for. */
export const triggers = [
  'summoned',
  'cast',
  'attack',
  'damaged',
  'destroyed',
  'shield-lost',
  'effect-used',
] as const satisfies readonly Trigger[];
/** Where targets come from (G-14.1). */
export const origins = [
  'play',
  'self',
  'source',
  'attackers',
  'defender',
  'previous',
] as const satisfies readonly Target['from'][];
/** How targets are picked. */
export const picks = ['choose', 'random'] as const satisfies readonly NonNullable<Target['pick']>[];
/** How long a bonus lasts (G-14.4). */
export const spans = ['turn-end', 'leaves'] as const satisfies readonly Until[];
/** Steps that act on targets by an amount. */
export const amountSteps = ['damage', 'strike', 'heal'] as const satisfies readonly Step['op'][];
/** Steps that act on targets and need nothing else. */
export const plainSteps = ['destroy', 'return', 'exhaust', 'ready'] as const satisfies readonly Step['op'][];
/** Steps that act on a duellist by an amount. */
export const duellistSteps = ['draw', 'mill', 'mana'] as const satisfies readonly Step['op'][];
/** The largest number in card data (G-14.13); amounts may also be as far below 0. */
export const LARGEST = 99;
/** The most types a card set may define. */
export const MOST_TYPES = 100;
/** The most tokens a card set may define. */
export const MOST_TOKENS = 100;
