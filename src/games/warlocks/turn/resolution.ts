import type { Draft } from 'immer';
import type { Random, Seat } from '../../../kernel/types.js';
import type { Event } from '../events.js';
import type { HandIndex, Pair } from '../gestures.js';
import type { Battlefield, Ctx } from '../shape.js';
import type { Spell, SpellId } from '../spells.js';
import type { BeingId, Draw, KnownMonster, KnownWarlock, Orders, Settled, Target } from '../state.js';
import { handNumber, monsterNumber } from '../targets.js';

/** A being by number: a warlock's seat, or the number of seats plus a monster's place; -1 is nobody. */
export type BeingNumber = number;
/** The number of nobody. */
export const NOBODY = -1;

/** Marks of beings that last for one turn, to be added up. */
export const MARK = {
  mirror: 1,
  /** A shield effect of a time-stopped turn (W-12.5). */
  shield: 2,
  /** A Counter Spell of a time-stopped turn. */
  counter: 4,
  /** Dies in step 9. */
  doomed: 8,
  /** Destroyed at once, and removed in step 8a. */
  destroyed: 16,
  /** Subject of a Fireball (W-11.7). */
  fireball: 32,
  /** A monster under Time Stop (W-10.8). */
  timeStop: 64,
  /** An elemental that a storm of its own kind has destroyed, which is told with the storm (W-11.10). */
  swallowed: 128,
} as const;

/** A spell on its way. */
export interface Casting {
  /** Who gestured it. */
  readonly seat: Seat;
  readonly spell: SpellId;
  readonly data: Spell;
  /** The hand, the capital-letter hand of a two-handed spell; `null`: it comes from the bank. */
  readonly hand: HandIndex | null;
  /** `null` until a default is drawn (step 5). */
  target: Target | null;
  readonly byDefault: boolean;
  /** Whether Permanency makes it last. */
  isPermanent: boolean;
  /** Who it acts on, in the end. */
  subject: BeingNumber;
  /** Who steers it: the caster, or the bearer of the mirror (W-9.5); `null`: nobody (W-9.11). */
  by: Seat | null;
  /** Whether a mirror has turned it round, which everybody sees. */
  isReflected: boolean;
}
/** A spell on its way into a bank (W-13.2). */
export interface Banking {
  readonly seat: Seat;
  readonly spell: SpellId;
  readonly data: Spell;
  target: Target | null;
}

/** A turn that is being resolved: what its steps hand to each other. It lives as long as the turn. */
export interface Resolution {
  readonly draft: Battlefield;
  readonly emit: Ctx['emit'];
  readonly seats: number;
  readonly isNormal: boolean;
  readonly isTimeStopped: boolean;
  /** By seat: whether he acts in this turn. */
  readonly active: readonly boolean[];
  /** By seat: whether he was in the battle when the turn began. */
  readonly wasIn: readonly boolean[];
  /** By seat: what lies on him now, whatever kind of turn this is (W-14.1). */
  readonly blind: readonly boolean[];
  readonly invisible: readonly boolean[];
  /** By seat: who sees what he makes and casts; `null`: everybody (W-14.4). */
  readonly seenBy: readonly (readonly Seat[] | null)[];
  readonly orders: readonly (Draft<Orders> | null)[];
  /** By seat: what he made. */
  readonly made: (Pair | null)[];
  /** In the order of step 3, and then by rank. */
  readonly castings: Casting[];
  queue: Casting[];
  readonly bankings: Banking[];
  /** By number of a hand: the monster it brought forth, -1: none (W-4.6). */
  readonly brought: BeingNumber[];
  /** Whether all summonings are done, so that a hand as target is its monster (step 7e). */
  areHandsSettled: boolean;
  /** By being: marks of this turn. */
  readonly marks: number[];
  /** Whether a storm rages that nothing has stopped (W-11.5, W-11.7). */
  fireRages: boolean;
  iceRages: boolean;
  readonly known: readonly Draw[];
  drawn: number;
  chance: Random | null;
}

/** The number of a being; -1 for nobody, for a hand without a monster, and for who has left the battle (W-4.8). */
export function numberOf(r: Resolution, target: Target): BeingNumber {
  if (typeof target === 'number') return r.draft.warlocks[target]?.status === 'in' ? target : NOBODY;
  if (target === 'nobody') return NOBODY;
  const hand = handNumber(target);
  if (hand >= 0) return r.areHandsSettled ? (r.brought[hand] ?? NOBODY) : NOBODY; // W-4.6
  const place = monsterNumber(r.draft.monsters, target);
  return place >= 0 && r.draft.monsters[place]?.alive === true ? r.seats + place : NOBODY;
}

/** The id of a being, for events and the state. */
export const idOf = (r: Resolution, being: BeingNumber): BeingId =>
  being < r.seats ? being : (r.draft.monsters[being - r.seats] as KnownMonster).id; // numbers are of beings
/** The id of a being, or nobody. */
export const settledOf = (r: Resolution, being: BeingNumber): Settled => (being === NOBODY ? 'nobody' : idOf(r, being));

/** Whether a being is a warlock. */
export const isWarlock = (r: Resolution, being: BeingNumber): boolean => being < r.seats;
/** A warlock that is being changed. */
export const warlockOf = (r: Resolution, being: BeingNumber): Draft<KnownWarlock> =>
  r.draft.warlocks[being] as Draft<KnownWarlock>; // numbers are of beings
/** A monster that is being changed. */
export const monsterOf = (r: Resolution, being: BeingNumber): Draft<KnownMonster> =>
  r.draft.monsters[being - r.seats] as Draft<KnownMonster>; // numbers are of beings
/** A being that is being changed. */
export const beingOf = (r: Resolution, being: BeingNumber): Draft<KnownWarlock> | Draft<KnownMonster> =>
  being < r.seats ? warlockOf(r, being) : monsterOf(r, being);

/** Whether a being carries a mark of this turn. */
export const hasMark = (r: Resolution, being: BeingNumber, mark: number): boolean =>
  ((r.marks[being] ?? 0) & mark) !== 0;
/** Puts a mark of this turn on a being. */
export function setMark(r: Resolution, being: BeingNumber, mark: number): void {
  r.marks[being] = (r.marks[being] ?? 0) | mark;
}
/** Takes a mark of this turn off a being. */
export function dropMark(r: Resolution, being: BeingNumber, mark: number): void {
  r.marks[being] = (r.marks[being] ?? 0) & ~mark;
}

/** Destroys a monster at once: it is removed in step 8a and does not attack (W-10.10). */
export function destroy(r: Resolution, being: BeingNumber, spell: SpellId): void {
  if (being === NOBODY || hasMark(r, being, MARK.destroyed)) return;
  setMark(r, being, MARK.destroyed);
  r.emit?.({ type: 'destroyed', rule: 'W-10.10', subject: monsterOf(r, being).id, spell });
}

/** Tells what only those see who see what a warlock makes and casts (W-14.4). */
export function tellSeers(r: Resolution, seat: Seat, event: Event): void {
  const seers = r.seenBy[seat] ?? null;
  r.emit?.(seers === null ? event : { ...event, for: [...seers] });
}
/** The seats that see what a warlock makes and casts, as a list of its own. */
export function seersOf(r: Resolution, seat: Seat): Seat[] {
  const seers = r.seenBy[seat] ?? null;
  if (seers !== null) return [...seers];
  const all: Seat[] = [];
  for (let one = 0; one < r.seats; one++) all.push(one);
  return all;
}
