import { describe, expect } from 'vitest';
import { rule } from '../../rule.js';
import { arranged, type Battle, battle, fatedFrom } from './battle.js';
import { cast } from './casting.js';

const outcomes = (x: Battle): readonly string[] => x.heard('attacked').map(({ outcome }) => outcome);

describe('minions and stabs (W-10)', () => {
  rule('W-10.1', 'a summoning aimed at a minion serves its controller', () => {
    const x = cast({ A: { LH: ['summon-goblin', 'm1'] } }, { monsters: 'ogre of B at nobody' });
    expect(x.monsters).toEqual(['ogre of B at nobody 2', 'goblin of B at A 1']);
  });

  rule(['W-10.2', 'W-10.14'], 'no minion for nobody or for an elemental', () => {
    for (const target of ['nobody', 'LH:B'] as const) {
      expect(cast({ A: { LH: ['summon-giant', target] } }).state.monsters).toEqual([]);
    }
    const x = cast({ A: { LH: ['summon-giant', 'm1'] } }, { monsters: 'ice-elemental' });
    expect([x.monsters, x.heard('consumed')[0]?.subject]).toEqual([['ice-elemental 3'], 'm1']);
  });

  rule('W-10.3', 'the maximum of a minion is one more than its start', () => {
    for (const [kind, most] of Object.entries({ goblin: 2, ogre: 3, troll: 4, giant: 5 })) {
      const x = cast({ A: { LH: ['cure-heavy-wounds', 'm1'] } }, { monsters: `${kind} of A at nobody` });
      expect(x.monsters).toEqual([`${kind} of A at nobody ${most}`]);
    }
  });

  rule(['W-10.4', 'W-10.13', 'W-17.5'], 'the first victim is drawn, even if a direction replaces it', () => {
    const parts = { warlocks: [{ LH: 'SF' }, { LH: '-S' }, {}] };
    // B's missile is drawn first (step 5), then the goblin's victim (step 7c).
    const free = fatedFrom(parts, [0, 2]).turn(['W/-', 'D/-']);
    expect([free.monsters, free.health]).toEqual([['goblin of A at C 1'], [14, 15, 14]]);
    const directed = fatedFrom(parts, [0, 2]).turn(['W/-; direct LH:A at B', 'D/-']);
    expect([directed.monsters, directed.health]).toEqual([['goblin of A at B 1'], [14, 14, 15]]);
    expect(directed.heard('summoned')[0]?.victim).toBe(2);
    const drawn = new Set<unknown>();
    for (let n = 0; n < 30; n++) {
      const x = arranged({ seed: String(n), warlocks: [{ LH: 'SF' }, {}, {}] }).turn(['W/-']);
      drawn.add(x.state.monsters[0]?.victim);
    }
    expect(drawn).toEqual(new Set([1, 2]));
  });

  rule(['W-10.5', 'W-10.6'], 'only the controller of the moment directs', () => {
    const parts = { monsters: 'ogre of A at nobody' };
    expect(arranged(parts).turn(['-/-', '-/-; direct m1 at A']).health).toEqual([15, 15]);
    expect(arranged(parts).turn(['-/-; direct m1 at B', '-/-; direct m1 at A']).health).toEqual([15, 13]);
    const x = cast(
      { A: { LH: ['charm-monster', 'm1'], say: 'direct m1 at B' }, B: { say: 'direct m1 at A' } },
      { monsters: 'ogre of B at nobody' },
    );
    expect(x.health).toEqual([15, 13]);
    const own = cast({ A: { LH: ['summon-ogre'], say: 'direct LH:A at A' } });
    expect(own.health).toEqual([13, 15]);
    // A hand means the monster that it brings forth in this turn, not one of an earlier turn.
    const earlier = arranged({ turn: 3, monsters: 'ogre of A at nobody [from LH:A]' });
    expect(earlier.turn(['-/-; direct LH:A at B']).monsters).toEqual(['ogre of A at nobody 2']);
  });

  rule('W-10.7', 'what keeps an attack from doing damage', () => {
    const x = arranged({
      warlocks: [{}, { enchantments: 'invisibility' }, { enchantments: 'protection' }, { enchantments: 'blindness' }],
      monsters: 'ogre of A at B; ogre of A at C; ogre of A at D; ogre of A; ogre of A at D [fear permanent]',
    }).wait(1);
    expect(outcomes(x)).toEqual(['unseen', 'deflected', 'hit', 'nobody', 'kept']);
    expect(x.health).toEqual([15, 15, 15, 13]);
    const gone = arranged({ warlocks: [{}, {}, {}], monsters: 'ogre of A at C' }).turn(['-/-', '-/-', 'P/P']);
    expect([outcomes(gone), gone.monsters]).toEqual([['deflected'], ['ogre of A at nobody 2']]);
  });

  rule('W-10.8', 'extra attacks of monsters', () => {
    const doomed = cast({ A: { LH: ['disease', 'm1'] } }, { monsters: 'giant of B at A [haste]' });
    expect(doomed.health).toEqual([11, 15]);
    const through = cast(
      { A: { LH: ['time-stop', 'm1'] } },
      { warlocks: [{}, { enchantments: 'protection, resist-heat, invisibility' }], monsters: 'fire-elemental' },
    );
    expect(through.health).toEqual([9, 12]);
    const hidden = cast(
      { A: { LH: ['time-stop', 'm1'] } },
      { warlocks: [{}, { enchantments: 'invisibility' }], monsters: 'ogre of A at B' },
    );
    expect([outcomes(hidden), hidden.health]).toEqual([
      ['unseen', 'hit'],
      [15, 13],
    ]);
    const extra = cast(
      { A: { LH: ['time-stop', 'm1'] } },
      { monsters: 'ogre of A at B', turn: 6, kind: 'hasted', active: 'A' },
    );
    expect(extra.health).toEqual([15, 13]);
    const both = cast({ A: { LH: ['time-stop', 'm1'] } }, { monsters: 'ogre of A at B [haste]' });
    expect(both.heard('attacked').map(({ attack }) => attack)).toEqual(['first', 'hasted', 'time-stopped']);
  });

  rule('W-10.9', 'stabs', () => {
    const outcome = (orders: string, enchantments = '', b = ''): string =>
      arranged({ warlocks: [{ enchantments }, { enchantments: b }], monsters: 'goblin of B' })
        .turn([orders])
        .heard('stabbed')
        .map((event) => `${event.victim} ${event.outcome}`)
        .join();
    expect(outcome('>/-')).toBe('1 hit');
    expect(outcome('-/>; RH at A')).toBe('0 hit');
    expect(outcome('>/-; LH at m1')).toBe('m1 hit');
    expect(outcome('>/-; LH at nobody')).toBe('nobody nobody');
    expect(outcome('>/-; LH at RH:A')).toBe('nobody nobody');
    expect(outcome('>/-', 'blindness')).toBe('1 missed');
    expect(outcome('>/-; LH at A', 'blindness, invisibility')).toBe('0 hit');
    expect(outcome('>/-; LH at m1', 'blindness')).toBe('m1 missed');
    expect(outcome('>/-', '', 'invisibility')).toBe('1 missed');
    expect(outcome('>/-', '', 'protection')).toBe('1 deflected');
    const drawn = fatedFrom({ warlocks: [{}, {}, {}] }, [2, 1]).turn(['>/-', '-/-', '>/-']);
    expect(drawn.health).toEqual([15, 14, 14]);
    expect(fatedFrom({ warlocks: [{}, {}, {}] }, [2]).turn(['>/>; LH at B']).health).toEqual([15, 15, 14]);
  });

  rule('W-10.12', 'every monster has a name of its own', () => {
    const kinds = ['goblin', 'ogre', 'troll', 'giant'];
    const list = Array.from({ length: 60 }, (_, n) => `${kinds[n % 4]} of A`).join('; ');
    const names = arranged({ monsters: list }).state.monsters.map(({ name }) => name);
    expect(new Set(names).size).toBe(60);
    const x = cast({ A: { LH: ['summon-goblin'] } }, { monsters: list });
    expect(names).not.toContain(x.state.monsters[60]?.name);
    expect(x.state.monsters[60]?.name).toMatch(/^(Very )*[A-Z][a-z]+ Goblin$/);
  });
});

