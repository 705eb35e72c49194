import type { Random } from '../../kernel/types.js';
import type { Action, Target } from './actions.js';
import type { Area } from './card.js';
import { attack } from './moves/attack.js';
import { deploy } from './moves/deploy.js';
import type { Ctx, Sight } from './shape.js';
import { attacksOf, faceOf, type Side, sideOf, skillOf } from './skills.js';
import { other, otherArea, type Seat, type Unit } from './state.js';
import { defenderPicks, isEligible } from './targets.js';

/** A unit, and where it stands. */
interface Standing {
  readonly unit: Unit;
  readonly area: Area;
}
/** What may be drawn in a field phase, each kind of action with a row of numbers. */
interface Field {
  readonly table: Sight;
  readonly side: Side;
  readonly enemy: Side;
  /** Units that may still be moved. */
  readonly movable: readonly Standing[];
  /** Units that may still attack, from where they stand. */
  readonly ready: readonly Standing[];
  /** Whether any card in hand may absorb units. */
  readonly absorbs: boolean;
  /** Whether the attacker picks guards. */
  readonly picks: boolean;
  /** Whether there are guards that flyers can ignore. */
  readonly ignorable: boolean;
}

function sortUnits(table: Sight, side: Side): Pick<Field, 'movable' | 'ready'> {
  const movable: Standing[] = [];
  const ready: Standing[] = [];
  const sort = (unit: Unit, area: Area): void => {
    if (unit.attacks === 0 && (!unit.moved || table.options.moves === 'free')) movable.push({ unit, area });
    if (area === 'guard' && !faceOf(side.catalogue, unit.card).ranged) return;
    if (unit.attacks < attacksOf(side, unit, area)) ready.push({ unit, area });
  };
  for (const unit of side.player.sortie) sort(unit, 'sortie');
  for (const unit of side.player.guard) sort(unit, 'guard');
  return { movable, ready };
}

/** Whether a card in hand may have assimilate: printed, or granted by what is in play. */
function mayAbsorb({ player, catalogue }: Side): boolean {
  if (player.sortie.length + player.guard.length === 0) return false;
  if (catalogue.unitsGrant || (player.site !== null && faceOf(catalogue, player.site).grants !== null)) return true;
  return player.hand.some((held) => held !== null && faceOf(catalogue, held.card).skills.assimilate > 0);
}

function fieldOf(table: Sight, seat: Seat, { catalogue }: Ctx): Field {
  const side = sideOf(table, seat, catalogue);
  const enemy = sideOf(table, other(seat), catalogue);
  return {
    ...{ table, side, enemy },
    ...sortUnits(table, side),
    absorbs: mayAbsorb(side),
    picks: enemy.player.guard.length > 0 && !defenderPicks(table, enemy),
    ignorable: enemy.player.guard.some((guard) => !isEligible(enemy, guard, true)),
  };
}

/** A hand card to a place: both areas, the site slot, and where one may absorb, each of the own units. */
function deployment({ side, absorbs }: Field, number: number): Action {
  const { seat, player } = side;
  const { sortie, guard, hand } = player;
  const ways = 3 + (absorbs ? sortie.length + guard.length : 0);
  const card = hand[Math.floor(number / ways)]?.handle ?? -1;
  const way = number % ways;
  if (way === 2) return { type: 'deploy', seat, card, area: 'site' };
  if (way < 2) return { type: 'deploy', seat, card, area: way === 0 ? 'sortie' : 'guard' };
  const area = way - 3 < sortie.length ? 'sortie' : 'guard';
  const unit = area === 'sortie' ? sortie[way - 3] : guard[way - 3 - sortie.length];
  return { type: 'deploy', seat, card, area, absorb: unit?.handle ?? -1 };
}

/** How many numbers the targets of one unit take: sortie units, and the stronghold with each guard or none, in either way. */
const countOfTargets = ({ enemy, picks, ignorable }: Field): number =>
  enemy.player.sortie.length + (ignorable ? 2 : 1) * (picks ? enemy.player.guard.length + 1 : 1);

function targetAt({ enemy, picks }: Field, number: number): Target {
  const { sortie, guard } = enemy.player;
  if (number < sortie.length) return { kind: 'sortie', unit: sortie[number]?.handle ?? -1 };
  const ways = picks ? guard.length + 1 : 1;
  const rest = number - sortie.length;
  const picked = guard[(rest % ways) - 1];
  if (picked === undefined) return rest < ways ? { kind: 'stronghold' } : { kind: 'stronghold', overfly: false };
  const { handle } = picked;
  return rest < ways ? { kind: 'stronghold', guard: handle } : { kind: 'stronghold', guard: handle, overfly: false };
}

/** An attack by its number, or null if it is not listed: it is illegal, or says what makes no difference. */
function attackAt(field: Field, number: number, ctx: Ctx): Action | null {
  const { table, side, ready } = field;
  const targets = countOfTargets(field);
  const standing = ready[Math.floor(number / targets)];
  if (standing === undefined) return null;
  const { unit, area } = standing;
  const target = targetAt(field, number % targets);
  const isPlain = target.kind === 'sortie' || target.overfly === undefined;
  if (!isPlain && skillOf(side, unit, area, 'flying') === 0) return null;
  const action = { type: 'attack', seat: side.seat, unit: unit.handle, target } as const;
  return attack.refuse(table, action, ctx) === null ? action : null;
}

/** Draws among all that is offered until it is legal, which is even over the legal actions; ending the turn always is. */
export function drawInField(table: Sight, seat: Seat, random: Random, ctx: Ctx): Action {
  const field = fieldOf(table, seat, ctx);
  const { hand, sortie, guard } = field.side.player;
  const deployments = hand.length * (3 + (field.absorbs ? sortie.length + guard.length : 0));
  const moves = field.movable.length;
  const total = 1 + deployments + moves + field.ready.length * countOfTargets(field);
  for (;;) {
    let number = random.int(total) - 1;
    if (number < 0) return { type: 'end-turn', seat };
    if (number < deployments) {
      const action = deployment(field, number);
      if (action.type === 'deploy' && deploy.refuse(table, action, ctx) === null) return action;
      continue;
    }
    number -= deployments;
    const moving = field.movable[number];
    if (moving !== undefined) return { type: 'move', seat, unit: moving.unit.handle, area: otherArea(moving.area) };
    const action = attackAt(field, number - moves, ctx);
    if (action !== null) return action;
  }
}
