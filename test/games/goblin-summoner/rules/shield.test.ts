import { expect } from 'vitest';
import type { Step } from '../../../../src/games/goblin-summoner/index.js';
import { rule } from '../../../rule.js';
import { eachSeat, eventsOf, typesOf } from '../duel.js';
import { labOf, relic, spell, trap, watcher } from '../lab.js';

const shield = (player: 'own' | 'enemy' | 'both', change: 'release' | 'discard' | 'restore', amount = 1): Step => ({
  ...{ op: 'shield', player, change, amount },
});

rule(
  'G-10.1',
  'nobody sees a shield card',
  eachSeat((scene) => {
    const { state, game } = scene({ a: { shield: 'doom net rally' }, b: { shield: '2 seraph' } });
    for (const viewer of [0, 1, 'spectator'] as const) {
      const { players } = game.view(state, viewer);
      for (const seat of [0, 1] as const) {
        expect(players[seat].shield).toEqual(state.players[seat].shield.map(() => null));
      }
    }
  }),
);

rule(
  'G-10.2',
  'the first remaining card, looked at by its owner and set aside',
  eachSeat((scene) => {
    const duel = scene({ a: { play: '2 goblin-runt' }, b: { shield: 'doom net rally' } });
    const events = duel.a.attacks('goblin-runt');
    expect(eventsOf(events, 'shield-lost')).toMatchObject([
      { seat: duel.b.seat, left: 2, to: 'released', rule: 'G-10.2' },
    ]);
    expect(eventsOf(events, 'looked')).toMatchObject([{ card: 'doom', in: 'released', for: [duel.b.seat] }]);
    expect([duel.b.zone('shield'), duel.b.zone('released')]).toEqual(['net, rally', 'doom']);
    duel.b.passes();
    duel.a.attacks('goblin-runt#2');
    expect([duel.b.zone('shield'), duel.b.zone('released')]).toEqual(['rally', 'doom, net']);
  }),
);

rule(
  'G-10.3',
  'an effect takes as many as it says',
  eachSeat((scene) => {
    for (const amount of [0, 1, 2]) {
      const { a, b } = scene({ a: { hand: 'rend' } }, labOf(spell('rend', shield('enemy', 'release', amount))));
      a.plays('rend');
      expect([b.count('shield'), b.count('released')]).toEqual([3 - amount, amount]);
    }
  }),
);

rule(
  'G-10.4',
  'discarded is not released, and both are events',
  eachSeat((scene) => {
    const game = labOf(
      spell('burn', shield('enemy', 'discard')),
      spell('break', shield('enemy', 'release')),
      watcher('gong', { on: 'shield-lost', whose: 'any' }),
    );
    for (const [card, released, discard] of [
      ['burn', '-', 'doom'],
      ['break', 'doom', '-'],
    ] as const) {
      const { a, b } = scene({ a: { hand: card, play: 'gong' }, b: { shield: 'doom net' } }, game);
      const events = a.plays(card);
      expect([b.zone('released'), b.zone('discard'), b.zone('shield')]).toEqual([released, discard, 'net']);
      expect(eventsOf(events, 'triggered')).toHaveLength(1);
      expect(eventsOf(events, 'discarded')).toMatchObject(
        card === 'burn' ? [{ card: 'doom', from: 'shield', rule: 'G-10.4' }] : [],
      );
    }
  }),
);

rule(
  'G-10.5',
  'the last card loses at once: no further step, no trap, no draw',
  eachSeat((scene) => {
    const ruin = spell('ruin', shield('enemy', 'discard', 5), { op: 'mana', player: 'own', amount: 5 });
    for (const [shields, isOver] of [
      [5, true],
      [6, false],
    ] as const) {
      const duel = scene(
        { options: { shieldSize: 6 }, a: { hand: 'ruin' }, b: { shield: `${shields} ?`, play: 'mirror-ward' } },
        labOf(ruin),
      );
      const events = duel.a.plays('ruin');
      expect(duel.game.outcome(duel.state) !== null).toBe(isOver);
      expect(duel.a.pool).toBe(isOver ? 5 : 10);
      if (isOver)
        expect(events.at(-1)).toMatchObject({
          type: 'ended',
          rule: 'G-10.5',
          winners: [duel.a.seat],
          reason: 'shields',
        });
      else expect(duel.b.zone('discard')).toMatch(/mirror-ward$/);
    }
  }),
);

rule(
  'G-10.5',
  'in the middle of a turn step, and of an attack on several',
  eachSeat((scene) => {
    const curse = relic('curse', { when: { on: 'turn-end' }, do: [shield('own', 'discard')] });
    const duel = scene({ a: { play: 'curse', shield: '?' }, b: { play: 'curse' } }, labOf(curse));
    const events = duel.endTurn();
    expect(duel.game.outcome(duel.state)).toMatchObject({ winners: [duel.b.seat] });
    expect(typesOf(events)).not.toContain('turn-ended');
    expect(duel.state).toMatchObject({ queue: [], running: null, attack: null });
  }),
);