describe('elementals and storms (W-11)', () => {
  rule('W-11.2', 'sight and mirrors do not matter to the casting of an elemental', () => {
    const x = cast(
      { A: { LH: ['summon-fire-elemental', 'B'] }, B: { LH: ['magic-mirror'] } },
      { warlocks: [{ enchantments: 'blindness' }, { enchantments: 'invisibility' }] },
    );
    expect([x.monsters, x.health]).toEqual([['fire-elemental 3'], [12, 12]]);
  });

  rule('W-11.3', 'whom an elemental does not harm', () => {
    const x = arranged({
      warlocks: [
        { enchantments: 'resist-heat' },
        { enchantments: 'resist-cold' },
        { enchantments: 'protection' },
        { enchantments: 'invisibility' },
      ],
      monsters: 'fire-elemental; giant of A',
    }).wait(1);
    expect([x.health, x.monsters]).toEqual([
      [15, 12, 15, 12],
      ['fire-elemental 3', 'giant of A at nobody 1'],
    ]);
    expect(outcomes(x)).toEqual(['resisted', 'hit', 'deflected', 'hit', 'hit', 'nobody']);
  });

  rule('W-11.5', 'elements that meet', () => {
    type Kind = 'fire' | 'ice';
    const met = (monsters: string, a?: Kind, b?: Kind): readonly unknown[] => {
      const storm = (kind?: Kind) => (kind === undefined ? {} : { LH: [`${kind}-storm`] as const });
      const x = cast({ A: storm(a), B: storm(b) }, { monsters });
      return [x.health[0], x.monsters.map((one) => one.split('-')[0]).join()];
    };
    expect(met('fire-elemental', 'ice')).toEqual([15, '']);
    expect(met('fire-elemental', 'fire')).toEqual([10, '']);
    expect(met('ice-elemental', 'ice')).toEqual([10, '']);
    expect(met('ice-elemental', 'fire')).toEqual([15, '']);
    expect(met('', 'fire', 'ice')).toEqual([15, '']);
    expect(met('fire-elemental', 'fire', 'ice')).toEqual([12, 'fire']);
    const both = cast({ A: { LH: ['summon-ice-elemental'] }, B: {} }, { monsters: 'fire-elemental' });
    expect([both.health, both.monsters]).toEqual([[15, 15], []]);
    const three = cast(
      { A: { LH: ['summon-ice-elemental'] }, B: { LH: ['fire-storm'] } },
      { monsters: 'fire-elemental' },
    );
    expect([three.health, three.monsters, three.heard('storm-failed').length]).toEqual([[15, 15], [], 1]);
  });

  rule('W-11.6', 'a Fireball at an elemental', () => {
    const at = (kind: string) => cast({ A: { LH: ['fireball', 'm1'] } }, { monsters: `${kind}-elemental` });
    expect([at('ice').health, at('ice').monsters]).toEqual([[15, 15], []]);
    expect([at('fire').health, at('fire').monsters]).toEqual([[12, 12], ['fire-elemental 3']]);
  });

  rule('W-11.7', 'a Fireball under an Ice Storm', () => {
    const x = cast(
      { A: { LH: ['fireball', 'B'] }, B: { LH: ['ice-storm'] }, C: { LH: ['fire-storm'] } },
      { warlocks: [{}, {}, {}] },
    );
    expect(x.health).toEqual([15, 10, 15]);
    const countered = cast(
      { A: { LH: ['fireball', 'B'] }, B: { LH: ['counter-spell'] }, C: { LH: ['ice-storm'] } },
      { warlocks: [{}, {}, {}] },
    );
    expect(countered.health).toEqual([10, 15, 10]);
    const balanced = cast({ A: { LH: ['fireball', 'B'] }, B: { LH: ['ice-storm'] } });
    expect(balanced.heard('storm-hit').map(({ outcome }) => outcome)).toEqual(['hit', 'balanced']);
  });

  rule('W-11.8', 'an elemental that is killed or doomed attacks, one destroyed at once does not', () => {
    const hit = (spell: 'lightning-bolt' | 'poison' | 'blindness') =>
      cast({ A: { LH: [spell, 'm1'] } }, { monsters: 'ice-elemental' });
    expect([hit('lightning-bolt').health, hit('lightning-bolt').monsters]).toEqual([[12, 12], []]);
    expect([hit('poison').health, hit('poison').monsters]).toEqual([[12, 12], []]);
    expect([hit('blindness').health, hit('blindness').monsters]).toEqual([[15, 15], []]);
  });

  rule('W-11.9', 'what was aimed at the older elemental is wasted', () => {
    const x = cast(
      { A: { LH: ['summon-fire-elemental'] }, B: { LH: ['haste', 'm1'] } },
      { monsters: 'fire-elemental [health 1]' },
    );
    expect([x.monsters, x.enchantments('m2'), x.health]).toEqual([['fire-elemental 3'], [], [12, 12]]);
  });

  rule('W-11.10', 'an elemental is told with the storm of its own kind that destroys it', () => {
    const types = (storm: 'fire-storm' | 'ice-storm'): readonly string[] =>
      cast({ A: { LH: [storm] } }, { monsters: 'fire-elemental' })
        .events.map(({ type }) => type)
        .filter((type) => type === 'destroyed' || type.startsWith('storm'));
    expect(types('fire-storm')).toEqual(['stormed', 'destroyed', 'storm-hit', 'storm-hit']);
    expect(types('ice-storm')).toEqual(['storm-failed', 'destroyed']);
    expect(battle().state.monsters).toEqual([]);
  });
});
