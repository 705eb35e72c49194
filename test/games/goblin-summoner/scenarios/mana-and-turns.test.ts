import { expect } from 'vitest';
import { decks, goblinSummoner } from '../../../../src/games/goblin-summoner/index.js';
import { rule } from '../../../rule.js';
import { duelFrom, eachSeat, eventsOf, typesOf } from '../duel.js';

rule(
  ['G-2.7', 'G-6.1', 'G-6.2'],
  'scenario 1: affinity price',
  eachSeat((scene) => {
    const { a, b } = scene({ a: { hand: 'goblin-soldier' }, b: { hand: 'goblin-soldier' } });
    a.plays('goblin-soldier');
    expect([a.pool, a.locked]).toEqual([3, 2]);
    b.plays('goblin-soldier');
    expect([b.pool, b.locked]).toEqual([2, 3]);
  }),
);

rule(
  'G-2.7',
  'scenario 2: floor',
  eachSeat((scene) => {
    const { a } = scene({ a: { hand: 'goblin-runt' } });
    a.plays('goblin-runt');
    expect([a.pool, a.locked, a.zone('play')]).toEqual([5, 0, 'goblin-runt']);
  }),
);

rule(['G-4.2', 'G-4.3', 'G-4.5'], 'scenario 3: set-up', () => {
  const named = ['runt', 'scout', 'scrapper', 'archer', 'soldier', 'king'].map((name) => `goblin-${name}`);
  const cards = [...[...named, 'net'].map((card) => ({ card, copies: 1 })), { card: 'rally', copies: 15 }];
  const { state, a, b } = duelFrom(
    goblinSummoner.setup({
      seed: 'set-up',
      stacked: true,
      priority: 1,
      options: { maxCopies: null },
      decks: [{ affinity: 'goblin', cards }, decks['restless-dead']],
    }),
  );
  expect(a.zone('shield')).toBe('goblin-runt, goblin-scout, goblin-scrapper');
  expect(a.zone('hand')).toBe('goblin-archer, goblin-soldier, goblin-king, net');
  expect([a.zone('deck'), a.count('deck'), a.pool]).toEqual(['15 rally', 15, 5]);
  expect([b.count('shield'), b.count('hand'), b.count('deck'), b.pool]).toEqual([3, 4, 15, 5]);
  expect(state).toMatchObject({ turn: 1, actor: 1, priority: 1, phase: { name: 'actions' } });
});

rule(
  ['G-5.4', 'G-5.5', 'G-5.6'],
  'scenario 4: second turn',
  eachSeat((scene, first) => {
    const duel = scene({ a: { hand: 'net' }, b: { hand: '2 rally' } });
    const { a, b } = duel;
    a.passes();
    b.passes();
    const second = first === 0 ? 1 : 0;
    expect(duel.state).toMatchObject({ turn: 2, priority: second, actor: second, passes: 0 });
    expect([a.count('hand'), b.count('hand')]).toEqual([3, 4]);
  }),
);

rule(
  'G-6.3',
  'scenario 5: restore example',
  eachSeat((scene) => {
    const { a, b, endTurn } = scene({ a: { affinity: 'undead', play: 'war-drum goblin-scrapper' } });
    expect(a.locked).toBe(3);
    endTurn();
    expect([a.pool, b.pool]).toEqual([2, 5]);
  }),
);

rule(
  ['G-5.3', 'G-5.4'],
  'scenario 6: passing is not leaving',
  eachSeat((scene) => {
    const duel = scene({ a: { hand: 'rally' }, b: { hand: 'rally' } });
    const { a, b } = duel;
    a.passes();
    b.plays('rally');
    expect(b.pool).toBe(4);
    a.plays('rally');
    expect(a.pool).toBe(4);
    b.passes();
    expect(duel.state.turn).toBe(1);
    a.passes();
    expect(duel.state.turn).toBe(2);
  }),
);

rule(
  'G-5.7',
  'scenario 7: reshuffle in mid-draw',
  eachSeat((scene) => {
    const { a, endTurn } = scene({ a: { deck: 'rally', discard: 'net insight' } });
    const events = endTurn().filter((event) => 'seat' in event && event.seat === a.seat);
    expect([a.count('hand'), a.count('deck'), a.count('discard')]).toEqual([2, 1, 0]);
    expect(a.zone('hand')).toMatch(/^rally, (net|insight)$/);
    expect(typesOf(events).filter((type) => /drew|shuffled/.test(type))).toEqual(['drew', 'reshuffled', 'drew']);
  }),
);

rule(
  'G-5.7',
  'scenario 8: nothing to draw',
  eachSeat((scene) => {
    const duel = scene({ a: { deck: 'rally' }, b: { deck: '' } });
    const { a, b } = duel;
    duel.endTurn();
    expect([a.zone('hand'), b.zone('hand')]).toEqual(['rally', '-']);
    expect(duel.game.outcome(duel.state)).toBeNull();
    expect(eventsOf(duel.log, 'drew-nothing').map(({ seat }) => seat)).toEqual([b.seat, a.seat]);
    b.passes();
  }),
);

