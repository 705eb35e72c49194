import type { FeatId } from './card.js';
import type { Handle, Seat } from './state.js';

/** What an attack is aimed at: the enemy duellist or an enemy monster (G-8.1). */
export type AttackTarget = 'duellist' | Handle;

/** All that can be said to the game (G-16). Cards are named by their handles. */
export type Action =
  | { readonly type: 'cut'; readonly seat: Seat; readonly at: number }
  | { readonly type: 'play-card'; readonly seat: Seat; readonly card: Handle }
  | { readonly type: 'play-shield'; readonly seat: Seat; readonly card: Handle }
  | {
      readonly type: 'attack';
      readonly seat: Seat;
      readonly attackers: readonly Handle[];
      readonly target: AttackTarget;
    }
  | { readonly type: 'use-effect'; readonly seat: Seat; readonly source: Handle; readonly effect: number }
  | { readonly type: 'use-feat'; readonly seat: Seat; readonly feat: FeatId }
  | { readonly type: 'pass'; readonly seat: Seat }
  | { readonly type: 'choose'; readonly seat: Seat; readonly ids: readonly Handle[] }
  | { readonly type: 'concede'; readonly seat: Seat };

/** Why an action may not be done, in the order of G-16. */
export type RefusalCode =
  | 'cut-pending'
  | 'choice-pending'
  | 'not-your-action'
  | 'action-limit'
  | 'not-cutting'
  | 'bad-cut'
  | 'card-not-in-hand'
  | 'not-enough-mana'
  | 'card-not-released'
  | 'shield-card-already-used'
  | 'no-attackers'
  | 'duplicate-attacker'
  | 'not-your-monster'
  | 'monster-exhausted'
  | 'monster-cannot-attack'
  | 'summoning-sick'
  | 'illegal-target'
  | 'must-attack-monsters'
  | 'must-attack-guard'
  | 'not-in-play'
  | 'no-such-effect'
  | 'effect-not-usable'
  | 'effect-already-used'
  | 'module-disabled'
  | 'no-such-feat'
  | 'feat-spent'
  | 'no-choice-pending'
  | 'not-your-choice'
  | 'invalid-choice';
