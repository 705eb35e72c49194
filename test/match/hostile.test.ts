import { describe, expect, test } from 'vitest';
import type { Bot } from '../../src/bots/index.js';
import { verify } from '../../src/index.js';
import { type MatchResult, playMatch, systemClock } from '../../src/match/index.js';
import { embers } from '../kit/embers/index.js';
import type { Embers } from '../kit/embers/shape.js';
import { acting, first, random } from './fake-bots.js';
import { fakeClock } from './fake-clock.js';

const config = { seed: 'hostile' };
const play = (...bots: readonly Bot<Embers>[]): Promise<MatchResult<Embers>> =>
  playMatch({ game: embers, bots, config, limits: { time: { perDecision: 50 } }, clock: fakeClock() });
/** What came of a bot at one seat against a good one at the other. */
async function blame(bot: Bot<Embers>, seat: 0 | 1): Promise<unknown> {
  const bots = seat === 0 ? [bot, random] : [random, bot];
  const { ending, winners, record } = await play(...bots);
  expect(verify(embers, record)).toBe(null);
  if (ending.kind !== 'forfeited') return ending.kind;
  expect(ending.forfeits.map((forfeit) => forfeit.seat)).toEqual([seat]);
  expect(winners).toEqual([1 - seat]);
  const [forfeit] = ending.forfeits;
  return forfeit?.kind === 'illegal' ? [forfeit.kind, forfeit.refusal?.code ?? null] : [forfeit?.kind, forfeit?.says];
}

const thrower = (): never => {
  throw new Error('I give\nup');
};
const forfeiting = (forfeit: string): Error => Object.assign(new Error(`told: ${forfeit}`), { forfeit });
const trapped = new Proxy(new Error('x'), {
  get: thrower,
  has: thrower,
  getPrototypeOf: thrower,
});

const crashes: readonly (readonly [what: string, choose: () => unknown, says: string])[] = [
  ['throws', thrower, 'I give up'],
  ['rejects', () => Promise.reject(new Error('later')), 'later'],
  ['throws no error', () => Promise.reject(7), '7'],
  ['throws nothing', () => Promise.reject(undefined), 'undefined'],
  ['throws what cannot be read', () => Promise.reject(trapped), 'something that cannot be read was thrown'],
  // biome-ignore lint/suspicious/noThenProperty: a promise that lies
  ['answers with a promise that throws', () => ({ then: thrower }), 'I give up'],
  ['tells that it crashed', () => Promise.reject(forfeiting('crashed')), 'told: crashed'],
  ['tells something else', () => Promise.reject(forfeiting('bored')), 'told: bored'],
];

