import type { Move } from '../../../kernel/types.js';
import { end } from '../ending.js';
import type { SalvationSummoner } from '../shape.js';
import { other } from '../state.js';

/** Gives the game up, at any time before its end (S-10.13). */
export const concede: Move<SalvationSummoner, 'concede'> = {
  fields: {},
  unlisted: true,

  options: (_position, seat) => [{ type: 'concede', seat }],

  refuse: () => null,

  apply: (draft, { seat }, context) => end(draft, { winner: other(seat), reason: 'concede', rule: 'S-10.13' }, context),
};
