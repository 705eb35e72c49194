import { expect } from 'vitest';
import { rule } from '../../../rule.js';
import { type Duel, eachSeat, eventsOf, typesOf } from '../duel.js';
import { labOf, relic } from '../lab.js';

const DOING: readonly [string, (duel: Duel) => unknown][] = [
  ['a card', ({ a }) => a.plays('goblin-runt')],
  ['a released card', ({ a }) => a.playsShield('rally')],
  ['an attack', ({ a }) => a.attacks('goblin-soldier')],
  ['an effect', ({ a }) => a.uses('war-drum')],
  ['a feat', ({ a }) => a.usesFeat('feat-war-cry')],
  ['a pass', ({ a }) => a.passes()],
];
for (const [what, act] of DOING) {
  rule(
    ['G-5.1', 'G-5.2'],
    `after ${what} the other may act, and not the same again`,
    eachSeat((scene) => {
      const duel = scene({
        options: { feats: true },
        a: { hand: 'goblin-runt', released: 'rally', play: 'goblin-soldier war-drum', carries: 'feat-war-cry' },
        b: { hand: 'net' },
      });
      expect(duel.b.cannot.plays('net')).toEqual({ code: 'not-your-action', rule: 'G-5.1', path: ['seat'] });
      act(duel);
      expect(duel.game.decision(duel.state)).toEqual({ kind: 'turn', seat: duel.b.seat, prompt: 'act' });
      expect(duel.a.cannot.passes().code).toBe('not-your-action');
      expect(duel.state).toMatchObject({
        turn: 1,
        passes: what === 'a pass' ? 1 : 0,
        actions: what === 'a pass' ? 0 : 1,
      });
      duel.b.plays('net');
      expect(duel.state.actor).toBe(duel.a.seat);
    }),
  );
}

rule(
  'G-5.3',
  'a pass changes nothing else, and who passed may act again',
  eachSeat((scene) => {
    const duel = scene({ a: { hand: 'net' }, b: { hand: 'rally' } });
    const { players } = duel.state;
    expect(duel.a.passes()).toMatchObject([{ type: 'passed', rule: 'G-5.3', seat: duel.a.seat }]);
    expect(duel.state.players).toEqual(players);
    duel.b.plays('rally');
    duel.a.plays('net');
    expect(duel.a.zone('play')).toBe('net(set)');
  }),
);

rule(
  'G-5.4',
  'two passes that do not follow each other directly end no turn',
  eachSeat((scene) => {
    const duel = scene({ a: { hand: '2 net' }, b: { hand: '2 net' } });
    const { a, b } = duel;
    for (const [passer, player] of [
      [a, b],
      [a, b],
    ] as const) {
      passer.passes();
      player.plays('net');
    }
    a.plays('net');
    b.passes();
    a.plays('net');
    expect([duel.state.turn, duel.state.passes]).toEqual([1, 0]);
    b.passes();
    expect([duel.state.turn, duel.state.passes]).toEqual([1, 1]);
    a.passes();
    expect([duel.state.turn, duel.state.passes]).toEqual([2, 0]);
  }),
);

rule(
  'G-5.4',
  'an answer is no action: it leaves the count of passes and the counter of actions',
  eachSeat((scene) => {
    const asking = relic('asking', {
      when: { on: 'turn-end' },
      do: [{ op: 'buff', target: { from: 'play', side: 'own', pick: 'choose' }, attack: 1, until: 'leaves' }],
    });
    const duel = scene({ a: { play: '2 goblin-runt asking', hand: 'goblin-scout rally' } }, labOf(asking));
    duel.a.plays('goblin-scout');
    expect(duel.state.actions).toBe(0);
    duel.a.chooses('rally');
    expect([duel.state.actions, duel.state.passes, duel.state.actor]).toEqual([1, 0, duel.b.seat]);
    duel.b.passes();
    duel.a.passes();
    expect([duel.state.phase.name, duel.state.passes, duel.state.turn]).toEqual(['choice', 1, 1]);
    duel.a.chooses('goblin-runt');
    expect([duel.state.passes, duel.state.turn]).toEqual([0, 2]);
  }),
);

