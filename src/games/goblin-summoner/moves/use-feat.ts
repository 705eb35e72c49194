import { isText } from '../../../kernel/fields.js';
import type { Move } from '../../../kernel/types.js';
import { proceed } from '../flow.js';
import { changePool } from '../mana.js';
import type { Ctx, GoblinSummoner } from '../shape.js';
import type { Carried } from '../state.js';

/** Whether a feat was used as often as it may be: once per turn, or once per game (G-13.1). */
function isSpent({ feat, usedOn }: Carried, turn: number, { catalogue }: Ctx): boolean {
  return catalogue.feats[feat]?.uses === 'turn' ? usedOn === turn : usedOn > 0;
}

/** Uses a feat or a runic item; this is no event and cannot be answered (G-13.3). */
export const useFeat: Move<GoblinSummoner, 'use-feat'> = {
  fields: { feat: isText },

  options: ({ players }, seat) => players[seat].loadout.map(({ feat }) => ({ type: 'use-feat', seat, feat })),

  refuse({ options, players, turn }, { seat, feat }, context) {
    if (!options.feats) return { code: 'module-disabled', rule: 'G-13.2' };
    const carried = players[seat].loadout.find((one) => one.feat === feat);
    if (carried === undefined) return { code: 'no-such-feat', rule: 'G-13.2', path: ['feat'] };
    if (isSpent(carried, turn, context)) return { code: 'feat-spent', rule: 'G-13.1', path: ['feat'] };
    const { pool: have } = players[seat];
    const need = context.catalogue.feats[feat]?.cost.mana ?? 0;
    return need > have ? { code: 'not-enough-mana', rule: 'G-13.3', path: ['feat'], have, need } : null;
  },

  apply(draft, { seat, feat }, context) {
    const carried = draft.players[seat].loadout.find((one) => one.feat === feat);
    if (carried === undefined) throw new RangeError(`no feat ${feat}`);
    carried.usedOn = draft.turn;
    context.emit?.({ type: 'feat-used', rule: 'G-13.3', seat, feat });
    changePool(draft, seat, { change: -(context.catalogue.feats[feat]?.cost.mana ?? 0), rule: 'G-13.3' }, context);
    draft.running = { kind: 'feat', seat, handle: -1, card: feat, effect: 0, step: 0, previous: [] };
    proceed(draft, context);
  },
};
