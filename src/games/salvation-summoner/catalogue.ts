import { type ReadSets, readSets, setsOrThrow } from '../../kernel/card-sets.js';
import { collectionsForm } from './card/forms.js';
import { setFaults } from './card/sense.js';
import { skillNames } from './card/terms.js';
import type { Aura, Card, Collection, DeckLine, SkillName } from './card.js';
import type { Catalogue, ChainedAura, Face } from './shape.js';

/** Card sets that are to be used together, as far as the rules read them, or what is wrong with them (S-12.0). */
export const readCollections = (sets: unknown): ReadSets<Collection> => readSets(sets, collectionsForm(), setFaults);

/** The number of every skill of a card (S-8). */
function skillsOf(card: Card): Record<SkillName, number> {
  const counts = Object.fromEntries(skillNames.map((name) => [name, 0])) as Record<SkillName, number>;
  if (card.kind === 'unit') for (const skill of card.skills) counts[skill.skill] = 'n' in skill ? skill.n : 1;
  return counts;
}

const chained = (auras: readonly Aura[], kind: ChainedAura['aura']['aura']): ChainedAura | null =>
  auras.reduceRight<ChainedAura | null>(
    (then, aura) => (aura.aura === kind ? { aura: aura as ChainedAura['aura'], then } : then),
    null,
  );

/** What the auras of a kind add up to (S-8.15). */
const total = (auras: readonly Aura[], kind: 'mana' | 'summons'): number =>
  auras.reduce((sum, aura) => sum + (aura.aura === kind ? aura.n : 0), 0);

/** What the reactions of a card in one window do together (S-7.2). */
const reaction = ({ actions }: Card, window: 'before-damage' | 'after-damage'): number =>
  actions.reduce(
    (sum, { timing, effects }) => (timing === window ? effects.reduce((all, { n }) => all + n, sum) : sum),
    0,
  );

/** A card with what the rules ask of it at every step worked out. */
function faceOf(card: Card): Face {
  const auras = card.kind === 'spell' ? [] : card.auras;
  const unit = card.kind === 'unit' ? card : null;
  return {
    ...{ card, kind: card.kind, cost: card.cost, mana: card.mana },
    might: unit?.might ?? 0,
    hp: unit?.hp ?? 0,
    ranged: unit?.reach === 'ranged',
    magic: unit?.nature === 'magic',
    skills: skillsOf(card),
    isSite: card.kind === 'site' && auras.length > 0, // S-1.9
    prevents: reaction(card, 'before-damage'),
    heals: reaction(card, 'after-damage'),
    startMana: total(auras, 'mana'),
    startSummons: total(auras, 'summons'),
    mights: chained(auras, 'might'),
    grants: chained(auras, 'grant'),
  };
}

/** A card without what the rules do not read. */
function plain({ series: _series, ...card }: Collection['cards'][number]): Card {
  return card;
}

/** The starting decks of several sets together, each card once (S-1.4). */
function startersOf(sets: readonly Collection[]): readonly DeckLine[] {
  const copies = new Map<string, number>();
  for (const line of sets.flatMap(({ starters }) => starters)) {
    copies.set(line.card, (copies.get(line.card) ?? 0) + line.copies);
  }
  return [...copies].map(([card, count]) => ({ card, copies: count }));
}

/** The catalogue of card sets that are known to be right, such as the house set: nothing is checked. */
export function catalogueOf(sets: readonly Collection[]): Catalogue {
  const faces = sets.flatMap(({ cards }) => cards.map((card) => faceOf(plain(card))));
  return {
    cards: Object.fromEntries(faces.map((face) => [face.card.id, face])),
    kinds: faces.flatMap(({ card }) => (card.role === 'supply' ? [card.id] : [])),
    starters: startersOf(sets),
    supplies: Object.fromEntries(sets.flatMap(({ supplies }) => supplies.map(({ id, cards }) => [id, cards]))),
    unitsGrant: faces.some(({ kind, grants }) => kind === 'unit' && grants !== null),
  };
}

/**
 * The catalogue of card sets that are used together: a copy of what the rules read. Throws an `InvalidInputError` with
 * all that is wrong, each with its path from the list.
 */
export const createCatalogue = (sets: readonly Collection[]): Catalogue =>
  catalogueOf(setsOrThrow(readCollections(sets)));
