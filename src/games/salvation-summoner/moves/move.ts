import { isOneOf, isWhole } from '../../../kernel/fields.js';
import type { Move } from '../../../kernel/types.js';
import type { Action } from '../actions.js';
import { switchArea } from '../deployment.js';
import { refuseUnit } from '../field.js';
import type { SalvationSummoner } from '../shape.js';
import { areaOf, unitIn } from '../skills.js';

type Moved = Extract<Action, { readonly type: 'move' }>;

/** Moves a unit to its other area, once a turn and not after it has attacked (S-5.4, S-18.13). */
export const move: Move<SalvationSummoner, 'move'> = {
  fields: { unit: isWhole, area: /* @__PURE__ */ isOneOf('sortie', 'guard') },

  options({ phase, active, players }, seat) {
    const found: Moved[] = [];
    if (phase.name !== 'field' || active !== seat) return found;
    for (const { handle } of players[seat].sortie) found.push({ type: 'move', seat, unit: handle, area: 'guard' });
    for (const { handle } of players[seat].guard) found.push({ type: 'move', seat, unit: handle, area: 'sortie' });
    return found;
  },

  refuse(table, { seat, unit: handle, area }) {
    const player = table.players[seat];
    const from = areaOf(player, handle);
    if (from === null) return refuseUnit(table, seat, handle);
    const unit = unitIn(player[from], handle);
    if (unit.attacks > 0) return { code: 'already-attacked', rule: 'S-5.4', path: ['unit'] };
    if (unit.moved && table.options.moves === 'once') return { code: 'already-moved', rule: 'S-5.4', path: ['unit'] };
    return from === area ? { code: 'same-area', rule: 'S-5.4', path: ['area'] } : null;
  },

  apply(draft, { seat, unit, area }, context) {
    switchArea(draft, seat, unit, area);
    unitIn(draft.players[seat][area], unit).moved = true;
    context.emit?.({ type: 'moved', rule: 'S-5.4', seat, unit, area });
  },
};
