import type { Move } from '../../../kernel/types.js';
import { proceed } from '../flow.js';
import type { GoblinSummoner } from '../shape.js';
import { other } from '../state.js';
import { endTurn } from '../turn.js';

/** Does nothing, and keeps nobody from acting later; the second of two passes in a row ends the turn (G-5.3, G-5.4). */
export const pass: Move<GoblinSummoner, 'pass'> = {
  fields: {},

  options: (_position, seat) => [{ type: 'pass', seat }],

  refuse: () => null,

  apply(draft, { seat }, context) {
    context.emit?.({ type: 'passed', rule: 'G-5.3', seat });
    if (draft.passes === 0) {
      draft.passes = 1;
      draft.actor = other(seat);
      return;
    }
    endTurn(draft, context);
    proceed(draft, context);
  },
};
