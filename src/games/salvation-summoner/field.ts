import type { Refusal } from '../../kernel/types.js';
import type { SalvationSummoner, Sight } from './shape.js';
import { areaOf } from './skills.js';
import { type Handle, other, type Seat } from './state.js';

/** Why a seat has no unit of that handle on the field: there is none, or it is the other player's (S-16.6). */
export function refuseUnit({ players }: Sight, seat: Seat, handle: Handle): Refusal<SalvationSummoner> | null {
  if (areaOf(players[seat], handle) !== null) return null;
  if (areaOf(players[other(seat)], handle) !== null) return { code: 'not-your-unit', rule: 'S-5.4', path: ['unit'] };
  return { code: 'unknown-unit', rule: 'S-5.4', path: ['unit'] };
}
