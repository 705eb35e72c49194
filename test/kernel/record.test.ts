import { describe, expect, test } from 'vitest';
import { createRecord, defineGame, type GameRecord, InvalidInputError, replay, verify } from '../../src/index.js';
import { cards, type Embers, embers, playOut, spec } from '../kit/embers/index.js';

const config = { seed: 'record' };
const actions = playOut(config);
const record = createRecord(embers, config, actions);
const stateAfter = (count: number) => actions.slice(0, count).reduce(embers.reduce, embers.setup(config));
const isDeepFrozen = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isDeepFrozen));

describe('a record', () => {
  test('is the whole game, as plain JSON', () => {
    expect(JSON.parse(JSON.stringify(record))).toEqual(record);
    expect(record).toMatchObject({ format: 1, game: 'embers', rules: '1', config, actions });
    expect(record.outcome).toEqual(embers.outcome(stateAfter(actions.length)));
    expect(record.hash).toBe(embers.hash(stateAfter(actions.length)));
  });

  test('of a game that goes on has a hash and no outcome', () => {
    const cut = createRecord(embers, config, actions.slice(0, 3));
    expect(cut.outcome).toBeUndefined();
    expect(verify(embers, cut)).toBeNull();
  });

  test('shares nothing with what it was made of', () => {
    const given = { seed: 'record', decks: [Array<string>(6).fill('ember'), Array<string>(6).fill('spark')] as const };
    const made = createRecord(embers, given);
    given.decks[0].push('blaze');
    expect(made.config.decks?.[0]).toHaveLength(6);
  });

  test('is not made of what cannot be played', () => {
    const illegal = [...actions.slice(0, 2), { type: 'stoke', seat: 0, burn: 'nothing' } as const];
    expect(() => createRecord(embers, config, illegal)).toThrow(InvalidInputError);
    expect(() => createRecord(embers, {} as typeof config)).toThrow(/malformed config at config\.seed/);
    const cyclic: unknown[] = [];
    cyclic.push(cyclic);
    expect(() => createRecord(embers, config, cyclic as never)).toThrow(/malformed action at actions/);
  });
});

describe('replay', () => {
  test('leads to the state that reduce leads to, deeply frozen', () => {
    const result = replay(embers, JSON.parse(JSON.stringify(record)));
    expect(result).toEqual({ ok: true, state: stateAfter(actions.length) });
    expect(isDeepFrozen(result.state)).toBe(true);
  });

  test('KF-D05 stops before an illegal action, at the state there', () => {
    const broken = { ...record, actions: [...actions.slice(0, 5), { type: 'peek', seat: 7 }, ...actions.slice(5)] };
    const result = replay(embers, broken);
    expect(result).toMatchObject({ ok: false, index: 5, state: stateAfter(5) });
    expect(!result.ok && result.problem).toEqual({ code: 'unknown-seat', rule: 'E-1.1', path: ['actions', 5, 'seat'] });
    expect(isDeepFrozen(result.state)).toBe(true);
    expect(verify(embers, broken)).toEqual(!result.ok && result.problem);
  });

  test('says of a record that was cut off how far it went', () => {
    const result = replay(embers, { ...record, actions: actions.slice(0, 4) });
    expect(result).toMatchObject({ ok: false, index: 4, state: stateAfter(4), problem: { code: 'cut-off', have: 4 } });
  });

  test('KF-D02 refuses another game, other rules, other cards, another format, or none', () => {
    const hotter = defineGame<Embers>({ ...spec, catalogue: { ...cards(), ember: { id: 'ember', heat: 2 } } });
    const { cards: _, ...anonymous } = record;
    const first = (value: unknown, game = embers) => {
      const result = replay(game, value);
      return result.ok ? null : [result.problem.code, result.problem.path.join('.'), result.index, result.state];
    };
    expect(first(record, hotter)).toEqual(['other-cards', 'cards', 0, null]);
    expect(first(anonymous)).toEqual(['other-cards', 'cards', 0, null]);
    expect(first({ ...record, game: 'sparks' })).toEqual(['other-game', 'game', 0, null]);
    expect(first({ ...record, rules: '2' })).toEqual(['other-rules', 'rules', 0, null]);
    expect(first({ ...record, format: 2 })).toEqual(['not-a-record', 'format', 0, null]);
    expect(first({ ...record, config: {} })).toEqual(['malformed-config', 'config.seed', 0, null]);
    expect(first({ ...record, hsah: 'x' })).toEqual(['unknown-key', 'hsah', 0, null]);
    expect(first(JSON.stringify(record))).toEqual(['not-a-record', '', 0, null]);
  });

  test('reads each action once, and reports one that throws at its place', () => {
    let asked = 0;
    const second = {
      get type() {
        asked += 1;
        if (asked > 1) throw new Error('twice');
        return (actions[1] as { type: string }).type;
      },
    };
    const sly = [actions[0], Object.defineProperties({ ...actions[1] }, Object.getOwnPropertyDescriptors(second))];
    expect(replay(embers, { ...record, outcome: undefined, hash: undefined, actions: sly })).toEqual({
      ok: true,
      state: stateAfter(2),
    });
    const thrower = {
      get type() {
        throw new Error('read');
      },
    };
    expect(replay(embers, { ...record, actions: [actions[0], thrower] })).toMatchObject({
      ok: false,
      index: 1,
      problem: { code: 'malformed-action', path: ['actions', 1, 'type'] },
      state: stateAfter(1),
    });
  });

  test('refuses a record of more than a million actions unread', () => {
    expect(replay(embers, { ...record, actions: new Array(1_000_001) })).toMatchObject({
      ok: false,
      problem: { code: 'too-many-actions', have: 1_000_001, need: 1_000_000 },
    });
  });
});

describe('verify', () => {
  test('compares outcome and hash, where they are told', () => {
    const { hash: _h, outcome: _o, ...bare } = record;
    expect(verify(embers, record)).toBeNull();
    expect(verify(embers, bare)).toBeNull();
    expect(verify(embers, { ...record, hash: 'x' })).toEqual({ code: 'hash-differs', path: ['hash'] });
    expect(verify(embers, { ...record, outcome: { ...record.outcome, winners: [] } })).toEqual({
      code: 'outcome-differs',
      path: ['outcome'],
    });
    expect(verify(embers, { ...record, outcome: null })?.code).toBe('not-a-record');
  });
});

test('KF-D03 a record of the first release is played as it was', () => {
  const first: GameRecord<Embers> = {
    format: 1,
    game: 'embers',
    rules: '1',
    cards: 'fdad53f913e7115e7ceb6649b9e8b0183bd1797a67a5ab7b052f6c9cd771ff72',
    config: { seed: 'the first release' },
    actions: [
      { type: 'lay', seat: 0, card: 'ember' },
      { type: 'lay', seat: 1, card: 'flare' },
      { type: 'peek', seat: 1 },
      { type: 'stoke', seat: 1, burn: 'ember' },
      { type: 'lay', seat: 1, card: 'spark' },
      { type: 'lay', seat: 0, card: 'ember' },
      { type: 'peek', seat: 1 },
      { type: 'stoke', seat: 1, burn: 'ember' },
    ],
    hash: 'ba23439dcd4882448bce4b65b4cd792b6d4eef599ab6788ae9378efc675d10b8',
  };
  expect(verify(embers, first)).toBeNull();
});
