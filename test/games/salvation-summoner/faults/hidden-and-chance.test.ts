import { expect, test } from 'vitest';
import { type Action, type State, salvationSummoner } from '../../../../src/games/salvation-summoner/index.js';
import { createRandom, InvalidInputError, type Viewer } from '../../../../src/index.js';
import { endHand, endTurn, Scene, scene } from '../lab.js';
import { configOf, otherWorld } from '../sight.js';

const game = salvationSummoner;
const text = (value: unknown): string => JSON.stringify(value);
const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];
const hands = ({ players }: State): string => players.map(({ hand }) => hand.map(({ card }) => card).join()).join('/');

test('KF-A01 KF-A06: nothing that is handed to a player holds what is hidden, patches included', () => {
  const s = scene({ phase: 'hand', p0: { hand: 'maiden', draw: 'golem troll elf' }, p1: { hand: 'fairy' } });
  const step = game.safeReduce(s.state, s.reveal('maiden', 0));
  if (!step.ok) throw new Error('refused');
  expect(Object.keys(step).filter((key) => key.includes('atch'))).toEqual([]);
  const seen = text([game.view(step.state, 1), game.viewEvents(step.events, 1)]);
  // The pool tells of troll and elf; which of them was drawn, it does not.
  expect(seen).not.toContain('"looked"');
  expect(game.view(step.state, 1).players[0].hand).toEqual([null, null]);
  expect(game.view(step.state, 1).players[0].draw).toEqual([null]);
  const other = scene({ phase: 'hand', p0: { hand: 'maiden', draw: 'troll elf golem' }, p1: { hand: 'fairy' } });
  const otherStep = game.safeReduce(other.state, other.reveal('maiden', 0));
  if (!otherStep.ok) throw new Error('refused');
  expect(text([game.view(otherStep.state, 1), game.viewEvents(otherStep.events, 1)])).toBe(seen);
});

test('KF-A02: neither seed nor stream of chance is in a view, an event or a refusal', () => {
  const state = game.setup({ seed: 'sesame-street', startingPlayer: 0 });
  const stream = text(state.random).slice(1, -1);
  for (const viewer of VIEWERS) {
    const step = game.safeReduce(state, endHand);
    const told = text([
      game.view(state, viewer),
      step.ok && game.viewEvents(step.events, viewer),
      game.check(state, endTurn),
    ]);
    expect([told.includes('sesame'), told.includes(stream), told.includes('"random"')]).toEqual([false, false, false]);
  }
});

test('KF-A05: what is hidden of a card is all of it', () => {
  for (let n = 0; n < 8; n++) {
    const state = game.setup(configOf(`hidden ${n}`, n));
    for (const viewer of VIEWERS) {
      for (const [seat, { hand, draw }] of game.view(state, viewer).players.entries()) {
        expect(draw.every((card) => card === null)).toBe(true);
        expect(hand.every((held) => (held === null) === (seat !== viewer))).toBe(true);
      }
    }
  }
});

test('KF-A08: a viewer that is none is refused, and a spectator sees what is public', () => {
  const { state } = scene({ p0: { hand: 'elf' } });
  for (const viewer of [null, undefined, 2, -1, '0', '__proto__', 0.5]) {
    expect(() => game.view(state, viewer as unknown as Viewer)).toThrow(InvalidInputError);
  }
  expect(game.view(state, 'spectator').players[0].hand).toEqual([null]);
});

test('KF-A11: a move on a view is refused by its type, and asks no hidden card', () => {
  const s = scene({ p0: { sortie: 'troll' }, p1: { hand: 'elf', guard: 'golem dwarf' } });
  for (const viewer of VIEWERS) {
    const view = game.view(s.state, viewer);
    const step = game.safeReduce(view as unknown as State, s.attack('troll'));
    expect(step.ok ? null : step.refusal.code).toBe('view-not-state');
    expect(() => game.reduce(view as unknown as State, s.attack('troll'))).toThrow();
  }
});

