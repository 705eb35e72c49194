import type { Move } from '../../../kernel/types.js';
import type { Gobulon } from '../shape.js';
import { hasRevealed, other } from '../state.js';
import { compare, lay } from '../turn.js';
import { refuseReveal } from './reveal.js';

/** All reveals of this step that are due, and none of the next; for automatic play, so bots reveal instead (B-13.6). */
export const advance: Move<Gobulon, 'advance'> = {
  fields: {},
  unlisted: true,

  options: (_position, seat) => [{ type: 'advance', seat }],

  refuse: (position, { seat }) => refuseReveal(position, seat),

  apply(draft, { seat }, context) {
    if (!hasRevealed(draft, other(seat))) lay(draft, other(seat), context);
    lay(draft, seat, context);
    compare(draft, context);
  },
};
