import type { Move, Refusal } from '../../../kernel/types.js';
import type { Gobulon } from '../shape.js';
import { hasRevealed, type Seat, type State, type View } from '../state.js';
import { reveal as layNext } from '../turn.js';

/** Why a player may not lay cards now, whether alone or for both (B-13.6). */
export function refuseReveal(position: State | View, seat: Seat): Refusal<Gobulon> | null {
  if (position.phase.name === 'order') return { code: 'must-order', rule: 'B-8.7' };
  return hasRevealed(position, seat) ? { code: 'already-revealed', rule: 'B-6.1', path: ['seat'] } : null;
}

/** Lays the player's next card, or the next two in a battle. */
export const reveal: Move<Gobulon, 'reveal'> = {
  fields: {},

  options: (_position, seat) => [{ type: 'reveal', seat }],

  refuse: (position, { seat }) => refuseReveal(position, seat),

  apply: (draft, { seat }, context) => layNext(draft, seat, context),
};
