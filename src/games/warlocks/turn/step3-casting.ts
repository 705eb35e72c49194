import type { Draft } from 'immer';
import type { Seat } from '../../../kernel/types.js';
import { isUnder, lift } from '../enchantments.js';
import { type Finish, grimoireOf, settle } from '../finishing.js';
import { HANDS, type Hand, otherHand } from '../gestures.js';
import { spellOf } from '../spells.js';
import type { Orders, Target } from '../state.js';
import { opponentsOf } from '../targets.js';
import { type Casting, NOBODY, type Resolution, tellSeers, warlockOf } from './resolution.js';

/**
 * Step 3 of W-6: what is finished is settled (W-3.7) and must go (W-3.5), into the queue or a bank; a banked spell is fired.
 * It is the same in turns of all kinds (W-12.8).
 */
export function castSpells(r: Resolution): void {
  const grimoire = grimoireOf(r.draft.options);
  for (let seat = 0; seat < r.seats; seat++) {
    const orders = r.orders[seat] ?? null;
    if (orders === null) continue;
    const finished = settle(grimoire, { history: warlockOf(r, seat).history, newest: null }, orders.spells);
    release(r, seat, orders, finished);
  }
}

/** Whether a hand that was named means this spell: for a two-handed one either hand does (W-5.3). */
const isMeant = ({ hand, isTwoHanded }: Finish, named: Hand | null): boolean =>
  named !== null && (isTwoHanded || HANDS[hand] === named);

function release(r: Resolution, seat: Seat, orders: Draft<Orders>, finished: readonly Finish[]): void {
  const warlock = warlockOf(r, seat);
  const mayBank = orders.bank !== null && isUnder(warlock, 'delay-effect');
  const mayKeep = orders.permanent !== null && isUnder(warlock, 'permanency');
  for (const finish of finished) {
    if (mayBank && isMeant(finish, orders.bank)) {
      bank(r, seat, orders, finish); // W-13.13: if both choices name it, it is banked
      continue;
    }
    const casting = castingOf(r, seat, orders, finish);
    if (mayKeep && isMeant(finish, orders.permanent)) makePermanent(r, casting);
    r.castings.push(casting);
  }
  if (orders.fireBanked) fire(r, seat);
}

/** The entry of the spell's hand; for a two-handed spell of the other hand if that is empty (W-4.4, W-4.5). */
function entryOf({ targets }: Draft<Orders>, { hand, isTwoHanded }: Finish): Target | null {
  const own = targets[HANDS[hand]];
  return own === null && isTwoHanded ? targets[HANDS[otherHand(hand)]] : own;
}

/** The default of a spell, or `null` where it has to be drawn (W-4.3). */
function defaultOf(r: Resolution, seat: Seat, { spell }: Finish): Target | null {
  const { default: to } = spellOf(spell);
  if (to === 'self') return seat;
  if (to === 'nobody') return 'nobody';
  const opponents = opponentsOf(r.draft, seat);
  return opponents.length === 1 ? (opponents[0] as Seat) : null; // there is one
}

function castingOf(r: Resolution, seat: Seat, orders: Draft<Orders>, finish: Finish): Casting {
  const entry = entryOf(orders, finish);
  return newCasting(seat, finish, entry ?? defaultOf(r, seat, finish), entry === null);
}

function newCasting(
  seat: Seat,
  { spell, hand }: Pick<Casting, 'spell' | 'hand'>,
  target: Target | null,
  byDefault: boolean,
): Casting {
  const data = spellOf(spell);
  return {
    seat,
    spell,
    data,
    hand,
    target,
    byDefault,
    isPermanent: false,
    subject: NOBODY,
    by: seat,
    isReflected: false,
  };
}

/** The spell goes into the bank with the target it would have had, and Delay Effect is used up (W-13.2). */
function bank(r: Resolution, seat: Seat, orders: Draft<Orders>, finish: Finish): void {
  const { spell } = finish;
  lift(warlockOf(r, seat), 'delay-effect');
  r.bankings.push({ seat, spell, data: spellOf(spell), target: entryOf(orders, finish) ?? defaultOf(r, seat, finish) });
  r.emit?.({ type: 'banked', rule: 'W-13.2', seat, spell });
}

/** Permanency is used up on any enchantment that is named (W-13.6, W-13.14). */
function makePermanent(r: Resolution, casting: Casting): void {
  const { seat, spell, data } = casting;
  if (data.kind !== 'enchantment') return;
  lift(warlockOf(r, seat), 'permanency');
  casting.isPermanent = data.permanence === 'yes';
  tellSeers(r, seat, { type: 'made-permanent', rule: 'W-13.6', seat, spell });
}

/** The spell that lay in the bank when the turn began (W-13.11) joins the castings of his hands (W-13.4). */
function fire(r: Resolution, seat: Seat): void {
  const warlock = warlockOf(r, seat);
  const { bank: banked } = warlock;
  if (banked === null) return;
  r.castings.push(newCasting(seat, { spell: banked.spell, hand: null }, banked.target, false));
  warlock.bank = null;
}
