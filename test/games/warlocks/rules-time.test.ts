import { describe, expect } from 'vitest';
import { rule } from '../../rule.js';
import { arranged, battle } from './battle.js';
import { cast } from './casting.js';

describe('time (W-12)', () => {
  rule(['W-12.1', 'W-12.2'], 'turns have numbers, rounds a normal turn each', () => {
    const x = arranged({ warlocks: [{ enchantments: 'haste 2' }, {}] });
    const course: unknown[] = [];
    for (let n = 0; n < 5; n++) {
      course.push([x.state.turn, x.state.round, x.next]);
      x.wait(1);
    }
    expect(course).toEqual([
      [1, 1, 'normal AB'],
      [2, 1, 'hasted A'],
      [3, 2, 'normal AB'],
      [4, 2, 'hasted A'],
      [5, 3, 'normal AB'],
    ]);
  });

  rule('W-12.3', 'Haste of a hasted turn gives the latter two', () => {
    const x = cast(
      { A: { LH: ['haste', 'B'] } },
      { turn: 6, kind: 'hasted', active: 'A', warlocks: [{ enchantments: 'haste 1' }, {}] },
    );
    const course = [1, 2, 3, 4, 5, 6].map(() => {
      const { next } = x;
      x.wait(1);
      return next;
    });
    expect(course).toEqual(['normal AB', 'hasted B', 'normal AB', 'hasted B', 'normal AB', 'normal AB']);
  });

  rule(['W-12.3', 'W-12.9'], 'Time Stop cast in an extra turn', () => {
    const x = cast(
      { A: { LH: ['time-stop', 'B'] } },
      { turn: 4, kind: 'hasted', active: 'A', warlocks: [{ enchantments: 'haste 2' }, {}] },
    );
    expect([x.next, x.wait(1).next]).toEqual(['time-stopped B', 'normal AB']);
    const again = cast({ A: { LH: ['time-stop'] } }, { turn: 4, kind: 'time-stopped', active: 'A' });
    expect([again.next, again.wait(1).next]).toEqual(['time-stopped A', 'normal AB']);
  });

  rule(['W-12.4', 'W-7.26'], 'durations count rounds', () => {
    /** What is left after the round. */
    const left = (enchantments: string): readonly string[] => {
      const x = arranged({ turn: 2, warlocks: [{ enchantments }, {}] });
      while (x.state.round === 2) x.wait(1);
      return x.enchantments(0);
    };
    for (const kind of ['haste', 'protection', 'blindness', 'invisibility', 'permanency', 'delay-effect']) {
      expect(left(`${kind} 2`)).toEqual([`${kind} 1`]);
      expect(left(`${kind} 1`)).toEqual([]);
    }
    const fresh = cast({ A: { LH: ['invisibility'] } }, { warlocks: [{ enchantments: 'haste 2' }, {}] });
    expect(fresh.enchantments(0)).toEqual(['haste 2', 'invisibility 3']);
    expect(fresh.wait(1).enchantments(0)).toEqual(['haste 1', 'invisibility 3']);
    expect(fresh.wait(2).enchantments(0)).toEqual(['invisibility 2']);
  });

  rule('W-12.5', 'what is cast in an extra turn ends with it, and a mirror with its turn', () => {
    const x = arranged({ turn: 4, kind: 'hasted', active: 'A', warlocks: [{ enchantments: 'haste 2' }, {}] });
    expect(x.turn(['P/-']).turn(['-/-', '>/-']).health).toEqual([14, 15]);
    const parts = {
      warlocks: [
        { LH: 'C', RH: 'C', enchantments: 'haste 3' },
        { LH: '-', enchantments: 'haste 3' },
      ],
    };
    const mirror = arranged(parts).turn(['W/W', 'S/-']).turn(['-/-', 'D/-']);
    expect(mirror.health).toEqual([14, 15]);
    const counter = arranged({ warlocks: [{ LH: 'WW' }, { LH: '-', enchantments: 'haste 3' }] });
    expect(counter.turn(['S/-', 'S/-']).turn(['-/-', 'D/-']).health).toEqual([15, 15]);
  });

  rule('W-12.6', 'monsters attack in normal turns only', () => {
    const x = arranged({
      turn: 4,
      kind: 'hasted',
      active: 'A',
      warlocks: [{ LH: 'SF' }, {}],
      monsters: 'ogre of A at B',
    });
    expect([x.turn(['W/-']).health, x.wait(1).health]).toEqual([
      [15, 15],
      [15, 12],
    ]);
  });

  rule(['W-12.7', 'W-12.12'], 'what does not count in a time-stopped turn', () => {
    const hit = (b: string, orders: string, LH = ''): readonly number[] =>
      arranged({
        ...{ turn: 9, kind: 'time-stopped', active: 'A' },
        warlocks: [
          { LH, enchantments: 'blindness, fear' },
          { enchantments: b, marks: 'shield, countered' },
        ],
      }).turn([orders]).health;
    expect(hit('protection, invisibility', '>/-; LH at B')).toEqual([15, 14]);
    expect(hit('resist-heat', 'D/-; LH at B', 'FSSD')).toEqual([15, 10]);
    const x = arranged({ turn: 9, kind: 'time-stopped', active: 'A', warlocks: [{ LH: 'WW' }, {}] });
    x.turn(['P/-; LH protection']);
    expect([x.enchantments(0), x.state.warlocks[0]?.shield]).toEqual([['protection 2'], false]);
    expect(x.turn(['-/-', '>/-']).health).toEqual([15, 15]);
    const dispelled = arranged({
      turn: 9,
      kind: 'time-stopped',
      active: 'AB',
      warlocks: [{ LH: 'CDP', RH: 'C--' }, {}],
    });
    expect(dispelled.turn(['W/-', '>/-']).health).toEqual([14, 15]);
    const shielded = arranged({ turn: 9, kind: 'time-stopped', active: 'AB' });
    expect(shielded.turn(['P/-', '>/-']).health).toEqual([15, 15]);
  });

  rule('W-12.11', 'whose counters run down', () => {
    const all = 'poison 5, haste 2, blindness 2';
    const late = arranged({ turn: 2, warlocks: [{}, { enchantments: all.replace('haste 2, ', '') }, {}] });
    late.turn(['-/-', 'P/P']);
    expect(late.enchantments(1)).toEqual(['poison 4', 'blindness 1']);
    expect(late.wait(2).enchantments(1)).toEqual(['poison 4', 'blindness 1']);
    const early = arranged({ turn: 2, warlocks: [{ enchantments: 'haste 2' }, { enchantments: all }, {}] });
    early.turn(['-/-', 'P/P']);
    expect([early.next, early.enchantments(1)]).toEqual(['hasted A', ['poison 5', 'haste 2', 'blindness 2']]);
    expect(early.wait(2).enchantments(1)).toEqual(['poison 5', 'haste 2', 'blindness 2']);
  });

  rule('W-12.14', 'marks of a round end with it', () => {
    const x = cast(
      { A: { LH: ['counter-spell', 'A'], RH: ['fear', 'B'] } },
      { warlocks: [{ enchantments: 'haste 1 since 1' }, {}] },
    );
    const marks = () =>
      x.state.warlocks.map(({ shield, countered, mentalThisRound }) => [shield, countered, mentalThisRound]);
    expect([x.next, x.state.hastedTurnDone, marks()]).toEqual([
      ...['hasted A', true],
      [
        [true, true, 0],
        [false, false, 1],
      ],
    ]);
    x.wait(1);
    expect([x.next, x.state.hastedTurnDone, marks()]).toEqual([
      ...['normal AB', false],
      [
        [false, false, 0],
        [false, false, 0],
      ],
    ]);
    expect(battle().state.hastedTurnDone).toBe(false);
  });
});
