import {
  type Deck,
  type DeckOptions,
  type Edit,
  formatDeckText,
  MOST_TEXT,
  parseDeckText,
  readDeck,
  repairDeck,
  type Verdict,
  validateDeck,
} from '../../../games/gobulon/deck.js';
import { decks } from '../../../games/gobulon/index.js';
import { explain, nameOf } from '../../../games/gobulon/words/index.js';
import { english, french } from '../../deck-phrases.js';
import { deckToolsOf } from '../../deck-tools.js';
import { counted, plainly } from '../../text.js';

const phrases = { en: english<Edit>(nameOf), fr: french<Edit>(nameOf) };

const localeOf = (language: string): 'fr' | 'en' => (language === 'fr' ? 'fr' : 'en');

/** How many cards, how many jokers, and the type there is most of. */
function summary({ stats, limits }: Verdict, _deck: Deck, language: string): string {
  const size = 10 * limits.ofEachValue;
  const [most] = Object.entries(stats.byType).sort(([, a], [, b]) => b - a);
  const type = most === undefined ? '' : `, ${most[1]} ${plainly(nameOf(most[0], language))}`;
  return language === 'fr'
    ? `${stats.cards} cartes sur ${size}, ${counted(stats.jokers, 'joker', stats.jokers < 2 ? 'joker' : 'jokers')}${type}`
    : `${stats.cards} of ${size} cards, ${counted(stats.jokers, 'joker')}${type}`;
}

/** The ready decks under the names they are known by, which are French. */
const ready: Readonly<Record<string, Deck>> = Object.fromEntries(
  Object.entries(decks).map(([id, { cards }]) => [id, { name: nameOf(id, 'fr'), cards }]),
);

/** The deck tools of Gobulon, for cards of the house set. */
export const deckTools = deckToolsOf<Deck, Edit, Verdict>({
  ready,
  limit: MOST_TEXT,
  nameOf: ({ name = '' }) => plainly(name),
  parse: (text) => parseDeckText(text),
  readJson: (text) => readDeck(text),
  validate: (deck, lines, language) => {
    const options: DeckOptions = { locale: localeOf(language), ...(lines === undefined ? {} : { lines }) };
    return validateDeck(deck, options);
  },
  format: (deck, language) => formatDeckText(deck, { locale: localeOf(language) }),
  repair: (deck) => repairDeck(deck),
  explain,
  everywhere: ['deck-values'],
  summary,
  phrases: (language) => phrases[localeOf(language)],
});
