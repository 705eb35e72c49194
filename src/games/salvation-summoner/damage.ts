import type { Area, CardId } from './card.js';
import { record, recordIfLost } from './ending.js';
import type { Ctx, Sight, Table } from './shape.js';
import { areaOf, hpOf, placeOf, sideOf, skillOf, unitIn } from './skills.js';
import { type Handle, other, type Seat } from './state.js';

/** The HP of a gate (S-1.5, S-11.6). */
export const GATE_HP = 6;

/** Which of the graveyards takes what a player loses: the common one, or the player's own (S-1.7, S-18.7). */
export const graveyardOf = ({ options }: Pick<Sight, 'options'>, seat: Seat): 0 | 1 =>
  options.graveyard === 'common' ? 0 : seat;

/** A unit, and whose it is. */
export interface Place {
  readonly seat: Seat;
  readonly handle: Handle;
}

/** Puts a card that a player loses into the graveyard: none is ever lost from the game (S-1.7, S-15.6). */
export function bury(draft: Table, seat: Seat, card: CardId): void {
  draft.graveyards[graveyardOf(draft, seat)]?.cards.push(card);
}

/** Damage to a unit adds up; whether it is destroyed is asked afterwards (S-6.16, S-12.10). */
export function damageUnit(draft: Table, { seat, handle }: Place, amount: number, ctx: Ctx): void {
  const player = draft.players[seat];
  const unit = unitIn(player[areaOf(player, handle) ?? 'guard'], handle);
  if (amount > 0) unit.damage += amount;
  ctx.emit?.({ type: 'damaged', rule: 'S-6.16', seat, victim: handle, amount, damage: unit.damage });
}

/**
 * A unit whose damage has reached its HP: an indestructible one stays for the first times in a turn (S-8.6), any other is
 * destroyed at once (S-6.16); what is beyond its HP is lost (S-6.17).
 */
export function destroyIfDead(draft: Table, at: Place, ctx: Ctx): void {
  const { seat, handle } = at;
  const player = draft.players[seat];
  const area = areaOf(player, handle);
  if (area === null) return;
  const unit = unitIn(player[area], handle);
  if (unit.damage < hpOf(unit, ctx.catalogue)) return;
  if (unit.saved < skillOf(sideOf(draft, seat, ctx.catalogue), unit, area, 'indestructible')) {
    unit.saved += 1;
    unit.damage = 0;
    ctx.emit?.({ type: 'saved', rule: 'S-8.6', seat, unit: handle });
  } else destroy(draft, at, area, ctx);
}

/**
 * A unit leaves the field: undying to its owner's discard pile, else to the graveyard, with what it absorbed (S-6.19,
 * S-8.7, S-8.8).
 */
function destroy(draft: Table, { seat, handle }: Place, area: Area, ctx: Ctx): void {
  const player = draft.players[seat];
  const place = placeOf(player[area], handle);
  const { card, absorbed } = unitIn(player[area], handle);
  const side = sideOf(draft, seat, ctx.catalogue);
  const isUndying = skillOf(side, unitIn(player[area], handle), area, 'undying') > 0;
  const isLeader = skillOf(side, unitIn(player[area], handle), area, 'leader') > 0;
  const tucked = [...absorbed];
  player[area].splice(place, 1);
  if (isUndying) player.discard.push(card);
  else bury(draft, seat, card);
  for (const one of tucked) bury(draft, seat, one);
  const to = isUndying ? 'discard' : 'graveyard';
  ctx.emit?.({ type: 'destroyed', rule: 'S-6.19', seat, unit: handle, card, to, absorbed: tucked });
  if (isLeader) record(draft, { reason: 'leader-died', seat }, ctx); // S-8.9, S-10.6
}

/** Damage to a standing gate adds up; at its HP it is destroyed for the rest of the game (S-6.16, S-6.20). */
export function damageGate(draft: Table, seat: Seat, amount: number, ctx: Ctx): void {
  const { gate } = draft.players[seat];
  if (amount > 0) gate.damage += amount;
  ctx.emit?.({ type: 'damaged', rule: 'S-6.16', seat, victim: 'gate', amount, damage: gate.damage });
  if (gate.damage < GATE_HP) return;
  gate.standing = false;
  gate.damage = 0;
  ctx.emit?.({ type: 'gate-destroyed', rule: 'S-6.20', seat });
}

/** What an attack takes from the citizens, and for whom. */
export interface Loss {
  readonly damage: number;
  readonly to: 'graveyard' | 'attacker';
}

/**
 * Citizens lose as many tokens as the damage, at most all; they go to the graveyard or the attacker (S-6.18, S-8.14,
 * S-18.7).
 */
export function takeCitizens(draft: Table, seat: Seat, loss: Loss, ctx: Ctx): void {
  const player = draft.players[seat];
  const { to } = loss;
  const amount = Math.min(loss.damage, player.citizens);
  const graveyard = draft.graveyards[graveyardOf(draft, seat)];
  player.citizens -= amount;
  if (to === 'attacker') draft.players[other(seat)].citizens += amount;
  else if (graveyard !== undefined) graveyard.citizens += amount;
  ctx.emit?.({ type: 'citizens-lost', rule: 'S-6.18', seat, amount, to });
  recordIfLost(draft, seat, ctx);
}
