import { firstCollection, type Power } from '../../../games/gobulon/index.js';
import { cardText, nameOf } from '../../../games/gobulon/words/index.js';
import type { CardEntry, CardShelf } from '../../offer.js';
import { phrasesIn } from './phrases.js';

const JOKER = 'joker';
const POWERS = ['next', 'opponent', 'battle', 'counts-as'] as const;
type RatedCard = (typeof firstCollection.cards)[number];

const kindOf = (power: Power): (typeof POWERS)[number] => (power.kind === 'bonus' ? power.look : power.kind);

/** One card as a list shows it. */
function entryOf(card: RatedCard, language: string): CardEntry {
  const { id, type, value, rarity, powers } = card;
  const text = cardText(card, language);
  const name = nameOf(id, language);
  const kind = type === null ? JOKER : nameOf(type, language);
  return {
    id,
    name,
    facets: {
      type: [type ?? JOKER],
      value: [String(value)],
      rarity: [rarity],
      power: [...new Set(powers.map(kindOf))],
    },
    figures: [String(value), kind, nameOf(rarity, language)],
    text,
    data: { ...card, name, text },
  };
}

/** The cards of the house set. */
export const shelf: CardShelf = {
  headings: (language) => phrasesIn(language).headings,
  title: (part, language) => (part === JOKER ? part : nameOf(part, language)),
  right: [1],
  divide: 'type',
  facets: {
    type: [...firstCollection.types.map(({ id }) => id), JOKER],
    value: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
    rarity: firstCollection.rarities.map(({ id }) => id),
    power: POWERS,
  },
  legend: (language) => phrasesIn(language).figures,
  list: (language) => firstCollection.cards.map((card) => entryOf(card, language)),
};
