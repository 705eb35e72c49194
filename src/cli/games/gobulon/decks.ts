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
import { type DeckPhrases, deckToolsOf } from '../../deck-tools.js';
import { counted, listed, plainly } from '../../text.js';
import { meant } from '../../usage-error.js';

/** Edits as few instructions, what goes before what comes. */
const editsIn =
  (out: string, into: string, language: string) =>
  (edits: readonly Edit[]): readonly string[] => {
    const cards = (kind: Edit['edit']): string =>
      edits
        .flatMap(({ edit, card, copies }) => (edit === kind ? [`${copies} ${nameOf(card, language)}`] : []))
        .join(', ');
    const [going, coming] = [cards('remove'), cards('add')];
    return [...(going === '' ? [] : [`${out} ${going}`]), ...(coming === '' ? [] : [`${into} ${coming}`])];
  };

const en: DeckPhrases<Edit> = {
  issues: {
    'unknown-card': 'is no card of the sets in use',
    'bad-count': 'is no number of copies: write a whole number from 1 to 1000 before the name',
    'unknown-heading': 'is no heading that is known',
    'too-long': 'is too long to be read',
    'second-name': 'is a second name, and a deck has one',
  },
  line: (line) => `Line ${line}`,
  didYouMean: meant,
  edit: ({ edit, card, copies }) => `${edit === 'add' ? 'put in' : 'take out'} ${copies} ${nameOf(card, 'en')}`,
  edits: editsIn('take out', 'put in', 'en'),
  readAs: (wrong, line, right) => `read "${wrong}" on line ${line} as ${right}`,
  leaveOut: (line, text) => `leave out line ${line}, "${text}"`,
  leaveOutMany: (count) => `leave out ${count} lines that are not understood`,
};

const fr: DeckPhrases<Edit> = {
  issues: {
    'unknown-card': "n'est une carte d'aucun des jeux utilisés",
    'bad-count': "n'est pas un nombre d'exemplaires : un entier de 1 à 1000 avant le nom",
    'unknown-heading': "n'est pas un titre connu",
    'too-long': 'est trop long',
    'second-name': 'est un second nom, et un deck en a un seul',
  },
  line: (line) => `Ligne ${line}`,
  didYouMean: (near) => (near.length === 0 ? '' : ` Voulais-tu dire ${listed(near, 'ou')} ?`),
  edit: ({ edit, card, copies }) => `${edit === 'add' ? 'ajouter' : 'retirer'} ${copies} ${nameOf(card, 'fr')}`,
  edits: editsIn('retirer', 'ajouter', 'fr'),
  readAs: (wrong, line, right) => `lire « ${wrong} », ligne ${line}, comme ${right}`,
  leaveOut: (line, text) => `laisser la ligne ${line}, « ${text} »`,
  leaveOutMany: (count) => `laisser ${count} lignes qui ne sont pas comprises`,
};

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
  phrases: (language) => (language === 'fr' ? fr : en),
});
