import { describe, expect, test } from 'vitest';
import { type Action, type Config, orderForm, type State, warlocks } from '../../../../src/games/warlocks/index.js';
import {
  jsonSchemas,
  parseAction,
  parseConfig,
  parseOrders,
  parseState,
} from '../../../../src/games/warlocks/schema.js';
import { createRandom, createRecord, InvalidInputError, replay, timeline } from '../../../../src/index.js';
import { battle } from '../battle.js';
import { clash } from '../clash.js';
import { playBattle } from '../play.js';

const actionsOf = (seed: string, config: Partial<Config> = {}, turns = 12): readonly Action[] =>
  playBattle(seed, { config, turns }).flatMap(({ orders }) => orders);
const ORDERS = { type: 'orders', seat: 0, turn: 1, gestures: { LH: 'S', RH: 'W' } } as const;

describe('known faults of views and chance', () => {
  test('KF-A05: what is hidden is made of an allow-list', () => {
    const keysOf = (value: unknown): readonly string[] =>
      typeof value !== 'object' || value === null
        ? []
        : Object.entries(value).flatMap(([key, inner]) => [Array.isArray(value) ? '' : key, ...keysOf(inner)]);
    const known = new Set(keysOf(jsonSchemas.view));
    const found = new Set<string>();
    for (let n = 0; n < 60; n++) {
      const [step] = playBattle(`keys ${n}`, { start: clash(n), turns: 1 });
      for (const key of keysOf(step === undefined ? {} : warlocks.view(step.after, 1))) found.add(key);
    }
    expect([...found].filter((key) => key !== '' && !known.has(key))).toEqual([]);
    for (const key of ['seenBy', 'clapSeenBy', 'createdSeenBy', 'random', 'draws'])
      expect(found.has(key), key).toBe(false);
  });

  test('KF-B02 KF-B03: every seed is a stream of its own, and none is no seed', () => {
    const first = (seed: string): string => JSON.stringify(warlocks.setup({ seed }).random);
    const seeds = [
      'a',
      'aa',
      'aaaa',
      '25',
      'abcdef',
      '',
      '1',
      '0',
      '-0',
      '1.5',
      '4294967296',
      'NaN',
      ...Array(90).keys(),
    ];
    expect(new Set(seeds.map((seed) => first(`${seed}`))).size).toBe(new Set(seeds.map(String)).size);
    for (const seed of [undefined, null, 1, -1, 1.5, Number.NaN, {}]) {
      expect(() => warlocks.setup({ seed } as never)).toThrow(InvalidInputError);
    }
  });

  test('KF-B06 KF-E02: battles do not disturb each other', () => {
    const [one, other] = [actionsOf('one'), actionsOf('other', { seats: 3 })];
    const alone = (seed: string, config: object, actions: readonly Action[]): State =>
      actions.reduce((state, action) => warlocks.reduce(state, action), warlocks.setup({ seed, ...config }));
    const [a, b] = [alone('one', {}, one), alone('other', { seats: 3 }, other)];
    let [x, y] = [warlocks.setup({ seed: 'one' }), warlocks.setup({ seed: 'other', seats: 3 })];
    for (let n = 0; n < Math.max(one.length, other.length); n++) {
      const [left, right] = [one[n], other[n]];
      if (left !== undefined) x = warlocks.reduce(x, left);
      if (right !== undefined) y = warlocks.reduce(y, right);
    }
    expect([x, y]).toEqual([a, b]);
  });

  test('KF-A09 KF-F03: orders are not seen before the turn, and those for an older turn are refused by name', () => {
    const x = battle();
    const before = warlocks.view(x.state, 1);
    x.do(x.orders(0, 'S/W'));
    const after = warlocks.view(x.state, 1);
    expect({ ...after, phase: 0 }).toEqual({ ...before, phase: 0 });
    expect(after.phase).toEqual({ name: 'orders', active: [0, 1], waiting: [1] });
    x.do(x.orders(1, '-/-'));
    expect(warlocks.check(x.state, ORDERS)).toMatchObject({ code: 'wrong-turn', have: 1, need: 2 });
  });
});

