import type { Random } from '../../../kernel/types.js';
import type { Action, Target } from '../actions.js';
import type { Area } from '../card.js';
import { attack, changesAim } from '../moves/attack.js';
import { deploy } from '../moves/deploy.js';
import type { Ctx, Sight } from '../shape.js';
import { areaOf, attacksOf, faceOf, type Side, sideOf, skillOf } from '../skills.js';
import { other, otherArea, type Seat, type Unit } from '../state.js';
import { defenderPicks, isEligible } from '../targets.js';

/** What may be drawn in a field phase: how many numbers each kind of action has, and what decides that. */
interface Field {
  readonly table: Sight;
  readonly side: Side;
  readonly enemy: Side;
  /** The places of one hand card: both areas, the site slot, and each of the own units if one may absorb. */
  readonly places: number;
  /** Units that may still be moved. */
  readonly movable: number;
  /** Units that may still attack, from where they stand. */
  readonly ready: number;
  /** The targets of one unit: sortie units, and the stronghold with each guard or none, in either way. */
  readonly targets: number;
  /** The ways to attack the stronghold but for overflying: with each guard, if the attacker picks, and with none. */
  readonly ways: number;
}

/** Which units are counted. */
type Test = (field: Pick<Field, 'table' | 'side'>, unit: Unit, area: Area) => boolean;

const isMovable: Test = ({ table }, { attacks, moved }) => attacks === 0 && (!moved || table.options.moves === 'free');
const isReady: Test = ({ side }, unit, area) => {
  if (area === 'guard' && !faceOf(side.catalogue, unit.card).ranged) return false;
  return unit.attacks === 0 || unit.attacks < attacksOf(side, unit, area);
};

function countOf(field: Pick<Field, 'table' | 'side'>, test: Test): number {
  const { sortie, guard } = field.side.player;
  let count = 0;
  for (let i = 0; i < sortie.length; i++) if (test(field, sortie[i] as Unit, 'sortie')) count += 1;
  for (let i = 0; i < guard.length; i++) if (test(field, guard[i] as Unit, 'guard')) count += 1;
  return count;
}

/** The unit of a number among those that are counted, the sortie area first. */
function unitAt(field: Field, test: Test, number: number): Unit | null {
  const { sortie, guard } = field.side.player;
  let left = number;
  for (const unit of sortie) if (test(field, unit, 'sortie') && left-- === 0) return unit;
  for (const unit of guard) if (test(field, unit, 'guard') && left-- === 0) return unit;
  return null;
}

/** Whether a card in hand may have assimilate: printed, or granted by what is in play. */
function mayAbsorb({ player, catalogue }: Side): boolean {
  if (player.sortie.length + player.guard.length === 0) return false;
  if (catalogue.unitsGrant || (player.site !== null && faceOf(catalogue, player.site).grants !== null)) return true;
  for (const held of player.hand) {
    if (held !== null && faceOf(catalogue, held.card).skills.assimilate > 0) return true;
  }
  return false;
}

/** Whether there are guards that flyers can ignore. */
function hasIgnorable(enemy: Side): boolean {
  for (const guard of enemy.player.guard) if (!isEligible(enemy, guard, true)) return true;
  return false;
}

function fieldOf(table: Sight, seat: Seat, { catalogue }: Ctx): Field {
  const side = sideOf(table, seat, catalogue);
  const enemy = sideOf(table, other(seat), catalogue);
  const { sortie, guard } = enemy.player;
  const own = { table, side };
  const ready = countOf(own, isReady);
  const ways = ready > 0 && guard.length > 0 && !defenderPicks(table, enemy) ? guard.length + 1 : 1;
  const isDouble = ready > 0 && guard.length > 0 && hasIgnorable(enemy);
  return {
    table,
    side,
    enemy,
    places: 3 + (mayAbsorb(side) ? side.player.sortie.length + side.player.guard.length : 0),
    movable: countOf(own, isMovable),
    ready,
    targets: sortie.length + (isDouble ? 2 * ways : ways),
    ways,
  };
}

/** A hand card to a place. */
function deployment({ side, places }: Field, number: number): Action {
  const { seat, player } = side;
  const { sortie, guard, hand } = player;
  const card = hand[Math.floor(number / places)]?.handle ?? -1;
  const way = number % places;
  if (way === 2) return { type: 'deploy', seat, card, area: 'site' };
  if (way < 2) return { type: 'deploy', seat, card, area: way === 0 ? 'sortie' : 'guard' };
  const area = way - 3 < sortie.length ? 'sortie' : 'guard';
  const unit = area === 'sortie' ? sortie[way - 3] : guard[way - 3 - sortie.length];
  return { type: 'deploy', seat, card, area, absorb: unit?.handle ?? -1 };
}

function targetAt({ enemy, ways }: Field, number: number): Target {
  const { sortie, guard } = enemy.player;
  const aimed = sortie[number];
  if (aimed !== undefined) return { kind: 'sortie', unit: aimed.handle };
  const rest = number - sortie.length;
  const picked = guard[(rest % ways) - 1];
  if (picked === undefined) return rest < ways ? { kind: 'stronghold' } : { kind: 'stronghold', overfly: false };
  const { handle } = picked;
  return rest < ways ? { kind: 'stronghold', guard: handle } : { kind: 'stronghold', guard: handle, overfly: false };
}

/** An attack by its number, or null if it is not listed: it is illegal, or says what makes no difference. */
function attackAt(field: Field, number: number, ctx: Ctx): Action | null {
  const { table, side, enemy, targets } = field;
  const unit = unitAt(field, isReady, Math.floor(number / targets));
  if (unit === null) return null;
  const target = targetAt(field, number % targets);
  if (target.kind === 'stronghold' && target.overfly === false) {
    if (skillOf(side, unit, areaOf(side.player, unit.handle) ?? 'sortie', 'flying') === 0) return null;
    if (!changesAim(enemy, target)) return null;
  }
  const action = { type: 'attack', seat: side.seat, unit: unit.handle, target } as const;
  return attack.refuse(table, action, ctx) === null ? action : null;
}

/** A move by its number: each unit that may be moved has one other area. */
function moveAt(field: Field, number: number): Action | null {
  const { seat, player } = field.side;
  const unit = unitAt(field, isMovable, number);
  if (unit === null) return null;
  return { type: 'move', seat, unit: unit.handle, area: otherArea(areaOf(player, unit.handle) ?? 'guard') };
}

/**
 * Draws among all that is offered until it is legal, which is even over the legal actions; ending the turn always is.
 */
export function drawInField(table: Sight, seat: Seat, random: Random, ctx: Ctx): Action {
  const field = fieldOf(table, seat, ctx);
  const deployments = field.side.player.hand.length * field.places;
  const total = 1 + deployments + field.movable + field.ready * field.targets;
  for (;;) {
    const number = random.int(total) - 1;
    if (number < 0) return { type: 'end-turn', seat };
    if (number < deployments) {
      const action = deployment(field, number);
      if (action.type === 'deploy' && deploy.refuse(table, action, ctx) === null) return action;
      continue;
    }
    const rest = number - deployments;
    const action = rest < field.movable ? moveAt(field, rest) : attackAt(field, rest - field.movable, ctx);
    if (action !== null) return action;
  }
}
