import type { Area } from './card.js';
import type { Sight } from './shape.js';
import { areaOf, type Side, skillOf, stopsFlyers, unitIn } from './skills.js';
import type { Handle, Unit, Victim } from './state.js';

/**
 * Whether a guard is eligible: all are, unless they are flown over (S-6.13, S-8.1). Units in the sortie area never
 * guard (S-6.12).
 */
export const isEligible = (side: Side, guard: Unit, isOverflown: boolean): boolean =>
  !isOverflown || stopsFlyers(side, guard, 'guard');

/**
 * The eligible guards of a player, in the order of the area; also such as were placed behind a destroyed gate (S-6.21).
 */
export function eligibleGuards(side: Side, isOverflown: boolean): Handle[] {
  const found: Handle[] = [];
  for (const guard of side.player.guard) if (isEligible(side, guard, isOverflown)) found.push(guard.handle);
  return found;
}

/** Whether there is an eligible guard, which then must be hit (S-6.7). */
export function hasEligible(side: Side, isOverflown: boolean): boolean {
  for (const guard of side.player.guard) if (isEligible(side, guard, isOverflown)) return true;
  return false;
}

/**
 * Whether the defender picks the guard: the gate stands, or a guard has tactics (S-6.8, S-6.9, S-8.4); or always
 * (S-18.1).
 */
export function defenderPicks({ options }: Sight, side: Side): boolean {
  if (side.player.gate.standing || options.guardPick === 'defender') return true;
  for (const guard of side.player.guard) if (skillOf(side, guard, 'guard', 'tactics') > 0) return true;
  return false;
}

/** Whether a wisp lures the attacker who picks away from a guard (S-8.3). */
export function isLured(side: Side, picked: Handle, isOverflown: boolean): boolean {
  const { guard } = side.player;
  if (skillOf(side, unitIn(guard, picked), 'guard', 'wisp') > 0) return false;
  return guard.some((unit) => isEligible(side, unit, isOverflown) && skillOf(side, unit, 'guard', 'wisp') > 0);
}

/** What an attack would be taken from. */
export interface Danger {
  readonly victim: Victim;
  /** Whether the attacker flies, overflying or not (S-8.5). */
  readonly isFlying: boolean;
}

/** Whether a unit may take the attack instead of another in its area (S-7.7, S-8.5). */
export function mayStepIn(side: Side, unit: Unit, area: Area, { victim, isFlying }: Danger): boolean {
  if (unit.handle === victim || skillOf(side, unit, area, 'bodyguard') === 0) return false;
  return !isFlying || stopsFlyers(side, unit, area);
}

/** The units that may take the attack instead of the victim: none if it is no unit (S-7.7). */
export function bodyguardsFor(side: Side, danger: Danger): Handle[] {
  const area = typeof danger.victim === 'number' ? areaOf(side.player, danger.victim) : null;
  if (area === null) return [];
  return side.player[area].filter((unit) => mayStepIn(side, unit, area, danger)).map(({ handle }) => handle);
}

/** Whether a unit has an attribute skill where it stands; the seat need not be known. */
export function isFlyer(side: Side, handle: Handle): boolean {
  const area = areaOf(side.player, handle);
  return area !== null && skillOf(side, unitIn(side.player[area], handle), area, 'flying') > 0;
}

/** Whether a seat's unit is untouched by effects of the other player (S-8.13). */
export const isWarded = (side: Side, unit: Unit, area: Area): boolean => skillOf(side, unit, area, 'ward') > 0;

/** The other player's units an effect may reach, in the order of S-12.9, with their areas. */
export function* unitsOf({ player }: Side): Generator<readonly [Unit, Area]> {
  for (const unit of player.sortie) yield [unit, 'sortie'];
  for (const unit of player.guard) yield [unit, 'guard'];
}
