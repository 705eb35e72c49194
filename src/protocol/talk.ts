import type { Clock } from '../match/clock.js';
import { type Child, type Command, startChild } from './child.js';
import { type Awaited, BotFault, type Exit, type FaultDetails } from './fault.js';
import { type Heard, listener } from './hearing.js';
import { shown } from './incoming.js';
import type { Limits } from './limits.js';
import { type LineFeed, lineFeed } from './line-feed.js';
import { type Ask, type Do, type Hello, lineOf, type Over, type Ready } from './messages.js';

/** Something that is said to a bot and awaits an answer, for so many milliseconds. */
export interface Request {
  readonly message: Hello | Ask;
  readonly ms: number;
}

/** How a process came to its end: by itself once its input was closed, when it was asked to end, or not before it was killed. */
export type Farewell = 'left' | 'asked' | 'killed';

/** A talk with one process, from its start to its end. One request at a time. */
export interface Talk {
  /** Says something and waits for the answer; rejects with a `BotFault`. After `late` the talk may go on, after another not. */
  readonly request: (request: Request) => Promise<Ready | Do>;
  /** Says something that has no answer. */
  readonly tell: (message: Over) => void;
  /** Whether the process can be spoken to: it lives, keeps to the protocol, and owes no answer. */
  readonly isIdle: () => boolean;
  /** A fault in the answer to the last request, whose process goes on. */
  readonly faultIn: (details: Partial<FaultDetails> & Omit<FaultDetails, 'awaited'>) => BotFault;
  /** The last of what the process wrote to its standard error. */
  readonly stderr: () => string;
  /** Closes the input, and sees to it that the process ends with all that it has started; `grace` is at most the limit's. */
  readonly close: (grace?: number) => Promise<Farewell>;
}

/** A talk as it stands. */
interface Standing {
  readonly child: Child;
  readonly feed: LineFeed;
  readonly limits: Limits;
  readonly clock: Clock;
  last: Awaited;
  /** The id of the latest question, 0 before the first. */
  asked: number;
  isWaiting: boolean;
  owes: boolean;
  broken: BotFault | null;
}
type Result = { readonly answer: Ready | Do } | { readonly fault: FaultDetails };

/** How long a process that has closed its output may take to end before it is said to have gone on, in milliseconds. */
const ENDING = 5_000;

/** Whether something comes true within so many milliseconds. */
function within(promise: Promise<void>, ms: number, clock: Clock): Promise<boolean> {
  return new Promise((resolve) => {
    const cancel = clock.after(ms, () => resolve(false));
    void promise.then(() => {
      cancel();
      resolve(true);
    });
  });
}

const ending = (exit: Exit | null): string => {
  if (exit === null) return 'closed its output and went on';
  return exit.signal === null ? `ended with exit code ${exit.code}` : `was ended by ${exit.signal}`;
};

/** Why there is no more to hear, once the output has ended. */
async function whyEnded({ child, clock, last }: Standing, rest: Uint8Array): Promise<FaultDetails> {
  await within(child.gone, ENDING, clock);
  const failure = child.failure();
  if (failure !== null) return { awaited: last, ...failure };
  const exit = child.exit();
  const received = shown(rest);
  const known = { awaited: last, ...(exit === null ? {} : { exit }) };
  if (received === '') return { ...known, code: exit === null ? 'closed' : 'exited', says: ending(exit) };
  return { ...known, code: 'half-line', says: `${ending(exit)} in the middle of a line`, received };
}

/** That no answer has come in time; of a process that has ended none will, though something holds its output open. */
function lateness({ child, feed, last }: Standing, ms: number): FaultDetails {
  const exit = child.exit();
  if (exit !== null) return { code: 'exited', awaited: last, exit, says: ending(exit) };
  const received = shown(feed.rest());
  const says = `did not answer within ${ms} ms`;
  if (received === '') return { code: 'late', awaited: last, says };
  return { code: 'late', awaited: last, says: `${says}, and had written half a line`, received };
}

