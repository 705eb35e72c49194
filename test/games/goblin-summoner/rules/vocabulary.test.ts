import { expect } from 'vitest';
import type { Step } from '../../../../src/games/goblin-summoner/index.js';
import { rule } from '../../../rule.js';
import { eachSeat, eventsOf, typesOf } from '../duel.js';
import { codesOf, labOf, monster, relic, spell } from '../lab.js';

rule(
  'G-14.1',
  'self, source, attackers, defender and previous',
  eachSeat((scene) => {
    const boost = (from: 'self' | 'source' | 'attackers' | 'defender' | 'previous'): Step => ({
      ...{ op: 'buff', target: { from }, attack: 1, until: 'leaves' },
    });
    const cry = (id: string, ...steps: readonly Step[]) =>
      relic(id, { when: { on: 'attack', whose: 'any' }, do: steps });
    const game = labOf(
      monster('me', { effects: [{ when: { on: 'attack', whose: 'self' }, do: [boost('self')] }] }),
      cry('for-attackers', boost('attackers')),
      cry('for-defender', boost('defender')),
      relic('for-source', { when: { on: 'summoned', whose: 'any' }, do: [boost('source')] }),
      spell(
        'twice',
        { op: 'buff', target: { from: 'play', side: 'own', pick: 'choose' }, defence: 1, until: 'leaves' },
        boost('previous'),
        boost('previous'),
      ),
      spell(
        'other-step',
        { op: 'buff', target: { from: 'play', side: 'own' }, defence: 1, until: 'leaves' },
        { op: 'mana', player: 'own', amount: 1 },
        boost('previous'),
      ),
      spell('make', { op: 'token', player: 'own', token: 'token-straggler', amount: 2 }, boost('previous')),
      spell(
        'fetch',
        { op: 'search', from: 'discard', to: 'play', filter: { category: ['monster'] }, amount: 1 },
        boost('previous'),
      ),
    );
    const zoneAfter = (play: string, hand: string, act: (duel: ReturnType<typeof scene>) => unknown, discard = '') => {
      const duel = scene({ a: { play, hand, discard }, b: { play: 'hill-giant' } }, game);
      act(duel);
      return [duel.a.zone('play'), duel.b.zone('play')];
    };
    const attack = (duel: ReturnType<typeof scene>) => duel.a.attacks('me goblin-runt', 'hill-giant');
    expect(zoneAfter('me goblin-runt', '', attack)[0]).toBe('me(exhausted, +1/+0), goblin-runt(exhausted)');
    expect(zoneAfter('me goblin-runt for-attackers', '', attack)[0]).toBe(
      'me(exhausted, +2/+0), goblin-runt(exhausted, +1/+0), for-attackers',
    );
    expect(zoneAfter('me goblin-runt for-defender', '', attack)[1]).toBe('hill-giant(damage 1, +1/+0)');
    const runt = (duel: ReturnType<typeof scene>) => duel.a.plays('goblin-runt');
    expect(zoneAfter('for-source', 'goblin-runt', runt)[0]).toBe('for-source, goblin-runt(+1/+0)');
    const twice = (duel: ReturnType<typeof scene>) => {
      duel.a.plays('twice');
      duel.a.chooses('wraith');
    };
    expect(zoneAfter('goblin-runt wraith', 'twice', twice)[0]).toBe('goblin-runt, wraith(+2/+1)');
    expect(zoneAfter('wraith', 'other-step', (duel) => duel.a.plays('other-step'))[0]).toBe('wraith(+0/+1)');
    expect(zoneAfter('', 'make', (duel) => duel.a.plays('make'))[0]).toBe('2 token-straggler(+1/+0)');
    expect(zoneAfter('', 'fetch', (duel) => duel.a.plays('fetch'), 'wraith')[0]).toBe('wraith(+1/+0)');
  }),
);

rule('G-14.1', 'a target stands only where its event is', () => {
  const aims = (from: string, when: object) =>
    codesOf({ ...relic('x'), effects: [{ when, do: [{ op: 'ready', target: { from } }] }] });
  for (const on of ['summoned', 'damaged', 'destroyed', 'effect-used'])
    expect(aims('source', { on, whose: 'any' })).toEqual([]);
  for (const on of ['attack', 'shield-lost'])
    expect(aims('source', { on, whose: 'any' })).toEqual(['no-such-target-here']);
  for (const from of ['attackers', 'defender']) {
    expect(aims(from, { on: 'attack', whose: 'any' })).toEqual([]);
    expect(aims(from, { on: 'summoned', whose: 'any' })).toEqual(['no-such-target-here']);
    expect(aims(from, { on: 'activate' })).toEqual(['no-such-target-here']);
  }
  const step = (op: string, on: string) =>
    codesOf({ ...relic('x'), effects: [{ when: { on, whose: 'enemy' }, do: [{ op }] }] });
  expect([step('cancel-attack', 'attack'), step('counter', 'cast')]).toEqual([[], []]);
  expect([step('cancel-attack', 'cast'), step('counter', 'attack')]).toEqual([['step-not-here'], ['step-not-here']]);
  const target = (more: object) =>
    codesOf(spell('x', { op: 'ready', target: { from: 'play', side: 'own', ...more } } as Step));
  expect(target({ side: undefined })).toEqual(['side-required']);
  expect(target({ from: 'previous' })).toEqual(['side-not-here']);
  expect(target({ count: 2 })).toEqual(['pick-required']);
  expect(target({ pick: 'random', count: 2 })).toEqual([]);
  expect(target({ pick: 'random', upTo: true })).toEqual(['pick-required']);
});