rule(
  'G-10.6',
  'restored to the end of the shield, while there is room and a card',
  eachSeat((scene) => {
    const game = labOf(spell('mend', shield('own', 'restore', 3)));
    const cases = [
      ['net', 'doom rally wraith', '', 'net, doom, rally', 'wraith', '-'],
      ['2 net', 'doom', '', '2 net, doom', '-', '-'],
      ['3 net', 'doom', '', '3 net', 'doom', '-'],
      ['net', 'doom', '', 'net, doom', '-', '-'],
    ] as const;
    for (const [shields, deck, discard, after, left, pile] of cases) {
      const { a } = scene({ a: { hand: 'mend', shield: shields, deck, discard } }, game);
      const events = a.plays('mend');
      expect([a.zone('shield'), a.zone('deck'), a.zone('discard')]).toEqual([
        after,
        left,
        pile === '-' ? 'mend' : pile,
      ]);
      expect(eventsOf(events, 'shield-restored').every(({ rule: id }) => id === 'G-10.6')).toBe(true);
    }
    const anew = scene({ a: { hand: 'mend', shield: 'net', deck: '', discard: 'doom wraith' } }, game);
    expect(typesOf(anew.a.plays('mend'))).toEqual([
      'cast',
      'reshuffled',
      'shield-restored',
      'shield-restored',
      'moved',
    ]);
    expect(anew.a.count('shield')).toBe(3);
  }),
);

rule(
  'G-10.6',
  'what counts is that no card is left, not how many were taken',
  eachSeat((scene) => {
    const game = labOf(spell('mend', shield('own', 'restore')));
    const duel = scene({ a: { play: '3 goblin-runt' }, b: { shield: '2 ?', hand: '2 mend' } }, game);
    duel.a.attacks('goblin-runt');
    duel.b.plays('mend');
    duel.a.attacks('goblin-runt#2');
    duel.b.plays('mend');
    duel.a.attacks('goblin-runt#3');
    expect([duel.game.outcome(duel.state), duel.b.count('released'), duel.b.count('shield')]).toEqual([null, 3, 1]);
  }),
);

rule(
  'G-10.7',
  'one step takes both: a draw; different steps: the first decides',
  eachSeat((scene) => {
    const game = labOf(
      spell('both', shield('both', 'release')),
      spell('own-first', shield('own', 'discard'), shield('enemy', 'discard')),
      spell('enemy-first', shield('enemy', 'discard'), shield('own', 'discard')),
    );
    for (const [card, winner, id] of [
      ['both', null, 'G-10.7'],
      ['own-first', 'b', 'G-10.5'],
      ['enemy-first', 'a', 'G-10.5'],
    ] as const) {
      const duel = scene({ a: { hand: card, shield: '?' }, b: { shield: '?' } }, game);
      duel.a.plays(card);
      const winners = winner === null ? [] : [duel[winner].seat];
      expect(duel.game.outcome(duel.state)).toEqual({ winners, reason: 'shields', rule: id });
    }
  }),
);

rule(
  'G-10.8',
  'nothing else harms a duellist: no unblocked strike, no empty deck',
  eachSeat((scene) => {
    const game = labOf(
      spell('bolt', { op: 'damage', target: { from: 'play', side: 'enemy' }, amount: 9 }),
      trap('t', { on: 'cast', whose: 'enemy' }),
    );
    const duel = scene({ a: { hand: 'bolt' }, b: { deck: '', hand: '', pool: 0, play: 't' } }, game);
    duel.a.plays('bolt');
    duel.endTurn();
    expect([duel.b.count('shield'), duel.game.outcome(duel.state)]).toEqual([3, null]);
  }),
);

rule(
  'G-10.9',
  'either may concede, whoever is to act or to choose',
  eachSeat((scene) => {
    for (const who of ['a', 'b'] as const) {
      for (const isAsked of [false, true]) {
        const duel = scene({ a: { hand: 'goblin-scout net' } });
        if (isAsked) duel.a.plays('goblin-scout');
        const { seat } = duel[who];
        expect(duel.game.legalActions(duel.state, seat).some(({ type }) => type === 'concede')).toBe(false);
        expect(duel.game.legalActions(duel.state, seat, { all: true })).toContainEqual({ type: 'concede', seat });
        expect(duel[who].concedes()).toMatchObject([{ type: 'ended', rule: 'G-10.9', reason: 'concede' }]);
        expect(duel.game.outcome(duel.state)?.winners).toEqual([seat === 0 ? 1 : 0]);
      }
    }
  }),
);

rule(
  'G-10.10',
  'after the end nothing is legal for anybody',
  eachSeat((scene) => {
    const duel = scene({ a: { hand: 'net', play: 'goblin-runt', released: 'rally' } });
    const tries = [
      { type: 'pass' },
      { type: 'concede' },
      { type: 'cut', at: 0 },
      { type: 'choose', ids: [] },
      { type: 'play-card', card: duel.a.handle('net') },
      { type: 'use-feat', feat: 'x' },
    ];
    duel.a.concedes();
    expect(duel.game.decision(duel.state)).toMatchObject({ kind: 'over', outcome: { reason: 'concede' } });
    for (const seat of [0, 1] as const) {
      expect(duel.game.legalActions(duel.state, seat, { all: true })).toEqual([]);
      for (const one of tries)
        expect(duel.refuses({ ...one, seat })).toMatchObject({ code: 'game-over', rule: 'G-10.10' });
    }
  }),
);
