import type { Area, CardId, SkillName, UnitCard } from './card.js';
import type { Catalogue, ChainedAura, Face, Sight } from './shape.js';
import type { Handle, Player, Seat, Unit } from './state.js';

/** One player's side of the table, as far as units and what reaches them are asked for. */
export interface Side {
  readonly seat: Seat;
  readonly player: Player<null>;
  readonly catalogue: Catalogue;
}

/** The side of a player. */
export const sideOf = ({ players }: Sight, seat: Seat, catalogue: Catalogue): Side => ({
  seat,
  player: players[seat], // nothing is written, and no hidden card is read
  catalogue,
});

/** A card of the catalogue; a state holds no other. */
export function faceOf({ cards }: Catalogue, id: CardId): Face {
  const face = cards[id];
  if (face === undefined) throw new RangeError(`no card has the id ${id}`);
  return face;
}

/** The place of a unit in an area, or -1. */
export function placeOf(units: readonly Unit[], handle: Handle): number {
  for (let i = 0; i < units.length; i++) if (units[i]?.handle === handle) return i;
  return -1;
}

/** The area in which a player has a unit, or null. */
export function areaOf(player: Pick<Player<null>, Area>, handle: Handle): Area | null {
  if (placeOf(player.sortie, handle) >= 0) return 'sortie';
  return placeOf(player.guard, handle) >= 0 ? 'guard' : null;
}

/** A unit that is known to stand in an area. */
export function unitIn<U extends Unit>(units: readonly U[], handle: Handle): U {
  const unit = units[placeOf(units, handle)];
  if (unit === undefined) throw new RangeError(`no unit has the handle ${handle}`);
  return unit;
}

/** Whether an aura reaches a unit: area, tag, and whether it is the source itself (S-8.15). */
function reaches({ aura }: ChainedAura, source: Unit | null, unit: Unit, at: Standing): boolean {
  if (aura.area !== undefined && aura.area !== at.area) return false;
  if (aura.others === true && source !== null && source.handle === unit.handle) return false;
  return aura.tag === undefined || (faceOf(at.side.catalogue, unit.card).card as UnitCard).tags.includes(aura.tag);
}
interface Standing {
  readonly side: Side;
  readonly area: Area;
}

/** The might that the auras of one card add to a unit (S-8.15). */
function mightFrom(chain: ChainedAura | null, source: Unit | null, unit: Unit, at: Standing): number {
  let sum = 0;
  for (let link = chain; link !== null; link = link.then) {
    if (link.aura.aura === 'might' && reaches(link, source, unit, at)) sum += link.aura.n;
  }
  return sum;
}

/** What the auras of the units in an area add to the might of a unit. */
function mightOfAuras(sources: readonly Unit[], unit: Unit, at: Standing): number {
  let sum = 0;
  for (let i = 0; i < sources.length; i++) {
    const source = sources[i] as Unit; // the index is below the length
    const { mights } = faceOf(at.side.catalogue, source.card);
    if (mights !== null) sum += mightFrom(mights, source, unit, at);
  }
  return sum;
}

/** The current might of a unit: printed, absorbed, bonuses and auras (S-6.14, S-8.8, S-8.15). */
export function mightOf(side: Side, unit: Unit, area: Area): number {
  const { player, catalogue } = side;
  const at = { side, area };
  let might = faceOf(catalogue, unit.card).might + unit.bonus;
  for (let i = 0; i < unit.absorbed.length; i++) might += faceOf(catalogue, unit.absorbed[i] as CardId).might;
  if (player.site !== null) might += mightFrom(faceOf(catalogue, player.site).mights, null, unit, at);
  return might + mightOfAuras(player.sortie, unit, at) + mightOfAuras(player.guard, unit, at);
}

/** The HP of a unit: printed and absorbed (S-8.8). */
export function hpOf(unit: Unit, catalogue: Catalogue): number {
  let { hp } = faceOf(catalogue, unit.card);
  for (let i = 0; i < unit.absorbed.length; i++) hp += faceOf(catalogue, unit.absorbed[i] as CardId).hp;
  return hp;
}

/** Whether the auras of one card grant a skill to a unit. */
function grants(source: Unit | null, granted: Granted, at: Standing): boolean {
  const { unit, skill } = granted;
  const card = source === null ? at.side.player.site : source.card;
  if (card === null) return false;
  for (let link = faceOf(at.side.catalogue, card).grants; link !== null; link = link.then) {
    if (link.aura.aura === 'grant' && link.aura.skill === skill && reaches(link, source, unit, at)) return true;
  }
  return false;
}
interface Granted {
  readonly unit: Unit;
  readonly skill: SkillName;
}

function isGranted(granted: Granted, at: Standing): boolean {
  const { player, catalogue } = at.side;
  if (player.site !== null && grants(null, granted, at)) return true;
  if (!catalogue.unitsGrant) return false;
  return (
    player.sortie.some((source) => grants(source, granted, at)) ||
    player.guard.some((source) => grants(source, granted, at))
  );
}

/**
 * The number of a skill that a unit has, printed or granted, and 1 where the skill has none; 0: it has it not (S-8.15).
 */
export function skillOf(side: Side, unit: Unit, area: Area, skill: SkillName): number {
  const { skills } = faceOf(side.catalogue, unit.card);
  const printed = skills[skill];
  if (printed > 0 || (side.player.site === null && !side.catalogue.unitsGrant)) return printed;
  return isGranted({ unit, skill }, { side, area }) ? 1 : 0;
}

/** Whether flyers cannot ignore a unit that guards: flying, anti-air or wisp (S-8.1, S-8.2, S-8.3). */
export const stopsFlyers = (side: Side, unit: Unit, area: Area): boolean =>
  skillOf(side, unit, area, 'flying') > 0 ||
  skillOf(side, unit, area, 'anti-air') > 0 ||
  skillOf(side, unit, area, 'wisp') > 0;

/** How many attacks a unit has in a turn (S-6.1, S-8.10). */
export const attacksOf = (side: Side, unit: Unit, area: Area): number =>
  Math.max(1, skillOf(side, unit, area, 'multistrike'));
