import type { Storm, StormOutcome } from '../events.js';
import { isCountered, resists } from './gates.js';
import {
  type BeingNumber,
  beingOf,
  destroy,
  dropMark,
  hasMark,
  idOf,
  MARK,
  NOBODY,
  type Resolution,
} from './resolution.js';
import { swallowedBy } from './step7f-elements.js';

const DAMAGE = 5; // W-11.4

/** Step 7o: the storms that are left strike every being in the battle (W-11.4). */
export function rageStorms(r: Resolution): void {
  const swallowed = swallowedBy(r);
  if (r.fireRages) rage(r, 'fire-storm', swallowed);
  if (r.iceRages) rage(r, 'ice-storm', swallowed);
}

function rage(r: Resolution, storm: Storm, swallowed: BeingNumber): void {
  const rule = storm === 'fire-storm' ? 'W-7.39' : 'W-7.40';
  r.emit?.({ type: 'stormed', rule, storm });
  if (swallowed !== NOBODY) {
    dropMark(r, swallowed, MARK.destroyed);
    destroy(r, swallowed, storm);
  }
  const { warlocks, monsters } = r.draft;
  for (let seat = 0; seat < r.seats; seat++) if (warlocks[seat]?.status === 'in') strike(r, storm, seat);
  for (let place = 0; place < monsters.length; place++) {
    const being = r.seats + place;
    if (monsters[place]?.alive === true && !hasMark(r, being, MARK.destroyed)) strike(r, storm, being);
  }
}

function strike(r: Resolution, storm: Storm, being: BeingNumber): void {
  const outcome = outcomeOf(r, storm, being);
  const amount = outcome === 'hit' ? DAMAGE : 0;
  if (amount > 0) beingOf(r, being).health -= amount;
  r.emit?.({ type: 'storm-hit', rule: 'W-11.4', storm, subject: idOf(r, being), outcome, amount });
}

function outcomeOf(r: Resolution, storm: Storm, being: BeingNumber): StormOutcome {
  if (isCountered(r, being)) return 'countered';
  if (storm === 'ice-storm' && hasMark(r, being, MARK.fireball)) return 'balanced';
  return resists(r, being, storm === 'fire-storm' ? 'resist-heat' : 'resist-cold') ? 'resisted' : 'hit';
}
