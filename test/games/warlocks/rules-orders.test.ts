import { describe, expect, test } from 'vitest';
import { orderForm, type RefusalCode, warlocks } from '../../../src/games/warlocks/index.js';
import { type Parts, readOrders } from '../../../src/games/warlocks/notation.js';
import { rule } from '../../rule.js';
import { arranged, type Battle, battle } from './battle.js';
import { cast } from './casting.js';

describe('orders (W-5)', () => {
  rule('W-5.1', 'a turn is resolved when everybody has ordered, and orders may be replaced till then', () => {
    const x = battle({ seats: 3 });
    expect(x.do(x.orders(0, '>/-; LH at B'))).toMatchObject([{ type: 'ordered', seat: 0 }]);
    x.do(x.orders(2, '-/-'));
    expect(warlocks.decision(x.state)).toEqual({ kind: 'simultaneous', waiting: [1], prompt: 'orders' });
    x.do(x.orders(0, '>/-; LH at C'));
    expect([x.state.turn, x.state.orders[0]?.targets.LH]).toEqual([1, 2]);
    x.do(x.orders(1, '-/-'));
    expect([x.state.turn, x.health, x.state.orders]).toEqual([2, [15, 15, 14], [null, null, null]]);
  });

  rule('W-5.2', 'what orders hold', () => {
    const x = arranged({
      warlocks: [
        { LH: '-SF', bank: 'shield at A', enchantments: 'delay-effect, permanency' },
        { enchantments: 'paralysis by A' },
        { enchantments: 'charm-person by A' },
      ],
      monsters: 'goblin of A at B',
    });
    const text =
      'W/D; LH summon-goblin at B; RH at m1; direct m1 at LH:A; direct LH:A at C; paralyse B LH; charm C RH P; ' +
      'bank LH; permanent RH; fire';
    expect(x.code(0, text)).toBe(null);
    x.do(x.orders(0, text));
    const { type: _type, seat: _seat, turn: _turn, ...said } = x.orders(0, text);
    expect(x.state.orders[0]).toMatchObject(said);
    expect(x.state.orders[0]).toMatchObject({ spells: { RH: null }, suicide: false, fireBanked: true });
  });

  rule('W-5.3', 'for a two-handed spell either hand does', () => {
    const banked = (hand: string): unknown =>
      arranged({ warlocks: [{ LH: 'C', RH: 'C', enchantments: 'delay-effect' }, {}] }).turn([`W/W; bank ${hand}`]).state
        .warlocks[0]?.bank?.spell;
    expect([banked('LH'), banked('RH')]).toEqual(['magic-mirror', 'magic-mirror']);
    const lasting = (hand: string): readonly string[] =>
      cast(
        { A: { LH: ['haste'], say: `permanent ${hand}` } },
        { warlocks: [{ enchantments: 'permanency' }, {}] },
      ).enchantments(0);
    expect([lasting('LH'), lasting('RH')]).toEqual([['haste permanent'], ['haste permanent']]);
  });

  rule('W-5.5', 'what is not refused', () => {
    const x = arranged({ warlocks: [{ enchantments: 'fear' }, {}], monsters: 'goblin of B at A' });
    for (const text of ['C/F', '>/>', 'P/P', '-/-; direct m1 at B', '-/-; direct RH:B at A', '-/-; direct LH:A at A']) {
      expect(x.code(0, text), text).toBe(null);
    }
    expect(x.turn(['-/-; direct m1 at B']).health).toEqual([14, 15]);
  });

  rule('W-5.6', 'missing choices', () => {
    const bent = (enchantments: string): string =>
      arranged({ warlocks: [{}, { LH: 'S', RH: 'S', enchantments }] })
        .turn(['-/-', 'W/W'])
        .made(1);
    expect([bent('paralysis by A'), bent('charm-person by A')]).toEqual(['W/D', 'W/-']);
  });

  rule(['W-5.9', 'W-8.15'], 'who steers, and when', () => {
    const parts: Parts = { warlocks: [{ enchantments: 'haste 2' }, { enchantments: 'paralysis by A' }] };
    expect(arranged(parts).code(0, '-/-; paralyse B LH')).toBe(null);
    expect(arranged(parts).code(1, '-/-; paralyse B LH')).toBe('no-paralysis-choice');
    const extra = { ...parts, turn: 4, kind: 'hasted', active: 'A' } as const;
    expect(arranged(extra).code(0, '-/-; paralyse B LH')).toBe('no-paralysis-choice');
    const stopped = { ...parts, turn: 4, kind: 'time-stopped', active: 'AB' } as const;
    expect(arranged(stopped).code(0, '-/-; paralyse B LH')).toBe('no-paralysis-choice');
    const locked = arranged({ ...parts, warlocks: [{ LH: '--' }, { enchantments: 'paralysis by A hand LH turn 2' }] });
    expect(locked.refusal(0, '-/-; paralyse B LH')).toMatchObject({ code: 'no-paralysis-choice', rule: 'W-8.5' });
  });

  rule('W-5.10', 'orders stay secret, also after the turn', () => {
    const x = battle().turn(['S/-; LH at nobody', 'D/-; RH at m1'].map((text, i) => (i === 0 ? text : 'D/-')));
    const told = JSON.stringify([x.toldTo(1, 1), warlocks.view(x.state, 1)]);
    expect(told).not.toContain('nobody');
    expect(x.state.orders).toEqual([null, null]);
    const y = battle();
    y.do(y.orders(0, 'S/-'));
    expect(warlocks.view(y.state, 1).orders).toEqual([null, null]);
    expect(warlocks.view(y.state, 0).orders[0]?.gestures).toEqual({ LH: 'S', RH: '-' });
  });

  rule(['W-5.11', 'W-17.8'], 'a view is enough to judge', () => {
    const x = arranged({
      warlocks: [
        { enchantments: 'blindness' },
        { bank: 'shield at A', seen: 'B', LH: 'F', enchantments: 'paralysis by A' },
      ],
    });
    const view = warlocks.view(x.state, 0);
    for (const text of ['D/-; fire', '-/-; paralyse B LH', '-/-; LH shield', '-/-; LH at m4', 'P/P; suicide']) {
      expect(warlocks.check(view, x.orders(0, text))).toEqual(x.refusal(0, text));
    }
  });
});

