import { expect } from 'vitest';
import { rule } from '../../../rule.js';
import { type Duel, eachSeat } from '../duel.js';
import { labOf, relic } from '../lab.js';

rule(
  'G-16.2',
  'playing names no target',
  eachSeat((scene) => {
    const duel = scene({
      a: { hand: 'lightning-blast', released: 'lightning-blast' },
      b: { play: 'goblin-runt wraith' },
    });
    const { a, b } = duel;
    for (const type of ['play-card', 'play-shield']) {
      const action = { type, seat: a.seat, card: a.handle('lightning-blast'), target: b.handle('wraith') };
      expect(duel.refuses(action)).toEqual({ code: 'malformed-action', rule: 'G-16.5', path: ['target'] });
    }
    a.plays('lightning-blast');
    expect(duel.state.phase).toMatchObject({ name: 'choice', of: 'target' });
  }),
);

const typesAt = (duel: Duel) => {
  const counts: Record<string, number> = {};
  for (const { type } of duel.game.legalActions(duel.state, duel.a.seat)) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
};

rule(
  'G-16.3',
  'what is listed',
  eachSeat((scene) => {
    const duel = scene({
      options: { feats: true },
      a: {
        hand: 'doom goblin-runt goblin-king',
        released: 'rally net(seen, spent)',
        play: 'war-drum goblin-runt goblin-glider goblin-archer(exhausted)',
        carries: 'feat-war-cry item-ember-ring',
        pool: 1,
      },
      b: { play: 'rattling-skeleton wraith' },
    });
    // Two monsters can attack: 3 sets against each of two monsters, and the Glider alone against the duellist.
    expect(typesAt(duel)).toEqual({
      pass: 1,
      'play-card': 1,
      'play-shield': 1,
      'use-effect': 1,
      'use-feat': 1,
      attack: 7,
    });
  }),
);

rule(
  'G-16.3',
  'every set of up to six attackers; of more, single ones and all',
  eachSeat((scene) => {
    for (const [monsters, attacks] of [
      [1, 1],
      [2, 3],
      [6, 63],
      [7, 8],
      [9, 10],
    ] as const) {
      const duel = scene({ a: { play: `${monsters} goblin-runt` } });
      expect(typesAt(duel).attack).toBe(attacks);
    }
    const { a } = scene({ a: { play: '7 goblin-runt' } });
    a.attacks('goblin-runt goblin-runt#4'); // not listed, accepted all the same
  }),
);

rule(
  'G-16.3',
  'every cut; every legal set at a choice, the first 1,000 of more',
  eachSeat((scene) => {
    const choose = (hand: string, amount: number) => {
      const wheel = relic('wheel', {
        when: { on: 'activate' },
        do: [{ op: 'discard', player: 'own', amount, how: 'choose' }],
      });
      const duel = scene({ a: { play: 'wheel', hand } }, labOf(wheel));
      duel.a.uses('wheel');
      return typesAt(duel);
    };
    expect(choose('5 net', 2)).toEqual({ choose: 10 });
    expect(choose('14 net', 4)).toEqual({ choose: 1000 }); // 1,001 there are
    const duel = scene({ a: { hand: 'fireball' }, b: { play: '4 goblin-runt' } });
    duel.a.plays('fireball');
    expect(typesAt(duel)).toEqual({ choose: 1 + 4 + 6 });
  }),
);

rule(
  'G-16.4',
  'each set once, in the order of play, and accepted in any',
  eachSeat((scene) => {
    const parts = { a: { play: 'goblin-runt wraith' } };
    const duel = scene(parts);
    const sets = duel.game
      .legalActions(duel.state, duel.a.seat)
      .flatMap((action) => (action.type === 'attack' ? [action.attackers] : []));
    const [runt, wraith] = [duel.a.handle('goblin-runt'), duel.a.handle('wraith')];
    expect(sets).toEqual([[runt], [wraith], [runt, wraith]]);
    const [one, two] = [scene(parts), scene(parts)];
    one.a.attacks('goblin-runt wraith');
    two.a.attacks('wraith goblin-runt');
    expect(one.state).toEqual(two.state);
  }),
);

rule(
  'G-16.5',
  'the form of an action',
  eachSeat((scene) => {
    const duel = scene({ a: { hand: 'net' } });
    const { seat } = duel.a;
    const malformed: readonly [unknown, readonly string[]][] = [
      [null, []],
      ['pass', []],
      [[], []],
      [{}, ['type']],
      [{ type: 5, seat }, ['type']],
      [{ type: 'pass' }, ['seat']],
      [{ type: 'pass', seat: '0' }, ['seat']],
      [{ type: 'pass', seat: 0.5 }, ['seat']],
      [{ type: 'pass', seat, why: 1 }, ['why']],
      [{ type: 'play-card', seat }, ['card']],
      [{ type: 'play-card', seat, card: 'net' }, ['card']],
      [{ type: 'play-card', seat, card: 1.5 }, ['card']],
      [{ type: 'attack', seat, attackers: 1, target: 'duellist' }, ['attackers']],
      [{ type: 'attack', seat, attackers: [1], target: 'player' }, ['target']],
      [{ type: 'choose', seat, ids: ['1'] }, ['ids']],
      [{ type: 'cut', seat, at: 1.5 }, ['at']],
      [{ type: 'use-feat', seat, feat: 1 }, ['feat']],
      [{ type: 'use-effect', seat, source: 1 }, ['effect']],
    ];
    for (const [action, path] of malformed) {
      expect(duel.refuses(action)).toEqual({ code: 'malformed-action', rule: 'G-16.5', path });
    }
    expect(duel.refuses({ type: 'playCard', seat, card: 1 })).toMatchObject({ code: 'unknown-action', rule: 'G-16.5' });
    for (const other of [2, -1])
      expect(duel.refuses({ type: 'pass', seat: other })).toMatchObject({ code: 'unknown-seat' });
    expect(duel.game.check(duel.game.view(duel.state, duel.b.seat), { type: 'pass', seat })).toMatchObject({
      code: 'not-your-view',
      rule: 'G-15.2',
    });
  }),
);

rule(
  'G-16.5',
  'no refusal tells where a card is',
  eachSeat((scene) => {
    const duel = scene({
      a: { hand: 'net', discard: 'net', released: 'net', play: 'net', deck: 'net' },
      b: { hand: 'net', play: 'net', discard: 'net' },
    });
    const all = [0, 1, 2, 3, 4, 5, 6, 7, 999].filter(
      (card) => card !== duel.state.players[duel.a.seat].hand[0]?.handle,
    );
    const refusals = all.map((card) => duel.refuses({ type: 'play-card', seat: duel.a.seat, card }));
    expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1);
  }),
);
