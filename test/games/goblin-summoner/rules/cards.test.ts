import { expect } from 'vitest';
import { firstBestiary } from '../../../../src/games/goblin-summoner/index.js';
import { rule } from '../../../rule.js';
import { eachSeat, eventsOf, typesOf } from '../duel.js';
import { codesOf, labOf, monster, relic, spell, trap, watch } from '../lab.js';

rule('G-2.1', 'every card is one of four categories', () => {
  const count = (category: string) => firstBestiary.cards.filter((card) => card.category === category).length;
  expect(['monster', 'relic', 'spell', 'trap'].map(count)).toEqual([66, 16, 19, 13]);
  expect(codesOf({ ...monster('x'), category: 'tarp' })).toEqual(['not-one-of']);
  expect(codesOf({ ...monster('x'), category: ['monster', 'trap'] })).toEqual(['not-one-of']);
});

rule(
  'G-2.2',
  'monsters and relics stay, spells and traps leave',
  eachSeat((scene) => {
    const { a, b, endTurn } = scene({ a: { hand: 'goblin-runt war-drum rally' }, b: { play: 'net', hand: 'net' } });
    a.plays('goblin-runt');
    b.passes();
    a.plays('war-drum');
    b.passes();
    a.plays('rally');
    expect(a.zone('discard')).toBe('rally');
    b.passes();
    a.attacks('goblin-runt');
    expect(b.zone('discard')).toBe('net');
    endTurn();
    expect(a.zone('play')).toBe('goblin-runt, war-drum');
  }),
);

rule('G-2.3', 'a printed cost is a whole number from 0', () => {
  for (const cost of [0, 1, 99]) expect(codesOf(monster('x', { cost }))).toEqual([]);
  expect(codesOf(monster('x', { cost: -1 }))).toEqual(['too-small']);
  expect(codesOf(monster('x', { cost: 100 }))).toEqual(['too-big']);
  expect(codesOf(monster('x', { cost: 0.5 }))).toEqual(['wrong-type']);
});

rule('G-2.4', 'a monster or relic has one type, a spell or trap none', () => {
  const { type: _type, ...untyped } = monster('x');
  expect(codesOf(untyped)).toEqual(['missing']);
  expect(codesOf(monster('x', { type: 'slime' }))).toEqual(['unknown-type']);
  expect(codesOf({ ...monster('x'), type: ['goblin', 'undead'] })).toEqual(['wrong-type']);
  const { type: _other, ...bare } = relic('x', watch({ on: 'turn-start' }));
  expect(codesOf(bare)).toEqual(['missing']);
  for (const card of [spell('x'), trap('x', { on: 'cast', whose: 'enemy' })]) {
    expect(codesOf(card)).toEqual([]);
    expect(codesOf({ ...card, type: 'goblin' })).toEqual(['unknown-key']);
  }
});

rule('G-2.5', 'spells, traps and relics have an effect, monsters may have none', () => {
  expect(codesOf(monster('x'))).toEqual([]);
  expect(codesOf(relic('x'))).toEqual(['effect-count']);
  expect(codesOf(relic('x', watch({ on: 'turn-start' })))).toEqual([]);
  for (const card of [spell('x'), trap('x', { on: 'cast', whose: 'enemy' })]) {
    expect(codesOf({ ...card, effects: [] })).toEqual(['effect-count']);
  }
});

rule('G-2.6', 'attack and defence from 0, hit points from 1', () => {
  expect(codesOf(monster('x', { attack: 0, defence: 0, hp: 1 }))).toEqual([]);
  expect(codesOf(monster('x', { attack: -1 }))).toEqual(['too-small']);
  expect(codesOf(monster('x', { defence: -1 }))).toEqual(['too-small']);
  expect(codesOf(monster('x', { hp: 0 }))).toEqual(['too-small']);
  const { hp: _hp, ...lifeless } = monster('x');
  expect(codesOf(lifeless)).toEqual(['missing']);
});

rule(
  'G-2.7',
  'one less for the own affinity, never less than 0, nothing else',
  eachSeat((scene) => {
    const costs = [
      ['homunculus', 0],
      ['clay-golem', 2],
      ['goblin-runt', 1],
      ['net', 1],
    ] as const;
    for (const [card, cost] of costs) {
      const { a } = scene({ a: { affinity: 'construct', hand: card } });
      a.plays(card);
      expect([card, a.pool, a.locked]).toEqual([card, 5 - cost, cost]);
    }
    const { a } = scene({ a: { hand: 'free' } }, labOf(monster('free')));
    a.plays('free');
    expect([a.pool, a.locked]).toEqual([5, 0]);
  }),
);

