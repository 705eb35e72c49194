import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { validateDeck } from '../../../src/games/goblin-summoner/deck.js';
import {
  type Action,
  type Bestiary,
  createGoblinSummoner,
  type Deck,
  defaults,
  goblinSummoner,
} from '../../../src/games/goblin-summoner/index.js';
import { createRandom } from '../../../src/index.js';
import { rule } from '../../rule.js';
import { runs } from './play/arbitrary.js';
import { cardAt, costIn, isToken, randomConfig, randomDeck } from './play/configs.js';
import { invariants } from './play/invariants.js';
import { cardSets } from './play/sets.js';
import { chanceOf } from './play/walk.js';
import { watched } from './play/watch.js';

vi.setConfig({ testTimeout: 300_000 });

const { catalogue } = goblinSummoner;
const ids = Object.keys(catalogue.cards);

/** Decks of every kind: legal ones, and any number of any cards with any affinity. */
const anyDeck: fc.Arbitrary<Deck> = fc.oneof(
  fc.string().map((seed) => randomDeck(createRandom(seed), catalogue, defaults)),
  fc.record({
    affinity: fc.constantFrom(...catalogue.types, 'dragon'),
    cards: fc.array(
      fc.record({ card: fc.constantFrom(...ids, 'dragon-egg'), copies: fc.integer({ min: 1, max: 4 }) }),
      { maxLength: 14 },
    ),
  }),
);

/** What is wrong with a deck, counted apart from the game (G-12). */
function recount({ affinity, cards }: Deck): readonly string[] {
  const copies = new Map<string, number>();
  for (const line of cards) copies.set(line.card, (copies.get(line.card) ?? 0) + line.copies);
  const known = [...copies].filter(([id]) => id in catalogue.cards);
  const size = [...copies.values()].reduce((sum, count) => sum + count, 0);
  const mana = known.reduce((sum, [id, count]) => sum + count * costIn(cardAt(catalogue, id), affinity), 0);
  return [
    ...(size === defaults.deckSize ? [] : ['deck-size']),
    ...(mana > defaults.deckManaLimit ? ['deck-mana'] : []),
    ...known.filter(([, count]) => count > (defaults.maxCopies ?? size)).map(() => 'deck-copies'),
    ...[...copies.keys()].filter((id) => !(id in catalogue.cards)).map(() => 'deck-unknown-card'),
    ...known.filter(([id]) => isToken(cardAt(catalogue, id))).map(() => 'deck-token'),
    ...(catalogue.types.includes(affinity) ? [] : ['deck-affinity']),
  ];
}

rule(['G-17.13', 'G-12.4', 'G-12.6'], 'the check of a deck agrees with an independent recount', () => {
  fc.assert(
    fc.property(anyDeck, (deck) => {
      const { status, problems } = validateDeck(deck);
      expect(problems.map(({ code }) => code)).toEqual(recount(deck));
      expect(status === 'legal').toBe(problems.length === 0);
    }),
    { numRuns: 10 * runs.numRuns },
  );
});

rule(['G-17.13', 'G-2.7'], 'one card less of the affinity costs 1 more, if it costs anything', () => {
  const typed = Object.values(catalogue.cards).filter((card) => 'type' in card && !isToken(card));
  fc.assert(
    fc.property(anyDeck, fc.constantFrom(...typed), (deck, card) => {
      const type = 'type' in card ? card.type : '';
      const affinity = catalogue.types.find((one) => one !== type) ?? '';
      const cost = (asked: string, copies: number): number => {
        const line = { card: card.id, copies };
        return validateDeck({ affinity: asked, cards: [...deck.cards, line] }).stats.mana;
      };
      const match = cost(type, 2) - cost(type, 1);
      const other = cost(affinity, 2) - cost(affinity, 1);
      expect(other - match).toBe(card.cost >= 1 ? 1 : 0);
      expect(match).toBeGreaterThanOrEqual(0);
    }),
    runs,
  );
});

const rich = {
  deckSize: 12,
  deckManaLimit: 1000,
  maxCopies: null,
  manaMax: 9,
  feats: true,
  turnLimit: 8,
  actionLimit: 12,
  chainLimit: 25,
} as const;

/** Plays a duel in place, with every invariant watched and views made up on the way; then the same by `reduce`. */
function playSet(set: Bestiary, seed: string, picks: readonly number[]): void {
  const game = createGoblinSummoner({ sets: [set] });
  const config = randomConfig(seed, createRandom(seed), { catalogue: game.catalogue, options: rich });
  const { state, draw, play } = watched(game, config, invariants);
  const random = chanceOf(picks);
  const actions: Action[] = [];
  for (let action = draw(random); action !== null; action = draw(random)) {
    actions.push(action);
    play(action);
    if (actions.length % 8 > 0) continue;
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = game.view(state, viewer);
      expect(game.view(game.determinize(view, createRandom(seed)), viewer)).toEqual(view);
    }
  }
  const last = actions.reduce((before, action) => game.reduce(before, action), game.setup(config));
  expect(game.hash(last)).toBe(game.hash(state));
}

rule('G-17.14', 'every card set that is accepted can be played', () => {
  let cards = 0;
  const picks = fc.array(fc.nat(0xffff), { maxLength: 400, size: 'max' });
  fc.assert(
    fc.property(cardSets, fc.string(), picks, (set, seed, numbers) => {
      cards += set.cards.length - 1;
      playSet(set, seed, numbers);
    }),
    runs,
  );
  expect(cards).toBeGreaterThan(2 * runs.numRuns); // on average far more
});