/** Waits for an answer, a fault, the end of the process or the end of the time, whichever comes first. */
function answerTo(standing: Standing, ms: number): Promise<Result> {
  const { child, feed, clock, last, asked, limits } = standing;
  return new Promise((resolve) => {
    const finish = (result: Result): void => {
      cancel();
      feed.stop();
      resolve(result);
    };
    const explainEnd = (rest: Uint8Array): void => {
      void whyEnded(standing, rest).then((fault) => finish({ fault }));
    };
    const take = (heard: Heard): void => {
      if (heard.kind === 'answer') finish({ answer: heard.answer });
      else if (heard.kind === 'wrong') finish({ fault: heard.details });
      else if (heard.kind === 'end') explainEnd(heard.rest);
    };
    const cancel = clock.after(ms, () => finish({ fault: lateness(standing, ms) }));
    const listen = listener(last, asked, limits);
    feed.listen((piece) => {
      const heard = listen(piece);
      take(heard);
      return heard.kind === 'nothing' ? 'more' : 'enough';
    });
    void child.ended.then(() => child.failure() !== null && explainEnd(feed.rest()));
  });
}

/** Ends a process that has failed, with all that it has started. */
function breakOff({ child }: Standing): void {
  child.signal('SIGKILL');
  child.stdout.destroy();
  child.stdin.destroy();
}

async function request(standing: Standing, { message, ms }: Request): Promise<Ready | Do> {
  if (standing.broken !== null) throw standing.broken;
  if (standing.isWaiting) throw new Error('a bot in another process is asked one question at a time');
  standing.last = message.t === 'hello' ? { t: 'ready' } : { t: 'do', id: message.id };
  if (message.t === 'ask') standing.asked = message.id;
  const { child, last, limits } = standing;
  standing.isWaiting = true;
  const unread = child.stdin.writableLength > limits.unread;
  if (!unread) child.stdin.write(lineOf(message));
  const result: Result = unread
    ? { fault: { code: 'not-reading', awaited: last, says: `left more than ${limits.unread} bytes unread` } }
    : await answerTo(standing, ms);
  standing.isWaiting = false;
  standing.owes = 'fault' in result;
  if ('answer' in result) return result.answer;
  const fault = new BotFault(result.fault, child.stderr());
  if (fault.code === 'late' && message.t === 'ask') throw fault;
  standing.broken = fault;
  breakOff(standing);
  throw fault;
}

async function close({ child, feed, clock, broken, isWaiting }: Standing, grace: number): Promise<Farewell> {
  if (!isWaiting) feed.listen(() => 'more'); // so that it does not wait for somebody to read
  child.stdin.end();
  let farewell: Farewell = broken === null ? 'left' : 'killed';
  if (!(await within(child.ended, grace, clock))) {
    farewell = 'asked';
    child.signal('SIGTERM');
    if (!(await within(child.ended, grace, clock))) {
      farewell = 'killed';
      child.signal('SIGKILL');
      await within(child.ended, grace, clock);
    }
  }
  child.stdout.destroy();
  child.stdin.destroy();
  return farewell;
}

/** Starts a process and a talk with it; whether it could be started is heard at the first request. */
export function startTalk(command: Command, limits: Limits, clock: Clock): Talk {
  const child = startChild(command);
  const standing: Standing = {
    ...{ child, limits, clock, feed: lineFeed(child.stdout, limits.line) },
    ...{ last: { t: 'ready' }, asked: 0, isWaiting: false, owes: false, broken: null },
  };
  let closing: Promise<Farewell> | null = null;
  return {
    request: (what) => request(standing, what),
    tell: (message) => void child.stdin.write(lineOf(message)),
    isIdle: () => standing.broken === null && !standing.owes && !standing.isWaiting && !child.exit() && !closing,
    faultIn: (details) => new BotFault({ awaited: standing.last, ...details }, child.stderr()),
    stderr: child.stderr,
    close(grace = limits.grace) {
      closing ??= close(standing, Math.min(grace, limits.grace));
      return closing;
    },
  };
}
