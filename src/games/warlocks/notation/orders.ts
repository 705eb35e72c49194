import type { Draft } from 'immer';
import type { Seat } from '../../../kernel/types.js';
import type { OrdersAction } from '../actions.js';
import { type ByHand, type Gesture, HANDS, type Hand, isGesture, isHand } from '../gestures.js';
import { SPELLS, type SpellId } from '../spells.js';
import type { Banked, Orders, Target } from '../state.js';
import { letterOf, readSeat, readSettled, readTarget, showTarget } from './beings.js';
import { fault, type Place, partsOf, readOneOf, within } from './phrases.js';

/** What can be said in orders beside type, seat and turn (W-5.2). */
export type Said = Omit<OrdersAction, 'type' | 'seat' | 'turn'>;
type Saying = Draft<Said>;
/** A clause of orders: its words after the first. */
type Clause = (said: Saying, words: readonly string[], place: Place) => void;

const PAIR = /^([FPSWDC>-])\/?([FPSWDC>-])$/i;

/** Reads `S/W` or `SW`, the left hand first. */
function readPair(text: string, place: Place): ByHand<Gesture> | null {
  const [, left, right] = PAIR.exec(text) ?? [];
  const pair = [left?.toUpperCase(), right?.toUpperCase()];
  const [LH, RH] = pair;
  return isGesture(LH) && isGesture(RH) ? { LH, RH } : fault(place, 'bad-gesture', { rule: 'W-2.1' });
}

/** Sets a key that may be set once. */
function setOnce<Value>(target: Record<string, Value>, key: string, value: Value, place: Place): void {
  if (Object.hasOwn(target, key)) fault(within(place, key), 'duplicate-key');
  else target[key] = value;
}

/** `LH summon-ogre at LH:A`, `LH at m1`, `LH shield`. */
const aim =
  (hand: Hand): Clause =>
  (said, words, place) => {
    const [first = '', ...rest] = words;
    const [at, being = '', ...more] = first === 'at' ? words : rest;
    if (first !== 'at') {
      const spell = readOneOf(first, Object.keys(SPELLS) as readonly SpellId[], place);
      if (spell === null) return;
      said.spells ??= {};
      setOnce<SpellId>(said.spells, hand, spell, place);
    }
    if (at === undefined) return;
    const target = readTarget(being);
    if (at !== 'at' || target === null || more.length > 0) return void fault(place, 'bad-entry');
    said.targets ??= {};
    setOnce<Target>(said.targets, hand, target, place);
  };
/** `direct m1 at A`, `direct LH:A at nobody`. */
const direct: Clause = (said, [who = '', at, being = '', ...more], place) => {
  const [one, victim] = [readTarget(who), readTarget(being)];
  const isMonster = typeof one === 'string' && one !== 'nobody';
  if (!isMonster || at !== 'at' || victim === null || more.length > 0) return void fault(place, 'bad-entry');
  said.direct ??= {};
  setOnce<Target>(said.direct, one, victim, place);
};
/** `paralyse B LH`. */
const paralyse: Clause = (said, [who = '', hand, ...more], place) => {
  const seat = readSeat(who);
  if (seat === null || !isHand(hand) || more.length > 0) return void fault(place, 'bad-entry');
  said.paralyse ??= {};
  setOnce(said.paralyse, String(seat), hand, place);
};
/** `charm B RH P`. */
const charm: Clause = (said, [who = '', hand, gesture = '', ...more], place) => {
  const [seat, made] = [readSeat(who), gesture.toUpperCase()];
  if (seat === null || !isHand(hand) || !isGesture(made) || more.length > 0) return void fault(place, 'bad-entry');
  said.charm ??= {};
  setOnce(said.charm, String(seat), { hand, gesture: made }, place);
};
/** `bank LH`, `permanent RH`. */
const choose =
  (key: 'bank' | 'permanent'): Clause =>
  (said, [hand, ...more], place) => {
    if (!isHand(hand) || more.length > 0) fault(place, 'bad-entry');
    else if (said[key] !== undefined) fault(within(place, key), 'duplicate-key');
    else said[key] = hand;
  };
/** `fire`, `suicide`. */
const flag =
  (key: 'fireBanked' | 'suicide'): Clause =>
  (said, words, place) => {
    if (words.length > 0) fault(place, 'bad-entry');
    else said[key] = true;
  };

