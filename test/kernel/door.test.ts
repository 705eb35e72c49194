import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { embers, playOut, type State, type View } from '../kit/embers/index.js';

const state = embers.setup({ seed: 'door' });
const [card = ''] = state.players[0].hand;
const lay = { type: 'lay', seat: 0, card } as const;
const later = embers.reduce(embers.reduce(state, lay), { type: 'lay', seat: 1, card: state.players[1].hand[0] ?? '' });
const over = embers.reduce(state, { type: 'concede', seat: 1 });
const code = (position: State | View, action: unknown) => embers.check(position, action)?.code ?? null;

describe('KF-F09 every refusal has a code and a place', () => {
  test.each([
    ['an unknown type', { type: 'dance', seat: 0 }, 'unknown-action', ['type']],
    ['a field too many', { ...lay, extra: 1 }, 'malformed-action', ['extra']],
    ['a field too few', { type: 'lay', seat: 0 }, 'malformed-action', ['card']],
    ['a field of the wrong kind', { ...lay, card: 7 }, 'malformed-action', ['card']],
    ['no type', { seat: 0 }, 'malformed-action', ['type']],
    ['no seat', { type: 'peek' }, 'malformed-action', ['seat']],
    ['a seat as text', { ...lay, seat: '0' }, 'malformed-action', ['seat']],
    ['a seat that is none', { ...lay, seat: 2 }, 'unknown-seat', ['seat']],
    ['a seat below 0', { ...lay, seat: -1 }, 'unknown-seat', ['seat']],
    ['the wrong phase', { type: 'peek', seat: 0 }, 'not-your-turn', ['seat']],
    ['a card not held', { ...lay, card: 'unheard-of' }, 'card-not-in-hand', ['card']],
    ['no object', 'lay', 'malformed-action', []],
    ['a list', [lay], 'malformed-action', []],
    ['something deep inside', { ...lay, card: { a: [Number.NaN] } }, 'malformed-action', ['card', 'a', 0]],
  ])('%s', (_, action, expected, path) => {
    expect(embers.check(state, action)).toMatchObject({ code: expected, path });
    expect(embers.safeReduce(state, action)).toEqual({ ok: false, refusal: embers.check(state, action) });
  });

  test('a field that is undefined is absent', () => {
    const seat = later.phase.name === 'stoke' ? later.phase.seat : 0;
    expect(embers.safeReduce(later, { type: 'stoke', seat, burn: undefined })).toEqual(
      embers.safeReduce(later, { type: 'stoke', seat }),
    );
    expect(code(state, { ...lay, extra: undefined })).toBeNull();
  });
});

describe('the first code in order counts', () => {
  const view = embers.view(state, 0);
  test('malformed-action, before all', () => {
    expect(code(view, { type: 'dance', seat: 'x' })).toBe('malformed-action');
    expect(embers.safeReduce(view as unknown as State, { ...lay, extra: 1 })).toMatchObject({
      refusal: { code: 'malformed-action' },
    });
    expect(code(over, null)).toBe('malformed-action');
  });
  test('unknown-action, before unknown-seat', () =>
    expect(code(over, { type: 'dance', seat: 9 })).toBe('unknown-action'));
  test('a malformed field, before unknown-seat', () =>
    expect(code(state, { ...lay, seat: 9, card: 1 })).toBe('malformed-action'));
  test('unknown-seat, before a view', () => {
    expect(embers.safeReduce(view as unknown as State, { ...lay, seat: 9 })).toMatchObject({
      refusal: { code: 'unknown-seat' },
    });
  });
  test('view-not-state, before the seat of the view', () => {
    const other = embers.view(state, 1) as unknown as State;
    expect(embers.safeReduce(other, lay)).toMatchObject({ refusal: { code: 'view-not-state', rule: 'E-1.2' } });
  });
  test('not-your-view, before the end', () => expect(code(embers.view(over, 1), lay)).toBe('not-your-view'));
  test('KF-F05 game-over, before what the rules say', () => {
    expect(code(over, { type: 'peek', seat: 0 })).toBe('game-over');
    expect(embers.safeReduce(over, lay)).toMatchObject({ ok: false, refusal: { code: 'game-over', rule: 'E-4.4' } });
  });
});