rule(
  'G-2.8',
  "an enemy effect sees the cost under the owner's affinity",
  eachSeat((scene) => {
    for (const [affinity, isReturned] of [
      ['goblin', true],
      ['beast', false],
    ] as const) {
      const { a, b } = scene({
        a: { play: 'goblin-soldier', affinity },
        b: { affinity: 'elemental', hand: 'wave-spirit' },
      });
      a.passes();
      b.plays('wave-spirit');
      expect(a.zone('hand')).toBe(isReturned ? 'goblin-soldier' : '-');
    }
  }),
);

rule(
  'G-2.9',
  'a released spell costs 0 for what asks',
  eachSeat((scene) => {
    const game = labOf(trap('dear', { on: 'cast', whose: 'enemy', filter: { costMin: 1 } }, { op: 'counter' }));
    const { a, b } = scene({ a: { hand: 'rally', released: 'doom' }, b: { play: 'dear', hand: 'net' } }, game);
    a.playsShield('doom');
    expect(b.zone('play')).toBe('dear(set)');
    b.passes();
    a.plays('rally');
    expect(b.zone('discard')).toBe('dear');
  }),
);

rule(
  'G-2.9',
  'a borne card is found as one of cost 0, a printed one is not',
  eachSeat((scene) => {
    for (const [play, card] of [
      ['seraph*', 'seraph'],
      ['seraph', '-'],
    ] as const) {
      const { a, b } = scene({ a: { play }, b: { affinity: 'elemental', hand: 'wave-spirit' } });
      a.passes();
      b.plays('wave-spirit');
      expect(a.zone('hand')).toBe(card);
    }
  }),
);

rule(
  'G-2.10',
  'what a card does holds where a rule would have it otherwise',
  eachSeat((scene) => {
    const { a, b } = scene({
      a: { hand: 'raise-dead shield-rend', discard: 'goblin-soldier', pool: 7 },
      b: { play: 'rattling-skeleton' },
    });
    a.plays('raise-dead');
    expect([a.zone('play'), a.pool]).toEqual(['goblin-soldier', 4]); // unpaid, against G-6.1
    b.passes();
    a.plays('shield-rend');
    expect(b.count('shield')).toBe(2); // without an attack and past a monster, against G-8.5
  }),
);

rule(
  'G-2.11',
  'immobile monsters cannot attack',
  eachSeat((scene) => {
    const { a } = scene({ a: { play: 'rune-wall goblin-runt' } });
    const refusal = { code: 'monster-cannot-attack', rule: 'G-2.11', path: ['attackers', 0] };
    expect(a.cannot.attacks('rune-wall')).toEqual(refusal);
    expect(a.cannot.attacks('goblin-runt rune-wall')).toEqual({ ...refusal, path: ['attackers', 1] });
    a.attacks('goblin-runt');
  }),
);

rule(
  'G-2.11',
  'an effect can make any keyword count',
  eachSeat((scene) => {
    const grant = {
      op: 'grant',
      target: { from: 'play', side: 'own' },
      keyword: 'immobile',
      until: 'turn-end',
    } as const;
    const { a, b, endTurn } = scene({ a: { hand: 'freeze', play: 'goblin-runt' } }, labOf(spell('freeze', grant)));
    a.plays('freeze');
    b.passes();
    expect(a.cannot.attacks('goblin-runt').code).toBe('monster-cannot-attack');
    endTurn();
    b.passes();
    a.attacks('goblin-runt');
  }),
);

rule(
  'G-2.12',
  'a token costs 0, belongs to the side it was made on, and its end is still an event',
  eachSeat((scene) => {
    const gift = spell('gift', { op: 'token', player: 'enemy', token: 'token-straggler', amount: 1 });
    const { a, b } = scene({ a: { hand: 'gift doom' }, b: { play: 'grave-bell funeral-urn' } }, labOf(gift));
    a.plays('gift');
    expect([b.zone('play'), b.locked]).toEqual(['grave-bell(set), funeral-urn, token-straggler', 3]);
    b.passes();
    const events = a.plays('doom');
    expect(typesOf(events)).toContain('token-vanished');
    expect(eventsOf(events, 'destroyed')).toMatchObject([{ card: 'token-straggler', seat: b.seat }]);
    expect([b.zone('discard'), b.count('hand')]).toEqual(['grave-bell', 2]); // the Urn wants no token
  }),
);

rule('G-2.12', 'tokens stand among the tokens alone and cost nothing', () => {
  const token = monster('x', { token: true });
  expect(codesOf(token, 'tokens')).toEqual([]);
  expect(codesOf(token)).toEqual(['token-among-cards']);
  expect(codesOf(monster('x'), 'tokens')).toEqual(['not-a-token']);
  expect(codesOf({ ...token, cost: 1 }, 'tokens')).toEqual(['token-cost']);
});
