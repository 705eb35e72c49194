import type { RuleId } from './rulebook.js';
import type { Ctx, Duel, Sight } from './shape.js';
import type { Seat } from './state.js';

/** Changes a pool; a loss takes what there is (G-6.7). */
export function changePool(
  draft: Duel,
  seat: Seat,
  { change, rule }: { readonly change: number; readonly rule: RuleId },
  ctx: Ctx,
): void {
  const player = draft.players[seat];
  const before = player.pool;
  player.pool = Math.max(0, before + change);
  if (player.pool === before) return;
  ctx.emit?.({ type: 'mana-changed', rule, seat, change: player.pool - before, pool: player.pool });
}

/** The mana a duellist's permanents hold back (G-6.2). */
export function lockedBy({ players }: Sight, seat: Seat): number {
  let sum = 0;
  for (const { locked } of players[seat].play) sum += locked;
  return sum;
}

/** Restores a pool: what is not locked comes back (G-6.3); over-locking costs nothing more (G-6.5, G-6.6). */
export function restore(draft: Duel, seat: Seat, ctx: Ctx): void {
  const unlocked = draft.options.manaMax[seat] - lockedBy(draft, seat);
  changePool(draft, seat, { change: Math.max(0, unlocked), rule: 'G-6.3' }, ctx);
}
