import { isWhole } from '../../../kernel/fields.js';
import type { Move } from '../../../kernel/types.js';
import { playOut } from '../playing.js';
import type { GoblinSummoner, Sight } from '../shape.js';
import type { Handle, Released, Seat } from '../state.js';

/** A released card, if the viewer may know it. */
function released({ players }: Sight, seat: Seat, handle: Handle): Released | null {
  for (const card of players[seat].released) if (card?.handle === handle) return card;
  return null;
}

/** Plays a released card for nothing, each one once per turn (G-7.6, G-7.7); it names no targets (G-16.2). */
export const playShield: Move<GoblinSummoner, 'play-shield'> = {
  fields: { card: isWhole },

  options(position, seat) {
    const found: { type: 'play-shield'; seat: Seat; card: Handle }[] = [];
    for (const card of position.players[seat].released) {
      if (card !== null) found.push({ type: 'play-shield', seat, card: card.handle });
    }
    return found;
  },

  refuse(position, { seat, card }) {
    const found = released(position, seat, card);
    if (found === null) return { code: 'card-not-released', rule: 'G-7.6', path: ['card'] };
    return found.playedOn === position.turn
      ? { code: 'shield-card-already-used', rule: 'G-7.7', path: ['card'] }
      : null;
  },

  apply(draft, { seat, card: handle }, context) {
    const { released: cards } = draft.players[seat];
    const [taken] = cards.splice(
      cards.findIndex((card) => card.handle === handle),
      1,
    );
    if (taken === undefined) throw new RangeError(`no released card ${handle}`);
    const { card, seen } = taken;
    const knowing = seen ? {} : { for: [seat] };
    context.emit?.({ type: 'left', rule: 'G-7.6', seat, handle, from: 'released', ...knowing });
    playOut(draft, card, { from: 'released', borne: { seen, playedOn: draft.turn } }, context);
  },
};
