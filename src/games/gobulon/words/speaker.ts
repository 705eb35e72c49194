import type { CardId, TypeId } from '../card.js';
import type { Seat } from '../state.js';

/** The names a sentence is made with, in its language; the sentences themselves belong to the language. */
export interface Speaker {
  /** A card; the id itself where it has no name. */
  readonly named: (id: CardId) => string;
  /** A type; the id itself where it has no name. */
  readonly typed: (id: TypeId) => string;
  readonly player: (seat: Seat) => string;
}
