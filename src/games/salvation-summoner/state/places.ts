import type { FormCode } from '../../../kernel/form.js';
import type { Problem } from '../../../kernel/problem.js';
import type { Soundness } from '../../../kernel/soundness.js';
import type { Area, CardId } from '../card.js';
import type { RuleId } from '../rulebook.js';
import type { Catalogue, Face } from '../shape.js';
import type { Handle, Player, Seat, State, Unit } from '../state.js';
import { knownCard } from '../supply.js';
import type { StateCode } from '../words/problem-codes.js';

type Path = Problem['path'];
type Code = StateCode | Extract<FormCode, 'too-big' | 'too-small'> | 'unknown-card';
/** Takes up what makes no sense about a state. */
export type Report = (code: Code, rule: RuleId, path: Path, more?: Partial<Problem>) => void;
/** A state of which only the sound parts may be looked at. */
export interface Judged {
  readonly state: State;
  readonly sound: Soundness;
  readonly catalogue: Catalogue;
  readonly report: Report;
}
/** Where a card can be. */
export type Zone = 'draw' | 'hand' | 'discard' | 'revealed' | Area | 'absorbed' | 'site' | 'graveyard' | 'pile';
/** A card somewhere, with where that is. */
export interface Place {
  /** `null` in a graveyard or a pile. */
  readonly seat: Seat | null;
  readonly zone: Zone;
  readonly path: Path;
  readonly id: CardId;
  /** Not in the catalogue: `undefined`. */
  readonly face: Face | undefined;
  readonly handle: Handle | null;
  /** How many there are: a pile has any number. */
  readonly count: number;
  /** What stands on the field. */
  readonly unit: Unit | null;
}

/** The seats of a game. */
export const SEATS: readonly Seat[] = [0, 1];
/** The areas of a player's side. */
export const AREAS: readonly Area[] = ['sortie', 'guard'];
const LISTS = ['draw', 'hand', 'discard', 'revealed', 'sortie', 'guard'] as const;

type Item = CardId | Player<never>['hand'][number] | Unit;

/** A card by itself, a hand card, or a unit with what is tucked under it. */
function placesAt({ catalogue }: Judged, seat: Seat, zone: (typeof LISTS)[number], at: At): readonly Place[] {
  const { item, path } = at;
  const isBare = typeof item === 'string';
  const id = isBare ? item : item.card;
  const unit = !isBare && 'absorbed' in item ? item : null;
  const face = knownCard(catalogue, id);
  const own: Place = { seat, zone, path, id, face, handle: isBare ? null : item.handle, count: 1, unit };
  const tucked = (unit?.absorbed ?? []).map((card, i): Place => {
    const under = { path: [...path, 'absorbed', i], id: card, face: knownCard(catalogue, card) };
    return { seat, zone: 'absorbed', ...under, handle: null, count: 1, unit: null };
  });
  return [own, ...tucked];
}
interface At {
  readonly item: Item;
  readonly path: Path;
}

function ofPlayer(judged: Judged, seat: Seat): readonly Place[] {
  const { state, sound, catalogue } = judged;
  const player: Partial<Player<never>> = Object(Object(Object(state).players)[seat]);
  const found = LISTS.flatMap((zone) => {
    const list: readonly Item[] = Array.isArray(player[zone]) ? player[zone] : [];
    return list.flatMap((item, i) => {
      const path = ['players', seat, zone, i];
      return sound.at(...path) ? placesAt(judged, seat, zone, { item, path }) : [];
    });
  });
  const { site } = player;
  const path = ['players', seat, 'site'];
  if (typeof site !== 'string' || !sound.at(...path)) return found;
  const face = knownCard(catalogue, site);
  return [...found, { seat, zone: 'site', path, id: site, face, handle: null, count: 1, unit: null }];
}

/** All cards of a state that can be made out: of players, in graveyards, and in piles. */
export function placesIn(judged: Judged): readonly Place[] {
  const { state, sound, catalogue } = judged;
  const { piles, graveyards }: Partial<State> = Object(state);
  const bare = { seat: null, handle: null, unit: null };
  const piled = (Array.isArray(piles) ? piles : []).flatMap((pile: State['piles'][number], i): readonly Place[] => {
    if (!sound.at('piles', i)) return [];
    const { card: id, left: count } = pile;
    return [{ ...bare, zone: 'pile', path: ['piles', i, 'card'], id, face: knownCard(catalogue, id), count }];
  });
  const buried = (Array.isArray(graveyards) ? graveyards : []).flatMap((_, g) => {
    const cards: readonly CardId[] = sound.at('graveyards', g, 'cards') ? (state.graveyards[g]?.cards ?? []) : [];
    return cards.map((id, i): Place => {
      const path = ['graveyards', g, 'cards', i];
      return { ...bare, zone: 'graveyard', path, id, face: knownCard(catalogue, id), count: 1 };
    });
  });
  return [...SEATS.flatMap((seat) => ofPlayer(judged, seat)), ...buried, ...piled];
}
