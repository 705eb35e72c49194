import type { Move } from '../../../kernel/types.js';
import { giveUp } from '../ending.js';
import type { GoblinSummoner } from '../shape.js';

/** Gives the duel up, at any time, also while somebody must choose (G-10.9). */
export const concede: Move<GoblinSummoner, 'concede'> = {
  fields: {},
  unlisted: true,

  options: (_position, seat) => [{ type: 'concede', seat }],

  refuse: () => null,

  apply: (draft, { seat }, context) => giveUp(draft, seat, context),
};
