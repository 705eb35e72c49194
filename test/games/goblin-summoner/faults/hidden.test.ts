import { expect, test } from 'vitest';
import { type Event, goblinSummoner, type State, type View } from '../../../../src/games/goblin-summoner/index.js';
import { createRandom, InvalidInputError } from '../../../../src/index.js';
import { eachSeat, eventsOf } from '../duel.js';
import { labOf, spell } from '../lab.js';

const text = (value: unknown): string => JSON.stringify(value);

test(
  'KF-A01: two duels that differ in what seat 0 may not know look the same to seat 0',
  eachSeat((scene) => {
    const worlds = (['net doom', 'rally wraith'] as const).map((hand) =>
      scene({
        a: { hand: 'lightning-blast goblin-runt', play: 'goblin-soldier', deck: '5 rally' },
        b: {
          hand,
          play: hand === 'net doom' ? 'pit-trap hill-giant' : 'last-light hill-giant',
          deck: hand,
          shield: hand,
          released: hand.split(' ')[0] ?? '',
        },
      }),
    );
    const looks = () => worlds.map(({ game, state, a }) => text(game.view(state, a.seat)));
    expect(looks()[0]).toBe(looks()[1]);
    const events = worlds.map((duel) => {
      const said = duel.a.plays('lightning-blast');
      return text(duel.game.viewEvents(said, duel.a.seat));
    });
    expect(events[0]).toBe(events[1]);
    expect(looks()[0]).toBe(looks()[1]);
  }),
);

test('KF-A02: neither views nor events nor refusals hold the seed or the stream', () => {
  const seed = 'a-seed-nobody-should-read';
  let state = goblinSummoner.setup({ seed, priority: 0 });
  const random = createRandom('walk');
  for (let n = 0; n < 120; n++) {
    const decision = goblinSummoner.decision(state);
    if (decision.kind !== 'turn') break;
    const result = goblinSummoner.safeReduce(state, goblinSummoner.sampleAction(state, decision.seat, random));
    if (!result.ok) throw new Error(result.refusal.code);
    ({ state } = result);
    const shown = ([0, 1, 'spectator'] as const).map((viewer) => goblinSummoner.view(state, viewer));
    const said = text([shown, result.events, goblinSummoner.check(state, { type: 'pass', seat: 7 })]);
    expect(said).not.toContain(seed);
    for (const word of state.random) expect(said).not.toContain(String(word));
    expect(shown.every((view) => !('random' in view))).toBe(true);
  }
  const alike = (['x', 'y'] as const).map((one) => goblinSummoner.setup({ seed: one, stacked: true, priority: 0 }));
  expect(alike[0]?.random).not.toEqual(alike[1]?.random);
  expect(text(alike.map((one) => goblinSummoner.view(one, 0))[0])).toBe(
    text(alike.map((one) => goblinSummoner.view(one, 0))[1]),
  );
});

test(
  'KF-A03: the log of a draw and of a set trap names the card to its owner alone',
  eachSeat((scene) => {
    const duel = scene({ a: { hand: 'insight', deck: 'mirror-ward net' } });
    const { a, b, game } = duel;
    a.plays('insight');
    b.passes();
    a.plays('mirror-ward');
    const own = game.viewEvents(duel.log, a.seat);
    const theirs = game.viewEvents(duel.log, b.seat);
    expect(text(own)).toContain('mirror-ward');
    expect(text(theirs)).not.toMatch(/mirror-ward|"net"/);
    expect(eventsOf(theirs, 'drew')).toHaveLength(2);
    expect(eventsOf(theirs, 'trap-set')).toMatchObject([{ card: null, locked: 3 }]); // the locked cost is public (G-7.4)
  }),
);

test(
  'KF-A04: a card that goes from an open zone to a hidden one cannot be followed',
  eachSeat((scene) => {
    const game = labOf(
      spell('take', { op: 'search', from: 'discard', to: 'hand', filter: { category: ['trap'] }, amount: 1 }),
    );
    const views = (['net', 'pit-trap'] as const).map((set) => {
      const duel = scene({ a: { hand: 'take pit-trap', discard: 'net' } }, game);
      duel.a.plays('take');
      duel.b.passes();
      duel.a.plays(set);
      return [duel, duel.game.view(duel.state, duel.b.seat)] as const;
    });
    const [[duel, first], [, second]] = views as [(typeof views)[0], (typeof views)[0]];
    const hidden = [first, second].map(({ players }) => text(players[duel.a.seat]));
    expect(hidden[0]).toBe(hidden[1]);
  }),
);

test(
  'KF-A04: a shuffle gives a card from the discard pile another handle',
  eachSeat((scene) => {
    const duel = scene({ options: { drawPerTurn: 1 }, a: { discard: 'net', deck: '' } });
    const before = duel.a.handle('net');
    duel.endTurn();
    expect(duel.a.zone('hand')).toBe('net');
    expect(duel.a.handle('net')).not.toBe(before);
    expect(text(duel.game.view(duel.state, duel.b.seat))).not.toContain(`"handle":${duel.a.handle('net')}`);
  }),
);

/** What may be known of a hidden trap, and of nothing else that is hidden. */
const TRAP_KEYS = [
  ...['handle', 'owner', 'card', 'faceDown', 'borne', 'seen', 'playedOn', 'enteredOn', 'locked', 'damage', 'exhausted'],
  ...['thisTurn', 'lasting', 'used'],
];

