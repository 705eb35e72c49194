import type { Seat } from '../../../kernel/types.js';
import { draw } from '../draws.js';
import { opponentsOf } from '../targets.js';
import { type Casting, NOBODY, numberOf, type Resolution, tellSeers } from './resolution.js';
import { tellGestures } from './step2-gestures.js';

/** Step 5 of W-6: draws opponents for castings without a target, then for spells on their way into a bank (W-6.3). */
export function drawDefaults(r: Resolution): void {
  for (const casting of r.queue) {
    if (casting.target === null) casting.target = draw(r, opponentsOf(r.draft, casting.seat));
  }
  for (const banking of r.bankings) {
    if (banking.target === null) banking.target = draw(r, opponentsOf(r.draft, banking.seat)); // W-13.12
  }
}

/** Tells, warlock by warlock, what was made and what was cast. */
export function announce(r: Resolution): void {
  if (r.emit === undefined) return;
  for (let seat = 0; seat < r.seats; seat++) {
    if (r.active[seat] !== true) continue;
    tellGestures(r, seat);
    for (const casting of r.castings) if (casting.seat === seat) tellCasting(r, seat, casting);
  }
}

function tellCasting(r: Resolution, seat: Seat, casting: Casting): void {
  const { spell, hand, byDefault, data } = casting;
  const target = casting.target ?? 'nobody';
  tellSeers(r, seat, {
    type: 'cast',
    rule: data.rule,
    seat,
    spell,
    target,
    hand: hand === null ? null : hand === 0 ? 'LH' : 'RH',
    byDefault,
    missed: isSightless(casting)
      ? false
      : misses(r, casting, typeof target === 'number' ? numberOf(r, target) : target),
  });
}

/** Elementals and storms need no sight (W-6). */
const isSightless = ({ spell }: Casting): boolean =>
  spell === 'summon-fire-elemental' ||
  spell === 'summon-ice-elemental' ||
  spell === 'fire-storm' ||
  spell === 'ice-storm';

/** Whether sight fails for a casting, whose target is a number for a warlock, else a name (W-14.2, W-14.3). */
function misses(r: Resolution, { seat }: Casting, target: unknown): boolean {
  if (r.isTimeStopped || target === seat || target === 'nobody' || target === NOBODY) return false;
  return r.blind[seat] === true || (typeof target === 'number' && r.invisible[target] === true);
}
