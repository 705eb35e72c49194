import type { Command } from 'commander';
import { type BotFault, defaultLimits, examine, type Finding, type Limits, PROTOCOL } from '../../../protocol/index.js';
import { STDERR, signs, stepSays, verdictSays, verdicts } from '../../bot-phrases.js';
import type { Session } from '../../io.js';
import type { AnyOffer } from '../../offer.js';
import { offerOf } from '../../offers.js';
import { json, plainly, wrap } from '../../text.js';
import { UsageError } from '../../usage-error.js';

interface Options {
  readonly game: string;
  readonly seed: string;
  readonly ms: string;
  readonly json?: true;
}

/** So much of a standard error is told. */
const LINES = 20;
const LONGEST_LINE = 200;
const INDENT = '    ';

/** How long everything may take, a start never less than usual; UsageError for anything but a number of milliseconds. */
function limitsOf(ms: string): Partial<Limits> {
  const answer = Number(ms);
  if (/^[1-9]\d{0,6}$/.test(ms)) return { answer, grace: answer, start: Math.max(answer, defaultLimits.start) };
  throw new UsageError(`--ms ${plainly(ms)} is no time for an answer: use a number from 1 to 9999999.`);
}

/** What went wrong at a step, as lines. */
function faultLines({ message, refusal, stderr }: BotFault, offer: AnyOffer, { ink, width }: Session): string[] {
  const why = refusal === undefined ? '' : ` ${offer.explain(refusal, 'en')}`;
  const errors = stderr.trimEnd().split('\n').slice(-LINES);
  const said = stderr.trim() === '' ? [] : [STDERR, ...errors.map((line) => `  ${plainly(line, LONGEST_LINE)}`)];
  return [...wrap(message + why, width, { first: INDENT }), ...said.map((line) => ink.dim((INDENT + line).trimEnd()))];
}

/** A step as lines: a sign on a terminal, a word in a pipe. */
function findingLines(finding: Finding, offer: AnyOffer, session: Session): string[] {
  const { io, ink, width } = session;
  const colour = { passed: ink.green, failed: ink.red, 'not-tried': ink.dim }[finding.verdict];
  const first = (io.stdout.isTTY ? signs : verdicts)[finding.verdict];
  const [line = '', ...rest] = wrap(stepSays(finding), width, { first, rest: INDENT });
  const lines = [colour(first) + line.slice(first.length), ...rest];
  return finding.verdict === 'failed' ? [...lines, ...faultLines(finding.fault, offer, session)] : lines;
}

/** A finding as data. */
function dataOf(finding: Finding): unknown {
  if (finding.verdict !== 'failed') return finding;
  const { message, code, forfeit, awaited, received, line, exit, refusal, stderr } = finding.fault;
  return { ...finding, fault: { code, forfeit, message, awaited, received, line, exit, refusal, stderr } };
}

/** Comes true when the user wants to stop, so that no process is left behind. */
function interruption(): { readonly happens: Promise<void>; readonly forget: () => void } {
  let stop = (): void => {};
  const happens = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, stop);
  const forget = (): void => {
    for (const signal of signals) process.off(signal, stop);
  };
  return { happens, forget };
}

/** A command that cannot be run at all was written wrongly, which is no fault of a bot: UsageError. */
function mustRun(finding: Finding, [program = '']: readonly string[]): void {
  if (finding.verdict !== 'failed') return;
  const reason = /could not be started: (.*)\.$/.exec(finding.fault.message)?.[1];
  if (reason !== undefined) throw new UsageError(`cannot run ${plainly(program)}: ${reason}.`);
}

async function check(session: Session, command: readonly string[], options: Options): Promise<void> {
  const { say, ink, width } = session;
  const offer = offerOf(options.game);
  const limits = limitsOf(options.ms);
  if (command[0] === '') throw new UsageError('the command of the bot is empty.');
  const decks = offer.usual.map((id) => offer.decks?.ready[id]);
  const title = `${offer.game.name}, protocol ${PROTOCOL}: ${plainly(command.join(' '), LONGEST_LINE)}`;
  const heard = (finding: Finding): void => {
    mustRun(finding, command);
    if (options.json) return;
    if (finding.step.id === 'start') say(...wrap(title, width).map(ink.bold), '');
    say(...findingLines(finding, offer, session));
  };
  const { happens, forget } = interruption();
  const config = offer.configOf({ seed: options.seed, decks });
  const findings = await examine({
    ...{ game: offer.game, config, command, limits, heard, interrupted: happens },
  }).finally(forget);
  if (findings.some(({ verdict }) => verdict !== 'passed')) session.fail();
  if (options.json) say(json({ game: offer.game.id, protocol: PROTOCOL, command, steps: findings.map(dataOf) }));
  else say('', ...wrap(verdictSays(findings), width).map(ink.bold));
}

/** `bot check`: a bot led through the protocol. */
export function addBotCheck(bot: Command, session: Session): void {
  bot
    .command('check')
    .summary('lead a bot through the protocol')
    .description(
      'Starts a program and leads it through the protocol for bots in other processes: it says it is ready, plays a whole game from every seat, ignores what it does not know, reads a long line, and ends with its input. Every step is told, with what went wrong. Write -- before the command.',
    )
    .argument('<command...>', 'the program and its arguments')
    .option('--game <game>', 'the game that is played', 'goblin-summoner')
    .option('--seed <text>', 'what all chance comes from', 'bot check')
    .option('--ms <n>', 'how long an answer, or the end, may take, in milliseconds', '10000')
    .option('--json', 'print the findings as JSON')
    .action((command: readonly string[], options: Options) => check(session, command, options));
}
