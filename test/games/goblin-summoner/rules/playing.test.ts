import { expect } from 'vitest';
import { rule } from '../../../rule.js';
import { eachSeat, eventsOf, typesOf } from '../duel.js';
import { labOf, monster, spell, watcher } from '../lab.js';

rule(
  'G-7.1',
  'one card of the own hand',
  eachSeat((scene) => {
    const duel = scene({ a: { hand: 'net', released: 'rally', discard: 'rally' }, b: { hand: 'rally' } });
    for (const card of [duel.b.handle('rally'), duel.a.handle('rally')]) {
      expect(duel.refuses({ type: 'play-card', seat: duel.a.seat, card })).toEqual({
        code: 'card-not-in-hand',
        rule: 'G-7.1',
        path: ['card'],
      });
    }
    duel.a.plays('net');
    expect(duel.a.zone('hand')).toBe('-');
  }),
);

rule(
  'G-7.2',
  'a monster or relic enters face up, which is an event by whatever route',
  eachSeat((scene) => {
    const game = labOf(watcher('gong', { on: 'summoned', whose: 'any' }));
    const duel = scene(
      {
        a: {
          hand: 'goblin-runt war-drum call-the-warband raise-dead',
          released: 'wraith',
          discard: 'goblin-scrapper',
          play: 'gong',
          pool: 20,
        },
        b: { hand: '5 rally' },
      },
      game,
    );
    const { a, b } = duel;
    const doing = [
      [() => a.plays('goblin-runt'), 1, 'hand'],
      [() => a.plays('war-drum'), 1, 'hand'],
      [() => a.playsShield('wraith'), 1, 'released'],
      [() => a.plays('call-the-warband'), 2, 'token'],
      [() => a.plays('raise-dead'), 1, 'discard'],
    ] as const;
    for (const [act, times, from] of doing) {
      const events = act();
      expect(eventsOf(events, 'summoned').map((event) => event.from)).toEqual(Array(times).fill(from));
      expect(eventsOf(events, 'triggered').map(({ card }) => card)).toEqual(Array(times).fill('gong'));
      b.passes();
    }
    expect(duel.state.players[a.seat].play.every(({ faceDown }) => !faceDown)).toBe(true);
  }),
);

rule(
  'G-7.3',
  'cast, resolved, discarded, and only then what it triggered',
  eachSeat((scene) => {
    const { a } = scene({ a: { hand: 'doom', play: 'mana-font', pool: 5 }, b: { play: 'goblin-wolf-rider' } });
    const events = a.plays('doom');
    expect(typesOf(events)).toEqual([
      ...['mana-changed', 'cast', 'triggered', 'mana-changed'], // the Font answers the cast
      ...['destroyed', 'moved', 'moved'], // the rider falls, Doom is done with
      ...['triggered', 'summoned'], // the rider's straggler
    ]);
    expect(a.zone('discard')).toBe('doom');
  }),
);

rule(
  'G-7.3',
  'a countered spell is not resolved, not refunded, and discarded',
  eachSeat((scene) => {
    const { a, b } = scene({ a: { hand: 'mana-surge', play: 'mana-font' }, b: { play: '2 null-rune' } });
    a.plays('mana-surge');
    expect([a.pool, a.zone('discard')]).toEqual([5 - 2 - 1 + 1, 'mana-surge']);
    expect([b.zone('play'), b.zone('discard')]).toEqual(['null-rune(set)', 'null-rune']);
  }),
);

rule(
  'G-7.4',
  'setting a trap is no event: no trap and nobody else answers it',
  eachSeat((scene) => {
    const game = labOf(watcher('gong', { on: 'summoned', whose: 'any' }));
    const { a, b } = scene({ a: { hand: 'net', play: 'gong' }, b: { play: 'vine-snare pit-trap' } }, game);
    expect(typesOf(a.plays('net'))).toEqual(['mana-changed', 'trap-set']);
    expect(b.zone('play')).toBe('vine-snare(set), pit-trap(set)');
  }),
);

rule(
  'G-7.4',
  'the enemy sees a trap and its cost, not which it is',
  eachSeat((scene) => {
    for (const card of ['net', 'last-light']) {
      const duel = scene({ a: { hand: card } });
      const events = duel.game.viewEvents(duel.a.plays(card), duel.b.seat);
      expect(eventsOf(events, 'trap-set')).toMatchObject([{ card: null, locked: 1, from: 'hand', rule: 'G-7.4' }]);
      expect(JSON.stringify(events)).not.toContain(card);
      const [seen] = duel.game.view(duel.state, duel.b.seat).players[duel.a.seat].play;
      expect(seen).toMatchObject({ card: null, faceDown: true, locked: 1 });
    }
  }),
);

rule(
  'G-7.4',
  'armed at once',
  eachSeat((scene) => {
    const { a, b } = scene({ a: { play: 'goblin-runt' }, b: { hand: 'net' }, actor: 'b' });
    b.plays('net');
    a.attacks('goblin-runt');
    expect([b.count('shield'), b.zone('discard')]).toEqual([3, 'net']);
  }),
);

