import type { Ctx, Duel } from '../shape.js';
import { type Handler, monstersAmong, numberOf, type Work } from './work.js';

/** Adds to attack and defence, until the end of the turn or while the monster stays in play (G-14.4). */
export const buff: Handler<'buff'> = (draft, step, work, ctx) => {
  const attack = numberOf(draft, step.attack ?? 0, work, ctx);
  const defence = numberOf(draft, step.defence ?? 0, work, ctx);
  const until = step.until ?? 'leaves';
  for (const permanent of monstersAmong(draft, work, ctx)) {
    const bonus = until === 'leaves' ? permanent.lasting : permanent.thisTurn;
    bonus.attack += attack;
    bonus.defence += defence;
    const { owner: seat, handle } = permanent;
    ctx.emit?.({ type: 'buffed', rule: 'G-14.4', seat, handle, attack, defence, until });
  }
  return work.cards;
};

/** Gives a keyword, until the end of the turn or while the monster stays in play (G-14.4). */
export const grant: Handler<'grant'> = (draft, { keyword, until = 'leaves' }, work, ctx) => {
  for (const permanent of monstersAmong(draft, work, ctx)) {
    const { keywords } = until === 'leaves' ? permanent.lasting : permanent.thisTurn;
    if (!keywords.includes(keyword)) keywords.push(keyword);
    const { owner: seat, handle } = permanent;
    ctx.emit?.({ type: 'granted', rule: 'G-14.4', seat, handle, keyword, until });
  }
  return work.cards;
};

/** Sets or clears the exhausted mark (G-14.3). */
function mark(draft: Duel, exhausted: boolean, work: Work, ctx: Ctx): Work['cards'] {
  for (const permanent of monstersAmong(draft, work, ctx)) {
    if (permanent.exhausted === exhausted) continue;
    permanent.exhausted = exhausted;
    const { owner: seat, handle } = permanent;
    ctx.emit?.({ type: exhausted ? 'exhausted' : 'readied', rule: 'G-14.3', seat, handle });
  }
  return work.cards;
}
/** Exhausts monsters (G-14.3). */
export const exhaust: Handler<'exhaust'> = (draft, _step, work, ctx) => mark(draft, true, work, ctx);
/** Readies monsters (G-14.3). */
export const ready: Handler<'ready'> = (draft, _step, work, ctx) => mark(draft, false, work, ctx);
