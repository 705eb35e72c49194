import { discard, draw, mill } from '../drawing.js';
import { changePool } from '../mana.js';
import { takeFromHand } from '../zones.js';
import { countOf, type Handler, numberOf, whom } from './work.js';

/** Draws cards (G-5.7, G-14.5). */
export const drawCards: Handler<'draw'> = (draft, { player, amount }, work, ctx) => {
  draw(draft, whom(player, work), countOf(draft, amount, work, ctx), ctx);
  return undefined;
};

/** Turns top cards of a deck into its discard pile (G-14.5). */
export const millCards: Handler<'mill'> = (draft, { player, amount }, work, ctx) => {
  mill(draft, whom(player, work), countOf(draft, amount, work, ctx), ctx);
  return undefined;
};

/** Gains mana, or loses it if the amount is below 0 (G-14.5). */
export const gainMana: Handler<'mana'> = (draft, { player, amount }, work, ctx) => {
  changePool(draft, whom(player, work), { change: numberOf(draft, amount, work, ctx), rule: 'G-14.5' }, ctx);
  return undefined;
};

/** Discards the selected cards of a hand, in the order they lie there (G-14.6). */
export const discardCards: Handler<'discard'> = (draft, { player }, work, ctx) => {
  const seat = whom(player, work);
  for (const handle of work.cards) {
    const card = takeFromHand(draft, seat, handle, ctx);
    if (card !== undefined) discard(draft, seat, { card, from: 'hand', rule: 'G-14.6' }, ctx);
  }
  return undefined;
};
