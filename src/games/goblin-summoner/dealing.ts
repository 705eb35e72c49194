import { draw } from './drawing.js';
import { changePool } from './mana.js';
import type { Ctx, Duel } from './shape.js';
import { other } from './state.js';

/** Shields, hands and pools, the player with priority first; then that player acts (G-4.2, G-4.3, G-4.5). */
export function deal(draft: Duel, ctx: Ctx): void {
  const { options, priority } = draft;
  const seats = [priority, other(priority)] as const;
  for (const seat of seats) {
    const { deck } = draft.players[seat];
    draft.players[seat].shield = deck.splice(Math.max(0, deck.length - options.shieldSize)).reverse();
    ctx.emit?.({ type: 'dealt', rule: 'G-4.2', seat, shield: draft.players[seat].shield.length });
  }
  for (const seat of seats) draw(draft, seat, options.handSize, ctx);
  for (const seat of seats) changePool(draft, seat, { change: options.manaMax[seat], rule: 'G-4.2' }, ctx);
  draft.phase = { name: 'actions' };
  draft.actor = priority;
}
