import { expect } from 'vitest';
import { rule } from '../../../rule.js';
import { eachSeat, eventsOf, typesOf } from '../duel.js';

rule(
  ['G-7.4', 'G-8.8', 'G-6.6'],
  'scenario 25: trap',
  eachSeat((scene) => {
    const { a, b, endTurn } = scene({ a: { play: 'goblin-soldier' }, b: { hand: 'net' } });
    a.passes();
    b.plays('net');
    expect([b.pool, b.zone('play')]).toEqual([4, 'net(set)']);
    const events = a.attacks('goblin-soldier');
    expect(typesOf(events)).toEqual(['attacked', 'sprang', 'attack-cancelled', 'moved', 'attack-failed']);
    expect([b.count('shield'), b.zone('discard'), b.pool]).toEqual([3, 'net', 4]);
    expect(a.zone('play')).toBe('goblin-soldier(exhausted)');
    endTurn();
    expect(b.pool).toBe(5);
  }),
);

rule(
  'G-9.7',
  'scenario 26: no wasted trap',
  eachSeat((scene) => {
    const { a, b } = scene({ a: { play: 'goblin-soldier' }, b: { play: '2 net' } });
    a.attacks('goblin-soldier');
    expect([b.zone('play'), b.zone('discard')]).toEqual(['net(set)', 'net']);
  }),
);

rule(
  'G-2.8',
  'scenario 27: costs in effects',
  eachSeat((scene) => {
    for (const affinity of ['goblin', 'beast']) {
      const { a, b } = scene({ a: { affinity, hand: 'goblin-soldier' }, b: { play: 'pit-trap' } });
      a.plays('goblin-soldier');
      const isCheap = affinity === 'goblin';
      expect(a.zone(isCheap ? 'discard' : 'play')).toBe('goblin-soldier');
      expect(b.zone('play')).toBe(isCheap ? '-' : 'pit-trap(set)');
    }
  }),
);

rule(
  'G-7.3',
  'scenario 28: countered',
  eachSeat((scene) => {
    const { a, b } = scene({ a: { hand: 'insight' }, b: { play: 'null-rune' } });
    const events = a.plays('insight');
    expect([a.pool, a.count('hand'), a.zone('discard'), b.zone('discard')]).toEqual([3, 0, 'insight', 'null-rune']);
    expect(typesOf(events)).toEqual(['mana-changed', 'cast', 'sprang', 'countered', 'moved', 'moved']);
  }),
);

rule(
  ['G-9.10', 'G-14.3'],
  'scenario 30: Revenant',
  eachSeat((scene) => {
    const { a, b } = scene({ a: { play: 'revenant' }, b: { hand: 'doom' } });
    a.passes();
    const moves = eventsOf(b.plays('doom'), 'moved').filter(({ seat }) => seat === a.seat);
    expect(moves.map(({ from, to }) => [from, to])).toEqual([
      ['play', 'discard'],
      ['discard', 'hand'],
    ]);
    expect([a.zone('hand'), a.zone('discard')]).toEqual(['revenant', '-']);
  }),
);

rule(
  ['G-9.1', 'G-14.2'],
  'scenario 32: using an effect',
  eachSeat((scene) => {
    const { a, b } = scene({ a: { affinity: 'elemental', play: 'storm-prism' }, b: { play: 'grave-shambler' } });
    expect(a.pool).toBe(4);
    expect(eventsOf(a.uses('storm-prism'), 'struck')).toMatchObject([{ amount: 3, defence: 1, hit: true }]);
    expect([a.pool, b.zone('play')]).toEqual([3, 'grave-shambler(damage 1)']);
    b.passes();
    expect(a.cannot.uses('storm-prism')).toMatchObject({ code: 'effect-already-used', rule: 'G-9.1' });
    expect(a.cannot.uses('storm-prism', 1)).toMatchObject({ code: 'no-such-effect', rule: 'G-9.1' });
  }),
);

rule(
  'G-2.12',
  'scenario 36: tokens',
  eachSeat((scene) => {
    const { a, b } = scene({ a: { hand: 'goblin-den-mother' }, b: { hand: 'unsummon' } });
    a.plays('goblin-den-mother');
    expect([a.pool, a.zone('play')]).toEqual([2, 'goblin-den-mother, 2 token-straggler']);
    b.plays('unsummon');
    expect(typesOf(b.chooses('token-straggler'))).toContain('token-vanished');
    expect([a.zone('play'), a.zone('hand'), a.zone('discard')]).toEqual([
      'goblin-den-mother, token-straggler',
      '-',
      '-',
    ]);
  }),
);

rule(
  'G-7.5',
  'scenario 37: no target',
  eachSeat((scene) => {
    const { a } = scene({ a: { hand: 'lightning-blast' } });
    expect(typesOf(a.plays('lightning-blast'))).toEqual(['mana-changed', 'cast', 'moved']);
    expect([a.pool, a.zone('discard')]).toEqual([3, 'lightning-blast']);
  }),
);

