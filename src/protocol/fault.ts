import type { Refusal } from '../kernel/types.js';

/** What can go wrong with a bot in another process; docs/protocol.md says when each comes about. */
export type FaultCode =
  | 'not-found'
  | 'not-executable'
  | 'not-started'
  | 'exited'
  | 'closed'
  | 'half-line'
  | 'late'
  | 'not-utf8'
  | 'not-json'
  | 'too-long'
  | 'flood'
  | 'malformed'
  | 'unexpected'
  | 'not-reading'
  | 'not-left'
  | 'no-such-index'
  | 'illegal-action';

/** What was awaited from a bot: its `ready`, its `do` for the question of that id, or that it end with its input. */
export type Awaited = { readonly t: 'ready' | 'end' } | { readonly t: 'do'; readonly id: number };

/** How a process ended: by an exit code or by a signal, the other being null. */
export interface Exit {
  readonly code: number | null;
  readonly signal: string | null;
}

/** All that is known of what went wrong. */
export interface FaultDetails {
  readonly code: FaultCode;
  readonly awaited: Awaited;
  /** What is said of it after `After hello the bot`, without a full stop. */
  readonly says: string;
  /** What the bot wrote that was wrong, shortened, on one line and without control characters. */
  readonly received?: string;
  /** Which line of its output that was, from 1. */
  readonly line?: number;
  readonly exit?: Exit;
  /** Why the action may not be done. */
  readonly refusal?: Refusal;
}

const FORFEITS: Readonly<Partial<Record<FaultCode, 'late' | 'illegal'>>> = {
  late: 'late',
  'no-such-index': 'illegal',
  'illegal-action': 'illegal',
};

const SHOWN = 120;

/** After what something was awaited. */
function placeOf(awaited: Awaited): string {
  if (awaited.t === 'do') return `question ${awaited.id}`;
  return awaited.t === 'ready' ? 'hello' : 'the end of its input';
}

/** Foreign text as a message may show it: on one line, without control characters, of 120 characters at most. */
export function shorten(text: string): string {
  const clean = text.slice(0, SHOWN + 1).replace(/\p{C}/gu, '?');
  return clean.length > SHOWN ? `${clean.slice(0, SHOWN)}...` : clean;
}

/** A bot in another process has failed: what the promises of `begin` and `choose` are rejected with. The message is for people. */
export class BotFault extends Error {
  /** What went wrong, for programs. */
  readonly code: FaultCode;
  /** What the fault costs in a match: it is counted as late, as an illegal action, or as a crash. */
  readonly forfeit: 'late' | 'illegal' | 'crashed';
  /** What was awaited when it went wrong. */
  readonly awaited: Awaited;
  /** What the bot wrote that was wrong, shortened to one line; absent where it wrote nothing. */
  readonly received?: string;
  /** Which line of its output that was, from 1. */
  readonly line?: number;
  /** How its process had ended, if it had. */
  readonly exit?: Exit;
  /** The refusal of an illegal action. */
  readonly refusal?: Refusal;
  /** The last of what the bot wrote to its standard error. */
  readonly stderr: string;

  constructor(details: FaultDetails, stderr: string) {
    const { code, awaited, says, received, line, exit, refusal } = details;
    super(`After ${placeOf(awaited)} the bot ${says}${received === undefined ? '.' : `: ${received}`}`);
    this.name = 'BotFault';
    this.code = code;
    this.forfeit = FORFEITS[code] ?? 'crashed';
    this.awaited = awaited;
    this.stderr = stderr;
    if (received !== undefined) this.received = received;
    if (line !== undefined) this.line = line;
    if (exit !== undefined) this.exit = exit;
    if (refusal !== undefined) this.refusal = refusal;
  }
}
