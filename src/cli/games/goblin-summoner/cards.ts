import { type Card, type Catalogue, goblinSummoner } from '../../../games/goblin-summoner/index.js';
import { cardText, nameOf } from '../../../games/goblin-summoner/words/index.js';
import type { CardEntry, CardShelf } from '../../offer.js';

const CATEGORIES = ['monster', 'relic', 'spell', 'trap'] as const;
const KEYWORDS = ['flying', 'reach', 'guard', 'immobile'] as const;

const isToken = (card: Card): boolean => card.category === 'monster' && card.token === true;
/** Attack, defence and hit points as they are printed. */
const valuesOf = (card: Card): string =>
  card.category === 'monster' ? `${card.attack}/${card.defence}/${card.hp}` : '';

/** One card as a list shows it. */
function entryOf(card: Card, language: string): CardEntry {
  const { id, category, cost } = card;
  const type = 'type' in card ? card.type : null;
  const keywords = card.category === 'monster' ? card.keywords : [];
  const name = nameOf(id, language);
  const text = cardText(card, language);
  return {
    id,
    name: isToken(card) ? `${name} (token)` : name,
    facets: { category: [category], type: type === null ? [] : [type], cost: [String(cost)], keyword: keywords },
    figures: [type === null ? '' : nameOf(type, language), String(cost), valuesOf(card)],
    text,
    data: { ...card, name, text },
  };
}

const costsIn = ({ cards }: Catalogue): readonly string[] =>
  [...new Set(Object.values(cards).map(({ cost }) => cost))].sort((a, b) => a - b).map(String);

/** By printed cost, as the cards come otherwise; tokens last. */
const inOrder = (a: Card, b: Card): number => Number(isToken(a)) - Number(isToken(b)) || a.cost - b.cost;

/** The cards of the house set, tokens included. */
export const shelf: CardShelf = {
  headings: () => ['type', 'cost', 'a/d/h'],
  title: (part) => part,
  right: [2],
  divide: 'category',
  facets: {
    category: CATEGORIES,
    type: goblinSummoner.catalogue.types,
    cost: costsIn(goblinSummoner.catalogue),
    keyword: KEYWORDS,
  },
  legend: () => 'a/d/h: attack, defence, hit points',
  list: (language) =>
    Object.values(goblinSummoner.catalogue.cards)
      .sort(inOrder)
      .map((card) => entryOf(card, language)),
};