rule(
  'G-6.5',
  'scenario 31: over-locked',
  eachSeat((scene) => {
    const { a, endTurn } = scene({
      a: { affinity: 'undead', play: 'death-knight', hand: 'bonecaller', discard: 'grave-shambler' },
    });
    expect([a.locked, a.pool]).toEqual([3, 2]);
    a.plays('bonecaller');
    expect([a.pool, a.zone('play'), a.locked]).toEqual([0, 'death-knight, bonecaller, grave-shambler', 6]);
    endTurn();
    expect(a.pool).toBe(0);
  }),
);

rule(
  ['G-5.6', 'G-6.3'],
  'scenario 33: start-of-turn mana',
  eachSeat((scene) => {
    const { a, endTurn } = scene({ a: { play: 'goblin-shaman' } });
    expect(a.locked).toBe(2);
    endTurn();
    expect(a.pool).toBe(4);
  }),
);

rule(
  'G-6.7',
  'scenario 38: Mana Surge',
  eachSeat((scene) => {
    const { a, endTurn } = scene({ a: { hand: 'mana-surge' } });
    a.plays('mana-surge');
    expect(a.pool).toBe(6);
    endTurn();
    expect(a.pool).toBe(5);
  }),
);

rule(
  ['G-16.1', 'G-9.12'],
  'scenario 47: order of errors',
  eachSeat((scene) => {
    const { a, b } = scene({ a: { hand: 'goblin-king goblin-scout rally', deck: 'net', pool: 3 } });
    expect(a.cannot.plays('goblin-king')).toMatchObject({ code: 'not-enough-mana', have: 3, need: 4 });
    expect(b.cannot.passes().code).toBe('not-your-action');
    a.plays('goblin-scout');
    expect(a.zone('hand')).toBe('goblin-king, rally, net');
    expect(b.cannot.passes().code).toBe('choice-pending');
    expect(b.cannot.chooses('rally').code).toBe('not-your-choice');
    a.chooses('rally');
    expect([a.zone('hand'), a.zone('discard')]).toEqual(['goblin-king, net', 'rally']);
    b.passes();
  }),
);

rule(
  'G-5.8',
  'scenario 50: alternating starts',
  eachSeat((scene) => {
    const { a, b, endTurn } = scene({
      priority: 'b',
      a: { affinity: 'construct', play: 'rune-forge clay-golem' },
      b: { affinity: 'goblin', play: 'goblin-shaman' },
    });
    expect([a.locked, b.locked]).toEqual([4, 2]);
    const events = endTurn();
    expect(a.zone('play')).toBe('rune-forge, clay-golem(+1/+0)');
    expect([a.pool, b.pool]).toEqual([1, 4]);
    expect(eventsOf(events, 'triggered').map(({ card }) => card)).toEqual(['rune-forge', 'goblin-shaman']);
  }),
);

rule(
  ['G-14.3', 'G-9.10'],
  'scenario 58: shield Revenant',
  eachSeat((scene) => {
    const { a, b } = scene({ a: { affinity: 'undead', released: 'revenant' }, b: { hand: 'doom' } });
    a.playsShield('revenant');
    expect(a.locked).toBe(0);
    b.plays('doom');
    expect([a.zone('released'), a.zone('hand'), a.zone('discard')]).toEqual(['-', 'revenant', '-']);
    a.plays('revenant');
    expect([a.pool, a.locked]).toEqual([2, 3]);
  }),
);

rule('G-4.4', 'scenario 63: cut', () => {
  const duel = duelFrom(goblinSummoner.setup({ seed: 'cut', options: { offerCut: true }, priority: 0, stacked: true }));
  const { a, b } = duel;
  const [ours, theirs] = duel.state.players.map(({ deck }) => deck);
  expect(a.cannot.passes().code).toBe('cut-pending');
  expect(b.cannot.cuts(3).code).toBe('not-your-action');
  expect(a.cannot.cuts(23)).toMatchObject({ code: 'bad-cut', rule: 'G-4.4', path: ['at'], have: 23, need: 22 });
  a.cuts(3);
  const top = theirs?.slice(-3) ?? [];
  expect(duel.state.players[1].deck).toEqual([...top, ...(theirs?.slice(0, -3) ?? [])]);
  b.cuts(0);
  const [{ deck, shield, hand }, other] = duel.state.players;
  expect([...deck, ...hand.map(({ card }) => card).reverse(), ...[...shield].reverse()]).toEqual(ours);
  expect([shield.length, hand.length, other.shield.length, other.hand.length]).toEqual([3, 4, 3, 4]);
  expect(duel.state).toMatchObject({ actor: 0, phase: { name: 'actions' }, turn: 1 });
  expect(a.cannot.cuts(0).code).toBe('not-cutting');
  a.passes();
});
