import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../../dist/bin.js', import.meta.url));
const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'goblinry-e2e-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = (name: string): string => join(folder, name);

/** The world of a child, without what colours depend on. */
const world = (extra: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => {
  const { NO_COLOR: _no, FORCE_COLOR: _force, ...rest } = process.env;
  return { ...rest, ...extra };
};

/** Runs the built command in a process of its own. */
function goblinry(
  argv: readonly string[],
  input: string | Uint8Array = '',
  env: Readonly<Record<string, string>> = {},
) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...argv], {
    cwd: folder,
    env: world(env),
    input,
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}
/** Runs a line of bash in which `goblinry` is the built command. */
function bash(line: string) {
  const script = `goblinry() { "${process.execPath}" "${bin}" "$@"; }; ${line}`;
  const { status, stdout, stderr } = spawnSync('bash', ['-o', 'pipefail', '-c', script], {
    cwd: folder,
    env: world(),
    input: '',
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}

describe('the built command', () => {
  test('knows its version', () => {
    expect(goblinry(['--version'])).toEqual({ code: 0, out: `${manifest.version}\n`, err: '' });
  });

  test('exits with 0, 1 or 2', () => {
    expect(goblinry(['games']).code).toBe(0);
    expect(goblinry(['cards', 'goblin-summoner', 'xyzzy']).code).toBe(1);
    expect(goblinry(['gmaes']).code).toBe(2);
    expect(goblinry([]).code).toBe(2);
    expect(goblinry(['--help']).code).toBe(0);
  });

  test('does what a newcomer tries first: the demo', () => {
    const { code, out, err } = goblinry(['demo']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/wins the duel[\s\S]*The hash of the record:\n[0-9a-f]{64}\n$/);
    expect(out).not.toContain('\x1b');
    expect(out).toBe(readFileSync(new URL('../golden/demo.txt', import.meta.url), 'utf8'));
  });

  test('colours a pipe only if it is forced to', () => {
    expect(goblinry(['games'], '', { FORCE_COLOR: '1' }).out).toContain('\x1b[');
    expect(goblinry(['games'], '', { FORCE_COLOR: '1', NO_COLOR: '1' }).out).not.toContain('\x1b');
    expect(goblinry(['games'], '', { CI: 'true' }).out).not.toContain('\x1b');
  });

  test('can be cut short by the reader of its output', () => {
    for (const command of ['cards goblin-summoner', 'demo', 'cards goblin-summoner --json']) {
      const { code, out, err } = bash(`goblinry ${command} | head -n 1`);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out.split('\n')).toHaveLength(2);
    }
  });

  test.runIf(process.platform === 'linux')('says so when its output cannot be written', () => {
    const { code, err } = bash('goblinry demo > /dev/full');
    expect(code).toBe(2);
    expect(err).toBe('goblinry: cannot write the output: there is no room left.\n');
  });
});

describe('files and devices', () => {
  const check = (from: string) => goblinry(['deck', 'check', from, '--game', 'goblin-summoner']);

  test.runIf(process.platform === 'linux').each([
    ['/dev/null', 'is empty: there is no deck in it'],
    ['/dev/zero', 'is too large: a deck may have 1 MB at most'],
    ['/', 'it is a directory'],
    ['no-such.txt', 'there is no such file'],
    [`${'n'.repeat(5000)}.txt`, 'its name is too long'],
  ])('%.20s is one clear line', (from, says) => {
    const { code, out, err } = check(from);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(says);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(err).not.toMatch(/at .*\.js|Error/);
  });

  test('a pipe can stand for a file, and a file for the standard input', () => {
    goblinry(['deck', 'format', 'pack-hunt', '--game', 'goblin-summoner']);
    const line = 'goblinry deck format pack-hunt --game goblin-summoner > d.txt && goblinry deck check';
    for (const from of ['<(cat d.txt)', '- < d.txt', 'd.txt']) {
      expect(bash(`${line} ${from} --game goblin-summoner`)).toMatchObject({ code: 0, err: '' });
    }
  });

  test('an input that never ends is refused in time', () => {
    const { code, err } = bash('set +o pipefail; yes | goblinry deck check - --game goblin-summoner');
    expect(code).toBe(2);
    expect(err).toContain('too large');
  });
});

describe('play and replay', () => {
  beforeAll(() => {
    const { code } = goblinry(
      ['play', 'goblin-summoner', '--seed', 'abc', '--record', path('duel.json')],
      '1\n'.repeat(300),
    );
    expect(code).toBe(0);
  });

  test('a game that was played to its end replays with the same hash', () => {
    const record = JSON.parse(readFileSync(path('duel.json'), 'utf8'));
    const { code, out } = goblinry(['replay', path('duel.json'), '--as', '0']);
    expect(code).toBe(0);
    expect(out).toContain('The record is sound.');
    expect(out).toContain(record.hash);
  });

  test('the same seed and answers make the same record', () => {
    goblinry(['play', 'goblin-summoner', '--seed', 'abc', '--record', path('again.json')], '1\n'.repeat(300));
    expect(readFileSync(path('again.json'), 'utf8')).toBe(readFileSync(path('duel.json'), 'utf8'));
  });

  test('answers that come one by one, with pauses, are read as they come', async () => {
    const child = spawn(process.execPath, [bin, 'play', 'goblin-summoner', '--seed', 'abc'], { env: world() });
    let out = '';
    const answers = ['1', '2', 'q'];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      if (out.endsWith('> ')) child.stdin.write(`${answers.shift() ?? 'q'}\n`);
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(0);
    expect(out).toMatch(/> 1\n[\s\S]*> 2\n[\s\S]*> q\n\nThe game stops here/);
  });

  test('an input without end does not keep it playing', () => {
    const { code, out } = bash('set +o pipefail; yes nonsense | goblinry play goblin-summoner --seed abc');
    expect(code).toBe(0);
    expect(out).toContain('20 answers in a row were of no use.');
  });

  test('a record with an illegal action in the middle is refused there', () => {
    const record = JSON.parse(readFileSync(path('duel.json'), 'utf8'));
    record.actions[1] = { type: 'play-card', seat: record.actions[1].seat, card: 9999 };
    writeFileSync(path('bad.json'), JSON.stringify(record));
    const { code, out } = goblinry(['replay', path('bad.json')]);
    expect(code).toBe(1);
    expect(out).toMatch(/^The action at index 1 is refused \(card-not-in-hand\)\.[\s\S]*The position after 1 action,/);
  });

  test('half a record is refused as a file', () => {
    const text = readFileSync(path('duel.json'), 'utf8');
    writeFileSync(path('half.json'), text.slice(0, text.length / 2));
    const { code, err } = goblinry(['replay', path('half.json')]);
    expect(code).toBe(2);
    expect(err).toMatch(/^goblinry: .*half\.json is not JSON: it breaks off before its end\.\n$/);
  });
});
