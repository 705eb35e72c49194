import { describe, expect, test } from 'vitest';
import type { Bot } from '../../src/bots/index.js';
import { verify } from '../../src/index.js';
import { type Limits, type MatchResult, playMatch } from '../../src/match/index.js';
import { embers } from '../kit/embers/index.js';
import type { Embers } from '../kit/embers/shape.js';
import { acting, first, random, silent, waiting, working } from './fake-bots.js';
import { type FakeClock, fakeClock } from './fake-clock.js';

const config = { seed: 'match' };
const play = (
  bots: readonly Bot<Embers>[],
  limits: Limits,
  clock: FakeClock = fakeClock(),
): Promise<MatchResult<Embers>> => playMatch({ game: embers, bots, config, limits, clock });

describe('time', () => {
  const second = { time: { perDecision: 1000 } };

  test.each([[working], [waiting]])('exactly what is allowed is in time, one more is not (%o)', async (thinker) => {
    const clock = fakeClock();
    const inTime = await play([thinker(clock, 1000), random], second, clock);
    expect(inTime.ending.kind).toBe('played');
    expect(inTime.thought[0]).toBeGreaterThan(1000);
    expect(inTime.thought[1]).toBe(0);
    const late = await play([random, thinker(clock, 1001)], second, clock);
    expect(late.ending).toMatchObject({ kind: 'forfeited', forfeits: [{ seat: 1, kind: 'late', allowed: 1000 }] });
    expect(late.winners).toEqual([0]);
    expect(late.record.outcome).toBeUndefined();
    expect(verify(embers, late.record)).toBe(null);
  });

  test('a bot that never answers is late, and nobody waits on', async () => {
    const clock = fakeClock();
    const from = clock.now();
    const { ending, winners } = await play([silent(), random], second, clock);
    expect(ending).toEqual({
      kind: 'forfeited',
      forfeits: [{ seat: 0, kind: 'late', says: 'No answer within 1000 ms.', ms: 1000, allowed: 1000 }],
    });
    expect(winners).toEqual([1]);
    expect(clock.now() - from).toBe(1000);
    expect(clock.waiting()).toBe(0);
  });

  test('two who are late at once both forfeit, and none wins', async () => {
    const { ending, winners } = await play([silent(), silent()], second);
    expect(ending).toMatchObject({
      kind: 'forfeited',
      forfeits: [
        { seat: 0, kind: 'late' },
        { seat: 1, kind: 'late' },
      ],
    });
    expect(winners).toEqual([]);
  });

  test('what goes beyond a decision comes from the bank, and ends with it', async () => {
    const limits = { time: { perDecision: 100, bank: 250 } };
    const clock = fakeClock();
    const deadlines: number[] = [];
    const slow = acting((question, turn) => {
      deadlines.push(question.deadline - clock.now());
      clock.pass(turn === 1 ? 50 : 200);
      return first(question);
    });
    const { ending, winners } = await play([slow, random], limits, clock);
    expect(deadlines).toEqual([350, 350, 250, 150]);
    expect(ending).toMatchObject({ forfeits: [{ seat: 0, kind: 'late', allowed: 150, ms: 200 }] });
    expect(winners).toEqual([1]);
  });

  test('a bank alone is for the whole match, and each seat has its own', async () => {
    const clock = fakeClock();
    const limits = { time: { bank: 1000 } };
    const { ending, thought } = await play([working(clock, 400), working(clock, 300)], limits, clock);
    expect(ending).toMatchObject({ forfeits: [{ seat: 0, kind: 'late', allowed: 200 }] });
    expect(thought[0]).toBe(1200);
    expect(thought[1]).toBeLessThanOrEqual(1000);
  });

  test('without a limit there is no deadline', async () => {
    const deadlines = new Set<number>();
    const noting = acting((question) => {
      deadlines.add(question.deadline);
      return first(question);
    });
    await play([random, noting], {});
    expect([...deadlines]).toEqual([Number.POSITIVE_INFINITY]);
  });

  test('getting ready has a limit of its own, and comes from no bank', async () => {
    const clock = fakeClock();
    const limits = { time: { bank: 100, start: 5000 } };
    const ready = (ms: number): Bot<Embers> => ({
      ...random,
      begin: () => new Promise<void>((resolve) => clock.after(ms, resolve)),
    });
    const inTime = await play([ready(5000), random], limits, clock);
    expect([inTime.ending.kind, inTime.thought]).toEqual(['played', [0, 0]]);
    const late = await play([random, ready(5001)], limits, clock);
    expect(late.ending).toMatchObject({ forfeits: [{ seat: 1, kind: 'late', allowed: 5000 }] });
  });

  test('getting ready and tidying up are waited for, but not for ever', async () => {
    const clock = fakeClock();
    const stuck = () => new Promise<void>(() => {});
    const unready = await play([{ ...random, begin: stuck }, random], second, clock);
    expect(unready.ending).toMatchObject({ forfeits: [{ seat: 0, kind: 'late' }] });
    expect(unready.record.actions).toEqual([]);
    const untidy = await play([{ ...random, end: stuck }, random], second, clock);
    expect(untidy.ending.kind).toBe('played');
  });
});
