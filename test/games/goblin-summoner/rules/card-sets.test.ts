import { expect } from 'vitest';
import { createGoblinSummoner, firstBestiary, type Step } from '../../../../src/games/goblin-summoner/index.js';
import { rule } from '../../../rule.js';
import { eachSeat } from '../duel.js';
import { codesOf, labOf, monster, problemsOf, relic, spell, trap, watch, watcher } from '../lab.js';

rule('G-14.10', 'what a static effect may do', () => {
  const lasting = (step: object) => codesOf({ ...relic('x'), effects: [{ when: { on: 'static' }, do: [step] }] });
  const buff = { op: 'buff', attack: 1, target: { from: 'play', side: 'own' } };
  expect(lasting(buff)).toEqual([]);
  expect(lasting({ ...buff, target: { from: 'self' } })).toEqual([]);
  expect(lasting({ op: 'mana', player: 'own', amount: 1 })).toEqual(['not-in-static']);
  expect(lasting({ ...buff, target: { from: 'previous' } })).toEqual(['not-in-static']);
  expect(lasting({ ...buff, target: { ...buff.target, pick: 'choose' } })).toEqual(['not-in-static']);
  for (const bound of ['costMin', 'costMax']) {
    expect(lasting({ ...buff, target: { ...buff.target, filter: { [bound]: 2 } } })).toEqual(['not-in-static']);
  }
});

rule('G-14.11', 'which card may have which effects', () => {
  const own = watch({ on: 'summoned', whose: 'self' });
  const wait = trap('x', { on: 'cast', whose: 'enemy' });
  expect(codesOf({ ...spell('x'), effects: [own] })).toEqual(['effect-not-here']);
  expect(codesOf({ ...spell('x'), effects: [...spell('x').effects, ...spell('x').effects] })).toEqual(['effect-count']);
  expect(codesOf({ ...wait, effects: [...wait.effects, ...wait.effects] })).toEqual(['effect-count']);
  for (const on of ['turn-start', 'turn-end', 'static', 'activate', 'resolve']) {
    expect(codesOf(trap('x', { on } as never))).toEqual(['effect-not-here']);
  }
  expect(codesOf(trap('x', { on: 'attack', whose: 'self' }))).toEqual(['self-not-here']);
  expect(codesOf(monster('x', { effects: [own, watch({ on: 'turn-end' }), watch({ on: 'activate' })] }))).toEqual([]);
  expect(codesOf({ ...monster('x'), effects: spell('y').effects })).toEqual(['effect-not-here']);
  for (const on of ['cast', 'shield-lost', 'effect-used'] as const) {
    expect(codesOf(monster('x', { effects: [watch({ on, whose: 'self' })] }))).toEqual(['self-not-here']);
  }
  expect(codesOf(watcher('x', { on: 'cast', whose: 'any', attackTarget: 'duellist' }))).toEqual([
    'attack-target-not-here',
  ]);
  expect(codesOf(watcher('x', { on: 'shield-lost', whose: 'any', filter: {} }))).toEqual(['filter-not-here']);
  expect(codesOf(relic('x', { when: { on: 'activate', cost: { exhaust: true } }, do: [] }))).toEqual([
    'exhaust-not-here',
  ]);
});

rule('G-14.12', 'sets are merged by id; what is not known makes a set invalid', () => {
  const sets = (...cards: readonly object[]) =>
    problemsOf(() =>
      createGoblinSummoner({ sets: [firstBestiary, { types: [], cards, tokens: [], feats: [] } as never] }),
    );
  expect(sets(monster('x'))).toEqual([]);
  expect(sets(monster('x'), monster('x'))).toMatchObject([
    { code: 'duplicate-id', path: [1, 'cards', 1, 'id'], rule: 'G-14.12' },
  ]);
  expect(sets(monster('net'))).toMatchObject([{ code: 'duplicate-id', path: [1, 'cards', 0, 'id'] }]);
  expect(sets({ ...monster('x'), atack: 5 })).toMatchObject([
    { code: 'unknown-key', path: [1, 'cards', 0, 'atack'], didYouMean: ['attack'] },
  ]);
  expect(codesOf(monster('x', { keywords: ['fyling'] as never }))).toEqual(['not-one-of']);
  expect(codesOf(spell('x', { op: 'token', player: 'own', token: 'straggler', amount: 1 }))).toEqual(['unknown-token']);
  expect(codesOf(spell('x', { op: 'explode' } as never))).toEqual(['not-one-of']);
  expect(codesOf(monster('X y'))).toEqual(['bad-id']);
  const { catalogue } = labOf(monster('x'));
  expect([Object.keys(catalogue.cards).length, Object.keys(catalogue.feats).length]).toEqual([116, 6]);
});

rule(
  'G-14.13',
  'bounds of numbers, and what is below 0',
  eachSeat((scene) => {
    const amount = (n: unknown) => codesOf(spell('x', { op: 'mana', player: 'own', amount: n } as Step));
    for (const n of [-99, 0, 99]) expect(amount(n)).toEqual([]);
    for (const [n, code] of [
      [-100, 'too-small'],
      [100, 'too-big'],
      [0.5, 'wrong-type'],
    ] as const)
      expect(amount(n)).toEqual([code]);
    for (const n of [-1, 100]) expect(codesOf(monster('x', { attack: n }))).toHaveLength(1);
    const less = { count: { side: 'own' }, plus: -9 } as const;
    const game = labOf(
      spell(
        'less',
        { op: 'draw', player: 'own', amount: less },
        { op: 'damage', target: { from: 'play', side: 'any' }, amount: less },
        { op: 'buff', target: { from: 'play', side: 'any' }, attack: less, until: 'leaves' },
        { op: 'mana', player: 'own', amount: less },
      ),
    );
    const { a } = scene({ a: { hand: 'less', play: 'goblin-runt war-drum', deck: '3 net', pool: 9 } }, game);
    a.plays('less');
    expect([a.count('hand'), a.zone('play'), a.pool]).toEqual([0, 'goblin-runt(-7/+0), war-drum', 2]);
  }),
);

rule(
  'G-14.13',
  'a counted amount with plus and max',
  eachSeat((scene) => {
    const gain = (max: number) =>
      spell(`gain-${max}`, { op: 'mana', player: 'own', amount: { count: { side: 'own' }, plus: 1, max } });
    for (const [max, gained] of [
      [2, 2],
      [3, 3],
      [4, 4],
      [5, 4],
    ] as const) {
      const { a } = scene({ a: { hand: `gain-${max}`, play: '2 goblin-runt net', pool: 0 } }, labOf(gain(max)));
      a.plays(`gain-${max}`);
      expect(a.pool).toBe(gained);
    }
  }),
);
