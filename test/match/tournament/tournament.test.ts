import { describe, expect, test } from 'vitest';
import type { Bot } from '../../../src/bots/index.js';
import { InvalidInputError } from '../../../src/index.js';
import { type Progress, runTournament, type Table, type TournamentOptions, wilson } from '../../../src/match/index.js';
import { embers } from '../../kit/embers/index.js';
import type { Embers } from '../../kit/embers/shape.js';
import { acting, first, random, silent } from '../fake-bots.js';
import { fakeClock } from '../fake-clock.js';

const lazy = acting(first, 'lazy');
/** Gives up at once. */
const meek = acting(({ seat }) => ({ type: 'concede', seat }), 'meek');
const entrants = [
  { name: 'random', bot: random },
  { name: 'lazy', bot: lazy },
  { name: 'meek', bot: meek },
];
const base: TournamentOptions<Embers> = { game: embers, entrants, pairs: 3, seed: 'cup' };
const run = (more: Partial<TournamentOptions<Embers>> = {}): Promise<Table> => runTournament({ ...base, ...more });
const problemsOf = async (more: Partial<TournamentOptions<Embers>>): Promise<readonly unknown[]> => {
  const error = await run(more).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(InvalidInputError);
  return (error as InvalidInputError).problems.map(({ code, path }) => [code, path.join('.')]);
};

