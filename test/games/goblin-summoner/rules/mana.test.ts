import { expect } from 'vitest';
import { rule } from '../../../rule.js';
import { eachSeat, eventsOf } from '../duel.js';
import { labOf, spell } from '../lab.js';

rule(
  'G-6.1',
  'the effective cost is taken at once, and must be there',
  eachSeat((scene) => {
    for (const [pool, isEnough] of [
      [1, false],
      [2, true],
      [3, true],
    ] as const) {
      const { a } = scene({ a: { hand: 'goblin-soldier', pool } });
      if (isEnough) {
        expect(eventsOf(a.plays('goblin-soldier'), 'mana-changed')).toMatchObject([
          { rule: 'G-6.1', change: -2, pool: pool - 2 },
        ]);
        expect(a.pool).toBe(pool - 2);
      } else {
        expect(a.cannot.plays('goblin-soldier')).toEqual({
          code: 'not-enough-mana',
          rule: 'G-6.1',
          path: ['card'],
          have: 1,
          need: 2,
        });
      }
    }
  }),
);

rule(
  'G-6.1',
  'a card of cost 0 is paid with an empty pool',
  eachSeat((scene) => {
    const { a } = scene({ a: { hand: 'goblin-runt', pool: 0 } });
    expect(eventsOf(a.plays('goblin-runt'), 'mana-changed')).toEqual([]);
  }),
);

rule(
  'G-6.2',
  'what each way of entering locks',
  eachSeat((scene) => {
    const { a, b } = scene({
      a: {
        hand: 'goblin-soldier raise-dead net call-the-warband',
        released: 'doom seraph',
        discard: 'grave-shambler',
        pool: 20,
      },
    });
    const doing = [
      () => a.plays('goblin-soldier'),
      () => a.plays('net'),
      () => a.plays('raise-dead'),
      () => a.plays('call-the-warband'),
      () => a.playsShield('seraph'),
    ];
    const locked = doing.map((act) => {
      act();
      b.passes();
      return a.locked;
    });
    expect(locked).toEqual([2, 3, 5, 5, 5]);
    expect(a.pool).toBe(20 - 2 - 1 - 3 - 3);
  }),
);

rule(
  'G-6.3',
  'restored is what is not locked, on top of what was gained, and not below 0',
  eachSeat((scene) => {
    for (const [play, pool] of [
      ['', 5],
      ['goblin-runt', 5],
      ['goblin-king', 1],
      ['goblin-king net', 0],
      ['goblin-king 2 net', 0],
    ] as const) {
      const { a, endTurn } = scene({ a: { play } });
      const events = eventsOf(endTurn(), 'mana-changed').filter(
        ({ seat, rule: id }) => seat === a.seat && id === 'G-6.3',
      );
      expect(a.pool).toBe(pool);
      expect(events.map(({ change }) => change)).toEqual(pool === 0 ? [] : [pool]);
    }
  }),
);

rule(
  'G-6.3',
  'each has a maximum of their own',
  eachSeat((scene) => {
    const { a, b, endTurn } = scene({ options: { manaMax: [2, 7] } });
    endTurn();
    expect([a.pool, b.pool].sort()).toEqual([2, 7]);
  }),
);

rule(
  'G-6.4',
  'without gains pool and locked never exceed the maximum',
  eachSeat((scene) => {
    const { a, b, endTurn } = scene({ a: { hand: 'goblin-soldier net war-drum goblin-scrapper', deck: '' } });
    for (const card of ['goblin-soldier', 'net', 'war-drum', 'goblin-scrapper']) {
      a.plays(card);
      expect(a.pool + a.locked).toBe(5);
      b.passes();
    }
    endTurn();
    expect([a.pool, a.locked]).toEqual([1, 4]);
  }),
);

rule(
  'G-6.5',
  'over-locking destroys nothing and ends when the sum falls',
  eachSeat((scene) => {
    const { a, b, endTurn } = scene({ a: { play: 'goblin-king goblin-soldier' }, b: { hand: '2 doom' } });
    endTurn();
    expect([a.locked, a.pool, a.zone('play')]).toEqual([6, 0, 'goblin-king, goblin-soldier']);
    b.plays('doom');
    b.chooses('goblin-king');
    endTurn();
    expect([a.locked, a.pool]).toEqual([2, 3]);
  }),
);

rule(
  'G-6.6',
  'what a card locked comes back at the next restore',
  eachSeat((scene) => {
    const { a, b, endTurn } = scene({ a: { play: 'goblin-soldier' }, b: { hand: 'doom' } });
    a.passes();
    b.plays('doom');
    expect([a.locked, a.pool]).toEqual([0, 3]);
    endTurn();
    expect(a.pool).toBe(5);
  }),
);

rule(
  'G-6.7',
  'a loss takes what there is',
  eachSeat((scene) => {
    for (const [pool, left] of [
      [4, 1],
      [3, 0],
      [2, 0],
      [1, 0],
    ] as const) {
      const { a, b } = scene({ a: { hand: 'rally', pool }, b: { play: 'mana-leak' } });
      const events = eventsOf(a.plays('rally'), 'mana-changed').filter(({ rule: id }) => id === 'G-14.5');
      expect(a.pool).toBe(left);
      expect(events.map(({ change }) => change)).toEqual(pool === 1 ? [] : [left - (pool - 1)]);
      expect(b.zone('discard')).toBe('mana-leak');
    }
  }),
);

rule(
  'G-6.7',
  'a gain goes beyond the maximum and is not kept',
  eachSeat((scene) => {
    const game = labOf(spell('flood', { op: 'mana', player: 'own', amount: 99 }));
    const { a, endTurn } = scene({ a: { hand: 'flood' } }, game);
    a.plays('flood');
    expect(a.pool).toBe(104);
    endTurn();
    expect(a.pool).toBe(5);
  }),
);
