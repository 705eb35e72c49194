import { describe, expect, test } from 'vitest';
import { rule } from '../../../rule.js';
import { arranged, battle, type Script, type Side } from '../battle.js';
import { cast } from '../casting.js';

/** The same with the two warlocks in each other's place. */
const swapped = ({ A = {}, B = {} }: Script): Script => {
  const turn = (side: Side): Side =>
    JSON.parse(JSON.stringify(side).replace(/\b[AB]\b(?=["; ])/g, (one) => (one === 'A' ? 'B' : 'A')));
  return { A: turn(B), B: turn(A) };
};
/** Plays both ways round: what is found must be the same, mirrored. */
function mirrored(script: Script): ReturnType<typeof battle> {
  const [one, other] = [battle().play(script), battle().play(swapped(script))];
  expect([...other.health].reverse()).toEqual(one.health);
  expect([...other.statuses].reverse()).toEqual(one.statuses);
  const winner = { A: 'B', B: 'A' } as const;
  expect(other.outcome).toBe(one.outcome?.replace(/^[AB]\b/, (name) => winner[name as 'A']) ?? null);
  return one;
}

describe('known faults of rules', () => {
  rule(['W-15.9', 'W-15.6', 'W-15.7'], 'KF-H07: surrender meets other endings', () => {
    expect(mirrored({ A: { LH: 'P', RH: 'P' }, B: { LH: 'P', RH: 'P' } }).outcome).toBe('draw none-left');
    const finger = { LH: 'PWPFSSSD', RH: '-------D' };
    const bolts = arranged({ warlocks: [{ LH: 'WF' }, { health: 2 }] }).turn(['P/P']);
    expect(bolts.outcome).toBe('A surrender-survived');
    expect(mirrored({ A: finger }).outcome).toBe('A last-standing');
    const older = arranged({ turn: 3, warlocks: [{}, { enchantments: 'disease 1' }] }).turn(['P/P', '-/-']);
    expect([older.statuses, older.outcome]).toEqual([['surrendered', 'dead'], 'A surrender-survived']);
    const otherSeat = arranged({ turn: 3, warlocks: [{ enchantments: 'disease 1' }, {}] }).turn(['-/-', 'P/P']);
    expect(otherSeat.outcome).toBe('B surrender-survived');
    const amnesia = arranged({ warlocks: [{ LH: 'P', RH: 'P', enchantments: 'amnesia' }, {}] }).turn(['S/W', '-/-']);
    expect(amnesia.outcome).toBe('B last-standing');
    const charm = arranged({ warlocks: [{ enchantments: 'charm-person by B' }, {}] }).turn([
      'S/P',
      '-/-; charm A LH P',
    ]);
    expect(charm.outcome).toBe('B last-standing');
  });

  rule(['W-6.5', 'W-9.9'], 'KF-I04: a shield of this turn stops a missile of this turn, whoever sits where', () => {
    expect(mirrored({ A: { LH: '-P' }, B: { LH: 'SD' } }).health).toEqual([15, 15]);
    expect(mirrored({ B: { LH: 'SD' } }).health).toEqual([14, 15]);
  });

  rule(['W-8.2', 'W-8.4', 'W-8.1'], 'KF-I05: two control effects on one being', () => {
    const two = cast({ A: { LH: ['paralysis', 'B'], RH: ['amnesia', 'B'] } });
    expect(two.enchantments(1)).toEqual([]);
    const later = cast({ A: { LH: ['fear', 'B'] } }, { warlocks: [{}, { enchantments: 'amnesia permanent' }] });
    expect(later.enchantments(1)).toEqual(['amnesia permanent']);
    for (const monsters of ['goblin of B at A', 'ice-elemental']) {
      const x = cast({ A: { LH: ['paralysis', 'm1'], RH: ['amnesia', 'm1'] } }, { monsters });
      expect([x.enchantments('m1'), x.health[0]]).toEqual([[], monsters === 'ice-elemental' ? 12 : 14]);
    }
  });

  rule(['W-2.2', 'W-2.4', 'W-3.3', 'W-3.4'], 'KF-I06: two hands, one gesture', () => {
    expect(
      battle()
        .play({ A: { LH: 'WDDC' } })
        .casts(0),
    ).toEqual([]);
    const both = { LH: '-WWS', RH: 'PPWS' };
    expect(battle().play({ A: both }).casts(0)).toEqual(['invisibility']);
    expect(
      battle()
        .play({ A: { ...both, T4: 'LH counter-spell' } })
        .casts(0),
    ).toEqual(['counter-spell']);
    const stabs = battle().play({ A: { LH: '>', RH: '>' } });
    expect([stabs.health, stabs.heard('stabbed').length]).toEqual([[15, 14], 1]);
    const f = battle().play({ A: { LH: 'FFFF' } });
    expect([2, 3, 4].map((turn) => f.casts(0, turn))).toEqual([[], ['paralysis'], ['paralysis']]);
  });

  rule('W-10.10', 'KF-I12: a monster that dies in the turn of its coming still attacks', () => {
    const x = cast({ A: { LH: ['summon-goblin'] }, B: { LH: ['fireball', 'LH:A'] } });
    expect([x.health, x.monsters]).toEqual([[15, 14], []]);
    const ogres = arranged({ monsters: 'ogre of A at m2; ogre of B at m1' }).wait(1);
    expect([ogres.monsters, ogres.heard('attacked').map(({ outcome }) => outcome)]).toEqual([[], ['hit', 'hit']]);
  });

  test('KF-H02: nothing goes on for ever', () => {
    expect(battle({ seats: 6 }).wait(200).outcome).toBe('draw turn-limit');
  });

  rule('W-17.6', 'what happens does not depend on the seats', () => {
    mirrored({ A: { LH: 'SFWWDDC', RH: '------C', T3: 'LH at A' }, B: { LH: 'WFPSFWP', T6: 'LH at B' } });
    mirrored({ A: { LH: 'CSWWS', RH: 'C' }, B: { LH: '-SWWC', RH: '----C' } });
    mirrored({ A: { LH: 'PSDFSD', T3: 'LH at nobody', T5: 'charm B RH P' }, B: { LH: 'DFWDSF', RH: 'WWPSSD' } });
  });
});
