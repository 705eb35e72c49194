import type { CardId, FeatId, TypeId } from '../card.js';
import type { Handle, Seat } from '../state.js';

/** The names a sentence is made with; the sentences themselves belong to a language. */
export interface Speaker {
  /** A card, a token, a feat or an item; the id itself where it has no name. */
  readonly named: (id: CardId | FeatId) => string;
  /** A type of monsters and relics; the id itself where it has no name. */
  readonly typed: (id: TypeId) => string;
  /** A duellist. */
  readonly player: (seat: Seat) => string;
  /** The card that is called so, or `otherwise` where that is not known. */
  readonly called: (handle: Handle, otherwise: string) => string;
}
