import { expect } from 'vitest';
import { rule } from '../../../rule.js';
import { eachSeat, eventsOf } from '../duel.js';

const strengthOf = (events: Parameters<typeof eventsOf>[0]): number | undefined =>
  eventsOf(events, 'struck').map(({ amount }) => amount)[0];

rule(
  ['G-8.8', 'G-8.9'],
  'scenario 9: summed attack',
  eachSeat((scene) => {
    const { a, b } = scene({ a: { play: 'goblin-scrapper goblin-runt' }, b: { play: 'clay-golem' } });
    const events = a.attacks('goblin-scrapper goblin-runt', 'clay-golem');
    expect(eventsOf(events, 'struck')).toMatchObject([{ amount: 4, defence: 2, hit: true }]);
    expect(b.zone('play')).toBe('clay-golem(damage 1)');
  }),
);

rule(
  ['G-8.2', 'G-8.9'],
  'scenario 10: too weak',
  eachSeat((scene) => {
    const { a, b } = scene({ a: { play: 'goblin-archer' }, b: { play: 'goblin-soldier' } });
    const events = a.attacks('goblin-archer', 'goblin-soldier');
    expect(eventsOf(events, 'struck')).toMatchObject([{ amount: 1, defence: 3, hit: false }]);
    expect([a.zone('play'), b.zone('play')]).toEqual(['goblin-archer(exhausted)', 'goblin-soldier']);
  }),
);

rule(
  ['G-8.9', 'G-8.11', 'G-8.13'],
  'scenario 11: one point only, and it lasts',
  eachSeat((scene) => {
    const { a, b, endTurn } = scene({ a: { play: 'goblin-warchief goblin-soldier' }, b: { play: 'hill-giant' } });
    expect(strengthOf(a.attacks('goblin-warchief goblin-soldier', 'hill-giant'))).toBe(7);
    expect(b.zone('play')).toBe('hill-giant(damage 1)');
    endTurn();
    expect(b.zone('play')).toBe('hill-giant(damage 1)');
  }),
);

rule(
  ['G-8.10', 'G-10.2', 'G-3.2'],
  'scenario 12: one shield card per attack',
  eachSeat((scene) => {
    const { a, b } = scene({
      a: { play: '2 goblin-runt goblin-soldier' },
      b: { hand: 'net', shield: 'doom rally rally' },
    });
    a.attacks('goblin-runt goblin-runt#2 goblin-soldier');
    expect([b.zone('shield'), b.zone('released'), b.zone('hand')]).toEqual(['2 rally', 'doom', 'net']);
  }),
);

rule(
  ['G-8.5', 'G-8.6'],
  'scenario 13: monsters in the way',
  eachSeat((scene) => {
    const { a, b } = scene({ a: { play: 'goblin-soldier goblin-glider' }, b: { play: 'rattling-skeleton' } });
    expect(a.cannot.attacks('goblin-soldier')).toMatchObject({ code: 'must-attack-monsters', rule: 'G-8.5' });
    expect(a.cannot.attacks('goblin-soldier goblin-glider')).toMatchObject({ code: 'must-attack-monsters' });
    a.attacks('goblin-glider');
    expect(b.count('shield')).toBe(2);
  }),
);

rule(
  'G-8.6',
  'scenario 14: reach',
  eachSeat((scene) => {
    const { a } = scene({ a: { play: 'wraith' }, b: { play: 'scarecrow' } });
    expect(a.cannot.attacks('wraith').code).toBe('must-attack-monsters');
  }),
);

rule(
  'G-8.7',
  'scenario 15: guard',
  eachSeat((scene) => {
    const { a, b } = scene({ a: { play: 'goblin-soldier goblin-glider' }, b: { play: 'boulderkin grave-shambler' } });
    expect(a.cannot.attacks('goblin-soldier', 'grave-shambler')).toMatchObject({
      code: 'must-attack-guard',
      rule: 'G-8.7',
    });
    a.attacks('goblin-glider', 'grave-shambler');
    expect(b.zone('play')).toBe('boulderkin, grave-shambler(damage 1)');
  }),
);

rule(
  'G-8.2',
  'scenario 16: once per turn',
  eachSeat((scene) => {
    const { a, b } = scene({ a: { play: 'goblin-soldier' } });
    a.attacks('goblin-soldier');
    b.passes();
    expect(a.cannot.attacks('goblin-soldier')).toMatchObject({ code: 'monster-exhausted', rule: 'G-8.2' });
  }),
);

rule(
  'G-8.3',
  'scenario 17: fresh monster',
  eachSeat((scene) => {
    for (const summoningSickness of [false, true]) {
      const { a, b } = scene({ a: { hand: 'goblin-soldier' }, options: { summoningSickness } });
      a.plays('goblin-soldier');
      b.passes();
      if (summoningSickness) expect(a.cannot.attacks('goblin-soldier').code).toBe('summoning-sick');
      else a.attacks('goblin-soldier');
      expect(b.count('shield')).toBe(summoningSickness ? 3 : 2);
    }
  }),
);

