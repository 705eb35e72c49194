import type { CardId } from './card.js';
import { bothLose, lose } from './ending.js';
import type { Ctx, Face, Table } from './shape.js';
import type { Seat } from './state.js';

/** Whether a player must make a control for the card they have laid, and has no card to make it with (B-7.5). */
function cannotControl({ players }: Table, seat: Seat, laid: Face, ctx: Ctx): boolean {
  if (players[seat].hand.length > 0 || !laid.controls) return false;
  ctx.emit?.({ type: 'control-failed', rule: 'B-7.5', seat });
  return true;
}

/** Ends the game if a control that is due cannot be made; then none is made at all (B-9.4, B-9.5). */
export function endIfControlFails(draft: Table, laid0: Face, laid1: Face, ctx: Ctx): boolean {
  const first = cannotControl(draft, 0, laid0, ctx);
  const second = cannotControl(draft, 1, laid1, ctx);
  if (first && second) bothLose(draft, 'control-impossible', ctx);
  else if (first || second) lose(draft, first ? 0 : 1, { reason: 'control-impossible', rule: 'B-9.4' }, ctx);
  return first || second;
}

/**
 * Makes the control that is due, even if it cannot change anything (B-7.2): the top card of the hand is seen by both and
 * goes under the hand at once (B-7.1, B-7.4). What was laid is no part of the hand, so it is never its own control
 * (B-7.6). Only the owner's hand is touched, so it does not matter who is first (B-7.3).
 */
export function control(draft: Table, seat: Seat, laid: Face, ctx: Ctx): CardId | null {
  if (!laid.controls) return null;
  const { hand } = draft.players[seat];
  const card = hand.pop();
  if (card === undefined) throw new RangeError('a control that cannot be made has ended the game');
  hand.unshift(card);
  ctx.emit?.({ type: 'controlled', rule: 'B-7.1', seat, card });
  return card;
}
