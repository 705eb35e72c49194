import fc from 'fast-check';
import type { DeckProblem, Supply } from '../../../src/games/salvation-summoner/deck.js';
import {
  type Card,
  type CardSet,
  firstCollection,
  type SupplyId,
  salvationSummoner,
  supplies,
} from '../../../src/games/salvation-summoner/index.js';

/** The ids of the house set by role. */
const idsOf = (role: Card['role']): readonly string[] =>
  firstCollection.cards.filter((card) => card.role === role).map(({ id }) => id);
export const kinds = idsOf('supply');
export const base = supplies['base-set'];

/** The codes of some problems. */
export const codesOf = ({ problems }: { readonly problems: readonly DeckProblem[] }): readonly string[] =>
  problems.map(({ code }) => code);
/** The codes of problems that go with each severity. */
export const told = ({ problems }: { readonly problems: readonly DeckProblem[] }): readonly string[] =>
  problems.map(({ code, severity, path }) => `${severity} ${code} ${path.join('.')}`);

/** A list judged again, by other means: what S-2.2 says, word for word. */
export function isLegal(list: readonly string[]): boolean {
  const cards = list.map((id) => firstCollection.cards.find((card) => card.id === id));
  return list.length === 15 && new Set(list).size === 15 && cards.every((card) => card?.role === 'supply');
}

/** Kinds that are no supply cards, unknown ones and hostile ones among them. */
const ODD = ['knight', 'amy', 'gobblin', 'ミノタウルス', '__proto__', 'constructor', 'nothing-near-at-all'];
const anyKinds = fc.array(fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...kinds) }, fc.constantFrom(...ODD)), {
  maxLength: 22,
});
/** Any supply in good form: kinds at random, or a recommended one with a few changes. */
export const anySupply: fc.Arbitrary<Supply> = fc.oneof(
  anyKinds.map((cards) => ({ cards })),
  fc
    .tuple(fc.constantFrom(...Object.keys(supplies)), anyKinds, fc.nat(15))
    .map(([id, more, from]) => ({ cards: [...supplies[id as SupplyId].slice(from), ...more.slice(0, 3)] })),
);

const plain = { series: 'tiny', role: 'supply', kind: 'spell', mana: 1, actions: [], tags: [] } as const;
/** A card set of another hand: 17 kinds, one starter, names that are hard to write, one of them with a comma. */
export const tiny: CardSet = {
  set: 'tiny',
  version: 1,
  name: { en: 'Tiny' },
  series: [{ id: 'tiny', en: 'Tiny' }],
  cards: [
    { ...plain, id: 'start', role: 'starter', cost: 0, en: 'Start' },
    { ...plain, id: 'salt', cost: 3, en: 'Salt, Coarse', ja: '粗塩、少々' },
    { ...plain, id: 'slash', cost: 2, en: 'Fire // Ice', ja: '火と氷' },
    { ...plain, id: 'cellar', cost: 1, en: 'Cellar Door', aliases: ['地下室'] },
    ...Array.from({ length: 14 }, (_, i) => ({ ...plain, id: `kind-${i}`, cost: i % 4, en: `Kind No. ${i}` })),
  ],
  starters: [{ card: 'start', copies: 10 }],
  supplies: [],
};
/** The kinds of that set. */
export const tinyKinds = tiny.cards.filter(({ role }) => role === 'supply').map(({ id }) => id);

/** The first state of a game with such a supply; throws where it is none. */
export const playable = (cards: readonly string[]) => salvationSummoner.setup({ seed: 'supply', supply: cards });
