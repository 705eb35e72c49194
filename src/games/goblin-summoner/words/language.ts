import type { Sentences } from '../../../kernel/words/phrasing.js';
import type { Trouble } from '../../../kernel/words/trouble.js';
import type { Card, Feat } from '../card.js';
import type { Event } from '../events.js';
import type { Speaker } from './speaker.js';

/** What a language has to say; nothing else of the words depends on it. */
export interface Language extends Sentences<Trouble, Speaker> {
  /** What happened, as a sentence without its end. */
  readonly line: (event: Event, speaker: Speaker) => string;
  /** The rules text of a card, a feat or an item. */
  readonly cardText: (card: Card | Feat, speaker: Speaker) => string;
}