describe('known faults of records', () => {
  const config = { seed: 'record', seats: 2 };
  const good = () => createRecord(warlocks, config, [...actionsOf('record')] as Action[]);

  test('KF-D02: another game, rules or catalogue are refused', () => {
    expect(replay(warlocks, good()).ok).toBe(true);
    for (const change of [{ rules: '0' }, { game: 'gobulon' }, { cards: 'other' }, { format: 2 }]) {
      expect(replay(warlocks, { ...good(), ...change }).ok).toBe(false);
    }
    const { rules: _rules, ...without } = good();
    expect(replay(warlocks, without).ok).toBe(false);
  });

  test('KF-D05: an illegal action stops the replay, with its index and the state before it', () => {
    const { actions } = good();
    const bad = [...actions.slice(0, 5), { ...actions[5], turn: 99 }, ...actions.slice(6)];
    const again = replay(warlocks, { ...good(), actions: bad });
    expect(again).toMatchObject({ ok: false, index: 5 });
    expect(again.state).toEqual(timeline(warlocks, good()).at(5));
  });

  test('KF-C01 KF-C02: orders may be taken back until the turn is resolved', () => {
    const one = { ...ORDERS, seat: 1 } as const;
    const half = timeline(warlocks, createRecord(warlocks, config, [ORDERS]));
    const back = half.undo(0);
    expect(back.ok && back.record.actions).toEqual([]);
    expect(timeline(warlocks, createRecord(warlocks, config, [ORDERS, one])).undo(1).ok).toBe(false);
  });

  test('KF-D04: a state with a spell that nobody knows is refused with its place, and spoils nothing', () => {
    const state = structuredClone(battle().state) as unknown as { warlocks: { bank: unknown }[] };
    (state.warlocks[0] as { bank: unknown }).bank = { spell: 'raise-dead', target: 0 };
    const read = parseState(state);
    expect(read.ok ? [] : read.problems.map(({ path }) => path.join('.'))).toEqual(['warlocks.0.bank.spell']);
    expect(parseState(structuredClone(battle().state)).ok).toBe(true);
  });
});

