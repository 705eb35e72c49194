import { expect } from 'vitest';
import { rule } from '../../../rule.js';
import { eachSeat, eventsOf, typesOf } from '../duel.js';
import { labOf, spell, trap } from '../lab.js';

rule(
  'G-3.1',
  "cards go to their owner's zones, whoever moves them",
  eachSeat((scene) => {
    const { a, b, endTurn } = scene({
      a: { hand: 'mind-rot unsummon', pool: 5 },
      b: { hand: '2 net', play: 'wraith goblin-runt' },
    });
    a.plays('mind-rot');
    expect([a.zone('discard'), b.zone('discard')]).toEqual(['mind-rot', '2 net']);
    b.passes();
    a.plays('unsummon');
    a.chooses('wraith');
    expect([b.zone('hand'), a.zone('hand')]).toEqual(['wraith', '-']);
    endTurn();
    expect(a.zone('play')).toBe('-');
  }),
);

rule(
  'G-3.1',
  'a spell that is being cast is in no other zone',
  eachSeat((scene) => {
    const duel = scene({ a: { hand: 'fireball', pool: 5 }, b: { play: 'goblin-runt' } });
    duel.a.plays('fireball');
    expect(duel.state.spell).toMatchObject({ card: 'fireball', borne: false, countered: false });
    expect([duel.a.zone('hand'), duel.a.zone('discard')]).toEqual(['-', '-']);
    duel.a.chooses();
    expect([duel.state.spell, duel.a.zone('discard')]).toEqual([null, 'fireball']);
  }),
);

rule(
  'G-3.1',
  'the discard pile and play keep their order',
  eachSeat((scene) => {
    const { a, b } = scene({ a: { hand: 'rally war-drum', discard: 'net doom', play: 'net' } });
    a.plays('rally');
    b.passes();
    a.plays('war-drum');
    expect([a.zone('discard'), a.zone('play')]).toEqual(['net, doom, rally', 'net(set), war-drum']);
  }),
);

rule(
  'G-3.2',
  'released cards are not discarded',
  eachSeat((scene) => {
    const { a, b } = scene({ a: { hand: 'mind-rot' }, b: { hand: 'net', released: 'doom rally' } });
    a.plays('mind-rot');
    expect([b.zone('hand'), b.zone('discard'), b.zone('released')]).toEqual(['-', 'net', 'doom, rally']);
  }),
);

rule(
  'G-3.2',
  'released cards are not counted as a hand',
  eachSeat((scene) => {
    for (const [hand, drawn] of [
      ['', 1],
      ['net', 1],
      ['2 net', 0],
    ] as const) {
      const duel = scene({ options: { drawPerTurn: 0 }, a: { play: 'clockwork-engine', hand, released: '3 rally' } });
      const before = duel.a.count('hand');
      duel.endTurn();
      expect(duel.a.count('hand') - before).toBe(drawn);
    }
  }),
);

rule(
  'G-3.3',
  'borne while released, being cast and in play, and no longer in a hand',
  eachSeat((scene) => {
    const duel = scene({ a: { released: 'fireball seraph' }, b: { play: 'hill-giant', hand: 'unsummon' } });
    const { a, b } = duel;
    a.playsShield('fireball');
    expect(duel.state.spell).toMatchObject({ card: 'fireball', borne: true });
    a.chooses('hill-giant');
    expect(a.zone('released')).toBe('seraph, fireball(seen, spent)');
    b.passes();
    a.playsShield('seraph');
    expect(a.zone('play')).toBe('seraph*(spent)');
    b.plays('unsummon');
    b.chooses('seraph');
    expect([a.zone('hand'), a.zone('released')]).toEqual(['seraph', 'fireball(seen, spent)']);
    a.plays('seraph');
    expect(a.zone('play')).toBe('seraph');
  }),
);

rule(
  'G-3.4',
  'a borne card that would be discarded is set aside again, an ordinary one is not',
  eachSeat((scene) => {
    for (const [play, released, discard] of [
      ['wraith*', 'wraith(seen)', '-'],
      ['wraith', '-', 'wraith'],
    ] as const) {
      const { a, b } = scene({ a: { play }, b: { hand: 'doom' } });
      a.passes();
      b.plays('doom');
      expect([a.zone('released'), a.zone('discard')]).toEqual([released, discard]);
    }
  }),
);

