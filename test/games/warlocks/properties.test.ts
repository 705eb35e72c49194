import fc from 'fast-check';
import { describe, expect } from 'vitest';
import {
  type Action,
  type Event,
  orderForm,
  type RefusalCode,
  sampleOrders,
  spellsIn,
  warlocks,
} from '../../../src/games/warlocks/index.js';
import { createRandom, createRecord, replay } from '../../../src/index.js';
import { rule } from '../../rule.js';
import { clash } from './clash.js';
import { brokenBy, brokenIn } from './invariants.js';
import { type Casts, fillIn, playBattle, type Step, variants } from './play.js';

/** Battles with 2, 3 and 6 seats, and with every switch; played once for all tests of this file. */
const corpus = (() => {
  let battles: readonly (readonly Step[])[] | null = null;
  const casts: Casts = new Map();
  const play = (): readonly (readonly Step[])[] => [
    ...Array.from({ length: 54 }, (_, n) => {
      const [seats, options] = [[2, 3, 6][n % 3] ?? 2, variants[n % variants.length] ?? {}];
      return playBattle(`corpus ${n}`, { config: { seats, options }, casts, turns: seats === 6 ? 20 : 50 });
    }),
    ...Array.from({ length: 480 }, (_, n) => playBattle(`clash ${n}`, { start: clash(n), casts, turns: 2 })),
  ];
  return () => {
    battles ??= play();
    return { battles, steps: battles.flat(), casts };
  };
})();

const TYPES: Readonly<Record<Event['type'], 0>> = {
  ...{ ordered: 0, 'turn-began': 0, bent: 0, banked: 0, gestured: 0, cast: 0, 'made-permanent': 0, 'no-charge': 0 },
  ...{ recognised: 0, traced: 0, dispelled: 0, 'took-effect': 0, healed: 0, damaged: 0, doomed: 0, destroyed: 0 },
  ...{ consumed: 0, fizzled: 0, countered: 0, deflected: 0, resisted: 0, 'had-no-effect': 0, overridden: 0 },
  ...{ reflected: 0, enchanted: 0, cancelled: 0, charmed: 0, summoned: 0, absorbed: 0, 'storm-failed': 0 },
  ...{ stormed: 0, 'storm-hit': 0, directed: 0, stabbed: 0, attacked: 0, 'sight-began': 0, 'sight-ended': 0 },
  ...{ expired: 0, succumbed: 0, 'ended-own-life': 0, died: 0, surrendered: 0, ended: 0 },
};

/** What an event shows to have been reached: its type, and the spell that was cast. */
function reach(missing: Set<string>, event: Event): void {
  missing.delete(event.type);
  if (event.type === 'cast') missing.delete(event.spell);
}

describe('random battles', () => {
  rule(['W-17.7', 'W-17.11'], 'keep the invariants of states', () => {
    for (const { after } of corpus().steps) expect(brokenIn(after)).toEqual([]);
  });

  rule(['W-17.7', 'W-2.6'], 'keep the invariants of turns', () => {
    for (const step of corpus().steps) expect(brokenBy(step)).toEqual([]);
  });

  rule(['W-17.9', 'W-3.2'], 'reach every spell and every event', () => {
    const all = variants.flatMap((given) => spellsIn(warlocks.setup({ seed: '', options: given }).options));
    const missing = new Set<string>([...all, ...Object.keys(TYPES)]);
    for (const { events } of corpus().steps) for (const event of events) reach(missing, event);
    expect([...missing]).toEqual([]);
  });

  rule('W-17.7', 'are played again from their record', () => {
    for (const [n, battle] of corpus().battles.slice(0, 54).entries()) {
      if (n % 9 !== 0) continue;
      const [seats, options] = [[2, 3, 6][n % 3] ?? 2, variants[n % variants.length] ?? {}];
      const actions = battle.flatMap(({ orders }) => orders);
      const again = replay(warlocks, createRecord(warlocks, { seed: `corpus ${n}`, seats, options }, actions));
      expect([again.ok, again.state]).toEqual([true, battle.at(-1)?.after]);
    }
  });
});

/** Some moment of the battles. */
const anyStep = fc.nat().map((n) => corpus().steps[n % corpus().steps.length] as Step); // there are some
const anySeed = fc.string({ maxLength: 6 });
const few = { numRuns: 60 };

