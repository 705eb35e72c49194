import {
  type DeckOptions,
  type Edit,
  formatDeckText,
  MOST_TEXT,
  parseDeckText,
  readDeck,
  repairDeck,
  type Supply,
  type Verdict,
  validateDeck,
} from '../../../games/salvation-summoner/deck.js';
import { supplies } from '../../../games/salvation-summoner/index.js';
import { explain, nameOf } from '../../../games/salvation-summoner/words/index.js';
import { english, japanese } from '../../deck-phrases.js';
import { deckToolsOf } from '../../deck-tools.js';
import { plainly } from '../../text.js';
import { phrasesIn } from './phrases.js';

const phrases = { en: english<Edit>(nameOf), ja: japanese<Edit>(nameOf) };
const localeOf = (language: string): 'ja' | 'en' => (language === 'ja' ? 'ja' : 'en');

/** The recommended supplies under their English names. */
const ready: Readonly<Record<string, Supply>> = Object.fromEntries(
  Object.entries(supplies).map(([id, cards]) => [id, { name: nameOf(id), cards }]),
);

/** The deck tools of Salvation Summoner: a supply is what is played with, for cards of the house set. */
export const deckTools = deckToolsOf<Supply, Edit, Verdict>({
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
  isSingle: true,
  everywhere: [],
  summary: ({ stats: { kinds, byKind } }, _deck, language) =>
    phrasesIn(language).supply(kinds, byKind.unit, byKind.spell, byKind.site),
  phrases: (language) => phrases[localeOf(language)],
});
