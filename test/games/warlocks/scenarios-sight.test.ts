import { describe, expect } from 'vitest';
import { rule } from '../../rule.js';
import { battle } from './battle.js';

/** A is invisible from turn 5 to turn 7. */
const INVISIBLE = { LH: 'PPWS', RH: '--WS' };

describe('worked examples: sight and orders (W-19)', () => {
  rule(['W-7.26', 'W-14.1', 'W-14.2', 'W-14.4'], 'E-45: a blind warlock', () => {
    const x = battle().play({ A: { LH: 'DWFFD', RH: '----D' } });
    expect(x.enchantments(1)).toEqual(['blindness 3']);
    x.play({ A: { LH: 'W' }, B: { LH: '>' } });
    expect([x.health[0], x.heard('stabbed')]).toMatchObject([15, [{ outcome: 'missed' }]]);
    x.play({ A: { LH: 'SD' }, B: { LH: 'SD' } });
    expect([x.health[0], x.casts(1)]).toEqual([15, ['magic-missile']]);
    x.play({ B: { LH: '>' } });
    expect(x.health[0]).toBe(14);
    expect(x.seen(1, 0).slice(4)).toEqual(['D/D', '?/?', '?/?', '?/?', '-/-']);
    expect(x.seen(0, 0).slice(5)).toEqual(['W/-', 'S/-', 'D/-', '-/-']);
  });

  rule(['W-14.3', 'W-11.4', 'W-7.27'], 'E-46: an invisible warlock', () => {
    const storm = battle().play({ A: INVISIBLE, B: { LH: '-SWWC', RH: '----C' } });
    expect(storm.health).toEqual([10, 10]);
    for (const turn of [5, 6, 7, 8]) {
      const health = turn === 8 ? 14 : 15;
      const waiting = '-'.repeat(turn - 1);
      const stab = battle().play({ A: INVISIBLE, B: { LH: `${waiting}>` } });
      const missile = battle().play({ A: INVISIBLE, B: { LH: `${waiting.slice(1)}SD` } });
      expect([stab.health[0], missile.health[0]]).toEqual([health, health]);
    }
  });

  rule('W-14.7', 'E-74: what is told of a spell that was not seen', () => {
    const x = battle().play({
      A: { LH: 'PPWSDPP', RH: '--WS---', T7: 'LH at B' },
      B: { RH: '----WPP' },
    });
    expect(x.toldTo(1, 7).filter(({ type }) => type === 'countered')).toMatchObject([{ subject: 1, spell: 'mental' }]);
    expect(x.toldTo(0, 7).filter(({ type }) => type === 'recognised')).toMatchObject([
      { subject: 1, spell: 'amnesia' },
    ]);
    expect(JSON.stringify(x.toldTo(1, 7))).not.toContain('amnesia');
    expect(x.seen(1, 0).slice(3)).toEqual(['S/S', '?/?', '?/?', '?/?']);
  });

  rule('W-5.8', 'E-73: orders that are wrong in two ways', () => {
    const x = battle();
    const hands = { LH: 'X', RH: '-' };
    const wrong: readonly (readonly [string, object])[] = [
      ['wrong-turn', { turn: 2, gestures: hands }],
      ['malformed', { bank: 'both', gestures: hands }],
      ['bad-gesture', { gestures: hands, spells: { LH: 'raise-dead' } }],
      ['spell-not-finished', { spells: { LH: 'shield' }, targets: { LH: 'm9' } }],
      ['unknown-target', { targets: { LH: 'm9' }, fireBanked: true }],
      ['nothing-banked', { fireBanked: true, suicide: true }],
    ];
    for (const [code, orders] of wrong) expect(x.code(0, orders), code).toBe(code);
    expect(x.refusal(0, wrong[5]?.[1] ?? {})?.data).toMatchObject({ also: [{ code: 'suicide-not-allowed' }] });
  });
});
