import fc from 'fast-check';
import { expect, describe as group, test, vi } from 'vitest';
import {
  type Action,
  type Collection,
  type Config,
  createSalvationSummoner,
  firstCollection,
} from '../../../src/games/salvation-summoner/index.js';
import { parseState } from '../../../src/games/salvation-summoner/schema.js';
import { createWords } from '../../../src/games/salvation-summoner/words/index.js';
import { createRandom, InvalidInputError } from '../../../src/index.js';
import { rule } from '../../rule.js';
import { cardSets, isAccepted, plainSet } from './set-grammar.js';
import { counted } from './sight.js';

vi.setConfig({ testTimeout: 300_000 });

/** What is wrong with some sets, each with its place. */
function told(...sets: readonly unknown[]): readonly string[] {
  try {
    createSalvationSummoner({ sets: sets as readonly Collection[] });
  } catch (error) {
    if (error instanceof InvalidInputError)
      return error.problems.map(({ code, path }) => `${code} at ${path.join('.')}`);
    throw error;
  }
  return [];
}
const [start, kind, ...others] = plainSet.cards;
const withCard = (more: object): unknown => ({ ...plainSet, cards: [start, { ...kind, ...more }, ...others] });
const react = { timing: 'before-damage', effects: [{ op: 'prevent', n: 1 }] };
const draw = { timing: 'hand', effects: [{ op: 'draw', n: 1 }] };

group('sets that make no sense are refused', () => {
  rule('S-12.0', 'no sets, no starters, too few kinds', () => {
    expect(told()).toEqual(['no-starters at ', 'too-few-kinds at ']);
    expect(told({ ...plainSet, starters: [] })).toEqual(['no-starters at ']);
    expect(told({ ...plainSet, cards: plainSet.cards.slice(0, 15) })).toEqual(['too-few-kinds at ']);
    expect(told(null)).toEqual(['wrong-type at 0']);
    expect(() => createSalvationSummoner({ sets: 4 as never })).toThrow(InvalidInputError);
  });
  rule('S-12.0', 'ids that come again, in one set or in two, and series that are not there', () => {
    expect(told(firstCollection, withCard({ id: 'plain-1' }))).toEqual(['duplicate-id at 1.cards.2.id']);
    expect(told(firstCollection, withCard({ id: 'troll' }))).toEqual(['duplicate-id at 1.cards.1.id']);
    expect(told(firstCollection, { ...plainSet, series: [{ id: 'made' }, { id: 'made' }] })).toEqual([
      'duplicate-id at 1.series.1.id',
    ]);
    expect(told(firstCollection, plainSet)).toEqual([]);
    expect(told(withCard({ series: 'mode' }))).toEqual(['unknown-series at 0.cards.1.series']);
    expect(told({ ...plainSet, starters: [{ card: 'strat', copies: 1 }] })).toEqual([
      'unknown-card at 0.starters.0.card',
    ]);
    expect(told({ ...plainSet, starters: [{ card: 'plain-1', copies: 1 }] })).toEqual([
      'not-a-starter at 0.starters.0.card',
    ]);
  });
  rule('S-14.1', 'recommended supplies that are none', () => {
    const cards = plainSet.cards.slice(1).map(({ id }) => id);
    const supply = (list: readonly string[]) => ({
      ...plainSet,
      supplies: [{ id: 'best', series: 'made', cards: list }],
    });
    expect(told(supply(cards))).toEqual([]);
    expect(told(supply(cards.slice(1)))).toEqual(['supply-size at 0.supplies.0.cards']);
    expect(told(supply(['start', ...cards.slice(1)]))).toEqual(['not-a-supply-card at 0.supplies.0.cards.0']);
    expect(told(supply(['plian-0', ...cards.slice(2), 'plain-3']))).toEqual([
      ...['unknown-card at 0.supplies.0.cards.0', 'supply-duplicate at 0.supplies.0.cards.14'],
    ]);
  });
  rule(['S-1.8', 'S-12.7', 'S-12.12', 'S-13.4', 'S-16.4'], 'cards that no rule can read', () => {
    expect(told(withCard({ actions: [draw, draw, draw] }))).toEqual(['too-long at 0.cards.1.actions']);
    expect(told(withCard({ actions: [react, react] }))).toEqual([
      'reactions-in-one-window at 0.cards.1.actions.1.timing',
    ]);
    expect(told(withCard({ actions: [{ ...react, timing: 'hand' }] }))).toEqual([
      'not-one-of at 0.cards.1.actions.0.effects.0.op',
    ]);
    expect(told(withCard({ actions: [{ ...draw, timing: 'after-damage' }] }))).toEqual([
      'not-one-of at 0.cards.1.actions.0.effects.0.op',
    ]);
    expect(told(withCard({ skills: [{ skill: 'leader' }] }))).toEqual(['leader-mismatch at 0.cards.1.tags']);
    expect(told(withCard({ skills: [{ skill: 'ward' }, { skill: 'ward' }] }))).toEqual([
      'duplicate-skill at 0.cards.1.skills.1',
    ]);
    expect(told(withCard({ skills: [{ skill: 'armor' }] }))).toEqual(['missing at 0.cards.1.skills.0.n']);
    expect(told(withCard({ auras: [{ aura: 'grant', skill: 'leader' }] }))).toEqual([
      'leader-mismatch at 0.cards.1.auras.0',
    ]);
    expect(told(withCard({ auras: [{ aura: 'might', n: 0 }] }))).toEqual(['too-small at 0.cards.1.auras.0.n']);
    expect(told(withCard({ hp: 0, might: -1, reach: 'far' })).toSorted()).toEqual([
      ...['not-one-of at 0.cards.1.reach', 'too-small at 0.cards.1.hp', 'too-small at 0.cards.1.might'],
    ]);
    expect(told({ ...plainSet, cards: [{ ...start, cost: 1 }, kind, ...others] })).toEqual([
      'starter-with-cost at 0.cards.0.cost',
    ]);
    expect(told(withCard({ might: undefined }))[0]).toMatch(/at 0\.cards\.1\.might$/);
    expect(told(withCard({ kind: 'spell' })).every((said) => said.startsWith('unknown-key'))).toBe(true);
  });
  test('KF-F06: ids that every object has are no ids, or names like others', () => {
    for (const id of ['__proto__', 'constructor', 'toString', 'Troll', '']) {
      expect(told(withCard({ id }))).toEqual(['bad-id at 0.cards.1.id']);
    }
  });
});

