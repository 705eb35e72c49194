import fc from 'fast-check';
import * as tools from '../../../src/games/goblin-summoner/deck.js';
import {
  type CardSet,
  type Deck,
  type DeckLine,
  decks,
  goblinSummoner,
} from '../../../src/games/goblin-summoner/index.js';
import type { DeckBench } from '../deck-bench.js';

/** The ids of the house set, the token's among them. */
const ids = Object.keys(goblinSummoner.catalogue.cards);

/** A deck of some lines. */
export const deckOf = (lines: Readonly<Record<string, number>>, affinity = 'goblin'): Deck => ({
  affinity,
  cards: Object.entries(lines).map(([card, copies]) => ({ card, copies })),
});
/** Warren Rush with other copies of some cards. */
export const warrenRush = (changes: Readonly<Record<string, number>> = {}): Deck => {
  const { affinity, cards } = decks['warren-rush'];
  const lines = Object.fromEntries(cards.map(({ card, copies }) => [card, copies]));
  return deckOf(
    Object.fromEntries(Object.entries({ ...lines, ...changes }).filter(([, copies]) => copies > 0)),
    affinity,
  );
};
/** The problems of a verdict by their codes. */
export const codesOf = ({ problems }: { readonly problems: readonly tools.DeckProblem[] }): readonly string[] =>
  problems.map(({ code }) => code);

const printed = { text: '', effects: [] };
const stats = { attack: 1, defence: 1, hp: 1, keywords: [] };
/** A small card set of another hand, with names that are hard to write. */
export const hills: CardSet = {
  set: 'hills',
  version: 1,
  name: 'The Hills Above',
  types: [
    { id: 'giant', name: 'Giant' },
    { id: 'elf', name: 'Elf' },
  ],
  cards: [
    { id: 'ogres-hand', name: "Ogre's Hand", category: 'monster', type: 'giant', cost: 2, ...stats, ...printed },
    { id: 'half-giant', name: 'Half-Giant', category: 'monster', type: 'giant', cost: 3, ...stats, ...printed },
    { id: 'gobelin-eclair', name: 'Gobelin Éclair', category: 'monster', type: 'elf', cost: 1, ...stats, ...printed },
    { id: 'three-mice', name: '3 Blind Mice', category: 'monster', type: 'elf', cost: 0, ...stats, ...printed },
    { id: 'fire-ice', name: 'Fire // Ice x2', category: 'monster', type: 'elf', cost: 2, ...stats, ...printed },
  ],
  tokens: [],
  feats: [],
};

/** Any list of lines: known cards, tokens, unknown and hostile ids, few and many copies, the same card again. */
const anyLines: fc.Arbitrary<readonly DeckLine[]> = fc.array(
  fc.record({
    card: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...ids) },
      fc.constantFrom('gobln-king', 'goblin soldier', '__proto__', 'constructor', 'nothing-near-this-at-all'),
    ),
    copies: fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 1, max: 5 }) }, fc.constantFrom(40, 1_000_000)),
  }),
  { maxLength: 30 },
);
/** Any deck in good form. */
export const anyDeck: fc.Arbitrary<Deck> = fc.record({
  affinity: fc.constantFrom('goblin', 'undead', 'giant', 'elemental', '', 'gobln', '__proto__'),
  cards: anyLines,
});

/** The game on the bench of all games with decks. */
export const bench: DeckBench = {
  ...tools,
  setUp: (deck) => goblinSummoner.setup({ seed: 'x', decks: [deck, decks['warren-rush']] }),
  good: { name: 'Pack Hunt', ...decks['pack-hunt'] },
  fields: { affinity: 'goblin' },
  short: { id: 'net', name: 'Net' },
  long: { id: 'goblin-soldier', name: 'Goblin Soldier' },
  misspelt: 'Gobln King',
  headings: ['[Monsters]', '# Monsters', 'Monsters:', 'Monsters', 'monsters (12):', '// a comment', '; a comment', ' '],
};
