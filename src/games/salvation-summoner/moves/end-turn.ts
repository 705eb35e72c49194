import type { Move } from '../../../kernel/types.js';
import type { SalvationSummoner } from '../shape.js';
import { endTurn as finish } from '../turn.js';

/** Ends the field phase, and with it the turn (S-16.2). */
export const endTurn: Move<SalvationSummoner, 'end-turn'> = {
  fields: {},

  options: ({ phase, active }, seat) => (phase.name === 'field' && active === seat ? [{ type: 'end-turn', seat }] : []),

  refuse: () => null,

  apply: (draft, _action, context) => finish(draft, context),
};
