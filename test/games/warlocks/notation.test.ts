import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type OrdersAction, warlocks } from '../../../src/games/warlocks/index.js';
import {
  arrange,
  readHistory,
  readOrders,
  readPosition,
  showHistory,
  showOrders,
  showPosition,
} from '../../../src/games/warlocks/notation.js';
import { arbitraryHostile } from '../../../src/testing/index.js';
import { rule } from '../../rule.js';
import { battle } from './battle.js';
import { clash } from './clash.js';
import { playBattle, type Step } from './play.js';

/** The codes and places of what is wrong. */
const problemsOf = ({
  problems,
}: {
  readonly problems: readonly { code: string; path: readonly (string | number)[] }[];
}) => problems.map(({ code, path }) => `${code} ${path.join('.')}`);

const anyStep: fc.Arbitrary<Step> = fc
  .nat({ max: 300 })
  .map((n) => playBattle(`notation ${n}`, n % 3 === 0 ? { turns: 15 } : { start: clash(3000 + n), turns: 3 }).at(-1))
  .filter((step): step is Step => step !== undefined);
const few = { numRuns: 70 };

describe('histories', () => {
  rule(['W-1.3', 'W-2.7', 'W-7.25'], 'two rows of letters, with the bow', () => {
    const x = battle().play({ A: { LH: 'PSF', RH: 'WWF' } });
    expect(showHistory(x.state.warlocks[0]?.history ?? [], 3)).toBe('LH: B P S F\nRH: B W W F');
    const { state } = arrange({ warlocks: [{ LH: 'P(S).>', RH: '->.F' }, {}] });
    expect(showHistory(state?.warlocks[0]?.history ?? [], 4)).toBe('LH: B P (S) . >\nRH: B - > . F');
    expect(state?.warlocks[0]?.history[1]?.recorded).toEqual(['-', '>']);
    const unseen = arrange({ warlocks: [{ LH: 'PSF', seen: 'A * A' }, {}] }).state ?? x.state;
    const [hidden] = warlocks.view(unseen, 1).warlocks;
    expect(showHistory(hidden?.history ?? [], 3)).toBe('LH: B ? S ?\nRH: B ? - ?');
  });

  test('are read with or without spaces, bow and capitals', () => {
    const made = (LH: string, RH?: string) =>
      readHistory(RH === undefined ? { LH } : { LH, RH }).history.map(({ recorded }) => recorded.join(''));
    expect(made('P S F')).toEqual(['P-', 'S-', 'F-']);
    expect(made('B psf', 'w')).toEqual(['P-', 'S-', 'FW']);
    expect(made('S.D')).toEqual(['S-', 'D-']);
    expect([problemsOf(readHistory({ LH: 'SXD' })), made('SXD')]).toEqual([['bad-gesture LH.1'], []]);
    expect(problemsOf(readHistory({ LH: 'S.', RH: 'FF' }))).toEqual(['rows-differ 2']);
  });
});

describe('orders', () => {
  test('as short text', () => {
    const text =
      'S/W; LH summon-goblin at LH:B; RH at m2; direct m1 at nobody; direct RH:A at A; paralyse B LH; charm C RH P; ' +
      'bank LH; permanent RH; fire; suicide';
    const read = readOrders(text, 0, 4);
    expect(read).toEqual({
      ok: true,
      action: {
        ...{ type: 'orders', seat: 0, turn: 4, gestures: { LH: 'S', RH: 'W' } },
        ...{ spells: { LH: 'summon-goblin' }, targets: { LH: 'LH:1', RH: 'm2' }, direct: { m1: 'nobody', 'RH:0': 0 } },
        ...{ paralyse: { 1: 'LH' }, charm: { 2: { hand: 'RH', gesture: 'P' } } },
        ...{ bank: 'LH', permanent: 'RH', fireBanked: true, suicide: true },
      },
    });
    expect(read.ok ? showOrders(read.action) : '').toBe(text);
    expect(readOrders('sw', 1, 1)).toEqual(readOrders(' S/W ', 1, 1));
  });

  test('are read back as they were', () => {
    fc.assert(
      fc.property(anyStep, ({ orders }) => {
        for (const action of orders as readonly OrdersAction[]) {
          const read = readOrders(showOrders(action), action.seat, action.turn);
          const filled = { spells: {}, targets: {}, direct: {}, paralyse: {}, charm: {} };
          expect(read.ok ? { ...filled, ...read.action } : read).toEqual({ ...filled, ...action });
        }
      }),
      few,
    );
  });

  test.for<readonly [string, string]>([
    ['', 'bad-gesture 0'],
    ['S', 'bad-gesture 0'],
    ['S/X', 'bad-gesture 0'],
    ['S/W; LH', 'not-one-of 1'],
    ['S/W; LH fire-bal', 'not-one-of 1'],
    ['S/W; LH shield at', 'bad-entry 1'],
    ['S/W; LH shield at G', 'bad-entry 1'],
    ['S/W; LH at A; LH at B', 'duplicate-key 2.LH'],
    ['S/W; bank LH; bank RH', 'duplicate-key 2.bank'],
    ['S/W; direct nobody at A', 'bad-entry 1'],
    ['S/W; paralyse B', 'bad-entry 1'],
    ['S/W; charm B LH X', 'bad-entry 1'],
    ['S/W; toString', 'not-one-of 1'],
  ])('%s says none', ([text, problem]) => {
    const read = readOrders(text, 0, 1);
    expect(read.ok ? [] : problemsOf(read)).toEqual([problem]);
  });
});

