import type { Handler } from './work.js';

/** The attack under way ends without a result (G-8.8). */
export const cancelAttack: Handler<'cancel-attack'> = (draft, _step, _work, ctx) => {
  const { attack, actor: seat } = draft;
  if (attack === null || attack.cancelled) return undefined;
  attack.cancelled = true;
  ctx.emit?.({ type: 'attack-cancelled', rule: 'G-8.8', seat });
  return undefined;
};

/** The spell being cast does not resolve; its cost is not refunded (G-7.3). */
export const counter: Handler<'counter'> = (draft, _step, _work, ctx) => {
  const { spell, actor } = draft;
  if (spell === null || spell.countered) return undefined;
  spell.countered = true;
  ctx.emit?.({ type: 'countered', rule: 'G-7.3', seat: actor, handle: spell.handle });
  return undefined;
};
