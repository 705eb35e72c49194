import { describe, expect, test } from 'vitest';
import {
  type CardId,
  type Config,
  firstCollection,
  salvationSummoner as game,
  type State,
  supplies,
} from '../../../../src/games/salvation-summoner/index.js';
import { InvalidInputError } from '../../../../src/index.js';
import { rule } from '../../../rule.js';

const start = (config: Partial<Config> = {}): State => game.setup({ seed: 'set up', ...config });
/** Some different games. */
const seeds = Array.from({ length: 60 }, (_, n) => `seed ${n}`);
const roleOf = (id: CardId): string | undefined => game.catalogue.cards[id]?.card.role;
const costOf = (id: CardId): number => game.catalogue.cards[id]?.cost ?? Number.NaN;
/** The codes and places of what is wrong with a config. */
function faults(config: object): readonly string[] {
  try {
    game.setup({ seed: 's', ...config });
  } catch (error) {
    if (error instanceof InvalidInputError) return error.problems.map(({ code, path }) => `${code} ${path.join('.')}`);
    throw error;
  }
  return [];
}

describe('components', () => {
  rule(
    ['S-1.1', 'S-1.6', 'S-2.5', 'S-2.6', 'S-1.5'],
    'two players, with citizens, gates, and nothing on the field',
    () => {
      const { players, graveyards } = start({ startingPlayer: 0 });
      expect(players).toHaveLength(2);
      for (const player of players) {
        expect(player).toMatchObject({ citizens: 15, gate: { standing: true, damage: 0 }, sortie: [], guard: [] });
        expect(player).toMatchObject({ site: null, discard: [], revealed: [], turnsTaken: 0 });
      }
      expect(graveyards).toEqual([{ cards: [], citizens: 0 }]);
      expect(game.seats).toEqual({ min: 2, max: 2 });
    },
  );
  rule(['S-1.2', 'S-1.3', 'S-2.1'], 'a supply of 15 different kinds, four of each, at random', () => {
    const seen = new Set<CardId>();
    for (const seed of seeds) {
      const { piles } = start({ seed });
      expect(new Set(piles.map(({ card }) => card)).size).toBe(15);
      expect(piles.every(({ card, left }) => left === 4 && roleOf(card) === 'supply')).toBe(true);
      for (const { card } of piles) seen.add(card);
    }
    expect(seen.size).toBe(64);
  });
  rule('S-2.1', 'a random supply lies in order of falling cost', () => {
    for (const seed of seeds.slice(0, 20)) {
      const costs = start({ seed }).piles.map(({ card }) => costOf(card));
      expect(costs).toEqual([...costs].sort((a, b) => b - a));
    }
  });
  rule(['S-1.4', 'S-2.4', 'S-13.4'], 'a starting deck of ten cards each', () => {
    for (const { draw, hand } of start().players) {
      const deck = [...draw, ...hand.map(({ card }) => card)].sort();
      const names = { knight: 4, archer: 2, 'mana-shield': 2, 'mana-recovery': 2 };
      expect(deck).toEqual(
        Object.entries(names)
          .flatMap(([id, count]) => Array(count).fill(id))
          .sort(),
      );
      for (const id of deck) expect([roleOf(id), costOf(id)]).toEqual(['starter', 0]);
    }
  });
  rule(['S-1.11', 'S-2.3'], 'specials are single piles after the supply', () => {
    const specials = ['necronomicon', 'amy', 'white-saint'];
    const { piles } = start({ specials, supply: 'base-set' });
    expect(piles.slice(0, 15).map(({ card }) => card)).toEqual(supplies['base-set']);
    expect(piles.slice(15)).toEqual(specials.map((card) => ({ card, left: 1 })));
    expect(start().piles.some(({ card }) => roleOf(card) === 'special')).toBe(false);
    const all = firstCollection.cards.filter(({ role }) => role === 'special');
    expect(start({ specials: all.map(({ id }) => id) }).piles).toHaveLength(21);
    expect(all.filter(({ tags }) => tags.includes('leader'))).toHaveLength(5);
  });
});

