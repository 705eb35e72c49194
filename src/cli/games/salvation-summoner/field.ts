import {
  type Area,
  type Handle,
  type Seat,
  type Sight,
  salvationSummoner,
  type Unit,
  type Victim,
} from '../../../games/salvation-summoner/index.js';
import { attacksOf, hpOf, mightOf, type Side, sideOf } from '../../../games/salvation-summoner/skills.js';
import { nameOf } from '../../../games/salvation-summoner/words/index.js';
import { skillsNamed } from './cards.js';
import { phrasesIn } from './phrases.js';

const { catalogue } = salvationSummoner;
/** The areas of a player, from the middle of the table outwards. */
const AREAS: readonly Area[] = ['sortie', 'guard'];

/** A unit on the field, and where it stands. */
export interface Stand {
  readonly side: Side;
  readonly unit: Unit;
  readonly area: Area;
}

/** The units of a player in an area. */
export function standsIn(position: Sight, seat: Seat, area: Area): readonly Stand[] {
  const side = sideOf(position, seat, catalogue);
  return position.players[seat][area].map((unit) => ({ side, unit, area }));
}

/** A unit of any player by its handle. */
export function standOf(position: Sight, handle: Handle): Stand | undefined {
  const all = ([0, 1] as const).flatMap((seat) => AREAS.flatMap((area) => standsIn(position, seat, area)));
  return all.find(({ unit }) => unit.handle === handle);
}

/** A unit with its might and HP as they are now: `Troll 3/4`. */
export const unitNamed = ({ side, unit, area }: Stand, language: string): string =>
  `${nameOf(unit.card, language)} ${mightOf(side, unit, area)}/${hpOf(unit, catalogue)}`;

/** The same with what it can do, and what has become of it: `Griffin 3/2 flying (damage 1, attacked)`. */
export function unitShown(stand: Stand, language: string): string {
  const { side, unit, area } = stand;
  const { damage, spent, moved } = phrasesIn(language);
  const card = catalogue.cards[unit.card]?.card;
  const skills = card === undefined ? '' : skillsNamed(card, language);
  const marks = [
    ...(unit.damage > 0 ? [damage(unit.damage)] : []),
    ...(unit.attacks >= attacksOf(side, unit, area) ? [spent] : []),
    ...(unit.moved ? [moved] : []),
    ...unit.absorbed.map((id) => `+ ${nameOf(id, language)}`),
  ];
  const said = [unitNamed(stand, language), ...(skills === '' ? [] : [skills])].join(' ');
  return marks.length === 0 ? said : `${said} (${marks.join(', ')})`;
}

/** What an attack hits, by its name. */
export function victimNamed(position: Sight, victim: Victim, language: string): string {
  const { victims } = phrasesIn(language);
  if (typeof victim !== 'number') return victims[victim];
  const stand = standOf(position, victim);
  return stand === undefined ? '?' : unitNamed(stand, language);
}
