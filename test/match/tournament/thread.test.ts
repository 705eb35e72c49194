import { describe, expect, test } from 'vitest';
import { gameOf } from '../../../src/games/index.js';
import { runTournament } from '../../../src/match/index.js';
import { planOf } from '../../../src/match/tournament/plan.js';
import { playerOf } from '../../../src/match/tournament/thread.js';
import type { ThreadData } from '../../../src/match/tournament/threads.js';
import { embers } from '../../kit/embers/index.js';

const entrants = [
  { name: 'one', bot: { name: 'random' as const } },
  { name: 'other', bot: { name: 'random' as const } },
];
const game = gameOf('gobulon');
const plan = planOf({ game, entrants, pairs: 3, seed: 'thread' });
const module = new URL('../../kit/embers/index.ts', import.meta.url).href;

describe('what plays in a thread', () => {
  test('plays the pairs that it is told to, as anybody else', async () => {
    const reports: unknown[] = [];
    await runTournament({
      ...{ game, entrants, pairs: 3, seed: 'thread' },
      onProgress: (progress) => void (progress.type === 'pair' && reports.push(progress.report)),
    });
    const play = playerOf({ plan, gameModule: null });
    expect(await play([2, 0])).toEqual({ ok: true, reports: [reports[2], reports[0]] });
    expect(await play([1])).toEqual({ ok: true, reports: [reports[1]] });
  });

  test.each<readonly [Partial<ThreadData>, unknown]>([
    [{ plan: { ...plan, game: 'chess' } }, { code: 'other-game', path: ['game'] }],
    [{ plan: { ...plan, rules: '0' } }, { code: 'other-rules', path: ['game'] }],
    [{ plan: { ...plan, cards: '0' } }, { code: 'other-cards', path: ['game'] }],
    [{ gameModule: module }, { code: 'other-game', path: ['game'] }],
    [
      { plan: { ...plan, entrants: [{ name: 'x', bot: { module: 'no-such-package' } }] } },
      { code: 'no-such-module', path: ['entrants', 0, 'bot', 'module'] },
    ],
    [
      { plan: { ...plan, entrants: [{ name: 'x', bot: null }] } },
      { code: 'bot-is-no-data', path: ['entrants', '0', 'bot'] },
    ],
  ])('%#: says what is wrong as data', async (wrong, problem) => {
    const play = playerOf({ plan, gameModule: null, ...wrong });
    expect(await play([0])).toEqual({ ok: false, problems: [problem] });
  });

  test('plays a game of its own from a module that exports it', async () => {
    const own = planOf({ game: embers, entrants, pairs: 1, seed: 'own' });
    const play = playerOf({ plan: own, gameModule: new URL('../embers-game.ts', import.meta.url).href });
    expect(await play([0])).toMatchObject({ ok: true, reports: [{ pair: 0 }] });
  });
});
