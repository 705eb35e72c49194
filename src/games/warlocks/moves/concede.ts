import type { Move } from '../../../kernel/types.js';
import { finish, leave } from '../ending.js';
import type { Warlocks } from '../shape.js';
import { isIn, seatsIn } from '../targets.js';
import { resolveTurn } from '../turn/index.js';

/** A warlock leaves the battle between turns, as one who has surrendered (W-15.12). */
export const concede: Move<Warlocks, 'concede'> = {
  fields: {},
  unlisted: true,

  options: (_position, seat) => [{ type: 'concede', seat }],

  refuse: (position, { seat }) =>
    isIn(position, seat) ? null : { code: 'not-active', rule: 'W-15.5', path: ['seat'] },

  apply(draft, { seat }, context) {
    leave(draft, seat, 'surrendered', draft.turn - 1); // so that he survives no deaths of the coming turn (W-15.9)
    draft.orders[seat] = null;
    context.emit?.({ type: 'surrendered', rule: 'W-15.12', seat });
    const left = seatsIn(draft);
    if (left.length === 1) {
      finish(draft, { winners: left, reason: 'last-standing', rule: 'W-15.12' }, context.emit);
      return;
    }
    const { phase } = draft;
    if (phase.name !== 'orders') return;
    phase.active = phase.active.filter((one) => one !== seat);
    phase.waiting = phase.waiting.filter((one) => one !== seat);
    for (const monster of draft.monsters) if (monster.alive && monster.victim === seat) monster.victim = 'nobody';
    if (phase.waiting.length === 0) resolveTurn(draft, context);
  },
};