describe('KF-F06 hostile keys', () => {
  test.each([
    '{"type":"constructor","seat":0}',
    '{"type":"__proto__","seat":0}',
    '{"type":"lay","seat":0,"card":"__proto__"}',
    '{"type":"lay","seat":0,"card":"toString"}',
    '{"type":"lay","seat":"__proto__","card":"ember"}',
    '{"type":"lay","seat":0,"card":"ember","__proto__":{"polluted":1}}',
    '{"type":"lay","seat":0,"card":"ember","constructor":{"prototype":{"polluted":1}}}',
    '{"__proto__":{"type":"lay","seat":0,"card":"ember"}}',
  ])('%s is refused', (text) => {
    expect(embers.check(state, JSON.parse(text))?.code).toMatch(/^(malformed-action|unknown-action|card-not-in-hand)$/);
    expect('polluted' in {}).toBe(false);
  });
});

describe('what is foreign is read once, and within bounds', () => {
  test('a getter is asked once, so that it cannot answer twice', () => {
    let asked = 0;
    const action = {
      ...lay,
      get card() {
        asked += 1;
        return asked === 1 ? card : 'unheard-of';
      },
    };
    expect(embers.safeReduce(state, action).ok).toBe(true);
    expect(asked).toBe(1);
  });

  test('a proxy that behaves, an object of another realm or without prototype are plain', () => {
    expect(code(state, new Proxy({ ...lay }, {}))).toBeNull();
    expect(code(state, runInNewContext(`({ type: 'lay', seat: 0, card: ${JSON.stringify(card)} })`))).toBeNull();
    expect(code(state, Object.assign(Object.create(null), lay))).toBeNull();
  });

  test('an endless list is refused unread', () => {
    let reads = 0;
    const list = new Proxy(new Array(2 ** 32 - 1), {
      get: (target, key) => {
        reads += 1;
        return Reflect.get(target, key);
      },
    });
    expect(code(state, { ...lay, card: list })).toBe('malformed-action');
    expect(reads).toBeLessThan(10);
  });

  test('a list within a list within a list is given up after 10,000 values', () => {
    let reads = 0;
    const broad: unknown[] = new Proxy([], {
      get: (target, key) => {
        reads += 1;
        return key === 'length' ? 9 : typeof key === 'string' ? broad : Reflect.get(target, key);
      },
      ownKeys: () => ['length', '0', '1', '2', '3', '4', '5', '6', '7', '8'],
      getOwnPropertyDescriptor: (target, key) =>
        Reflect.getOwnPropertyDescriptor(target, key) ?? { configurable: true, enumerable: true, value: 1 },
    });
    expect(code(state, { ...lay, card: broad })).toBe('malformed-action');
    expect(reads).toBeLessThan(25_000);
  });

  test('8 levels are read, a ninth is not', () => {
    const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);
    expect(embers.check(state, { ...lay, card: nested(7) })).toMatchObject({ path: ['card'] });
    expect(embers.check(state, { ...lay, card: nested(8) })).toMatchObject({ path: ['card', 0, 0, 0, 0, 0, 0, 0] });
  });

  test('-0 is 0 and never reaches a state, a view or an action', () => {
    const step = embers.safeReduce(state, { ...lay, seat: -0 });
    expect(step.ok && Object.is((step.events[0] as { seat?: number }).seat, 0)).toBe(true);
    expect(Object.is(embers.view(state, -0).viewer, 0)).toBe(true);
    expect(embers.legalActions(state, -0).every(({ seat }) => Object.is(seat, 0))).toBe(true);
  });
});

test('KF-F03 an action sent twice is refused the second time', () => {
  const [first] = playOut({ seed: 'door' });
  expect(first).toBeDefined();
  const seat = later.phase.name === 'stoke' ? later.phase.seat : 0;
  const peeked = embers.reduce(later, { type: 'peek', seat });
  expect(embers.safeReduce(peeked, { type: 'peek', seat })).toMatchObject({
    ok: false,
    refusal: { code: 'known-already' },
  });
});