describe('a tournament', () => {
  test('lets everybody play everybody, in mirrored pairs', async () => {
    const { standings, crosses, pairs, of, firstSeat } = await run();
    expect([pairs, of]).toEqual([9, 9]);
    expect(crosses.map(({ sides }) => sides)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    expect(standings.map(({ name, games }) => [name, games])).toEqual([
      ['random', 12],
      ['lazy', 12],
      ['meek', 12],
    ]);
    expect(firstSeat.games).toBe(18);
    // Whoever gives up loses every game, and each pair at once.
    expect(crosses[1]).toMatchObject({ wins: 6, draws: 0, losses: 0, share: 1, pairs: [0, 0, 0, 0, 3] });
    expect(standings[2]).toMatchObject({ wins: 0, losses: 12, share: 0, elo: { elo: null, low: null } });
    expect(standings[2]?.elo.high).toBeLessThan(0);
  });

  test('adds up: what one wins, another loses, and seats and decks see the same games', async () => {
    const { standings, crosses, firstSeat, decks } = await run({ pairs: 10 });
    const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
    expect(sum(standings.map(({ wins }) => wins))).toBe(sum(standings.map(({ losses }) => losses)));
    expect(sum(crosses.map(({ games }) => games))).toBe(60);
    for (const { wins, draws, losses, games, share, interval, pairs } of [...standings, ...crosses]) {
      expect(wins + draws + losses).toBe(games);
      expect(share).toBeCloseTo((wins + draws / 2) / games, 10);
      expect(interval.low).toBeLessThanOrEqual(share);
      expect(interval.high).toBeGreaterThanOrEqual(share);
      expect(sum(pairs) * 2).toBe(games);
      expect(sum(pairs.map((count, i) => (count * i) / 2))).toBe(wins + draws / 2);
    }
    expect(decks).toEqual([{ decks: ['', ''], ...firstSeat }]);
    expect(firstSeat.interval).toEqual(wilson(firstSeat.wins + firstSeat.draws / 2, firstSeat.games));
  });

  test('of the same bot twice is even: the games of a pair are the same game', async () => {
    const twins = [
      { name: 'one', bot: random },
      { name: 'other', bot: random },
    ];
    const { crosses } = await run({ entrants: twins, pairs: 20 });
    expect(crosses[0]).toMatchObject({ share: 0.5, pairs: [0, 0, 20, 0, 0], elo: { elo: 0 } });
  });

  test('as a gauntlet lets the first play each of the others', async () => {
    const { crosses, standings } = await run({ format: 'gauntlet', pairs: 2 });
    expect(crosses.map(({ sides }) => sides)).toEqual([
      [0, 1],
      [0, 2],
    ]);
    expect(standings.map(({ games }) => games)).toEqual([8, 4, 4]);
  });

  test('plays every setup, and tells decks apart by seat', async () => {
    const hot = Array<string>(10).fill('blaze');
    const cold = Array<string>(10).fill('ash');
    const { decks, crosses } = await run({
      entrants: entrants.slice(0, 2),
      setups: [
        { decks: ['hot', 'cold'], config: { decks: [hot, cold] } },
        { decks: ['cold', 'hot'], config: { decks: [cold, hot] } },
      ],
      pairs: 4,
    });
    expect(decks.map((each) => [each.decks, each.games])).toEqual([
      [['hot', 'cold'], 8],
      [['cold', 'hot'], 8],
    ]);
    expect(decks[0]).toMatchObject({ wins: 8, losses: 0 });
    expect(decks[1]).toMatchObject({ wins: 0, losses: 8 });
    // Each had the better deck as often as the other.
    expect(crosses[0]).toMatchObject({ share: 0.5, pairs: [0, 0, 8, 0, 0] });
  });

  test('can give each entrant a setup of its own', async () => {
    const hot = Array<string>(10).fill('blaze');
    const cold = Array<string>(10).fill('ash');
    const twins = [
      { name: 'hot', bot: random },
      { name: 'cold', bot: random },
    ];
    const { decks, standings } = await run({
      entrants: twins,
      setups: [
        (seated) => {
          const [one, other] = seated.map(({ name }) => (name === 'hot' ? hot : cold));
          return { decks: [seated[0].name, seated[1].name], config: { decks: [one ?? [], other ?? []] } };
        },
      ],
    });
    expect(decks.map((each) => [each.decks, each.wins, each.losses])).toEqual([
      [['hot', 'cold'], 3, 0],
      [['cold', 'hot'], 0, 3],
    ]);
    expect(standings[0]).toMatchObject({ wins: 6, losses: 0 });
  });

  test('counts forfeits against who is to blame, and what was stopped', async () => {
    const clock = fakeClock();
    const faulty: readonly Bot<Embers>[] = [
      random,
      silent(),
      acting(() => null),
      acting(() => {
        throw new Error('x');
      }),
    ];
    const { standings } = await run({
      entrants: faulty.map((bot, i) => ({ name: `${i}`, bot })),
      format: 'gauntlet',
      pairs: 2,
      limits: { time: { perDecision: 10 } },
      clock,
    });
    expect(standings.map(({ forfeits, losses }) => [forfeits, losses])).toEqual([
      [{ late: 0, illegal: 0, crashed: 0 }, 0],
      [{ late: 4, illegal: 0, crashed: 0 }, 4],
      [{ late: 0, illegal: 4, crashed: 0 }, 4],
      [{ late: 0, illegal: 0, crashed: 4 }, 4],
    ]);
    const { stopped, firstSeat, actions } = await run({ limits: { steps: 1 }, entrants: entrants.slice(0, 2) });
    expect([stopped, firstSeat.draws, actions]).toEqual([6, 6, 6]);
  });

  test('tells of every pair in order', async () => {
    const heard: Progress[] = [];
    await run({ onProgress: async (progress) => void heard.push(progress), actions: true });
    expect(heard.map((each) => each.type === 'pair' && [each.report.pair, each.pairs, each.of])).toEqual(
      Array.from({ length: 9 }, (_, i) => [i, i + 1, 9]),
    );
    const [one] = heard;
    expect(one?.type === 'pair' && one.report.games[0].actions?.length).toBe(
      one?.type === 'pair' && one.report.games[0].length,
    );
  });

  test('stops as soon as its sequential test has decided', async () => {
    const two = entrants.slice(1);
    const { sprt, pairs, of } = await run({ entrants: two, pairs: 500, sprt: { elo0: 0, elo1: 100 } });
    expect(sprt?.accepted).toBe('elo1');
    expect(pairs).toBeLessThan(of);
    const other = await run({ entrants: [...two].reverse(), pairs: 500, sprt: { elo0: 0, elo1: 100 } });
    expect(other.sprt?.accepted).toBe('elo0');
  });
});

describe('what makes no tournament is refused', () => {
  test.each<readonly [Partial<TournamentOptions<Embers>>, string, string]>([
    [{ entrants: entrants.slice(0, 1) }, 'too-few-entrants', 'entrants'],
    [{ entrants: [...entrants, { name: 'lazy', bot: random }] }, 'repeated-name', 'entrants.3.name'],
    [{ pairs: 0 }, 'bad-number-of-pairs', 'pairs'],
    [{ pairs: 1.5 }, 'bad-number-of-pairs', 'pairs'],
    [{ limits: { steps: 0 } }, 'bad-limit', 'limits.steps'],
    [{ limits: { time: { bank: 10 } } }, 'no-clock', 'clock'],
    [{ sprt: { elo0: 0, elo1: 5 } }, 'sprt-for-two', 'sprt'],
    [{ entrants: entrants.slice(1), sprt: { elo0: 5, elo1: 5 } }, 'bad-sprt', 'sprt'],
    [{ entrants: entrants.slice(1), sprt: { elo0: 0, elo1: 5, alpha: 0.5 } }, 'bad-sprt', 'sprt'],
    [{ workers: -1 }, 'bad-number-of-workers', 'workers'],
    [
      {
        workers: 1,
        entrants: [
          { name: 'a', bot: { name: 'random' } },
          { name: 'b', bot: random },
        ],
      },
      'bot-is-no-data',
      'entrants.1.bot',
    ],
    [{ setups: [{ decks: ['a', 'b'], config: { decks: 1 } as never }] }, 'malformed-config', 'decks'],
    [
      { entrants: [...entrants, { name: 'x', bot: { name: 'greatest' as never } }] },
      'no-such-bot',
      'entrants.3.bot.name',
    ],
    [
      { entrants: [...entrants, { name: 'x', bot: { module: 'no-such-package' } }] },
      'no-such-module',
      'entrants.3.bot.module',
    ],
    [
      { entrants: [...entrants, { name: 'x', bot: { module: 'node:path' } }] },
      'no-create-bot',
      'entrants.3.bot.module',
    ],
  ])('%#: %o', async (more, code, path) => {
    expect(await problemsOf(more)).toEqual([[code, path]]);
  });
});
