import type { Problem } from '../../../kernel/problem.js';
import { isElemental, maximumOf } from '../minions.js';
import { optionFaults } from '../options.js';
import type { EnchantmentKind, KnownMonster, State } from '../state.js';
import { seatsIn, targetFault } from '../targets.js';
import { endingFaults } from './regular-endings.js';
import {
  boundFaults,
  broken,
  enchantmentsFaults,
  type Faults,
  isBeing,
  lastTurnOf,
  markFaults,
  seatFault,
  seatFaults,
  warlockFaults,
} from './regular-warlocks.js';

/** Which parts may be judged. */
export type IsSound = (...path: Problem['path']) => boolean;
type Path = Problem['path'];

/** Enchantments that no monster bears (W-7.21, W-7.26, W-8.10), and no elemental (W-8.21). */
const NOT_MONSTERS: readonly EnchantmentKind[] = [
  ...(['disease', 'poison', 'blindness', 'invisibility', 'permanency', 'delay-effect', 'charm-person'] as const),
];
const NOT_ELEMENTALS: readonly EnchantmentKind[] = ['fear', 'confusion', 'maladroitness'];

function bearingFaults({ kind, enchantments }: KnownMonster, path: Path, faults: Faults): void {
  const never = isElemental(kind) ? [...NOT_MONSTERS, ...NOT_ELEMENTALS] : NOT_MONSTERS;
  for (const [i, one] of enchantments.entries()) {
    if (never.includes(one.kind)) broken(faults, 'not-borne', [...path, 'enchantments', i], { rule: 'W-8.21' });
  }
}

/** What is wrong with a monster (W-17.3, W-17.7, W-17.11). */
function monsterFaults(state: State, index: number, path: Path, faults: Faults): void {
  const monster = state.monsters[index] as KnownMonster; // one of the list
  const { id, kind, name, health, controller, victim, alive, createdTurn, createdBy } = monster;
  const before = state.monsters.slice(0, index);
  if (id !== `m${index + 1}`) broken(faults, 'wrong-id', [...path, 'id'], { rule: 'W-17.3' });
  if (before.some((other) => other.name === name)) broken(faults, 'twice', [...path, 'name'], { rule: 'W-10.12' });
  const least = alive ? 1 : Number.NEGATIVE_INFINITY;
  boundFaults(health, [least, maximumOf(kind)], { path: [...path, 'health'], rule: 'W-10.3' }, faults);
  if (isElemental(kind) !== (controller === null)) {
    broken(faults, 'wrong-controller', [...path, 'controller'], { rule: 'W-17.11' });
  } else if (controller !== null) seatFault(controller, [...path, 'controller'], state, faults);
  const isThere = alive ? targetFault(state, victim) === null : isBeing(state, victim);
  if (!isThere) broken(faults, 'victim-gone', [...path, 'victim'], { rule: 'W-10.7' });
  if (isElemental(kind) && before.some((other) => other.alive && alive && isElemental(other.kind))) {
    broken(faults, 'two-elementals', path, { rule: 'W-11.5' });
  }
  const since = before.at(-1)?.createdTurn ?? 1;
  boundFaults(createdTurn, [since, lastTurnOf(state)], { path: [...path, 'createdTurn'], rule: 'W-17.3' }, faults);
  if (createdBy !== null) seatFault(createdBy.seat, [...path, 'createdBy', 'seat'], state, faults);
  seatFaults(monster.createdSeenBy, [...path, 'createdSeenBy'], state, faults);
  enchantmentsFaults(state, monster.enchantments, [...path, 'enchantments'], faults);
  bearingFaults(monster, path, faults);
  if (alive) markFaults(state, monster, path, faults);
}

