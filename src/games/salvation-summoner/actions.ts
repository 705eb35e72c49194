import type { Area, CardId } from './card.js';
import type { Handle, Pick, Seat } from './state.js';

/** What an attack aims at (S-6.6). */
export type Target =
  | { readonly kind: 'sortie'; readonly unit: Handle }
  /** `guard` exactly when the attacker picks; `overfly: false` if a flyer does without flying over (S-16.3). */
  | { readonly kind: 'stronghold'; readonly guard?: Handle; readonly overfly?: boolean };

/** All that can be said to the game (S-16.1). */
export type Action =
  /** Reveals a hand card for its mana, and carries out one of its actions, or none (S-4.3). */
  | { readonly type: 'reveal'; readonly seat: Seat; readonly card: Handle; readonly action: 0 | 1 | null }
  | { readonly type: 'summon'; readonly seat: Seat; readonly pile: CardId }
  | { readonly type: 'end-hand-phase'; readonly seat: Seat }
  /** Puts a unit into an area, where it may absorb another, or a site into the slot (S-5.1, S-5.6, S-8.8). */
  | {
      readonly type: 'deploy';
      readonly seat: Seat;
      readonly card: Handle;
      readonly area: Area | 'site';
      readonly absorb?: Handle;
    }
  /** `area` is where it goes. */
  | { readonly type: 'move'; readonly seat: Seat; readonly unit: Handle; readonly area: Area }
  | { readonly type: 'attack'; readonly seat: Seat; readonly unit: Handle; readonly target: Target }
  /** Cleanup, the end check and the start of the next turn (S-16.2). */
  | { readonly type: 'end-turn'; readonly seat: Seat }
  | { readonly type: 'choose'; readonly seat: Seat; readonly picks: readonly Pick[] }
  /** Who is hit, who steps in, and what is used to prevent damage (S-16.4). */
  | {
      readonly type: 'defend';
      readonly seat: Seat;
      readonly guard?: Handle;
      readonly substitute?: Handle;
      readonly reactions?: readonly Handle[];
    }
  | { readonly type: 'recover'; readonly seat: Seat; readonly reactions?: readonly Handle[] }
  /** Gives the game up, at any time before its end (S-10.13). */
  | { readonly type: 'concede'; readonly seat: Seat };

/** Why an action may not be done, in the order of S-16.6; the kernel's own codes come before. */
export type RefusalCode =
  | 'decision-pending'
  | 'no-decision-pending'
  | 'not-your-turn'
  | 'wrong-phase'
  | 'reveals-closed'
  | 'card-not-in-hand'
  | 'no-such-action'
  | 'reaction-only'
  | 'requirement-not-met'
  | 'nothing-to-reveal'
  | 'unknown-pile'
  | 'pile-empty'
  | 'no-summons-left'
  | 'not-enough-mana'
  | 'not-deployable'
  | 'wrong-area'
  | 'bad-absorb'
  | 'unknown-unit'
  | 'not-your-unit'
  | 'already-attacked'
  | 'already-moved'
  | 'same-area'
  | 'cannot-attack-from-guard'
  | 'no-might'
  | 'overfly-without-flying'
  | 'bad-target'
  | 'guard-choice-not-yours'
  | 'guard-choice-required'
  | 'guard-not-eligible'
  | 'lured-by-wisp'
  | 'bad-substitute'
  | 'reaction-not-usable'
  | 'bad-choice';
