import type { Draft } from 'immer';
import type { Seat } from '../../../kernel/types.js';
import { draw } from '../draws.js';
import { mentalOf } from '../enchantments.js';
import type { Event } from '../events.js';
import { GESTURES, type Gesture, HANDS, type Hand, type HandIndex, type Pair } from '../gestures.js';
import type { Options } from '../options.js';
import type { KnownEnchantment, MentalKind } from '../state.js';
import { steers } from '../steering.js';
import { type Resolution, seersOf, tellSeers, warlockOf } from './resolution.js';

/** What Paralysis makes of the gesture that the hand made before (W-8.6). */
const PARALYSED: Readonly<Record<Gesture, Gesture>> = {
  F: 'F',
  P: 'P',
  S: 'D',
  W: 'P',
  D: 'D',
  C: 'F',
  '>': '>',
  '-': '-',
};
const paralysed = (gesture: Gesture, { paraFC }: Options): Gesture =>
  paraFC && (gesture === 'F' || gesture === 'C') ? 'C' : PARALYSED[gesture];

/** What Fear forbids (W-8.9). */
const isFeared = (gesture: Gesture): boolean =>
  gesture === 'C' || gesture === 'D' || gesture === 'F' || gesture === 'S';
const braved = (gesture: Gesture): Gesture => (isFeared(gesture) ? '-' : gesture);

/** A pair in which one hand makes something else. */
const withHand = ([left, right]: Pair, hand: Hand, gesture: Gesture): Pair =>
  hand === 'LH' ? [gesture, right] : [left, gesture];

/** Step 2 of W-6: bends what was ordered, and records what is made. */
export function makeGestures(r: Resolution): void {
  for (let seat = 0; seat < r.seats; seat++) {
    const orders = r.orders[seat] ?? null;
    if (orders === null) continue;
    const { LH, RH } = orders.gestures;
    const made = r.isTimeStopped ? ([LH, RH] as const) : bend(r, seat, [LH, RH]); // W-8.17
    r.made[seat] = made;
    const [left, right] = made;
    warlockOf(r, seat).history.push({
      turn: r.draft.turn,
      made: [left, right],
      recorded: [left, right],
      seenBy: seersOf(r, seat),
    });
  }
}

/** What a mental enchantment makes of ordered gestures, every turn anew if it is permanent (W-8.18). */
function bend(r: Resolution, seat: Seat, ordered: Pair): Pair {
  const mental = mentalOf<Draft<KnownEnchantment>>(warlockOf(r, seat));
  if (mental === undefined) return ordered;
  switch (mental.kind) {
    case 'paralysis':
      return paralyse(r, seat, ordered, mental);
    case 'charm-person':
      return charm(r, seat, ordered, mental);
    case 'amnesia':
      tell(r, seat, 'amnesia', null);
      return lastOf(r, seat);
    case 'fear':
      tell(r, seat, 'fear', null);
      return [braved(ordered[0]), braved(ordered[1])];
    case 'confusion':
      return confuse(r, seat, ordered);
    default:
      tell(r, seat, 'maladroitness', null);
      return [ordered[1], ordered[1]]; // W-8.13
  }
}

const RULE: Readonly<Record<MentalKind, Event['rule']>> = {
  paralysis: 'W-8.5',
  amnesia: 'W-8.8',
  fear: 'W-8.9',
  confusion: 'W-8.12',
  maladroitness: 'W-8.13',
  'charm-person': 'W-8.10',
};
/** That a gesture is bent is public, even where the pair is not (W-14.8). */
function tell(r: Resolution, seat: Seat, enchantment: MentalKind, hand: Hand | null): void {
  r.emit?.({ type: 'bent', rule: RULE[enchantment], seat, enchantment, hand });
}

/** The recorded pair of a warlock's last own turn; nothing, if he has not had one. */
function lastOf(r: Resolution, seat: Seat): Pair {
  const { history } = warlockOf(r, seat);
  const last = history[history.length - 1];
  return last === undefined ? ['-', '-'] : [last.recorded[0], last.recorded[1]];
}

/** W-8.5: the hand that was forced in his last own turn (W-8.19), or the one that the caster names, by default the right one. */
function paralyse(r: Resolution, seat: Seat, ordered: Pair, mental: Draft<KnownEnchantment>): Pair {
  const { by } = mental;
  if (by === null || r.active[by] !== true) return ordered; // W-8.15
  const steered = steers(r.draft, by, seat, 'paralysis');
  const hand = steered?.locked ?? r.orders[by]?.paralyse[seat] ?? 'RH'; // W-5.6
  mental.hand = hand;
  mental.handTurn = r.draft.turn;
  tell(r, seat, 'paralysis', hand);
  return withHand(ordered, hand, paralysed(lastOf(r, seat)[HANDS.indexOf(hand) as HandIndex], r.draft.options));
}

/** W-8.10: the caster's choice, by default nothing with the right hand (W-5.6). */
function charm(r: Resolution, seat: Seat, ordered: Pair, { by }: Draft<KnownEnchantment>): Pair {
  if (by === null || r.active[by] !== true) return ordered; // W-8.15
  const { hand, gesture } = r.orders[by]?.charm[seat] ?? { hand: 'RH', gesture: '-' };
  tell(r, seat, 'charm-person', hand);
  return withHand(ordered, hand, gesture);
}

/** W-8.12: the hand is drawn, then its gesture. */
function confuse(r: Resolution, seat: Seat, ordered: Pair): Pair {
  const hand = draw(r, HANDS);
  const gesture = draw(r, GESTURES);
  tell(r, seat, 'confusion', hand);
  return withHand(ordered, hand, gesture);
}

/** Tells what was made, to those who see it (W-14.4). */
export function tellGestures(r: Resolution, seat: Seat): void {
  const made = r.made[seat];
  if (made === undefined || made === null || r.emit === undefined) return;
  tellSeers(r, seat, { type: 'gestured', rule: 'W-2.6', seat, made: [made[0], made[1]] });
}