/** Two enchantments of A, a banked spell of B, a warlock who has left, and a dead monster. */
const table = (): Battle =>
  arranged({
    turn: 3,
    warlocks: [
      { LH: '-S', enchantments: 'delay-effect, permanency' },
      { bank: 'shield at B', enchantments: 'paralysis by A hand LH turn 2' },
      { status: 'surrendered', left: 1 },
    ],
    monsters: 'goblin of B [dead]',
  });

/** Each code of the rules page in its order, orders that get it, and the rest of the answer. */
const every: { readonly [Code in RefusalCode]: readonly [seat: number, orders: object, rest: object] } = {
  'not-active': [2, {}, { rule: 'W-15.5', path: ['seat'] }],
  'wrong-turn': [0, { turn: 4 }, { rule: 'W-5.4', path: ['turn'], have: 4, need: 3 }],
  malformed: [0, { bank: 'both' }, { rule: 'W-5.2', path: ['bank'] }],
  'bad-gesture': [0, { gestures: { LH: 'X', RH: '-' } }, { rule: 'W-2.1', path: ['gestures', 'LH'] }],
  'unknown-spell': [0, { spells: { LH: 'raise-dead' } }, { rule: 'W-1.5', path: ['spells', 'LH'] }],
  'spell-not-finished': [0, { spells: { RH: 'shield' } }, { rule: 'W-3.2', path: ['spells', 'RH'] }],
  'gesture-used-twice': [0, { gestures: { LH: 'W', RH: 'W' } }, { rule: 'W-3.4', path: ['spells'] }],
  'unknown-target': [0, { targets: { LH: 'm9' } }, { rule: 'W-4.1', path: ['targets', 'LH'] }],
  'target-gone': [0, { targets: { RH: 2 } }, { rule: 'W-4.1', path: ['targets', 'RH'] }],
  'no-paralysis-choice': [0, { paralyse: { 1: 'LH' } }, { rule: 'W-8.5', path: ['paralyse', '1'] }],
  'no-charm': [0, { charm: { 1: { hand: 'LH', gesture: 'P' } } }, { rule: 'W-5.9', path: ['charm', '1'] }],
  'nothing-to-bank-with': [1, { bank: 'LH' }, { rule: 'W-13.1', path: ['bank'] }],
  'no-permanency': [1, { permanent: 'LH' }, { rule: 'W-13.6', path: ['permanent'] }],
  'bank-and-permanent': [0, { bank: 'RH', permanent: 'RH' }, { rule: 'W-13.8', path: ['permanent'] }],
  'nothing-banked': [0, { fireBanked: true }, { rule: 'W-13.4', path: ['fireBanked'] }],
  'suicide-not-allowed': [0, { suicide: true }, { rule: 'W-15.8', path: ['suicide'] }],
};
/** The two codes that need a history of their own. */
const mirror = (): Battle => arranged({ warlocks: [{ LH: 'C', RH: 'C' }, {}] });

