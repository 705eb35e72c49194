import { binPile, callBattle, returnPile } from './battles.js';
import type { Card, CardId } from './card.js';
import { control, endIfControlFails } from './controls.js';
import { lose } from './ending.js';
import { callsBattle, cardOf, effectiveValue } from './powers.js';
import type { Ctx, Table } from './shape.js';
import { hasRevealed, other, type Seat } from './state.js';

/** Takes the top card of a hand to the table. */
function lay(draft: Table, seat: Seat): CardId {
  const { hand, table } = draft.players[seat];
  const card = hand.pop();
  if (card === undefined) throw new RangeError('too small a hand has ended the game'); // B-13.2
  table.push(card);
  return card;
}

/** A player lays the next card, or the next two in a battle; the second player's reveal resolves the step (B-6.1, B-8.1). */
export function reveal(draft: Table, seat: Seat, ctx: Ctx): void {
  const isBattle = draft.depth > 0;
  if (isBattle) {
    lay(draft, seat);
    ctx.emit?.({ type: 'laid-down', rule: 'B-8.1', seat });
  }
  const card = lay(draft, seat);
  ctx.emit?.({ type: 'revealed', rule: isBattle ? 'B-8.1' : 'B-6.1', seat, card });
  if (hasRevealed(draft, other(seat))) compare(draft, ctx);
}

/** The card a player has laid last, the only one whose powers count (B-3.11, B-8.3). */
function newest({ players }: Table, seat: Seat): CardId {
  const { table } = players[seat];
  const card = table[table.length - 1];
  if (card === undefined) throw new RangeError('both have revealed');
  return card;
}

const controlOf = (id: CardId | null, { catalogue }: Ctx): Card | null => (id === null ? null : cardOf(catalogue, id));

/** All controls, then the comparison, in a battle as in a turn (B-6.2, B-8.2). */
function compare(draft: Table, ctx: Ctx): void {
  const { turn, depth } = draft;
  const { parity } = draft.options;
  const ids: [CardId, CardId] = [newest(draft, 0), newest(draft, 1)];
  const laid = [cardOf(ctx.catalogue, ids[0]), cardOf(ctx.catalogue, ids[1])] as const;
  if (endIfControlFails(draft, laid, ctx)) return;
  const controls: [CardId | null, CardId | null] = [control(draft, 0, laid[0], ctx), control(draft, 1, laid[1], ctx)];
  const [next0, next1] = [controlOf(controls[0], ctx), controlOf(controls[1], ctx)];
  const values: [number, number] = [
    effectiveValue(laid[0], next0, laid[1], parity),
    effectiveValue(laid[1], next1, laid[0], parity),
  ];
  const isBattle = values[0] === values[1] || callsBattle(laid[0]) || callsBattle(laid[1]); // B-3.7, B-8.4
  const winner = isBattle ? null : values[0] > values[1] ? 0 : 1;
  draft.latest = { turn, depth, cards: ids, controls, values, winner };
  ctx.emit?.({ type: 'compared', rule: 'B-6.2', values: [values[0], values[1]], winner });
  if (winner === null) callBattle(draft, ctx);
  else win(draft, winner, ctx);
}

/** The loser's cards go to the bin, the winner's under the hand, unless the winner has to order them (B-6.3, B-8.7). */
function win(draft: Table, winner: Seat, ctx: Ctx): void {
  const loser = other(winner);
  binPile(draft, loser, ctx);
  const pile = [...draft.players[winner].table];
  const { returnOrder } = draft.options;
  const isAsked = returnOrder === 'choose' && pile.length > 1 && draft.players[loser].hand.length > 0;
  if (!isAsked) {
    returnPile(draft, winner, returnOrder === 'reversed' ? pile.reverse() : pile, ctx);
    finishTurn(draft, winner, ctx);
    return;
  }
  draft.phase = { name: 'order', seat: winner };
  ctx.emit?.({ type: 'order-opened', rule: 'B-8.7', seat: winner, count: pile.length });
  ctx.emit?.({ type: 'looked', rule: 'B-8.8', seat: winner, cards: pile, for: [winner] });
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
  draft.phase = { name: 'reveal' };
  ctx.emit?.({ type: 'turn-started', rule: 'B-6.4', turn: draft.turn });
}
