import { describe, expect } from 'vitest';
import type { OptionsGiven } from '../../../src/games/warlocks/index.js';
import { rule } from '../../rule.js';
import { arranged, type Battle, battle, type Script } from './battle.js';
import { hasted } from './hasted.js';

describe('worked examples: mental spells (W-19)', () => {
  rule('W-8.2', 'E-15: two mental spells cancel each other', () => {
    const x = battle().play({ A: { LH: 'DPP', T3: 'LH at B' }, B: { LH: 'DSF', T3: 'LH at B' } });
    expect(x.heard('cancelled').map(({ spell }) => spell)).toEqual(['amnesia', 'confusion']);
    expect(x.enchantments(1)).toEqual([]);
    x.turn(['-/-', 'W/S']);
    expect([x.made(1), x.heard('bent')]).toEqual(['W/S', []]);
  });

  rule('W-8.8', 'E-16: Amnesia', () => {
    const x = battle().play({ A: { LH: 'DPP', T3: 'LH at B' }, B: { LH: '--FW', RH: '--PW' } });
    expect(x.made(1)).toBe('F/P');
  });

  rule(['W-8.5', 'W-8.6'], 'E-17: Paralysis', () => {
    const made = (hand: string, options: OptionsGiven = {}): string =>
      battle({ options })
        .play({ A: { LH: 'FFF', T3: 'LH at B', T4: `paralyse B ${hand}` }, B: { LH: '--WD', RH: '--FD' } })
        .made(1);
    expect([made('LH'), made('RH'), made('RH', { paraFC: true })]).toEqual(['P/D', 'D/F', 'D/C']);
  });

  rule(['W-7.25', 'W-8.6'], 'E-18: Anti-spell and Paralysis', () => {
    const x = battle().play({ A: { LH: 'SPFP', RH: '-FFF' }, B: { LH: '---W', RH: '---S' } });
    expect([x.casts(0), x.made(1), x.recorded(1)]).toEqual([['anti-spell', 'paralysis'], 'W/S', '-/-']);
    x.turn(['-/-; paralyse B LH', 'D/D']);
    expect([x.made(1), x.casts(1), x.health]).toEqual(['-/D', [], [15, 15]]);
  });

  rule(['W-8.10', 'W-15.6'], 'E-19: Charm Person', () => {
    const x = battle().play({ A: { LH: 'PSDF', T3: 'LH at nobody', T4: 'LH at B' } });
    x.turn(['-/-; charm B RH P', 'P/W']);
    expect([x.made(1), x.statuses, x.outcome]).toEqual(['P/P', ['in', 'surrendered'], 'A last-standing']);
  });

  rule('W-8.9', 'E-20: Fear', () => {
    const x = battle().play({ A: { LH: 'SWD', T3: 'LH at B' }, B: { LH: '---S', RH: '---P' } });
    expect([x.made(1), x.casts(1)]).toEqual(['-/P', ['shield']]);
  });

  rule('W-8.15', 'E-40: a Paralysis binds only while its caster is active', () => {
    const x = hasted({ B: { LH: '---FFF', T6: 'LH at A' } });
    x.turn(['S/S']);
    expect([x.made(0), x.heard('bent')]).toEqual(['S/S', []]);
    x.turn(['W/S', '-/-; paralyse A LH']);
    expect([x.made(0), x.casts(0), x.health]).toEqual(['D/S', ['magic-missile'], [15, 14]]);
  });

  rule(['W-13.6', 'W-8.4', 'W-15.8'], 'E-43: a permanent Paralysis', () => {
    const x = arranged({ warlocks: [{ LH: 'FF', enchantments: 'permanency' }, {}] });
    x.play({ A: { LH: 'F', T3: 'LH at B; permanent LH' } });
    expect([x.enchantments(0), x.enchantments(1)]).toEqual([[], ['paralysis permanent']]);
    x.play({ B: { LH: 'SWD', T6: 'LH at B' } });
    expect([x.casts(1), x.enchantments(1)]).toEqual([['fear'], ['paralysis permanent']]);
    expect(x.heard('overridden')).toMatchObject([{ subject: 1, spell: 'fear' }]);
    expect([x.code(0, '-/-; suicide'), x.code(1, '-/-; suicide')]).toEqual(['suicide-not-allowed', null]);
    x.turn(['-/-', '-/-; suicide']);
    expect([x.statuses, x.outcome]).toEqual([['in', 'dead'], 'A last-standing']);
  });

  rule(['W-8.7', 'W-8.16'], 'E-53: a paralysed goblin', () => {
    const x = arranged({ warlocks: [{}, { LH: 'FF' }], monsters: 'goblin of A at B [haste]' });
    x.play({ B: { LH: 'F', T3: 'LH at m1' } });
    expect(x.health).toEqual([15, 15]);
    expect(x.heard('attacked').filter(({ outcome }) => outcome !== 'kept')).toEqual([]);
    expect(x.wait(1).health).toEqual([15, 13]);
  });

  rule(['W-1.5', 'W-7.15', 'W-7.21'], 'E-54: the gestures of paraFDF', () => {
    const casts = (LH: string, RH = ''): readonly string[] =>
      battle({ options: { paraFDF: true } })
        .play({ A: { LH, RH } })
        .casts(0);
    expect([casts('FDF'), casts('FFF'), casts('DSFDFC', '-----C')]).toEqual([['paralysis'], [], ['disease']]);
    expect(
      battle()
        .play({ A: { LH: 'FDF' } })
        .casts(0),
    ).toEqual([]);
  });

  rule('W-8.2', 'E-55: Charm Monster on a warlock counts', () => {
    const x = battle().play({ A: { LH: '-FFF', T4: 'LH at B' }, B: { LH: 'PSDD', T3: 'LH at nobody' } });
    expect(x.heard('cancelled').length).toBe(2);
    expect(x.code(0, '-/-; paralyse B LH')).toBe('no-paralysis-choice');
    x.turn(['-/-', 'W/S']);
    expect(x.made(1)).toBe('W/S');
  });

  rule(['W-9.5', 'W-8.5', 'W-5.9'], 'E-66: a Paralysis that turns back', () => {
    const x = battle().play({ A: { LH: 'FFF', T3: 'LH at B' }, B: { LH: '-CW', RH: '-CW' } });
    expect(x.code(0, 'D/D; paralyse A LH')).toBe('no-paralysis-choice');
    x.turn(['D/D', '-/-; paralyse A LH']);
    expect(x.made(0)).toBe('F/D');
  });

  rule(['W-8.3', 'W-5.9', 'W-8.20'], 'E-67: mental spells of one round cancel each other', () => {
    const x = hasted({ B: { LH: '----FF' } });
    x.play({ A: { RH: 'DPP', T9: 'RH at A' }, B: { LH: '.F.', T8: 'LH at A' } });
    expect([x.casts(1, 8), x.casts(0, 9), x.enchantments(0)]).toEqual([['paralysis'], ['amnesia'], ['haste 1']]);
    expect(x.code(1, '-/-; paralyse A LH')).toBe('no-paralysis-choice');
    x.turn(['W/S', '-/-']);
    expect(x.made(0)).toBe('W/S');
  });

  rule(['W-8.19', 'W-8.5'], 'E-70: the chain of a Paralysis', () => {
    const script: Script = {
      A: { LH: 'FFFFF-', T4: 'paralyse B LH', T6: 'paralyse B RH' },
      B: { LH: '----SW', RH: '-WPPSW' },
    };
    const x: Battle = battle().play(script);
    const bent = [4, 5, 6].map((turn) => x.heard('bent', turn).map(({ hand }) => hand));
    expect(bent).toEqual([['LH'], [], ['RH']]);
    expect(x.heard('countered', 4)).toMatchObject([{ subject: 1 }]);
    expect([x.state.warlocks[1]?.history[4]?.made, x.made(1)]).toEqual([['S', 'S'], 'W/D']);
  });

  rule(['W-8.16', 'W-12.13'], 'E-71: a mental spell on a monster in an extra turn', () => {
    const x = hasted({ B: { LH: '---SFW' } });
    const health = [x.health[0]];
    for (const pair of ['-/D', '-/P', '-/P; RH at m1', '-/-', '-/-', '-/-']) health.push(x.turn([pair]).health[0]);
    expect(health).toEqual([14, 14, 14, 14, 14, 14, 13]);
    expect(x.heard('attacked', 8)).toMatchObject([{ outcome: 'deflected' }]);
    expect(x.heard('attacked', 10).filter(({ outcome }) => outcome !== 'kept')).toEqual([]);
    expect(x.heard('attacked', 12)).toMatchObject([{ outcome: 'hit' }]);
  });
});
