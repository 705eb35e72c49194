import { expect } from 'vitest';
import type { Card } from '../../../../src/games/goblin-summoner/index.js';
import { rule } from '../../../rule.js';
import { eachSeat, eventsOf } from '../duel.js';
import { labOf, relic, spell } from '../lab.js';

rule(
  'G-9.13',
  'static effects hold while their card is face up in play and the condition is true',
  eachSeat((scene) => {
    const strengthOf = (play: string, more = {}) => {
      const { a } = scene({ a: { play }, b: { play: 'rune-wall' }, ...more });
      return eventsOf(a.attacks('grey-wolf', 'rune-wall'), 'struck')[0]?.amount;
    };
    expect(strengthOf('grey-wolf')).toBe(2);
    expect(strengthOf('grey-wolf goblin-runt')).toBe(2);
    expect(strengthOf('grey-wolf razor-boar')).toBe(3);
    expect(strengthOf('2 grey-wolf')).toBe(3);
  }),
);

rule(
  'G-9.13',
  'keywords that are lent see no other lent keywords',
  eachSeat((scene) => {
    const lend = (id: string, keyword: 'flying' | 'reach', needs: 'flying' | 'reach') =>
      relic(id, {
        when: { on: 'static' },
        do: [{ op: 'grant', target: { from: 'play', side: 'own', filter: { keyword: needs } }, keyword }],
      });
    const game = labOf(
      lend('kite', 'flying', 'reach'),
      lend('net-of-light', 'reach', 'flying'),
      relic('wings', {
        when: { on: 'static' },
        do: [{ op: 'grant', target: { from: 'play', side: 'own' }, keyword: 'flying' }],
      }),
    );
    const flies = (play: string) => {
      const duel = scene({ a: { play: `goblin-archer goblin-runt ${play}` }, b: { play: 'rattling-skeleton' } }, game);
      return ['goblin-archer', 'goblin-runt'].map(
        (card) =>
          duel.game.check(duel.state, {
            type: 'attack',
            seat: duel.a.seat,
            attackers: [duel.a.handle(card)],
            target: 'duellist',
          }) === null,
      );
    };
    expect(flies('')).toEqual([false, false]);
    expect(flies('kite')).toEqual([true, false]); // the Archer's reach is printed
    expect(flies('wings')).toEqual([true, true]);
    const stopped = (play: string) => {
      const duel = scene({ a: { play: 'goblin-glider' }, b: { play } }, game);
      return (
        duel.game.check(duel.state, {
          type: 'attack',
          seat: duel.a.seat,
          attackers: [duel.a.handle('goblin-glider')],
          target: 'duellist',
        }) !== null
      );
    };
    expect(stopped('goblin-runt wings net-of-light')).toBe(false); // the wings are lent
    expect(stopped('goblin-runt(flying) net-of-light')).toBe(true); // these were granted
  }),
);

rule(
  'G-9.14',
  'a random pick is drawn from the stream of the duel',
  eachSeat((scene) => {
    const picked = (seed: string) => {
      const { a, b } = scene({
        seed,
        a: { play: 'goblin-cutpurse' },
        b: { hand: 'net rally doom', play: 'wraith' },
      });
      a.attacks('goblin-cutpurse', 'wraith');
      return b.zone('discard').split(', ')[0];
    };
    const seeds = Array.from({ length: 30 }, (_, n) => `pick ${n}`);
    const cards = seeds.map(picked);
    expect(new Set(cards)).toEqual(new Set(['net', 'rally', 'doom']));
    expect(seeds.map(picked)).toEqual(cards);
  }),
);

rule(
  'G-9.15',
  'every trap gets a look at every event, and one that stays shows nothing',
  eachSeat((scene) => {
    const duel = scene({ a: { hand: 'goblin-runt rally' }, b: { play: 'net last-light mirror-ward' } });
    const events = eventsOf(duel.a.plays('goblin-runt'), 'trap-stayed');
    expect(events.map(({ handle, seat }) => [handle, seat])).toEqual(
      ['net', 'last-light', 'mirror-ward'].map((card) => [duel.b.handle(card), duel.b.seat]),
    );
    expect(JSON.stringify(events)).not.toMatch(/net|light|ward/);
    duel.b.passes();
    expect(eventsOf(duel.a.plays('rally'), 'trap-stayed')).toHaveLength(3);
  }),
);

rule(
  'G-9.16',
  'an effect whose condition is false cannot be used, a spell can be cast in vain',
  eachSeat((scene) => {
    const few = [{ what: 'hand', of: 'own', is: '<=', n: 1 }] as const;
    const gain = [{ op: 'mana', player: 'own', amount: 1 }] as const;
    const game = labOf(relic('lamp', { when: { on: 'activate' }, if: few, do: gain }), {
      ...spell('wish'),
      effects: [{ when: { on: 'resolve' }, if: few, do: gain }],
    } as Card);
    for (const [hand, works] of [
      ['2 net', false],
      ['net', true],
      ['', true],
    ] as const) {
      const { a, b } = scene({ a: { play: 'lamp', hand: `${hand} wish` } }, game);
      a.plays('wish');
      expect([a.pool, a.zone('discard')]).toEqual([works ? 6 : 5, 'wish']);
      b.passes();
      if (works) a.uses('lamp');
      else expect(a.cannot.uses('lamp')).toEqual({ code: 'effect-not-usable', rule: 'G-9.16', path: ['effect'] });
    }
  }),
);
