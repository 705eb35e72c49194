import { expect } from 'vitest';
import { rule } from '../../../rule.js';
import { eachSeat, eventsOf, typesOf } from '../duel.js';
import { labOf, relic, trap } from '../lab.js';

rule(
  'G-11.1',
  'the larger shield wins when the last turn has ended, not before',
  eachSeat((scene) => {
    for (const [turn, turnLimit, isOver] of [
      [4, 5, false],
      [5, 5, true],
      [1, 1, true],
      [99, null, false],
    ] as const) {
      const duel = scene({ turn, options: { turnLimit }, a: { shield: '2 ?' }, b: { shield: '3 ?' } });
      const events = duel.endTurn();
      const outcome = isOver ? { winners: [duel.b.seat], reason: 'turn-limit', rule: 'G-11.1' } : null;
      expect(duel.game.outcome(duel.state)).toEqual(outcome);
      expect(typesOf(events).includes('turn-started')).toBe(!isOver);
      expect(typesOf(events)).toContain('turn-ended');
    }
  }),
);

rule(
  'G-11.2',
  'after so many actions only a pass or a concession, until the turn ends',
  eachSeat((scene) => {
    const duel = scene({
      options: { actionLimit: 2 },
      a: { hand: '3 net' },
      b: { hand: '2 net', play: 'goblin-runt war-drum', released: 'net' },
    });
    const { a, b } = duel;
    a.plays('net');
    b.plays('net');
    const refusal = { code: 'action-limit', rule: 'G-11.2', have: 2, need: 2 };
    expect(a.cannot.plays('net')).toEqual(refusal);
    expect(duel.game.legalActions(duel.state, a.seat)).toEqual([{ type: 'pass', seat: a.seat }]);
    a.passes();
    for (const refused of [
      b.cannot.attacks('goblin-runt'),
      b.cannot.uses('war-drum'),
      b.cannot.playsShield('net'),
      b.cannot.usesFeat('x'),
    ]) {
      expect(refused).toEqual(refusal);
    }
    b.passes();
    expect(duel.state).toMatchObject({ turn: 2, actions: 0 });
    b.plays('net');
  }),
);

rule(
  'G-11.2',
  'passes do not count',
  eachSeat((scene) => {
    const duel = scene({ options: { actionLimit: 1 }, a: { hand: 'net' } });
    duel.a.passes();
    expect(duel.state.actions).toBe(0);
    duel.endTurn();
    duel.b.passes();
    duel.a.plays('net');
  }),
);

const SHIELD_LOST = { on: 'shield-lost', whose: 'any' } as const;
const gong = relic('gong', { when: SHIELD_LOST, do: [{ op: 'mana', player: 'own', amount: 1 }] });

rule(
  'G-11.3',
  'so many triggered effects in one action, the rest is dropped and said',
  eachSeat((scene) => {
    for (const [chainLimit, gained, dropped] of [
      [4, 3, []],
      [3, 3, []],
      [2, 2, [1]],
      [1, 1, [2]],
    ] as const) {
      const { a, b } = scene({ options: { chainLimit }, a: { play: '3 gong goblin-runt' } }, labOf(gong));
      const events = a.attacks('goblin-runt');
      expect(a.pool).toBe(5 + gained);
      expect(eventsOf(events, 'chain-stopped').map((event) => event.dropped)).toEqual(dropped);
      b.passes(); // the action was carried to its end
    }
  }),
);

rule(
  'G-11.3',
  'looks that find nothing do not count, sprung traps do',
  eachSeat((scene) => {
    const snap = trap('snap', SHIELD_LOST, { op: 'mana', player: 'own', amount: 1 });
    const game = labOf(gong, snap);
    const quiet = scene({ options: { chainLimit: 1 }, a: { play: '3 net goblin-runt gong', pool: 0 } }, game);
    quiet.a.attacks('goblin-runt');
    expect(quiet.a.pool).toBe(1);
    const loud = scene(
      { options: { chainLimit: 2 }, a: { play: 'goblin-runt gong' }, b: { play: '2 snap', pool: 0 } },
      game,
    );
    loud.a.attacks('goblin-runt');
    expect([loud.b.pool, loud.b.zone('play')]).toEqual([1, 'snap(set)']);
  }),
);

rule(
  'G-11.3',
  'the attack still has its result, and each action starts anew',
  eachSeat((scene) => {
    const horn = relic('horn', {
      when: { on: 'attack', whose: 'any' },
      do: [{ op: 'mana', player: 'own', amount: 1 }],
    });
    const { a, b } = scene({ options: { chainLimit: 1 }, a: { play: '2 horn 2 goblin-runt' } }, labOf(horn));
    const events = a.attacks('goblin-runt');
    expect([b.count('shield'), a.pool]).toEqual([2, 6]);
    expect(typesOf(events)).toEqual(['attacked', 'triggered', 'mana-changed', 'chain-stopped', 'shield-lost']);
    b.passes();
    a.attacks('goblin-runt#2');
    expect([b.count('shield'), a.pool]).toEqual([1, 7]);
  }),
);

rule(
  'G-11.3',
  'each effect of a turn step has its own chain',
  eachSeat((scene) => {
    const prick = relic('prick', {
      when: { on: 'turn-end' },
      do: [{ op: 'damage', target: { from: 'play', side: 'own' }, amount: 1 }],
    });
    const cry = relic('cry', { when: { on: 'damaged', whose: 'any' }, do: [{ op: 'draw', player: 'own', amount: 1 }] });
    const duel = scene(
      { options: { chainLimit: 1, drawPerTurn: 0 }, a: { play: '2 prick 2 cry hill-giant' } },
      labOf(prick, cry),
    );
    const events = duel.endTurn();
    expect(duel.a.count('hand')).toBe(2);
    expect(eventsOf(events, 'chain-stopped')).toHaveLength(2);
  }),
);
