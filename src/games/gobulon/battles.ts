import type { CardId } from './card.js';
import { bothLose, lose } from './ending.js';
import type { Ctx, Table } from './shape.js';
import type { Seat } from './state.js';

const CARDS_A_STEP = 2; // B-8.1: one down, one up

/** A battle is called: a player with fewer than two cards loses at once, and none are laid (B-8.5, B-9.3). */
export function callBattle(draft: Table, ctx: Ctx): void {
  const [first, second] = draft.players;
  const isShort = first.hand.length < CARDS_A_STEP;
  const isOtherShort = second.hand.length < CARDS_A_STEP;
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
  const { bin, table } = draft.players[loser];
  ctx.emit?.({ type: 'binned', rule: 'B-8.6', seat: loser, cards: [...table] });
  for (const card of table) bin.push(card);
  draft.players[loser].table = [];
}

/** Puts the winner's pile under the hand, the first of the list nearest the top (B-8.6, B-8.7). */
export function returnPile(draft: Table, winner: Seat, pile: readonly CardId[], ctx: Ctx): void {
  const player = draft.players[winner];
  const [only] = pile;
  if (pile.length === 1 && only !== undefined) player.hand.unshift(only);
  else player.hand.unshift(...[...pile].reverse());
  player.table = [];
  ctx.emit?.({ type: 'returned', rule: 'B-8.6', seat: winner, count: pile.length });
}
