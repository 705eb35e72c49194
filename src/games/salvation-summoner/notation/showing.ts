import { CITIZENS, defaults, TURN_LIMIT } from '../options.js';
import type { Sight } from '../shape.js';
import type { Ending, HandCard, Handle, Phase, Player, Seat, Unit, Victim } from '../state.js';
import { noMarks, showAll, showEntry } from './entries.js';
import { SIDES, ZONES, type ZoneName } from './parts.js';

type AnyPlayer = Player<null> | Player<never>;

/** A unit in notation, with its marks. */
export const showUnit = ({ card, handle: _handle, ...marks }: Unit): string =>
  showEntry(card, { ...noMarks(), ...marks });

const showHeld = (held: HandCard | null): string =>
  showEntry(held?.card ?? null, { ...noMarks(), shown: held?.shown ?? false });

function showZone(zone: Exclude<ZoneName, 'graveyard'>, player: AnyPlayer): string {
  const { sortie, guard, site, hand, draw, discard, revealed } = player;
  const zones: { readonly [Zone in typeof zone]: () => readonly string[] } = {
    sortie: () => sortie.map(showUnit),
    guard: () => guard.map(showUnit),
    site: () => (site === null ? [] : [site]),
    hand: () => hand.map(showHeld),
    draw: () => [...draw].reverse().map((card) => card ?? '?'),
    discard: () => discard,
    revealed: () => revealed,
  };
  return showAll(zones[zone]());
}

function showSide(seat: Seat, { players, graveyards }: Sight): string[] {
  const player: AnyPlayer = players[seat];
  const { citizens, gate, site, revealed } = player;
  const own = graveyards.length > 1 ? graveyards[seat] : undefined;
  const isSaid = { site: site !== null, revealed: revealed.length > 0 };
  const zones = ZONES.flatMap((zone) => {
    if (zone === 'graveyard') return own === undefined ? [] : [`  ${zone}: ${showAll(own.cards)}`];
    const isLeftOut = (zone === 'site' || zone === 'revealed') && !isSaid[zone];
    return isLeftOut ? [] : [`  ${zone}: ${showZone(zone, player)}`];
  });
  const buried = own === undefined ? '' : `, buried ${own.citizens}`;
  return [`${SIDES[seat]}: citizens ${citizens}, gate ${gate.standing ? gate.damage : 'down'}${buried}`, ...zones];
}

const showEnding = (ending: Ending): string =>
  'seat' in ending ? `${ending.reason} ${SIDES[ending.seat]}` : ending.reason;

/** A unit by its card, or what else is hit. */
function showVictim(victim: Victim, { players }: Sight): string {
  if (typeof victim !== 'number') return victim;
  const units = players.flatMap(({ sortie, guard }) => [...sortie, ...guard]);
  return units.find(({ handle }) => handle === victim)?.card ?? '?';
}

/** What can be picked, by card. */
function showPicks(options: readonly (Handle | string)[], position: Sight): string {
  const held = position.players.flatMap(({ hand }: AnyPlayer) => hand.flatMap((one) => (one === null ? [] : [one])));
  const nameOf = (option: Handle | string): string => {
    if (typeof option === 'string') return option;
    return held.find(({ handle }) => handle === option)?.card ?? showVictim(option, position);
  };
  return showAll(options.map(nameOf));
}

/** What somebody is asked or how it ended, where it is not simply the active player's turn. */
function showPhase(phase: Phase, position: Sight): string[] {
  if (phase.name === 'hand' || phase.name === 'field') return [];
  if (phase.name === 'over') {
    const [winner] = phase.winners;
    const result = winner === undefined ? 'drawn' : `won by ${SIDES[winner]}`;
    return [`phase: over, ${result}, ${phase.reason}, ${phase.rule}`];
  }
  const side = SIDES[phase.seat];
  if (phase.name === 'choose') {
    const { min, max, options, card } = phase;
    const count = min === max ? `${min}` : `${min} to ${max}`;
    return [`phase: ${side} chooses ${count} for ${card} of: ${options === null ? '?' : showPicks(options, position)}`];
  }
  if (phase.name === 'recover') return [`phase: ${side} may heal ${showVictim(phase.victim, position)}`];
  const { victim, candidates, attacker } = phase;
  const hit = victim === null ? `one of: ${showPicks(candidates ?? [], position)}` : showVictim(victim, position);
  return [`phase: ${side} defends against ${showVictim(attacker, position)}, which hits ${hit}`];
}

function showOptions({ options }: Sight): string[] {
  const given = Object.entries(options)
    .filter(([key, value]) => value !== defaults[key as keyof typeof defaults]) // the options have these keys alone
    .map(([key, value]) => `${key} ${value}`);
  return given.length === 0 ? [] : [`options: ${given.join(', ')}`];
}

function showHead({ turn, active, phase, mana, summons, ...position }: Sight): string {
  const { revealsClosed, startingCitizens, turnLimit, graveyards } = position;
  const [first, second] = startingCitizens;
  const head = [`turn ${turn}`, `active ${SIDES[active]}`];
  if (phase.name === 'hand' || phase.name === 'field') head.push(`phase ${phase.name}`);
  head.push(`mana ${mana}`, `summons ${summons}`);
  if (revealsClosed) head.push('revealsClosed true');
  if (graveyards.length === 1) head.push(`buried ${graveyards[0]?.citizens}`);
  if (first !== CITIZENS || second !== CITIZENS) head.push(`startingCitizens ${first}/${second}`);
  if (turnLimit !== TURN_LIMIT) head.push(`turnLimit ${turnLimit}`);
  return head.join(', ');
}

/** A whole position, a line for each zone. */
export function showLines(position: Sight): readonly string[] {
  const { piles, graveyards, endings, phase } = position;
  const [common] = graveyards.length === 1 ? graveyards : [];
  return [
    showHead(position),
    ...showOptions(position),
    `piles: ${piles.map(({ card, left }) => `${left} ${card}`).join(', ')}`,
    ...(common === undefined ? [] : [`graveyard: ${showAll(common.cards)}`]),
    ...(endings.length === 0 ? [] : [`endings: ${endings.map(showEnding).join(', ')}`]),
    ...showSide(0, position),
    ...showSide(1, position),
    ...showPhase(phase, position),
  ];
}
