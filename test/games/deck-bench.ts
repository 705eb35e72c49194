import type { CardEdit } from '../../src/kernel/deck/edits.js';
import type { Listing } from '../../src/kernel/deck/listing.js';
import type { DeckTextOf } from '../../src/kernel/deck/text.js';
import type { DeckProblemOf } from '../../src/kernel/deck/verdict.js';

/** The deck tools of a game and a few of its cards, for what they promise in every game. */
export interface DeckBench {
  readonly parseDeckText: (text: string) => DeckTextOf<Listing>;
  readonly readDeck: (text: string) => DeckTextOf<Listing>;
  readonly formatDeckText: (deck: never) => string;
  readonly validateDeck: (deck: unknown) => {
    readonly status: string;
    readonly problems: readonly DeckProblemOf<string, CardEdit | object>[];
  };
  readonly repairDeck: (deck: unknown) => { readonly deck: Listing | null; readonly edits: readonly unknown[] };
  /** Sets a game up with a first deck, whatever it is, and a second that is legal. */
  readonly setUp: (deck: never) => unknown;
  /** A legal deck with a name. */
  readonly good: Listing & { readonly name: string };
  /** What a deck needs besides its cards. */
  readonly fields: object;
  /** A card whose name is one word of plain letters, and one whose name is two or more. */
  readonly short: Card;
  readonly long: Card;
  /** A text that is near the name of a card. */
  readonly misspelt: string;
  /** Lines that stand over cards or say nothing. */
  readonly headings: readonly string[];
}
interface Card {
  readonly id: string;
  readonly name: string;
}
