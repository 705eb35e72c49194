import type { Ctx, Table } from './shape.js';
import { type EndRule, other, type Reason, type Seat } from './state.js';

/** Why a player loses, and by which rule. */
export interface Loss {
  readonly reason: Reason;
  readonly rule: EndRule;
}

function end(draft: Table, winners: readonly Seat[], { reason, rule }: Loss, ctx: Ctx): void {
  draft.phase = { name: 'over', winners: [...winners], reason, rule };
  ctx.emit?.({ type: 'ended', rule, winners: [...winners], reason });
}

/** A player loses, and so the other one wins; cards stay where they are (B-9.1, B-9.7). */
export const lose = (draft: Table, loser: Seat, loss: Loss, ctx: Ctx): void => end(draft, [other(loser)], loss, ctx);

/** Both players lose at the same moment: a draw (B-9.5). */
export const bothLose = (draft: Table, reason: Reason, ctx: Ctx): void =>
  end(draft, [], { reason, rule: 'B-9.5' }, ctx);
