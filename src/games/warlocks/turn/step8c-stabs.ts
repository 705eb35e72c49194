import type { Seat } from '../../../kernel/types.js';
import { drawIfMany } from '../draws.js';
import type { StabOutcome } from '../events.js';
import { opponentsOf } from '../targets.js';
import { isShielded, isUnseen } from './gates.js';
import { type BeingNumber, beingOf, NOBODY, numberOf, type Resolution, settledOf, tellSeers } from './resolution.js';

const DAMAGE = 1; // W-10.9

/** Step 8c: stabs, in seat order; a warlock has one knife, which is in his right hand if both stab (W-2.4). */
export function stab(r: Resolution): void {
  for (let seat = 0; seat < r.seats; seat++) {
    const made = r.made[seat] ?? null;
    if (made === null) continue;
    if (made[1] === '>') stabWith(r, seat, 'RH');
    else if (made[0] === '>') stabWith(r, seat, 'LH');
  }
}

function stabWith(r: Resolution, seat: Seat, hand: 'LH' | 'RH'): void {
  const entry = r.orders[seat]?.targets[hand] ?? null;
  const being = entry === null ? drawIfMany(r, opponentsOf(r.draft, seat)) : numberOf(r, entry);
  const outcome = outcomeOf(r, seat, being);
  if (outcome === 'hit') beingOf(r, being).health -= DAMAGE;
  if (r.emit === undefined) return;
  const event = { type: 'stabbed', rule: 'W-10.9', seat, victim: settledOf(r, being), outcome } as const;
  if (being === NOBODY)
    tellSeers(r, seat, event); // W-14.5
  else r.emit(event);
}

function outcomeOf(r: Resolution, seat: Seat, being: BeingNumber): StabOutcome {
  if (being === NOBODY) return 'nobody';
  if (isUnseen(r, seat, being)) return 'missed';
  return isShielded(r, being) ? 'deflected' : 'hit';
}
