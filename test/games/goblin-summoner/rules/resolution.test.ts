import { expect } from 'vitest';
import type { Step, Target } from '../../../../src/games/goblin-summoner/index.js';
import { rule } from '../../../rule.js';
import { eachSeat, eventsOf, typesOf } from '../duel.js';
import { labOf, monster, relic, spell, trap, watcher } from '../lab.js';

const triggered = (events: Parameters<typeof eventsOf>[0]) => eventsOf(events, 'triggered').map(({ card }) => card);
const ALL: Target = { from: 'play', side: 'any' };

rule(
  'G-9.8',
  'a trap springs by itself, its owner chooses only what it asks for',
  eachSeat((scene) => {
    const duel = scene({ a: { play: 'goblin-runt' }, b: { play: 'net' } });
    const { a, b } = duel;
    const events = a.attacks('goblin-runt');
    expect(eventsOf(events, 'sprang')).toMatchObject([{ card: 'net', seat: b.seat, rule: 'G-9.8' }]);
    expect(duel.state).toMatchObject({ phase: { name: 'actions' }, actor: b.seat });
    const asked = scene({ a: { play: '2 goblin-runt' }, b: { play: 'ambush' } });
    asked.a.attacks('goblin-runt goblin-runt#2');
    expect(asked.state.phase).toMatchObject({ name: 'choice', seat: asked.b.seat, min: 1, max: 1 });
    expect(asked.b.cannot.chooses()).toMatchObject({ code: 'invalid-choice', have: 0, need: 1 });
  }),
);

rule(
  'G-9.9',
  'steps are done in order, each as far as it can be',
  eachSeat((scene) => {
    const mixed = spell(
      'mixed',
      { op: 'discard', player: 'own', amount: 3, how: 'choose' },
      { op: 'damage', target: { from: 'play', side: 'enemy', pick: 'choose', count: 2 }, amount: 1 },
      { op: 'draw', player: 'own', amount: 2 },
      { op: 'mana', player: 'own', amount: 1 },
    );
    const { a } = scene({ a: { hand: 'mixed net', deck: '' }, b: { play: 'goblin-runt' } }, labOf(mixed));
    const events = a.plays('mixed');
    expect(typesOf(events)).toEqual([
      ...[
        'cast',
        'discarded',
        'damaged',
        'destroyed',
        'moved',
        'reshuffled',
        'drew',
        'drew-nothing',
        'mana-changed',
        'moved',
      ],
    ]);
    expect([a.zone('hand'), a.pool]).toEqual(['net', 6]);
  }),
);

rule(
  'G-9.9',
  'the survivors first, then the destroyed, in the order of the targets',
  eachSeat((scene) => {
    const game = labOf(
      watcher('hurt', { on: 'damaged', whose: 'any' }),
      watcher('dead', { on: 'destroyed', whose: 'any' }),
      spell('quake', { op: 'damage', target: ALL, amount: 1 }),
    );
    const { a, b } = scene(
      { a: { play: 'goblin-runt hurt dead clay-golem', hand: 'quake' }, b: { play: 'wraith hill-giant' } },
      game,
    );
    const events = a.plays('quake');
    expect(eventsOf(events, 'damaged').map(({ seat }) => seat)).toEqual([a.seat, a.seat, b.seat, b.seat]);
    expect(eventsOf(events, 'destroyed').map(({ card }) => card)).toEqual(['goblin-runt', 'wraith']);
    expect(triggered(events)).toEqual(['hurt', 'hurt', 'dead', 'dead']);
    expect([a.zone('play'), b.zone('play')]).toEqual(['hurt, dead, clay-golem(damage 1)', 'hill-giant(damage 1)']);
  }),
);

rule(
  'G-9.9',
  'all that a strike is compared with is compared first, and the dead leave together',
  eachSeat((scene) => {
    const game = labOf(
      monster('captain', {
        effects: [
          {
            when: { on: 'static' },
            do: [{ op: 'buff', target: { from: 'play', side: 'own', filter: { notSelf: true } }, defence: 5 }],
          },
        ],
      }),
      monster('mourner', {
        effects: [{ when: { on: 'destroyed', whose: 'own' }, do: [{ op: 'mana', player: 'own', amount: 1 }] }],
      }),
      spell('sweep', { op: 'strike', target: { from: 'play', side: 'enemy' }, amount: 3 }),
      spell('wipe', { op: 'damage', target: { from: 'play', side: 'enemy' }, amount: 1 }),
    );
    const one = scene({ a: { hand: 'sweep' }, b: { play: 'captain mourner' } }, game);
    one.a.plays('sweep');
    expect(one.b.zone('play')).toBe('mourner');
    expect(one.b.pool).toBe(6);
    const two = scene({ a: { hand: 'wipe' }, b: { play: '3 mourner' } }, game);
    expect(triggered(two.a.plays('wipe'))).toEqual([]); // none sees the others fall
    expect(two.b.pool).toBe(5);
  }),
);

