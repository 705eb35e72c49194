import { expect, test } from 'vitest';
import { eachSeat, eventsOf, typesOf } from '../duel.js';
import { labOf, monster, relic, spell, trap } from '../lab.js';

test(
  'KF-H01: both lose the last card by one step: a draw, whoever caused it',
  eachSeat((scene) => {
    for (const who of ['a', 'b'] as const) {
      const duel = scene({ actor: who, a: { hand: 'twin-ruin', shield: '?' }, b: { hand: 'twin-ruin', shield: '?' } });
      duel[who].plays('twin-ruin');
      expect(duel.game.outcome(duel.state)).toEqual({ winners: [], reason: 'shields', rule: 'G-10.7' });
    }
  }),
);

test(
  'KF-H03: triggers that set each other off for ever stop at the chain limit',
  eachSeat((scene) => {
    const thorn = relic('thorn', {
      when: { on: 'damaged', whose: 'any' },
      do: [
        { op: 'heal', target: { from: 'play', side: 'any' }, amount: 9 },
        { op: 'damage', target: { from: 'play', side: 'any' }, amount: 1 },
      ],
    });
    const poke = spell('poke', { op: 'damage', target: { from: 'play', side: 'any' }, amount: 1 });
    for (const chainLimit of [1, 100, 500]) {
      const duel = scene(
        { options: { chainLimit }, a: { hand: 'poke', play: 'thorn hill-giant' }, b: { play: 'thorn', hand: 'net' } },
        labOf(thorn, poke),
      );
      const events = duel.a.plays('poke');
      expect(eventsOf(events, 'triggered')).toHaveLength(chainLimit);
      expect(eventsOf(events, 'chain-stopped')).toMatchObject([{ rule: 'G-11.3' }]);
      expect(duel.a.zone('play')).toBe('thorn, hill-giant(damage 1)');
      duel.b.plays('net');
    }
  }),
);

test(
  'KF-H03: triggers whose conditions end come to rest by themselves',
  eachSeat((scene) => {
    const drip = trap(
      'drip',
      { on: 'shield-lost', whose: 'any' },
      { op: 'shield', player: 'both', change: 'restore', amount: 1 },
    );
    const { a, b } = scene({ a: { play: 'goblin-runt drip' }, b: { play: '3 drip' } }, labOf(drip));
    a.attacks('goblin-runt');
    expect([a.count('shield'), b.count('shield')]).toEqual([3, 3]);
  }),
);

test(
  'KF-H04: two who can do nothing pass to the turn limit',
  eachSeat((scene) => {
    const duel = scene({ a: { deck: '', shield: '2 ?' }, b: { deck: '' } });
    let passes = 0;
    while (duel.game.outcome(duel.state) === null) {
      passes += eventsOf(duel.endTurn(), 'passed').length;
      expect(passes).toBeLessThanOrEqual(120);
    }
    expect(passes).toBe(120);
    expect(duel.game.outcome(duel.state)).toEqual({ winners: [duel.b.seat], reason: 'turn-limit', rule: 'G-11.1' });
  }),
);

test(
  'KF-H05: running out of cards has no penalty, at the moment of the failed draw or ever',
  eachSeat((scene) => {
    for (const [cards, drawn, failed] of [
      [3, 2, 0],
      [2, 2, 0],
      [1, 1, 1],
      [0, 0, 1],
    ] as const) {
      const duel = scene({ a: { deck: cards === 0 ? '' : `${cards} net` } });
      const events = duel.endTurn().filter((event) => 'seat' in event && event.seat === duel.a.seat);
      expect([eventsOf(events, 'drew').length, eventsOf(events, 'drew-nothing').length]).toEqual([drawn, failed]);
      expect([duel.game.outcome(duel.state), duel.a.count('shield')]).toEqual([null, 3]);
    }
  }),
);

