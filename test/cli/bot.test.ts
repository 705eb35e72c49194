import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { shelf } from '../protocol/programs.js';
import { goblinry } from './keyboard.js';

const programs = shelf();
afterAll(() => programs.remove());

const quoted = (command: readonly string[]): string => command.map((part) => `"${part}"`).join(' ');
const check = (command: readonly string[], options = '--ms 100000', world = {}) =>
  goblinry(`bot check ${options} -- ${quoted(command)}`, world);
const steps = (lines: readonly string[]) => lines.filter((line) => /^(passed|failed|not tried): /.test(line));

describe('the example bots keep to the protocol', () => {
  const folder = fileURLToPath(new URL('../../examples/bots/', import.meta.url));
  const isThere = (command: string) => spawnSync(command, ['--version']).error === undefined;
  const bots: readonly (readonly [says: string, command: readonly string[], needs: string, name: string])[] = [
    ['JavaScript', [process.execPath, `${folder}first.mjs`], process.execPath, 'first'],
    ['Python', ['python3', `${folder}draw.py`], 'python3', 'draw'],
    ['the shell with jq', ['sh', `${folder}shell.sh`], 'jq', 'shell with jq'],
    ['the shell alone', ['env', 'PATH=/nowhere', '/bin/sh', `${folder}shell.sh`], 'env', 'shell'],
  ];
  for (const [says, command, needs, name] of bots) {
    test.skipIf(!isThere(needs))(`${says} (needs ${needs.split('/').at(-1)})`, async () => {
      const { code, out, lines, err } = await check(command);
      expect([code, err]).toEqual([0, '']);
      expect(out).toMatch(/^Goblin Summoner, protocol 1: /);
      expect(steps(lines)).toEqual([
        `passed: Start, and answer hello. It calls itself "${name}".`,
        expect.stringMatching(/^passed: Play a whole game from seat 0\. It answered \d+ questions\.$/),
        expect.stringMatching(/^passed: Play a whole game from seat 1\. It answered \d+ questions\.$/),
        'passed: Ignore keys that are not known.',
        'passed: Read a question of more than 64 kilobytes in one line.',
        'passed: End by itself once the input is closed.',
      ]);
      expect(out).toContain('\nAll 6 steps passed: the bot keeps to the protocol.\n');
    });
  }

  test('in another game, too', async () => {
    const { code, out } = await check([process.execPath, `${folder}first.mjs`], '--game gobulon --ms 100000');
    expect(code).toBe(0);
    expect(out).toMatch(/^Gobulon, protocol 1: /);
  });
});