rule(
  'G-14.2',
  'damage, strike and heal',
  eachSeat((scene) => {
    const on = (op: 'damage' | 'strike' | 'heal', amount: number) =>
      spell(`${op}-${amount}`, { op, target: { from: 'play', side: 'any' }, amount });
    const game = labOf(...[0, 1, 2, 4, 9].flatMap((n) => [on('damage', n), on('strike', n), on('heal', n)]));
    const cases = [
      ['damage-0', 'boulderkin', 'boulderkin'],
      ['damage-1', 'boulderkin(+0/+9)', '-'],
      ['damage-2', 'hill-giant', 'hill-giant(damage 2)'],
      ['damage-4', 'hill-giant', '-'],
      ['damage-9', 'hill-giant', '-'],
      ['strike-0', 'hill-giant', 'hill-giant'],
      ['strike-1', 'hill-giant', 'hill-giant(damage 1)'],
      ['strike-9', 'hill-giant', 'hill-giant(damage 1)'],
      ['strike-2', 'clay-golem(+0/+1)', 'clay-golem(+0/+1)'],
      ['heal-1', 'hill-giant(damage 3)', 'hill-giant(damage 2)'],
      ['heal-9', 'hill-giant(damage 3)', 'hill-giant'],
      ['heal-0', 'hill-giant(damage 3)', 'hill-giant(damage 3)'],
    ] as const;
    for (const [card, play, after] of cases) {
      const { a, b } = scene({ a: { hand: card }, b: { play } }, game);
      a.plays(card);
      expect([card, b.zone('play')]).toEqual([card, after]);
    }
  }),
);

rule(
  'G-14.3',
  'destroy, return, exhaust, ready',
  eachSeat((scene) => {
    const on = (op: 'destroy' | 'return' | 'exhaust' | 'ready') =>
      spell(op, { op, target: { from: 'play', side: 'enemy', filter: { category: ['monster', 'relic', 'trap'] } } });
    const game = labOf(on('destroy'), on('return'), on('exhaust'), on('ready'));
    const cases = [
      ['destroy', '-', '-', 'wraith, war-drum, net', 'clay-golem(seen)'],
      ['return', '-', 'wraith, clay-golem, war-drum, net', '-', '-'],
      [
        'exhaust',
        'wraith(exhausted), clay-golem*(exhausted), token-straggler(exhausted), war-drum, net(set)',
        '-',
        '-',
        '-',
      ],
      ['ready', 'wraith, clay-golem*, token-straggler, war-drum, net(set)', '-', '-', '-'],
    ] as const;
    for (const [card, ...zones] of cases) {
      const { a, b } = scene(
        { a: { hand: card }, b: { play: 'wraith(exhausted) clay-golem* token-straggler war-drum net' } },
        game,
      );
      const events = a.plays(card);
      expect([b.zone('play'), b.zone('hand'), b.zone('discard'), b.zone('released')]).toEqual(zones);
      expect(eventsOf(events, 'exhausted')).toHaveLength(card === 'exhaust' ? 2 : 0);
      expect(eventsOf(events, 'readied')).toHaveLength(card === 'ready' ? 1 : 0);
      expect(typesOf(events).includes('token-vanished')).toBe(card === 'destroy' || card === 'return');
    }
  }),
);

rule(
  'G-14.4',
  'until the turn ends, or while it stays',
  eachSeat((scene) => {
    const both = (until: 'turn-end' | 'leaves'): Step[] => [
      { op: 'buff', target: { from: 'play', side: 'own' }, attack: 2, defence: -1, until },
      { op: 'grant', target: { from: 'play', side: 'own' }, keyword: 'flying', until },
    ];
    const game = labOf(spell('brief', ...both('turn-end')), spell('long', ...both('leaves')));
    for (const [card, now, later] of [
      ['brief', 'wraith(+2/-1 this turn, flying this turn)', 'wraith'],
      ['long', 'wraith(+2/-1, flying)', 'wraith(+2/-1, flying)'],
    ] as const) {
      const { a, endTurn } = scene({ a: { hand: card, play: 'wraith' } }, game);
      const events = a.plays(card);
      expect(a.zone('play')).toBe(now);
      expect(eventsOf(events, 'buffed')).toMatchObject([
        { attack: 2, defence: -1, until: card === 'brief' ? 'turn-end' : 'leaves' },
      ]);
      expect(eventsOf(events, 'granted')).toMatchObject([{ keyword: 'flying' }]);
      endTurn();
      expect(a.zone('play')).toBe(later);
    }
  }),
);

rule('G-14.4', 'how long must be said, save in static effects', () => {
  const buff = { op: 'buff', target: { from: 'play', side: 'own' }, attack: 1 } as const;
  expect(codesOf(spell('x', buff))).toEqual(['until-required']);
  expect(codesOf(relic('x', { when: { on: 'static' }, do: [buff] }))).toEqual([]);
  expect(codesOf(relic('x', { when: { on: 'static' }, do: [{ ...buff, until: 'leaves' }] }))).toEqual([
    'until-not-here',
  ]);
});
