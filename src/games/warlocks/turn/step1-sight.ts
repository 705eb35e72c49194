import type { Seat } from '../../../kernel/types.js';
import { isUnder } from '../enchantments.js';
import type { Battlefield } from '../shape.js';

/** What is settled of sight when a turn begins. */
export interface Sight {
  readonly blind: boolean[];
  readonly invisible: boolean[];
  readonly seenBy: (readonly Seat[] | null)[];
}

/**
 * Step 1 of W-6: who is blind and who is invisible now, and so who sees whom, for the whole turn (W-14.1). Everybody sees
 * a hasted turn, a time-stopped one only its warlocks (W-12.10).
 */
export function freezeSight(draft: Battlefield, active: readonly boolean[], wasIn: readonly boolean[]): Sight {
  const blind: boolean[] = [];
  const invisible: boolean[] = [];
  let isClear = draft.kind !== 'time-stopped';
  for (const warlock of draft.warlocks) {
    const { length } = warlock.enchantments;
    const isBlind = length > 0 && warlock.status === 'in' && isUnder(warlock, 'blindness');
    const isInvisible = length > 0 && warlock.status === 'in' && isUnder(warlock, 'invisibility');
    blind.push(isBlind);
    invisible.push(isInvisible);
    if (isBlind || isInvisible) isClear = false;
  }
  const everybody: (readonly Seat[] | null)[] = [];
  for (let seat = 0; seat < active.length; seat++) everybody.push(null);
  if (isClear) return { blind, invisible, seenBy: everybody };
  const isStopped = draft.kind === 'time-stopped';
  /** W-14.4: two time-stopped warlocks see each other whatever else. */
  const sees = (viewer: Seat, seat: Seat): boolean => {
    if (viewer === seat) return true;
    if (isStopped) return active[viewer] === true;
    return blind[viewer] !== true && invisible[seat] !== true;
  };
  return { blind, invisible, seenBy: everybody.map((_, seat) => seersOf(seat, wasIn, sees)) };
}

/** Who has left the battle sees what everybody in it sees (W-14.6). */
function seersOf(
  seat: Seat,
  wasIn: readonly boolean[],
  sees: (viewer: Seat, seat: Seat) => boolean,
): readonly Seat[] | null {
  const isOpen = wasIn.every((is, viewer) => !is || sees(viewer, seat));
  return isOpen ? null : wasIn.flatMap((is, viewer) => (is && sees(viewer, seat) ? [viewer] : []));
}