test('KF-B02 KF-B03: every seed deals another game', () => {
  const deals = Array.from({ length: 100 }, (_, n) => game.setup({ seed: `${n + 1}` }));
  expect(new Set(deals.map((state) => text([state.players, state.piles]))).size).toBe(100);
  expect(new Set(deals.map(hands)).size).toBeGreaterThan(95);
  const seeds = ['a', 'aa', 'aaaa', '25', 'abcdef', '', '1', '0', '-1', '__proto__'];
  expect(new Set(seeds.map((seed) => text(game.setup({ seed }).random))).size).toBe(seeds.length);
  for (const seed of [1, 0, Number.NaN, null, {}, undefined])
    expect(() => game.setup({ seed } as never)).toThrow(InvalidInputError);
});

test('KF-B05 KF-G06: looking ahead changes nothing, and always draws alike', () => {
  const s = scene({ phase: 'hand', p0: { hand: 'maiden', discard: 'elf troll golem fairy dwarf' } });
  const before = text(s.state);
  const reveal = s.reveal('maiden', 0);
  const simulation = game.simulate(s.state);
  simulation.play(reveal);
  const ends = [1, 2, 3].map(() => text(game.reduce(s.state, reveal)));
  expect(new Set([...ends, text(simulation.state)]).size).toBe(1);
  expect(text(s.state)).toBe(before);
});

test('KF-B06: two games that are played by turns are as if each were played alone', () => {
  const player = (seed: string) => {
    const random = createRandom(seed);
    let state = game.setup({ seed });
    return (): State => {
      const decision = game.decision(state);
      if (decision.kind === 'turn') state = game.reduce(state, game.sampleAction(state, decision.seat, random));
      return state;
    };
  };
  const run = (steps: readonly (() => State)[]): readonly string[] => {
    let last: readonly string[] = [];
    for (let n = 0; n < 50; n++) last = steps.map((step) => text(step()));
    return last;
  };
  expect(run([player('g'), player('h')])).toEqual([run([player('g')])[0], run([player('h')])[0]]);
});

test('KF-B07: questions and refused actions change nothing', () => {
  const walk = (isCurious: boolean): string => {
    const random = createRandom('curious');
    let state = game.setup({ seed: 'curious' });
    for (let n = 0; n < 60; n++) {
      const decision = game.decision(state);
      if (decision.kind !== 'turn') break;
      if (isCurious) {
        const before = text(state);
        game.legalActions(state, decision.seat, { all: true });
        for (const viewer of VIEWERS) game.view(state, viewer);
        for (let card = 900; card < 920; card++)
          game.safeReduce(state, { type: 'deploy', seat: decision.seat, card, area: 'guard' });
        game.determinize(game.view(state, 0), createRandom('aside'));
        expect(text(state)).toBe(before);
      }
      state = game.reduce(state, game.sampleAction(state, decision.seat, random));
    }
    return text(state);
  };
  expect(walk(true)).toBe(walk(false));
});

test('KF-B08: what happens together happens in the order of the rules, before and after JSON', () => {
  const parts = {
    phase: 'hand',
    p0: { hand: 'carrier' },
    p1: { sortie: 'knight fairy', guard: 'archer goblin' },
  } as const;
  const s = scene(parts);
  const again = new Scene(game, JSON.parse(text(s.state)) as State);
  const order = [s, again].map((one) => one.do(one.reveal('carrier', 0)).state.graveyards[0]?.cards);
  expect(order).toEqual([
    ['knight', 'fairy', 'archer', 'goblin'],
    ['knight', 'fairy', 'archer', 'goblin'],
  ]);
  const world = otherWorld(s.state, 'spectator', createRandom('order'));
  expect(text(game.view(world, 'spectator'))).toBe(text(game.view(s.state, 'spectator')));
});

test('KF-A01: a pending question looks the same whatever the hand holds', () => {
  const asked = (hand: string): string => {
    const s = scene({ p0: { sortie: 'troll' }, p1: { hand, draw: hand === 'elf mana-shield' ? 'fairy' : 'elf' } });
    const attack: Action = s.attack('troll');
    s.do(attack);
    const { pools: _pools, ...view } = game.view(s.state, 0);
    return text([view, game.viewEvents(s.events, 0)]);
  };
  expect(asked('elf mana-shield')).toBe(asked('fairy mana-shield'));
});