describe('refusals (W-5.4, W-5.8)', () => {
  rule('W-5.4', 'every code, with its rule, its place and its numbers', () => {
    for (const [code, [seat, orders, rest]] of Object.entries(every)) {
      if (code === 'gesture-used-twice') continue;
      expect(table().refusal(seat, orders), code).toEqual({ code, ...rest });
    }
    const twice = arranged({ warlocks: [{ LH: 'SFC', RH: 'SFC' }, {}] });
    expect(twice.refusal(0, 'W/W; LH magic-mirror; RH summon-goblin')?.code).toBe('spell-not-finished');
    const both = arranged({ warlocks: [{ LH: 'PPW', RH: '-WW' }, {}] });
    expect(both.refusal(0, 'S/S; LH invisibility; RH counter-spell')).toEqual({
      ...{ code: 'gesture-used-twice', rule: 'W-3.4', path: ['spells'] },
    });
    expect(mirror().code(0, 'W/W; LH magic-mirror; RH magic-mirror')).toBe(null);
  });

  test('after the end there is one answer', () => {
    const x = battle().turn(['P/P', '-/-']);
    for (const [, orders] of Object.values(every)) expect(x.code(1, orders)).toBe('game-over');
    expect(battle().code(7, {})).toBe('unknown-seat');
  });

  rule('W-5.8', 'the first reason in the order of the table answers, and the others stand beside it', () => {
    const codes = Object.keys(every) as RefusalCode[];
    const x = table();
    const mine = codes.filter((code) => every[code][0] === 0 && !['gesture-used-twice', 'bad-gesture'].includes(code));
    for (const [i, first] of mine.entries()) {
      for (const second of mine.slice(i + 1)) {
        const [one, other] = [every[first][1], every[second][1]];
        const shared = Object.keys(one).filter((key) => key in other);
        if (shared.length > 0) continue;
        const refusal = x.refusal(0, { ...one, ...other });
        expect(refusal?.code, `${first}, ${second}`).toBe(first);
        expect(refusal?.data, `${first}, ${second}`).toMatchObject({ also: [{ code: second, ...every[second][2] }] });
      }
    }
  });

  rule('W-5.8', 'all reasons at once', () => {
    const refusal = table().refusal(0, {
      ...{ turn: 1, gestures: { LH: 'X' }, targets: { LH: 'm9', RH: 2, XH: 1 }, direct: { m1: 0, q: 0, 'LH:0': 2 } },
      ...{
        paralyse: { 1: 'LH', 0: 'both' },
        charm: { 1: {} },
        bank: 'LH',
        permanent: 'LH',
        fireBanked: 1,
        suicide: true,
      },
    });
    const also = refusal?.data as { also: readonly { code: string; path: readonly unknown[] }[] };
    expect([refusal?.code, ...also.also.map(({ code, path }) => `${code} ${path.join('.')}`)]).toEqual([
      'wrong-turn',
      ...['malformed targets.XH', 'malformed direct.q', 'malformed paralyse.0', 'malformed charm.1.hand'],
      ...['malformed fireBanked', 'bad-gesture gestures.LH', 'bad-gesture gestures.RH', 'unknown-target targets.LH'],
      ...['target-gone targets.RH', 'target-gone direct.m1', 'target-gone direct.LH:0'],
      ...['no-paralysis-choice paralyse.0', 'no-paralysis-choice paralyse.1', 'no-charm charm.1'],
      ...['bank-and-permanent permanent', 'suicide-not-allowed suicide'],
    ]);
  });

  rule('W-5.8', 'a two-handed spell cannot be banked with one hand and made permanent with the other', () => {
    const x = arranged({ warlocks: [{ LH: 'PPW', RH: '-WW', enchantments: 'delay-effect, permanency' }, {}] });
    expect(x.code(0, 'S/S; bank LH; permanent RH')).toBe('bank-and-permanent');
    expect(x.code(0, 'S/S; RH counter-spell; bank RH; permanent LH')).toBe(null);
  });

  test('text that says no orders is told clause by clause', () => {
    const read = readOrders('X/-; LH nonsense; direct A at B; bank both; fire now', 0, 1);
    expect(read.ok ? [] : read.problems.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual([
      ...['bad-gesture 0', 'not-one-of 1', 'bad-entry 2', 'bad-entry 3', 'bad-entry 4'],
    ]);
  });

  test('there is a form for everybody who has to order, and for nobody else', () => {
    const x = table();
    expect([0, 1, 2].map((seat) => orderForm(x.state, seat)?.turn ?? null)).toEqual([3, 3, null]);
  });
});
