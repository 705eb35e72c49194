import type { Draft } from 'immer';
import type { Seat } from '../../../kernel/types.js';
import { type Enchantable, isMental, isUnder } from '../enchantments.js';
import { type Ending, finish } from '../ending.js';
import type { EnchantmentKind, KnownEnchantment } from '../state.js';
import { seatsIn } from '../targets.js';
import { beingOf, idOf, isWarlock, monsterOf, type Resolution, warlockOf } from './resolution.js';

/** Enchantments that are left alone at the end of the round they were cast in (W-12.4). */
const LATER: readonly EnchantmentKind[] = [
  ...(['blindness', 'invisibility', 'permanency', 'delay-effect', 'disease', 'poison'] as const),
];

/** Step 9f: what runs out, and what kind of turn is next (W-12.3); the end of the battle ends the round, too (W-6.4). */
export function chooseNext(r: Resolution, ending: Ending | null): void {
  const { draft } = r;
  const next = ending === null ? extraTurn(r) : null;
  if (r.isNormal) forEach(r, calm);
  if (next === null) endRound(r);
  tellSight(r);
  if (ending !== null) {
    finish(draft, ending, r.emit);
    return;
  }
  draft.turn += 1;
  if (next === null) {
    draft.kind = 'normal';
    draft.round += 1;
  }
  const active = next ?? seatsIn(draft);
  draft.phase = { name: 'orders', active, waiting: [...active] };
}

/** Who acts in an extra turn: first the time-stopped, then, once a round, the hasted; `null`: the round ends (W-12.3). */
function extraTurn({ draft }: Resolution): Seat[] | null {
  const seats = seatsIn(draft);
  const stopped = seats.filter((seat) => draft.warlocks[seat]?.timeStopMark === true);
  if (stopped.length > 0) {
    for (const warlock of draft.warlocks) warlock.timeStopMark = false;
    draft.kind = 'time-stopped';
    return stopped;
  }
  if (draft.hastedTurnDone) return null;
  const hasted = seats.filter((seat) => isHasted(draft, seat));
  if (hasted.length === 0) return null;
  draft.kind = 'hasted';
  draft.hastedTurnDone = true;
  return hasted;
}
function isHasted({ warlocks }: Resolution['draft'], seat: Seat): boolean {
  const warlock = warlocks[seat];
  return warlock !== undefined && warlock.enchantments.length > 0 && isUnder(warlock, 'haste');
}

/** All living monsters, and the warlocks who were in the battle when this turn began (W-12.11). */
function forEach(r: Resolution, age: (r: Resolution, being: number) => void): void {
  for (let being = 0; being < r.marks.length; being++) {
    if (isWarlock(r, being) ? r.wasIn[being] === true : monsterOf(r, being).alive) age(r, being);
  }
}

/** Takes off all enchantments that are over. */
function prune(r: Resolution, being: number, isOver: (one: Draft<KnownEnchantment>) => boolean): void {
  const subject: Enchantable = beingOf(r, being);
  const { enchantments } = subject;
  for (let i = enchantments.length - 1; i >= 0; i--) {
    const one = enchantments[i];
    if (one === undefined || !isOver(one)) continue;
    const { kind } = one;
    enchantments.splice(i, 1);
    if (kind === 'blindness' || kind === 'invisibility') continue; // told as a change of sight
    r.emit?.({ type: 'expired', rule: 'W-12.4', subject: idOf(r, being), enchantment: kind });
  }
}

/** In a normal turn mental enchantments end, on a warlock those of the round before (W-12.13). */
function calm(r: Resolution, being: number): void {
  const { round } = r.draft;
  if (beingOf(r, being).enchantments.length === 0) return;
  const isOver = ({ kind, left, castRound }: Draft<KnownEnchantment>): boolean =>
    left !== null && isMental(kind) && (!isWarlock(r, being) || castRound < round);
  prune(r, being, isOver);
}

function endRound(r: Resolution): void {
  r.draft.hastedTurnDone = false;
  forEach(r, ageRound);
}

/** Counters run down (W-12.4), but not what is permanent (W-13.9), and the marks of the round end (W-12.14). */
function ageRound(r: Resolution, being: number): void {
  const subject = beingOf(r, being);
  subject.shield = false;
  subject.countered = false;
  subject.mentalThisRound = 0;
  if (subject.enchantments.length === 0) return;
  const { round } = r.draft;
  for (const one of subject.enchantments) {
    if (one.left === null || isMental(one.kind) || (one.castRound === round && LATER.includes(one.kind))) continue;
    one.left -= 1;
  }
  prune(r, being, ({ left }) => left === 0);
}

/** Who becomes blind or invisible from the next turn on, and who is so no longer (W-14.1). */
function tellSight(r: Resolution): void {
  if (r.emit === undefined) return;
  for (let seat = 0; seat < r.seats; seat++) {
    if (r.wasIn[seat] !== true || warlockOf(r, seat).status !== 'in') continue;
    tellChange(r, seat, 'blindness', r.blind[seat] === true);
    tellChange(r, seat, 'invisibility', r.invisible[seat] === true);
  }
}
function tellChange(r: Resolution, seat: Seat, enchantment: 'blindness' | 'invisibility', was: boolean): void {
  const is = isUnder(warlockOf(r, seat), enchantment);
  if (is === was) return;
  const rule = enchantment === 'blindness' ? 'W-7.26' : 'W-7.27';
  r.emit?.({ type: is ? 'sight-began' : 'sight-ended', rule, seat, enchantment });
}
