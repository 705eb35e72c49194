import type { Card, Feat } from '../card.js';
import type { Event } from '../events.js';
import type { Speaker } from './speaker.js';
import type { Trouble } from './trouble.js';

/** What a language has to say; nothing else of the words depends on it. */
export interface Language {
  /** Why something is refused, as a sentence without its end. */
  readonly explanation: (trouble: Trouble, speaker: Speaker) => string;
  /** A question after what may have been meant, with its end; `''` for none. */
  readonly question: (trouble: Trouble, speaker: Speaker) => string;
  /** What happened, as a sentence without its end. */
  readonly line: (event: Event, speaker: Speaker) => string;
  /** The rules text of a card, a feat or an item. */
  readonly cardText: (card: Card | Feat, speaker: Speaker) => string;
}
