import { expect } from 'vitest';
import {
  type Config,
  defaults,
  goblinSummoner,
  type OptionsGiven,
} from '../../../../src/games/goblin-summoner/index.js';
import { rule } from '../../../rule.js';
import { problemsOf } from '../lab.js';

const setup = (options: unknown, more: Partial<Config> = {}) =>
  goblinSummoner.setup({ seed: 'options', options: options as OptionsGiven, ...more });
const optionProblems = (options: unknown) =>
  problemsOf(() => setup(options)).filter(({ path }) => path[0] === 'options');

rule('G-1.1', 'every option has its default', () => {
  expect(defaults).toEqual({
    manaMax: [5, 5],
    shieldSize: 3,
    handSize: 4,
    drawPerTurn: 2,
    deckSize: 22,
    deckManaLimit: 35,
    maxCopies: 3,
    offerCut: false,
    summoningSickness: false,
    spentShieldCard: 'released',
    feats: false,
    turnLimit: 60,
    openLists: false,
    actionLimit: 200,
    chainLimit: 100,
  });
  expect(setup({}).options).toEqual(defaults);
});

rule('G-1.1', 'the sizes that are given are played with', () => {
  let state = setup({ manaMax: [3, 7], shieldSize: 4, handSize: 2, drawPerTurn: 1 });
  expect(state.options).toEqual({ ...defaults, manaMax: [3, 7], shieldSize: 4, handSize: 2, drawPerTurn: 1 });
  const sizes = () =>
    state.players.map(({ pool, shield, hand, deck }) => [pool, shield.length, hand.length, deck.length]);
  expect(sizes()).toEqual([
    [3, 4, 2, 16],
    [7, 4, 2, 16],
  ]);
  for (const _pass of [1, 2]) state = goblinSummoner.reduce(state, { type: 'pass', seat: state.actor });
  expect(sizes()).toEqual([
    [3, 4, 3, 15],
    [7, 4, 3, 15],
  ]);
});

rule('G-1.1', 'one number of mana is for both', () => {
  expect(setup({ manaMax: 9 }).players.map(({ pool }) => pool)).toEqual([9, 9]);
});

const BOUNDS = [
  ['handSize', 0, 1000],
  ['drawPerTurn', 0, 1000],
  ['deckManaLimit', 0, 1000],
  ['deckSize', 1, 1000],
  ['shieldSize', 1, 1000],
  ['maxCopies', 1, 1000],
  ['turnLimit', 1, 100_000],
  ['actionLimit', 1, 100_000],
  ['chainLimit', 1, 100_000],
  ['manaMax', 0, 1000],
] as const;

for (const [key, min, max] of BOUNDS) {
  rule('G-1.2', `${key} is a whole number from ${min} to ${max}`, () => {
    const room = key === 'shieldSize' ? { deckSize: 1000 } : key === 'deckSize' ? { shieldSize: 1 } : {};
    const problems = (value: unknown) => optionProblems({ ...room, [key]: value });
    for (const value of [min, min + 1, max]) expect(problems(value)).toEqual([]);
    expect(problems(min - 1)).toMatchObject([{ code: 'too-small', path: ['options', key], have: min - 1, need: min }]);
    expect(problems(max + 1)).toMatchObject([{ code: 'too-big', path: ['options', key], have: max + 1, need: max }]);
    for (const value of [1.5, '3', Number.NaN, {}, true]) expect(problems(value)).toHaveLength(1);
  });
}

rule('G-1.2', 'mana may differ, in a pair', () => {
  expect(optionProblems({ manaMax: [0, 1000] })).toEqual([]);
  expect(optionProblems({ manaMax: [5, 1001] })).toMatchObject([{ code: 'too-big', path: ['options', 'manaMax', 1] }]);
  for (const manaMax of [[5], [5, 5, 5], []]) expect(optionProblems({ manaMax }).length).toBeGreaterThan(0);
});

rule('G-1.2', 'no limit is null where there may be none', () => {
  expect(optionProblems({ maxCopies: null, turnLimit: null })).toEqual([]);
  expect(optionProblems({ chainLimit: null })).toHaveLength(1);
  expect(optionProblems({ actionLimit: null })).toHaveLength(1);
});

rule('G-1.2', 'a shield is not larger than a deck', () => {
  expect(optionProblems({ shieldSize: 22 })).toEqual([]);
  expect(optionProblems({ shieldSize: 23 })).toEqual([
    { code: 'too-big', path: ['options', 'shieldSize'], rule: 'G-1.2', have: 23, need: 22 },
  ]);
});

rule('G-1.2', 'switches are yes or no, and unknown options are told with what was meant', () => {
  for (const key of ['offerCut', 'summoningSickness', 'feats', 'openLists']) {
    expect(optionProblems({ [key]: true })).toEqual([]);
    expect(optionProblems({ [key]: 1 })).toMatchObject([{ code: 'wrong-type', path: ['options', key] }]);
  }
  expect(optionProblems({ spentShieldCard: 'deck' })).toMatchObject([{ code: 'not-one-of' }]);
  expect(optionProblems({ handsize: 3 })).toMatchObject([
    { code: 'unknown-key', path: ['options', 'handsize'], didYouMean: ['handSize'] },
  ]);
});

rule(['G-1.2', 'G-5.7'], 'a deck that is too small for the opening hand is drawn empty', () => {
  const state = setup({ handSize: 19 });
  expect(state.players.map(({ hand, deck }) => [hand.length, deck.length])).toEqual([
    [19, 0],
    [19, 0],
  ]);
  expect(setup({ handSize: 20 }).players.map(({ hand, deck }) => [hand.length, deck.length])).toEqual([
    [19, 0],
    [19, 0],
  ]);
});