const CLAUSES: Readonly<Record<string, Clause>> = /* @__PURE__ */ (() => ({
  LH: aim('LH'),
  RH: aim('RH'),
  direct,
  paralyse,
  charm,
  bank: choose('bank'),
  permanent: choose('permanent'),
  fire: flag('fireBanked'),
  suicide: flag('suicide'),
}))();

/**
 * Reads what orders say: `S/W; LH summon-goblin at B; RH at m1; direct m1 at A; paralyse B LH; charm B RH P; bank LH;
 * permanent RH; fire; suicide`, the gestures first, and whatever else in any order.
 */
export function readSaid(text: string, place: Place): Said | null {
  const before = place.problems.length;
  const [pair = '', ...clauses] = partsOf(text, /\s*;\s*/);
  const gestures = readPair(pair, within(place, 0));
  const said: Saying = { gestures: gestures ?? { LH: '-', RH: '-' } };
  for (const [i, clause] of clauses.entries()) {
    const [head = '', ...words] = clause.split(/\s+/);
    if (readOneOf(head, Object.keys(CLAUSES), within(place, i + 1)) !== null) {
      CLAUSES[head]?.(said, words, within(place, i + 1));
    }
  }
  return place.problems.length === before ? said : null;
}

/** What a hand casts and whom it aims at, if anything is said of it. */
function showHand(hand: Hand, { spells, targets }: Said | Orders): readonly string[] {
  const spell = spells?.[hand] ?? null;
  const target = targets?.[hand] ?? null;
  if (spell === null && target === null) return [];
  return [
    [hand, ...(spell === null ? [] : [spell]), ...(target === null ? [] : [`at ${showTarget(target)}`])].join(' '),
  ];
}

/** What orders say, in the form that is read back. */
export function showSaid(said: Said | Orders): string {
  const { gestures, direct: victims = {}, paralyse: hands = {}, charm: charmed = {}, bank, permanent } = said;
  return [
    `${gestures.LH}/${gestures.RH}`,
    ...HANDS.flatMap((hand) => showHand(hand, said)),
    ...Object.entries(victims).map(([one, victim]) => `direct ${showTarget(one as Target)} at ${showTarget(victim)}`),
    ...Object.entries(hands).map(([seat, hand]) => `paralyse ${letterOf(Number(seat))} ${hand}`),
    ...Object.entries(charmed).map(([seat, { hand, gesture }]) => `charm ${letterOf(Number(seat))} ${hand} ${gesture}`),
    ...(bank ? [`bank ${bank}`] : []),
    ...(permanent ? [`permanent ${permanent}`] : []),
    ...(said.fireBanked === true ? ['fire'] : []),
    ...(said.suicide === true ? ['suicide'] : []),
  ].join('; ');
}

/** Orders as a state keeps them: nothing left out. */
export const kept = ({ gestures, spells, targets, ...rest }: Said): Orders => ({
  gestures,
  spells: { LH: spells?.LH ?? null, RH: spells?.RH ?? null },
  targets: { LH: targets?.LH ?? null, RH: targets?.RH ?? null },
  direct: rest.direct ?? {},
  paralyse: rest.paralyse ?? {},
  charm: rest.charm ?? {},
  bank: rest.bank ?? null,
  permanent: rest.permanent ?? null,
  fireBanked: rest.fireBanked ?? false,
  suicide: rest.suicide ?? false,
});

/** A spell that lies in a bank, `magic-missile at B`; `null` where the words say something else. */
export function readBanked(text: string, place: Place): Banked<never> | null {
  const [first = '', at, being = '', ...more] = text.trim().split(/\s+/);
  const spell = readOneOf(first, Object.keys(SPELLS) as readonly SpellId[], place);
  const target = readSettled(being);
  if (spell === null) return null;
  return at === 'at' && target !== null && more.length === 0 ? { spell, target } : fault(place, 'bad-entry');
}
/** A bank in notation; of a view of others without the target. */
export const showBanked = ({ spell, target }: Banked<null>): string =>
  target === null ? spell : `${spell} at ${showTarget(target)}`;

/** The action of what orders say. */
export const actionOf = (seat: Seat, turn: number, said: Said): OrdersAction => ({
  type: 'orders',
  seat,
  turn,
  ...said,
});
