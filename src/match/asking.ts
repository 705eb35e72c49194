import type { Clock } from './clock.js';
import type { Fault } from './result.js';

/** What came of asking: an answer, of which nothing is known yet, or what went wrong; and how long it took. */
export type Reply =
  | { readonly ok: true; readonly answer: unknown; readonly ms: number }
  | { readonly ok: false; readonly fault: Fault; readonly ms: number };

/** How long an answer may take, and by which clock; no clock: as long as it likes. */
export interface Patience {
  readonly clock: Clock | undefined;
  /** Milliseconds, `Infinity` for no limit. */
  readonly allowed: number;
}

const LONGEST = 300;

/** What was thrown, in a few words; it may be anything, and may throw when it is read. */
function wordsOf(error: unknown): string {
  try {
    const text = error instanceof Error ? error.message : String(error);
    return text.replace(/\p{C}+/gu, ' ').slice(0, LONGEST);
  } catch {
    return 'something that cannot be read was thrown';
  }
}

/** The forfeit that an error asks for by a property of that name; bots in other processes throw such errors. */
function forfeitOf(error: unknown): unknown {
  try {
    return error instanceof Error && 'forfeit' in error ? error.forfeit : undefined;
  } catch {
    return undefined; // a foreign object that throws when it is read names no forfeit
  }
}

const lateBy = (ms: number, { allowed }: Patience, says = ''): Fault => ({
  kind: 'late',
  says: says === '' ? `No answer within ${Math.round(allowed)} ms.` : says,
  ms,
  allowed,
});

function faultOf(error: unknown, ms: number, patience: Patience): Fault {
  const says = wordsOf(error);
  const forfeit = forfeitOf(error);
  if (forfeit === 'late') return lateBy(ms, patience, says);
  return forfeit === 'illegal' ? { kind: 'illegal', says, refusal: null } : { kind: 'crashed', says };
}

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && typeof (value as { readonly then?: unknown }).then === 'function';

/**
 * Calls a bot, once, and waits for its answer no longer than allowed. Never throws or rejects, whatever the bot does; an
 * answer that comes too late is let go. A bot that does not give back control at all cannot be interrupted, but is late
 * once it does.
 */
export async function ask(call: () => unknown, patience: Patience): Promise<Reply> {
  const { clock, allowed } = patience;
  const from = clock?.now() ?? 0;
  const took = (): number => (clock === undefined ? 0 : Math.max(0, clock.now() - from));
  const said = (answer: unknown): Reply => {
    const ms = took();
    return ms > allowed ? { ok: false, fault: lateBy(ms, patience), ms } : { ok: true, answer, ms };
  };
  const failed = (error: unknown): Reply => {
    const ms = took();
    return { ok: false, fault: ms > allowed ? lateBy(ms, patience) : faultOf(error, ms, patience), ms };
  };
  try {
    const given = call();
    if (!isThenable(given)) return said(given);
    return await new Promise<Reply>((resolve) => {
      const late = (): void => {
        const ms = Math.max(allowed, took());
        resolve({ ok: false, fault: lateBy(ms, patience), ms });
      };
      const callOff =
        clock !== undefined && allowed < Number.POSITIVE_INFINITY ? clock.after(allowed - took(), late) : null;
      const settle = (reply: Reply): void => {
        callOff?.();
        resolve(reply);
      };
      Promise.resolve(given).then(
        (answer) => settle(said(answer)),
        (error: unknown) => settle(failed(error)),
      );
    });
  } catch (error) {
    return failed(error); // whatever a bot throws is its own fault, and told as that
  }
}
