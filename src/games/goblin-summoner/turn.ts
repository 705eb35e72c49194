import { draw } from './drawing.js';
import { endByTurnLimit } from './ending.js';
import { holds } from './filters.js';
import { changePool, restore } from './mana.js';
import { cardOf, inPlay } from './permanents.js';
import type { Ctx, Duel } from './shape.js';
import { noBonus, other, type Seat } from './state.js';
import { readerOf } from './statics.js';

type Step = 'turn-end' | 'turn-start';
type Listed = { handle: number; effect: number };

/** A duellist's effects of a turn step, in entry order (G-5.8). */
function listOf(draft: Duel, seat: Seat, step: Step, { catalogue }: Ctx): Listed[] {
  const list: Listed[] = [];
  for (const { handle, card, faceDown } of draft.players[seat].play) {
    if (faceDown) continue;
    for (const [effect, { when }] of cardOf(catalogue, card).effects.entries()) {
      if (when.on === step) list.push({ handle, effect });
    }
  }
  return list;
}

/** Lists what is to be done in a turn step; the player with priority counts as acting (G-5.8, G-9.5). */
function openStep(draft: Duel, name: Step, ctx: Ctx): void {
  draft.actor = draft.priority;
  draft.agenda = {
    name,
    next: draft.priority,
    lists: [listOf(draft, 0, name, ctx), listOf(draft, 1, name, ctx)],
  };
}

/** Two passes in a row: the turn ends (G-5.4, G-5.5). */
export const endTurn = (draft: Duel, ctx: Ctx): void => openStep(draft, 'turn-end', ctx);

/** Bonuses of the turn end, pools empty, priority changes (G-5.5). */
function closeTurn(draft: Duel, ctx: Ctx): void {
  const { turn, options } = draft;
  for (const { play } of draft.players) for (const permanent of play) permanent.thisTurn = noBonus();
  for (const seat of [0, 1] as const) {
    changePool(draft, seat, { change: -draft.players[seat].pool, rule: 'G-5.5' }, ctx);
  }
  ctx.emit?.({ type: 'turn-ended', rule: 'G-5.5', turn });
  if (options.turnLimit !== null && turn >= options.turnLimit) {
    endByTurnLimit(draft, ctx);
    return;
  }
  draft.priority = other(draft.priority);
  startTurn(draft, ctx);
}

/** Marks of the turn are cleared, both players draw, and effects of the start are listed (G-5.6). */
function startTurn(draft: Duel, ctx: Ctx): void {
  draft.turn += 1;
  draft.passes = 0;
  draft.actions = 0;
  draft.chain = 0;
  const { turn, priority } = draft;
  ctx.emit?.({ type: 'turn-started', rule: 'G-5.6', turn, priority });
  for (const { play } of draft.players) {
    for (const permanent of play) {
      if (permanent.exhausted) permanent.exhausted = false;
      if (permanent.used.length > 0) permanent.used = [];
    }
  }
  for (const seat of [priority, other(priority)]) draw(draft, seat, draft.options.drawPerTurn, ctx);
  openStep(draft, 'turn-start', ctx);
}

/** The next effect of the turn step begins, if its card is there and its condition holds (G-5.8). `false`: none is left. */
function beginNext(draft: Duel, ctx: Ctx): boolean {
  const { agenda } = draft;
  if (agenda.name !== 'turn-end' && agenda.name !== 'turn-start') return false;
  const seat = agenda.lists[agenda.next].length > 0 ? agenda.next : other(agenda.next);
  const listed = agenda.lists[seat].shift();
  if (listed === undefined) return false;
  agenda.next = other(seat);
  draft.chain = 0;
  const { handle, effect } = listed;
  const permanent = inPlay(draft, handle);
  if (permanent === undefined) return true;
  const { card } = permanent;
  const conditions = cardOf(ctx.catalogue, card).effects[effect]?.if;
  if (!holds(readerOf(draft, ctx.catalogue), conditions, { seat, handle })) return true;
  draft.running = { kind: 'step', seat, handle, card, effect, step: 0, previous: [] };
  ctx.emit?.({ type: 'triggered', rule: 'G-5.8', seat, card, effect });
  return true;
}

/** Goes on with a turn step; `true` when the player with priority may act (G-5.6). */
export function continueTurn(draft: Duel, ctx: Ctx): boolean {
  const { name } = draft.agenda;
  if (beginNext(draft, ctx)) return false;
  if (name === 'turn-end') {
    closeTurn(draft, ctx);
    return false;
  }
  for (const seat of [draft.priority, other(draft.priority)]) restore(draft, seat, ctx);
  draft.chain = 0;
  draft.agenda = { name: 'hand-over' };
  return true;
}
