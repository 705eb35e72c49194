import { noLegalAction } from '../../kernel/errors.js';
import type { Random } from '../../kernel/types.js';
import type { Action } from './actions.js';
import { drawPicks } from './choices.js';
import { pairsOf } from './moves/defend.js';
import { reveal } from './moves/reveal.js';
import { summon } from './moves/summon.js';
import { usable, type Window } from './reactions.js';
import { drawInField } from './sample/field.js';
import type { Ctx, Sight } from './shape.js';
import { faceOf } from './skills.js';
import type { Defend, Handle, Seat } from './state.js';

/** What a card can be revealed with. */
const WAYS = [null, 0, 1] as const;

/** Draws among all reveals, summons and the end of the phase until it is legal, which is even over the legal ones. */
function inHandPhase(table: Sight, seat: Seat, random: Random, ctx: Ctx): Action {
  const { hand } = table.players[seat];
  const reveals = table.revealsClosed ? 0 : hand.length * WAYS.length;
  const summons = table.summons === 0 ? 0 : table.piles.length;
  for (;;) {
    const number = random.int(1 + reveals + summons) - 1;
    if (number < 0) return { type: 'end-hand-phase', seat };
    if (number >= reveals) {
      const action = { type: 'summon', seat, pile: table.piles[number - reveals]?.card ?? '' } as const;
      if (summon.refuse(table, action, ctx) === null) return action;
      continue;
    }
    const held = hand[(number / WAYS.length) | 0];
    const action = WAYS[number % WAYS.length] ?? null;
    if (held === undefined || held === null) continue;
    if (action !== null && action >= faceOf(ctx.catalogue, held.card).card.actions.length) continue;
    const revealing = { type: 'reveal', seat, card: held.handle, action } as const;
    if (reveal.refuse(table, revealing, ctx) === null) return revealing;
  }
}

/** Each usable card or not, all sets alike. */
function drawReactions(table: Sight, window: Window, seat: Seat, { random, ctx }: Drawing): Handle[] {
  const found: Handle[] = [];
  for (const { handle } of usable(table.players[seat].hand, window, ctx)) if (random.int(2) === 1) found.push(handle);
  return found;
}
interface Drawing {
  readonly random: Random;
  readonly ctx: Ctx;
}

/** Draws among all defences, however many there are (S-16.8). */
function drawDefence(table: Sight, phase: Defend, random: Random, ctx: Ctx): Action {
  const pair = random.pick(pairsOf(table, phase, ctx));
  return { ...pair, reactions: drawReactions(table, 'prevents', phase.seat, { random, ctx }) };
}

/** Draws one legal action without listing all; nobody else than the one who is asked has one. */
export function sample(table: Sight, seat: Seat, random: Random, ctx: Ctx): Action {
  const { phase, active } = table;
  if (phase.name === 'over') return noLegalAction();
  if ((phase.name === 'hand' || phase.name === 'field' ? active : phase.seat) !== seat) return noLegalAction();
  switch (phase.name) {
    case 'hand':
      return inHandPhase(table, seat, random, ctx);
    case 'field':
      return drawInField(table, seat, random, ctx);
    case 'choose':
      return { type: 'choose', seat, picks: drawPicks(phase, random) };
    case 'defend':
      return drawDefence(table, phase, random, ctx);
    case 'recover':
      return { type: 'recover', seat, reactions: drawReactions(table, 'heals', seat, { random, ctx }) };
  }
}