rule(
  'G-10.5',
  'scenario 22: third card',
  eachSeat((scene) => {
    const duel = scene({ a: { play: 'goblin-runt' }, b: { shield: '?' } });
    const events = duel.a.attacks('goblin-runt');
    expect(duel.game.outcome(duel.state)).toEqual({ winners: [duel.a.seat], reason: 'shields', rule: 'G-10.5' });
    expect(events.at(-1)?.type).toBe('ended');
  }),
);

rule(
  ['G-8.8', 'G-9.8', 'G-9.12'],
  'scenario 29: ambush',
  eachSeat((scene) => {
    const duel = () => scene({ a: { play: 'goblin-soldier goblin-runt' }, b: { play: 'cave-bear ambush' } });
    const first = duel();
    first.a.attacks('goblin-soldier goblin-runt', 'cave-bear');
    expect(first.game.decision(first.state)).toEqual({ kind: 'turn', seat: first.b.seat, prompt: 'target' });
    expect(strengthOf(first.b.chooses('goblin-soldier'))).toBe(1);
    expect([first.a.zone('play'), first.b.zone('play')]).toEqual(['goblin-runt(exhausted)', 'cave-bear']);
    expect(first.a.zone('discard')).toBe('goblin-soldier');
    const second = duel();
    second.a.attacks('goblin-soldier goblin-runt', 'cave-bear');
    expect(strengthOf(second.b.chooses('goblin-runt'))).toBe(3);
    expect(second.b.zone('play')).toBe('cave-bear(damage 1)');
  }),
);

rule(
  'G-5.5',
  'scenario 34: this turn',
  eachSeat((scene) => {
    const { a, b, endTurn } = scene({ a: { play: 'goblin-soldier war-drum' }, b: { play: '2 rune-wall' } });
    a.uses('war-drum');
    expect(a.zone('play')).toBe('goblin-soldier(+2/+0 this turn), war-drum(used 0)');
    b.passes();
    expect(strengthOf(a.attacks('goblin-soldier', 'rune-wall'))).toBe(5);
    endTurn();
    b.passes();
    expect(strengthOf(a.attacks('goblin-soldier', 'rune-wall'))).toBe(3);
  }),
);

rule(
  'G-9.13',
  'scenario 35: auras',
  eachSeat((scene) => {
    const parts = {
      a: { play: 'goblin-warchief goblin-runt tattered-warbanner' },
      b: { play: 'rune-wall', hand: 'doom' },
    };
    const { a, b } = scene(parts);
    expect(strengthOf(a.attacks('goblin-runt', 'rune-wall'))).toBe(3);
    b.passes();
    expect(strengthOf(a.attacks('goblin-warchief', 'rune-wall'))).toBe(4);
    const later = scene({ ...parts, b: { ...parts.b, pool: 5 } });
    later.a.passes();
    later.b.plays('doom');
    later.b.chooses('goblin-warchief');
    expect(strengthOf(later.a.attacks('goblin-runt', 'rune-wall'))).toBe(2);
  }),
);

rule(
  ['G-8.2', 'G-14.3'],
  'scenario 46: ready',
  eachSeat((scene) => {
    const { a, b } = scene({ a: { affinity: 'giant', play: 'ettin' } });
    expect([a.locked, a.pool]).toEqual([3, 2]);
    a.attacks('ettin');
    expect(b.count('shield')).toBe(2);
    b.passes();
    a.uses('ettin');
    b.passes();
    a.attacks('ettin');
    expect([b.count('shield'), a.pool]).toEqual([1, 1]);
  }),
);

rule(
  'G-9.3',
  'scenario 51: growing',
  eachSeat((scene) => {
    const { a, b } = scene({ a: { play: 'marsh-hydra' }, b: { hand: 'lightning-blast', play: 'rune-wall' } });
    a.passes();
    b.plays('lightning-blast');
    expect(a.zone('play')).toBe('marsh-hydra(damage 1, +1/+0)');
    expect(strengthOf(a.attacks('marsh-hydra', 'rune-wall'))).toBe(5);
  }),
);

rule(
  'G-9.12',
  'scenario 52: choosing',
  eachSeat((scene) => {
    const duel = scene({ a: { affinity: 'elemental', hand: 'ember-imp' }, b: { play: 'goblin-runt goblin-soldier' } });
    const { a, b } = duel;
    a.plays('ember-imp');
    expect(duel.state.phase).toMatchObject({ name: 'choice', seat: a.seat, of: 'target', min: 1, max: 1 });
    expect(eventsOf(a.chooses('goblin-runt'), 'struck')).toMatchObject([{ amount: 2, defence: 1, hit: true }]);
    expect([b.zone('play'), b.zone('discard')]).toEqual(['goblin-soldier', 'goblin-runt']);
  }),
);
