import { describe, expect, test } from 'vitest';
import { type Bot, randomBot } from '../../src/bots/index.js';
import { gameIds, gameOf } from '../../src/games/index.js';
import { InvalidInputError, verify } from '../../src/index.js';
import { type Limits, type MatchResult, playMatch } from '../../src/match/index.js';
import { embers } from '../kit/embers/index.js';
import type { Embers } from '../kit/embers/shape.js';
import { acting, first, random } from './fake-bots.js';
import { type FakeClock, fakeClock } from './fake-clock.js';

const config = { seed: 'match' };
const play = (
  bots: readonly Bot<Embers>[],
  limits: Limits = {},
  clock: FakeClock = fakeClock(),
): Promise<MatchResult<Embers>> => playMatch({ game: embers, bots, config, limits, clock });
/** What is wrong with a call, by code and path. */
const problemsOf = async (call: Promise<unknown>): Promise<readonly unknown[]> => {
  const error = await call.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(InvalidInputError);
  return (error as InvalidInputError).problems.map(({ code, path }) => [code, path.join('.')]);
};

describe('a match', () => {
  test('ends by the rules, and its record is sound', async () => {
    const { ending, winners, record, thought } = await play([random, random]);
    expect(ending.kind).toBe('played');
    expect(record.outcome?.winners).toEqual(winners);
    expect(verify(embers, record)).toBe(null);
    expect(record.actions.length).toBeGreaterThan(5);
    expect(thought).toEqual([0, 0]);
  });

  test('is the same for the same config, and another for another', async () => {
    const once = await play([random, random]);
    expect(await play([random, random])).toEqual(once);
    const other = await playMatch({ game: embers, bots: [random, random], config: { seed: 'other' } });
    expect(other.record.actions).not.toEqual(once.record.actions);
  });

  test.each(gameIds())('of %s is played with frozen views to a sound record', async (id) => {
    const game = gameOf(id);
    const bot = randomBot(game);
    const curious: typeof bot = {
      name: 'curious',
      choose: (question) => {
        expect([question.view, question.legal, question.events].every(Object.isFrozen)).toBe(true);
        return bot.choose(question);
      },
    };
    for (let seed = 0; seed < 3; seed++) {
      const { ending, record } = await playMatch({ game, bots: [bot, curious], config: { seed: `${seed}` } });
      expect(ending.kind).toBe('played');
      expect(verify(game, record)).toBe(null);
    }
  });

  test('stops as a draw at the limit of actions', async () => {
    const { ending, winners, record } = await play([random, random], { steps: 3 });
    expect(ending).toEqual({ kind: 'stopped', steps: 3 });
    expect(winners).toEqual([]);
    expect(record.actions).toHaveLength(3);
    expect(verify(embers, record)).toBe(null);
  });

  test('asks all who are awaited from the same state, and plays in seat order', async () => {
    const seen: unknown[] = [];
    const noting = acting((question) => {
      const { phase, players } = question.view;
      seen.push([question.seat, phase, players.map(({ laid }) => laid.length)]);
      return first(question);
    });
    const { record } = await play([noting, noting], { steps: 2 });
    expect(seen).toEqual([
      [0, { name: 'lay', waiting: [0, 1] }, [0, 0]],
      [1, { name: 'lay', waiting: [0, 1] }, [0, 0]],
    ]);
    expect(record.actions.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('drops an answer that an earlier one has made impossible, and blames nobody', async () => {
    const { ending, winners, record } = await play([acting(() => ({ type: 'concede', seat: 0 })), random]);
    expect(ending).toMatchObject({ kind: 'played', outcome: { reason: 'concede', winners: [1] } });
    expect(winners).toEqual([1]);
    expect(record.actions).toEqual([{ type: 'concede', seat: 0 }]);
  });

  test('tells each seat what it may see since it was last asked, and nothing twice', async () => {
    const told: unknown[][] = [[], []];
    const listening = acting((question) => {
      told[question.seat]?.push(...question.events);
      return random.choose(question);
    });
    const { record } = await play([listening, listening]);
    const events: Embers['event'][] = [];
    const run = embers.simulate(embers.setup(config), (event) => events.push(event));
    for (const action of record.actions) run.play(action);
    for (const seat of [0, 1] as const) {
      const all = embers.viewEvents(events, seat);
      expect(told[seat]).toEqual(all.slice(0, told[seat]?.length));
      expect(told[seat]?.length).toBeGreaterThan(5);
    }
  });

  test('tells bots where it begins and how it ends, whatever happens', async () => {
    const heard: unknown[] = [];
    const telling = (bot: Bot<Embers>): Bot<Embers> => ({
      ...bot,
      begin: ({ seat }) => void heard.push(['begin', seat]),
      end: ({ seat, outcome }) => {
        heard.push(['end', seat, outcome?.reason ?? null]);
        throw new Error('too late to matter');
      },
    });
    const { record } = await play([telling(random), telling(random)]);
    const reason = record.outcome?.reason;
    expect(heard.splice(0)).toEqual([
      ['begin', 0],
      ['begin', 1],
      ['end', 0, reason],
      ['end', 1, reason],
    ]);
    await play([telling(acting(() => null)), telling(random)]);
    expect(heard).toEqual([
      ['begin', 0],
      ['begin', 1],
      ['end', 0, null],
      ['end', 1, null],
    ]);
  });
});

describe('a match that makes no sense is refused', () => {
  const limited = (limits: unknown) => problemsOf(play([random, random], limits as Limits));

  test('by the number of its bots', async () => {
    expect(await problemsOf(play([random]))).toEqual([['bots-and-seats', 'bots']]);
  });
  test('by its limits', async () => {
    for (const steps of [0, 0.5, Number.NaN, -1])
      expect(await limited({ steps })).toEqual([['bad-limit', 'limits.steps']]);
    expect(await limited({ time: {} })).toEqual([['bad-limit', 'limits.time']]);
    expect(await limited({ time: { bank: -1, perDecision: 5 } })).toEqual([['bad-limit', 'limits.time.bank']]);
    const endless = { time: { perDecision: Number.POSITIVE_INFINITY } };
    expect(await limited(endless)).toEqual([['bad-limit', 'limits.time.perDecision']]);
  });
  test('by a limit of time without a clock', async () => {
    const call = playMatch({ game: embers, bots: [random, random], config, limits: { time: { bank: 1 } } });
    expect(await problemsOf(call)).toEqual([['no-clock', 'clock']]);
  });
  test('by its config', async () => {
    const bad = playMatch({ game: embers, bots: [random, random], config: { seed: 'a', decks: 1 } as never });
    expect(await problemsOf(bad)).toEqual([['malformed-config', 'decks']]);
  });
});
