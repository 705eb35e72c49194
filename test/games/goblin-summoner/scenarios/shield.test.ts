import { expect } from 'vitest';
import { rule } from '../../../rule.js';
import { eachSeat, eventsOf } from '../duel.js';

rule(
  ['G-7.6', 'G-7.7', 'G-7.8', 'G-7.9'],
  'scenario 18: shield spell',
  eachSeat((scene) => {
    const { a, b, endTurn } = scene({ a: { released: 'lightning-blast' }, b: { play: 'hill-giant' } });
    a.playsShield('lightning-blast');
    expect(b.zone('play')).toBe('hill-giant(damage 1)');
    expect([a.pool, a.zone('released')]).toEqual([5, 'lightning-blast(seen, spent)']);
    b.passes();
    expect(a.cannot.playsShield('lightning-blast')).toMatchObject({ code: 'shield-card-already-used', rule: 'G-7.7' });
    endTurn();
    b.passes();
    a.playsShield('lightning-blast');
    expect(b.zone('play')).toBe('hill-giant(damage 2)');
  }),
);

rule(
  ['G-2.9', 'G-3.4', 'G-7.7'],
  'scenario 19: shield monster dies',
  eachSeat((scene) => {
    const { a, b } = scene({ a: { released: 'seraph' }, b: { hand: 'doom' } });
    a.playsShield('seraph');
    expect([a.locked, a.pool]).toEqual([0, 5]);
    b.plays('doom');
    expect(b.pool).toBe(1);
    expect([a.zone('released'), a.zone('discard'), a.zone('play')]).toEqual(['seraph(seen, spent)', '-', '-']);
    expect(a.cannot.playsShield('seraph').code).toBe('shield-card-already-used');
  }),
);

rule(
  ['G-6.2', 'G-6.3'],
  'scenario 20: shield monsters lock nothing',
  eachSeat((scene) => {
    const { a, endTurn } = scene({ a: { play: 'goblin-soldier', released: 'seraph' } });
    a.playsShield('seraph');
    expect(a.locked).toBe(2);
    endTurn();
    expect(a.pool).toBe(3);
  }),
);

rule(
  ['G-3.3', 'G-7.9'],
  'scenario 21: back to hand',
  eachSeat((scene) => {
    const { a, b } = scene({ a: { play: 'goblin-soldier', released: 'seraph' }, b: { hand: 'unsummon' } });
    a.playsShield('seraph');
    b.plays('unsummon');
    b.chooses('seraph');
    expect([a.zone('hand'), a.zone('released')]).toEqual(['seraph', '-']);
    expect(a.cannot.plays('seraph')).toMatchObject({ code: 'not-enough-mana', have: 3, need: 5 });
  }),
);

rule(
  ['G-10.4', 'G-10.7'],
  'scenario 23: discard from the shield',
  eachSeat((scene) => {
    const parts = { a: { hand: 'twin-ruin', shield: 'net 2 rally' }, b: { shield: 'doom rally' } };
    const { a, b } = scene(parts);
    a.plays('twin-ruin');
    expect([a.count('shield'), b.count('shield')]).toEqual([2, 1]);
    expect([a.zone('released'), b.zone('released')]).toEqual(['-', '-']);
    expect([a.zone('discard'), b.zone('discard')]).toEqual(['net, twin-ruin', 'doom']);
    const last = scene({ a: { ...parts.a, shield: 'net' }, b: { shield: 'doom' } });
    last.a.plays('twin-ruin');
    expect(last.game.outcome(last.state)).toEqual({ winners: [], reason: 'shields', rule: 'G-10.7' });
  }),
);

rule(
  ['G-10.5', 'G-10.7', 'G-9.8'],
  'scenario 24: Mirror Ward too late',
  eachSeat((scene) => {
    for (const shields of [1, 2]) {
      const duel = scene({
        a: { play: 'goblin-runt', shield: '?' },
        b: { shield: `${shields} ?`, play: 'mirror-ward' },
      });
      duel.a.attacks('goblin-runt');
      const winner = shields === 1 ? duel.a.seat : duel.b.seat;
      expect(duel.game.outcome(duel.state)).toMatchObject({ winners: [winner], reason: 'shields' });
      expect(duel.b.zone('play')).toBe(shields === 1 ? 'mirror-ward(set)' : 'mirror-ward');
    }
  }),
);

rule(
  'G-10.6',
  'scenario 40: restore the shield',
  eachSeat((scene) => {
    for (const shields of [2, 3]) {
      const { a } = scene({ a: { hand: 'renew-the-ward', shield: `${shields} doom`, deck: 'rally net' } });
      a.plays('renew-the-ward');
      expect(a.zone('shield')).toBe(shields === 2 ? '2 doom, rally' : '3 doom');
      expect(a.zone('deck')).toBe(shields === 2 ? 'net' : 'rally, net');
    }
  }),
);

rule(
  'G-11.1',
  'scenario 41: turn limit',
  eachSeat((scene) => {
    for (const shields of [3, 2]) {
      const duel = scene({ turn: 60, a: { shield: `${shields} ?` }, b: { shield: '2 ?' } });
      duel.endTurn();
      const winners = shields === 3 ? [duel.a.seat] : [];
      expect(duel.game.outcome(duel.state)).toEqual({ winners, reason: 'turn-limit', rule: 'G-11.1' });
    }
  }),
);