describe('known faults of actions', () => {
  test('KF-F06 KF-J07: names that every object answers to', () => {
    const { state } = battle();
    const hostile = [
      ...[
        '{"type":"constructor","seat":0}',
        '{"type":"orders","seat":"__proto__","turn":1,"gestures":{"LH":"S","RH":"W"}}',
      ],
      '{"type":"orders","seat":0,"turn":1,"gestures":{"LH":"S","RH":"W"},"direct":{"__proto__":0}}',
      '{"type":"orders","seat":0,"turn":1,"gestures":{"LH":"S","RH":"W"},"direct":{"constructor":0}}',
      '{"type":"orders","seat":0,"turn":1,"gestures":{"LH":"S","RH":"W"},"spells":{"LH":"toString"}}',
      '{"type":"orders","seat":0,"turn":1,"gestures":{"LH":"S","RH":"W"},"targets":{"LH":"hasOwnProperty"}}',
      '{"type":"orders","seat":0,"turn":1,"gestures":{"LH":"constructor","RH":"W"}}',
      '{"type":"orders","seat":0,"turn":1,"gestures":{"LH":"S","RH":"W"},"paralyse":{"constructor":"LH"}}',
    ].map((text) => JSON.parse(text));
    for (const action of hostile) {
      expect(warlocks.check(state, action), JSON.stringify(action)).not.toBe(null);
      expect(warlocks.safeReduce(state, action).ok).toBe(false);
    }
    expect(({} as { polluted?: unknown }).polluted).toBe(undefined);
  });

  test('KF-F07: keys that are texts mean the same as numbers', () => {
    const x = battle({ seats: 3 }).play({ A: { LH: 'FFF', T3: 'LH at B' } });
    const built = { ...ORDERS, turn: 4, paralyse: { 1: 'LH' } } as const;
    expect(warlocks.reduce(x.state, built)).toEqual(warlocks.reduce(x.state, JSON.parse(JSON.stringify(built))));
    expect(warlocks.check(x.state, { ...built, seat: '0' })?.code).toBe('malformed-action');
    expect(warlocks.check(x.state, { ...built, targets: { LH: '1' } })?.code).toBe('unknown-target');
  });

  test('KF-F10 KF-N02: orders with one bad half are refused as a whole, and all faults listed', () => {
    const x = battle();
    x.do(x.orders(0, 'S/W'));
    const kept = x.state;
    const bad = { ...ORDERS, gestures: { LH: 'F', RH: 'X' }, targets: { LH: 'm7' } };
    const step = warlocks.safeReduce(kept, bad);
    expect(step).toMatchObject({
      ok: false,
      refusal: { code: 'bad-gesture', data: { also: [{ code: 'unknown-target', path: ['targets', 'LH'] }] } },
    });
    expect(x.state).toBe(kept);
    expect(x.state.orders[0]?.gestures).toEqual({ LH: 'S', RH: 'W' });
    expect(warlocks.check(x.state, bad)).toEqual(step.ok ? null : step.refusal);
  });

  test('KF-F09: a field too many and a type that nobody knows each have a code', () => {
    const { state } = battle();
    expect(warlocks.check(state, { ...ORDERS, spels: {} })?.code).toBe('malformed-action');
    expect(warlocks.check(state, { type: 'order', seat: 0 })?.code).toBe('unknown-action');
    expect(warlocks.check(state, { ...ORDERS, seat: 9 })?.code).toBe('unknown-seat');
  });

  test('KF-J08 KF-K02: a misspelt field is told with the nearest, and of a union only what was meant', () => {
    const [field, option] = [parseOrders({ ...ORDERS, spels: {} }), parseConfig({ seed: 'x', optoins: {} })];
    expect(field.ok ? null : field.problems).toMatchObject([
      { code: 'unknown-key', path: ['spels'], didYouMean: ['spells'] },
    ]);
    expect(option.ok ? null : option.problems).toMatchObject([{ code: 'unknown-key', didYouMean: ['options'] }]);
    const tag = parseAction({ type: 'oders', seat: 0 });
    expect(tag.ok ? null : tag.problems).toMatchObject([
      { code: 'not-one-of', path: ['type'], didYouMean: ['orders'] },
    ]);
    const turn = parseAction({ ...ORDERS, turn: '1' });
    expect(turn.ok ? null : turn.problems).toMatchObject([{ code: 'wrong-type', path: ['turn'] }]);
  });

  test('KF-G08: everything that is handed out can be sent to a worker', () => {
    for (const { after, events, orders } of playBattle('clone', { turns: 10 })) {
      const view = warlocks.view(after, 0);
      const refusal = warlocks.check(after, { ...ORDERS, seat: 9 });
      for (const one of [after, view, events, orders, refusal, orderForm(after, 0)]) {
        expect(structuredClone(one)).toEqual(one);
      }
    }
  });

  test('KF-G01 KF-G02: somebody can always do something, until the end', () => {
    const random = createRandom('always');
    for (const seats of [2, 4, 6]) {
      const run = warlocks.simulate(warlocks.setup({ seed: `always ${seats}`, seats }));
      for (let next = run.decision(); next.kind === 'simultaneous'; next = run.decision()) {
        expect(next.waiting.length).toBeGreaterThan(0);
        for (const seat of next.waiting) expect(run.legalActions(seat).length).toBe(64);
        for (const seat of next.waiting) run.play(run.sampleAction(seat, random));
      }
      for (let seat = 0; seat < seats; seat++) expect(run.legalActions(seat)).toEqual([]);
    }
  });
});
