import { invalid, noLegalAction } from '../../kernel/errors.js';
import type { Position, Random, Seat } from '../../kernel/types.js';
import type { OrdersAction } from './actions.js';
import { enchantmentOf, isUnder } from './enchantments.js';
import { finishedBy, grimoireOf, type Past, type Pattern, settle } from './finishing.js';
import { GESTURES, HANDS, type Hand, type Pair } from './gestures.js';
import { maySuicide } from './moves/reasons.js';
import { leaning } from './prospects.js';
import type { Warlocks } from './shape.js';
import type { SpellId } from './spells.js';
import type { Target, Warlock } from './state.js';
import { steers } from './steering.js';
import { refOf, targetsIn, warlockAt } from './targets.js';

type Where = Position<Warlocks>;
/** Orders that are being written. */
type Draughting = { -readonly [K in keyof OrdersAction]: OrdersAction[K] };

/**
 * Orders of a seat, drawn at random: each field evenly from all that may stand in it, given the fields before it, an
 * empty one among them; a direction for each minion of his own and for his two hands. Never refused.
 */
export const sample = (position: Where, seat: Seat, random: Random): OrdersAction =>
  written(position, seat, random, [random.pick(GESTURES), random.pick(GESTURES)]);

/** How orders are drawn. */
export interface Leaning {
  /** How likely each hand goes on with a spell, from 0 (never but by chance) to 1 (always); absent: 1. */
  readonly finishing?: number;
}

/**
 * Orders of a seat, drawn at random, which lean towards finishing spells: nearer ones are likelier. Else like
 * `sampleAction`. InvalidInputError for a seat that is not active (`no-legal-action`), or on the view of another.
 */
export function sampleOrders(
  position: Position<Warlocks>,
  seat: Seat,
  random: Random,
  { finishing = 1 }: Leaning = {},
): OrdersAction {
  if ('viewer' in position && position.viewer !== seat) return invalid('not-your-view', 'seat');
  const warlock = position.warlocks[seat];
  if (warlock === undefined) return invalid('unknown-seat', 'seat');
  return written(position, seat, random, leaning(warlock, position.options, random, finishing));
}

function written(position: Where, seat: Seat, random: Random, pair: Pair): OrdersAction {
  const { phase, turn, options } = position;
  if (phase.name !== 'orders' || !phase.active.includes(seat)) return noLegalAction();
  const warlock = warlockAt<Warlock>(position, seat);
  const past: Past = { history: warlock.history, newest: pair };
  const orders: Draughting = { type: 'orders', seat, turn, gestures: { LH: pair[0], RH: pair[1] } };
  nameSpells(orders, past, options, random);
  const targets = targetsIn(position);
  const [left, right] = [pickOrNone(targets, random), pickOrNone(targets, random)];
  if (left !== null || right !== null) orders.targets = targetsOf(left, right);
  direct(orders, position, targets, random);
  steer(orders, position, random);
  if (warlock.enchantments.length > 0) keepOrBank(orders, warlock, { past, options }, random);
  if (warlock.bank !== null && random.int(2) === 0) orders.fireBanked = true;
  if (warlock.enchantments.length > 0 && maySuicide(warlock) && random.int(2) === 0) orders.suicide = true;
  return orders;
}

function targetsOf(left: Target | null, right: Target | null): NonNullable<OrdersAction['targets']> {
  if (left === null) return right === null ? {} : { RH: right };
  return right === null ? { LH: left } : { LH: left, RH: right };
}

/** One of the items, or none, all equally likely. */
function pickOrNone<Item>(items: readonly Item[], random: Random): Item | null {
  return items[random.int(items.length + 1)] ?? null;
}

/** Names spells that the hands finish; a two-handed one alone, or for both hands (W-3.4). */
function nameSpells(orders: Draughting, past: Past, options: Where['options'], random: Random): void {
  const grimoire = grimoireOf(options);
  const ways = [finishedBy(grimoire, past, 0), finishedBy(grimoire, past, 1)] as const;
  if (ways[0].length === 0 && ways[1].length === 0) return;
  let [left, right]: [Pattern | null, Pattern | null] = [null, null];
  do {
    left = pickOrNone(ways[0], random);
    right = pickOrNone(ways[1], random);
  } while (isTwice(left, right));
  const spells: { -readonly [K in Hand]?: SpellId } = {};
  if (left !== null) spells.LH = left.spell;
  if (right !== null) spells.RH = right.spell;
  if (left !== null || right !== null) orders.spells = spells;
}

const isTwice = (left: Pattern | null, right: Pattern | null): boolean =>
  left !== null && right !== null && left.spell !== right.spell && (left.isTwoHanded || right.isTwoHanded);

function direct(orders: Draughting, position: Where, targets: readonly Target[], random: Random): void {
  const directions: Record<string, Target> = {};
  let isEmpty = true;
  const name = (key: string): void => {
    const victim = pickOrNone(targets, random);
    if (victim === null) return;
    directions[key] = victim;
    isEmpty = false;
  };
  for (const { id, alive, controller } of position.monsters) if (alive && controller === orders.seat) name(id);
  if (orders.spells !== undefined) for (const hand of [0, 1] as const) name(refOf(orders.seat, hand));
  if (!isEmpty) orders.direct = directions;
}

function steer(orders: Draughting, position: Where, random: Random): void {
  const { seat } = orders;
  for (let victim = 0; victim < position.warlocks.length; victim++) {
    if (position.warlocks[victim]?.enchantments.length === 0) continue;
    const steering = steers(position, seat, victim, 'paralysis');
    const hand = steering === null || steering.locked !== null ? null : pickOrNone(HANDS, random);
    if (hand !== null) orders.paralyse = { ...orders.paralyse, [victim]: hand };
    if (steers(position, seat, victim, 'charm-person') === null) continue;
    const charmed = pickOrNone(HANDS, random);
    if (charmed === null) continue;
    orders.charm = { ...orders.charm, [victim]: { hand: charmed, gesture: random.pick(GESTURES) } };
  }
}

/** Which spell is banked or made permanent; not both for one spell (W-13.8). */
function keepOrBank(
  orders: Draughting,
  warlock: Warlock,
  { past, options }: { readonly past: Past; readonly options: Where['options'] },
  random: Random,
): void {
  const bank = isUnder(warlock, 'delay-effect') ? pickOrNone(HANDS, random) : null;
  if (bank !== null) orders.bank = bank;
  if (enchantmentOf(warlock, 'permanency') === undefined) return;
  const { LH, RH } = orders.spells ?? {};
  const [cast] = settle(grimoireOf(options), past, { LH: LH ?? null, RH: RH ?? null });
  if (bank !== null && cast?.isTwoHanded === true) return;
  const permanent = pickOrNone(bank === null ? HANDS : HANDS.filter((hand) => hand !== bank), random);
  if (permanent !== null) orders.permanent = permanent;
}
