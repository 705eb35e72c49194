import { afterAll, expect, test } from 'vitest';
import { goblinSummoner } from '../../src/games/goblin-summoner/index.js';
import { BotFault, examine, type Finding } from '../../src/protocol/index.js';
import { shelf } from './programs.js';

const programs = shelf();
afterAll(() => programs.remove());

const examination = (command: readonly string[]) => ({
  ...{ game: goblinSummoner, config: { seed: 'exam' }, command },
  limits: { start: 100_000, answer: 100_000, grace: 100_000 },
});

test('is heard of step by step, and told as a whole', async () => {
  const heard: Finding[] = [];
  const findings = await examine({ ...examination(programs.bot()), heard: (finding) => heard.push(finding) });
  expect(heard).toEqual(findings);
  expect(findings.map(({ step, verdict }) => [step.id, verdict])).toEqual([
    ['start', 'passed'],
    ['play', 'passed'],
    ['play', 'passed'],
    ['unknown-keys', 'passed'],
    ['long-line', 'passed'],
    ['leave', 'passed'],
  ]);
});

test('can be interrupted, which ends the process that is asked', async () => {
  let interrupt = (): void => {};
  const interrupted = new Promise<void>((resolve) => {
    interrupt = resolve;
  });
  const heard = ({ step }: Finding): void => {
    if (step.id === 'start') interrupt();
  };
  const findings = await examine({ ...examination(programs.bot({ ask: '() => {}' })), heard, interrupted });
  expect(findings.map(({ verdict }) => verdict)).toEqual(['passed', 'failed', ...Array(4).fill('not-tried')]);
  const [, play] = findings;
  const fault = play?.verdict === 'failed' ? play.fault : null;
  expect(fault).toBeInstanceOf(BotFault);
  expect(fault?.code).toBe('exited');
});

test('does not wait long for a bot that does not end, once it is interrupted', async () => {
  const heard: Finding[] = [];
  let interrupt = (): void => {};
  const interrupted = new Promise<void>((resolve) => {
    interrupt = resolve;
  });
  const stubborn = programs.bot({ ask: '() => {}' }, 'setInterval(() => {}, 1000);');
  const options = { ...examination(stubborn), heard: (finding: Finding) => heard.push(finding), interrupted };
  const findings = examine(options);
  await expect.poll(() => heard.length, { timeout: 100_000 }).toBe(1);
  interrupt();
  expect((await findings).map(({ verdict }) => verdict)).toEqual([
    ...['passed', 'failed'],
    ...Array(4).fill('not-tried'),
  ]);
});

test('is not begun with what is no command', async () => {
  await expect(examine(examination([]))).rejects.toThrow('not a command at command');
});
