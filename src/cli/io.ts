import type { Readable, Writable } from 'node:stream';
import picocolors from 'picocolors';

/** The world around a run of the command line; a test brings its own. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The version of the package. */
  readonly version: string;
}
/** Where text goes; a terminal says so, and how wide it is. */
export type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number };
/** Turns text into coloured text, or leaves it as it is. */
export type Ink = ReturnType<typeof picocolors.createColors>;

/** What a command writes with. */
export interface Session {
  readonly io: Io;
  /** Writes lines to the output; no text: an empty one. */
  readonly say: (...lines: readonly string[]) => void;
  /** Writes lines for people beside the output, where a pipe does not take them along. */
  readonly note: (...lines: readonly string[]) => void;
  /** The colours of the output. */
  readonly ink: Ink;
  /** How many characters a line of the output should have at most. */
  readonly width: number;
  /** Says that problems were found: the exit code is 1, not 0. */
  readonly fail: () => void;
}

const NARROWEST = 40;
const WIDEST = 80;

/**
 * Whether an output takes colours: never under a `NO_COLOR` that says anything, always under such a `FORCE_COLOR` but
 * `0`, otherwise on a terminal that is not `dumb`.
 */
function takesColour(output: Output, { NO_COLOR = '', FORCE_COLOR = '', TERM }: Io['env']): boolean {
  if (NO_COLOR !== '') return false;
  if (FORCE_COLOR !== '') return FORCE_COLOR !== '0';
  return output.isTTY === true && TERM !== 'dumb';
}

/** How wide lines may be: as the terminal is, 40 to 80. */
export const widthOf = ({ columns = WIDEST }: Output): number => Math.min(WIDEST, Math.max(NARROWEST, columns));

const writer =
  (output: Output): Session['say'] =>
  (...lines) => {
    output.write(`${lines.join('\n')}\n`);
  };

/** A session on the streams of a world. */
export const sessionOn = (io: Io, fail: Session['fail']): Session => ({
  fail,
  io,
  say: writer(io.stdout),
  note: writer(io.stderr),
  ink: picocolors.createColors(takesColour(io.stdout, io.env)),
  width: widthOf(io.stdout),
});