describe('what fails is named', () => {
  test('a bot that does not start is not led further', async () => {
    const { code, lines, err } = await check(
      programs.program(`console.error('no licence\\nfound'); process.exitCode = 4`),
    );
    expect([code, err]).toEqual([1, '']);
    expect(lines.slice(lines.indexOf('') + 1)).toEqual([
      'failed: Start, and answer hello.',
      '    After hello the bot ended with exit code 4.',
      '    The last of what it wrote to its standard error:',
      '      no licence',
      '      found',
      'not tried: Play a whole game from seat 0.',
      'not tried: Play a whole game from seat 1.',
      'not tried: Ignore keys that are not known.',
      'not tried: Read a question of more than 64 kilobytes in one line.',
      'not tried: End by itself once the input is closed.',
      '',
      '1 of 6 steps failed, 5 not tried.',
      '',
    ]);
  });

  const failing = (lines: readonly string[]) => steps(lines).filter((line) => !line.startsWith('passed'));

  test('an illegal action, with the rule', async () => {
    const concedes = `({ id, view }) => say({ t: 'do', id, action: { type: 'concede', seat: 1 - view.viewer } })`;
    const { code, lines, out } = await check(programs.bot({ ask: concedes }));
    expect(code).toBe(1);
    expect(failing(lines)).toHaveLength(4);
    expect(out.replace(/\s+/g, ' ')).toMatch(/chose an action that is not legal: \{"type":"concede","seat":0\} .*\(G-/);
  });

  test('a bot that knows only the seat it was first given', async () => {
    const ask = `(message) => { seat ??= message.view.viewer; if (seat !== message.view.viewer) throw new Error('who?'); first(message) }`;
    const { code, lines, out } = await check(programs.bot({ ask }, 'let seat;'));
    expect(code).toBe(1);
    expect(failing(lines)).toEqual(['failed: Play a whole game from seat 1.']);
    expect(out).toContain('After question');
    expect(out).toContain('      Error: who?');
    expect(out).toContain('\n1 of 6 steps failed.\n');
  });

  test('a bot that stumbles over keys it does not know', async () => {
    const ask = `(message) => { if (Object.keys(message).length !== 7) throw new Error('strange'); first(message) }`;
    const { lines } = await check(programs.bot({ ask }));
    expect(failing(lines)).toEqual([
      'failed: Ignore keys that are not known.',
      'failed: Read a question of more than 64 kilobytes in one line.',
    ]);
  });

  test('a bot that would break lines where only some languages do still gets whole ones', async () => {
    const before = `process.stdin.on('data', (data) => { if (/[\\u0085\\u2028]/.test(data)) throw new Error('broken') });`;
    const { code } = await check(programs.bot({}, `process.stdin.setEncoding('utf8'); ${before}`));
    expect(code).toBe(0);
  });

  test('a bot that takes a key inside another for its own', async () => {
    const ask = `(message) => first({ id: Number(/[^]*"id":(\\d+)/.exec(JSON.stringify(message))?.[1] ?? 0) })`;
    const { code, out } = await check(programs.bot({ ask }));
    expect(code).toBe(1);
    expect(out).toMatch(/After question \d+ the bot answered question 0, which was not asked/);
  });

  test('a bot that does not end', async () => {
    const { code, lines, out } = await check(programs.bot({}, 'setInterval(() => {}, 1000);'), '--ms 3000');
    expect(code).toBe(1);
    expect(failing(lines)).toEqual(['failed: End by itself once the input is closed.']);
    expect(out).toContain('    After the end of its input the bot did not end by itself within 3000 ms.\n');
  });

  test('a bot that takes too long', async () => {
    const { code, out } = await check(programs.bot({ ask: '() => {}' }), '--ms 1');
    expect(code).toBe(1);
    expect(out).toContain('    After question 1 the bot did not answer within 1 ms.\n');
  });
});

test('a bot may end after every game', async () => {
  const { code } = await check(programs.bot({ over: '() => process.exit(0)' }));
  expect(code).toBe(0);
});

test('on a terminal there are signs in place of words', async () => {
  const world = { columns: 70, env: { NO_COLOR: '1' } };
  const { lines } = await check(programs.program('process.exitCode = 1'), '--ms 100000', world);
  expect(lines).toContain('✗ Start, and answer hello.');
  expect(lines).toContain('– Play a whole game from seat 1.');
  expect(lines.filter((line) => line.length > 70)).toEqual([]);
  expect((await check(programs.bot(), '--ms 100000', world)).out).toContain('✓ Play a whole game from seat 0.');
});

test('--json prints the findings and nothing else', async () => {
  const command = programs.bot({ ask: `() => raw('?\\n')` });
  const { code, out } = await check(command, '--json --ms 100000');
  expect(code).toBe(1);
  const { steps: findings, ...rest } = JSON.parse(out);
  expect(rest).toEqual({ game: 'goblin-summoner', protocol: 1, command: [...command] });
  expect(findings[0]).toEqual({ step: { id: 'start' }, verdict: 'passed', name: 'program' });
  expect(findings[1]).toMatchObject({
    step: { id: 'play', seat: 0 },
    verdict: 'failed',
    fault: { code: 'not-json', forfeit: 'crashed', awaited: { t: 'do', id: 1 }, received: '?', line: 3 },
  });
});
