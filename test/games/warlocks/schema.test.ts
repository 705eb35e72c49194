import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Config, type State, type View, warlocks } from '../../../src/games/warlocks/index.js';
import {
  action,
  config,
  jsonSchemas,
  orders,
  type Parsed,
  parseAction,
  parseConfig,
  parseOrders,
  parseRecord,
  parseState,
  parseView,
  record,
  state,
  view,
} from '../../../src/games/warlocks/schema.js';
import { createRandom, createRecord, InvalidInputError, replay } from '../../../src/index.js';
import { arbitraryHostile } from '../../../src/testing/index.js';
import { rule } from '../../rule.js';
import { battle } from './battle.js';
import { clash } from './clash.js';
import { playBattle, type Step } from './play.js';

const told = (read: Parsed<unknown>): readonly string[] =>
  read.ok ? [] : read.problems.map(({ code, path }) => `${code} at ${path.join('.')}`);
const again = <Value>(value: Value): unknown => JSON.parse(JSON.stringify(value));

/** Turns of battles that begin anew, and of others that begin in the middle. */
const anyStep: fc.Arbitrary<Step> = fc
  .nat({ max: 300 })
  .map((n) => playBattle(`schema ${n}`, n % 3 === 0 ? { turns: 20 } : { start: clash(2000 + n), turns: 3 }))
  .map((steps) => steps.at(-1))
  .filter((step): step is Step => step !== undefined);

