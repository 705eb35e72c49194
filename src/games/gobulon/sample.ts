import { noLegalAction } from '../../kernel/errors.js';
import type { Random } from '../../kernel/types.js';
import type { Action } from './actions.js';
import { hasRevealed, type Seat, type State, type View } from './state.js';

/** Draws an action without listing orders: a reveal, or any order of the pile, all alike, however large it is (B-13.3). */
export function sample(position: State | View, seat: Seat, random: Random): Action {
  const { phase } = position;
  if (phase.name === 'reveal' && !hasRevealed(position, seat)) return { type: 'reveal', seat };
  if (phase.name !== 'order' || phase.seat !== seat) return noLegalAction();
  const cards = position.players[seat].table.map((_, place) => place);
  random.shuffle(cards);
  return { type: 'order', seat, cards };
}
