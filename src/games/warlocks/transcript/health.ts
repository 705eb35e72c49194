import type { Seat } from '../../../kernel/types.js';
import type { SpellId } from '../spells.js';
import type { Turning, Wound } from './reader.js';

const MAXIMUM = 16; // W-15.1
/** What is printed without a number. */
const AMOUNTS: Partial<Record<SpellId, { readonly amount: number; readonly isCure: boolean }>> = {
  'cure-light-wounds': { amount: 1, isCure: true },
  'cure-heavy-wounds': { amount: 2, isCure: true },
  'cause-light-wounds': { amount: 2, isCure: false },
  'cause-heavy-wounds': { amount: 3, isCure: false },
};

/** The amounts of the castings that may have struck a warlock: aimed at him, or turned round to him. */
function strokes({ acts }: Turning, subject: Seat, isCure: boolean, seats: number) {
  const direct: number[] = [];
  const reflected: number[] = [];
  for (const [caster, { casts }] of acts) {
    for (const { spell, target, missed } of casts) {
      const known = AMOUNTS[spell];
      if (known === undefined || known.isCure !== isCure || missed) continue;
      const isDefault = target === null && (isCure ? caster === subject : seats === 2 && caster !== subject);
      if (target === subject || isDefault) direct.push(known.amount);
      else if (caster === subject && target !== null && target !== 'nobody') reflected.push(known.amount);
    }
  }
  return { direct, reflected };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** What the wounds, or the cures, of a warlock sum up to; `null`: the page leaves it open. */
function sumOf(turn: Turning, wounds: readonly Wound[], seat: Seat, seats: number): number | null {
  const told = sum(wounds.map(({ amount }) => amount ?? 0));
  const untold = wounds.filter(({ amount }) => amount === null).length;
  if (untold === 0) return told;
  const { direct, reflected } = strokes(turn, seat, wounds[0]?.isCure === true, seats);
  if (direct.length === untold) return told + sum(direct);
  const all = [...direct, ...reflected];
  const [first] = all;
  if (first === undefined || all.length < untold) return null;
  if (all.length === untold) return told + sum(all);
  return all.every((amount) => amount === first) ? told + untold * first : null;
}

/** The health of everybody after a turn (W-15.2), by seat; `null`: the page leaves it open. */
export function healthAfter(before: readonly (number | null)[], turn: Turning): readonly (number | null)[] {
  return before.map((health, seat) => {
    const own = turn.wounds.filter(({ who }) => who === seat);
    const cures = sumOf(
      turn,
      own.filter(({ isCure }) => isCure),
      seat,
      before.length,
    );
    const harm = sumOf(
      turn,
      own.filter(({ isCure }) => !isCure),
      seat,
      before.length,
    );
    return health === null || cures === null || harm === null ? null : Math.min(MAXIMUM, health + cures) - harm;
  });
}
