import { expect } from 'vitest';
import { rule } from '../../../rule.js';
import { eachSeat, eventsOf, typesOf } from '../duel.js';
import { labOf, monster, relic, trap, watcher } from '../lab.js';

rule(
  'G-9.1',
  'each effect of each permanent once a turn',
  eachSeat((scene) => {
    const twin = relic(
      'twin',
      ...[1, 2].map((amount) => ({
        when: { on: 'activate' as const },
        do: [{ op: 'mana' as const, player: 'own' as const, amount }],
      })),
    );
    const { a, b, endTurn } = scene({ a: { play: '2 twin', pool: 0 } }, labOf(twin));
    for (const [name, effect] of [
      ['twin', 0],
      ['twin', 1],
      ['twin#2', 0],
      ['twin#2', 1],
    ] as const) {
      a.uses(name, effect);
      b.passes();
      expect(a.cannot.uses(name, effect)).toEqual({ code: 'effect-already-used', rule: 'G-9.1', path: ['effect'] });
    }
    expect([a.pool, a.zone('play')]).toEqual([6, '2 twin(used 0, used 1)']);
    expect(a.cannot.uses('twin', 2)).toEqual({ code: 'no-such-effect', rule: 'G-9.1', path: ['effect'] });
    endTurn();
    b.passes();
    a.uses('twin', 0);
  }),
);

rule(
  'G-9.1',
  'of own face-up permanents, and effects of that kind alone',
  eachSeat((scene) => {
    const duel = scene({
      a: { play: 'net goblin-shaman', hand: 'ettin', released: 'storm-prism' },
      b: { play: 'war-drum' },
    });
    const { a, b } = duel;
    for (const source of [a.handle('net'), a.handle('ettin'), a.handle('storm-prism'), b.handle('war-drum'), 999]) {
      expect(duel.refuses({ type: 'use-effect', seat: a.seat, source, effect: 0 })).toEqual({
        ...{ code: 'not-in-play', rule: 'G-9.1', path: ['source'] },
      });
    }
    expect(a.cannot.uses('goblin-shaman', 0).code).toBe('no-such-effect');
  }),
);

rule(
  'G-9.2',
  'mana: enough or refused',
  eachSeat((scene) => {
    for (const [pool, isEnough] of [
      [0, false],
      [1, true],
    ] as const) {
      const { a } = scene({ a: { play: 'ettin(exhausted)', pool } });
      if (isEnough) expect([eventsOf(a.uses('ettin'), 'mana-changed')[0]?.rule, a.pool]).toEqual(['G-9.2', 0]);
      else
        expect(a.cannot.uses('ettin')).toEqual({
          code: 'not-enough-mana',
          rule: 'G-9.2',
          path: ['effect'],
          have: 0,
          need: 1,
        });
    }
  }),
);

rule(
  'G-9.2',
  'exhausting: a ready monster, which then cannot attack',
  eachSeat((scene) => {
    const { a, b } = scene({ a: { play: 'goblin-archer goblin-archer(exhausted)' }, b: { play: 'goblin-runt' } });
    expect(a.cannot.uses('goblin-archer#2')).toEqual({ code: 'monster-exhausted', rule: 'G-9.2', path: ['source'] });
    expect(eventsOf(a.uses('goblin-archer'), 'exhausted')).toMatchObject([{ rule: 'G-9.2' }]);
    expect(b.zone('discard')).toBe('goblin-runt');
    b.passes();
    expect(a.cannot.attacks('goblin-archer').code).toBe('monster-exhausted');
  }),
);

rule(
  'G-9.2',
  'a sacrifice is no use that can be answered, and what it triggers waits',
  eachSeat((scene) => {
    const { a, b } = scene({ a: { play: 'salvage-ox funeral-urn' }, b: { play: 'feedback' } });
    const events = a.uses('salvage-ox');
    expect(typesOf(events)).toEqual([
      ...['effect-used', 'destroyed', 'moved'],
      ...['drew', 'drew'], // the Ox's own effect
      ...['triggered', 'drew', 'trap-stayed'],
    ]);
    expect([a.count('hand'), a.zone('discard'), b.zone('play')]).toEqual([3, 'salvage-ox', 'feedback(set)']);
  }),
);

