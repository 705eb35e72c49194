import type { Finding, Step } from '../protocol/index.js';
import { counted, plainly } from './text.js';

/** What the verdicts are called, where no sign stands for them. */
export const verdicts: Readonly<Record<Finding['verdict'], string>> = {
  passed: 'passed: ',
  failed: 'failed: ',
  'not-tried': 'not tried: ',
};
/** The signs of the verdicts, for terminals. */
export const signs: Readonly<Record<Finding['verdict'], string>> = {
  passed: '✓ ',
  failed: '✗ ',
  'not-tried': '– ',
};

/** What a step asks of a bot, without a full stop. */
function taskOf(step: Step): string {
  switch (step.id) {
    case 'start':
      return 'Start, and answer hello';
    case 'play':
      return `Play a whole game from seat ${step.seat}`;
    case 'unknown-keys':
      return 'Ignore keys that are not known';
    case 'long-line':
      return 'Read a question of more than 64 kilobytes in one line';
    case 'leave':
      return 'End by itself once the input is closed';
  }
}

/** A step in a sentence, with what was found out by it. */
export function stepSays(finding: Finding): string {
  const task = taskOf(finding.step);
  if (finding.verdict !== 'passed') return `${task}.`;
  const { name, questions } = finding;
  if (name !== undefined) return `${task}. It calls itself "${plainly(name)}".`;
  return questions === undefined ? `${task}.` : `${task}. It answered ${counted(questions, 'question')}.`;
}

/** The verdict about a bot as a whole. */
export function verdictSays(findings: readonly Finding[]): string {
  const failed = findings.filter(({ verdict }) => verdict === 'failed').length;
  const untried = findings.filter(({ verdict }) => verdict === 'not-tried').length;
  const steps = counted(findings.length, 'step');
  if (failed + untried === 0) return `All ${steps} passed: the bot keeps to the protocol.`;
  return `${failed} of ${steps} failed${untried === 0 ? '' : `, ${untried} not tried`}.`;
}

/** What stands over the last of a standard error. */
export const STDERR = 'The last of what it wrote to its standard error:';
