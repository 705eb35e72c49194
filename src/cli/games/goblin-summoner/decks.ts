import {
  type Deck,
  type Edit,
  formatDeckText,
  MOST_TEXT,
  parseDeckText,
  readDeck,
  repairDeck,
  type Verdict,
  validateDeck,
} from '../../../games/goblin-summoner/deck.js';
import { decks } from '../../../games/goblin-summoner/index.js';
import { explain, nameOf } from '../../../games/goblin-summoner/words/index.js';
import { english } from '../../deck-phrases.js';
import { deckToolsOf } from '../../deck-tools.js';
import { plainly } from '../../text.js';

function summary({ stats, limits }: Verdict, { affinity }: Deck): string {
  const parts = [
    `${stats.cards} of ${limits.deckSize} cards`,
    `${stats.mana} of ${limits.deckManaLimit} mana`,
    affinity === '' ? 'no affinity' : `affinity ${plainly(nameOf(affinity))}`,
  ];
  return parts.join(', ');
}

const phrases = english<Edit>(nameOf, (edit) =>
  edit.edit === 'affinity' ? `make the affinity ${nameOf(edit.affinity)}` : null,
);

/** The deck tools of Goblin Summoner, for cards of the house set. */
export const deckTools = deckToolsOf<Deck, Edit, Verdict>({
  ready: decks,
  limit: MOST_TEXT,
  nameOf: ({ name = '' }) => plainly(name),
  parse: (text) => parseDeckText(text),
  readJson: (text) => readDeck(text),
  validate: (deck, lines) => validateDeck(deck, lines === undefined ? {} : { lines }),
  format: (deck) => formatDeckText(deck),
  repair: (deck) => repairDeck(deck),
  explain,
  everywhere: ['deck-mana'], // all cards that cost mana
  summary,
  phrases: () => phrases,
});
