import { expect } from 'vitest';
import { rule } from '../../../rule.js';
import { eachSeat, eventsOf, typesOf } from '../duel.js';
import { labOf, spell, trap, watcher } from '../lab.js';

const ENEMY_ATTACK = { on: 'attack', whose: 'enemy' } as const;

rule(
  'G-14.5',
  'draw, mill and mana',
  eachSeat((scene) => {
    const game = labOf(
      spell('draw', { op: 'draw', player: 'enemy', amount: 2 }),
      spell('mill', { op: 'mill', player: 'enemy', amount: 3 }),
      spell('drain', { op: 'mana', player: 'enemy', amount: -2 }),
      spell('gift', { op: 'mana', player: 'enemy', amount: 2 }),
    );
    const after = (card: string, deck: string, discard: string) => {
      const { a, b } = scene({ a: { hand: card }, b: { deck, discard } }, game);
      const events = a.plays(card);
      return [
        typesOf(events).filter((type) => type === 'reshuffled').length,
        b.zone('hand'),
        b.zone('deck'),
        b.zone('discard'),
        b.pool,
      ];
    };
    expect(after('draw', 'rally net doom', '')).toEqual([0, 'rally, net', 'doom', '-', 5]);
    expect(after('draw', 'rally', 'net')).toEqual([1, 'rally, net', '-', '-', 5]);
    expect(after('mill', 'rally net doom wraith', '')).toEqual([0, '-', 'wraith', 'rally, net, doom', 5]);
    expect(after('mill', 'rally', 'net')).toEqual([0, '-', '-', 'net, rally', 5]);
    expect(after('mill', '', 'net')).toEqual([0, '-', '-', 'net', 5]);
    expect(after('drain', '', '')[4]).toBe(3);
    expect(after('gift', '', '')[4]).toBe(7);
  }),
);

rule(
  'G-14.6',
  'so many cards of the hand, all if there are fewer',
  eachSeat((scene) => {
    const game = labOf(spell('rot', { op: 'discard', player: 'enemy', amount: 2, how: 'random' }));
    for (const [hand, left] of [
      ['', 0],
      ['net', 0],
      ['2 net', 0],
      ['3 net', 1],
    ] as const) {
      const { a, b } = scene({ a: { hand: 'rot' }, b: { hand, released: 'doom' } }, game);
      const events = a.plays('rot');
      expect([b.count('hand'), b.zone('released')]).toEqual([left, 'doom']);
      expect(eventsOf(events, 'discarded').every(({ from, rule: id }) => from === 'hand' && id === 'G-14.6')).toBe(
        true,
      );
      expect(typesOf(events)).not.toContain('choice-opened');
    }
  }),
);

rule(
  'G-14.14',
  'only monsters are hurt, healed, boosted, exhausted; only cards in play are acted on',
  eachSeat((scene) => {
    const everything = { from: 'play', side: 'enemy', filter: { category: ['monster', 'relic', 'trap'] } } as const;
    const game = labOf(
      spell(
        'all',
        { op: 'damage', target: everything, amount: 1 },
        { op: 'strike', target: everything, amount: 9 },
        { op: 'heal', target: everything, amount: 9 },
        { op: 'buff', target: everything, attack: 1, until: 'leaves' },
        { op: 'grant', target: everything, keyword: 'guard', until: 'leaves' },
        { op: 'exhaust', target: everything },
      ),
      trap(
        'late',
        ENEMY_ATTACK,
        { op: 'return', target: { from: 'attackers' } },
        { op: 'damage', target: { from: 'previous' }, amount: 1 },
      ),
      watcher('gong', { on: 'damaged', whose: 'any' }),
    );
    const { a, b } = scene({ a: { hand: 'all' }, b: { play: 'war-drum net hill-giant' } }, game);
    a.plays('all');
    expect(b.zone('play')).toBe('war-drum, net(set), hill-giant(exhausted, +1/+0, guard)');
    const gone = scene({ a: { play: 'goblin-runt' }, b: { play: 'late' } }, game);
    expect(typesOf(gone.a.attacks('goblin-runt'))).not.toContain('damaged');
    expect(gone.a.zone('hand')).toBe('goblin-runt');
  }),
);
