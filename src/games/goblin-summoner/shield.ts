import { discard, takeTop } from './drawing.js';
import { endIfBroken } from './ending.js';
import { announce } from './queue.js';
import type { Ctx, Duel } from './shape.js';
import type { Seat } from './state.js';
import { nextHandle } from './zones.js';

/** The first shield card is set aside, empowered, and its owner looks at it (G-10.2). */
function release(draft: Duel, seat: Seat, ctx: Ctx): void {
  const player = draft.players[seat];
  const card = player.shield.shift();
  if (card === undefined) return;
  const handle = nextHandle(draft);
  player.released.push({ handle, card, seen: false, playedOn: 0 });
  ctx.emit?.({ type: 'shield-lost', rule: 'G-10.2', seat, left: player.shield.length, to: 'released' });
  ctx.emit?.({ type: 'looked', rule: 'G-10.2', seat, handle, card, in: 'released', for: [seat] });
}

/** The first shield card goes to the discard pile, without a mark (G-10.4). */
function discardFirst(draft: Duel, seat: Seat, ctx: Ctx): void {
  const { shield } = draft.players[seat];
  const card = shield.shift();
  if (card === undefined) return;
  ctx.emit?.({ type: 'shield-lost', rule: 'G-10.4', seat, left: shield.length, to: 'discard' });
  discard(draft, seat, { card, from: 'shield', rule: 'G-10.4' }, ctx);
}

/** Removes one card from each of these shields at once; who loses the last one loses the duel at once (G-10.5, G-10.7). */
export function loseShield(draft: Duel, seats: readonly Seat[], how: 'release' | 'discard', ctx: Ctx): void {
  for (const seat of seats) (how === 'release' ? release : discardFirst)(draft, seat, ctx);
  endIfBroken(draft, ctx);
  if (draft.phase.name === 'over') return;
  for (const seat of seats) announce(draft, { on: 'shield-lost', seat }, ctx);
}

/** The top card of the deck becomes the last shield card, while the shield is not full (G-10.6). */
export function restoreShield(draft: Duel, seat: Seat, ctx: Ctx): void {
  const { shield } = draft.players[seat];
  if (shield.length >= draft.options.shieldSize) return;
  const card = takeTop(draft, seat, ctx);
  if (card === undefined) return;
  shield.push(card);
  ctx.emit?.({ type: 'shield-restored', rule: 'G-10.6', seat, left: shield.length });
}
