import type { Seat } from '../../kernel/types.js';
import { enchantmentOf } from './enchantments.js';
import type { Hand } from './gestures.js';
import type { State, View } from './state.js';

/** What a question about steering can be asked of. */
type Coming = Pick<State | View, 'kind' | 'phase' | 'warlocks'>;

/** How a player steers a Paralysis or a Charm Person. */
export interface Steering {
  /** The hand that stays the same because it was forced in the victim's last own turn, or `null` (W-8.5, W-8.19). */
  readonly locked: Hand | null;
}

const isActive = ({ phase }: Coming, seat: Seat): boolean => phase.name === 'orders' && phase.active.includes(seat);

/**
 * Whether a player steers the enchantment of that kind on a warlock in the coming turn, and how; `null`: he does not
 * (W-5.9).
 */
export function steers(
  position: Coming,
  player: Seat,
  victim: Seat,
  kind: 'paralysis' | 'charm-person',
): Steering | null {
  if (position.kind === 'time-stopped' || !isActive(position, player) || !isActive(position, victim)) return null;
  const warlock = position.warlocks[victim];
  const enchantment = warlock === undefined ? undefined : enchantmentOf(warlock, kind);
  if (warlock === undefined || enchantment === undefined || enchantment.by !== player) return null;
  const last = warlock.history[warlock.history.length - 1];
  const isBound = enchantment.handTurn !== null && last !== undefined && enchantment.handTurn === last.turn;
  return { locked: isBound ? enchantment.hand : null };
}