describe('setting up', () => {
  rule(['S-14.1', 'S-2.1'], 'nine recommended supplies can be named', () => {
    const names = Object.keys(supplies) as (keyof typeof supplies)[];
    expect(names).toHaveLength(9);
    for (const supply of names) expect(start({ supply }).piles.map(({ card }) => card)).toEqual(supplies[supply]);
    expect(game.catalogue.supplies).toEqual(supplies);
  });
  rule(['S-11.10', 'S-14.2'], 'costs never rise along a recommended supply, and tied cards cost the same', () => {
    for (const cards of Object.values(supplies)) {
      const costs = cards.map(costOf);
      expect(costs).toEqual([...costs].sort((a, b) => b - a));
    }
    for (const tie of [
      ['dullahan', 'saint', 'hero', 'pegasus', 'chain-lightning'],
      ['troll', 'goblin-shaman'],
      ['goblin-outpost', 'goblin-warlord'],
      ['specter', 'cemetery'],
      ['skeleton', 'shrine-maiden', 'sacrificial-altar'],
    ]) {
      expect(new Set(tie.map(costOf)).size).toBe(1);
    }
  });
  rule(['S-2.4', 'S-18.11'], 'the starting player begins one card short, and both hands can be set', () => {
    for (const startingPlayer of [0, 1] as const) {
      const sizes = (config: Partial<Config>) => {
        const { players } = start({ startingPlayer, ...config });
        return [players[startingPlayer], players[startingPlayer === 0 ? 1 : 0]].map((one) => one.hand.length);
      };
      expect(sizes({})).toEqual([4, 5]);
      expect(sizes({ startingHand: [2, 7] })).toEqual([2, 7]);
      expect(sizes({ startingHand: [10, 10] })).toEqual([10, 10]);
    }
  });
  rule('S-2.7', 'who starts: the named player, the loser before, or chance', () => {
    const first = new Set(seeds.map((seed) => start({ seed }).active));
    expect(first).toEqual(new Set([0, 1]));
    expect(new Set(seeds.map((seed) => start({ seed, previousLoser: null }).active))).toEqual(first);
    for (const seed of seeds.slice(0, 8)) {
      expect(start({ seed, previousLoser: 0, startingPlayer: 1 }).active).toBe(1);
      expect(start({ seed, previousLoser: 1 }).active).toBe(1);
    }
  });
  rule('S-2.8', 'the same config makes the same game, another seed another one', () => {
    expect(start({ seed: 'x' })).toEqual(start({ seed: 'x' }));
    expect(new Set(seeds.map((seed) => game.hash(start({ seed, supply: 'base-set' })))).size).toBe(seeds.length);
  });
  rule('S-2.9', 'only the seed must be given; the rest has defaults', () => {
    expect(start()).toMatchObject({ turnLimit: 200, startingCitizens: [15, 15], turn: 1, phase: { name: 'hand' } });
    expect(start({ turnLimit: null, startingCitizens: [1, 20] })).toMatchObject({
      ...{ turnLimit: null, players: [{ citizens: 1 }, { citizens: 20 }] },
    });
    expect(() => game.setup({} as never)).toThrow(InvalidInputError);
  });
});

