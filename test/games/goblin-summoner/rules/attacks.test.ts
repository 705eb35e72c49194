import { expect } from 'vitest';
import { rule } from '../../../rule.js';
import { eachSeat, eventsOf } from '../duel.js';

rule(
  'G-8.1',
  'at least one own monster, and exactly one target',
  eachSeat((scene) => {
    const duel = scene({ a: { play: 'goblin-runt war-drum net' }, b: { play: 'goblin-soldier' } });
    const { a, b } = duel;
    const attack = { type: 'attack', seat: a.seat, target: 'duellist' };
    expect(duel.refuses({ ...attack, attackers: [] })).toEqual({
      code: 'no-attackers',
      rule: 'G-8.1',
      path: ['attackers'],
    });
    const [runt, drum, net, soldier] = [
      a.handle('goblin-runt'),
      a.handle('war-drum'),
      a.handle('net'),
      b.handle('goblin-soldier'),
    ];
    for (const wrong of [drum, net, soldier, 999]) {
      const refusal = { code: 'not-your-monster', rule: 'G-8.1', path: ['attackers', 1] };
      expect(duel.refuses({ ...attack, attackers: [runt, wrong] })).toEqual(refusal);
    }
    expect(duel.refuses({ ...attack, attackers: [runt], target: [soldier] }).code).toBe('malformed-action');
    a.attacks('goblin-runt', 'goblin-soldier');
  }),
);

rule(
  'G-8.2',
  'attackers exhaust, also in vain, and attack again only when readied',
  eachSeat((scene) => {
    const { a, b, endTurn } = scene({ a: { play: '2 goblin-runt', hand: 'second-charge' }, b: { play: 'net' } });
    a.attacks('goblin-runt');
    expect(a.zone('play')).toBe('goblin-runt(exhausted), goblin-runt');
    b.passes();
    expect(a.cannot.attacks('goblin-runt goblin-runt#2')).toMatchObject({
      code: 'monster-exhausted',
      path: ['attackers', 0],
    });
    expect(a.cannot.attacks('goblin-runt#2 goblin-runt')).toMatchObject({
      code: 'monster-exhausted',
      path: ['attackers', 1],
    });
    a.plays('second-charge');
    a.chooses('goblin-runt');
    b.passes();
    a.attacks('goblin-runt goblin-runt#2');
    expect(b.count('shield')).toBe(2);
    endTurn();
    b.passes();
    a.attacks('goblin-runt');
  }),
);

rule(
  'G-8.3',
  'sickness lasts for the turn of entry, for attacks and for effects of monsters',
  eachSeat((scene) => {
    const duel = scene({
      options: { summoningSickness: true },
      a: { hand: 'goblin-archer war-drum', play: 'goblin-runt cherub' },
      b: { play: 'net' },
    });
    const { a, b } = duel;
    a.plays('goblin-archer');
    b.passes();
    expect(a.cannot.attacks('goblin-archer')).toEqual({
      code: 'summoning-sick',
      rule: 'G-8.3',
      path: ['attackers', 0],
    });
    expect(a.cannot.uses('goblin-archer')).toEqual({ code: 'summoning-sick', rule: 'G-8.3', path: ['source'] });
    a.plays('war-drum');
    b.passes();
    a.uses('war-drum'); // a relic does not wait
    a.chooses('goblin-runt');
    b.passes();
    a.uses('cherub');
    a.chooses('goblin-runt');
    duel.endTurn();
    b.passes();
    a.uses('goblin-archer');
  }),
);

rule(
  'G-8.4',
  'relics, traps, released cards and nothing at all cannot be attacked',
  eachSeat((scene) => {
    const duel = scene({ a: { play: '2 goblin-runt' }, b: { play: 'war-drum net', released: 'wraith', hand: 'doom' } });
    const { a, b } = duel;
    for (const target of [
      b.handle('war-drum'),
      b.handle('net'),
      b.handle('wraith'),
      b.handle('doom'),
      a.handle('goblin-runt#2'),
      999,
    ]) {
      expect(duel.refuses({ type: 'attack', seat: a.seat, attackers: [a.handle('goblin-runt')], target })).toEqual({
        ...{ code: 'illegal-target', rule: 'G-8.4', path: ['target'] },
      });
    }
  }),
);

