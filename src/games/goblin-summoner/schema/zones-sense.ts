import { suggest } from '../../../kernel/nearest.js';
import type { Problem } from '../../../kernel/problem.js';
import type { RuleId } from '../rulebook.js';
import type { Catalogue } from '../shape.js';
import type { Carried, State } from '../state.js';
import { type Judged, type Place, placesIn, type Report, SEATS } from './places.js';

const isToken = ({ card }: Place): boolean => card?.category === 'monster' && card.token === true;

/** Cards that nobody knows, and cards where none of their kind can be (G-2.12, G-3.1, G-7). */
function strangers({ catalogue, report }: Judged, places: readonly Place[]): void {
  const ids = Object.keys(catalogue.cards);
  const told: unknown[] = [];
  for (const place of places) {
    const { card, id, zone, path, handle } = place;
    const at = handle === null ? path : [...path, 'card'];
    if (card === undefined) {
      report('unknown-card', 'G-14.12', at, suggest(id, ids, told));
      told.push(id);
    } else if (isToken(place) && zone !== 'play') report('token-not-here', 'G-2.12', at);
    else if (zone === 'play' && card.category === 'spell') report('category-not-here', 'G-7.3', at);
    else if (zone === 'spell' && card.category !== 'spell') report('category-not-here', 'G-7.3', at);
  }
}

/** Two cards that are called alike, and names that have not been given yet (G-15.7). */
function handles({ state, sound, report }: Judged, places: readonly Place[]): void {
  const seen = new Set<number>();
  const next = sound.at('handles') ? state.handles : Number.POSITIVE_INFINITY;
  const take = (handle: number, path: Place['path']): void => {
    if (seen.has(handle)) report('duplicate-handle', 'G-15.7', path, { have: handle });
    if (handle >= next) report('too-big', 'G-15.7', path, { have: handle, need: next - 1 });
    seen.add(handle);
  };
  for (const { handle, path } of places) if (handle !== null) take(handle, [...path, 'handle']);
  if (!sound.at('phase') || state.phase.name !== 'choice') return;
  for (const [i, { handle }] of (state.phase.found ?? []).entries()) take(handle, ['phase', 'found', i, 'handle']);
}

/** Each duellist has as many cards as a deck has (G-17.1); what cannot be made out is not counted against them. */
function numbers({ state, sound, report }: Judged, places: readonly Place[]): void {
  if (!sound.at('options', 'deckSize') || !sound.at('spell')) return;
  const zones = ['deck', 'shield', 'hand', 'released', 'play', 'discard'];
  for (const seat of SEATS) {
    if (!zones.every((zone) => sound.at('players', seat, zone))) continue;
    const have = places.filter((place) => place.seat === seat && !isToken(place)).length;
    const need = state.options.deckSize;
    if (have !== need) report('card-count', 'G-17.1', ['players', seat], { have, need });
  }
}

/** The marks of a permanent (G-3.5). */
function permanent({ state, sound, report }: Judged, place: Place): void {
  const { permanent: stands, card, seat, path } = place;
  if (stands === null || card === undefined) return;
  const { owner, faceDown, damage, exhausted, used } = stands;
  if (owner !== seat) report('wrong-owner', 'G-3.1', [...path, 'owner'], { have: owner, need: seat });
  const isUnderWay = !sound.at('phase') || state.phase.name === 'choice' || state.phase.name === 'over';
  const isTrap = card.category === 'trap';
  if (faceDown !== isTrap && !(isTrap && isUnderWay)) report('wrong-face', 'G-17.4', [...path, 'faceDown']);
  const most = card.category === 'monster' ? card.hp - (isUnderWay ? 0 : 1) : 0;
  if (damage > most) report('too-big', 'G-17.4', [...path, 'damage'], { have: damage, need: most });
  if (exhausted && card.category !== 'monster') report('not-a-monster', 'G-14.14', [...path, 'exhausted']);
  for (const [i, effect] of used.entries()) {
    const isUsable = card.effects[effect]?.when.on === 'activate' && used.indexOf(effect) === i;
    if (!isUsable) report('no-such-effect', 'G-9.1', [...path, 'used', i], { have: effect });
  }
}

