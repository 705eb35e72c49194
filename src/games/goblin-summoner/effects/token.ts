import { cardOf } from '../permanents.js';
import type { Ctx, Duel } from '../shape.js';
import type { Handle, Seat } from '../state.js';
import { summon } from '../zones.js';
import { countOf, type Handler, whom } from './work.js';

const MOST_TOKENS = 50; // G-14.8

function tokensOf(draft: Duel, seat: Seat, { catalogue }: Ctx): number {
  return draft.players[seat].play.filter(({ card }) => 'token' in cardOf(catalogue, card)).length;
}

/** Makes tokens, one after the other; those beyond the limit are not made (G-14.8). */
export const token: Handler<'token'> = (draft, { player, token: card, amount }, work, ctx) => {
  const seat = whom(player, work);
  const room = MOST_TOKENS - tokensOf(draft, seat, ctx);
  const count = Math.min(countOf(draft, amount, work, ctx), room);
  const made: Handle[] = [];
  for (let n = 0; n < count; n++) made.push(summon(draft, { seat, card, from: 'token' }, ctx));
  return made;
};