describe('orders of random battles', () => {
  rule(['W-17.6', 'W-5.1', 'W-17.11'], 'KF-F04: give the same whatever order they come in, and may be replaced', () => {
    fc.assert(
      fc.property(anyStep, anySeed, ({ before, after, orders }, seed) => {
        const random = createRandom(seed);
        const mixed = [...orders];
        random.shuffle(mixed);
        const text = JSON.stringify(before);
        let state = before;
        for (const [i, action] of mixed.entries()) {
          const isLast = i === mixed.length - 1;
          if (!isLast) state = warlocks.reduce(state, warlocks.sampleAction(state, action.seat, random));
          state = warlocks.reduce(state, action);
        }
        expect(state).toEqual(after);
        expect(JSON.stringify(before)).toBe(text);
      }),
      few,
    );
  });

  rule(['W-17.8', 'W-17.4'], 'filled in by the form, or drawn, are never refused', () => {
    fc.assert(
      fc.property(anyStep, anySeed, ({ before }, seed) => {
        const random = createRandom(seed);
        for (const seat of before.phase.name === 'orders' ? before.phase.active : []) {
          const view = warlocks.view(before, seat);
          const form = orderForm(before, seat);
          expect(orderForm(view, seat)).toEqual(form);
          const drawn: Action[] = [
            ...Array.from({ length: 4 }, () => fillIn(form as NonNullable<typeof form>, random)),
            warlocks.sampleAction(view, seat, random),
            sampleOrders(view, seat, random),
            sampleOrders(before, seat, random, { finishing: 0.5 }),
            ...warlocks.legalActions(before, seat).slice(0, 3),
          ];
          for (const action of drawn) expect(warlocks.check(view, action), JSON.stringify(action)).toBe(null);
        }
      }),
      few,
    );
  });

  rule('W-17.8', 'drawn from a state or from its view are the same', () => {
    fc.assert(
      fc.property(anyStep, anySeed, ({ before }, seed) => {
        const [seat = 0] = before.phase.name === 'orders' ? before.phase.active : [];
        const view = warlocks.view(before, seat);
        const draw = (position: typeof before | typeof view) => [
          warlocks.sampleAction(position, seat, createRandom(seed)),
          sampleOrders(position, seat, createRandom(seed)),
        ];
        expect(draw(view)).toEqual(draw(before));
      }),
      few,
    );
  });
});

/** Every code of the game (W-5.4); what follows from the types is complete. */
const CODES: Readonly<Record<RefusalCode, 0>> = {
  ...{ 'not-active': 0, 'wrong-turn': 0, malformed: 0, 'bad-gesture': 0, 'unknown-spell': 0, 'spell-not-finished': 0 },
  ...{ 'gesture-used-twice': 0, 'unknown-target': 0, 'target-gone': 0, 'no-paralysis-choice': 0, 'no-charm': 0 },
  ...{ 'nothing-to-bank-with': 0, 'no-permanency': 0, 'bank-and-permanent': 0, 'nothing-banked': 0 },
  'suicide-not-allowed': 0,
};

/** Orders with something of somebody else's in them. */
function spoiled(action: Action, n: number, seats: number): unknown {
  const other = (n % seats) + (n % 5 === 0 ? seats : 0);
  const spoils: readonly object[] = [
    ...[{ turn: n }, { seat: other }, { gestures: { LH: 'Q', RH: 'F' } }, { bank: 'LH' }, { bank: 'up' }],
    ...[{ permanent: 'RH' }, { bank: 'RH', permanent: 'RH' }, { fireBanked: true }, { suicide: true }],
    ...[{ targets: { LH: `m${n % 9}` } }, { targets: { LH: other } }, { spells: { LH: 'fireball' } }],
    ...[
      { spells: { RH: 'raise-dead' } },
      { paralyse: { [other]: 'LH' } },
      { charm: { [other]: { hand: 'LH', gesture: 'F' } } },
    ],
    { spells: { LH: 'magic-mirror', RH: 'shield' }, gestures: { LH: 'W', RH: 'W' } },
    { spells: { LH: 'invisibility', RH: 'counter-spell' }, gestures: { LH: 'S', RH: 'S' } },
  ];
  return { ...action, ...spoils[n % spoils.length] };
}

describe('wrong orders of random battles', () => {
  rule(['W-5.4', 'W-5.11'], 'are refused alike by state and view, change nothing, and reach every code', () => {
    const found = new Set<string>();
    for (const [i, { before, orders }] of corpus().steps.entries()) {
      for (let n = i; n < i + 3; n++) {
        const action = spoiled(orders[n % orders.length] as Action, n, before.warlocks.length);
        const { seat } = action as Action;
        const refusal = warlocks.check(before, action);
        if (refusal === null) continue;
        found.add(refusal.code);
        for (const one of (refusal.data as { also?: readonly { code: string }[] } | undefined)?.also ?? [])
          found.add(one.code);
        if (before.warlocks[seat] === undefined) continue;
        expect(warlocks.check(warlocks.view(before, seat), action)).toEqual(refusal);
        if (n % 7 === 0) expect(warlocks.safeReduce(before, action)).toEqual({ ok: false, refusal });
      }
    }
    expect(Object.keys(CODES).filter((code) => !found.has(code))).toEqual([]);
  });
});
