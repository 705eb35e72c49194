import { noLegalAction } from '../../kernel/errors.js';
import type { Random } from '../../kernel/types.js';
import type { Action } from './actions.js';
import { type Access, accessTo, mayPass, readyMonsters, screenOf } from './combat.js';
import type { Reader } from './filters.js';
import { LISTED_IN_FULL } from './moves/attack.js';
import { playCard } from './moves/play-card.js';
import { playShield } from './moves/play-shield.js';
import { useEffect } from './moves/use-effect.js';
import { useFeat } from './moves/use-feat.js';
import { monsterOn, type Seen } from './permanents.js';
import type { Ctx, Sight } from './shape.js';
import { type Choice, type Handle, other, type Seat } from './state.js';
import { readerOf } from './statics.js';

/** Up to this many sets are numbered: what a 31-bit number can draw. */
const MOST_NUMBERED = 2 ** 31;
type Attack = Extract<Action, { type: 'attack' }>;
/** A target, and the monsters that may be sent against it. */
interface Aim {
  readonly target: Attack['target'];
  readonly able: readonly Seen[];
  /** How many sets of attackers are listed for it (G-16.3). */
  readonly sets: number;
}
const NO_AIMS: readonly Aim[] = [];

/** Monsters that can attack and what each target lets through; sets of attackers are counted, not listed. */
function aimsOf(reader: Reader, seat: Seat): readonly Aim[] {
  const ready = readyMonsters(reader, seat);
  if (ready.length === 0) return NO_AIMS;
  const enemy = other(seat);
  const screen = screenOf(reader, enemy);
  const aims: Aim[] = [];
  const add = (target: Aim['target'], access: Access): void => {
    const able = access === 'everybody' ? ready : ready.filter((attacker) => mayPass(reader, attacker, access));
    if (able.length > 0) aims.push({ target, able, sets: countOfSets(able.length, ready.length) });
  };
  add('duellist', screen.duellist);
  for (const permanent of reader.table.players[enemy].play) {
    if (monsterOn(reader.catalogue, permanent) === null) continue;
    add(permanent.handle, accessTo(reader, screen, permanent));
  }
  return aims;
}

/** How many sets of attackers are listed if `able` of the monsters that can attack may take part (G-16.3). */
function countOfSets(able: number, ready: number): number {
  if (ready <= LISTED_IN_FULL) return 2 ** able - 1;
  return able === ready ? able + 1 : able;
}

/** One set of attackers of an aim, by its number: of up to two attackers both ways of counting give the same sets. */
function attackersOf({ able, sets }: Aim, number: number): readonly Handle[] {
  const handles = able.map(({ handle }) => handle);
  if (sets > handles.length + 1) return handles.filter((_handle, index) => ((number + 1) >> index) % 2 === 1);
  return handles.length > number ? handles.slice(number, number + 1) : handles;
}

/** The uses of effects that are offered, whether legal or not. */
const usesOf = (table: Sight, seat: Seat, ctx: Ctx): readonly Action[] => useEffect.options(table, seat, ctx);

/** The action of a number among those of a seat: a pass, then the cards it holds, its effects, its feats. */
function numbered(table: Sight, seat: Seat, uses: readonly Action[], number: number): Action | null {
  const { hand, released, loadout } = table.players[seat];
  let rest = number;
  if (rest === 0) return { type: 'pass', seat };
  rest -= 1;
  if (rest < hand.length) return { type: 'play-card', seat, card: hand[rest]?.handle ?? -1 };
  rest -= hand.length;
  if (rest < released.length) return { type: 'play-shield', seat, card: released[rest]?.handle ?? -1 };
  rest -= released.length;
  if (rest < uses.length) return uses[rest] ?? null;
  rest -= uses.length;
  const carried = loadout[rest];
  return carried === undefined ? null : { type: 'use-feat', seat, feat: carried.feat };
}

/** Whether the move itself lets an action of its seat pass. */
function isLegal(table: Sight, action: Action, ctx: Ctx): boolean {
  switch (action.type) {
    case 'play-card':
      return playCard.refuse(table, action, ctx) === null;
    case 'play-shield':
      return playShield.refuse(table, action, ctx) === null;
    case 'use-effect':
      return useEffect.refuse(table, action, ctx) === null;
    case 'use-feat':
      return useFeat.refuse(table, action, ctx) === null;
    default:
      return true;
  }
}

/** Draws among all that is offered until it is legal, which is even over the legal ones; a pass always is. */
function drawAction(table: Sight, seat: Seat, random: Random, ctx: Ctx): Action {
  if (table.actions >= table.options.actionLimit) return { type: 'pass', seat };
  const { hand, released, loadout } = table.players[seat];
  const uses = usesOf(table, seat, ctx);
  const aims = aimsOf(readerOf(table, ctx.catalogue), seat);
  const own = 1 + hand.length + released.length + uses.length + loadout.length;
  let total = own;
  for (const { sets } of aims) total += sets;
  for (;;) {
    let number = random.int(total);
    const action = number < own ? numbered(table, seat, uses, number) : null;
    if (action !== null && isLegal(table, action, ctx)) return action;
    number -= own;
    if (number < 0) continue;
    for (const aim of aims) {
      if (number < aim.sets) return { type: 'attack', seat, attackers: attackersOf(aim, number), target: aim.target };
      number -= aim.sets;
    }
  }
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
  return noLegalAction();
}
