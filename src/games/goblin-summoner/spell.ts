import { holds } from './filters.js';
import { cardOf } from './permanents.js';
import type { Ctx, Duel } from './shape.js';
import { readerOf } from './statics.js';
import { layDown } from './zones.js';

/** The spell is done with, resolved or countered: it goes to the discard pile (G-7.3, G-7.9). */
export function finishSpell(draft: Duel, ctx: Ctx): void {
  const { spell, actor } = draft;
  if (spell === null) return;
  const { handle, card, borne, playedOn } = spell;
  draft.spell = null;
  layDown(draft, actor, { handle, card, borne, playedOn, from: 'resolving' }, ctx);
}

/** The spell resolves, unless it was countered or its condition is false (G-7.3, G-9.16). */
export function resolveSpell(draft: Duel, ctx: Ctx): void {
  const { spell, actor: seat } = draft;
  if (spell === null) return;
  const { handle, card, countered } = spell;
  const [effect] = cardOf(ctx.catalogue, card).effects;
  const isOn = !countered && holds(readerOf(draft, ctx.catalogue), effect?.if, { seat, handle });
  if (isOn) draft.running = { kind: 'spell', seat, handle, card, effect: 0, step: 0, previous: [] };
  else finishSpell(draft, ctx);
}
