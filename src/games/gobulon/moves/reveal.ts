import type { Move, Refusal } from '../../../kernel/types.js';
import type { Gobulon } from '../shape.js';
import { hasRevealed, other, type Seat, type State, type View } from '../state.js';
import { compare, lay } from '../turn.js';

/** Why a player may not lay cards now, whether alone or for both (B-13.6). */
export function refuseReveal(position: State | View, seat: Seat): Refusal<Gobulon> | null {
  if (position.phase.name === 'order') return { code: 'must-order', rule: 'B-8.7' };
  return hasRevealed(position, seat) ? { code: 'already-revealed', rule: 'B-6.1', path: ['seat'] } : null;
}

/** Lays the player's next card, or the next two in a battle; the second player's reveal resolves the step (B-13.6). */
export const reveal: Move<Gobulon, 'reveal'> = {
  fields: {},

  options: (_position, seat) => [{ type: 'reveal', seat }],

  refuse: (position, { seat }) => refuseReveal(position, seat),

  apply(draft, { seat }, context) {
    const isLast = hasRevealed(draft, other(seat));
    lay(draft, seat, context);
    if (isLast) compare(draft, context);
  },
};
