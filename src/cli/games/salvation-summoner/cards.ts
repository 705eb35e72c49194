import { type Card, firstCollection } from '../../../games/salvation-summoner/index.js';
import { cardText, nameOf, skillNames } from '../../../games/salvation-summoner/words/index.js';
import type { CardEntry, CardShelf } from '../../offer.js';
import { phrasesIn } from './phrases.js';

type SetCard = (typeof firstCollection.cards)[number];
const SERIES = firstCollection.series.map(({ id }) => id);

/** The skills of a card as they are printed: `flying, armor 1`. */
export function skillsNamed(card: Card, language: string): string {
  if (card.kind !== 'unit') return '';
  const said = card.skills.map((skill) => `${nameOf(skill.skill, language)}${'n' in skill ? ` ${skill.n}` : ''}`);
  return said.join(language === 'ja' ? '、' : ', ');
}

function figuresOf(card: SetCard, language: string): readonly string[] {
  const { kinds, reach, nature } = phrasesIn(language);
  const means = [card.role === 'starter' ? '-' : String(card.cost), String(card.mana)];
  if (card.kind !== 'unit') return [...means, '', kinds[card.kind]];
  return [...means, `${card.might}/${card.hp}`, `${reach[card.reach]} ${nature[card.nature]}`];
}

/** The skills of a card, then its text. */
export function sayings(card: Card, language: string): string {
  const skills = skillsNamed(card, language);
  const text = cardText(card, language);
  const stop = language === 'ja' ? '。' : '.';
  if (skills === '' || text === '') return skills === '' ? text : skills + stop;
  return language === 'ja' ? `${skills}${stop}${text}` : `${skills}${stop} ${text}`;
}

/** One card as a list shows it, its skills before its text. */
function entryOf(card: SetCard, language: string): CardEntry {
  const { id, kind, cost, series, tags, role } = card;
  const name = nameOf(id, language);
  const text = cardText(card, language);
  return {
    id,
    name,
    facets: {
      series: [series],
      kind: [kind],
      role: [role],
      cost: [String(cost)],
      tag: tags,
      skill: card.kind === 'unit' ? card.skills.map(({ skill }) => skill) : [],
    },
    figures: figuresOf(card, language),
    text: sayings(card, language),
    data: { ...card, name, text },
  };
}

const costs = [...new Set(firstCollection.cards.map(({ cost }) => cost))].sort((a, b) => a - b).map(String);

/** The cards of the house set. */
export const shelf: CardShelf = {
  headings: (language) => phrasesIn(language).headings,
  title: (part, language) => nameOf(part, language),
  right: [1, 2],
  divide: 'series',
  facets: {
    series: SERIES,
    kind: ['unit', 'spell', 'site'],
    role: ['starter', 'supply', 'special'],
    cost: costs,
    tag: ['goblin', 'undead', 'leader'],
    skill: Object.keys(skillNames),
  },
  legend: (language) => phrasesIn(language).figures,
  list: (language) => [...firstCollection.cards].sort((a, b) => b.cost - a.cost).map((card) => entryOf(card, language)),
};