rule(
  'G-5.5',
  'end effects, then bonuses end, then pools, then the limit, then priority',
  eachSeat((scene) => {
    const drum = relic('drum', {
      when: { on: 'turn-end' },
      do: [{ op: 'buff', target: { from: 'play', side: 'own', pick: 'choose' }, attack: 1, until: 'turn-end' }],
    });
    const duel = scene({ a: { play: '2 goblin-runt(+2/+0 this turn, flying this turn) drum', pool: 3 } }, labOf(drum));
    duel.a.passes();
    duel.b.passes();
    expect(duel.a.zone('play')).toBe('2 goblin-runt(+2/+0 this turn, flying this turn), drum');
    expect([duel.a.pool, duel.b.pool, duel.state.priority]).toEqual([3, 5, duel.a.seat]);
    const events = duel.a.chooses('goblin-runt');
    expect(typesOf(events).slice(0, 6)).toEqual([
      'chose',
      'buffed',
      'mana-changed',
      'mana-changed',
      'turn-ended',
      'turn-started',
    ]);
    expect(eventsOf(events, 'mana-changed').slice(0, 2)).toMatchObject([{ pool: 0, rule: 'G-5.5' }, { pool: 0 }]);
    expect(duel.a.zone('play')).toBe('2 goblin-runt, drum');
    expect(duel.state.priority).toBe(duel.b.seat);
  }),
);

rule(
  'G-5.5',
  'the turn limit is checked after the end-of-turn effects',
  eachSeat((scene) => {
    const mend = relic('mend', {
      when: { on: 'turn-end' },
      do: [{ op: 'shield', player: 'own', change: 'restore', amount: 1 }],
    });
    const duel = scene({ turn: 60, a: { play: 'mend', shield: '2 ?' }, b: { shield: '2 ?' } }, labOf(mend));
    const events = duel.endTurn();
    expect(duel.game.outcome(duel.state)).toMatchObject({ winners: [duel.a.seat], reason: 'turn-limit' });
    expect(typesOf(events)).not.toContain('turn-started');
  }),
);

rule(
  'G-5.6',
  'everything is fresh, then both draw, then effects, then mana',
  eachSeat((scene) => {
    const duel = scene({
      options: { feats: true },
      a: {
        play: 'goblin-runt(exhausted) war-drum(used 0) goblin-shaman',
        carries: 'feat-quick-study(spent)',
        released: 'net(seen, spent)',
      },
      b: { play: 'goblin-shaman(exhausted)', affinity: 'goblin' },
    });
    const events = duel.endTurn();
    expect(duel.a.zone('play')).toBe('goblin-runt, war-drum, goblin-shaman');
    expect([duel.a.zone('carries'), duel.a.zone('released'), duel.b.zone('play')]).toEqual([
      'feat-quick-study',
      'net(seen)',
      'goblin-shaman',
    ]);
    const start = events.slice(events.findIndex(({ type }) => type === 'turn-started'));
    const [b, a] = [duel.b.seat, duel.a.seat];
    expect(
      start.filter(({ type }) => type !== 'looked').map((event) => [event.type, 'seat' in event && event.seat]),
    ).toEqual([
      ...[
        ['turn-started', false],
        ['drew', b],
        ['drew', b],
        ['drew', a],
        ['drew', a],
      ],
      ...[
        ['triggered', b],
        ['mana-changed', b],
        ['triggered', a],
        ['mana-changed', a],
      ],
      ...[
        ['mana-changed', b],
        ['mana-changed', a],
      ],
    ]);
    expect(start[0]).toMatchObject({ turn: 2, priority: b });
    duel.b.passes();
    duel.a.usesFeat('feat-quick-study');
  }),
);

rule(
  'G-5.7',
  'the last card is drawn without a new deck, the next draw makes one',
  eachSeat((scene) => {
    for (const [deck, reshuffles, left] of [
      ['2 rally', 0, 2],
      ['rally', 1, 0],
      ['', 1, 0],
    ] as const) {
      const { a, endTurn } = scene({ a: { deck, discard: '2 net' } });
      const events = eventsOf(endTurn(), 'reshuffled').filter(({ seat }) => seat === a.seat);
      expect([events.length, a.count('discard')]).toEqual([reshuffles, left]);
      expect(a.count('hand')).toBe(2);
    }
  }),
);

rule(
  'G-5.7',
  'a failed draw costs nothing, in the middle of an effect too',
  eachSeat((scene) => {
    const duel = scene({ a: { hand: 'insight', deck: '' } });
    const events = duel.a.plays('insight');
    expect(typesOf(events)).toEqual(['mana-changed', 'cast', 'drew-nothing', 'moved']);
    expect([duel.a.count('hand'), duel.game.outcome(duel.state)]).toEqual([0, null]);
  }),
);