describe.each([0, 1] as const)('at seat %i', (seat) => {
  test.each(crashes)('a bot that %s has crashed', async (_what, choose, says) => {
    expect(await blame(acting(choose), seat)).toEqual(['crashed', says]);
  });

  test('a bot that tells of its own that it is late, or cannot be understood, is believed', async () => {
    expect(
      await blame(
        acting(() => Promise.reject(forfeiting('late'))),
        seat,
      ),
    ).toEqual(['late', 'told: late']);
    expect(
      await blame(
        acting(() => Promise.reject(forfeiting('illegal'))),
        seat,
      ),
    ).toEqual(['illegal', null]);
  });

  test.each<readonly [string, (seat: 0 | 1) => unknown, string]>([
    ['nothing', () => undefined, 'malformed-action'],
    ['null', () => null, 'malformed-action'],
    ['a text', () => 'lay', 'malformed-action'],
    ['a list', () => [], 'malformed-action'],
    ['an unknown action', () => ({ type: 'cheat', seat }), 'unknown-action'],
    ['a field too many', () => ({ type: 'concede', seat, why: 'x' }), 'malformed-action'],
    ['no seat', () => ({ type: 'concede' }), 'malformed-action'],
    ["the other seat's action", () => ({ type: 'concede', seat: 1 - seat }), 'not-your-view'],
    ['a seat that there is not', () => ({ type: 'concede', seat: 2 }), 'unknown-seat'],
    ['what the rules forbid', () => ({ type: 'lay', seat, card: 'gold' }), 'card-not-in-hand'],
    ['a function', () => () => {}, 'malformed-action'],
    [
      'a cycle',
      () =>
        Object.assign(
          { type: 'lay', seat },
          {
            get card() {
              return this;
            },
          },
        ),
      'malformed-action',
    ],
    [
      'what throws when it is read',
      () => Object.defineProperty({ seat }, 'type', { enumerable: true, get: thrower }),
      'malformed-action',
    ],
  ])('a bot that answers with %s has acted illegally', async (_what, answer, code) => {
    expect(
      await blame(
        acting(() => answer(seat)),
        seat,
      ),
    ).toEqual(['illegal', code]);
  });

  test('an answer that changes whenever it is read is read once', async () => {
    const shifty = acting((question) => {
      const right = first(question) as Record<string, unknown>;
      let reads = 0;
      return Object.defineProperty({ ...right }, 'seat', {
        enumerable: true,
        get: () => (reads++ === 0 ? right.seat : 1 - Number(right.seat)),
      });
    });
    expect(await blame(shifty, seat)).toBe('played');
  });

  test('an answer that is changed afterwards stays in the record as it was given', async () => {
    const given: Record<string, unknown>[] = [];
    const changing = acting((question) => {
      for (const old of given) old.type = 'changed';
      given.push({ ...first(question) });
      return given.at(-1);
    });
    expect(await blame(changing, seat)).toBe('played');
  });

  test('a bot that changes what it was given fails, and has changed nothing', async () => {
    const changes: readonly ((question: Parameters<Bot<Embers>['choose']>[0]) => void)[] = [
      ({ view }) => (view.players[seat].hand as unknown[]).push('blaze'),
      ({ view }) => void Object.assign(view, { viewer: 1 - seat }),
      ({ legal }) => (legal as unknown[]).pop(),
      ({ legal }) => void Object.assign(legal[0] ?? {}, { seat: 1 - seat }),
      ({ events }) => (events as unknown[]).push({}),
      (question) => void Object.assign(question, { deadline: Number.POSITIVE_INFINITY }),
    ];
    for (const change of changes) {
      const spoiler = acting((question) => {
        change(question);
        return first(question);
      });
      expect(await blame(spoiler, seat)).toEqual(['crashed', expect.stringMatching(/object|read only|getter/)]);
    }
  });

  test('two answers of one promise are one', async () => {
    const twice = acting((question) => ({
      // biome-ignore lint/suspicious/noThenProperty: a promise that lies
      then(done: (answer: unknown) => void) {
        done(first(question));
        done({ type: 'concede', seat });
        thrower();
      },
    }));
    expect(await blame(twice, seat)).toBe('played');
  });

  test('what a late bot does afterwards changes nothing and disturbs nobody', async () => {
    const clock = fakeClock();
    const late = acting(() => new Promise((_resolve, reject) => clock.after(500, () => reject(new Error('at last')))));
    const bots = seat === 0 ? [late, random] : [random, late];
    const options = { game: embers, bots, config, limits: { time: { perDecision: 50 } }, clock };
    const { ending } = await playMatch(options);
    await new Promise<void>((resolve) => clock.after(1000, resolve));
    expect(ending).toMatchObject({ forfeits: [{ seat, kind: 'late' }] });
  });
});

test('an early failure of both is charged to both', async () => {
  const { ending, winners } = await play(
    acting(thrower),
    acting(() => null),
  );
  expect(ending).toMatchObject({
    forfeits: [
      { seat: 0, kind: 'crashed' },
      { seat: 1, kind: 'illegal' },
    ],
  });
  expect(winners).toEqual([]);
});

test('the clock of the machine does not go back, calls back, and can be called off', async () => {
  const from = systemClock.now();
  expect(Math.abs(from - Date.now())).toBeLessThan(60_000);
  const calls: string[] = [];
  systemClock.after(0, () => calls.push('off'))();
  await new Promise<void>((resolve) => systemClock.after(1, resolve));
  expect(calls).toEqual([]);
  expect(systemClock.now()).toBeGreaterThan(from);
});
