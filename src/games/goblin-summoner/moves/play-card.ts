import { isWhole } from '../../../kernel/fields.js';
import type { Move } from '../../../kernel/types.js';
import { changePool } from '../mana.js';
import { cardOf, costOf } from '../permanents.js';
import { playOut } from '../playing.js';
import type { GoblinSummoner, Sight } from '../shape.js';
import type { Handle, Piece, Seat } from '../state.js';
import { takeFromHand } from '../zones.js';

/** A card of a hand, if the viewer may know it. */
function held({ players }: Sight, seat: Seat, handle: Handle): Piece | null {
  for (const piece of players[seat].hand) if (piece?.handle === handle) return piece;
  return null;
}

/** Pays for a card of the hand and plays it (G-7.1, G-6.1); targets are asked for by choices, not named here (G-16.2). */
export const playCard: Move<GoblinSummoner, 'play-card'> = {
  fields: { card: isWhole },

  options(position, seat) {
    const found: { type: 'play-card'; seat: Seat; card: Handle }[] = [];
    for (const piece of position.players[seat].hand) {
      if (piece !== null) found.push({ type: 'play-card', seat, card: piece.handle });
    }
    return found;
  },

  refuse(position, { seat, card }, { catalogue }) {
    const piece = held(position, seat, card);
    if (piece === null) return { code: 'card-not-in-hand', rule: 'G-7.1', path: ['card'] };
    const { affinity, pool: have } = position.players[seat];
    const need = costOf(cardOf(catalogue, piece.card), affinity);
    return need > have ? { code: 'not-enough-mana', rule: 'G-6.1', path: ['card'], have, need } : null;
  },

  apply(draft, { seat, card: handle }, context) {
    const card = takeFromHand(draft, seat, handle, context);
    if (card === undefined) throw new RangeError(`no card ${handle} in the hand`);
    const cost = costOf(cardOf(context.catalogue, card), draft.players[seat].affinity);
    changePool(draft, seat, { change: -cost, rule: 'G-6.1' }, context);
    playOut(draft, card, { from: 'hand' }, context);
  },
};
