import { describe, expect } from 'vitest';
import { warlocks } from '../../../src/games/warlocks/index.js';
import { rule } from '../../rule.js';
import { arranged, type Battle, battle, fated } from './battle.js';
import { hasted } from './hasted.js';

/** The kinds of the turns to come, nobody doing anything. */
function courseOf(x: Battle, turns: number): readonly string[] {
  const course: string[] = [];
  for (let n = 0; n < turns; n++) {
    course.push(x.next);
    x.wait(1);
  }
  return course;
}

describe('worked examples: time and banks (W-19)', () => {
  rule(['W-12.3', 'W-12.4', 'W-7.10'], 'E-38: Haste', () => {
    const x = hasted();
    expect(x.casts(0)).toEqual(['haste']);
    expect(courseOf(x, 7)).toEqual([
      ...['hasted A', 'normal AB', 'hasted A', 'normal AB', 'hasted A', 'normal AB', 'normal AB'],
    ]);
  });

  rule('W-12.5', 'E-39: a Shield holds in the hasted turn of its round', () => {
    const x = hasted({ B: { LH: '-----P' } });
    expect([x.turn(['>/-']).health[1], x.turn(['>/-']).health[1]]).toEqual([15, 14]);
  });

  rule(['W-12.3', 'W-12.7', 'W-7.11'], 'E-41: nothing laid on a being earlier helps in a time-stopped turn', () => {
    const x = battle().play({ A: { LH: 'SPPC', RH: '---C' }, B: { LH: '-WWP' } });
    expect([x.next, x.enchantments(1)]).toEqual(['time-stopped A', ['protection 3']]);
    expect([x.turn(['>/-']).health, x.next]).toEqual([[15, 14], 'normal AB']);
  });

  rule(['W-13.2', 'W-13.4', 'W-7.29'], 'E-42: Delay Effect', () => {
    const x = battle().play({ A: { LH: 'DWSSSPSD', T8: 'bank LH' } });
    expect([x.health, x.state.warlocks[0]?.bank]).toEqual([[15, 15], { spell: 'magic-missile', target: 1 }]);
    expect([x.heard('banked'), x.enchantments(0)]).toMatchObject([[{ seat: 0, spell: 'magic-missile' }], []]);
    x.turn(['-/-; fire']);
    expect([x.health, x.state.warlocks[0]?.bank]).toEqual([[15, 14], null]);
  });

  rule(['W-7.21', 'W-7.24'], 'E-44: Disease', () => {
    const disease = { LH: 'DSFFFC', RH: '-----C', T3: 'LH at nobody', T5: 'LH at nobody' };
    const ill = battle().play({ A: disease });
    expect([ill.casts(0), ill.enchantments(1)]).toEqual([['disease'], ['disease 6']]);
    expect(ill.wait(5).statuses).toEqual(['in', 'in']);
    expect([ill.wait(1).state.turn, ill.statuses, ill.outcome]).toEqual([12, ['in', 'dead'], 'A last-standing']);
    const cured = battle().play({ A: disease, B: { LH: '--------DFPW' } });
    expect([cured.statuses, cured.health, cured.enchantments(1)]).toEqual([['in', 'in'], [15, 16], []]);
  });

  rule(['W-13.4', 'W-13.11'], 'E-62: fire one and bank another', () => {
    const x = arranged({ warlocks: [{ bank: 'anti-spell at B', enchantments: 'delay-effect' }, {}] });
    x.turn(['-/P; bank RH; fire', 'W/S']);
    const [a] = x.state.warlocks;
    expect([x.recorded(1), a?.bank, a?.shield, a?.enchantments]).toEqual([
      ...['-/-', { spell: 'shield', target: 0 }, false, []],
    ]);
  });

  rule(['W-13.12', 'W-4.8'], 'E-63: the target is banked with the spell', () => {
    const x = fated({ 8: [2] }, { seats: 3 }).play({ A: { LH: 'DWSSSPSD', T8: 'bank LH' } });
    expect(x.state.warlocks[0]?.bank).toEqual({ spell: 'magic-missile', target: 2 });
    x.turn(['-/-', '-/-', 'P/P']).turn(['-/-; fire', '-/-']);
    expect([x.casts(0), x.health]).toEqual([['magic-missile'], [15, 15, 15]]);
    expect(x.heard('fizzled').length).toBe(1);
  });

  rule('W-12.3', 'E-64: Time Stop and Haste in one round', () => {
    const x = hasted({ B: { LH: '--SPPC', RH: '-----C', T6: 'LH at A' } });
    expect(courseOf(x, 3)).toEqual(['time-stopped A', 'hasted A', 'normal AB']);
  });

  rule(['W-12.5', 'W-12.7', 'W-12.12'], 'E-65: protections of a time-stopped turn', () => {
    const healths = (RH: string): readonly unknown[] => {
      const x = battle().play({ A: { LH: 'SPPFD' }, B: { LH: 'SPPFD', RH: RH.slice(0, 5) } });
      const { next } = x;
      const first = x.turn(['>/-', `-/${RH[5]}`]).health[1];
      return [next, first, x.turn(['>/-', '-/-']).health[1]];
    };
    expect(healths('---WWP')).toEqual(['time-stopped AB', 14, 14]);
    expect(healths('-----P')).toEqual(['time-stopped AB', 15, 14]);
  });
});

