import { expect, test } from 'vitest';
import {
  type Action,
  type Event,
  type State,
  salvationSummoner,
} from '../../../../src/games/salvation-summoner/index.js';
import { createRandom } from '../../../../src/index.js';
import { endHand, endTurn, fewKinds, give, marked, outcome, type Scene, scene } from '../lab.js';
import { configOf, counted } from '../sight.js';

const game = salvationSummoner;
const text = (value: unknown): string => JSON.stringify(value);
/** One step of a random game. */
interface Step {
  readonly before: State;
  readonly action: Action;
  readonly after: State;
  readonly events: readonly Event[];
}
function* steps(name: string, games: number, actions: number): Generator<Step> {
  for (let n = 0; n < games; n++) {
    const random = createRandom(`${name} ${n}`);
    let before = game.setup(configOf(`${name} ${n}`, n));
    for (let i = 0; i < actions; i++) {
      const decision = game.decision(before);
      if (decision.kind !== 'turn') break;
      const action = game.sampleAction(before, decision.seat, random);
      const step = game.safeReduce(before, action);
      if (!step.ok) throw new Error(step.refusal.code);
      yield { before, action, after: step.state, events: step.events };
      before = step.state;
    }
  }
}
/** What JSON would lose or change, with the way to it. */
function lost(value: unknown, path = ''): readonly string[] {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return [];
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? [] : [path];
  if (typeof value !== 'object' || Object.getOwnPropertySymbols(value).length > 0) return [path];
  if (Object.getPrototypeOf(value) !== (Array.isArray(value) ? Array.prototype : Object.prototype)) return [path];
  if (Array.isArray(value) && Object.keys(value).length !== value.length) return [path];
  return Object.entries(value).flatMap(([key, inner]) => lost(inner, `${path}/${key}`));
}

test('KF-D01 KF-G08: states, views, events and lists are plain JSON that can be cloned', () => {
  for (const { after, events } of steps('plain', 4, 90)) {
    const things = [after, game.view(after, 1), events, game.legalActions(after, 0), game.decision(after)];
    expect(things.flatMap((thing) => lost(thing))).toEqual([]);
    expect(structuredClone(after)).toEqual(JSON.parse(text(after)));
  }
});

test('KF-E01 KF-E02: a reducer changes nothing that is given, and does the same twice', () => {
  for (const { before, action, after } of steps('twice', 4, 60)) {
    const [state, given] = [text(before), text(action)];
    expect(text(game.reduce(before, Object.freeze(action)))).toBe(text(after));
    expect([text(before), text(action)]).toEqual([state, given]);
  }
  expect(game.setup({ seed: 'x' })).toEqual(game.setup({ seed: 'x' }));
});

test('KF-E03: an action and a plain state stay the caller’s own', () => {
  const s = scene({ phase: 'hand', p0: { hand: 'chain-lightning' }, p1: { sortie: 'elf troll golem minotaur' } });
  s.do(s.reveal('chain-lightning', 0));
  const plain = JSON.parse(text(s.state)) as { -readonly [K in keyof State]: State[K] };
  const picks = [s.theirs('elf')];
  const action: Action = { type: 'choose', seat: 0, picks };
  const after = text(game.reduce(plain, action));
  picks.push(99);
  plain.turn = 77;
  expect([text(game.reduce(s.state, { ...action, picks: [picks[0] ?? -1] })), plain.turn]).toEqual([after, 77]);
  const supply = [...(game.catalogue.supplies['base-set'] ?? [])];
  const state = game.setup({ seed: 'x', supply });
  supply.reverse();
  expect(state.piles[0]?.card).toBe('hydra');
});

test('KF-E04: events and refusals can be read long after', () => {
  const kept: [unknown, string][] = [];
  for (const { events, after } of steps('kept', 3, 80)) {
    for (const thing of [events, game.check(after, endHand), game.legalActions(after, after.active)])
      kept.push([thing, text(thing)]);
  }
  for (const [thing, told] of kept) expect(text(structuredClone(thing))).toBe(told);
});

test('KF-E05 KF-F05 KF-F09: what comes too late, from the wrong seat or in the wrong place is told, and does nothing', () => {
  const s = scene({ p0: { sortie: 'troll' } });
  const cases: readonly [unknown, string][] = [
    [{ ...endTurn, seat: 1 }, 'not-your-turn'],
    [endHand, 'wrong-phase'],
    [{ ...endTurn, more: true }, 'malformed-action'],
    [{ type: 'pass', seat: 0 }, 'unknown-action'],
  ];
  const before = text(s.state);
  for (const [action, code] of cases) expect([s.code(action), text(s.state)]).toEqual([code, before]);
  s.do(give);
  for (const action of [endTurn, endHand, give, s.attack('troll')]) expect(s.code(action)).toBe('game-over');
});

