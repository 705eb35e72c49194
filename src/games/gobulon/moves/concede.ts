import type { Move } from '../../../kernel/types.js';
import { lose } from '../ending.js';
import type { Gobulon } from '../shape.js';

/** Gives the game up, at any time before the end (B-9.6). */
export const concede: Move<Gobulon, 'concede'> = {
  fields: {},
  unlisted: true,

  options: (_position, seat) => [{ type: 'concede', seat }],

  refuse: () => null,

  apply: (draft, { seat }, context) => lose(draft, seat, { reason: 'concede', rule: 'B-9.6' }, context),
};
