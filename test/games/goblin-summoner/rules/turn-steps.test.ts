import { expect } from 'vitest';
import { rule } from '../../../rule.js';
import { type Duel, eachSeat, eventsOf } from '../duel.js';
import { labOf, labWith, monster, relic } from '../lab.js';

const each = (id: string, on: 'turn-start' | 'turn-end' = 'turn-start') =>
  relic(id, { when: { on }, do: [{ op: 'mana', player: 'own', amount: 1 }] });
const triggered = (duel: Duel): string[] => eventsOf(duel.endTurn(), 'triggered').map(({ card }) => card);

rule(
  'G-5.8',
  'alternating, in order of entry, whoever has more goes on',
  eachSeat((scene) => {
    for (const on of ['turn-start', 'turn-end'] as const) {
      const game = labOf(...['p', 'q', 'r', 's'].map((id) => each(id, on)));
      const duel = scene({ a: { play: 'r q p' }, b: { play: 's' } }, game);
      expect(triggered(duel)).toEqual(on === 'turn-end' ? ['r', 's', 'q', 'p'] : ['s', 'r', 'q', 'p']);
    }
  }),
);

rule(
  'G-5.8',
  'what has left play is skipped, and so is what is no longer so',
  eachSeat((scene) => {
    const breaker = relic('breaker', {
      when: { on: 'turn-start' },
      do: [{ op: 'destroy', target: { from: 'play', side: 'enemy', filter: { category: ['relic'] } } }],
    });
    const duel = scene({ priority: 'b', a: { play: 'breaker' }, b: { play: 'p' } }, labOf(breaker, each('p')));
    expect(triggered(duel)).toEqual(['breaker']);
    const maker = relic('maker', {
      when: { on: 'turn-start' },
      do: [{ op: 'token', player: 'own', token: 'token-straggler', amount: 1 }],
    });
    const gated = scene({ a: { play: 'maker warren-gate' } }, labOf(maker));
    expect(triggered(gated)).toEqual(['maker']);
    const open = scene({ a: { play: 'warren-gate maker' } }, labOf(maker));
    expect(triggered(open)).toEqual(['warren-gate', 'maker']);
  }),
);

rule(
  'G-5.8',
  'what enters during the step waits for the next turn',
  eachSeat((scene) => {
    const token = monster('spark', { token: true, effects: each('p').effects });
    const maker = relic('maker', {
      when: { on: 'turn-start' },
      do: [{ op: 'token', player: 'own', token: 'spark', amount: 1 }],
    });
    const duel = scene({ a: { play: 'maker' } }, labWith([token], maker));
    expect(triggered(duel)).toEqual(['maker']);
    expect(triggered(duel)).toEqual(['maker', 'spark']);
  }),
);

rule(
  'G-5.8',
  'an effect is over, with all it triggers, before the next begins',
  eachSeat((scene) => {
    const pricker = relic('pricker', {
      when: { on: 'turn-start' },
      do: [{ op: 'damage', target: { from: 'play', side: 'enemy' }, amount: 1 }],
    });
    const duel = scene(
      { priority: 'b', a: { play: 'pricker' }, b: { play: 'marsh-hydra p' } },
      labOf(pricker, each('p')),
    );
    expect(triggered(duel)).toEqual(['pricker', 'marsh-hydra', 'p']);
  }),
);
