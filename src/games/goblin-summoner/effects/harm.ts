import { destroy, strike, wound } from '../harm.js';
import { inPlay } from '../permanents.js';
import { eventOf } from '../targets.js';
import { reclaim, returnToHand } from '../zones.js';
import { countOf, type Handler, monstersAmong } from './work.js';

/** Loses hit points, whatever the defence (G-14.2). */
export const damage: Handler<'damage'> = (draft, { amount }, work, ctx) => {
  wound(draft, work.cards, { amount: countOf(draft, amount, work, ctx), rule: 'G-14.2' }, ctx);
  return work.cards;
};

/** Loses 1 hit point if the amount reaches the defence (G-14.2). */
export const strikeAt: Handler<'strike'> = (draft, { amount }, work, ctx) => {
  strike(draft, work.cards, { amount: countOf(draft, amount, work, ctx), rule: 'G-14.2' }, ctx);
  return work.cards;
};

/** Regains hit points, up to the printed ones (G-14.2, G-8.11). */
export const heal: Handler<'heal'> = (draft, { amount }, work, ctx) => {
  const most = countOf(draft, amount, work, ctx);
  for (const permanent of monstersAmong(draft, work, ctx)) {
    const healed = Math.min(most, permanent.damage);
    if (healed === 0) continue;
    permanent.damage -= healed;
    const { owner: seat, handle } = permanent;
    ctx.emit?.({ type: 'healed', rule: 'G-14.2', seat, handle, amount: healed, damage: permanent.damage });
  }
  return work.cards;
};

/** Destroys what is in play (G-14.3). */
export const destroyThem: Handler<'destroy'> = (draft, _step, work, ctx) => {
  destroy(draft, work.cards, ctx);
  return work.cards;
};

/** Returns cards to their owners' hands: from play, or the one that was just destroyed from where it lies (G-14.3). */
export const returnThem: Handler<'return'> = (draft, _step, work, ctx) => {
  const event = eventOf(draft);
  const fallen = event !== null && event.on === 'destroyed' ? { ...event } : null;
  for (const handle of work.cards) {
    if (inPlay(draft, handle) !== undefined) returnToHand(draft, handle, ctx);
    else if (fallen?.handle === handle && fallen.now !== null) reclaim(draft, fallen.seat, fallen.now, ctx);
  }
  return work.cards;
};
