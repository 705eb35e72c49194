import { deepCopy } from '../../kernel/copy.js';
import type { Random, Seat } from '../../kernel/types.js';
import { finishedBy, type Grimoire, grimoireOf, type History } from './finishing.js';
import type { Gesture, Pair } from './gestures.js';
import { copyOfOrders } from './moves/orders.js';
import { sample } from './sample.js';
import type {
  Enchantment,
  KnownEnchantment,
  KnownMade,
  KnownMonster,
  KnownWarlock,
  Monster,
  Orders,
  State,
  View,
  Warlock,
} from './state.js';
import { beingsIn } from './targets.js';

/** What a hidden hand may have made without anybody seeing more than that it was hidden: no palm, no stab. */
const QUIET: readonly Gesture[] = ['F', 'S', 'W', 'D', '-'];

interface World {
  readonly view: View;
  readonly random: Random;
  readonly everybody: readonly Seat[];
}

/** A whole battle that the viewer cannot tell from the true one (W-17.10). */
export function determinize(view: View, random: Random): Omit<State, 'random'> {
  const { options, turn, kind, round, hastedTurnDone, phase } = view;
  const world: World = { view, random, everybody: view.warlocks.map((_, seat) => seat) };
  const open = {
    options: { ...options },
    turn,
    kind,
    round,
    hastedTurnDone,
    phase: deepCopy(phase),
    warlocks: view.warlocks.map((warlock, seat) => filledWarlock(world, warlock, seat)),
    monsters: view.monsters.map((monster) => filledMonster(world, monster)),
    draws: [],
  };
  return { ...open, orders: world.everybody.map((seat) => ordersOf(world, { ...open, orders: [] }, seat)) };
}

/** Orders that were handed in by others are unknown: any will do. */
function ordersOf({ view, random }: World, open: Omit<State, 'random'>, seat: Seat): Orders | null {
  const { phase } = view;
  if (seat === view.viewer) return deepCopy(view.orders[seat] ?? null);
  if (phase.name !== 'orders' || !phase.active.includes(seat) || phase.waiting.includes(seat)) return null;
  return copyOfOrders(sample({ ...open, random: [] }, seat, random));
}

function filledWarlock(world: World, warlock: Warlock, seat: Seat): KnownWarlock {
  const { everybody, view, random } = world;
  const { history, enchantments, bank, clapUsed, ...open } = warlock;
  const isOwn = seat === view.viewer;
  const hasHidden = history.some(({ made }) => made[0] === '?');
  const usedUnseen = !clapUsed && !isOwn && hasHidden && random.int(4) === 0; // W-17.10: it is possible
  return {
    ...open,
    history: filledHistory(world, warlock, seat),
    enchantments: enchantments.map((one) => filledEnchantment(world, one)),
    bank: bank === null ? null : { spell: bank.spell, target: bank.target ?? anyTarget(world) },
    clapUsed: clapUsed || usedUnseen,
    clapSeenBy: clapUsed ? [...everybody] : usedUnseen ? [seat] : [],
  };
}

/** The target of a bank: any that was lawful then. */
function anyTarget({ view, random }: World): Exclude<KnownWarlock['bank'], null>['target'] {
  return random.pick([...beingsIn(view), 'nobody' as const]);
}

/** Pairs that the viewer has not seen finish nothing, shield nobody and stab nobody; only a surrender is told by them. */
function filledHistory({ view, random, everybody }: World, warlock: Warlock, seat: Seat): KnownMade[] {
  const grimoire = grimoireOf(view.options);
  const filled: KnownMade[] = [];
  for (const { turn, made, recorded } of warlock.history) {
    const [left, right] = made;
    if (left !== '?' && right !== '?') {
      filled.push({ turn, made: [left, right], recorded: [...recorded] as unknown as Pair, seenBy: [...everybody] }); // seen
      continue;
    }
    const hasSurrendered = warlock.status === 'surrendered' && warlock.leftTurn === turn;
    const pair: Pair = hasSurrendered ? ['P', 'P'] : quietPair(grimoire, filled, random);
    filled.push({ turn, made: [pair[0], pair[1]], recorded: [pair[0], pair[1]], seenBy: [seat] });
  }
  return filled;
}

const TRIES = 20;
/** A pair that finishes nothing after such a history; after some tries, the one that surely does not. */
function quietPair(grimoire: Grimoire, history: History, random: Random): Pair {
  for (let tries = 0; tries < TRIES; tries++) {
    const newest: Pair = [random.pick(QUIET), random.pick(QUIET)];
    const past = { history, newest };
    if (finishedBy(grimoire, past, 0).length + finishedBy(grimoire, past, 1).length === 0) return newest;
  }
  return ['-', '-'];
}

/** Who steers an unseen Paralysis may be any other warlock in the battle. */
function filledEnchantment({ view, random, everybody }: World, enchantment: Enchantment): KnownEnchantment {
  const { kind, by } = enchantment;
  if (kind !== 'paralysis' && kind !== 'charm-person') return { ...enchantment, seenBy: [] };
  if (by !== null) return { ...enchantment, seenBy: [...everybody] };
  if (kind === 'charm-person') return { ...enchantment, seenBy: [...everybody] };
  const others = everybody.filter((seat) => seat !== view.viewer && view.warlocks[seat]?.status === 'in');
  const steerer = others.length === 0 ? null : random.pick(others);
  return { ...enchantment, by: steerer, seenBy: steerer === null ? [] : [steerer] };
}

function filledMonster(world: World, monster: Monster): KnownMonster {
  return {
    ...monster,
    createdBy: monster.createdBy === null ? null : { ...monster.createdBy },
    enchantments: monster.enchantments.map((one) => filledEnchantment(world, one)),
    createdSeenBy: monster.createdBy === null ? [] : [...world.everybody],
  };
}
