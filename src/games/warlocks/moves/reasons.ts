import type { Seat } from '../../../kernel/types.js';
import type { OrdersAction, RefusalCode } from '../actions.js';
import { isUnder, mentalOf } from '../enchantments.js';
import { finishes, grimoireOf, type Past, settle } from '../finishing.js';
import { HANDS, type Hand, type HandIndex, isGesture, isHand, otherHand } from '../gestures.js';
import type { RuleId } from '../rulebook.js';
import { hasSpell, isSpellId } from '../spells.js';
import type { State, View, Warlock } from '../state.js';
import { steers } from '../steering.js';
import { handNumber, targetFault, warlockAt } from '../targets.js';

/** One reason against orders. */
export interface Reason {
  readonly code: RefusalCode;
  readonly rule: RuleId;
  readonly path: readonly (string | number)[];
  readonly have?: number;
  readonly need?: number;
}
/** Orders as they come through the door: of the form of a map, but with anything in it. */
type Given = OrdersAction;
type Found = Reason[] | null;

/** Adds a reason; a list is made only for the first. */
function found(reasons: Found, code: RefusalCode, rule: RuleId, ...path: (string | number)[]): Reason[] {
  const list = reasons ?? [];
  list.push({ code, rule, path });
  return list;
}

/**
 * All reasons against orders, in the order of W-5.4 and W-5.8; `null`: there is none. They follow from what the player
 * sees (W-5.11), and what an enchantment may overrule is none of them (W-5.5).
 */