rule(
  ['G-9.5', 'G-9.6', 'G-9.9'],
  'scenario 44: chain',
  eachSeat((scene) => {
    const { a, b } = scene({
      a: { affinity: 'elemental', play: 'living-spark', hand: 'inferno', pool: 4 },
      b: { play: 'goblin-bomber grave-shambler' },
    });
    const events = a.plays('inferno');
    expect([a.zone('play'), b.zone('play'), a.pool]).toEqual(['-', 'grave-shambler(damage 1)', 1]);
    expect(a.zone('discard')).toBe('living-spark, inferno');
    expect(eventsOf(events, 'triggered').map(({ card }) => card)).toEqual(['inferno', 'living-spark', 'goblin-bomber']);
    expect(eventsOf(events, 'struck')).toMatchObject([{ amount: 4, defence: 3, hit: true }]);
  }),
);

rule(
  ['G-7.3', 'G-5.7'],
  'scenario 48: a resolving spell is nowhere else',
  eachSeat((scene) => {
    const { a } = scene({ a: { hand: 'insight', deck: '', discard: 'net' } });
    a.plays('insight');
    expect([a.zone('hand'), a.zone('discard'), a.count('deck')]).toEqual(['net', 'insight', 0]);
  }),
);

rule(
  'G-9.4',
  'scenario 49: trap filter',
  eachSeat((scene) => {
    const { a, b } = scene({ a: { play: 'goblin-soldier' }, b: { play: 'straw-decoy' } });
    a.attacks('goblin-soldier');
    expect([b.count('shield'), b.count('hand'), b.zone('play')]).toEqual([3, 1, '-']);
    const other = scene({ a: { play: 'goblin-soldier' }, b: { play: 'straw-decoy rattling-skeleton' } });
    other.a.attacks('goblin-soldier', 'rattling-skeleton');
    expect([other.b.zone('play'), other.b.zone('discard')]).toEqual(['straw-decoy(set)', 'rattling-skeleton']);
  }),
);

rule(
  ['G-9.5', 'G-9.15'],
  'scenario 56: looks',
  eachSeat((scene) => {
    const choosing = (traps: string) => {
      const duel = scene({
        a: { affinity: 'elemental', hand: 'ember-imp' },
        b: { play: `goblin-runt goblin-soldier ${traps}` },
      });
      duel.a.plays('ember-imp');
      return duel;
    };
    const duel = choosing('pit-trap grave-bell');
    const { a, b } = duel;
    expect(duel.state.queue.flatMap(({ waiting }) => waiting.map(({ kind }) => kind))).toEqual(['look', 'look']);
    const other = choosing('net last-light');
    expect(JSON.stringify(other.game.view(other.state, a.seat))).toBe(
      JSON.stringify(duel.game.view(duel.state, a.seat)),
    );
    const events = a.chooses('goblin-runt');
    expect([a.zone('discard'), b.zone('discard'), b.count('hand')]).toEqual([
      'ember-imp',
      'goblin-runt, pit-trap, grave-bell',
      2,
    ]);
    expect(typesOf(events).filter((type) => ['sprang', 'trap-stayed', 'destroyed'].includes(type))).toEqual([
      ...['destroyed', 'sprang', 'destroyed', 'trap-stayed', 'sprang'],
    ]);
  }),
);

rule(
  ['G-9.2', 'G-9.7'],
  'scenario 60: no wasted Feedback',
  eachSeat((scene) => {
    const { a, b } = scene({ a: { play: 'goblin-archer' }, b: { play: 'goblin-soldier 2 feedback' } });
    const events = a.uses('goblin-archer');
    expect([a.zone('discard'), b.zone('play'), b.zone('discard')]).toEqual([
      'goblin-archer',
      'goblin-soldier, feedback(set)',
      'feedback',
    ]);
    expect(eventsOf(events, 'struck')).toEqual([]);
  }),
);

rule(
  ['G-9.9', 'G-7.3', 'G-5.7'],
  'scenario 62: together, and the spell first',
  eachSeat((scene) => {
    const { a, b } = scene({
      a: { affinity: 'undead', play: 'ghoul funeral-urn', hand: 'earthquake', deck: '', pool: 3 },
      b: { play: '2 rattling-skeleton' },
    });
    const events = a.plays('earthquake');
    expect(eventsOf(events, 'buffed')).toEqual([]);
    expect(b.zone('discard')).toBe('2 rattling-skeleton');
    expect([a.count('hand'), a.count('deck'), a.count('discard')]).toEqual([1, 1, 0]);
    expect([a.zone('hand'), a.zone('deck')].sort()).toEqual(['earthquake', 'ghoul']);
  }),
);
