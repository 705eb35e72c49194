import { describe, expect } from 'vitest';
import { warlocks } from '../../../src/games/warlocks/index.js';
import { rule } from '../../rule.js';
import { arranged, battle } from './battle.js';
import { cast } from './casting.js';

describe('endings (W-15)', () => {
  rule(['W-15.1', 'W-15.2'], 'each cure is capped as it comes', () => {
    const x = cast(
      { A: { LH: ['cure-light-wounds'], RH: ['cure-heavy-wounds'] }, B: { LH: ['cause-light-wounds'] } },
      { warlocks: [{ health: 15 }, {}] },
    );
    expect(x.health[0]).toBe(14);
    const saved = cast(
      { A: { LH: ['cure-light-wounds'] }, B: { LH: ['lightning-bolt'] } },
      { warlocks: [{ health: 5 }, {}] },
    );
    expect([saved.health[0], saved.statuses[0]]).toEqual([1, 'in']);
  });

  rule('W-15.3', 'dead at 0, not at 1', () => {
    const left = (health: number) =>
      cast({ A: { LH: ['magic-missile', 'B'] } }, { warlocks: [{}, { health }, {}] }).statuses[1];
    expect([left(2), left(1)]).toEqual(['in', 'dead']);
  });

  rule('W-15.4', 'all deaths happen together', () => {
    const x = cast({ A: { LH: ['fire-storm'] } }, { warlocks: [{ health: 5 }, { health: 4 }] });
    expect([x.health, x.statuses, x.outcome]).toEqual([[0, -1], ['dead', 'dead'], 'draw none-left']);
  });

  rule('W-15.5', 'who is out is not active, no target, and not harmed', () => {
    const x = arranged({
      turn: 4,
      warlocks: [{ LH: 'SWW' }, {}, { status: 'dead', health: 0, left: 2 }],
      monsters: 'fire-elemental; goblin of C at A',
    });
    expect([x.code(2, '-/-'), x.code(0, '>/-; LH at C'), x.code(0, '>/-; LH at LH:C')]).toEqual([
      ...['not-active', 'target-gone', 'target-gone'],
    ]);
    const before = x.state.warlocks[2];
    x.turn(['C/C']);
    expect([x.health, x.state.warlocks[2]]).toEqual([[9, 10, 0], before]);
    expect(x.next).toBe('normal AB');
    const ill = arranged({
      turn: 3,
      warlocks: [{}, {}, { status: 'dead', health: 0, left: 1, enchantments: 'poison 1' }],
    });
    expect([ill.wait(1).heard('succumbed'), ill.enchantments(2)]).toEqual([[], ['poison 1']]);
  });

  rule('W-15.6', 'palms surrender as they were made', () => {
    const forced = arranged({ warlocks: [{}, { LH: 'W', RH: 'P', enchantments: 'paralysis by A' }, {}] });
    expect(forced.turn(['-/-; paralyse B LH', 'S/P']).statuses[1]).toBe('surrendered');
    const prevented = arranged({ warlocks: [{}, { enchantments: 'charm-person by A' }, {}] });
    expect(prevented.turn(['-/-; charm B LH F', 'P/P']).statuses[1]).toBe('in');
    const erased = arranged({ warlocks: [{ LH: 'SPF' }, {}, {}] }).turn(['P/-; LH anti-spell at B', 'P/P']);
    expect([erased.recorded(1), erased.statuses[1]]).toEqual(['-/-', 'surrendered']);
  });

  rule('W-15.7', 'palms of a dying warlock', () => {
    const x = arranged({ warlocks: [{ enchantments: 'poison 1' }, {}], turn: 3 }).turn(['P/P', '-/-']);
    expect([x.statuses, x.outcome]).toEqual([['dead', 'in'], 'B last-standing']);
  });

  rule('W-15.8', 'suicide', () => {
    const x = arranged({ warlocks: [{ LH: 'S', enchantments: 'fear permanent' }, {}, {}] });
    expect([x.code(0, 'W/-; suicide'), x.code(1, 'W/-; suicide')]).toEqual([null, 'suicide-not-allowed']);
    x.turn(['P/P; suicide']);
    expect([x.statuses[0], x.heard('ended-own-life')]).toMatchObject(['dead', [{ seat: 0 }]]);
    expect(arranged({ warlocks: [{ enchantments: 'fear' }, {}] }).code(0, '-/-; suicide')).toBe('suicide-not-allowed');
    const late = arranged({ warlocks: [{ health: 1, enchantments: 'amnesia permanent' }, {}] }).turn([
      '-/-; suicide',
      'P/P',
    ]);
    expect([late.statuses, late.outcome]).toEqual([['dead', 'surrendered'], 'B surrender-survived']);
  });

  rule('W-15.9', 'one, none, or more are left', () => {
    const x = battle({ seats: 3 });
    expect(x.turn(['P/P', 'P/P', '-/-']).outcome).toBe('C last-standing');
    expect(battle({ seats: 3 }).turn(['P/P', 'P/P', 'P/P']).outcome).toBe('draw none-left');
    const lone = cast({ A: { LH: ['fire-storm'] } }, { warlocks: [{ health: 5 }, { health: 5 }, { health: 9 }] });
    expect(lone.outcome).toBe('C last-standing');
    const two = arranged({ warlocks: [{ health: 1 }, {}, {}] }).turn(['-/-', 'P/P', '>/-; LH at A']);
    expect(two.outcome).toBe('C last-standing');
    const earlier = arranged({ turn: 3, warlocks: [{ health: 1 }, { LH: '-' }, { status: 'surrendered', left: 1 }] });
    expect(earlier.turn(['P/P', '>/-; LH at A']).outcome).toBe('B last-standing');
    const survivor = arranged({
      turn: 3,
      warlocks: [{ health: 1, enchantments: 'poison 1' }, {}, { status: 'surrendered', left: 1 }],
    });
    expect(survivor.turn(['-/-', 'P/P']).outcome).toBe('B surrender-survived');
  });

  rule('W-15.10', 'earlier losers stay losers in a draw', () => {
    const x = battle({ seats: 3 }).turn(['-/-', '-/-', 'P/P']).turn(['P/P', 'P/P']);
    expect([x.outcome, x.statuses]).toEqual(['draw none-left', ['surrendered', 'surrendered', 'surrendered']]);
  });

  rule('W-15.11', 'an extra turn that was due is not played', () => {
    const x = arranged({ turn: 3, options: { turnLimit: 3 }, warlocks: [{ enchantments: 'haste 2' }, {}] }).wait(1);
    expect([x.outcome, x.statuses, x.state.turn]).toEqual(['draw turn-limit', ['in', 'in'], 3]);
    const won = arranged({ turn: 3, options: { turnLimit: 3 } }).turn(['P/P', '-/-']);
    expect(won.outcome).toBe('B last-standing');
  });

  rule('W-15.12', 'to leave between turns', () => {
    const x = battle({ seats: 3 });
    x.do(x.orders(0, '>/-; LH at C'));
    x.do(x.orders(1, '-/-'));
    expect(x.do({ type: 'concede', seat: 2 })).toMatchObject([
      { type: 'surrendered', seat: 2 },
      { type: 'turn-began' },
      {},
      {},
      {},
    ]);
    expect([x.state.turn, x.statuses, x.health]).toEqual([2, ['in', 'in', 'surrendered'], [15, 15, 15]]);
    x.do({ type: 'concede', seat: 0 });
    expect(x.outcome).toBe('B last-standing');
    expect(warlocks.outcome(x.state)?.rule).toBe('W-15.12');
    expect(warlocks.check(x.state, { type: 'concede', seat: 1 })?.code).toBe('game-over');
    const y = battle({ seats: 3 });
    y.do({ type: 'concede', seat: 1 });
    expect(warlocks.check(y.state, { type: 'concede', seat: 1 })?.code).toBe('not-active');
    expect(y.next).toBe('normal AC');
  });
});
