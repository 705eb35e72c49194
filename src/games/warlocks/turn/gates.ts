import type { Seat } from '../../../kernel/types.js';
import { isUnder } from '../enchantments.js';
import type { SpellEvent } from '../events.js';
import type { Told } from '../spells.js';
import {
  type BeingNumber,
  beingOf,
  type Casting,
  hasMark,
  idOf,
  isWarlock,
  MARK,
  monsterOf,
  NOBODY,
  numberOf,
  type Resolution,
  settledOf,
} from './resolution.js';

/** Whether a Counter Spell holds on a being; in a time-stopped turn one of this turn (W-12.5, W-12.7). */
export const isCountered = (r: Resolution, being: BeingNumber): boolean =>
  hasMark(r, being, MARK.counter) || (!r.isTimeStopped && beingOf(r, being).countered);

/** Whether a being has a shield effect (W-9.9); in a time-stopped turn only one of this turn (W-12.7, W-12.12). */
export function isShielded(r: Resolution, number: BeingNumber): boolean {
  if (hasMark(r, number, MARK.shield)) return true;
  if (r.isTimeStopped) return false;
  const being = beingOf(r, number);
  return being.shield || (being.enchantments.length > 0 && isUnder(being, 'protection'));
}

/** Whether a being resists fire or ice; nobody does in a time-stopped turn (W-12.7, W-12.12). */
export const resists = (r: Resolution, being: BeingNumber, kind: 'resist-heat' | 'resist-cold'): boolean =>
  !r.isTimeStopped && isUnder(beingOf(r, being), kind);

/** Gives a being a shield effect to the end of the round, or of a time-stopped turn (W-12.5). */
export function shield(r: Resolution, being: BeingNumber): void {
  if (r.isTimeStopped) r.marks[being] = (r.marks[being] ?? 0) | MARK.shield;
  else beingOf(r, being).shield = true;
}

/** Whether sight fails between a caster and another being (W-14.2, W-14.3). */
export function isUnseen(r: Resolution, seat: Seat, being: BeingNumber): boolean {
  if (r.isTimeStopped || being === seat) return false;
  return r.blind[seat] === true || (isWarlock(r, being) && r.invisible[being] === true);
}

/** The spell, or its class where not everybody saw it announced (W-14.7). */
export const toldOf = (r: Resolution, { seat, spell, data, isReflected }: Casting): Told =>
  isReflected || (r.seenBy[seat] ?? null) === null ? spell : (data.class ?? spell);

/** Tells the spell itself to those who saw it announced, where the others are told only its class (W-14.7). */
export function tellRecognised(r: Resolution, casting: Casting): void {
  const { seat, spell, subject } = casting;
  const seers = r.seenBy[seat] ?? null;
  if (seers === null || toldOf(r, casting) === spell) return;
  r.emit?.({ type: 'recognised', rule: 'W-14.7', spell, subject: settledOf(r, subject), for: [...seers] });
}

/** Tells of a spell that came to nothing. */
function fail(r: Resolution, casting: Casting, event: SpellEvent & { readonly rule: 'W-6.1' | 'W-9.1' }): BeingNumber {
  r.emit?.(event);
  if (r.emit !== undefined) tellRecognised(r, casting);
  return NOBODY;
}

function fizzle(r: Resolution, casting: Casting): BeingNumber {
  casting.subject = NOBODY;
  return fail(r, casting, { type: 'fizzled', rule: 'W-6.1', spell: toldOf(r, casting) });
}

/**
 * Gates 1 and 2 of W-6.1: the being that a casting is aimed at, or nobody, if there is none or sight fails. Dispel Magic,
 * Counter Spell and Magic Mirror go through no mirror, elementals and storms not even through these (W-9.7).
 */
export function seek(r: Resolution, casting: Casting): BeingNumber {
  const being = numberOf(r, casting.target ?? 'nobody');
  casting.subject = being;
  return being === NOBODY || isUnseen(r, casting.seat, being) ? fizzle(r, casting) : being;
}

/** Gate 4 of W-6.1: the being, or nobody if a Counter Spell holds on it. */
export function passCounter(r: Resolution, casting: Casting): BeingNumber {
  const { subject } = casting;
  if (!isCountered(r, subject)) return subject;
  return fail(r, casting, { type: 'countered', rule: 'W-9.1', subject: idOf(r, subject), spell: toldOf(r, casting) });
}

/** Gate 3 of W-6.1: a mirror turns the casting round, once (W-9.5, W-9.6); nobody, if it is lost. */
function reflect(r: Resolution, casting: Casting): BeingNumber {
  const { subject: bearer, seat, spell } = casting;
  if (bearer === seat || !hasMark(r, bearer, MARK.mirror)) return bearer;
  casting.isReflected = true;
  casting.by = isWarlock(r, bearer) ? bearer : controllerIn(r, bearer);
  const isLost = !r.isTimeStopped && ((isWarlock(r, bearer) && r.blind[bearer] === true) || r.invisible[seat] === true);
  r.emit?.({ type: 'reflected', rule: 'W-9.5', spell, bearer: idOf(r, bearer), lost: isLost });
  casting.subject = isLost ? NOBODY : seat;
  return casting.subject;
}

/** The controller of a monster, if he is in the battle (W-9.11). */
function controllerIn(r: Resolution, being: BeingNumber): Seat | null {
  const { controller } = monsterOf(r, being);
  return controller !== null && r.draft.warlocks[controller]?.status === 'in' ? controller : null;
}

/** The gates of W-6.1 up to the mirror, for Finger of Death, which no Counter Spell stops. */
export function passMirror(r: Resolution, casting: Casting): BeingNumber {
  return seek(r, casting) === NOBODY ? NOBODY : reflect(r, casting);
}

/** All gates of W-6.1: the being on which the casting acts, or nobody if it acts on none. */
export function pass(r: Resolution, casting: Casting): BeingNumber {
  return passMirror(r, casting) === NOBODY ? NOBODY : passCounter(r, casting);
}
