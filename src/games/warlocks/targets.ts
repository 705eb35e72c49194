import type { Seat } from '../../kernel/types.js';
import { HANDS, type Hand, type HandIndex } from './gestures.js';
import { SEATS } from './options.js';
import type { BeingId, HandOf, HandRef, Monster, MonsterId, State, Target, View, Warlock } from './state.js';

/** What a question about beings can be asked of. */
export type Field = Pick<State | View, 'warlocks' | 'monsters'>;

const refsOf = (hand: HandIndex): readonly HandRef[] =>
  Array.from({ length: SEATS.max }, (_, seat): HandRef => `${HANDS[hand]}:${seat}`);
const REFS = /* @__PURE__ */ (() => [refsOf(0), refsOf(1)] as const)();

/** The name of a hand of a warlock, as a target. */
export const refOf = (seat: Seat, hand: HandIndex): HandRef => REFS[hand][seat] as HandRef; // there are six seats

/** The hand that such a name means, as a number: twice the seat, and the place of the hand; -1: it means none. */
export function handNumber(target: unknown): number {
  if (typeof target !== 'string' || target.charCodeAt(2) !== 58) return -1; // a colon
  const left = REFS[0].indexOf(target as HandRef);
  if (left >= 0) return 2 * left;
  const right = REFS[1].indexOf(target as HandRef);
  return right < 0 ? -1 : 2 * right + 1;
}
/** The hand of that number. */
export const handOf = (number: number): HandOf => ({ seat: number >> 1, hand: HANDS[number % 2] as Hand });

/** The warlock at a seat; a RangeError for a seat that is none. */
export function warlockAt<W extends Warlock>({ warlocks }: { readonly warlocks: readonly W[] }, seat: Seat): W {
  const warlock = warlocks[seat];
  if (warlock === undefined) throw new RangeError(`there is no seat ${seat}`);
  return warlock;
}

/** The place of a monster among all; -1: there is none of that name. */
export function monsterNumber(monsters: readonly Monster[], id: unknown): number {
  for (let i = monsters.length - 1; i >= 0; i--) if (monsters[i]?.id === id) return i;
  return -1;
}

/** Whether a warlock is in the battle. */
export const isIn = ({ warlocks }: Pick<Field, 'warlocks'>, seat: Seat): boolean => warlocks[seat]?.status === 'in';

/** The seats of everybody in the battle, in order. */
export function seatsIn({ warlocks }: Pick<Field, 'warlocks'>): Seat[] {
  const found: Seat[] = [];
  for (let seat = 0; seat < warlocks.length; seat++) if (warlocks[seat]?.status === 'in') found.push(seat);
  return found;
}
/** The seats of everybody else in the battle (W-1.4). */
export function opponentsOf(field: Pick<Field, 'warlocks'>, seat: Seat): Seat[] {
  return seatsIn(field).filter((other) => other !== seat);
}

/** Why something is no target: there is no such being, or it has left the battle; `null`: it is one (W-4.1). */
export function targetFault(field: Field, target: unknown): 'unknown-target' | 'target-gone' | null {
  if (target === 'nobody') return null;
  const hand = handNumber(target);
  const seat = hand >= 0 ? hand >> 1 : target;
  if (typeof seat === 'number') {
    const warlock = field.warlocks[seat];
    if (warlock === undefined) return 'unknown-target';
    return warlock.status === 'in' ? null : 'target-gone';
  }
  const monster = field.monsters[monsterNumber(field.monsters, target)];
  if (monster === undefined) return 'unknown-target';
  return monster.alive ? null : 'target-gone';
}

/** All that any spell can be aimed at (W-4.2), in the order of W-17.5: warlocks, monsters, hands, nobody (W-4.1). */
export function targetsIn(field: Field): Target[] {
  const seats = seatsIn(field);
  const found: Target[] = [...seats];
  for (const { id, alive } of field.monsters) if (alive) found.push(id);
  for (const seat of seats) found.push(refOf(seat, 0), refOf(seat, 1));
  found.push('nobody');
  return found;
}

/** All beings in the battle, in the order of W-17.5. */
export function beingsIn(field: Field): BeingId[] {
  const found: BeingId[] = seatsIn(field);
  for (const { id, alive } of field.monsters) if (alive) found.push(id);
  return found;
}

/** The id of the monster of that place. */
export const monsterId = (place: number): MonsterId => `m${place + 1}`;
