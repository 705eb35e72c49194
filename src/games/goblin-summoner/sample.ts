import { InvalidInputError } from '../../kernel/errors.js';
import type { Move, Random } from '../../kernel/types.js';
import type { Action } from './actions.js';
import { accessTo, mayPass, readyMonsters } from './combat.js';
import type { Reader } from './filters.js';
import { LISTED_IN_FULL } from './moves/attack.js';
import { playCard } from './moves/play-card.js';
import { playShield } from './moves/play-shield.js';
import { useEffect } from './moves/use-effect.js';
import { useFeat } from './moves/use-feat.js';
import { monsterOn } from './permanents.js';
import type { Ctx, GoblinSummoner, Sight } from './shape.js';
import { type Choice, type Handle, other, type Seat } from './state.js';
import { readerOf } from './statics.js';

/** Up to this many sets are numbered: what a 31-bit number can draw. */
const MOST_NUMBERED = 2 ** 31;
type Attack = Extract<Action, { type: 'attack' }>;
/** A target, and the monsters that may be sent against it. */
interface Aim {
  readonly target: Attack['target'];
  readonly able: readonly Handle[];
  /** How many sets of attackers are listed for it (G-16.3). */
  readonly sets: number;
  /** Whether every set is listed, or single attackers and the full group only. */
  readonly isFull: boolean;
}

/** The legal actions of one move; its own `options` and `refuse` decide. */
function addLegal<K extends Action['type']>(
  found: Action[],
  move: Move<GoblinSummoner, K>,
  { table, seat }: { readonly table: Sight; readonly seat: Seat },
  ctx: Ctx,
): void {
  for (const action of move.options(table, seat, ctx)) {
    if (move.refuse(table, action, ctx) === null) found.push(action as Action);
  }
}

/** The targets of an attack with their attackers; sets are counted, not listed. */
function aimsOf(reader: Reader, seat: Seat): readonly Aim[] {
  const ready = readyMonsters(reader, seat);
  if (ready.length === 0) return [];
  const enemy = other(seat);
  const aims: Aim[] = [];
  const isFull = ready.length <= LISTED_IN_FULL;
  const add = (target: Aim['target'], access: ReturnType<typeof accessTo>): void => {
    const able: Handle[] = [];
    for (const attacker of ready) if (mayPass(reader, attacker, access)) able.push(attacker.handle);
    const isWhole = able.length === ready.length;
    const sets = isFull ? 2 ** able.length - 1 : able.length + (isWhole ? 1 : 0);
    if (sets > 0) aims.push({ target, able, sets, isFull });
  };
  add('duellist', accessTo(reader, enemy, 'duellist'));
  for (const permanent of reader.table.players[enemy].play) {
    if (monsterOn(reader.catalogue, permanent) === null) continue;
    add(permanent.handle, accessTo(reader, enemy, permanent));
  }
  return aims;
}

/** One set of attackers of an aim, by its number in the list of sets. */
function attackersOf({ able, isFull }: Aim, number: number): readonly Handle[] {
  if (isFull) return able.filter((_handle, index) => ((number + 1) >> index) % 2 === 1);
  return number < able.length ? [able[number] as Handle] : able;
}

/** Draws evenly among the listed actions; sets of attackers are counted and only the drawn one is made. */
function drawAction(table: Sight, seat: Seat, random: Random, ctx: Ctx): Action {
  const whose = { table, seat };
  const single: Action[] = [{ type: 'pass', seat }];
  if (table.actions >= table.options.actionLimit) return { type: 'pass', seat };
  addLegal(single, playCard, whose, ctx);
  addLegal(single, playShield, whose, ctx);
  addLegal(single, useEffect, whose, ctx);
  if (table.options.feats) addLegal(single, useFeat, whose, ctx);
  const aims = aimsOf(readerOf(table, ctx.catalogue), seat);
  let total = single.length;
  for (const { sets } of aims) total += sets;
  let number = random.int(total);
  const action = single[number];
  if (action !== undefined) return action;
  number -= single.length;
  for (const aim of aims) {
    if (number < aim.sets) return { type: 'attack', seat, attackers: attackersOf(aim, number), target: aim.target };
    number -= aim.sets;
  }
  throw new RangeError('the drawn number is beyond the listed actions');
}

/** In how many ways `size` of `count` can be chosen. */
function waysOf(count: number, size: number): number {
  let ways = 1;
  for (let n = 1; n <= size; n++) ways = (ways * (count - size + n)) / n;
  return Math.round(ways);
}

/** Draws the size of a set evenly over all sets; where they are too many to number, every size is as likely. */
function drawSize({ min, max }: Choice, count: number, random: Random): number {
  if (min === max) return min;
  const ways = Array.from({ length: max - min + 1 }, (_, index) => waysOf(count, min + index));
  const total = ways.reduce((sum, some) => sum + some, 0);
  if (total > MOST_NUMBERED) return min + random.int(max - min + 1);
  let number = random.int(total);
  let size = min;
  for (const some of ways) {
    if (number < some) return size;
    number -= some;
    size += 1;
  }
  return max;
}

/** Draws a legal answer to a choice. */
function drawChoice(choice: Choice, random: Random): Action {
  const candidates = choice.candidates ?? [];
  const size = drawSize(choice, candidates.length, random);
  const mixed = [...candidates];
  random.shuffle(mixed);
  const chosen = mixed.slice(0, size);
  return { type: 'choose', seat: choice.seat, ids: candidates.filter((handle) => chosen.includes(handle)) };
}

/** Draws one legal action without listing all; nobody else than the one who is asked has one. */
export function sample(table: Sight, seat: Seat, random: Random, ctx: Ctx): Action {
  const { phase, actor, options } = table;
  if (phase.name === 'choice' && phase.seat === seat) return drawChoice(phase, random);
  if (phase.name === 'actions' && actor === seat) return drawAction(table, seat, random, ctx);
  if (phase.name === 'cut' && actor === seat) return { type: 'cut', seat, at: random.int(options.deckSize + 1) };
  throw new InvalidInputError([{ code: 'no-legal-action', path: [] }]);
}
