import { describe, expect, test } from 'vitest';
import { createRecord, defineGame, InvalidInputError, timeline } from '../../src/index.js';
import { type Action, type Embers, embers, mechanics, playOut, type State, spec } from '../kit/embers/index.js';

const config = { seed: 'timeline' };
const actions = playOut(config);
const record = createRecord(embers, config, actions);
const laid = timeline(embers, record);
const other = (seat: number): 0 | 1 => (seat === 0 ? 1 : 0);
/** Where a played game first answers so to its own seat's wish to take back its last action. */
function firstUndo(answer: string): number {
  for (let n = 1; n <= actions.length; n++) {
    const undone = timeline(embers, laid.fork(n)).undo((actions[n - 1] as Action).seat);
    if ((undone.ok ? 'ok' : undone.problem.code) === answer) return n;
  }
  throw new RangeError(`no action is answered ${answer}`);
}

describe('a timeline', () => {
  test('has every state, and the events between them for each viewer', () => {
    expect(laid.length).toBe(actions.length);
    let state: State = embers.setup(config);
    for (const [index, action] of actions.entries()) {
      expect(laid.at(index)).toEqual(state);
      const step = embers.safeReduce(state, action);
      if (!step.ok) throw new Error(step.refusal.code);
      for (const viewer of [0, 1, 'spectator'] as const) {
        expect(laid.events(index, viewer)).toEqual(embers.viewEvents(step.events, viewer));
      }
      state = step.state;
    }
    expect(laid.at(laid.length)).toEqual(state);
  });

  test('knows no index below 0, beyond its length, or between two', () => {
    for (const index of [-1, actions.length + 1, 0.5, Number.NaN, '0' as unknown as number]) {
      expect(() => laid.at(index)).toThrow(InvalidInputError);
      expect(() => laid.fork(index)).toThrow(InvalidInputError);
      expect(() => laid.events(index, 0)).toThrow(InvalidInputError);
    }
    expect(() => laid.events(actions.length, 0)).toThrow(InvalidInputError);
    expect(() => laid.events(0, 2)).toThrow(InvalidInputError);
  });

  test('is not made of a record that cannot be played', () => {
    expect(() => timeline(embers, { ...record, rules: '2' })).toThrow(/other rules/);
    expect(() => timeline(embers, { ...record, config: {} as never })).toThrow(/config\.seed/);
    const illegal = { ...record, actions: [...actions.slice(0, 2), { type: 'dance', seat: 0 } as never] };
    expect(() => timeline(embers, illegal)).toThrow(/unknown action at actions\.2\.type/);
    for (const junk of [null, 1, {}, []]) expect(() => timeline(embers, junk as never)).toThrow(InvalidInputError);
  });

  test('forks into a record of its first actions', () => {
    const fork = laid.fork(3);
    expect(fork).toMatchObject({ config, actions: actions.slice(0, 3) });
    expect(timeline(embers, fork).at(3)).toEqual(laid.at(3));
  });
});

describe('KF-C01, KF-C02 undo', () => {
  test('takes back the seat’s own last action, and leaves no trace', () => {
    const count = firstUndo('ok');
    const { seat } = actions[count - 1] as Action;
    const undone = timeline(embers, laid.fork(count)).undo(seat);
    if (!undone.ok) throw new Error(undone.problem.code);
    expect(undone.record).toEqual(laid.fork(count - 1));
    expect(timeline(embers, undone.record).at(count - 1)).toEqual(laid.at(count - 1));
  });

  test('stops at an action of another seat', () => {
    const count = firstUndo('ok');
    const { seat } = actions[count - 1] as Action;
    expect(timeline(embers, laid.fork(count)).undo(other(seat))).toEqual({
      ok: false,
      problem: { code: 'not-your-action', path: ['actions', count - 1] },
    });
  });

  test('stops at what was revealed, and names the rule', () => {
    const count = firstUndo('something-was-revealed');
    const undone = timeline(embers, laid.fork(count)).undo((actions[count - 1] as Action).seat);
    expect(!undone.ok && undone.problem.rule).toMatch(/^E-/);
  });

  test('stops at a draw of chance', () => {
    const silent = defineGame<Embers>({ ...spec, reveals: [] });
    const found = Array.from({ length: 30 }, (_, n) => ({ seed: `toss ${n}` })).flatMap((one) => {
      const line = timeline(silent, createRecord(silent, one, playOut(one)));
      return Array.from({ length: line.length }, (_, n) => timeline(silent, line.fork(n + 1))).filter((fork) =>
        fork.events(fork.length - 1, 0).some(({ type }) => type === 'tossed'),
      );
    });
    expect(found.length).toBeGreaterThan(0);
    for (const fork of found) {
      const answers = ([0, 1] as const).map((seat) => fork.undo(seat));
      expect(answers.map((answer) => !answer.ok && answer.problem.code).sort()).toEqual([
        'chance-was-used',
        'not-your-action',
      ]);
    }
  });

  test('has nothing to take back at the start', () => {
    expect(timeline(embers, createRecord(embers, config)).undo(0)).toEqual({
      ok: false,
      problem: { code: 'nothing-to-undo', path: [] },
    });
  });
});

describe('KF-M01 growth', () => {
  test('a timeline carries out each action once, however often it is asked', () => {
    let carriedOut = 0;
    const counted = defineGame<Embers>({
      ...spec,
      mechanics: {
        ...mechanics,
        moves: {
          ...mechanics.moves,
          lay: {
            ...mechanics.moves.lay,
            apply: (...given) => {
              carriedOut += 1;
              mechanics.moves.lay.apply(...given);
            },
          },
        },
      },
    });
    const line = timeline(counted, record);
    const lays = actions.filter(({ type }) => type === 'lay').length;
    expect(carriedOut).toBe(lays);
    for (let index = 0; index < line.length; index++) {
      line.at(index);
      line.events(index, 0);
    }
    expect(carriedOut).toBe(lays);
  });

  test('states and views do not grow with the game: no log, no history', () => {
    const sizes = actions.map((_, index) => JSON.stringify(laid.at(index)).length);
    expect(Math.max(...sizes)).toBeLessThan(1.5 * (sizes[0] ?? 0));
    const views = actions.map((_, index) => JSON.stringify(embers.view(laid.at(index), 0)).length);
    expect(Math.max(...views)).toBeLessThan(1.5 * (sizes[0] ?? 0));
  });
});