test(
  'KF-A05: hidden cards are null, a hidden trap has the keys of every permanent and no card',
  eachSeat((scene) => {
    const duel = scene({
      a: { hand: '2 doom', released: 'net rally', play: 'net mirror-ward*', deck: '2 wraith', shield: '3 seraph' },
    });
    for (const viewer of [duel.b.seat, 'spectator'] as const) {
      const { hand, released, play, deck, shield } = duel.game.view(duel.state, viewer).players[duel.a.seat];
      expect([hand, released, deck, shield]).toEqual([
        [null, null],
        [null, null],
        [null, null],
        [null, null, null],
      ]);
      for (const trap of play) {
        expect(Object.keys(trap).sort()).toEqual([...TRAP_KEYS].sort());
        expect(trap.card).toBeNull();
      }
    }
  }),
);

test(
  'KF-A05: a field that is new in a state does not appear in what others see',
  eachSeat((scene) => {
    const duel = scene({ a: { hand: 'doom', released: 'net', deck: 'wraith', shield: 'seraph' } });
    const { seat } = duel.a;
    const secret = { marker: 'secret' };
    const player = duel.state.players[seat];
    const marked = {
      ...player,
      hand: player.hand.map((piece) => ({ ...piece, ...secret })),
      released: player.released.map((piece) => ({ ...piece, ...secret })),
    };
    const players = (
      seat === 0 ? [marked, duel.state.players[1]] : [duel.state.players[0], marked]
    ) as State['players'];
    const view = duel.game.view({ ...duel.state, players }, duel.b.seat);
    expect(text(view)).not.toContain('secret');
  }),
);

test(
  'KF-A07: a view lists the legal actions of its own seat alone',
  eachSeat((scene) => {
    const duel = scene({ a: { hand: 'doom goblin-runt' }, b: { hand: '3 net' } });
    const [own, enemy] = [duel.game.view(duel.state, duel.a.seat), duel.game.view(duel.state, duel.b.seat)];
    expect(duel.game.legalActions(own, duel.a.seat)).toEqual(duel.game.legalActions(duel.state, duel.a.seat));
    expect(duel.game.legalActions(enemy, duel.b.seat)).toEqual([]);
    for (const [view, seat] of [
      [own, duel.b.seat],
      [enemy, duel.a.seat],
    ] as const) {
      expect(() => duel.game.legalActions(view, seat)).toThrow(InvalidInputError);
      expect(duel.game.check(view, { type: 'pass', seat })).toMatchObject({ code: 'not-your-view' });
    }
    const keysOf = (view: View) => Object.keys(view).filter((key) => /legal|actions?$/i.test(key));
    expect(keysOf(enemy)).toEqual(['actions']); // the counter of G-11.2, which is public
  }),
);

test('KF-A08: a spectator sees what is public, any other viewer is refused', () => {
  const state = goblinSummoner.setup({ seed: 'x' });
  const seen = goblinSummoner.view(state, 'spectator');
  expect(seen.players.map(({ hand }) => hand)).toEqual([
    [null, null, null, null],
    [null, null, null, null],
  ]);
  for (const viewer of [null, undefined, 2, -1, '0', '__proto__', {}]) {
    expect(() => goblinSummoner.view(state, viewer as never)).toThrow(InvalidInputError);
  }
});

test(
  'KF-A10: what was shown once is not named again when it moves unseen',
  eachSeat((scene) => {
    const game = labOf(
      spell('mill', { op: 'mill', player: 'own', amount: 1 }),
      spell('back', { op: 'search', from: 'discard', to: 'hand', filter: { category: ['trap'] }, amount: 1 }),
    );
    const duel = scene({ a: { hand: 'mill back', deck: 'net 3 rally' } }, game);
    duel.a.plays('mill'); // everybody sees the Net
    duel.b.passes();
    duel.a.plays('back'); // and that it was taken
    duel.b.passes();
    const events = duel.game.viewEvents(duel.a.plays('net'), duel.b.seat);
    expect(text(events)).not.toContain('"net"');
  }),
);

test('KF-A11: a view on which an action should be carried out is a refusal, not a crash', () => {
  const state = goblinSummoner.setup({ seed: 'x', priority: 0 });
  const view = goblinSummoner.view(state, 0) as never;
  for (const action of [{ type: 'pass', seat: 0 }, ...goblinSummoner.legalActions(state, 0)]) {
    expect(goblinSummoner.safeReduce(view, action)).toMatchObject({ ok: false, refusal: { code: 'view-not-state' } });
  }
});

test('KF-E04: events, refusals and lists can be read when the duel is over', () => {
  const random = createRandom('kept');
  let state = goblinSummoner.setup({ seed: 'kept' });
  const kept: unknown[] = [];
  const copies: string[] = [];
  const keep = (value: unknown) => {
    kept.push(value);
    copies.push(text(value));
  };
  for (let n = 0; n < 150; n++) {
    const decision = goblinSummoner.decision(state);
    if (decision.kind !== 'turn') break;
    keep(goblinSummoner.legalActions(state, decision.seat));
    keep(goblinSummoner.check(state, { type: 'play-card', seat: decision.seat, card: 99_999 }));
    const result = goblinSummoner.safeReduce(state, goblinSummoner.sampleAction(state, decision.seat, random));
    if (!result.ok) throw new Error(result.refusal.code);
    keep(result.events satisfies readonly Event[]);
    ({ state } = result);
  }
  expect(kept.map((value) => text(structuredClone(value)))).toEqual(copies);
});
