import type { Draft } from 'immer';
import type { Area, CardId } from './card.js';
import type { Table } from './shape.js';
import { placeOf } from './skills.js';
import { type Handle, otherArea, type Seat, type Unit } from './state.js';

/** A unit that has just entered the field. */
export const newUnit = (handle: Handle, card: CardId): Unit => ({
  handle,
  card,
  damage: 0,
  attacks: 0,
  moved: false,
  saved: 0,
  bonus: 0,
  absorbed: [],
});

/** A unit enters an area, at its end; no area is ever full (S-5.7, S-15.9). */
export function enter(draft: Table, seat: Seat, card: CardId, area: Area): Draft<Unit> {
  const units = draft.players[seat][area];
  units.push(newUnit(draft.handles, card) as Draft<Unit>);
  draft.handles += 1;
  return units[units.length - 1] as Draft<Unit>; // the one that was just put there
}

/** A unit goes to the end of its other area (S-5.4, S-12.3, S-15.9). */
export function switchArea({ players }: Table, seat: Seat, handle: Handle, to: Area): void {
  const player = players[seat];
  const from = player[otherArea(to)];
  player[to].push(...from.splice(placeOf(from, handle), 1));
}
