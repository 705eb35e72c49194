import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gobulon } from 'goblinry/gobulon';
import { runTournament } from 'goblinry/match';
import { afterAll, describe, expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../../dist/bin.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'goblinry-contest-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = (name: string): string => join(folder, name);

/** Runs the built command in a process of its own. */
function goblinry(...argv: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...argv], { cwd: folder, encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}
writeFileSync(
  path('first.mjs'),
  `export const createBot = (game, { wait = 0 }) => ({ name: 'first', choose: ({ legal }) => legal[0] });`,
);
writeFileSync(
  path('first.js'),
  `const lines = require('node:readline').createInterface({ input: process.stdin });
lines.on('line', (line) => {
  const { t, id } = JSON.parse(line);
  if (t === 'hello') console.log(JSON.stringify({ t: 'ready', name: 'first' }));
  if (t === 'ask') console.log(JSON.stringify({ t: 'do', id, index: 0 }));
});`,
);
const CUP = ['tournament', 'gobulon', 'random', 'first=./first.mjs', '--pairs', '6', '--seed', 'cup'];

describe('worker threads', () => {
  const bots = ['one', 'other', 'third'].map((name) => ({ name, bot: { name: 'random' as const } }));
  const run = async (workers: number) => {
    const lines: string[] = [];
    const log = (line: string) => void lines.push(line);
    const table = await runTournament({ game: gobulon, entrants: bots, pairs: 5, seed: 'threads', workers, log });
    return { table, log: lines.join('') };
  };

  test('give the same table and the same log, however many', async () => {
    const none = await run(0);
    expect(await run(1)).toEqual(none);
    expect(await run(2)).toEqual(none);
  });

  test('stop when a sequential test is decided, as one thread would', async () => {
    const entrants = bots.slice(0, 2);
    const cup = { game: gobulon, entrants, pairs: 400, seed: 'sprt', sprt: { elo0: -400, elo1: -200 } };
    const one = await runTournament({ ...cup });
    expect(one.sprt?.accepted).toBe('elo1');
    expect(await runTournament({ ...cup, workers: 2 })).toEqual(one);
  });

  test('work from CommonJS, too', async () => {
    const match = createRequire(import.meta.url)('goblinry/match') as typeof import('goblinry/match');
    const table = await match.runTournament({ game: gobulon, entrants: bots, pairs: 1, seed: 'cjs', workers: 1 });
    expect(table.pairs).toBe(3);
  });

  test('tell what is wrong with a bot', async () => {
    const entrants = [...bots, { name: 'x', bot: { module: 'no-such-package' } }];
    const call = runTournament({ game: gobulon, entrants, pairs: 1, seed: 'a', workers: 1 });
    await expect(call).rejects.toMatchObject({
      problems: [{ code: 'no-such-module', path: ['entrants', 3, 'bot', 'module'] }],
    });
  });
});

describe('the built command', () => {
  test('plays a tournament with two threads as with none', () => {
    const plain = goblinry(...CUP);
    expect(plain.code).toBe(0);
    expect(goblinry(...CUP, '--workers', '2').out).toBe(plain.out);
  });

  test('goes on after it was killed', async () => {
    const whole = goblinry(...CUP, '--log', path('whole.jsonl'));
    const child = spawn(process.execPath, [bin, ...CUP, '--log', path('cut.jsonl')], { cwd: folder });
    await new Promise<void>((resolve) => child.stderr.once('data', () => resolve()));
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('close', resolve));
    const resumed = goblinry(...CUP, '--log', path('cut.jsonl'), '--resume');
    expect([resumed.code, resumed.out]).toEqual([0, whole.out]);
    expect(readFileSync(path('cut.jsonl'), 'utf8')).toBe(readFileSync(path('whole.jsonl'), 'utf8'));
  });

  test('plays with a bot in another process', () => {
    const exec = `exec:"${process.execPath}" first.js`;
    const there = goblinry('match', 'gobulon', 'random', `first=${exec}`, '--seed', 'a', '--ms', '60000', '--json');
    const here = goblinry('match', 'gobulon', 'random', 'first=./first.mjs', '--seed', 'a', '--ms', '60000', '--json');
    expect([there.code, there.err]).toEqual([0, '']);
    const [one, other] = [JSON.parse(there.out), JSON.parse(here.out)];
    expect(one.record).toEqual(other.record);
  });

  test('tries decks, with threads too', () => {
    const lab = ['deck', 'lab', 'comme-chat', 'ruee-vers-l-or', '--game', 'gobulon', '--pairs', '3', '--seed', 'lab'];
    const plain = goblinry(...lab);
    expect(plain.code).toBe(0);
    expect(goblinry(...lab, '--workers', '2').out).toBe(plain.out);
  });
});
