import type { RuleId } from './rulebook.js';
import type { Ctx, Duel } from './shape.js';
import { other, type Reason, type Seat } from './state.js';

/** The duel is over; what was under way is not carried out (G-10.5, G-10.10). */
function end(draft: Duel, winners: readonly Seat[], because: { reason: Reason; rule: RuleId }, ctx: Ctx): void {
  const { reason, rule } = because;
  draft.phase = { name: 'over', winners: [...winners], reason, rule };
  draft.attack = null;
  draft.queue = [];
  draft.running = null;
  draft.agenda = { name: 'hand-over' };
  ctx.emit?.({ type: 'ended', rule, winners: [...winners], reason });
}

/** Ends the duel if a shield is gone: the other duellist wins, or nobody if both are (G-10.5, G-10.7). */
export function endIfBroken(draft: Duel, ctx: Ctx): void {
  const isBroken = (seat: Seat): boolean => draft.players[seat].shield.length === 0;
  if (isBroken(0) && isBroken(1)) end(draft, [], { reason: 'shields', rule: 'G-10.7' }, ctx);
  else if (isBroken(0) || isBroken(1)) end(draft, [isBroken(0) ? 1 : 0], { reason: 'shields', rule: 'G-10.5' }, ctx);
}

/** After the last turn the larger shield wins (G-11.1). */
export function endByTurnLimit(draft: Duel, ctx: Ctx): void {
  const [a, b] = [draft.players[0].shield.length, draft.players[1].shield.length];
  end(draft, a === b ? [] : [a > b ? 0 : 1], { reason: 'turn-limit', rule: 'G-11.1' }, ctx);
}

/** A duellist gives up; the other wins (G-10.9). */
export const giveUp = (draft: Duel, seat: Seat, ctx: Ctx): void =>
  end(draft, [other(seat)], { reason: 'concede', rule: 'G-10.9' }, ctx);
