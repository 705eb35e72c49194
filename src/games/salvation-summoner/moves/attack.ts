import { type Guard, isWhole } from '../../../kernel/fields.js';
import type { Move, Refusal } from '../../../kernel/types.js';
import type { Action, Target } from '../actions.js';
import { declare, isOverflying } from '../attacks.js';
import type { Area } from '../card.js';
import { refuseUnit } from '../field.js';
import type { Ctx, SalvationSummoner, Sight } from '../shape.js';
import { areaOf, attacksOf, faceOf, mightOf, placeOf, type Side, sideOf, skillOf, unitIn } from '../skills.js';
import { other, type Seat, type Unit } from '../state.js';
import { defenderPicks, eligibleGuards, hasEligible, isEligible, isLured } from '../targets.js';

type Attack = Extract<Action, { readonly type: 'attack' }>;
type Stronghold = Extract<Target, { readonly kind: 'stronghold' }>;
type Refused = Refusal<SalvationSummoner> | null;

const KEYS = { sortie: ['kind', 'unit'], stronghold: ['kind', 'guard', 'overfly'] } as const;

/** A target of either kind, with no field too many (S-16.1). */
const isTarget: Guard<Target> = (value): value is Target => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { kind, unit, guard, overfly } = value as Readonly<Record<string, unknown>>;
  if (kind !== 'sortie' && kind !== 'stronghold') return false;
  const known: readonly string[] = KEYS[kind];
  if (Object.keys(value).some((key) => !known.includes(key))) return false;
  if (kind === 'sortie') return isWhole(unit);
  return (guard === undefined || isWhole(guard)) && (overfly === undefined || typeof overfly === 'boolean');
};

/**
 * Why a unit cannot attack where it stands (S-6.1, S-6.2, S-6.4); from the guard area a ranged one reaches as far
 * (S-6.3).
 */
function refuseAttacker({ options }: Sight, side: Side, unit: Unit, { area, target }: From): Refused {
  if (unit.attacks >= attacksOf(side, unit, area)) {
    return { code: 'already-attacked', rule: 'S-6.1', path: ['unit'], have: unit.attacks };
  }
  if (area === 'guard') {
    if (!faceOf(side.catalogue, unit.card).ranged)
      return { code: 'cannot-attack-from-guard', rule: 'S-6.2', path: ['unit'] };
    const isNear = options.guardReach === 'sortie' && target.kind === 'stronghold';
    if (isNear) return { code: 'cannot-attack-from-guard', rule: 'S-18.2', path: ['target'] };
  }
  return mightOf(side, unit, area) > 0 ? null : { code: 'no-might', rule: 'S-6.4', path: ['unit'] };
}
/** From where a unit attacks, and what. */
interface From {
  readonly area: Area;
  readonly target: Target;
}

/** Why the stronghold cannot be attacked like that (S-6.7 to S-6.11, S-8.3). */
function refuseStronghold(table: Sight, enemy: Side, { guard }: Stronghold, isOverflown: boolean): Refused {
  const { player } = enemy;
  const hasGuards = hasEligible(enemy, isOverflown);
  if (!hasGuards && !player.gate.standing && player.citizens === 0) {
    return { code: 'bad-target', rule: 'S-6.11', path: ['target'] };
  }
  if (defenderPicks(table, enemy)) {
    if (guard === undefined) return null;
    return { code: 'guard-choice-not-yours', rule: 'S-6.8', path: ['target', 'guard'] };
  }
  if (guard === undefined) return hasGuards ? { code: 'guard-choice-required', rule: 'S-6.9', path: ['target'] } : null;
  const picked = player.guard[placeOf(player.guard, guard)];
  if (picked === undefined || !isEligible(enemy, picked, isOverflown)) {
    return { code: 'guard-not-eligible', rule: 'S-6.13', path: ['target', 'guard'] };
  }
  return isLured(enemy, guard, isOverflown)
    ? { code: 'lured-by-wisp', rule: 'S-8.3', path: ['target', 'guard'] }
    : null;
}

/** Whether not overflying changes what a flyer can hit: the guard that it picks, or any (S-16.8). */
export function changesAim(enemy: Side, { guard }: Stronghold): boolean {
  if (guard === undefined) return eligibleGuards(enemy, true).length < enemy.player.guard.length;
  const picked = enemy.player.guard[placeOf(enemy.player.guard, guard)];
  return picked === undefined || !isEligible(enemy, picked, true);
}

/**
 * The ways in which a unit may attack the stronghold: once for each guard it may pick, and for each way to fly
 * (S-16.8).
 */
function strongholds(table: Sight, enemy: Side, flies: boolean): readonly Stronghold[] {
  const guards = eligibleGuards(enemy, flies);
  const picks = !defenderPicks(table, enemy);
  const found: Stronghold[] =
    picks && guards.length > 0 ? guards.map((guard) => ({ kind: 'stronghold', guard })) : [{ kind: 'stronghold' }];
  if (!flies) return found;
  const others = eligibleGuards(enemy, false).filter((guard) => !guards.includes(guard));
  if (picks) for (const guard of others) found.push({ kind: 'stronghold', overfly: false, guard });
  else if (others.length > 0) found.push({ kind: 'stronghold', overfly: false });
  return found;
}

/** What a unit may aim at: each unit of the enemy's sortie area, and the stronghold in every way. */
function targetsOf(table: Sight, seat: Seat, unit: Unit, { area, ctx }: { area: Area; ctx: Ctx }): readonly Target[] {
  const enemy = sideOf(table, other(seat), ctx.catalogue);
  const flies = skillOf(sideOf(table, seat, ctx.catalogue), unit, area, 'flying') > 0;
  const found: Target[] = enemy.player.sortie.map(({ handle }) => ({ kind: 'sortie', unit: handle }));
  for (const stronghold of strongholds(table, enemy, flies)) found.push(stronghold);
  return found;
}

/**
 * One unit, it may be one that was just deployed, attacks a unit of the enemy's sortie area, or the stronghold (S-5.2,
 * S-6.6).
 */
export const attack: Move<SalvationSummoner, 'attack'> = {
  fields: { unit: isWhole, target: isTarget },

  options(table, seat, ctx) {
    const found: Attack[] = [];
    if (table.phase.name !== 'field' || table.active !== seat) return found;
    for (const area of ['sortie', 'guard'] as const) {
      for (const unit of table.players[seat][area]) {
        for (const target of targetsOf(table, seat, unit, { area, ctx })) {
          found.push({ type: 'attack', seat, unit: unit.handle, target });
        }
      }
    }
    return found;
  },

  refuse(table, { seat, unit: handle, target }, { catalogue }) {
    const side = sideOf(table, seat, catalogue);
    const area = areaOf(side.player, handle);
    if (area === null) return refuseUnit(table, seat, handle);
    const unit = unitIn(side.player[area], handle);
    const refusal = refuseAttacker(table, side, unit, { area, target });
    if (refusal !== null) return refusal;
    const enemy = sideOf(table, other(seat), catalogue);
    if (target.kind === 'sortie') {
      const isThere = placeOf(enemy.player.sortie, target.unit) >= 0;
      return isThere ? null : { code: 'bad-target', rule: 'S-6.6', path: ['target', 'unit'] };
    }
    if (target.overfly !== undefined && skillOf(side, unit, area, 'flying') === 0) {
      return { code: 'overfly-without-flying', rule: 'S-16.3', path: ['target', 'overfly'] };
    }
    return refuseStronghold(table, enemy, target, isOverflying(side, unit, area, target));
  },

  apply: (draft, { unit, target }, context) => declare(draft, unit, target, context),
};
