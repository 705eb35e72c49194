import { PassThrough, Writable } from 'node:stream';
import type { Io } from '../../src/cli/io.js';
import { run } from '../../src/cli/run.js';

/** What a command is run with. */
interface World {
  /** All that comes from the standard input. */
  readonly stdin?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
  /** Whether the output is a terminal, and how wide. */
  readonly columns?: number;
}
/** What a command did. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** Its output, line by line. */
  readonly lines: readonly string[];
}

/** A stream that keeps what is written to it. */
function paper(): { readonly stream: Writable; readonly text: () => string } {
  const written: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk));
      done();
    },
  });
  return { stream, text: () => written.join('') };
}

/** A world of paper around a run: nothing comes in but `stdin`, and all that goes out is kept. */
export function paperWorld({ stdin = '', env = {}, columns }: World = {}) {
  const input = new PassThrough();
  input.end(stdin);
  const [out, err] = [paper(), paper()];
  const terminal = columns === undefined ? {} : { isTTY: true, columns };
  const io: Io = {
    stdin: input,
    stdout: Object.assign(out.stream, terminal),
    stderr: err.stream,
    env,
    version: '1.2.3',
  };
  return { io, out: out.text, err: err.text };
}

/** Runs a command in this process, its words between spaces; a word in quotation marks may hold some. */
export async function goblinry(command: string, world: World = {}): Promise<Ran> {
  const { io, out, err } = paperWorld(world);
  const argv = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
  const code = await run(argv, io);
  return { code, out: out(), err: err(), lines: out().split('\n') };
}
