import { expect } from 'vitest';
import type { Step } from '../../../../src/games/goblin-summoner/index.js';
import { rule } from '../../../rule.js';
import { eachSeat, eventsOf, typesOf } from '../duel.js';
import { codesOf, labOf, labWith, monster, spell, watcher } from '../lab.js';

const find = (id: string, amount: number, from: 'deck' | 'discard', to: 'hand' | 'play') =>
  spell(id, { op: 'search', from, to, filter: { category: ['monster'], type: ['goblin'] }, amount });

rule(
  'G-14.7',
  'as many as match, up to the amount, and never fewer than possible',
  eachSeat((scene) => {
    const game = labOf(find('dig', 2, 'deck', 'hand'));
    for (const [deck, found, isAsked] of [
      ['net rally', 0, false],
      ['goblin-runt net', 1, false],
      ['2 goblin-runt net', 2, false],
      ['3 goblin-runt net', 2, true],
    ] as const) {
      const { a } = scene({ a: { hand: 'dig', deck } }, game);
      const events = a.plays('dig');
      expect(typesOf(events).includes('choice-opened')).toBe(isAsked);
      if (isAsked) {
        expect(a.cannot.chooses('goblin-runt')).toMatchObject({ code: 'invalid-choice', have: 1, need: 2 });
        a.chooses('goblin-runt', 'goblin-runt#3');
      }
      expect([a.count('hand'), a.count('deck')]).toEqual([
        found,
        deck.startsWith('3') ? 2 : deck.startsWith('2') ? 1 : 2 - found,
      ]);
    }
  }),
);

rule(
  'G-14.7',
  'into play unpaid, one after the other, each an event',
  eachSeat((scene) => {
    const game = labOf(find('raise', 2, 'discard', 'play'), watcher('gong', { on: 'summoned', whose: 'any' }));
    const { a } = scene({ a: { hand: 'raise', discard: 'net goblin-soldier wraith goblin-king', play: 'gong' } }, game);
    const events = a.plays('raise');
    expect([a.zone('play'), a.zone('discard'), a.pool, a.locked]).toEqual([
      'gong, goblin-soldier, goblin-king, token-straggler',
      'net, wraith, raise',
      5,
      6,
    ]);
    expect(eventsOf(events, 'summoned').map(({ from }) => from)).toEqual(['discard', 'discard', 'token']);
    expect(eventsOf(events, 'taken').map(({ card }) => card)).toEqual(['goblin-soldier', 'goblin-king']);
    expect(eventsOf(events, 'triggered').map(({ card }) => card)).toEqual(['gong', 'goblin-king', 'gong', 'gong']);
  }),
);

rule(
  'G-14.7',
  'a searched deck is shuffled, also if nothing was found; an empty one stays so',
  eachSeat((scene) => {
    const game = labOf(find('dig', 1, 'deck', 'hand'));
    const orders = Array.from({ length: 12 }, (_, n) => {
      const { a } = scene({ seed: `dig ${n}`, a: { hand: 'dig', deck: 'net rally doom wraith insight' } }, game);
      a.plays('dig');
      return a.zone('deck');
    });
    expect(new Set(orders).size).toBeGreaterThan(3);
    const { a } = scene({ a: { hand: 'dig', deck: '', discard: 'goblin-runt' } }, game);
    expect(typesOf(a.plays('dig'))).toEqual(['cast', 'searched', 'moved']);
    expect([a.count('deck'), a.zone('discard')]).toEqual([0, 'goblin-runt, dig']);
  }),
);

rule(
  'G-14.7',
  'only matching cards are shown, in order of id, to the searcher alone',
  eachSeat((scene) => {
    const duel = scene(
      { a: { hand: 'dig', deck: 'goblin-soldier net goblin-king rally goblin-archer' } },
      labOf(find('dig', 1, 'deck', 'hand')),
    );
    duel.a.plays('dig');
    const shown = duel.game.view(duel.state, duel.a.seat).phase;
    expect(shown).toMatchObject({
      found: [{ card: 'goblin-archer' }, { card: 'goblin-king' }, { card: 'goblin-soldier' }],
    });
    expect(duel.game.view(duel.state, duel.b.seat).phase).toMatchObject({ found: null, candidates: null });
    duel.a.chooses('goblin-king');
    expect(duel.a.zone('hand')).toBe('goblin-king');
  }),
);

rule('G-14.7', 'a search into play names monsters or relics', () => {
  const search = (filter: object, to = 'play') =>
    codesOf(spell('x', { op: 'search', from: 'deck', to, filter, amount: 1 } as Step));
  expect(search({ category: ['monster', 'relic'] })).toEqual([]);
  for (const filter of [{}, { category: ['spell'] }, { category: ['monster', 'trap'] }])
    expect(search(filter)).toEqual(['search-filter']);
  expect(search({}, 'hand')).toEqual([]);
});

rule(
  'G-14.8',
  'tokens one after the other, and never more than 50',
  eachSeat((scene) => {
    const game = labOf(
      spell('swarm', { op: 'token', player: 'own', token: 'token-straggler', amount: 4 }),
      watcher('gong', { on: 'summoned', whose: 'any' }),
    );
    for (const [before, made] of [
      [0, 4],
      [46, 4],
      [47, 3],
      [50, 0],
    ] as const) {
      const tokens = before === 0 ? '' : `${before} token-straggler`;
      const { a } = scene({ a: { hand: 'swarm', play: `gong 60 goblin-runt ${tokens}` } }, game);
      const events = a.plays('swarm');
      expect(eventsOf(events, 'summoned')).toHaveLength(made);
      expect(eventsOf(events, 'triggered')).toHaveLength(made);
      expect(a.count('play')).toBe(61 + before + made);
    }
  }),
);

rule(
  'G-14.8',
  'the limit is for all tokens together, not for each kind',
  eachSeat((scene) => {
    const game = labWith(
      [monster('imp', { token: true })],
      spell('imps', { op: 'token', player: 'own', token: 'imp', amount: 9 }),
    );
    const { a } = scene({ a: { hand: 'imps', play: '48 token-straggler' } }, game);
    expect(eventsOf(a.plays('imps'), 'summoned')).toHaveLength(2);
  }),
);

rule(
  'G-14.9',
  'one at a time; both is one step, the controller’s event first',
  eachSeat((scene) => {
    const game = labOf(
      spell('tear', { op: 'shield', player: 'both', change: 'release', amount: 2 }),
      spell('mend', { op: 'shield', player: 'both', change: 'restore', amount: 1 }),
      watcher('gong', { on: 'shield-lost', whose: 'own' }),
    );
    const { a, b } = scene({ a: { hand: 'tear mend', play: 'gong' }, b: { play: 'gong', shield: '2 ?' } }, game);
    const events = a.plays('tear');
    expect(eventsOf(events, 'shield-lost').map(({ seat }) => seat)).toEqual([a.seat, b.seat, a.seat, b.seat]);
    expect(events.at(-1)).toMatchObject({ type: 'ended', winners: [a.seat] });
    const other = scene(
      { a: { hand: 'mend tear', play: 'gong', shield: '2 ?' }, b: { play: 'gong', shield: '2 ?' } },
      game,
    );
    expect(eventsOf(other.a.plays('mend'), 'shield-restored').map(({ seat }) => seat)).toEqual([
      other.a.seat,
      other.b.seat,
    ]);
    other.b.passes();
    const torn = other.a.plays('tear');
    expect(eventsOf(torn, 'triggered').map(({ seat }) => seat)).toEqual([
      other.a.seat,
      other.b.seat,
      other.a.seat,
      other.b.seat,
    ]);
  }),
);
