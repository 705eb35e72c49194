import { expect, describe as group } from 'vitest';
import type { Step, Target, When } from '../../../src/games/goblin-summoner/index.js';
import { firstBestiary } from '../../../src/games/goblin-summoner/index.js';
import { rule } from '../../rule.js';
import { destroy, effect, feat, monster, problemsOf, relic, setOf, spell, told, trap } from './set-kit.js';

const draw: Step = { op: 'draw', player: 'own', amount: 1 };
const foe: Target = { from: 'play', side: 'enemy' };
const entering: When = { on: 'summoned', whose: 'self' };

group('sets that make no sense are refused', () => {
  rule('G-14.12', 'two cards of one id, in one set or in two', () => {
    expect(told(setOf(monster('x'), monster('x')))).toEqual(['duplicate-id at 0.cards.1.id']);
    expect(told(firstBestiary, setOf(monster('net')))).toEqual(['duplicate-id at 1.cards.0.id']);
    expect(told(setOf(monster('tadpole')))).toEqual(['duplicate-id at 0.tokens.0.id']);
    expect(told({ ...setOf(), feats: [feat(draw), feat(draw)] })).toEqual(['duplicate-id at 0.feats.1.id']);
    expect(told({ ...setOf(), types: [{ id: 'frog' }, { id: 'frog' }] })).toEqual(['duplicate-id at 0.types.1.id']);
  });

  rule('G-14.12', 'types, tokens and keywords that are not there, with the nearest', () => {
    const bad = monster('x', effect(entering, { op: 'token', player: 'own', token: 'tadpol', amount: 1 }));
    const counting = monster('y', {
      when: entering,
      if: [{ count: { side: 'own', filter: { type: ['forg'] } }, is: '>=', n: 1 }],
      do: [destroy({ ...foe, filter: { type: ['frog', 'newt'] } })],
    });
    expect(problemsOf(setOf({ ...bad, type: 'frg' }, counting))).toEqual([
      {
        code: 'unknown-type',
        rule: 'G-14.12',
        path: [0, 'cards', 0, 'type'],
        expected: ['frog'],
        didYouMean: ['frog'],
      },
      {
        code: 'unknown-token',
        rule: 'G-14.12',
        path: [0, 'cards', 0, 'effects', 0, 'do', 0, 'token'],
        expected: ['tadpole'],
        didYouMean: ['tadpole'],
      },
      {
        code: 'unknown-type',
        rule: 'G-14.12',
        path: [0, 'cards', 1, 'effects', 0, 'if', 0, 'count', 'filter', 'type', 0],
        expected: ['frog'],
        didYouMean: ['frog'],
      },
      {
        code: 'unknown-type',
        rule: 'G-14.12',
        path: [0, 'cards', 1, 'effects', 0, 'do', 0, 'target', 'filter', 'type', 1],
        expected: ['frog'],
      },
    ]);
    expect(problemsOf(setOf({ ...monster('x'), keywords: ['fliyng' as 'flying'] }))).toMatchObject([
      { code: 'not-one-of', path: [0, 'cards', 0, 'keywords', 0], didYouMean: ['flying'] },
    ]);
  });

  rule(['G-14.11', 'G-2.5'], 'effects that a card of the category cannot have', () => {
    const attack = effect({ on: 'attack', whose: 'enemy' }, draw);
    const resolve = effect({ on: 'resolve' }, draw);
    expect(told(setOf(spell(), trap(), relic()))).toEqual([
      'effect-count at 0.cards.0.effects',
      'effect-count at 0.cards.1.effects',
      'effect-count at 0.cards.2.effects',
    ]);
    expect(told(setOf(spell(resolve, resolve)))).toEqual(['effect-count at 0.cards.0.effects']);
    expect(told(setOf(spell(attack)))).toEqual(['effect-not-here at 0.cards.0.effects.0.when.on']);
    expect(told(setOf(relic(resolve), monster('x', resolve)))).toEqual([
      'effect-not-here at 0.cards.0.effects.0.when.on',
      'effect-not-here at 0.cards.1.effects.0.when.on',
    ]);
    for (const on of ['turn-start', 'turn-end', 'static', 'activate', 'resolve'] as const) {
      expect(told(setOf(trap(effect({ on }))))).toEqual(['effect-not-here at 0.cards.0.effects.0.when.on']);
    }
    expect(told(setOf(trap(effect(entering, draw))))).toEqual(['self-not-here at 0.cards.0.effects.0.when.whose']);
    expect(told(setOf(trap(attack), spell(resolve), relic(attack, attack), monster('x')))).toEqual([]);
  });

  rule('G-14.11', '"self", filters and attack targets where they mean nothing', () => {
    const on = (when: When): readonly string[] => told(setOf(monster('x', effect(when, draw))));
    const at = (code: string, key: string) => [`${code} at 0.cards.0.effects.0.when.${key}`];
    for (const own of ['summoned', 'destroyed', 'damaged', 'attack'] as const)
      expect(on({ on: own, whose: 'self' })).toEqual([]);
    for (const other of ['cast', 'shield-lost', 'effect-used'] as const) {
      expect(on({ on: other, whose: 'self' })).toEqual(at('self-not-here', 'whose'));
    }
    expect(on({ on: 'shield-lost', whose: 'own', filter: {} })).toEqual(at('filter-not-here', 'filter'));
    expect(on({ on: 'cast', whose: 'own', filter: {} })).toEqual([]);
    expect(on({ on: 'cast', whose: 'own', attackTarget: 'duellist' })).toEqual(
      at('attack-target-not-here', 'attackTarget'),
    );
    expect(on({ on: 'attack', whose: 'own', attackTarget: 'duellist' })).toEqual([]);
  });

  rule('G-14.1', 'targets and steps that need an event of another kind', () => {
    const steps = (when: When, ...list: readonly Step[]) => told(setOf(monster('x', effect(when, ...list))));
    const at = (code: string, key: string) => [`${code} at 0.cards.0.effects.0.do.0.${key}`];
    const aboutOne = ['summoned', 'cast', 'damaged', 'destroyed', 'effect-used'] as const;
    for (const on of aboutOne) expect(steps({ on, whose: 'any' }, destroy({ from: 'source' }))).toEqual([]);
    for (const on of ['attack', 'shield-lost'] as const) {
      expect(steps({ on, whose: 'any' }, destroy({ from: 'source' }))).toEqual(
        at('no-such-target-here', 'target.from'),
      );
    }
    expect(steps({ on: 'activate' }, destroy({ from: 'source' }))).toEqual(at('no-such-target-here', 'target.from'));
    for (const from of ['attackers', 'defender'] as const) {
      expect(steps({ on: 'attack', whose: 'any' }, destroy({ from }))).toEqual([]);
      expect(steps({ on: 'cast', whose: 'any' }, destroy({ from }))).toEqual(at('no-such-target-here', 'target.from'));
    }
    expect(steps({ on: 'attack', whose: 'any' }, { op: 'cancel-attack' })).toEqual([]);
    expect(steps({ on: 'cast', whose: 'any' }, { op: 'cancel-attack' })).toEqual(at('step-not-here', 'op'));
    expect(steps({ on: 'cast', whose: 'any' }, { op: 'counter' })).toEqual([]);
    expect(steps({ on: 'attack', whose: 'any' }, { op: 'counter' })).toEqual(at('step-not-here', 'op'));
    expect(steps(entering, destroy({ from: 'play' }))).toEqual(at('side-required', 'target.side'));
    expect(steps(entering, destroy({ from: 'self', side: 'own' }))).toEqual(at('side-not-here', 'target.side'));
  });

  rule(
    ['G-9.12', 'G-9.2', 'G-14.7'],
    'numbers of targets without a pick, exhausting a relic, and a spell put into play',
    () => {
      const step = (one: Step) => told(setOf(monster('x', effect(entering, one))));
      const at = (code: string, key: string) => [`${code} at 0.cards.0.effects.0.do.0.${key}`];
      expect(step(destroy({ ...foe, count: 2 }))).toEqual(at('pick-required', 'target.count'));
      expect(step(destroy({ ...foe, pick: 'random', upTo: true }))).toEqual(at('pick-required', 'target.upTo'));
      expect(step(destroy({ ...foe, pick: 'choose', count: 2, upTo: true }))).toEqual([]);
      const search = { op: 'search', from: 'deck', to: 'play', amount: 1 } as const;
      expect(step({ ...search, filter: {} })).toEqual(at('search-filter', 'filter.category'));
      expect(step({ ...search, filter: { category: ['monster', 'trap'] } })).toEqual(
        at('search-filter', 'filter.category'),
      );
      expect(step({ ...search, filter: { category: ['monster', 'relic'] } })).toEqual([]);
      expect(step({ ...search, to: 'hand', filter: {} })).toEqual([]);
      expect(told(setOf(relic(effect({ on: 'activate', cost: { exhaust: true } }, draw))))).toEqual([
        'exhaust-not-here at 0.cards.0.effects.0.when.cost.exhaust',
      ]);
    },
  );

  rule(['G-14.4', 'G-14.10'], 'a bonus without an end, and statics that choose, cost or do something else', () => {
    const under = (when: When, one: Step) =>
      told(setOf(monster('x', effect(when, one)))).map((line) => line.replace('0.cards.0.effects.0.do.0.', ''));
    const buff = (target: Target, more = {}): Step => ({ op: 'buff', target, attack: 1, ...more });
    expect(under(entering, buff(foe))).toEqual(['until-required at until']);
    expect(under(entering, { op: 'grant', target: foe, keyword: 'reach' })).toEqual(['until-required at until']);
    expect(under({ on: 'static' }, buff(foe))).toEqual([]);
    expect(under({ on: 'static' }, buff(foe, { until: 'leaves' }))).toEqual(['until-not-here at until']);
    expect(under({ on: 'static' }, draw)).toEqual(['not-in-static at op']);
    expect(under({ on: 'static' }, buff({ from: 'source' }))).toEqual(['not-in-static at target.from']);
    expect(under({ on: 'static' }, buff({ ...foe, pick: 'choose' }))).toEqual(['not-in-static at target.pick']);
    expect(under({ on: 'static' }, buff({ ...foe, filter: { costMin: 1, costMax: 2 } }))).toEqual([
      'not-in-static at target.filter.costMin',
      'not-in-static at target.filter.costMax',
    ]);
  });

  rule(['G-13.3', 'G-2.12'], 'feats that speak of a card, and tokens that cost or stand among the cards', () => {
    for (const from of ['self', 'source', 'attackers', 'defender'] as const) {
      expect(told({ ...setOf(), feats: [feat(destroy({ from }))] })).toEqual([
        'no-such-target-here at 0.feats.0.do.0.target.from',
      ]);
    }
    expect(told({ ...setOf(), feats: [feat(destroy({ ...foe, pick: 'choose' }), draw)] })).toEqual([]);
    const token = { ...monster('egg'), token: true } as const;
    expect(told(setOf({ ...token, cost: 0 }))).toEqual(['token-among-cards at 0.cards.0.token']);
    expect(told({ ...setOf(), tokens: [token, { ...monster('leg'), cost: 0 }] })).toEqual([
      'token-cost at 0.tokens.0.cost',
      'not-a-token at 0.tokens.1.token',
    ]);
  });
});
