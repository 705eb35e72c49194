import type { CardId } from './card.js';
import { bothLose, lose } from './ending.js';
import type { Ctx, Table } from './shape.js';
import type { Seat } from './state.js';

const CARDS_A_STEP = 2; // B-8.1: one down, one up

/** A battle is called: a player with fewer than two cards loses at once, and none are laid (B-8.5, B-9.3). */
export function callBattle(draft: Table, ctx: Ctx): void {
  const { players } = draft;
  const isShort = players[0].hand.length < CARDS_A_STEP;
  const isOtherShort = players[1].hand.length < CARDS_A_STEP;
  if (isShort && isOtherShort) bothLose(draft, 'battle-short', ctx);
  else if (isShort || isOtherShort) {
    lose(draft, isShort ? 0 : 1, { reason: 'battle-short', rule: 'B-9.3' }, ctx);
  } else {
    draft.depth += 1;
    ctx.emit?.({ type: 'battle-began', rule: 'B-8.1', depth: draft.depth });
  }
}

/** All that the loser has on the table goes face up on the bin, oldest first (B-6.3, B-8.6, B-8.8). */
export function binPile(draft: Table, loser: Seat, ctx: Ctx): void {
  const player = draft.players[loser];
  ctx.emit?.({ type: 'binned', rule: 'B-8.6', seat: loser, cards: [...player.table] });
  for (const card of player.table) player.bin.push(card);
  player.table = [];
}

/** Puts the winner's pile under the hand, the first of the places nearest the top (B-8.6, B-8.7). */
export function returnPile(draft: Table, winner: Seat, places: readonly number[], ctx: Ctx): void {
  const player = draft.players[winner];
  const { table } = player;
  player.hand.unshift(...places.map((place) => table[place] as CardId).reverse()); // the places are those of the pile
  player.table = [];
  ctx.emit?.({ type: 'returned', rule: 'B-8.6', seat: winner, count: places.length });
}

/** Puts the winner's one card under the hand, as most turns end (B-6.3). */
export function returnCard(draft: Table, winner: Seat, ctx: Ctx): void {
  const player = draft.players[winner];
  player.hand.unshift(player.table[0] as CardId); // the winner has laid one
  player.table = [];
  ctx.emit?.({ type: 'returned', rule: 'B-6.3', seat: winner, count: 1 });
}