rule(
  'G-9.2',
  'what a sacrifice triggers comes before what the effect triggers',
  eachSeat((scene) => {
    const bomb = monster('bomb', {
      effects: [
        {
          when: { on: 'activate', cost: { sacrifice: true } },
          do: [{ op: 'damage', target: { from: 'play', side: 'enemy' }, amount: 1 }],
        },
        { when: { on: 'destroyed', whose: 'self' }, do: [{ op: 'mana', player: 'own', amount: 1 }] },
      ],
    });
    const { a } = scene({ a: { play: 'bomb' }, b: { play: 'living-spark' } }, labOf(bomb));
    expect(eventsOf(a.uses('bomb'), 'triggered').map(({ card }) => card)).toEqual(['bomb', 'living-spark']);
  }),
);

rule(
  'G-9.2',
  'an effect whose permanent is gone does nothing, and stays paid',
  eachSeat((scene) => {
    const { a, b } = scene({ a: { play: 'walking-ballista' }, b: { play: 'feedback boulderkin' } });
    const events = a.uses('walking-ballista');
    expect(typesOf(events)).toEqual(['effect-used', 'exhausted', 'sprang', 'damaged', 'destroyed', 'moved', 'moved']);
    expect([a.zone('discard'), b.zone('play')]).toEqual(['walking-ballista', 'boulderkin']);
  }),
);

rule(
  'G-9.3',
  'every event that effects wait for',
  eachSeat((scene) => {
    const kinds = ['summoned', 'cast', 'attack', 'damaged', 'destroyed', 'shield-lost', 'effect-used'] as const;
    const game = labOf(...kinds.map((on) => watcher(`on-${on}`, { on, whose: 'any' })));
    const { a, b } = scene(
      {
        a: {
          play: `${kinds.map((on) => `on-${on}`).join(' ')} goblin-runt war-drum salvage-ox`,
          hand: 'goblin-soldier lightning-blast twin-ruin',
          pool: 9,
        },
        b: { play: 'hill-giant' },
      },
      game,
    );
    const heard = (events: Parameters<typeof eventsOf>[0]): string[] =>
      eventsOf(events, 'triggered').flatMap(({ card }) => (card.startsWith('on-') ? [card.slice(3)] : []));
    const doing = [
      [() => a.plays('goblin-soldier'), ['summoned']],
      [() => a.plays('lightning-blast'), ['cast', 'damaged']],
      [() => a.attacks('goblin-runt', 'hill-giant'), ['attack', 'damaged']],
      [() => a.uses('war-drum'), ['effect-used']],
      [() => a.uses('salvage-ox'), ['destroyed']],
      [() => a.plays('twin-ruin'), ['cast', 'shield-lost', 'shield-lost']],
    ] as const;
    for (const [act, expected] of doing) {
      const events = [...act()];
      if (events.at(-1)?.type === 'choice-opened') events.push(...a.chooses('goblin-runt'));
      expect(heard(events)).toEqual(expected);
      b.passes();
    }
  }),
);

rule(
  'G-9.3',
  'a borne card that lands in released was destroyed, a sprung trap and a spell were not',
  eachSeat((scene) => {
    const game = labOf(
      watcher('on-end', { on: 'destroyed', whose: 'any' }),
      trap('snap', { on: 'attack', whose: 'enemy' }),
    );
    const { a, b } = scene(
      { a: { play: 'wraith* goblin-runt on-end' }, b: { hand: 'rally doom', play: 'snap', pool: 9 } },
      game,
    );
    expect(eventsOf(a.attacks('goblin-runt'), 'triggered')).toEqual([]);
    expect(b.zone('discard')).toBe('snap');
    expect(eventsOf(b.plays('rally'), 'triggered')).toEqual([]);
    a.passes();
    b.plays('doom');
    expect(eventsOf(b.chooses('wraith'), 'triggered')).toHaveLength(1);
    expect(a.zone('released')).toBe('wraith(seen)');
  }),
);
