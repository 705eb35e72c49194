import type { FormCode } from '../../../kernel/form.js';
import type { Problem } from '../../../kernel/problem.js';
import type { Soundness } from '../../../kernel/soundness.js';
import type { CommonCode } from '../../../kernel/words/phrasing.js';
import type { SenseCode } from '../card/step-sense.js';
import type { Card, CardId } from '../card.js';
import { knownCard, type LoadoutFault } from '../deck-building.js';
import type { PartsCode } from '../notation/parts.js';
import type { RuleId } from '../rulebook.js';
import type { Catalogue } from '../shape.js';
import type { Handle, Permanent, Seat, State } from '../state.js';
import type { StateCode } from '../words/problem-codes.js';

type Code =
  | StateCode
  | Extract<FormCode, 'too-big' | 'too-small' | 'too-long' | 'too-short'>
  | Extract<CommonCode, 'unknown-card'>
  | Extract<SenseCode, 'unknown-type'>
  | Extract<PartsCode, 'not-a-monster'>
  | LoadoutFault['code'];
/** Takes up what makes no sense about a state. */
export type Report = (code: Code, rule: RuleId, path: Problem['path'], more?: Partial<Problem>) => void;
/** A state of which only the sound parts may be looked at. */
export interface Judged {
  readonly state: State;
  readonly sound: Soundness;
  readonly catalogue: Catalogue;
  readonly report: Report;
}
/** The zones of a duellist, and the spell being cast. */
export type Zone = 'deck' | 'shield' | 'hand' | 'released' | 'play' | 'discard' | 'spell';
/** A card somewhere, with where that is. */
export interface Place {
  readonly seat: Seat;
  readonly zone: Zone;
  readonly path: Problem['path'];
  readonly id: CardId;
  /** Not in the catalogue: `undefined`. */
  readonly card: Card | undefined;
  readonly handle: Handle | null;
  /** What stands in play. */
  readonly permanent: Permanent<CardId> | null;
}

/** The seats of a duel. */
export const SEATS = [0, 1] as const;
const ZONES = ['deck', 'shield', 'hand', 'released', 'play', 'discard'] as const;

function inZone({ state, sound, catalogue }: Judged, seat: Seat, zone: (typeof ZONES)[number]): readonly Place[] {
  const list: unknown = Object(Object(Object(state).players)[seat])[zone];
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: State['players'][0]['play'][number] | CardId, i): readonly Place[] => {
    const path = ['players', seat, zone, i];
    if (!sound.at(...path)) return [];
    const isBare = typeof item === 'string';
    const id = isBare ? item : item.card;
    const card = knownCard(catalogue, id);
    const permanent = zone === 'play' && !isBare ? item : null;
    return [{ seat, zone, path, id, card, handle: isBare ? null : item.handle, permanent }];
  });
}

/** All cards of a state that can be made out. */
export function placesIn(judged: Judged): readonly Place[] {
  const { state, sound, catalogue } = judged;
  const places = SEATS.flatMap((seat) => ZONES.flatMap((zone) => inZone(judged, seat, zone)));
  if (!sound.at('spell') || !sound.at('actor') || state.spell === null) return places;
  const { card: id, handle } = state.spell;
  const card = knownCard(catalogue, id);
  return [...places, { seat: state.actor, zone: 'spell', path: ['spell'], id, card, handle, permanent: null }];
}
