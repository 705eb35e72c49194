import type { Move } from '../../../kernel/types.js';
import type { SalvationSummoner } from '../shape.js';

/** Goes on to the field phase; mana and summons that are left are lost (S-4.15, S-4.18). */
export const endHandPhase: Move<SalvationSummoner, 'end-hand-phase'> = {
  fields: {},

  options: ({ phase, active }, seat) =>
    phase.name === 'hand' && active === seat ? [{ type: 'end-hand-phase', seat }] : [],

  refuse: () => null,

  apply(draft, { seat }, context) {
    draft.phase = { name: 'field' };
    draft.mana = 0;
    draft.summons = 0;
    context.emit?.({ type: 'hand-phase-ended', rule: 'S-4.18', seat });
  },
};