rule(
  ['G-13.1', 'G-13.2', 'G-13.3'],
  'scenario 42: module',
  eachSeat((scene) => {
    const { a, b } = scene({ a: { carries: 'item-runic-bracer' }, options: { feats: true } });
    a.usesFeat('item-runic-bracer');
    expect(a.pool).toBe(7);
    b.passes();
    expect(a.cannot.usesFeat('item-runic-bracer')).toMatchObject({ code: 'feat-spent', rule: 'G-13.1' });
    const off = scene({ a: { carries: 'item-runic-bracer' } });
    expect(off.a.cannot.usesFeat('item-runic-bracer')).toMatchObject({ code: 'module-disabled', rule: 'G-13.2' });
  }),
);

rule(
  'G-7.8',
  'scenario 43: other reading',
  eachSeat((scene) => {
    const options = { spentShieldCard: 'hand' } as const;
    const { a, b } = scene({ options, a: { released: 'lightning-blast' }, b: { play: 'hill-giant' } });
    a.playsShield('lightning-blast');
    expect([a.zone('hand'), a.zone('released'), b.zone('play')]).toEqual([
      'lightning-blast',
      '-',
      'hill-giant(damage 1)',
    ]);
  }),
);

rule(
  ['G-7.7', 'G-7.9'],
  'scenario 45: shield trap',
  eachSeat((scene) => {
    const { a, b } = scene({ a: { play: 'goblin-runt' }, b: { released: 'net' } });
    a.passes();
    b.playsShield('net');
    expect([b.pool, b.zone('play')]).toEqual([5, 'net*(set, spent)']);
    expect(eventsOf(a.attacks('goblin-runt'), 'attack-failed')).toMatchObject([{ why: 'cancelled' }]);
    expect([b.count('shield'), b.zone('released')]).toEqual([3, 'net(seen, spent)']);
    expect(b.cannot.playsShield('net').code).toBe('shield-card-already-used');
  }),
);

rule(
  ['G-10.9', 'G-10.10'],
  'scenario 53: concede',
  eachSeat((scene) => {
    const duel = scene({});
    duel.b.concedes();
    expect(duel.game.outcome(duel.state)).toEqual({ winners: [duel.a.seat], reason: 'concede', rule: 'G-10.9' });
    expect(duel.a.cannot.passes().code).toBe('game-over');
  }),
);

rule(
  'G-9.7',
  'scenario 54: condition on a trap',
  eachSeat((scene) => {
    const { a, b } = scene({ a: { play: '2 goblin-runt' }, b: { play: 'last-light' } });
    a.attacks('goblin-runt');
    expect([b.count('shield'), b.zone('play')]).toEqual([2, 'last-light(set)']);
    b.passes();
    a.attacks('goblin-runt#2');
    expect([b.count('shield'), b.zone('play'), b.count('hand')]).toEqual([1, '-', 3]);
  }),
);

rule(
  ['G-2.9', 'G-7.9'],
  'scenario 57: zero can hurt',
  eachSeat((scene) => {
    const { a, b } = scene({
      a: { released: 'seraph' },
      b: { affinity: 'elemental', play: 'pit-trap', hand: 'wave-spirit' },
    });
    a.playsShield('seraph');
    expect([a.zone('play'), b.zone('discard')]).toEqual(['seraph*(spent, damage 1)', 'pit-trap']);
    expect(b.pool).toBe(4);
    b.plays('wave-spirit');
    expect([a.zone('play'), a.zone('hand'), a.zone('released')]).toEqual(['-', 'seraph', '-']);
    a.plays('seraph');
    expect(a.pool).toBe(0);
  }),
);

rule(
  ['G-14.9', 'G-10.7'],
  'scenario 59: two wards',
  eachSeat((scene) => {
    const side = { shield: '2 ?', pool: 3, play: 'mirror-ward', hand: 'twin-ruin' };
    const first = scene({ a: side, b: side });
    first.a.plays('twin-ruin');
    expect(first.game.outcome(first.state)).toMatchObject({ winners: [first.a.seat], reason: 'shields' });
    expect([first.a.count('shield'), first.b.count('shield')]).toEqual([1, 0]);
    const second = scene({ a: side, b: side });
    second.a.passes();
    second.b.plays('twin-ruin');
    expect(second.game.outcome(second.state)).toMatchObject({ winners: [second.b.seat], reason: 'shields' });
  }),
);

rule(
  'G-15.4',
  'scenario 64: secret shield trap',
  eachSeat((scene) => {
    const duel = scene({ priority: 'b', a: { play: 'goblin-runt' }, b: { released: 'net' } });
    const { a, b } = duel;
    const seen = () => duel.game.view(duel.state, a.seat).players[b.seat];
    expect(seen().released).toEqual([null]);
    b.playsShield('net');
    expect(seen().play).toMatchObject([{ card: null, borne: true, faceDown: true, locked: 0 }]);
    a.attacks('goblin-runt');
    expect(seen().released).toMatchObject([{ card: 'net', seen: true }]);
    duel.endTurn();
    a.passes();
    b.playsShield('net');
    expect(seen().play).toMatchObject([{ card: 'net', borne: true, faceDown: true }]);
  }),
);
