import type { CardId, SkillName, Tag } from '../card.js';
import type { Handle, Seat } from '../state.js';

/** The names a sentence is made with, in its language; the sentences themselves belong to the language. */
export interface Speaker {
  /** A card; the id itself where it has no name. */
  readonly named: (id: CardId) => string;
  /** A tag; the tag itself where it has no name. */
  readonly tagged: (tag: Tag) => string;
  readonly skilled: (skill: SkillName) => string;
  readonly player: (seat: Seat) => string;
  /** The card of a unit or a hand card, or `otherwise` where that is not known. */
  readonly called: (handle: Handle, otherwise: string) => string;
}
