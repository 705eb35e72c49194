import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import type { Exit, FaultCode } from './fault.js';

/** A program and how it is started, without a shell. */
export interface Command {
  /** The program, then its arguments. */
  readonly command: readonly string[];
  /** The folder it runs in; the current one by default. */
  readonly cwd?: string;
  /** Variables of its environment, beside those of this process. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Why a program could not be started. */
export interface StartFailure {
  readonly code: FaultCode;
  /** Follows on `After hello the bot`. */
  readonly says: string;
}

/** A child process. */
export interface Child {
  readonly stdin: Writable;
  readonly stdout: Readable;
  /** How it ended; null while it runs. */
  readonly exit: () => Exit | null;
  /** Why it did not start; null if it did. */
  readonly failure: () => StartFailure | null;
  /** Comes true when it has ended, or could not be started. */
  readonly ended: Promise<void>;
  /** Comes true when, beyond that, all that it wrote has been read. */
  readonly gone: Promise<void>;
  /** The last of what it wrote to its standard error. */
  readonly stderr: () => string;
  /** Sends a signal to it and to all the processes it has started, as far as they stay in its group. */
  readonly signal: (signal: 'SIGTERM' | 'SIGKILL') => void;
}

const KEPT = 4_000;
type Spawned = ChildProcessByStdio<Writable, Readable, Readable>;

const isPosix = (): boolean => process.platform !== 'win32';

function failureOf(error: NodeJS.ErrnoException): StartFailure {
  const found: Readonly<Record<string, StartFailure>> = {
    ENOENT: { code: 'not-found', says: 'could not be started: there is no such command or folder' },
    ENOTDIR: { code: 'not-found', says: 'could not be started: there is no such command or folder' },
    EACCES: { code: 'not-executable', says: 'could not be started: it may not be run as a program' },
  };
  const reason = error.code ?? error.message;
  return found[reason] ?? { code: 'not-started', says: `could not be started: ${reason}` };
}

/** Keeps the last of a stream and lets the rest go, so that whoever writes never waits. */
function tailOf(stream: Readable): () => string {
  let tail: Buffer = Buffer.alloc(0);
  stream.on('data', (chunk: Buffer) => {
    tail = Buffer.concat([tail, chunk]).subarray(-KEPT);
  });
  stream.on('error', () => {}); // a stream that breaks has no more to say
  return () => tail.toString('utf8');
}

/** Sends a signal to a process and its group; one that is gone already needs none. */
function send({ pid }: Spawned, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(isPosix() ? -pid : pid, signal);
  } catch (error) {
    if (!['ESRCH', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** Lets this process end although the child lives: the end of its input tells the child. */
function letGo(child: Spawned): void {
  child.unref();
  for (const stream of child.stdio) (stream as { unref?: () => void } | null)?.unref?.();
}

/** Starts a program; whether that went well is seen later. */
export function startChild({ command: [program = '', ...args], cwd, env }: Command): Child {
  const child = spawn(program, args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: isPosix(), // a group of its own, so that all it starts can be ended with it
    windowsHide: true,
    env: { ...process.env, ...env },
    ...(cwd === undefined ? {} : { cwd }),
  });
  letGo(child);
  let exit: Exit | null = null;
  let failure: StartFailure | null = null;
  child.stdin.on('error', () => {}); // a bot that does not read is heard of by its end, or by its silence
  const failed = new Promise<void>((resolve) => {
    child.on('error', (error) => {
      failure ??= failureOf(error);
      resolve();
    });
  });
  const ended = new Promise<void>((resolve) => {
    child.on('exit', (code, signal) => {
      exit = { code, signal };
      send(child, 'SIGKILL'); // what it has left behind
      resolve();
    });
  });
  const gone = new Promise<void>((resolve) => child.on('close', () => resolve()));
  return {
    stdin: child.stdin,
    stdout: child.stdout,
    exit: () => exit,
    failure: () => failure,
    ended: Promise.race([ended, failed]),
    gone: Promise.race([gone, failed]),
    stderr: tailOf(child.stderr),
    signal: (signal) => send(child, signal),
  };
}
