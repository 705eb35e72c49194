import fc from 'fast-check';
import * as tools from '../../../src/games/gobulon/deck.js';
import {
  type CardSet,
  type Deck,
  type DeckId,
  type DeckLine,
  decks,
  gobulon,
} from '../../../src/games/gobulon/index.js';
import type { DeckBench } from '../deck-bench.js';

/** The ids of the house set. */
export const ids = Object.keys(gobulon.catalogue.cards);

/** A deck of some lines. */
export const deckOf = (lines: Readonly<Record<string, number>>): Deck => ({
  cards: Object.entries(lines).map(([card, copies]) => ({ card, copies })),
});
/** A ready deck with other copies of some cards, new ones at the end. */
export function changed(id: DeckId, changes: Readonly<Record<string, number>>): Deck {
  const lines = Object.fromEntries(decks[id].cards.map(({ card, copies }) => [card, copies]));
  return deckOf(Object.fromEntries(Object.entries({ ...lines, ...changes }).filter(([, copies]) => copies > 0)));
}
/** The problems of a verdict by their codes. */
export const codesOf = ({ problems }: { readonly problems: readonly tools.DeckProblem[] }): readonly string[] =>
  problems.map(({ code }) => code);

const plain = { joker: false, rarity: 'rare', powers: [] } as const;
/** A small card set of another hand, with names that are hard to write: ten values, two jokers. */
export const hills: CardSet = {
  set: 'hills',
  version: 1,
  name: { fr: 'Les collines', en: 'The Hills' },
  types: [
    { id: 'ogre', fr: 'Ogre', en: 'Ogre' },
    { id: 'elfe', fr: 'Elfe', en: 'Elf' },
  ],
  rarities: [{ id: 'rare', fr: 'rare', en: 'rare' }],
  cards: [
    { id: 'main-ogre', name: { fr: "Main de l'ogre", en: "Ogre's Hand" }, type: 'ogre', value: 0, ...plain },
    { id: 'demi-ogre', name: { fr: 'Demi-ogre', en: 'Half-Ogre' }, type: 'ogre', value: 1, ...plain },
    { id: 'gobelin-eclair', name: { fr: 'Gobelin Éclair', en: 'Lightning Goblin' }, type: 'elfe', value: 2, ...plain },
    { id: 'trois-souris', name: { fr: '3 souris', en: '3 Blind Mice' }, type: 'elfe', value: 3, ...plain },
    { id: 'feu-glace', name: { fr: 'Feu // Glace x2', en: 'Fire // Ice x2' }, type: 'elfe', value: 4, ...plain },
    { id: 'coeur', name: { fr: 'Cœur vaillant', en: 'Brave Heart' }, type: 'elfe', value: 5, ...plain },
    ...[6, 7, 8, 9].map((value) => ({
      ...{ id: `elfe-${value}`, name: { fr: `Elfe nº ${value}`, en: `Elf No. ${value}` }, type: 'elfe', value },
      ...plain,
    })),
    { ...plain, id: 'fou', name: { fr: 'Fou', en: 'Fool' }, joker: true, type: null, value: 9 },
    { ...plain, id: 'sot', name: { fr: 'Sot', en: 'Twit' }, joker: true, type: null, value: 0 },
  ],
};

/** Any list of lines: known cards, unknown and hostile ids, few and many copies, the same card again. */
const anyLines: fc.Arbitrary<readonly DeckLine[]> = fc.array(
  fc.record({
    card: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...ids) },
      fc.constantFrom('chat griffon', 'joker-camelon', '__proto__', 'constructor', 'nothing-near-this-at-all'),
    ),
    copies: fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 1, max: 6 }) }, fc.constantFrom(40, 1_000_000)),
  }),
  { maxLength: 30 },
);
/** Any deck in good form: lines at random, or a ready deck with some more. */
export const anyDeck: fc.Arbitrary<Deck> = fc.oneof(
  anyLines.map((cards) => ({ cards })),
  fc
    .tuple(fc.constantFrom(...Object.values(decks)), anyLines)
    .map(([{ cards }, more]) => ({ cards: [...cards, ...more.slice(0, 3)] })),
);

/** The game on the bench of all games with decks. */
export const bench: DeckBench = {
  ...tools,
  setUp: (deck) => gobulon.setup({ seed: 'x', decks: [deck, decks['comme-chat']] }),
  good: { name: 'Mon chat', ...decks['comme-chat'] },
  fields: {},
  short: { id: 'nuit-courant-d-air', name: 'Draught' },
  long: { id: 'nuit-fantome-en-chaussons', name: 'Ghost in Slippers' },
  misspelt: 'Chat grifon',
  headings: [
    '[Chat]',
    '# Chat',
    'Chat :',
    'Cat:',
    'VERT NATURE',
    'Jokers (1) :',
    '[Cartes]',
    '// une remarque',
    'Others:',
  ],
};
