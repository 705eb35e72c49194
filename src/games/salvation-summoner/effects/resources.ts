import { drawCards } from '../drawing.js';
import type { Handler } from './handler.js';

/** Draws cards, which may be used in the same turn (S-4.9, S-4.17). */
export const draw: Handler<'draw'> = {
  apply: (draft, { n }, { seat }, ctx) => drawCards(draft, seat, n, ctx),
};

/** More mana this turn. */
export const mana: Handler<'mana'> = {
  apply(draft, { n }, { seat }, ctx) {
    draft.mana += n;
    ctx.emit?.({ type: 'gained-mana', rule: 'S-12.12', seat, amount: n });
  },
};

/** More summons this turn (S-4.12). */
export const summons: Handler<'summons'> = {
  apply(draft, { n }, { seat }, ctx) {
    draft.summons += n;
    ctx.emit?.({ type: 'gained-summons', rule: 'S-4.12', seat, amount: n });
  },
};
