import type { Seat } from '../../kernel/types.js';
import type { Battlefield, Ctx } from './shape.js';
import type { EndRule } from './spells.js';
import type { Reason, Status } from './state.js';
import { seatsIn } from './targets.js';

/** How a battle ends. */
export interface Ending {
  readonly winners: readonly Seat[];
  readonly reason: Reason;
  readonly rule: EndRule;
}

/** A warlock leaves the battle in the coming turn, or in the one given; his monsters stay (W-15.5, W-10.11). */
export function leave(draft: Battlefield, seat: Seat, status: Exclude<Status, 'in'>, turn = draft.turn): void {
  const warlock = draft.warlocks[seat];
  if (warlock === undefined) return;
  warlock.status = status;
  warlock.leftTurn = turn;
  warlock.timeStopMark = false;
  warlock.shield = false;
  warlock.countered = false;
  warlock.mentalThisRound = 0;
}

/** The result after a turn, or `null`: the battle goes on (W-15.9, W-15.11). */
export function judge(draft: Battlefield): Ending | null {
  const left = seatsIn(draft);
  if (left.length === 1) return { winners: left, reason: 'last-standing', rule: 'W-15.9' };
  if (left.length === 0) return survivorOf(draft);
  const { turnLimit } = draft.options;
  if (turnLimit === null || draft.turn < turnLimit) return null;
  return { winners: [], reason: 'turn-limit', rule: 'W-15.11' };
}

/** If all others of this turn died, a lone surrender has survived them (W-15.9); else nobody wins. */
function survivorOf({ warlocks, turn }: Battlefield): Ending {
  const survivors: Seat[] = [];
  for (let seat = 0; seat < warlocks.length; seat++) {
    const warlock = warlocks[seat];
    if (warlock?.leftTurn === turn && warlock.status === 'surrendered') survivors.push(seat);
  }
  if (survivors.length === 1) return { winners: survivors, reason: 'surrender-survived', rule: 'W-15.9' };
  return { winners: [], reason: 'none-left', rule: 'W-15.9' };
}

/** Ends the battle; those who had left before have lost (W-15.10). */
export function finish(draft: Battlefield, { winners, reason, rule }: Ending, emit: Ctx['emit']): void {
  draft.phase = { name: 'over', winners: [...winners], reason, rule };
  emit?.({ type: 'ended', rule, winners: [...winners], reason });
}