export function reasonsAgainst(position: State | View, orders: Given): Found {
  const { phase } = position;
  if (phase.name !== 'orders') return null; // the kernel refuses what comes after the end
  let reasons: Found = null;
  const { seat, turn } = orders;
  if (!phase.active.includes(seat)) reasons = found(reasons, 'not-active', 'W-15.5', 'seat');
  if (turn !== position.turn) {
    reasons = reasons ?? [];
    reasons.push({ code: 'wrong-turn', rule: 'W-5.4', path: ['turn'], have: turn, need: position.turn });
  }
  reasons = malformed(orders, reasons);
  reasons = badGestures(orders, reasons);
  const warlock = warlockAt<Warlock>(position, seat);
  reasons = againstSpells(position, warlock, orders, reasons);
  reasons = againstTargets(position, orders, reasons);
  reasons = againstSteering(position, orders, reasons);
  return againstSwitches(position, warlock, orders, reasons);
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const DIRECTED = /^m[1-9]\d*$/;
const isDirected = (key: string): boolean => DIRECTED.test(key) || /^[LR]H:\d+$/.test(key);

/** What holds something outside W-5.2, but for what has a code of its own. */
function malformed(orders: Given, before: Found): Found {
  let reasons = before;
  for (const field of ['gestures', 'spells', 'targets'] as const) {
    for (const key in orders[field]) if (!isHand(key)) reasons = found(reasons, 'malformed', 'W-5.2', field, key);
  }
  for (const key in orders.direct) if (!isDirected(key)) reasons = found(reasons, 'malformed', 'W-5.2', 'direct', key);
  for (const key in orders.paralyse) {
    if (!isHand(orders.paralyse[key])) reasons = found(reasons, 'malformed', 'W-5.2', 'paralyse', key);
  }
  for (const key in orders.charm) {
    const fault = charmFault(orders.charm[key]);
    if (fault !== null) reasons = found(reasons, 'malformed', 'W-5.2', 'charm', key, ...fault);
  }
  for (const field of ['bank', 'permanent'] as const) {
    if (orders[field] !== undefined && !isHand(orders[field])) reasons = found(reasons, 'malformed', 'W-5.2', field);
  }
  for (const field of ['fireBanked', 'suicide'] as const) {
    const flag: unknown = orders[field];
    if (flag !== undefined && typeof flag !== 'boolean') reasons = found(reasons, 'malformed', 'W-5.2', field);
  }
  return reasons;
}

/** Where an entry of `charm` is not a hand and a gesture, or holds something else. */
function charmFault(entry: unknown): readonly string[] | null {
  if (!isMap(entry)) return [];
  if (!isHand(entry.hand)) return ['hand'];
  if (!isGesture(entry.gesture)) return ['gesture'];
  for (const key in entry) if (key !== 'hand' && key !== 'gesture') return [key];
  return null;
}

function badGestures({ gestures }: Given, before: Found): Found {
  let reasons = before;
  for (const hand of HANDS) {
    if (!isGesture(gestures[hand])) reasons = found(reasons, 'bad-gesture', 'W-2.1', 'gestures', hand);
  }
  return reasons;
}

/** The history, and what was ordered; `null` where a gesture is none. */
function pastOf({ history }: Warlock, { gestures: { LH, RH } }: Given): Past | null {
  return isGesture(LH) && isGesture(RH) ? { history, newest: [LH, RH] } : null;
}

function againstSpells({ options }: State | View, warlock: Warlock, orders: Given, before: Found): Found {
  if (orders.spells === undefined) return before;
  let reasons = before;
  const { LH, RH } = orders.spells;
  const isKnown = (spell: unknown): boolean => isSpellId(spell) && hasSpell(spell, options);
  const spells: Spells = { ...(isKnown(LH) ? { LH } : {}), ...(isKnown(RH) ? { RH } : {}) } as Spells; // what is known
  for (const hand of HANDS) {
    if (orders.spells[hand] === undefined || spells[hand] !== undefined) continue;
    reasons = found(reasons, 'unknown-spell', 'W-1.5', 'spells', hand);
  }
  const past = pastOf(warlock, orders);
  if (past === null) return reasons;
  const grimoire = grimoireOf(options);
  for (const hand of [0, 1] as const) {
    if (isFinished(grimoire, past, hand, spells)) continue;
    reasons = found(reasons, 'spell-not-finished', 'W-3.2', 'spells', HANDS[hand]);
  }
  return isUsedTwice(grimoire, past, spells) ? found(reasons, 'gesture-used-twice', 'W-3.4', 'spells') : reasons;
}

type Grimoire = ReturnType<typeof grimoireOf>;
type Spells = NonNullable<Given['spells']>;

const isTwoHandedHere = (grimoire: Grimoire, past: Past, hand: HandIndex, spells: Spells): boolean => {
  const spell = spells[HANDS[hand]];
  if (spell === undefined) return false;
  const [cast] = settle(grimoire, past, { [HANDS[hand]]: spell });
  return cast?.spell === spell && cast.isTwoHanded;
};

/** A hand finishes what is named for it; a two-handed spell may be named for the other hand as well (W-5.8). */
function isFinished(grimoire: Grimoire, past: Past, hand: HandIndex, spells: Spells): boolean {
  const spell = spells[HANDS[hand]];
  if (spell === undefined || finishes(grimoire, past, hand, spell)) return true;
  const other = otherHand(hand);
  return spells[HANDS[other]] === spell && isTwoHandedHere(grimoire, past, other, spells);
}

/** Whether a two-handed spell is named for one hand, and another spell for the other (W-3.4). */
function isUsedTwice(grimoire: Grimoire, past: Past, spells: Spells): boolean {
  if (spells.LH === undefined || spells.RH === undefined || spells.LH === spells.RH) return false;
  return isTwoHandedHere(grimoire, past, 0, spells) || isTwoHandedHere(grimoire, past, 1, spells);
}

function againstTargets(position: State | View, { targets, direct }: Given, before: Found): Found {
  let reasons = before;
  for (const code of ['unknown-target', 'target-gone'] as const) {
    for (const hand of HANDS) {
      const target: unknown = targets?.[hand];
      if (target === undefined || targetFault(position, target) !== code) continue;
      reasons = found(reasons, code, 'W-4.1', 'targets', hand);
    }
    for (const key in direct) {
      const isFault = targetFault(position, direct[key]) === code || directedFault(position, key) === code;
      if (isFault) reasons = found(reasons, code, 'W-10.5', 'direct', key);
    }
  }
  return reasons;
}

/** Why a direction names no monster; one that is malformed has been told. */
const directedFault = (position: State | View, key: string): ReturnType<typeof targetFault> =>
  isDirected(key) ? (handNumber(key) < 0 && /^[LR]H/.test(key) ? 'unknown-target' : targetFault(position, key)) : null;

/** The seat that a key means; -1: none. */
const seatOf = (key: string): Seat => (/^\d$/.test(key) ? Number(key) : -1);

function againstSteering(position: State | View, { seat, paralyse, charm }: Given, before: Found): Found {
  let reasons = before;
  for (const key in paralyse) {
    const steering = steers(position, seat, seatOf(key), 'paralysis');
    if (steering !== null && steering.locked === null) continue;
    reasons = found(reasons, 'no-paralysis-choice', steering === null ? 'W-5.9' : 'W-8.5', 'paralyse', key);
  }
  for (const key in charm) {
    if (steers(position, seat, seatOf(key), 'charm-person') !== null) continue;
    reasons = found(reasons, 'no-charm', 'W-5.9', 'charm', key);
  }
  return reasons;
}

const named = (hand: Hand | undefined): boolean => hand !== undefined && isHand(hand);

function againstSwitches(position: State | View, warlock: Warlock, orders: Given, before: Found): Found {
  let reasons = before;
  const { bank, permanent, fireBanked, suicide } = orders;
  if (named(bank) && !isUnder(warlock, 'delay-effect')) {
    reasons = found(reasons, 'nothing-to-bank-with', 'W-13.1', 'bank');
  }
  if (named(permanent) && !isUnder(warlock, 'permanency')) {
    reasons = found(reasons, 'no-permanency', 'W-13.6', 'permanent');
  }
  if (named(bank) && named(permanent) && isOneSpell(position, warlock, orders)) {
    reasons = found(reasons, 'bank-and-permanent', 'W-13.8', 'permanent');
  }
  if (fireBanked === true && warlock.bank === null) {
    reasons = found(reasons, 'nothing-banked', 'W-13.4', 'fireBanked');
  }
  if (suicide === true && !maySuicide(warlock)) {
    reasons = found(reasons, 'suicide-not-allowed', 'W-15.8', 'suicide');
  }
  return reasons;
}

/** Whether both choices mean one spell: of one hand, or a two-handed one (W-5.8). */
function isOneSpell({ options }: State | View, warlock: Warlock, orders: Given): boolean {
  if (orders.bank === orders.permanent) return true;
  const past = pastOf(warlock, orders);
  if (past === null) return false;
  const { LH, RH } = orders.spells ?? {};
  const [cast] = settle(grimoireOf(options), past, { LH: LH ?? null, RH: RH ?? null });
  return cast?.isTwoHanded === true;
}

/** Whether a warlock is under a permanent mental enchantment (W-15.8). */
export const maySuicide = (warlock: Warlock): boolean => mentalOf(warlock)?.left === null;