rule(
  'G-9.10',
  'a destroyed card is seen as it last was in play',
  eachSeat((scene) => {
    const on = (
      id: string,
      filter: Parameters<typeof watcher>[1] extends infer W ? Extract<W, { filter?: unknown }>['filter'] : never,
    ) => watcher(id, { on: 'destroyed', whose: 'any', ...(filter ? { filter } : {}) });
    const game = labOf(
      on('hurt', { damaged: true }),
      on('whole', { damaged: false }),
      on('tired', { exhausted: true }),
      on('fresh', { exhausted: false }),
      on('winged', { keyword: 'flying' }),
      on('cheap', { costMax: 1 }),
      on('dear', { costMin: 2 }),
    );
    const cases = [
      ['clay-golem(damage 1)', ['hurt', 'fresh', 'dear']],
      ['clay-golem(exhausted, flying this turn)', ['whole', 'tired', 'winged', 'dear']],
      ['clay-golem*', ['whole', 'fresh', 'cheap']],
      ['rattling-skeleton', ['whole', 'fresh', 'cheap']],
    ] as const;
    for (const [play, expected] of cases) {
      const { a } = scene({ a: { hand: 'doom', play: 'hurt whole tired fresh winged cheap dear' }, b: { play } }, game);
      expect(triggered(a.plays('doom'))).toEqual(expected);
    }
  }),
);

rule(
  'G-9.10',
  'self and source are the card where it is now',
  eachSeat((scene) => {
    const grave = relic('grave', {
      when: { on: 'destroyed', whose: 'own' },
      do: [{ op: 'return', target: { from: 'source' } }],
    });
    for (const [play, hand, token] of [
      ['wraith', 'wraith', false],
      ['wraith*', 'wraith', false],
      ['token-straggler', '-', true],
    ] as const) {
      const { a, b } = scene({ a: { play: `${play} grave` }, b: { hand: 'doom' } }, labOf(grave));
      a.passes();
      const events = b.plays('doom');
      expect([a.zone('hand'), a.zone('discard'), a.zone('released')]).toEqual([hand, '-', '-']);
      expect(typesOf(events).includes('token-vanished')).toBe(token);
    }
  }),
);

const picking = (filter?: Target['filter']): Step => ({
  op: 'destroy',
  target: { from: 'play', side: 'any', pick: 'choose', ...(filter ? { filter } : {}) },
});

rule(
  'G-9.11',
  "the controller's cards first, each side in order of entry; no category means monsters",
  eachSeat((scene) => {
    const game = labOf(
      spell('any-monster', picking()),
      spell('any-cheap', picking({ costMax: 1 })),
      spell('any-trap', picking({ category: ['trap'] })),
      spell('any-relic-or-trap', picking({ category: ['trap', 'relic'] })),
    );
    const named = (card: string): string[] => {
      const duel = scene(
        {
          a: { play: 'net goblin-runt war-drum wraith', hand: card },
          b: { play: 'wraith mirror-ward goblin-runt mana-font' },
        },
        game,
      );
      duel.a.plays(card);
      const { phase, players } = duel.state;
      if (phase.name !== 'choice') throw new Error('nobody is asked');
      const all = players.flatMap(({ play }, seat) =>
        play.map(({ handle, card: id }) => [handle, `${seat === duel.a.seat ? 'a' : 'b'} ${id}`] as const),
      );
      return (phase.candidates ?? []).map((handle) => new Map(all).get(handle) ?? '?');
    };
    expect(named('any-monster')).toEqual(['a goblin-runt', 'a wraith', 'b wraith', 'b goblin-runt']);
    expect(named('any-cheap')).toEqual(['a goblin-runt', 'b goblin-runt']);
    expect(named('any-trap')).toEqual(['a net', 'b mirror-ward']);
    expect(named('any-relic-or-trap')).toEqual(['a net', 'a war-drum', 'b mirror-ward', 'b mana-font']);
  }),
);

rule(
  'G-9.11',
  'cards found otherwise must fit the filter too',
  eachSeat((scene) => {
    const bite = trap(
      'bite',
      { on: 'attack', whose: 'enemy' },
      { op: 'damage', target: { from: 'attackers', filter: { without: 'flying' } }, amount: 1 },
    );
    const { a, b } = scene({ a: { play: 'goblin-glider goblin-runt' }, b: { play: 'bite' } }, labOf(bite));
    a.attacks('goblin-glider goblin-runt');
    expect([a.zone('play'), a.zone('discard'), b.count('shield')]).toEqual([
      'goblin-glider(exhausted)',
      'goblin-runt',
      2,
    ]);
  }),
);
