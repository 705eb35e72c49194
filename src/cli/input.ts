import { type FileHandle, open, writeFile } from 'node:fs/promises';
import type { Session } from './io.js';
import { plainly } from './text.js';
import { UsageError } from './usage-error.js';

/** What is read, and how much of it at most. */
export interface Wanted {
  /** The file; `-` for the standard input. */
  readonly from: string;
  /** As a message names it: `deck`, `record`. */
  readonly what: string;
  /** In bytes. */
  readonly limit: number;
}

const MEGABYTE = 1_000_000;
const CHUNK = 65_536;

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EACCES: 'it may not be read',
  EPERM: 'it may not be read',
  EISDIR: 'it is a directory',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'it is a link that leads nowhere',
  ENXIO: 'it cannot be opened',
  ERR_INVALID_ARG_VALUE: 'that is no name of a file',
};

const writeReasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'there is no such folder',
  EACCES: 'it may not be written',
  EPERM: 'it may not be written',
  EROFS: 'it may not be written',
  ENOSPC: 'there is no room left',
};

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

/** Why a file could not be used, in plain words; an error that is not the system's is thrown on. */
function reasonOf(error: unknown): string {
  const code = codeOf(error);
  if (code === undefined) throw error;
  return reasons[code] ?? code;
}

const nameOf = (from: string): string => (from === '-' ? 'standard input' : plainly(from));
const tooLarge = ({ from, what, limit }: Wanted): UsageError =>
  new UsageError(`${nameOf(from)} is too large: a ${what} may have ${Math.floor(limit / MEGABYTE)} MB at most.`);

/** Bytes as they come, refused once they are more than wanted. */
async function collect(source: AsyncIterable<Uint8Array | string>, wanted: Wanted): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of source) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    size += bytes.length;
    if (size > wanted.limit) throw tooLarge(wanted);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** Files, pipes and devices alike; a file that is known to be too large is not read at all. */
async function bytesOf(file: FileHandle, wanted: Wanted): Promise<Uint8Array> {
  const stat = await file.stat();
  if (stat.isDirectory()) throw new UsageError(`cannot read ${nameOf(wanted.from)}: ${reasons.EISDIR}.`);
  if (stat.isFile() && stat.size > wanted.limit) throw tooLarge(wanted);
  return collect(file.createReadStream({ highWaterMark: CHUNK, autoClose: false }), wanted);
}

async function bytesFrom({ io, note }: Session, wanted: Wanted): Promise<Uint8Array> {
  if (wanted.from === '-') {
    if (io.stdin.isTTY) note(`Reading the ${wanted.what} from the keyboard; end it with Ctrl-D.`);
    return collect(io.stdin, wanted);
  }
  let file: FileHandle | undefined;
  try {
    file = await open(wanted.from, 'r');
    return await bytesOf(file, wanted);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`cannot read ${nameOf(wanted.from)}: ${reasonOf(error)}.`);
  } finally {
    await file?.close();
  }
}

/** Text from bytes: UTF-8, with or without a mark at its beginning. */
function decode(bytes: Uint8Array, { from, what }: Wanted): string {
  const [first, second] = bytes;
  const is16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (is16) throw new UsageError(`${nameOf(from)} is encoded as UTF-16; save the ${what} as UTF-8.`);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError(`${nameOf(from)} is not text in UTF-8, as a ${what} must be.`);
  }
  if (text.includes('\0')) throw new UsageError(`${nameOf(from)} holds binary data, not a ${what}.`);
  if (text.trim() === '') throw new UsageError(`${nameOf(from)} is empty: there is no ${what} in it.`);
  return text;
}

/** The text of a file or of the standard input; UsageError where it cannot be read, is too large, empty or no text. */
export async function readText(session: Session, wanted: Wanted): Promise<string> {
  return decode(await bytesFrom(session, wanted), wanted);
}

/** Writes a file; UsageError where that cannot be done. */
export async function writeText(path: string, text: string): Promise<void> {
  try {
    await writeFile(path, text);
  } catch (error) {
    throw new UsageError(`cannot write ${plainly(path)}: ${writeReasons[String(codeOf(error))] ?? reasonOf(error)}.`);
  }
}