group('sets of others', () => {
  test('are copied: what the caller keeps can be changed, and changes nothing', () => {
    const own = structuredClone(plainSet) as { cards: { id: string; cost: number }[] } & typeof plainSet;
    const game = createSalvationSummoner({ sets: [own] });
    Object.assign(own.cards[1] ?? {}, { cost: 77 });
    expect(game.catalogue.cards['plain-0']?.cost).toBe(0);
    expect(Object.isFrozen(own.cards[1])).toBe(false);
  });
  test('may be sets with names, which stay out of the catalogue', () => {
    const named = { ...plainSet, set: 'x', version: 1, name: { en: 'X' }, series: [{ id: 'made', en: 'Made' }] };
    const cards = plainSet.cards.map((card) => ({
      ...card,
      en: `The ${card.id}`,
      ja: 'カード',
      text: 'x',
      source: 'house',
    }));
    const game = createSalvationSummoner({ sets: [{ ...named, cards } as never] });
    expect(game.catalogue).toEqual(createSalvationSummoner({ sets: [plainSet] }).catalogue);
  });
  test('are used together: both starting decks, all kinds', () => {
    const game = createSalvationSummoner({ sets: [firstCollection, plainSet] });
    expect(game.catalogue.kinds).toHaveLength(64 + 15);
    expect(game.catalogue.starters.map(({ card }) => card)).toEqual([
      ...['knight', 'archer', 'mana-shield', 'mana-recovery', 'start'],
    ]);
  });
});

/** A config that reaches everything: specials and options by chance, few citizens, so that games are short. */
function configFor({ cards }: Collection, seed: string): Config {
  const random = createRandom(seed);
  const specials = cards.filter(({ role }) => role === 'special').map(({ id }) => id);
  return {
    seed,
    specials: specials.filter(() => random.int(2) === 0),
    startingCitizens: [random.int(6) + 1, random.int(6) + 1],
    turnLimit: 10,
    options: { pileSize: random.int(3) + 1, graveyard: random.pick(['common', 'private'] as const) },
  };
}

/** Plays a game in place, watching that nothing is lost and views are fair; then the same by `reduce`. */
function playSet(set: Collection, seed: string): number {
  const game = createSalvationSummoner({ sets: [set] });
  const config = configFor(set, seed);
  const words = createWords({ sets: [set] });
  const run = game.simulate(game.setup(config), (event) => {
    if (/undefined|NaN/.test(words.describe(event))) throw new Error(words.describe(event));
  });
  const random = createRandom(seed);
  const cards = [...counted(run.state)].sort();
  const actions: Action[] = [];
  for (let next = run.decision(); next.kind === 'turn' && actions.length < 400; next = run.decision()) {
    const action = run.sampleAction(next.seat, random);
    actions.push(action);
    run.play(action);
    if (actions.length % 25 > 0) continue;
    expect([...counted(run.state)].sort()).toEqual(cards);
    expect(parseState(run.state, { sets: [set] })).toMatchObject({ ok: true });
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = game.view(run.state, viewer);
      expect(game.view(game.determinize(view, createRandom(seed)), viewer)).toEqual(view);
    }
  }
  const last = actions.reduce((before, action) => game.reduce(before, action), game.setup(config));
  expect(game.hash(last)).toBe(game.hash(run.state));
  return actions.length;
}

rule(['S-12.0', 'S-12.12', 'S-15.6'], 'every card set that is accepted can be played, by both drivers alike', () => {
  const ops = new Set<string>();
  let [made, played] = [0, 0];
  fc.assert(
    fc.property(cardSets, fc.string(), (set, seed) => {
      expect(isAccepted(set)).toBe(true);
      made += set.cards.filter(({ id }) => id.startsWith('card-')).length;
      for (const { actions } of set.cards) for (const { effects } of actions) for (const { op } of effects) ops.add(op);
      played += playSet(set, seed);
    }),
    { numRuns: 25 },
  );
  expect(made).toBeGreaterThan(25 * 3);
  expect(played).toBeGreaterThan(25 * 20);
  expect(ops.size).toBe(16);
});