/** What is wrong with who has to order, and with what was ordered (W-5.1, W-17.11). */
function phaseFaults(state: State, faults: Faults): void {
  const { phase, kind, orders, hastedTurnDone } = state;
  if (phase.name === 'over') {
    for (const [seat, one] of orders.entries()) {
      if (one !== null) broken(faults, 'no-orders', ['orders', seat], { rule: 'W-5.1' });
    }
    return;
  }
  const { active, waiting } = phase;
  const present = seatsIn(state);
  seatFaults(active, ['phase', 'active'], state, faults);
  seatFaults(waiting, ['phase', 'waiting'], state, faults);
  const isRight = kind === 'normal' ? active.join() === present.join() : active.every((seat) => present.includes(seat));
  if (!isRight || active.length === 0) broken(faults, 'wrong-active', ['phase', 'active'], { rule: 'W-12.1' });
  if (waiting.length === 0) broken(faults, 'nobody-awaited', ['phase', 'waiting'], { rule: 'W-5.1' });
  if (kind === 'hasted' && !hastedTurnDone) broken(faults, 'no-hasted-turn', ['hastedTurnDone'], { rule: 'W-12.3' });
  for (const [seat, one] of orders.entries()) {
    const isDue = active.includes(seat) && !waiting.includes(seat);
    if ((one !== null) !== isDue) broken(faults, 'no-orders', ['orders', seat], { rule: 'W-5.1' });
  }
}

/** What is wrong with the counters (W-1.8, W-12.2). */
function counterFaults({ turn, round, kind, options }: State, faults: Faults): void {
  const most = options.turnLimit ?? Number.POSITIVE_INFINITY;
  boundFaults(turn, [1, most], { path: ['turn'], rule: 'W-1.8' }, faults);
  boundFaults(
    round,
    [1, kind === 'normal' ? turn : Math.max(1, turn - 1)],
    { path: ['round'], rule: 'W-12.2' },
    faults,
  );
}

function drawFaults({ draws, turn }: State, faults: Faults): void {
  for (const [i, one] of draws.entries()) {
    const least = i === 0 ? turn : (draws[i - 1]?.turn ?? 0) + 1;
    boundFaults(one.turn, [least, Number.POSITIVE_INFINITY], { path: ['draws', i, 'turn'], rule: 'W-17.5' }, faults);
  }
}

const WHOLE = ['options', 'turn', 'kind', 'round', 'phase', 'orders', 'hastedTurnDone', 'draws'] as const;

/**
 * What tells that no battle comes to a state (W-17.7, W-17.11), as far as its parts may be judged. Codes: `too-small`,
 * `too-big`, `twice`, and a word of its own for each property that is broken.
 */
export function irregularities(state: State, isSound: IsSound = () => true): readonly Problem[] {
  const faults: Faults = [];
  if (isSound('options')) {
    for (const problem of optionFaults(state.options)) faults.push({ ...problem, path: ['options', ...problem.path] });
  }
  const lists = ['warlocks', 'monsters', 'orders'] as const;
  if (!WHOLE.every((key) => isSound(key)) || !lists.every((key) => Array.isArray(state[key]))) return faults;
  counterFaults(state, faults);
  drawFaults(state, faults);
  const [have, need] = [state.orders.length, state.warlocks.length];
  if (have !== need) broken(faults, have < need ? 'too-short' : 'too-long', ['orders'], { rule: 'W-17.1', have, need });
  if (!isSound('monsters')) return faults;
  for (const seat of state.warlocks.keys()) {
    if (isSound('warlocks', seat)) warlockFaults(state, seat, ['warlocks', seat], faults);
  }
  if (!isSound('warlocks')) return faults;
  for (const index of state.monsters.keys()) monsterFaults(state, index, ['monsters', index], faults);
  namesFaults(state, faults);
  phaseFaults(state, faults);
  endingFaults(state, faults);
  return faults;
}

function namesFaults({ warlocks }: State, faults: Faults): void {
  for (const [seat, { name }] of warlocks.entries()) {
    const isTaken = warlocks.slice(0, seat).some((other) => other.name === name);
    if (isTaken) broken(faults, 'twice', ['warlocks', seat, 'name'], { rule: 'W-17.1' });
  }
}
