import { isWhole } from '../../../kernel/fields.js';
import type { ActionOf, Move } from '../../../kernel/types.js';
import { deal } from '../dealing.js';
import type { GoblinSummoner } from '../shape.js';
import { other } from '../state.js';

/** Cuts the other's deck: the top `at` cards move below the rest (G-4.4). */
export const cut: Move<GoblinSummoner, 'cut'> = {
  fields: { at: isWhole },

  options({ phase, options }, seat) {
    if (phase.name !== 'cut') return [];
    return Array.from(
      { length: options.deckSize + 1 },
      (_, at): ActionOf<GoblinSummoner, 'cut'> => ({ type: 'cut', seat, at }),
    );
  },

  refuse({ phase, actor, options }, { seat, at }) {
    if (phase.name !== 'cut') return { code: 'not-cutting', rule: 'G-4.4' };
    if (actor !== seat) return { code: 'not-your-action', rule: 'G-4.4', path: ['seat'] };
    const need = options.deckSize;
    return at < 0 || at > need ? { code: 'bad-cut', rule: 'G-4.4', path: ['at'], have: at, need } : null;
  },

  apply(draft, { seat, at }, context) {
    const cutSeat = other(seat);
    const { deck } = draft.players[cutSeat];
    const rest = deck.length - at;
    draft.players[cutSeat].deck = [...deck.slice(rest), ...deck.slice(0, rest)];
    context.emit?.({ type: 'cut', rule: 'G-4.4', seat: cutSeat, at });
    draft.actor = cutSeat;
    if (seat !== draft.priority) deal(draft, context);
  },
};