describe('arranged positions', () => {
  test('KF-D07: tell apart what cannot be read from what no battle comes to', () => {
    const lean = arrange({ turn: 5, warlocks: [{ health: 3, LH: '.... ' }, {}] });
    expect(lean).toMatchObject({ readable: true, legal: false });
    expect(problemsOf(lean)).toEqual(['no-first-turn warlocks.0.history']);
    expect(arrange({ warlocks: [{ LH: 'X' }, {}] })).toMatchObject({ readable: false, state: null });
    expect(arrange({ turn: 5, monsters: 'goblin of A at B' })).toMatchObject({ readable: true, legal: true });
  });

  test('are played on, also where no battle comes to them', () => {
    const { state } = arrange({ turn: 5, warlocks: [{ health: 20 }, {}] });
    if (state === null) return expect.fail('it can be read');
    const after = warlocks.reduce(state, warlocks.legalActions(state, 0)[0] ?? expect.fail('nothing to do'));
    expect(warlocks.decision(after)).toMatchObject({ waiting: [1] });
  });

  test.for<readonly [string, object, string]>([
    ['a key that nobody knows', { trun: 5 }, 'unknown-key trun'],
    ['one warlock', { warlocks: [{}] }, 'too-short warlocks'],
    [
      'an enchantment that nobody knows',
      { warlocks: [{ enchantments: 'hast' }, {}] },
      'not-one-of warlocks.0.enchantments.0',
    ],
    [
      'a word that nobody knows',
      { warlocks: [{ enchantments: 'haste 2 form A' }, {}] },
      'unknown-key warlocks.0.enchantments.0.form',
    ],
    [
      'twice the same word',
      { warlocks: [{ enchantments: 'fear by A by B' }, {}] },
      'duplicate-key warlocks.0.enchantments.0.by',
    ],
    ['a monster that nobody knows', { monsters: 'gnome of A' }, 'not-one-of monsters.0'],
    ['a victim that is none', { monsters: 'goblin of A at Z' }, 'bad-entry monsters.0.at'],
    ['more turns than there were', { turn: 2, warlocks: [{ LH: 'SFW' }, {}] }, 'too-long warlocks.0'],
    ['a bank without a target', { warlocks: [{ bank: 'shield' }, {}] }, 'bad-entry warlocks.0.bank'],
    ['a mark that is an enchantment', { warlocks: [{ marks: 'haste' }, {}] }, 'not-one-of warlocks.0.marks.haste'],
    ['nobody to wait for', { warlocks: [{ orders: 'S/W' }, { orders: 'S/W' }] }, 'nobody-awaited phase.waiting'],
    ['nobody to fight', { warlocks: [{}, { status: 'dead', health: 0, left: 1 }], turn: 3 }, 'should-be-over phase'],
    ['a time-stopped turn of nobody', { turn: 3, kind: 'time-stopped' }, 'missing active'],
    ['two switches that exclude each other', { options: { paraFC: true, paraFDF: true } }, 'excluded options.paraFDF'],
  ])('%s', ([, parts, problem]) => {
    const arranged = arrange(parts);
    expect([arranged.readable, problemsOf(arranged)[0]]).toEqual([false, problem]);
  });

  rule(['W-17.1', 'W-17.4'], 'that a battle comes to are read back from what is shown', () => {
    fc.assert(
      fc.property(anyStep, ({ before, after, orders }) => {
        const half = orders.slice(1).reduce((state, action) => warlocks.reduce(state, action), before);
        for (const state of [before, half, after]) {
          if (state.phase.name === 'over') continue;
          const text = showPosition(state);
          const back = readPosition(text);
          expect(back.problems).toEqual([]);
          const { random: _random, draws: _draws, ...rest } = state;
          expect(back.state).toMatchObject(rest);
          expect(showPosition(warlocks.view(state, 0))).toContain(`turn ${state.turn}`);
        }
      }),
      few,
    );
  });

  test('that are over are shown, and not read', () => {
    const text = showPosition(battle().turn(['P/P', '-/-']).state);
    expect(text).toContain('phase: over, last-standing');
    expect(problemsOf(readPosition(text))).toContain('not-arrangeable 2.phase');
  });

  test('text that says no position is told line by line', () => {
    const text = 'turn 2\nturn 3\nA: 15\nC: 15\nhealt: 3\nhealth\nB: 15\nenchantments: haste 9 9\nA: 1';
    expect(problemsOf(readPosition(text))).toEqual([
      ...['duplicate-key 2.turn', 'unreadable-line 4', 'unknown-key 5.healt', 'unknown-key 6.health'],
      ...['duplicate-key 9', 'unknown-key warlocks.1.enchantments.0.9'],
    ]);
    expect(problemsOf(readPosition('options: paraFC maybe, turnLimt 3'))).toEqual([
      ...['unknown-key 1.options.turnLimt', 'wrong-type options.paraFC'],
    ]);
    expect(problemsOf(readPosition(7))).toEqual(['wrong-type ']);
  });

  test('KF-J10: whatever is handed in, nothing throws', () => {
    fc.assert(
      fc.property(arbitraryHostile(), fc.string(), (value, text) => {
        for (const parts of [
          value,
          { monsters: text },
          { warlocks: [{ LH: text, enchantments: text, orders: text }, {}] },
        ]) {
          const { readable, problems } = arrange(parts);
          if (!readable) expect(problems.length).toBeGreaterThan(0);
        }
        readPosition(text);
        readOrders(value, 0, 1);
      }),
      { numRuns: 100 },
    );
  });
});
