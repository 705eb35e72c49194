import { describe, expect } from 'vitest';
import { spellsIn } from '../../../src/games/warlocks/index.js';
import { rule } from '../../rule.js';
import { arranged, battle } from './battle.js';
import { cast } from './casting.js';

describe('resolving a turn (W-6)', () => {
  rule('W-6.2', 'equal ranks keep the order of the seats', () => {
    const x = cast({ A: { LH: ['charm-person', 'B'] }, B: { LH: ['paralysis', 'A'] } });
    expect(x.heard('enchanted').map(({ spell }) => spell)).toEqual(['charm-person', 'paralysis']);
    const y = cast({ A: { LH: ['cause-heavy-wounds'] }, B: { LH: ['cause-light-wounds'] } });
    expect(y.heard('damaged').map(({ spell }) => spell)).toEqual(['cause-heavy-wounds', 'cause-light-wounds']);
    const resisting = cast({ A: { LH: ['resist-cold'] }, B: { LH: ['resist-heat'] } });
    expect(resisting.heard('took-effect').map(({ spell }) => spell)).toEqual(['resist-cold', 'resist-heat']);
    const z = cast({ A: { LH: ['lightning-bolt'] }, B: { LH: ['fireball'] } });
    expect(z.heard('damaged').map(({ spell }) => spell)).toEqual(['fireball', 'lightning-bolt']);
  });

  rule('W-6.4', 'the end of the battle also ends the round', () => {
    const parts = { warlocks: [{ enchantments: 'haste 2' }, { enchantments: 'poison 1' }] };
    const x = arranged({ turn: 2, ...parts }).turn(['P/-', '-/-']);
    expect([x.outcome, x.enchantments(0), x.state.warlocks[0]?.shield]).toEqual([
      'A last-standing',
      ['haste 1'],
      false,
    ]);
  });

  rule('W-6.5', 'the steps of a turn, as they are told', () => {
    const x = cast(
      { A: { LH: ['magic-missile', 'B'], RH: ['summon-goblin'] }, B: { LH: ['shield'], say: 'direct m1 at A' } },
      { warlocks: [{}, { enchantments: 'protection 1' }], monsters: 'goblin of B at B' },
    );
    expect(x.events.map(({ type }) => type)).toEqual([
      ...[
        'ordered',
        'ordered',
        'turn-began',
        'gestured',
        'cast',
        'cast',
        'gestured',
        'cast',
        'summoned',
        'took-effect',
      ],
      ...['deflected', 'directed', 'attacked', 'attacked', 'expired'],
    ]);
  });

  rule('W-3.2', 'every spell is finished by its gestures, with either hand', () => {
    for (const maladroit of [false, true]) {
      const { options } = battle({ options: { maladroit } }).state;
      for (const spell of spellsIn(options)) {
        for (const hand of ['LH', 'RH'] as const) {
          const x = cast({ A: { [hand]: [spell] } }, { options: { maladroit } });
          expect(x.casts(0), spell).toEqual([spell]);
        }
      }
    }
  });
});
