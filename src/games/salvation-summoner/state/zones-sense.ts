import { suggest } from '../../../kernel/nearest.js';
import { GATE_HP } from '../damage.js';
import { SUPPLY_KINDS } from '../options.js';
import { hpOf } from '../skills.js';
import { type Judged, type Place, placesIn, SEATS } from './places.js';

/** Cards that nobody knows, and cards where none of their kind can be (S-1.9, S-5.6, S-8.8). */
function strangers({ catalogue, report }: Judged, places: readonly Place[]): void {
  const ids = Object.keys(catalogue.cards);
  const told: unknown[] = [];
  for (const { face, id, zone, path, handle } of places) {
    const at = handle === null ? path : [...path, 'card'];
    if (face === undefined) {
      report('unknown-card', 'S-12.0', at, suggest(id, ids, told));
      told.push(id);
      continue;
    }
    const isInArea = zone === 'sortie' || zone === 'guard' || zone === 'absorbed';
    if (isInArea && face.kind !== 'unit') report('card-not-here', 'S-1.9', at);
    if (zone === 'absorbed' && face.skills.leader > 0) report('card-not-here', 'S-8.8', at);
    if (zone === 'site' && !face.isSite) report('card-not-here', 'S-5.6', at);
    if (zone === 'pile' && face.card.role === 'starter') report('card-not-here', 'S-2.2', at);
  }
}

/** Two things that are called alike, and names that have not been given yet. */
function handles({ state, sound, report }: Judged, places: readonly Place[]): void {
  const seen = new Set<number>();
  const next = sound.at('handles') ? state.handles : Number.POSITIVE_INFINITY;
  for (const { handle, path } of places) {
    if (handle === null) continue;
    const at = [...path, 'handle'];
    if (seen.has(handle)) report('duplicate-handle', 'S-15.6', at, { have: handle });
    if (handle >= next) report('too-big', 'S-15.6', at, { have: handle, need: next - 1 });
    seen.add(handle);
  }
}

/** 15 different kinds, then different specials (S-1.2, S-2.3). */
function piles({ state, sound, report }: Judged, places: readonly Place[]): void {
  if (!sound.at('piles')) return;
  const piled = places.filter(({ zone }) => zone === 'pile');
  const seen = new Set<string>();
  for (const [i, { id, face, path }] of piled.entries()) {
    if (seen.has(id)) report('not-single', 'S-2.2', path);
    seen.add(id);
    const role = i < SUPPLY_KINDS ? 'supply' : 'special';
    if (face !== undefined && face.card.role !== role && face.card.role !== 'starter') {
      report('card-not-here', i < SUPPLY_KINDS ? 'S-2.2' : 'S-2.3', path);
    }
  }
  if (state.piles.length < SUPPLY_KINDS) {
    report('too-small', 'S-1.2', ['piles'], { have: state.piles.length, need: SUPPLY_KINDS });
  }
}

/** How many copies of a card there are in a game (S-1.3, S-2.3). */
function copiesOf({ state }: Judged, role: 'supply' | 'special', isPiled: boolean): number {
  if (role === 'special') return 1;
  return isPiled ? state.options.pileSize : 0;
}

/** No card is lost or doubled (S-15.6): kinds fill their piles, specials are single, starters come in two equal decks. */
function numbers(judged: Judged, places: readonly Place[]): void {
  const { sound, report } = judged;
  const isWhole = ['players', 'graveyards', 'piles'].every((part) => sound.at(part));
  if (!isWhole || !sound.at('options', 'pileSize')) return;
  const counts = new Map<string, { have: number; isPiled: boolean; first: Place }>();
  for (const place of places) {
    const entry = counts.get(place.id) ?? { have: 0, isPiled: false, first: place };
    entry.have += place.count;
    entry.isPiled ||= place.zone === 'pile';
    counts.set(place.id, entry);
  }
  for (const { have, isPiled, first } of counts.values()) {
    const role = first.face?.card.role;
    if (role === undefined) continue;
    const need = role === 'starter' ? have + (have % 2) : copiesOf(judged, role, isPiled);
    if (have !== need) report('card-count', 'S-15.6', first.path, { have, need });
  }
}

/** No token is lost or doubled (S-15.6), and there are as many graveyards as the options say (S-1.7, S-18.7). */
function citizens({ state, sound, report }: Judged): void {
  if (!sound.at('graveyards')) return;
  const { graveyards, startingCitizens, players } = state;
  if (sound.at('options')) {
    const [have, need] = [graveyards.length, state.options.graveyard === 'common' ? 1 : 2];
    if (have !== need) report('graveyard-count', 'S-18.7', ['graveyards'], { have, need });
  }
  const isWhole = SEATS.every((seat) => sound.at('players', seat, 'citizens')) && sound.at('startingCitizens');
  if (!isWhole) return;
  const buried = graveyards.reduce((sum, one) => sum + one.citizens, 0);
  const have = players[0].citizens + players[1].citizens + buried;
  const need = startingCitizens[0] + startingCitizens[1];
  if (have !== need) report('citizen-count', 'S-15.6', ['players'], { have, need });
}

/** Damage below HP, on units and gates (S-6.16, S-6.20). */
function damage({ state, sound, catalogue, report }: Judged, places: readonly Place[]): void {
  for (const { unit, face, path } of places) {
    const isKnown = face?.kind === 'unit' && unit?.absorbed.every((id) => Object.hasOwn(catalogue.cards, id));
    if (unit === null || isKnown !== true) continue;
    const most = hpOf(unit, catalogue) - 1;
    if (unit.damage > most) report('too-big', 'S-15.6', [...path, 'damage'], { have: unit.damage, need: most });
  }
  for (const seat of SEATS) {
    const path = ['players', seat, 'gate'];
    if (!sound.at(...path)) continue;
    const { standing, damage: have } = state.players[seat].gate;
    const need = standing ? GATE_HP - 1 : 0;
    if (have > need) report('too-big', standing ? 'S-15.6' : 'S-6.20', [...path, 'damage'], { have, need });
  }
}

/** What makes no sense about the cards and tokens of a state. */
export function zoneFaults(judged: Judged): void {
  const places = placesIn(judged);
  strangers(judged, places);
  handles(judged, places);
  piles(judged, places);
  numbers(judged, places);
  citizens(judged);
  damage(judged, places);
}