describe('worked examples: Clap of Lightning and endings (W-19)', () => {
  rule(['W-7.37a', 'W-7.37'], 'E-51: one Clap of Lightning', () => {
    const x = battle().play({ A: { LH: 'WDDC', RH: '---C' } });
    expect(x.health).toEqual([15, 10]);
    x.play({ A: { LH: 'WDDC', RH: '---C' } });
    expect([x.health, x.casts(0), x.heard('no-charge').length]).toEqual([[15, 10], ['clap-of-lightning'], 1]);
  });

  rule('W-2.2', 'E-52: half a clap', () => {
    const x = battle().play({ A: { LH: 'WDDC' } });
    expect([x.health, x.casts(0)]).toEqual([[15, 15], []]);
    expect(x.state.warlocks[0]?.history.map(({ recorded }) => recorded[0]).join('')).toBe('WDDC');
  });

  rule(['W-15.9', 'W-15.6'], 'E-47: a surrender while all others die', () => {
    const x = arranged({ warlocks: [{ LH: 'WF' }, { health: 2 }] }).turn(['P/P']);
    expect([x.statuses, x.outcome]).toEqual([['surrendered', 'dead'], 'A surrender-survived']);
  });

  rule('W-15.9', 'E-48: both surrender', () => {
    const x = battle().turn(['P/P', 'P/P']);
    expect([x.statuses, x.outcome]).toEqual([['surrendered', 'surrendered'], 'draw none-left']);
  });

  rule('W-15.7', 'E-49: who dies in the turn of his surrender is dead', () => {
    const x = arranged({ warlocks: [{ health: 2 }, { LH: 'WF' }] }).turn(['P/P', 'P/-']);
    expect([x.statuses, x.outcome]).toEqual([['dead', 'in'], 'B last-standing']);
  });

  rule(['W-15.9', 'W-15.10'], 'E-50: the last one left wins', () => {
    const x = battle({ seats: 3 }).turn(['-/-', '-/-', 'P/P']);
    expect([x.statuses, x.outcome, x.next]).toEqual([['in', 'in', 'surrendered'], null, 'normal AB']);
    expect(x.turn(['-/-', 'P/P']).outcome).toBe('A last-standing');
  });

  rule(['W-1.8', 'W-15.11'], 'E-72: the turn limit', () => {
    const x = battle({ options: { turnLimit: 3 } }).wait(3);
    expect([x.outcome, x.statuses, x.code(0, { turn: 4 })]).toEqual(['draw turn-limit', ['in', 'in'], 'game-over']);
    expect(warlocks.decision(x.state).kind).toBe('over');
  });
});
