import type { CardId, Revive } from '../card.js';
import { bury, graveyardOf } from '../damage.js';
import { enter } from '../deployment.js';
import { toHand } from '../drawing.js';
import { recordIfBought } from '../ending.js';
import { takeFromHand } from '../hand.js';
import { faceOf } from '../skills.js';
import { type Handle, other } from '../state.js';
import { takeFromPile } from '../summons.js';
import { atMost, type Handler } from './handler.js';

/** May take a supply card, no special, of some cost at most, which is no summon (S-4.16, S-12.6). */
export const gain: Handler<'gain'> = {
  ask({ piles }, { maxCost, tag }, seat, { catalogue }) {
    const options = piles.filter(({ card: id, left }) => {
      const { card, cost } = faceOf(catalogue, id);
      return left > 0 && card.role === 'supply' && cost <= maxCost && (tag === undefined || card.tags.includes(tag));
    });
    const ids = options.map(({ card }) => card);
    return atMost(seat, ids, 0, 1);
  },

  apply(draft, { to }, { seat, picks }, ctx) {
    for (const pick of picks) {
      const card = pick as CardId; // the options are piles
      takeFromPile(draft, card);
      if (to === 'hand') toHand(draft, seat, card, true);
      else draft.players[seat].discard.push(card);
      ctx.emit?.({ type: 'gained', rule: 'S-4.16', seat, card, to });
      recordIfBought(draft, ctx);
    }
  },
};

/** May put hand cards into the graveyard (S-12.11). */
export const trash: Handler<'trash'> = {
  ask({ players }, { max }, seat) {
    const options = players[seat].hand.flatMap((held) => (held === null ? [] : [held.handle]));
    return atMost(seat, options, 0, max);
  },

  apply(draft, _effect, { seat, picks }, ctx) {
    for (const handle of picks) {
      const card = takeFromHand(draft, seat, handle as Handle);
      bury(draft, seat, card);
      ctx.emit?.({ type: 'trashed', rule: 'S-12.12', seat, card });
    }
  },
};

/** The other player discards down to some hand cards, and chooses them (S-12.11). */
export const discardTo: Handler<'discard-to'> = {
  ask({ players }, { n }, seat) {
    const enemy = other(seat);
    const { hand } = players[enemy];
    const count = Math.max(0, hand.length - n);
    const options = count === 0 ? [] : hand.flatMap((held) => (held === null ? [] : [held.handle]));
    return atMost(enemy, options, count, count);
  },

  apply(draft, _effect, { seat, picks }, ctx) {
    const enemy = other(seat);
    const cards = picks.map((handle) => takeFromHand(draft, enemy, handle as Handle));
    for (const card of cards) draft.players[enemy].discard.push(card);
    if (cards.length > 0) ctx.emit?.({ type: 'discarded', rule: 'S-12.12', seat: enemy, cards });
  },
};

/** May take a unit card of some cost at most from the graveyard, into the hand or onto the field (S-12.4). */
export const revive: Handler<Revive['op']> = {
  ask(table, { maxCost }, seat, { catalogue }) {
    const cards = table.graveyards[graveyardOf(table, seat)]?.cards ?? [];
    const options = cards.filter((id, place) => {
      const { kind, cost } = faceOf(catalogue, id);
      return kind === 'unit' && cost <= maxCost && cards.indexOf(id) === place;
    });
    return atMost(seat, options, 0, 1);
  },

  apply(draft, { to }, { seat, picks }, ctx) {
    const graveyard = draft.graveyards[graveyardOf(draft, seat)];
    for (const pick of picks) {
      const card = pick as CardId; // the options are cards of the graveyard
      graveyard?.cards.splice(graveyard.cards.indexOf(card), 1);
      const unit = to === 'field' ? enter(draft, seat, card, 'guard').handle : null;
      if (to === 'hand') toHand(draft, seat, card, true);
      ctx.emit?.({ type: 'revived', rule: 'S-12.4', seat, card, unit });
    }
  },
};
