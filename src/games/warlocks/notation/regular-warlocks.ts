import type { Problem } from '../../../kernel/problem.js';
import type { Seat } from '../../../kernel/types.js';
import { isMental } from '../enchantments.js';
import type { Options } from '../options.js';
import type { RuleId } from '../rulebook.js';
import { hasSpell, spellOf } from '../spells.js';
import type { EnchantmentKind, KnownEnchantment, KnownMade, KnownWarlock, RoundMarks, State } from '../state.js';
import { ROUNDS } from './enchantments.js';

/** The most health of a warlock (W-15.1). */
const MOST_HEALTH = 16;
/** What is wrong, of the parts of something that stands at a path. */
export type Faults = Problem[];
type Path = Problem['path'];

/** The last turn that was made. */
export const lastTurnOf = ({ turn, phase }: State): number => (phase.name === 'over' ? turn : turn - 1);
/** Adds a problem with the rule that is broken. */
export function broken(faults: Faults, code: string, path: Path, rest: { rule: RuleId } & Partial<Problem>): void {
  faults.push({ code, path, ...rest });
}

/** A seat that is none of this battle. */
export function seatFault(seat: Seat, path: Path, { warlocks }: State, faults: Faults): void {
  if (seat >= warlocks.length) broken(faults, 'unknown-seat', path, { rule: 'W-1.1' });
}
/** Seats that are seats of this battle, each once and in order. */
export function seatFaults(seats: readonly Seat[], path: Path, state: State, faults: Faults): void {
  for (const [i, seat] of seats.entries()) {
    const least = i === 0 ? 0 : (seats[i - 1] ?? 0) + 1;
    if (seat >= state.warlocks.length) broken(faults, 'unknown-seat', [...path, i], { rule: 'W-1.1' });
    else if (seat < least) broken(faults, 'out-of-order', [...path, i], { rule: 'W-1.1' });
  }
}

/** A number that is too small or too big. */
export function boundFaults(
  have: number,
  [min, max]: readonly [number, number],
  about: { readonly path: Path; readonly rule: RuleId },
  faults: Faults,
): void {
  const { path, rule } = about;
  if (have < min) broken(faults, 'too-small', path, { rule, have, need: min });
  else if (have > max) broken(faults, 'too-big', path, { rule, have, need: max });
}

/** Whether a kind of enchantment can stay for good, and whether it always does (W-7). */
const canLast = (kind: EnchantmentKind): boolean => ['yes', 'always'].includes(spellOf(kind).permanence);

function enchantmentFaults(state: State, one: KnownEnchantment, path: Path, faults: Faults): void {
  const { kind, left, castRound, by, hand, handTurn, seenBy } = one;
  const most = ROUNDS[kind];
  if (!hasSpell(kind, state.options)) broken(faults, 'not-in-variant', [...path, 'kind'], { rule: 'W-1.5' });
  if (left === null && !canLast(kind)) broken(faults, 'not-permanent', [...path, 'left'], { rule: 'W-13.7' });
  if (left !== null && most === null) broken(faults, 'always-permanent', [...path, 'left'], { rule: 'W-12.4' });
  if (left !== null && most !== null) {
    boundFaults(left, [1, most], { path: [...path, 'left'], rule: 'W-12.4' }, faults);
  }
  boundFaults(castRound, [1, state.round], { path: [...path, 'castRound'], rule: 'W-12.4' }, faults);
  if (by !== null && kind !== 'paralysis' && kind !== 'charm-person') {
    broken(faults, 'steered-by-nobody', [...path, 'by'], { rule: 'W-17.2' });
  } else if (by !== null) seatFault(by, [...path, 'by'], state, faults);
  if ((hand !== null || handTurn !== null) && kind !== 'paralysis') {
    broken(faults, 'no-hand-forced', [...path, 'hand'], { rule: 'W-8.5' });
  } else if ((hand === null) !== (handTurn === null)) {
    broken(faults, 'no-hand-forced', [...path, 'handTurn'], { rule: 'W-8.19' });
  }
  boundFaults(
    handTurn ?? 1,
    [1, Math.max(1, lastTurnOf(state))],
    { path: [...path, 'handTurn'], rule: 'W-8.19' },
    faults,
  );
  seatFaults(seenBy, [...path, 'seenBy'], state, faults);
}

