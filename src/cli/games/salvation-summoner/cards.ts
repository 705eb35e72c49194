import { firstCollection } from '../../../games/salvation-summoner/index.js';
import { cardText, nameOf, skillNames } from '../../../games/salvation-summoner/words/index.js';
import type { CardEntry, CardShelf } from '../../offer.js';
import { phrasesIn } from './phrases.js';

type SetCard = (typeof firstCollection.cards)[number];
const SERIES = firstCollection.series.map(({ id }) => id);

/** The skills of a card as they are printed: `flying, armor 1`. */
export function skillsNamed(card: SetCard | { readonly skills: readonly object[] }, language: string): string {
  const skills = 'skills' in card ? (card.skills as readonly { readonly skill: string; readonly n?: number }[]) : [];
  const comma = language === 'ja' ? '、' : ', ';
  return skills.map(({ skill, n }) => `${nameOf(skill, language)}${n === undefined ? '' : ` ${n}`}`).join(comma);
}

function figuresOf(card: SetCard, language: string): readonly string[] {
  const { kinds, reach, nature } = phrasesIn(language);
  const means = [card.role === 'starter' ? '-' : String(card.cost), String(card.mana)];
  if (card.kind !== 'unit') return [...means, '', kinds[card.kind]];
  return [...means, `${card.might}/${card.hp}`, `${reach[card.reach]} ${nature[card.nature]}`];
}

/** One card as a list shows it, its skills before its text. */
function entryOf(card: SetCard, language: string): CardEntry {
  const { id, kind, cost, series, tags, role } = card;
  const name = nameOf(id, language);
  const skills = skillsNamed(card, language);
  const text = cardText(card, language);
  const stop = language === 'ja' ? '。' : '. ';
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
    text: skills === '' ? text : `${skills}${text === '' ? stop.trim() : `${stop}${text}`}`,
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
