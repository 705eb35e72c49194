import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { goblinSummoner } from '../../src/games/goblin-summoner/index.js';
import { replay, verify } from '../../src/index.js';
import { goblinry } from './keyboard.js';

const folder = mkdtempSync(join(tmpdir(), 'goblinry-demo-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('demo', () => {
  test('is the game it always was', async () => {
    const { code, out, err } = await goblinry('demo');
    expect([code, err]).toEqual([0, '']);
    await expect(out).toMatchFileSnapshot('../golden/demo.txt');
  });

  test('is a good read: a whole duel that ends by shields, within 80 columns and without colours', async () => {
    const { out, lines } = await goblinry('demo');
    const turns = lines.filter((line) => /^Turn \d+ begins/.test(line)).length;
    expect(turns).toBeGreaterThanOrEqual(10);
    expect(turns).toBeLessThanOrEqual(25);
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    expect(out).toMatch(/^Warren Rush: legal; .*\nRestless Dead: legal; /m);
    expect(out).toMatch(
      / wins the duel: .*'s shield is gone\.\n\n\d+ actions\. The hash of the record:\n[0-9a-f]{64}\n$/,
    );
    expect(out).toMatch(/trap springs: /);
    expect(out).not.toContain('\x1b');
  });

  test('plays what is asked for, and the same each time', async () => {
    const command = 'demo goblin-summoner --seed "any text" --decks pack-hunt,storm-school';
    const [first, second] = [await goblinry(command), await goblinry(command)];
    expect(first.out).toBe(second.out);
    expect(first.out).toContain('seed "any text"');
    expect(first.out).toMatch(/^Pack Hunt: legal; .*\nStorm School: legal; /m);
    expect((await goblinry(command.replace('any', 'other'))).out).not.toBe(first.out);
  });

  test('tells players with the same deck apart', async () => {
    const { out } = await goblinry('demo --seed 4 --decks pack-hunt,pack-hunt');
    expect(out).toMatch(/^Pack Hunt [12] wins the duel: Pack Hunt [12]'s shield is gone\.$/m);
  });

  test('shows a spectator nothing that is hidden', async () => {
    const { out } = await goblinry('demo');
    expect(out).not.toMatch(/in hand\.|hand: |face down in play/);
  });

  test('--json prints a sound record and nothing else, --record writes the same', async () => {
    const path = join(folder, 'duel.json');
    const { out } = await goblinry('demo --json --seed 1');
    const record = JSON.parse(out);
    expect(verify(goblinSummoner, record)).toBeNull();
    expect(record.outcome).toBeDefined();
    const told = await goblinry(`demo --seed 1 --record ${path}`);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(record);
    expect(told.out).toContain(`${record.actions.length} actions. The hash of the record:\n${record.hash}\n`);
    const result = replay(goblinSummoner, record);
    expect(result.ok && goblinSummoner.hash(result.state)).toBe(record.hash);
  });

  test('--full tells every event with its rule', async () => {
    const { lines } = await goblinry('demo --seed 1 --full');
    const deeds = lines.filter((line) => / passes\. \[G-5\.3\]$/.test(line));
    expect(deeds.length).toBeGreaterThan(0);
    expect(lines.filter((line) => / passes\.$/.test(line))).toEqual([]);
  });

  test('does not begin with a deck that is not legal', async () => {
    const { code, out, err } = await goblinry('demo --decks pack-hunt,-', { stdin: 'Affinity: Beast\n4 Grey Wolf\n' });
    expect(code).toBe(1);
    expect(out).toContain('standard input: illegal; 4 of 22 cards');
    expect(out).not.toContain('Turn 1');
    expect(err).toContain('Grey Wolf is in the deck 4 times');
    const silent = await goblinry('demo --json --decks pack-hunt,-', { stdin: 'Affinity: Beast\n4 Grey Wolf\n' });
    expect([silent.code, silent.out]).toEqual([1, '']);
  });
});

describe('colours', () => {
  const coloured = (text: string): boolean => text.includes('\x1b[');
  test.each([
    ['not in a pipe', {}, false],
    ['on a terminal', { columns: 80 }, true],
    ['not on a terminal under NO_COLOR', { columns: 80, env: { NO_COLOR: '1' } }, false],
    ['not on a dumb terminal', { columns: 80, env: { TERM: 'dumb' } }, false],
    ['in a pipe under FORCE_COLOR', { env: { FORCE_COLOR: '1' } }, true],
    ['not under FORCE_COLOR=0', { columns: 80, env: { FORCE_COLOR: '0' } }, false],
    ['not where NO_COLOR and FORCE_COLOR disagree', { env: { NO_COLOR: '1', FORCE_COLOR: '1' } }, false],
    ['on a terminal under an empty NO_COLOR', { columns: 80, env: { NO_COLOR: '' } }, true],
    ['not in a pipe under CI', { env: { CI: 'true' } }, false],
  ])('%s', async (_, world, expected) => {
    for (const command of ['demo --seed 1', 'cards goblin-summoner', 'rules goblin-summoner G-1', '--help']) {
      expect(coloured((await goblinry(command, world)).out)).toBe(expected);
    }
  });

  test('never in JSON', async () => {
    const { out } = await goblinry('demo --json --seed 1', { env: { FORCE_COLOR: '1' } });
    expect(coloured(out)).toBe(false);
  });
});

test.each([40, 55, 80])('lines keep within a terminal of %i columns', async (columns) => {
  const world = { columns, env: { NO_COLOR: '1' } };
  const { lines } = await goblinry('rules goblin-summoner', world);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
});
