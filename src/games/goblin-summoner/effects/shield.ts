import { loseShield, restoreShield } from '../shield.js';
import { other } from '../state.js';
import { countOf, type Handler, whom } from './work.js';

/** Releases, discards or restores shield cards, one at a time; `both` takes one of each duellist as one step (G-14.9). */
export const shield: Handler<'shield'> = (draft, { player, change, amount }, work, ctx) => {
  const { seat } = work.by;
  const seats = player === 'both' ? [seat, other(seat)] : [whom(player, work)];
  const count = countOf(draft, amount, work, ctx);
  for (let n = 0; n < count && draft.phase.name !== 'over'; n++) {
    if (change !== 'restore') loseShield(draft, seats, change, ctx);
    else for (const each of seats) restoreShield(draft, each, ctx);
  }
  return undefined;
};