rule(
  'G-7.5',
  'what needs a target does nothing, the other steps are done',
  eachSeat((scene) => {
    const both = spell(
      'both',
      { op: 'destroy', target: { from: 'play', side: 'enemy' } },
      { op: 'mana', player: 'own', amount: 3 },
    );
    const { a } = scene({ a: { hand: 'both shatter second-charge' }, b: { play: 'war-drum' } }, labOf(both));
    a.plays('both');
    expect([a.pool, a.zone('discard')]).toEqual([8, 'both']);
  }),
);

rule(
  'G-7.6',
  'a released card is played for nothing, of any category',
  eachSeat((scene) => {
    const duel = scene({
      a: { released: 'seraph rune-forge doom mirror-ward', pool: 0 },
      b: { play: 'goblin-runt', hand: '4 rally' },
    });
    const { a, b } = duel;
    for (const card of ['seraph', 'rune-forge', 'doom', 'mirror-ward']) {
      a.playsShield(card);
      b.passes();
    }
    expect([a.pool, a.locked]).toEqual([0, 0]);
    expect(a.zone('play')).toBe('seraph*(spent), rune-forge*(spent), mirror-ward*(set, spent)');
    expect(b.zone('discard')).toBe('goblin-runt');
    expect(duel.refuses({ type: 'play-shield', seat: a.seat, card: a.handle('seraph') })).toEqual({
      ...{ code: 'card-not-released', rule: 'G-7.6', path: ['card'] },
    });
  }),
);

rule(
  'G-7.7',
  'once a turn, each card for itself',
  eachSeat((scene) => {
    const { a, b, endTurn } = scene({ a: { released: '2 rally' } });
    a.playsShield('rally');
    b.passes();
    expect(a.zone('released')).toBe('rally, rally(seen, spent)');
    a.playsShield('rally');
    b.passes();
    expect(a.cannot.playsShield('rally')).toEqual({ code: 'shield-card-already-used', rule: 'G-7.7', path: ['card'] });
    endTurn();
    b.passes();
    a.playsShield('rally');
  }),
);

rule(
  'G-7.7',
  'a trap set in an earlier turn that springs now may be set again',
  eachSeat((scene) => {
    const { a, b, endTurn } = scene({ a: { play: '2 goblin-runt' }, b: { released: 'net' }, actor: 'b' });
    b.playsShield('net');
    a.passes();
    endTurn();
    b.passes();
    a.attacks('goblin-runt');
    expect(b.zone('released')).toBe('net(seen)');
    b.playsShield('net');
    a.attacks('goblin-runt#2');
    expect(b.cannot.playsShield('net').code).toBe('shield-card-already-used');
  }),
);

rule(
  'G-7.8',
  'a spent shield card: back among the released, or to the hand as an ordinary card',
  eachSeat((scene) => {
    for (const spentShieldCard of ['released', 'hand'] as const) {
      const { a, b } = scene({
        options: { spentShieldCard },
        a: { released: 'rally net wraith' },
        b: { hand: 'doom', play: 'goblin-runt' },
      });
      a.playsShield('rally');
      b.passes();
      a.playsShield('net');
      b.attacks('goblin-runt');
      a.playsShield('wraith');
      const events = b.plays('doom');
      const isHand = spentShieldCard === 'hand';
      expect(eventsOf(events, 'moved').filter(({ seat }) => seat === a.seat)).toMatchObject([
        { from: 'play', to: spentShieldCard, rule: isHand ? 'G-7.8' : 'G-3.4' },
      ]);
      const back = isHand ? 'rally, net, wraith' : 'rally(seen, spent), net(seen, spent), wraith(seen, spent)';
      expect(a.zone(spentShieldCard)).toBe(back);
      expect([a.zone('discard'), a.count(isHand ? 'released' : 'hand')]).toEqual(['-', 0]);
    }
  }),
);

rule(
  'G-7.9',
  'a borne relic stays until it is destroyed, a borne spell comes back when countered',
  eachSeat((scene) => {
    const { a, b, endTurn } = scene({ a: { released: 'mana-font rally' }, b: { hand: 'shatter', play: 'null-rune' } });
    a.playsShield('mana-font');
    endTurn();
    expect(a.zone('play')).toBe('mana-font*');
    b.passes();
    a.playsShield('rally');
    expect([a.zone('released'), a.pool]).toEqual(['rally(seen, spent)', 6]);
    b.plays('shatter');
    expect(a.zone('released')).toBe('rally(seen, spent), mana-font(seen)');
  }),
);

rule(
  'G-7.9',
  'a borne permanent that is returned is an ordinary card and costs again',
  eachSeat((scene) => {
    const game = labOf(
      monster('costly', { cost: 4, type: 'beast' }),
      spell('recall', { op: 'return', target: { from: 'play', side: 'any' } }),
    );
    const { a, b } = scene({ a: { released: 'costly' }, b: { hand: 'recall' } }, game);
    a.playsShield('costly');
    b.plays('recall');
    a.plays('costly');
    expect([a.pool, a.locked, a.zone('play')]).toEqual([1, 4, 'costly']);
  }),
);