rule(
  ['G-8.5', 'G-8.6'],
  'every attacker must be able to ignore every monster',
  eachSeat((scene) => {
    const cases = [
      ['goblin-glider', '', true],
      ['goblin-runt', 'war-drum', true],
      ['goblin-runt', 'rattling-skeleton', false],
      ['goblin-glider', 'rattling-skeleton', true],
      ['goblin-glider wraith', 'rattling-skeleton goblin-glider', true],
      ['goblin-glider goblin-runt', 'rattling-skeleton', false],
      ['goblin-glider', 'rattling-skeleton scarecrow', false],
      ['goblin-glider', 'rattling-skeleton(reach)', false],
      ['goblin-runt(flying this turn)', 'rattling-skeleton', true],
    ] as const;
    for (const [play, enemies, isAllowed] of cases) {
      const { a, b } = scene({ a: { play }, b: { play: enemies } });
      const attackers = play.replaceAll(/\(.*?\)/g, '');
      if (isAllowed) a.attacks(attackers);
      else
        expect(a.cannot.attacks(attackers)).toEqual({ code: 'must-attack-monsters', rule: 'G-8.5', path: ['target'] });
      expect(b.count('shield')).toBe(isAllowed ? 2 : 3);
    }
  }),
);

rule(
  'G-8.7',
  'guards protect those without guard, from all who cannot ignore all guards',
  eachSeat((scene) => {
    const cases = [
      ['goblin-soldier', 'boulderkin', 'boulderkin', true],
      ['goblin-soldier', 'boulderkin grave-shambler', 'grave-shambler', false],
      ['goblin-soldier', 'grave-shambler goblin-runt', 'goblin-runt', true],
      ['goblin-glider', 'boulderkin grave-shambler', 'grave-shambler', true],
      ['goblin-glider goblin-soldier', 'boulderkin grave-shambler', 'grave-shambler', false],
      ['goblin-glider', 'boulderkin guardian-angel grave-shambler', 'grave-shambler', false],
      ['goblin-glider', 'boulderkin guardian-angel grave-shambler', 'boulderkin', true],
      ['goblin-soldier', 'boulderkin death-knight', 'death-knight', true],
    ] as const;
    for (const [attackers, play, target, isAllowed] of cases) {
      const { a } = scene({ a: { play: attackers }, b: { play } });
      if (isAllowed) expect(eventsOf(a.attacks(attackers, target), 'struck')).toHaveLength(1);
      else
        expect(a.cannot.attacks(attackers, target)).toEqual({
          code: 'must-attack-guard',
          rule: 'G-8.7',
          path: ['target'],
        });
    }
  }),
);

rule(
  'G-8.9',
  'the sum reaches the defence, or nothing happens',
  eachSeat((scene) => {
    const cases = [
      ['goblin-runt', 'boulderkin', 0],
      ['3 goblin-runt', 'boulderkin', 0],
      ['4 goblin-runt', 'boulderkin', 1],
      ['5 goblin-runt', 'boulderkin', 1],
      ['6 goblin-soldier', 'hill-giant', 1],
    ] as const;
    for (const [play, target, lost] of cases) {
      const { a, b } = scene({ a: { play }, b: { play: target } });
      const [count = '1', card = play] = /^(\d) (.*)$/.exec(play)?.slice(1) ?? [];
      const attackers = Array.from({ length: Number(count) }, (_, n) => `${card}#${n + 1}`).join(' ');
      const events = a.attacks(attackers, target);
      expect(eventsOf(events, 'damaged').map(({ amount }) => amount)).toEqual(lost === 0 ? [] : [1]);
      expect(a.zone('play')).toBe(`${play}(exhausted)`); // nobody strikes back
      if (target === 'hill-giant') expect(b.zone('play')).toBe('hill-giant(damage 1)');
    }
  }),
);

rule(
  ['G-8.10', 'G-10.3'],
  'one card, however strong and many the attackers are, and however weak',
  eachSeat((scene) => {
    for (const attackers of ['cherub', 'seraph goblin-king hill-giant']) {
      const { a, b } = scene({ a: { play: attackers }, b: {} });
      expect(eventsOf(a.attacks(attackers), 'shield-lost')).toMatchObject([
        { left: 2, to: 'released', rule: 'G-10.2' },
      ]);
      expect([b.count('shield'), b.count('released')]).toEqual([2, 1]);
    }
  }),
);
