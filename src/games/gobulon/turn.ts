import { binPile, callBattle, returnCard, returnPile } from './battles.js';
import type { CardId } from './card.js';
import { control, endIfControlFails } from './controls.js';
import { lose } from './ending.js';
import { cardOf, effectiveValue } from './powers.js';
import type { Ctx, Face, Table } from './shape.js';
import { other, type Seat } from './state.js';

/** Takes the top card off a hand. */
function takeTop({ players }: Table, seat: Seat): CardId {
  const card = players[seat].hand.pop();
  if (card === undefined) throw new RangeError('too small a hand has ended the game'); // B-13.2
  return card;
}

/** Lays the next card of a turn face up, or the next two of a battle, the first of them face down (B-6.1, B-8.1). */
export function lay(draft: Table, seat: Seat, ctx: Ctx): void {
  const player = draft.players[seat];
  if (draft.depth === 0) {
    const card = takeTop(draft, seat);
    player.table = [card];
    ctx.emit?.({ type: 'revealed', rule: 'B-6.1', seat, card });
    return;
  }
  player.table.push(takeTop(draft, seat));
  ctx.emit?.({ type: 'laid-down', rule: 'B-8.1', seat });
  const card = takeTop(draft, seat);
  player.table.push(card);
  ctx.emit?.({ type: 'revealed', rule: 'B-8.1', seat, card });
}

/** The card a player has laid last, the only one whose powers count (B-3.11, B-8.3). */
function newest({ players }: Table, seat: Seat): CardId {
  const { table } = players[seat];
  const card = table[table.length - 1];
  if (card === undefined) throw new RangeError('both have revealed');
  return card;
}

const controlOf = (id: CardId | null, { catalogue }: Ctx): Face | null => (id === null ? null : cardOf(catalogue, id));

/** Resolves a step once both have revealed: all controls, then the comparison, in a battle as in a turn (B-6.2, B-8.2). */
export function compare(draft: Table, ctx: Ctx): void {
  const { turn, depth } = draft;
  const { parity } = draft.options;
  const id0 = newest(draft, 0);
  const id1 = newest(draft, 1);
  const card0 = cardOf(ctx.catalogue, id0);
  const card1 = cardOf(ctx.catalogue, id1);
  if (endIfControlFails(draft, card0, card1, ctx)) return;
  const control0 = control(draft, 0, card0, ctx);
  const control1 = control(draft, 1, card1, ctx);
  const value0 = effectiveValue(card0, controlOf(control0, ctx), card1, parity);
  const value1 = effectiveValue(card1, controlOf(control1, ctx), card0, parity);
  const isBattle = value0 === value1 || card0.battles || card1.battles; // B-3.7, B-8.4
  const winner = isBattle ? null : value0 > value1 ? 0 : 1;
  draft.latest = { turn, depth, cards: [id0, id1], controls: [control0, control1], values: [value0, value1], winner };
  ctx.emit?.({ type: 'compared', rule: 'B-6.2', values: [value0, value1], winner });
  if (winner === null) callBattle(draft, ctx);
  else win(draft, winner, ctx);
}

/** The loser's cards go to the bin, the winner's under the hand, unless the winner has to order them (B-6.3, B-8.7). */
function win(draft: Table, winner: Seat, ctx: Ctx): void {
  const loser = other(winner);
  binPile(draft, loser, ctx);
  if (draft.depth === 0) returnCard(draft, winner, ctx);
  else if (draft.options.returnOrder === 'choose' && draft.players[loser].hand.length > 0) {
    askForOrder(draft, winner, ctx);
    return;
  } else {
    const places = draft.players[winner].table.map((_, place) => place);
    returnPile(draft, winner, draft.options.returnOrder === 'reversed' ? places.reverse() : places, ctx);
  }
  finishTurn(draft, winner, ctx);
}

/** The winner of a battle sees the pile, and has to order it (B-8.7, B-8.8). */
function askForOrder(draft: Table, seat: Seat, ctx: Ctx): void {
  const { table } = draft.players[seat];
  draft.phase = { name: 'order', seat };
  ctx.emit?.({ type: 'order-opened', rule: 'B-8.7', seat, count: table.length });
  ctx.emit?.({ type: 'looked', rule: 'B-8.8', seat, cards: [...table], for: [seat] });
}

/** The end is checked, then the next turn starts (B-6.4, B-9.2). */
export function finishTurn(draft: Table, winner: Seat, ctx: Ctx): void {
  const loser = other(winner);
  draft.depth = 0;
  if (draft.players[loser].hand.length === 0) {
    lose(draft, loser, { reason: 'no-cards', rule: 'B-9.2' }, ctx);
    return;
  }
  draft.turn += 1;
  if (draft.phase.name !== 'reveal') draft.phase = { name: 'reveal' };
  ctx.emit?.({ type: 'turn-started', rule: 'B-6.4', turn: draft.turn });
}