test('KF-F02: a card is picked once', () => {
  const s = scene({ phase: 'hand', p0: { hand: 'curse sacrificial-altar elf' }, p1: { hand: 'elf elf elf elf elf' } });
  s.do(s.reveal('curse', 0));
  const [one, two] = [s.theirs('elf'), s.theirs('elf', 1)];
  for (const picks of [[one, one], [one, two, one], [one]]) expect(s.code(s.choose(...picks))).toBe('bad-choice');
  s.do(s.choose(one, two)).do(s.reveal('sacrificial-altar', 0));
  expect(s.code(s.choose(s.mine('elf'), s.mine('elf')))).toBe('bad-choice');
  expect([s.hand(1).length, s.hand(0).length]).toEqual([3, 1]);
});

test('KF-F06 KF-J07: names of every object are no cards, piles or types', () => {
  const s = scene({ phase: 'hand', mana: 9, p0: { hand: 'cemetery' }, graveyard: 'elf' });
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    expect(s.code({ type: name, seat: 0 })).toBe('unknown-action');
    expect(s.code({ type: 'summon', seat: 0, pile: name })).toBe('unknown-pile');
    expect(s.code({ type: 'reveal', seat: 0, card: name, action: null })).toBe('malformed-action');
    expect(s.code({ type: 'summon', seat: name, pile: 'elf' })).toBe('malformed-action');
    for (const config of [
      { supply: name },
      { specials: [name] },
      { leaders: [name, name] },
      { startingDeck: [{ card: name, copies: 1 }] },
    ])
      expect(() => game.setup({ seed: 'x', ...config } as never)).toThrow();
  }
  const own = JSON.parse('{"type":"end-hand-phase","seat":0,"__proto__":{"polluted":1}}') as unknown;
  expect([s.code(own), ({} as { polluted?: number }).polluted]).toEqual(['malformed-action', undefined]);
  s.do(s.reveal('cemetery', 0));
  expect(s.code(s.choose('__proto__'))).toBe('bad-choice');
});

test('KF-F08: a turn is one turn on, and each begins and ends once', () => {
  let turns = 0;
  for (const { before, action, after, events } of steps('turns', 6, 150)) {
    const count = (type: Event['type']): number => events.filter((event) => event.type === type).length;
    const isEnd = action.type === 'end-turn';
    const isOver = after.phase.name === 'over';
    expect([count('turn-ended'), count('turn-started')]).toEqual([isEnd ? 1 : 0, isEnd && !isOver ? 1 : 0]);
    if (!isEnd || isOver) expect([after.turn, after.active]).toEqual([before.turn, before.active]);
    else expect([after.turn, after.active]).toEqual([before.turn + 1, 1 - before.active]);
    if (isEnd) turns += 1;
  }
  expect(turns).toBeGreaterThan(40);
});

test('KF-G02 KF-G03: while the game goes on exactly one seat may act, and what is listed is legal', () => {
  for (const { after } of steps('acting', 4, 80)) {
    const decision = game.decision(after);
    for (const seat of [0, 1] as const) {
      const legal = game.legalActions(after, seat);
      expect(legal.length > 0).toBe(decision.kind === 'turn' && decision.seat === seat);
      for (const action of legal) expect(game.check(after, action)).toBeNull();
    }
  }
});

test('KF-H02: a tie is decided by the written rules, not by the seat', () => {
  const tie = (turns: readonly [number, number]) =>
    outcome(
      scene({ endings: [{ reason: 'supply' }], p0: { turnsTaken: turns[0] }, p1: { turnsTaken: turns[1] } }).do(
        endTurn,
      ),
    );
  expect([tie([3, 4]), tie([3, 3])]).toEqual([
    [[], 'draw'],
    [[1], 'fewer-turns'],
  ]);
});

test('KF-I02: prevention, armor and healing take nothing below zero', () => {
  const s = scene({ p0: { sortie: 'knight troll' }, p1: { guard: 'golem', hand: 'rockskin rockskin mana-recovery' } });
  s.do(s.attack('knight')).do(s.defend({ reactions: [s.theirs('rockskin')] }));
  expect([s.row(1, 'guard'), s.state.phase.name]).toEqual([['golem'], 'field']);
  s.do(s.attack('troll'))
    .do(s.defend())
    .do(s.recover(s.theirs('mana-recovery')));
  expect(s.row(1, 'guard')).toEqual(['golem']);
  const poor = scene({ phase: 'hand', p0: { hand: 'goblin-robber' }, p1: { gate: 'down', citizens: 0 } });
  expect(poor.do(poor.reveal('goblin-robber', 1)).p1.citizens).toBe(0);
});