rule(
  'G-3.5',
  'leaving play forgets all that happened',
  eachSeat((scene) => {
    const { a, b } = scene({
      a: { play: 'marsh-hydra(damage 2, exhausted, +2/+0, flying)', pool: 5 },
      b: { hand: 'unsummon' },
    });
    const before = a.handle('marsh-hydra');
    a.passes();
    b.plays('unsummon');
    a.plays('marsh-hydra');
    expect(a.zone('play')).toBe('marsh-hydra');
    expect(a.handle('marsh-hydra')).not.toBe(before);
    b.passes();
    a.attacks('marsh-hydra');
  }),
);

rule(
  'G-3.5',
  'an effect used in one stay can be used in the next',
  eachSeat((scene) => {
    const { a, b } = scene({ a: { play: 'ettin', pool: 5, affinity: 'giant' }, b: { hand: 'unsummon' } });
    a.uses('ettin');
    b.plays('unsummon');
    a.plays('ettin');
    b.passes();
    a.uses('ettin');
    expect(a.pool).toBe(0);
  }),
);

rule(
  'G-3.5',
  'an attack on a monster that left and came back meets nobody',
  eachSeat((scene) => {
    const blink = trap(
      'blink',
      { on: 'attack', whose: 'enemy' },
      { op: 'destroy', target: { from: 'defender' } },
      { op: 'search', from: 'discard', to: 'play', filter: { category: ['monster'] }, amount: 1 },
    );
    const { a, b } = scene({ a: { play: 'goblin-soldier' }, b: { play: 'goblin-runt blink' } }, labOf(blink));
    const events = a.attacks('goblin-soldier', 'goblin-runt');
    expect(eventsOf(events, 'attack-failed')).toMatchObject([{ why: 'no-target', rule: 'G-8.8' }]);
    expect([b.zone('play'), b.zone('discard')]).toEqual(['goblin-runt', 'blink']);
  }),
);

rule(
  'G-3.6',
  'no zone has a limit',
  eachSeat((scene) => {
    const duel = scene({
      options: { drawPerTurn: 40 },
      a: { hand: '100 net', play: '200 goblin-runt', released: '50 rally', deck: '40 net' },
    });
    duel.endTurn();
    expect([duel.a.count('hand'), duel.a.count('play'), duel.a.count('released')]).toEqual([140, 200, 50]);
  }),
);

const ON_TRAPS = { from: 'play', side: 'any', filter: { category: ['trap'] } } as const;

rule(
  'G-3.7',
  'a face-down trap is turned up on its way to the discard pile or the released cards',
  eachSeat((scene) => {
    const game = labOf(spell('disarm', { op: 'destroy', target: ON_TRAPS }));
    const duel = scene({ a: { hand: 'disarm' }, b: { play: 'net last-light* mirror-ward' } }, game);
    const events = duel.a.plays('disarm');
    expect(eventsOf(events, 'turned-up').map(({ card }) => card)).toEqual(['net', 'last-light', 'mirror-ward']);
    expect([duel.b.zone('discard'), duel.b.zone('released')]).toEqual(['net, mirror-ward', 'last-light(seen)']);
    expect(duel.game.view(duel.state, duel.a.seat).players[duel.b.seat].released).toMatchObject([
      { card: 'last-light' },
    ]);
  }),
);

rule(
  'G-3.7',
  'a face-down trap that goes to a hand is not shown',
  eachSeat((scene) => {
    const game = labOf(spell('lift', { op: 'return', target: ON_TRAPS }));
    const duel = scene({ a: { hand: 'lift' }, b: { play: 'net' } }, game);
    const events = duel.a.plays('lift');
    expect(typesOf(events)).not.toContain('turned-up');
    expect(JSON.stringify(duel.game.viewEvents(events, duel.a.seat))).not.toContain('"net"');
    expect(duel.b.zone('hand')).toBe('net');
  }),
);