describe('what a config may not say', () => {
  const base = supplies['base-set'];
  test('what it may say', () => {
    expect(faults({ supply: base, startingHand: [1, 10], turnLimit: 1, startingCitizens: [1, 1_000_000] })).toEqual([]);
  });
  const cases: readonly (readonly [string, object, readonly string[]])[] = [
    ['14 kinds', { supply: base.slice(1) }, ['supply-size supply']],
    ['16 kinds', { supply: [...base, 'wyvern'] }, ['supply-size supply']],
    ['a kind twice', { supply: [...base.slice(1), base[1]] }, ['supply-duplicate supply.14']],
    ['a starter', { supply: ['knight', ...base.slice(1)] }, ['supply-starter supply.0']],
    ['a special', { supply: ['amy', ...base.slice(1)] }, ['supply-special supply.0']],
    ['an unknown kind', { supply: ['hidra', ...base.slice(1)] }, ['supply-unknown-card supply.0']],
    ['an unknown supply', { supply: 'base' }, ['unknown-supply supply']],
    ['a special that is none', { specials: ['troll'] }, ['unknown-special specials.0']],
    ['a special twice', { specials: ['amy', 'amy'] }, ['duplicate-special specials.1']],
    ['no citizens', { startingCitizens: [0, 15] }, ['too-small startingCitizens.0']],
    ['half a citizen', { startingCitizens: [15, 1.5] }, ['wrong-type startingCitizens.1']],
    ['no hand', { startingHand: [0, 5] }, ['too-small startingHand.0']],
    ['a large hand', { startingHand: [5, 11] }, ['too-big startingHand.1']],
    ['no turns', { turnLimit: 0 }, ['too-small turnLimit']],
    ['a third player', { previousLoser: 2 }, ['not-one-of previousLoser']],
    ['a starting player that is none', { startingPlayer: null }, ['not-one-of startingPlayer']],
    ['an option that is none', { options: { ask: 'always' } }, ['not-one-of options.ask']],
    ['empty piles', { options: { pileSize: 0 } }, ['too-small options.pileSize']],
    ['a field that is none', { citizens: [9, 9] }, ['unknown-key citizens']],
  ];
  for (const [what, config, found] of cases)
    rule(['S-2.2', 'S-2.10'], what, () => expect(faults(config)).toEqual(found));
  rule('S-2.10', 'all that is wrong is told at once', () => {
    expect(faults({ turnLimit: 0, startingCitizens: [0, 0], specials: 'amy' })).toHaveLength(4);
  });
});

describe('S-18 numbers and leaders', () => {
  rule('S-18.5', 'piles, citizens and starting decks of other sizes', () => {
    expect(start({ options: { pileSize: 7 } }).piles.every(({ left }) => left === 7)).toBe(true);
    const startingDeck = [
      { card: 'archer', copies: 3 },
      { card: 'mana-shield', copies: 1 },
    ];
    const { players } = start({ startingDeck, startingHand: [4, 5] });
    for (const { draw, hand } of players) {
      expect([draw, hand.map(({ card }) => card).sort()]).toEqual([[], ['archer', 'archer', 'archer', 'mana-shield']]);
    }
    expect(faults({ startingDeck: [{ card: 'troll', copies: 1 }] })).toEqual(['unknown-starter startingDeck.0.card']);
    expect(faults({ startingDeck: [] })).toEqual(['too-short startingDeck']);
    expect(faults({ startingDeck: [{ card: 'knight', copies: 0 }] })).toEqual(['too-small startingDeck.0.copies']);
  });
  rule('S-18.8', 'each player begins with a leader in the guard area', () => {
    const { players, piles } = start({ leaders: ['amy', 'guild'], specials: ['ose'], startingPlayer: 1 });
    expect(players.map(({ guard }) => guard.map(({ card }) => card))).toEqual([['amy'], ['guild']]);
    expect(piles.at(-1)).toEqual({ card: 'ose', left: 1 });
    expect(start({ leaders: ['amy', 'guild'], startingPlayer: 1 })).toMatchObject({ mana: 1, summons: 1 });
    expect(faults({ leaders: ['amy', 'amy'] })).toEqual(['duplicate-special leaders.1']);
    expect(faults({ leaders: ['amy', 'ose'], specials: ['ose'] })).toEqual(['duplicate-special leaders.1']);
    expect(faults({ leaders: ['amy', 'necronomicon'] })).toEqual(['unknown-leader leaders.1']);
    expect(faults({ leaders: ['troll', 'ose'] })).toEqual(['unknown-leader leaders.0']);
  });
});
