import { expect } from 'vitest';
import type { Card } from '../../../../src/games/goblin-summoner/index.js';
import { rule } from '../../../rule.js';
import { eachSeat, eventsOf, typesOf } from '../duel.js';
import { labOf, spell } from '../lab.js';

const hit = (count: number, more: object = {}): Card =>
  spell('hit', { op: 'damage', target: { from: 'play', side: 'enemy', pick: 'choose', count, ...more }, amount: 1 });

rule(
  'G-9.12',
  'with no more candidates than are wanted, all are taken and nobody is asked',
  eachSeat((scene) => {
    for (const [monsters, count, isAsked] of [
      [0, 2, false],
      [1, 2, false],
      [2, 2, false],
      [3, 2, true],
      [2, 1, true],
    ] as const) {
      const { a, b } = scene(
        { a: { hand: 'hit' }, b: { play: `${monsters} goblin-runt`.replace('0 goblin-runt', '') } },
        labOf(hit(count)),
      );
      const events = a.plays('hit');
      expect(typesOf(events).includes('choice-opened')).toBe(isAsked);
      if (!isAsked) expect(b.count('discard')).toBe(monsters);
      else
        expect(eventsOf(events, 'choice-opened')).toMatchObject([
          { seat: a.seat, of: 'target', min: count, max: count },
        ]);
    }
  }),
);

rule(
  'G-9.12',
  'up to: asked whenever there is a candidate, and any number will do',
  eachSeat((scene) => {
    const game = labOf(hit(2, { upTo: true }));
    for (const [monsters, most] of [
      [1, 1],
      [2, 2],
      [3, 2],
    ] as const) {
      for (let taken = 0; taken <= most; taken++) {
        const duel = scene({ a: { hand: 'hit' }, b: { play: `${monsters} goblin-runt` } }, game);
        duel.a.plays('hit');
        expect(duel.state.phase).toMatchObject({ name: 'choice', min: 0, max: most });
        const many = ['goblin-runt', 'goblin-runt#2', 'goblin-runt#3'].slice(0, most + 1);
        if (monsters > most)
          expect(duel.a.cannot.chooses(...many)).toMatchObject({ code: 'invalid-choice', have: 3, need: 2 });
        duel.a.chooses(...many.slice(0, taken));
        expect(duel.b.count('discard')).toBe(taken);
      }
    }
    const none = scene({ a: { hand: 'hit' }, b: {} }, game);
    expect(typesOf(none.a.plays('hit'))).toEqual(['cast', 'moved']);
  }),
);

rule(
  'G-9.12',
  'an amount of 0 asks for nothing',
  eachSeat((scene) => {
    const game = labOf(
      spell(
        'nothing',
        {
          op: 'discard',
          player: 'enemy',
          amount: { count: { side: 'own', filter: { category: ['relic'] } } },
          how: 'choose',
        },
        { op: 'search', from: 'discard', to: 'hand', filter: {}, amount: 0 },
      ),
    );
    const { a, b } = scene({ a: { hand: 'nothing', discard: 'net' }, b: { hand: '3 net' } }, game);
    expect(typesOf(a.plays('nothing'))).not.toContain('choice-opened');
    expect([b.count('hand'), a.zone('discard')]).toEqual([3, 'net, nothing']);
  }),
);

rule(
  'G-9.12',
  'who discards chooses; who controls the effect chooses all else',
  eachSeat((scene) => {
    const duel = scene({
      a: { hand: 'mind-rot lightning-blast' },
      b: { hand: 'net rally doom', play: '2 goblin-runt' },
    });
    duel.a.plays('mind-rot');
    expect(duel.state.phase).toMatchObject({ seat: duel.b.seat, of: 'discard', min: 2, max: 2 });
    expect(duel.a.cannot.chooses('net', 'rally')).toEqual({ code: 'not-your-choice', rule: 'G-9.12', path: ['seat'] });
    duel.b.chooses('doom', 'net');
    expect([duel.b.zone('hand'), duel.b.zone('discard')]).toEqual(['rally', 'net, doom']);
    duel.b.passes();
    duel.a.plays('lightning-blast');
    expect(duel.state.phase).toMatchObject({ seat: duel.a.seat, of: 'target' });
  }),
);

rule(
  ['G-9.12', 'G-16.4'],
  'the order of the ids means nothing',
  eachSeat((scene) => {
    const states = [
      ['goblin-runt', 'wraith'],
      ['wraith', 'goblin-runt'],
    ].map((cards) => {
      const duel = scene({ a: { hand: 'fireball' }, b: { play: 'goblin-runt wraith clay-golem' } });
      duel.a.plays('fireball');
      duel.a.chooses(...cards);
      return duel.state;
    });
    expect(states[0]).toEqual(states[1]);
  }),
);

rule(
  'G-9.12',
  'nobody can act while a choice is open',
  eachSeat((scene) => {
    const duel = scene({ a: { hand: 'goblin-scout rally net' }, b: { hand: 'net' } });
    duel.a.plays('goblin-scout');
    for (const who of [duel.a, duel.b]) {
      expect(who.cannot.passes()).toEqual({ code: 'choice-pending', rule: 'G-9.12' });
      expect(who.cannot.plays('net').code).toBe('choice-pending');
      expect(duel.game.legalActions(duel.state, who.seat).every(({ type }) => type === 'choose')).toBe(true);
    }
    expect(duel.game.legalActions(duel.state, duel.b.seat)).toEqual([]);
    duel.b.concedes();
  }),
);
