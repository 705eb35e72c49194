import { expect, test } from 'vitest';
import {
  type Config,
  goblinSummoner,
  type OptionsGiven,
  type State,
} from '../../../../src/games/goblin-summoner/index.js';
import { createRandom, type Random } from '../../../../src/index.js';
import { boardOf, fold } from '../fold.js';

const VIEWERS = [0, 1, 'spectator'] as const;
const SETTINGS: Readonly<Record<string, OptionsGiven>> = {
  plain: {},
  'a cut, feats and open lists': { offerCut: true, feats: true, openLists: true },
  'shield cards that go to the hand': { spentShieldCard: 'hand', shieldSize: 6 },
  'much mana': { manaMax: 20, shieldSize: 8, drawPerTurn: 3 },
  'small limits': { actionLimit: 4, chainLimit: 1, summoningSickness: true, handSize: 9 },
  'hardly a deck': { shieldSize: 5, handSize: 17, drawPerTurn: 4, manaMax: 9 },
};
const real = Object.values(goblinSummoner.catalogue.cards).filter((card) => !('token' in card));

/** A deck of any cards at all. */
function mixedDeck(random: Random) {
  const copies = new Map<string, number>();
  for (let n = 0; n < 22; n++) {
    const { id } = random.pick(real);
    copies.set(id, (copies.get(id) ?? 0) + 1);
  }
  const cards = [...copies].map(([card, count]) => ({ card, copies: count }));
  return { affinity: random.pick(goblinSummoner.catalogue.types), cards };
}
function configOf(options: OptionsGiven, random: Random): Config {
  const loadout = {
    feat: random.pick(['feat-war-cry', 'feat-quick-study']),
    item: random.pick(['item-ember-ring', 'item-runic-bracer']),
  };
  return {
    seed: `fold ${random.int(1000)}`,
    options: { ...options, maxCopies: null, deckManaLimit: 1000 },
    decks: [mixedDeck(random), mixedDeck(random)],
    loadouts: [loadout, loadout],
  };
}

for (const [name, options] of Object.entries(SETTINGS)) {
  test(`KF-N01: events fold the old view into the new one: ${name}`, { timeout: 60_000 }, () => {
    let steps = 0;
    for (let n = 0; n < 5; n++) {
      const random = createRandom(`fold ${name} ${n}`);
      let state: State = goblinSummoner.setup(configOf(options, random));
      for (let step = 0; step < 80; step++) {
        const decision = goblinSummoner.decision(state);
        if (decision.kind !== 'turn') break;
        const result = goblinSummoner.safeReduce(state, goblinSummoner.sampleAction(state, decision.seat, random));
        if (!result.ok) throw new Error(result.refusal.code);
        for (const viewer of VIEWERS) {
          const events = goblinSummoner.viewEvents(result.events, viewer);
          const before = boardOf(goblinSummoner.view(state, viewer));
          expect(fold(before, events, viewer)).toEqual(boardOf(goblinSummoner.view(result.state, viewer)));
        }
        ({ state } = result);
        steps += 1;
      }
    }
    expect(steps).toBeGreaterThan(100);
  });
}
