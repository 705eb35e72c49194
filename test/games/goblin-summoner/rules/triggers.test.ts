import { expect } from 'vitest';
import type { When } from '../../../../src/games/goblin-summoner/index.js';
import { rule } from '../../../rule.js';
import { eachSeat, eventsOf } from '../duel.js';
import { labOf, monster, relic, trap, watch, watcher } from '../lab.js';

const cardsIn = (events: Parameters<typeof eventsOf>[0], ...types: readonly string[]): string[] =>
  events.flatMap((event) => (types.includes(event.type) && 'card' in event && event.card !== null ? [event.card] : []));
const triggered = (events: Parameters<typeof eventsOf>[0]) => cardsIn(events, 'triggered');

rule(
  'G-9.4',
  'whose event it is',
  eachSeat((scene) => {
    const game = labOf(...(['own', 'enemy', 'any'] as const).map((whose) => watcher(whose, { on: 'summoned', whose })));
    const duel = scene({ a: { play: 'own enemy any', hand: 'goblin-runt' }, b: { hand: 'goblin-runt' } }, game);
    expect(triggered(duel.a.plays('goblin-runt'))).toEqual(['own', 'any']);
    expect(triggered(duel.b.plays('goblin-runt'))).toEqual(['enemy', 'any']);
  }),
);

rule(
  'G-9.4',
  'shield-lost is of the duellist who lost the card',
  eachSeat((scene) => {
    const game = labOf(
      watcher('own', { on: 'shield-lost', whose: 'own' }),
      watcher('enemy', { on: 'shield-lost', whose: 'enemy' }),
    );
    const { a } = scene({ a: { play: 'own enemy goblin-runt' }, b: { play: 'own enemy' } }, game);
    const events = eventsOf(a.attacks('goblin-runt'), 'triggered');
    expect(events.map(({ card, seat }) => [card, seat === a.seat])).toEqual([
      ['enemy', true],
      ['own', false],
    ]);
  }),
);

rule(
  'G-9.4',
  'a filter fits the card of the event; without a category any card',
  eachSeat((scene) => {
    const on = (id: string, filter: Extract<When, { whose: unknown }>['filter']) =>
      watcher(id, { on: 'summoned', whose: 'any', ...(filter ? { filter } : {}) });
    const game = labOf(
      on('all', undefined),
      on('cheap', { costMax: 1 }),
      on('dear', { costMin: 2 }),
      on('goblins', { type: ['goblin'] }),
      on('relics', { category: ['relic'] }),
      on('winged', { keyword: 'flying' }),
      on('grounded', { without: 'flying' }),
      on('tokens', { token: true }),
      on('others', { notSelf: true }),
    );
    const play = 'all cheap dear goblins relics winged grounded tokens';
    const { a, b } = scene(
      { a: { play, hand: 'goblin-glider war-drum wraith call-the-warband others', pool: 20 } },
      game,
    );
    const doing = [
      ['goblin-glider', ['all', 'dear', 'goblins', 'winged']],
      ['war-drum', ['all', 'cheap', 'goblins', 'relics', 'grounded']],
      ['wraith', ['all', 'dear', 'winged']],
      ['others', ['all', 'cheap', 'goblins', 'relics', 'grounded']],
    ] as const;
    for (const [card, expected] of doing) {
      expect(triggered(a.plays(card))).toEqual(expected);
      b.passes();
    }
    const one = ['all', 'cheap', 'goblins', 'grounded', 'tokens', 'others'];
    expect(triggered(a.plays('call-the-warband'))).toEqual([...one, ...one]);
  }),
);

rule(
  'G-9.4',
  'of an attack, one attacker must fit, and the kind of target',
  eachSeat((scene) => {
    const game = labOf(
      watcher('winged', { on: 'attack', whose: 'any', filter: { keyword: 'flying' } }),
      watcher('on-monster', { on: 'attack', whose: 'any', attackTarget: 'monster' }),
      watcher('on-duellist', { on: 'attack', whose: 'any', attackTarget: 'duellist' }),
    );
    const { a, b } = scene(
      {
        a: { play: 'winged on-monster on-duellist goblin-glider 2 goblin-runt' },
        b: { play: 'goblin-runt' },
      },
      game,
    );
    expect(triggered(a.attacks('goblin-runt', 'goblin-runt'))).toEqual(['on-monster']);
    b.passes();
    expect(triggered(a.attacks('goblin-runt#2 goblin-glider'))).toEqual(['winged', 'on-duellist']);
  }),
);

rule(
  'G-9.5',
  'self, then the acting side, then the other side, then looks, each in order of entry',
  eachSeat((scene) => {
    const attack = (whose: 'own' | 'enemy' | 'any'): When => ({ on: 'attack', whose });
    const game = labOf(
      monster('first', { effects: [watch({ on: 'attack', whose: 'self' })] }),
      monster('second', { effects: [watch({ on: 'attack', whose: 'self' })] }),
      ...['x', 'y'].map((id) => watcher(id, attack('any'))),
      trap('t', attack('any')),
      trap('u', attack('any')),
    );
    for (const priority of ['a', 'b'] as const) {
      const { a } = scene({ priority, actor: 'a', a: { play: 'u x first t second y' }, b: { play: 't y u x' } }, game);
      const events = a.attacks('second first');
      const said = events.flatMap((event) =>
        'card' in event && ['triggered', 'sprang'].includes(event.type) ? [[event.card, event.seat === a.seat]] : [],
      );
      expect(said).toEqual([
        ...[
          ['first', true],
          ['second', true],
          ['x', true],
          ['y', true],
          ['y', false],
          ['x', false],
        ],
        ...[
          ['u', true],
          ['t', true],
          ['t', false],
          ['u', false],
        ],
      ]);
    }
  }),
);