test(
  'KF-H06: a choice without candidates, or of all there are, is not put',
  eachSeat((scene) => {
    const game = labOf(
      spell('disarm', {
        op: 'destroy',
        target: { from: 'play', side: 'enemy', filter: { category: ['trap'] }, pick: 'choose' },
      }),
      spell('rot', { op: 'discard', player: 'enemy', amount: 2, how: 'choose' }),
      spell('maybe', { op: 'ready', target: { from: 'play', side: 'own', pick: 'choose', count: 2, upTo: true } }),
      spell('find', { op: 'search', from: 'deck', to: 'hand', filter: { category: ['relic'] }, amount: 2 }),
    );
    for (const card of ['disarm', 'rot', 'maybe', 'find']) {
      for (const [play, hand, deck] of [
        ['', '', ''],
        ['net', 'net', 'war-drum net'],
      ] as const) {
        const duel = scene({ a: { hand: card, deck }, b: { play, hand } }, game);
        const events = duel.a.plays(card);
        expect([card, typesOf(events).includes('choice-opened'), duel.state.phase.name]).toEqual([
          card,
          false,
          'actions',
        ]);
        expect(typesOf(events)).toContain('moved');
      }
    }
  }),
);

test(
  'KF-I01: lost is lost: no amount of harm mends anything',
  eachSeat((scene) => {
    const amounts = [0, 1, 3, 5, -3] as const;
    const game = labOf(
      ...amounts.map((amount) =>
        spell(`hit-${amount + 10}`, { op: 'damage', target: { from: 'play', side: 'enemy' }, amount }),
      ),
    );
    for (const [amount, after] of [
      [0, 'hill-giant(damage 1)'],
      [1, 'hill-giant(damage 2)'],
      [3, '-'],
      [5, '-'],
      [-3, 'hill-giant(damage 1)'],
    ] as const) {
      const { a, b } = scene({ a: { hand: `hit-${amount + 10}` }, b: { play: 'hill-giant(damage 1)' } }, game);
      a.plays(`hit-${amount + 10}`);
      expect([b.zone('play'), b.count('shield')]).toEqual([after, 3]);
    }
  }),
);

test(
  'KF-I03: a bonus goes with its source, and does not pass to another card',
  eachSeat((scene) => {
    const duel = scene({
      a: { play: 'goblin-runt tattered-warbanner', hand: 'goblin-runt unsummon', pool: 9 },
      b: { play: '4 rune-wall', hand: 'shatter', pool: 1 },
    });
    const { a, b } = duel;
    const strength = (runt: string) => eventsOf(a.attacks(runt, 'rune-wall'), 'struck')[0]?.amount;
    expect(strength('goblin-runt')).toBe(2);
    b.plays('shatter');
    a.plays('goblin-runt');
    b.passes();
    expect(strength('goblin-runt#2')).toBe(1);
    b.passes();
    a.plays('unsummon');
    a.chooses('goblin-runt');
    b.passes();
    a.plays('goblin-runt');
    b.passes();
    expect(strength('goblin-runt#2')).toBe(1);
  }),
);

test(
  'KF-I11: those that fall in one sweep leave together, and then each sees the same board',
  eachSeat((scene) => {
    const kin = monster('kin', {
      effects: [
        {
          when: { on: 'destroyed', whose: 'self' },
          if: [{ count: { side: 'own', filter: { category: ['monster'] } }, is: '==', n: 0 }],
          do: [{ op: 'draw', player: 'own', amount: 1 }],
        },
      ],
    });
    const sweep = spell('sweep', { op: 'damage', target: { from: 'play', side: 'enemy' }, amount: 1 });
    const duel = scene({ a: { hand: 'sweep' }, b: { play: '3 kin', deck: '5 net' } }, labOf(kin, sweep));
    const events = duel.a.plays('sweep');
    expect(typesOf(events)).toEqual([
      ...[
        'cast',
        'damaged',
        'damaged',
        'damaged',
        'destroyed',
        'moved',
        'destroyed',
        'moved',
        'destroyed',
        'moved',
        'moved',
      ],
      ...['triggered', 'drew', 'triggered', 'drew', 'triggered', 'drew'],
    ]);
    expect(duel.b.count('hand')).toBe(3);
  }),
);
