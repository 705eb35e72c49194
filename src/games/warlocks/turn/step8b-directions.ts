import type { Draft } from 'immer';
import type { KnownMonster, Target } from '../state.js';
import { refOf } from '../targets.js';
import { numberOf, type Resolution, settledOf } from './resolution.js';

/** Step 8b: each monster's controller at this step may have named a new victim (W-10.5). */
export function direct(r: Resolution): void {
  for (const monster of r.draft.monsters) {
    if (!monster.alive || monster.controller === null) continue;
    const victim = named(r, monster);
    if (victim === null) continue;
    monster.victim = settledOf(r, numberOf(r, victim)); // W-4.11
    r.emit?.({ type: 'directed', rule: 'W-10.5', seat: monster.controller, monster: monster.id, victim });
  }
}

/** What the controller named, for the monster or for the hand that it came from in this turn. */
function named(r: Resolution, { id, controller, createdTurn, createdBy }: Draft<KnownMonster>): Target | null {
  const directions = controller === null ? undefined : r.orders[controller]?.direct;
  if (directions === undefined) return null; // W-10.11: who has left gives no orders
  const own = directions[id];
  if (own !== undefined) return own;
  if (createdBy === null || createdTurn !== r.draft.turn) return null;
  return directions[refOf(createdBy.seat, createdBy.hand === 'LH' ? 0 : 1)] ?? null;
}