describe('schemas', () => {
  rule(['W-17.1', 'W-17.2', 'W-17.3', 'W-17.4'], 'states, views and actions of battles are read as they are', () => {
    fc.assert(
      fc.property(anyStep, ({ before, after, orders: given }) => {
        for (const one of [before, after]) {
          expect(parseState(again(one))).toEqual({ ok: true, value: one });
          for (const viewer of [0, 1, 'spectator'] as const) {
            const seen = warlocks.view(one, viewer);
            expect(parseView(again(seen))).toEqual({ ok: true, value: seen });
          }
        }
        for (const one of given) {
          expect(parseAction(again(one))).toEqual({ ok: true, value: one });
          expect(parseOrders(again(one))).toEqual({ ok: true, value: one });
        }
      }),
      { numRuns: 70 },
    );
  });

  rule('W-17.10', 'KF-G05: worlds made of views are states that a battle could come to', () => {
    fc.assert(
      fc.property(anyStep, fc.nat(), ({ after }, n) => {
        const world = warlocks.determinize(warlocks.view(after, 0), createRandom(String(n)));
        expect(told(parseState(again(world)))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  rule(['W-1.1', 'W-1.5', 'W-1.8'], 'a config is what a battle can be set up from', () => {
    const configs: readonly unknown[] = [
      { seed: 'x' },
      { seed: 'x', seats: 6, options: { paraFC: true, maladroit: true, turnLimit: null } },
      {
        seed: 'x',
        names: ['Ann', 'Bo'],
        draws: [
          { turn: 1, values: ['LH', 'F', 0, 'm1', null] },
          { turn: 4, values: [] },
        ],
      },
      { seed: 'x', seats: 1 },
      { seed: 'x', seats: 3, names: ['Ann', 'Bo'] },
      { seed: 'x', names: ['Ann', 'Ann'] },
      { seed: 'x', options: { paraFC: true, paraFDF: true } },
      { seed: 'x', options: { turnLimit: 0 } },
      {
        seed: 'x',
        draws: [
          { turn: 2, values: [] },
          { turn: 2, values: [] },
        ],
      },
      { seed: 'x', draws: [{ turn: 1, values: ['left'] }] },
      { seed: 7 },
      { seats: 2 },
      null,
    ];
    for (const given of configs) {
      const found = told(parseConfig(given));
      if (found.length === 0) expect(warlocks.setup(given as Config).turn).toBe(1);
      else expect(() => warlocks.setup(given as Config)).toThrow(InvalidInputError);
    }
    expect(configs.map((given) => parseConfig(given).ok).indexOf(false)).toBe(3);
    expect(
      told(parseConfig({ seed: 7, names: ['Ann', 'Ann'], optoins: {}, options: { paraFC: true, paraFDF: true } })),
    ).toEqual([
      ...['wrong-type at seed', 'unknown-key at optoins', 'excluded at options.paraFDF', 'repeated at names.1'],
    ]);
  });

  rule('W-5.2', 'orders are read by form alone', () => {
    const good = { type: 'orders', seat: 0, turn: 1, gestures: { LH: 'S', RH: '-' } };
    expect(parseOrders(good).ok).toBe(true);
    expect(parseAction({ type: 'concede', seat: 1 }).ok).toBe(true);
    expect(told(parseOrders({ type: 'concede', seat: 1 }))[0]).toBe('not-one-of at type');
    expect(told(parseAction({ type: 'constructor', seat: 1 }))).toEqual(['not-one-of at type']);
    const bad = {
      gestures: { LH: 'X', RH: '-' },
      spells: { LH: 'fire-bal' },
      bank: 'up',
      charm: { 1: { hand: 'LH' } },
    };
    expect(told(parseOrders({ ...good, ...bad, targets: { LH: 'm0', RH: 9 }, gestres: 1 }))).toEqual([
      ...['not-one-of at gestures.LH', 'not-one-of at spells.LH'],
      ...told(parseOrders({ ...good, targets: { LH: 'm0', RH: 9 } })),
      ...['missing at charm.1.gesture', 'not-one-of at bank', 'unknown-key at gestres'],
    ]);
    const [problem] = [parseOrders({ ...good, spells: { LH: 'fire-bal' } })];
    expect(problem.ok ? [] : problem.problems[0]?.didYouMean).toContain('fireball');
  });

  test('KF-D03: a record is read as it was written, and can be played again', () => {
    const steps = playBattle('record', { turns: 30 });
    const actions = steps.flatMap((step) => step.orders);
    const given = createRecord(warlocks, { seed: 'record' }, actions as never);
    const read = parseRecord(again(given));
    expect(read).toEqual({ ok: true, value: given });
    expect(replay(warlocks, read.ok ? read.value : null).ok).toBe(true);
    expect(told(parseRecord({ ...given, config: { seed: 'x', seats: 9 } }))).toEqual(['too-big at config.seats']);
  });

  test('KF-J10: whatever is handed in, the answer is a list of problems', () => {
    const parsers = [parseAction, parseConfig, parseOrders, parseRecord, parseState, parseView];
    fc.assert(
      fc.property(arbitraryHostile(), (value) => {
        for (const parse of parsers) {
          const read = parse(value);
          if (!read.ok) expect(read.problems.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('KF-J10: a state that is broken anywhere is told so, and nothing throws', () => {
    const start = again(clash(5)) as Record<string, unknown>;
    const spoil = (value: unknown, path: string, junk: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const key of Object.keys(value)) {
        const copy = structuredClone(start);
        let at: Record<string, unknown> = copy;
        for (const step of path.split('.').filter((one) => one !== '')) at = at[step] as Record<string, unknown>;
        at[key] = junk;
        expect(told(parseState(copy)).length, `${path}.${key}`).toBeGreaterThan(0);
        if (path.length < 24)
          spoil((value as Record<string, unknown>)[key], path === '' ? key : `${path}.${key}`, junk);
      }
    };
    for (const junk of [{ junk: 1 }, -7.5]) spoil(start, '', junk);
  });

  test('as JSON Schema, one for each form', () => {
    expect(Object.keys(jsonSchemas)).toEqual(['config', 'action', 'orders', 'state', 'view', 'record']);
    for (const schema of Object.values(jsonSchemas)) expect(schema.$schema).toMatch(/2020-12/);
    expect(JSON.stringify(jsonSchemas.orders)).toContain('"finger-of-death"');
  });

  test('the schemas themselves take what battles hold', () => {
    const x = battle();
    const [start, seen]: readonly [State, View] = [x.state, warlocks.view(x.state, 0)];
    expect([state.parse(start), view.parse(seen)]).toEqual([start, seen]);
    expect(config.parse({ seed: 'x' })).toEqual({ seed: 'x' });
    const one = x.orders(0, 'S/W');
    expect([action.parse(one), orders.parse(one)]).toEqual([one, one]);
    const given = createRecord(warlocks, { seed: 'x' }, [one]);
    expect(record.parse(given)).toEqual(given);
  });
});