/** What is wrong with the enchantments of a being (W-8.1, W-12.4). */
export function enchantmentsFaults(
  state: State,
  enchantments: readonly KnownEnchantment[],
  path: Path,
  faults: Faults,
): void {
  for (const [i, one] of enchantments.entries()) {
    const before = enchantments.slice(0, i);
    enchantmentFaults(state, one, [...path, i], faults);
    if (before.some(({ kind }) => kind === one.kind)) broken(faults, 'twice', [...path, i], { rule: 'W-7.41' });
    else if (isMental(one.kind) && before.some(({ kind }) => isMental(kind))) {
      broken(faults, 'two-mental', [...path, i], { rule: 'W-8.1' });
    }
  }
}

/** Marks that are off when a round starts (W-12.14). */
export function markFaults({ kind, phase }: State, marks: RoundMarks, path: Path, faults: Faults): void {
  if (kind !== 'normal' || phase.name === 'over') return;
  for (const mark of ['shield', 'countered', 'mentalThisRound'] as const) {
    if (Number(marks[mark]) !== 0) broken(faults, 'mark-of-round', [...path, mark], { rule: 'W-12.14' });
  }
}

/** Whether the recorded pair is the one that was made, or what an Anti-spell leaves of it (W-7.25). */
const isRecorded = ({ made, recorded }: KnownMade): boolean =>
  made.every((one, i) => recorded[i] === one) || made.every((one, i) => recorded[i] === (one === '>' ? '>' : '-'));

function historyFaults(state: State, seat: Seat, path: Path, faults: Faults): void {
  const { history, leftTurn } = state.warlocks[seat] as KnownWarlock; // a seat of the state
  const last = Math.min(lastTurnOf(state), leftTurn ?? Number.POSITIVE_INFINITY);
  for (const [i, made] of history.entries()) {
    const at = [...path, i];
    const least = i === 0 ? 1 : (history[i - 1]?.turn ?? 0) + 1;
    boundFaults(made.turn, [least, last], { path: [...at, 'turn'], rule: 'W-2.7' }, faults);
    if (!isRecorded(made)) broken(faults, 'wrong-record', [...at, 'recorded'], { rule: 'W-2.6' });
    seatFaults(made.seenBy, [...at, 'seenBy'], state, faults);
    if (!made.seenBy.includes(seat)) broken(faults, 'unseen-by-self', [...at, 'seenBy'], { rule: 'W-14.4' });
  }
  // Turn 1 is normal: everybody in the battle made a pair (W-12.1).
  if (last >= 1 && history[0]?.turn !== 1) broken(faults, 'no-first-turn', path, { rule: 'W-1.3' });
}

/** Health and status that go together (W-15.3, W-15.5). */
function statusFaults(state: State, seat: Seat, path: Path, faults: Faults): void {
  const { health, status, leftTurn } = state.warlocks[seat] as KnownWarlock; // a seat of the state
  const least = status === 'in' ? 1 : Number.NEGATIVE_INFINITY;
  boundFaults(health, [least, MOST_HEALTH], { path: [...path, 'health'], rule: 'W-15.1' }, faults);
  if ((status === 'in') !== (leftTurn === null))
    broken(faults, 'wrong-status', [...path, 'leftTurn'], { rule: 'W-15.5' });
  boundFaults(leftTurn ?? 0, [0, state.turn], { path: [...path, 'leftTurn'], rule: 'W-15.5' }, faults);
}

/** What is wrong with a warlock (W-17.2, W-17.7). */
export function warlockFaults(state: State, seat: Seat, path: Path, faults: Faults): void {
  const warlock = state.warlocks[seat] as KnownWarlock; // a seat of the state
  statusFaults(state, seat, path, faults);
  historyFaults(state, seat, [...path, 'history'], faults);
  enchantmentsFaults(state, warlock.enchantments, [...path, 'enchantments'], faults);
  if (warlock.status === 'in') markFaults(state, warlock, path, faults);
  seatFaults(warlock.clapSeenBy, [...path, 'clapSeenBy'], state, faults);
  if (!warlock.clapUsed && warlock.clapSeenBy.length > 0)
    broken(faults, 'no-clap', [...path, 'clapSeenBy'], { rule: 'W-14.9' });
  if (warlock.bank === null) return;
  const { spell, target } = warlock.bank;
  if (!variantHas(spell, state.options))
    broken(faults, 'not-in-variant', [...path, 'bank', 'spell'], { rule: 'W-1.5' });
  if (!isBeing(state, target)) broken(faults, 'unknown-target', [...path, 'bank', 'target'], { rule: 'W-13.12' });
}

const variantHas = (spell: Parameters<typeof hasSpell>[0], options: Options): boolean => hasSpell(spell, options);
/** Whether there is such a being, or has been. */
export const isBeing = ({ warlocks, monsters }: State, being: unknown): boolean =>
  being === 'nobody' ||
  (typeof being === 'number' ? warlocks[being] !== undefined : monsters.some(({ id }) => id === being));
