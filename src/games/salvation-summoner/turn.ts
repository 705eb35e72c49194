import type { Area } from './card.js';
import { drawCards } from './drawing.js';
import { endIfRecorded } from './ending.js';
import type { Catalogue, Ctx, Table } from './shape.js';
import { faceOf } from './skills.js';
import { other, type Player, type Seat } from './state.js';

/** Cards drawn at cleanup (S-9.2). */
const HAND = 5;
/** Summons of a turn without auras (S-3.3, S-4.12). */
const SUMMONS = 1;

/** What a hand phase starts with: mana and summons, with those of the auras that are in play now (S-3.3, S-3.4). */
export function startOf(
  { site, sortie, guard }: Player<null>,
  catalogue: Catalogue,
): { mana: number; summons: number } {
  const start = { mana: 0, summons: SUMMONS };
  const add = (card: string): void => {
    const { startMana, startSummons } = faceOf(catalogue, card);
    start.mana += startMana;
    start.summons += startSummons;
  };
  if (site !== null) add(site);
  for (const { card } of sortie) add(card);
  for (const { card } of guard) add(card);
  return start;
}

/** Revealed cards go to the discard pile, then the rest of the hand, each in order (S-9.1, S-15.9). */
function discardAll(draft: Table, seat: Seat, ctx: Ctx): void {
  const player = draft.players[seat];
  const from = player.discard.length;
  for (const card of player.revealed) player.discard.push(card);
  for (const { card } of player.hand) player.discard.push(card);
  const cards = ctx.emit ? player.discard.slice(from) : [];
  player.revealed = [];
  player.hand = [];
  if (cards.length > 0) ctx.emit?.({ type: 'discarded', rule: 'S-9.1', seat, cards });
}

/** Damage, counts, marks and bonuses of the units in an area are gone (S-9.3). */
function resetUnits({ players }: Table, seat: Seat, area: Area): void {
  for (const unit of players[seat][area]) {
    if (unit.damage > 0) unit.damage = 0;
    if (unit.attacks > 0) unit.attacks = 0;
    if (unit.moved) unit.moved = false;
    if (unit.saved > 0) unit.saved = 0;
    if (unit.bonus !== 0) unit.bonus = 0;
  }
}

/** So is the damage of a gate; one that is destroyed stays so (S-6.20, S-9.3). */
function reset(draft: Table, seat: Seat): void {
  resetUnits(draft, seat, 'sortie');
  resetUnits(draft, seat, 'guard');
  const { gate } = draft.players[seat];
  if (gate.damage > 0) gate.damage = 0;
}

/** A hand phase begins (S-3.1). */
function startTurn(draft: Table, seat: Seat, ctx: Ctx): void {
  const { mana, summons } = startOf(draft.players[seat], ctx.catalogue);
  draft.turn += 1;
  draft.active = seat;
  draft.phase = { name: 'hand' };
  draft.mana = mana;
  draft.summons = summons;
  draft.revealsClosed = false;
  ctx.emit?.({ type: 'turn-started', rule: 'S-3.1', seat, turn: draft.turn, mana, summons });
}

/**
 * Cleanup, which ends with the cards for the defence (S-3.5, S-9.4); then the end is checked, or the other player’s
 * turn begins (S-9.5).
 */
export function endTurn(draft: Table, ctx: Ctx): void {
  const seat = draft.active;
  discardAll(draft, seat, ctx);
  drawCards(draft, seat, HAND, ctx);
  reset(draft, 0);
  reset(draft, 1);
  draft.players[seat].turnsTaken += 1;
  ctx.emit?.({ type: 'turn-ended', rule: 'S-9.4', seat, turn: draft.turn });
  endIfRecorded(draft, ctx);
  if (draft.phase.name !== 'over') startTurn(draft, other(seat), ctx);
}