test('KF-I07: the discard pile becomes the draw pile once, without what is in play', () => {
  const s = scene({ p0: { draw: 'elf troll', discard: 'knight golem fairy', sortie: 'archer dwarf' } }).do(endTurn);
  expect([s.hand(0).length, s.p0.draw, s.p0.discard, s.p0.sortie.length]).toEqual([5, [], [], 2]);
  const none = scene({ phase: 'hand', p0: { hand: 'familiar', revealed: 'elf elf' } });
  expect(none.do(none.reveal('familiar', 0)).hand(0)).toEqual([]);
});

test('KF-I08: no card and no token is lost or doubled, and no handle is in two places', () => {
  for (const { before, after } of steps('whole', 6, 120)) {
    expect([...counted(after)].sort()).toEqual([...counted(before)].sort());
    const handles = after.players.flatMap(({ hand, sortie, guard }) =>
      [...hand, ...sortie, ...guard].map(({ handle }) => handle),
    );
    expect(new Set(handles).size).toBe(handles.length);
    expect(Math.max(-1, ...handles)).toBeLessThan(after.handles);
  }
});

test('KF-I09: an effect that can do only one of its parts does that one', () => {
  const s = scene({ phase: 'hand', p0: { hand: 'sacrificial-altar' } });
  s.do(s.reveal('sacrificial-altar', 0));
  expect([s.state.mana, s.state.phase.name]).toEqual([2, 'hand']);
  const saint = scene({ phase: 'hand', p0: { hand: 'saint', draw: 'elf' } });
  expect(saint.do(saint.reveal('saint', 0)).hand(0)).toEqual(['elf']);
  const empty = scene({ phase: 'hand', tokens: 3, p0: { hand: 'saint', citizens: 5 } });
  expect(empty.do(empty.reveal('saint', 0)).p0.citizens).toBe(6);
});

test('KF-I10: a card that is gained goes to one place, and the last of its pile too', () => {
  const s = scene({ phase: 'hand', piles: fewKinds(7, 'goblin'), p0: { hand: 'goblin-outpost goblin-warlord' } });
  s.do(s.reveal('goblin-outpost', 0)).do(s.choose('goblin')).do(s.reveal('goblin-warlord', 0));
  expect([s.hand(0), s.p0.discard, s.state.phase.name]).toEqual([['goblin'], [], 'hand']);
});

test('KF-I13: a guard covers the gate while it stands, and no longer', () => {
  const attacks = (s: Scene) =>
    game.legalActions(s.state, 0).flatMap((one) => (one.type === 'attack' ? [one.target] : []));
  const start = scene({ p0: { sortie: 'troll knight' }, p1: { guard: 'elf', gate: 'down' } });
  const s = marked(start, start.theirs('elf'), { attacks: 1, moved: true }); // used or not, it guards
  const guard = s.theirs('elf');
  expect(attacks(s)).toEqual([
    { kind: 'stronghold', guard },
    { kind: 'stronghold', guard },
  ]);
  expect(s.code(s.attack('knight'))).toBe('guard-choice-required');
  s.do(s.attack('troll', { guard }));
  expect(attacks(s)).toEqual([{ kind: 'stronghold' }]);
  expect(s.code(s.attack('knight', { guard }))).toBe('guard-not-eligible');
  expect(s.do(s.attack('knight')).p1.citizens).toBe(9);
});

test('KF-M01: a state does not grow with the number of turns', () => {
  let state = game.setup({ seed: 'long', turnLimit: null, startingPlayer: 0 });
  const sizes: number[] = [];
  for (let turn = 1; turn <= 500; turn++) {
    if (turn === 5 || turn === 50 || turn === 500) sizes.push(text(state).length, text(game.view(state, 0)).length);
    const { active: seat } = state;
    const run = game.simulate(state);
    run.play({ type: 'end-hand-phase', seat });
    run.play({ type: 'end-turn', seat });
    state = structuredClone(run.state);
  }
  const [first = 0, view = 0, ...later] = sizes;
  expect(later.every((size) => size < Math.max(first, view) + 200)).toBe(true);
});