/** Turns that have not come yet, and an order that no duel gives (G-3.1, G-3.5). */
function times({ state, sound, report }: Judged): void {
  const most = sound.at('turn') ? state.turn : Number.POSITIVE_INFINITY;
  const judge = (turn: number, rule: RuleId, ...path: Problem['path']): void => {
    if (turn > most) report('too-big', rule, path, { have: turn, need: most });
  };
  for (const seat of SEATS) {
    if (!sound.at('players', seat)) continue;
    const { play, released, loadout } = state.players[seat];
    const at = ['players', seat];
    for (const [i, { enteredOn, playedOn, handle }] of play.entries()) {
      judge(enteredOn, 'G-8.3', ...at, 'play', i, 'enteredOn');
      judge(playedOn, 'G-7.7', ...at, 'play', i, 'playedOn');
      const before = play[i - 1]?.handle ?? -1;
      if (handle < before) report('wrong-order', 'G-3.1', [...at, 'play', i, 'handle'], { have: handle, need: before });
    }
    for (const [i, { playedOn }] of released.entries()) judge(playedOn, 'G-7.7', ...at, 'released', i, 'playedOn');
    for (const [i, { usedOn }] of loadout.entries()) judge(usedOn, 'G-13.1', ...at, 'loadout', i, 'usedOn');
  }
}

/** Affinities that are no types, shields that are too large or gone, and feats that nobody may bring. */
function duellists({ state, sound, catalogue, report }: Judged): void {
  for (const seat of SEATS) {
    const at = ['players', seat];
    const { affinity, shield, loadout }: Partial<State['players'][0]> = Object(Object(Object(state).players)[seat]);
    if (affinity !== undefined && sound.at(...at, 'affinity') && !catalogue.types.includes(affinity)) {
      report('unknown-type', 'G-12.2', [...at, 'affinity'], suggest(affinity, catalogue.types, []));
    }
    if (loadout !== undefined && sound.at(...at, 'loadout')) carried(loadout, [...at, 'loadout'], catalogue, report);
    if (shield === undefined || !sound.at(...at, 'shield') || !sound.at('phase')) continue;
    const have = shield.length;
    const most = sound.at('options') ? state.options.shieldSize : Number.POSITIVE_INFINITY;
    if (have > most) report('too-long', 'G-10.6', [...at, 'shield'], { have, need: most });
    const { name } = state.phase;
    if (have === 0 && name !== 'cut' && name !== 'over')
      report('too-short', 'G-17.5', [...at, 'shield'], { have, need: 1 });
  }
}

/** At most one feat and one item (G-13.2). */
function carried(loadout: readonly Carried[], path: Problem['path'], { feats }: Catalogue, report: Report): void {
  const kinds = new Set<string>();
  for (const [i, { feat }] of loadout.entries()) {
    const known = Object.hasOwn(feats, feat) ? feats[feat] : undefined;
    if (known === undefined)
      report('unknown-feat', 'G-13.2', [...path, i, 'feat'], suggest(feat, Object.keys(feats), []));
    else if (kinds.has(known.kind))
      report('wrong-kind', 'G-13.2', [...path, i, 'feat'], { expected: [known.kind === 'feat' ? 'item' : 'feat'] });
    if (known !== undefined) kinds.add(known.kind);
  }
}

/** What makes no sense about the cards and the duellists of a state. */
export function zoneFaults(judged: Judged): void {
  const places = placesIn(judged);
  strangers(judged, places);
  handles(judged, places);
  numbers(judged, places);
  for (const place of places) permanent(judged, place);
  times(judged);
  duellists(judged);
}