rule(
  'G-9.5',
  'in a turn step the priority player counts as acting',
  eachSeat((scene) => {
    const pricker = relic('pricker', {
      when: { on: 'turn-start' },
      do: [{ op: 'damage', target: { from: 'play', side: 'any', filter: { category: ['monster'] } }, amount: 1 }],
    });
    const game = labOf(pricker, watcher('gong', { on: 'damaged', whose: 'any' }));
    const duel = scene({ priority: 'b', a: { play: 'gong' }, b: { play: 'hill-giant gong pricker' } }, game);
    const events = eventsOf(duel.endTurn(), 'triggered').filter(({ card }) => card === 'gong');
    expect(events.map(({ seat }) => seat)).toEqual([duel.a.seat, duel.b.seat]); // turn 2 is A's
  }),
);

rule(
  'G-9.6',
  'first in, first out: an effect is done before the next, and what it causes comes last',
  eachSeat((scene) => {
    const spawn = (id: string): Parameters<typeof relic>[1] => ({
      when: { on: 'destroyed', whose: 'own', filter: { token: false, category: ['monster'] } },
      do: [
        { op: 'token', player: 'own', token: id, amount: 1 },
        { op: 'mana', player: 'own', amount: 1 },
      ],
    });
    const game = labOf(
      relic('one', spawn('token-straggler')),
      relic('two', spawn('token-straggler')),
      watcher('gong', { on: 'summoned', whose: 'any' }),
    );
    const { a, b } = scene({ a: { play: 'one two gong goblin-runt' }, b: { hand: 'doom' } }, game);
    a.passes();
    expect(triggered(b.plays('doom'))).toEqual(['one', 'two', 'gong', 'gong']);
  }),
);

rule(
  'G-9.7',
  'a condition counts when an effect would queue and again when it would resolve',
  eachSeat((scene) => {
    const poor = [{ what: 'mana', of: 'own', is: '<=', n: 3 }] as const;
    const on = { on: 'destroyed', whose: 'own', filter: { category: ['monster'] } } as const;
    const gain = { when: on, if: poor, do: [{ op: 'mana', player: 'own', amount: 2 }] } as const;
    const game = labOf(relic('alms', gain), relic('dole', gain));
    for (const [pool, cards] of [
      [4, []],
      [3, ['alms']],
      [1, ['alms', 'dole']],
    ] as const) {
      const { a, b } = scene({ a: { play: 'alms dole goblin-runt', pool }, b: { hand: 'doom' } }, game);
      a.passes();
      expect(triggered(b.plays('doom'))).toEqual(cards);
    }
  }),
);

rule(
  'G-9.7',
  'an effect whose card has left is dropped, but for its own end',
  eachSeat((scene) => {
    const on = { on: 'cast', whose: 'enemy' } as const;
    const breaker = relic('breaker', {
      when: on,
      do: [{ op: 'destroy', target: { from: 'play', side: 'own', filter: { category: ['relic'] } } }],
    });
    const { a } = scene({ a: { hand: 'rally' }, b: { play: 'breaker gong' } }, labOf(breaker, watcher('gong', on)));
    expect(triggered(a.plays('rally'))).toEqual(['breaker']);
  }),
);

rule(
  'G-9.7',
  'a trap is not wasted on what is over: attack, cast, summoned, damaged, effect used',
  eachSeat((scene) => {
    const hurt = (id: string, on: 'damaged' | 'effect-used') =>
      trap(id, { on, whose: 'enemy' }, { op: 'destroy', target: { from: 'source' } });
    const game = labOf(hurt('finish', 'damaged'), hurt('stop', 'effect-used'));
    const cases = [
      ['2 net', (duel: ReturnType<typeof scene>) => duel.a.attacks('goblin-archer'), 'net'],
      ['2 null-rune', (duel: ReturnType<typeof scene>) => duel.a.plays('rally'), 'null-rune'],
      ['2 pit-trap', (duel: ReturnType<typeof scene>) => duel.a.plays('goblin-runt'), 'pit-trap'],
      ['pit-trap vine-snare', (duel: ReturnType<typeof scene>) => duel.a.plays('goblin-runt'), 'pit-trap'],
      ['2 stop', (duel: ReturnType<typeof scene>) => duel.a.uses('goblin-archer'), 'stop'],
      ['2 finish', (duel: ReturnType<typeof scene>) => duel.a.plays('inferno'), 'finish'],
    ] as const;
    for (const [traps, act, sprung] of cases) {
      const duel = scene(
        {
          a: { play: 'goblin-archer(+0/+3) hill-giant', hand: 'rally goblin-runt inferno', pool: 9 },
          b: { play: traps },
        },
        game,
      );
      const events = act(duel);
      expect(cardsIn(events, 'sprang')).toEqual([sprung]);
      expect(duel.b.count('play')).toBe(1);
    }
  }),
);
