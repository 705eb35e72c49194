import type { CardId } from './card.js';
import { proceed } from './flow.js';
import { cardOf } from './permanents.js';
import { announce } from './queue.js';
import type { Ctx, Duel } from './shape.js';
import { enterPlay, nextHandle, summon } from './zones.js';

/** Where a card is played from, and what is remembered of a borne one (G-3.3). */
interface Played {
  readonly from: 'hand' | 'released';
  readonly borne?: { readonly seen: boolean; readonly playedOn: number };
}

/** A spell is being cast: it resolves once everything that waits for that has been done (G-7.3). */
function cast(draft: Duel, card: CardId, { from, borne }: Played, ctx: Ctx): void {
  const { actor: seat } = draft;
  const handle = nextHandle(draft);
  draft.spell = { handle, card, borne: borne !== undefined, playedOn: borne?.playedOn ?? 0, countered: false };
  draft.agenda = { name: 'spell' };
  ctx.emit?.({ type: 'cast', rule: 'G-7.3', seat, handle, card, from });
  announce(draft, { on: 'cast', seat }, ctx);
}

/** A trap is set face down, armed at once; this is no event (G-7.4). Its owner knows it, others only if they did (G-15.4). */
function set(draft: Duel, card: CardId, played: Played, ctx: Ctx): void {
  const { actor: seat } = draft;
  const { handle, locked, seen } = enterPlay(draft, { seat, card, ...played }, ctx);
  const { from } = played;
  ctx.emit?.({ type: 'trap-set', rule: 'G-7.4', seat, handle, card: seen ? card : null, from, locked });
  ctx.emit?.({ type: 'looked', rule: 'G-15.2', seat, handle, card, in: 'play', for: [seat] });
}

/** Plays a card that was paid for: each category in its way (G-7.2 to G-7.4). */
export function playOut(draft: Duel, card: CardId, played: Played, ctx: Ctx): void {
  const { category } = cardOf(ctx.catalogue, card);
  if (category === 'spell') cast(draft, card, played, ctx);
  else if (category === 'trap') set(draft, card, played, ctx);
  else summon(draft, { seat: draft.actor, card, ...played }, ctx);
  proceed(draft, ctx);
}
