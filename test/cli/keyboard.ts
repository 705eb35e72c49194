import { PassThrough, Writable } from 'node:stream';
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

/** Runs a command in this process, its words between spaces; a word in quotation marks may hold some. */
export async function goblinry(command: string, { stdin = '', env = {}, columns }: World = {}): Promise<Ran> {
  const input = new PassThrough();
  input.end(stdin);
  const [out, err] = [paper(), paper()];
  const terminal = columns === undefined ? {} : { isTTY: true, columns };
  const argv = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
  const code = await run(argv, {
    stdin: input,
    stdout: Object.assign(out.stream, terminal),
    stderr: err.stream,
    env,
    version: '1.2.3',
  });
  return { code, out: out.text(), err: err.text(), lines: out.text().split('\n') };
}
