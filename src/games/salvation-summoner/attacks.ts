import type { Target } from './actions.js';
import type { Area } from './card.js';
import { damageGate, damageUnit, destroyIfDead, takeCitizens } from './damage.js';
import { canAnswer, mustAskBefore } from './reactions.js';
import type { Ctx, Table } from './shape.js';
import { areaOf, faceOf, mightOf, placeOf, type Side, sideOf, skillOf, unitIn } from './skills.js';
import { type Handle, other, type Seat, type Unit, type Victim } from './state.js';
import { defenderPicks, eligibleGuards } from './targets.js';

/** Whether a unit flies over guards that it can ignore: a flyer does unless it says otherwise (S-8.1, S-16.3). */
export const isOverflying = (side: Side, unit: Unit, area: Area, target: Target): boolean =>
  target.kind === 'stronghold' && target.overfly !== false && skillOf(side, unit, area, 'flying') > 0;

/**
 * What an attack hits, or from which guards the defender picks (S-6.6, S-6.8); without any the gate, then the citizens
 * (S-6.10, S-6.11).
 */
interface Aim {
  readonly victim: Victim | null;
  readonly candidates: Handle[] | null;
}

function aimOf(draft: Table, defender: Side, target: Target, isOverflown: boolean): Aim {
  if (target.kind === 'sortie') return { victim: target.unit, candidates: null };
  const candidates = eligibleGuards(defender, isOverflown);
  if (candidates.length === 0) return { victim: defender.player.gate.standing ? 'gate' : 'citizens', candidates: null };
  if (defenderPicks(draft, defender)) return { victim: null, candidates };
  return { victim: target.guard ?? null, candidates: null }; // the attacker has picked (S-6.9)
}

/**
 * A unit attacks: the defender is asked if there is anything to ask, else the attack is resolved (S-6.5, S-7.8, S-7.9).
 */
export function declare(draft: Table, handle: Handle, target: Target, ctx: Ctx): void {
  const seat = draft.active;
  const side = sideOf(draft, seat, ctx.catalogue);
  const area = areaOf(side.player, handle) ?? 'sortie';
  const unit = unitIn(draft.players[seat][area], handle);
  const isOverflown = isOverflying(side, unit, area, target);
  const isFlying = skillOf(side, unit, area, 'flying') > 0;
  unit.attacks += 1;
  const at = target.kind === 'sortie' ? target.unit : 'stronghold';
  ctx.emit?.({ type: 'attacked', rule: 'S-6.5', seat, unit: handle, target: at, overfly: isOverflown });
  const defender = sideOf(draft, other(seat), ctx.catalogue);
  const { victim, candidates } = aimOf(draft, defender, target, isOverflown);
  const sole = victim ?? candidates?.[0] ?? 'gate';
  const isChoosing = candidates !== null && candidates.length > 1;
  if (isChoosing || mustAskBefore(draft, defender, { victim: sole, isFlying }, ctx)) {
    draft.phase = { name: 'defend', seat: other(seat), attacker: handle, victim, candidates };
    ctx.emit?.({ type: 'defence-asked', rule: 'S-7.9', seat: other(seat) });
  } else resolve(draft, { attacker: handle, victim: sole, instead: null, prevented: 0 }, ctx);
}

/** An attack about to deal its damage. */
export interface Blow {
  readonly attacker: Handle;
  readonly victim: Victim;
  /** For whom the victim has stepped in, if it has (S-7.7). */
  readonly instead: Handle | null;
  /** What reactions prevent together. */
  readonly prevented: number;
}

/** The damage of an attack, in the order of S-6.14. */
function damageOf(draft: Table, { attacker, victim, prevented }: Blow, ctx: Ctx): number {
  const seat = draft.active;
  const side = sideOf(draft, seat, ctx.catalogue);
  const area = areaOf(side.player, attacker) ?? 'sortie';
  const unit = unitIn(side.player[area], attacker);
  let damage = mightOf(side, unit, area);
  if (victim === 'gate') damage += skillOf(side, unit, area, 'siege'); // S-8.11
  if (typeof victim === 'number') {
    const enemy = sideOf(draft, other(seat), ctx.catalogue);
    const where = areaOf(enemy.player, victim) ?? 'guard';
    const hit = unitIn(enemy.player[where], victim);
    if (!faceOf(ctx.catalogue, unit.card).magic)
      damage -= skillOf(enemy, hit, where, 'armor'); // S-8.12
    else if (skillOf(enemy, hit, where, 'ward') > 0) return 0; // S-8.13
  }
  return Math.max(0, Math.max(0, damage) - prevented); // S-7.2, S-7.4
}

/** Whether a victim stands with damage on it, so that it could be healed (S-7.5). */
function isWounded(draft: Table, seat: Seat, victim: Handle | 'gate'): boolean {
  const player = draft.players[seat];
  if (victim === 'gate') return player.gate.damage > 0;
  const area = areaOf(player, victim);
  return area !== null && unitIn(player[area], victim).damage > 0;
}

/** Where citizens go that a unit takes: to its owner, if it captures or an option says so (S-8.14, S-18.7). */
function captorOf(draft: Table, attacker: Handle, ctx: Ctx): 'graveyard' | 'attacker' {
  const side = sideOf(draft, draft.active, ctx.catalogue);
  const area = areaOf(side.player, attacker) ?? 'sortie';
  const captures = skillOf(side, unitIn(side.player[area], attacker), area, 'capture') > 0;
  return captures || draft.options.lostCitizens === 'attacker' ? 'attacker' : 'graveyard';
}

/** Damage, destruction, and the question whether to heal; the victim deals nothing back (S-6.15, S-7.8, S-7.9). */
export function resolve(draft: Table, blow: Blow, ctx: Ctx): void {
  const seat = other(draft.active);
  const { attacker, victim, instead } = blow;
  const damage = damageOf(draft, blow, ctx);
  if (draft.phase.name !== 'field') draft.phase = { name: 'field' };
  ctx.emit?.({ type: 'hit', rule: 'S-7.8', seat, victim: instead ?? victim });
  if (instead !== null && typeof victim === 'number') {
    ctx.emit?.({ type: 'stepped-in', rule: 'S-7.7', seat, unit: victim, instead });
  }
  if (victim === 'citizens') {
    takeCitizens(draft, seat, { damage, to: captorOf(draft, attacker, ctx) }, ctx);
    return;
  }
  if (victim === 'gate') damageGate(draft, seat, damage, ctx);
  else {
    damageUnit(draft, { seat, handle: victim }, damage, ctx);
    destroyIfDead(draft, { seat, handle: victim }, ctx);
  }
  if (damage === 0 || !isWounded(draft, seat, victim) || !canAnswer(draft, seat, 'heals', ctx)) return;
  draft.phase = { name: 'recover', seat, victim };
  ctx.emit?.({ type: 'recovery-asked', rule: 'S-7.9', seat });
}

/** Removes damage from the unit or gate just hit, at most all that is on it (S-7.2, S-7.5). */
export function heal(draft: Table, victim: Handle | 'gate', amount: number, ctx: Ctx): void {
  const seat = other(draft.active);
  const player = draft.players[seat];
  const area = victim === 'gate' ? null : areaOf(player, victim);
  const hit = victim === 'gate' || area === null ? player.gate : player[area][placeOf(player[area], victim)];
  if (hit === undefined) return;
  const healed = Math.min(amount, hit.damage);
  hit.damage -= healed;
  ctx.emit?.({ type: 'healed', rule: 'S-7.5', seat, victim, amount: healed, damage: hit.damage });
}
