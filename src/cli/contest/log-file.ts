import { type FileHandle, open } from 'node:fs/promises';
import { readTournamentLog } from '../../match/index.js';
import { plainly } from '../text.js';
import { UsageError } from '../usage-error.js';

/** A log that is written while a tournament goes on. */
export interface LogFile {
  /** What an earlier run has written; absent: the tournament begins. */
  readonly resume?: string;
  readonly log: (line: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'there is no such file or folder',
  EACCES: 'it may not be written',
  EPERM: 'it may not be written',
  EROFS: 'it may not be written',
  EISDIR: 'it is a directory',
  EEXIST: 'it is there already; go on with it by --resume, or give another file',
};

async function opened(path: string, flags: string): Promise<FileHandle> {
  try {
    return await open(path, flags);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new UsageError(`cannot write ${plainly(path)}: ${reasons[code] ?? code}.`);
  }
}

/**
 * A new log, where a file that is there is not overwritten; or with `isResumed` one that is gone on with. A last line that is
 * only half there is cut off with the first line that is written, so not before the log has been found to be the right one.
 */
export async function logFile(path: string, isResumed: boolean): Promise<LogFile> {
  const file = await opened(path, isResumed ? 'r+' : 'wx');
  const text = isResumed ? await file.readFile('utf8') : '';
  let at: number | null = null;
  return {
    ...(isResumed ? { resume: text } : {}),
    log: async (line) => {
      if (at === null) {
        at = Buffer.byteLength(readTournamentLog(text).sound);
        await file.truncate(at);
      }
      const { bytesWritten } = await file.write(line, at);
      at += bytesWritten;
    },
    close: () => file.close(),
  };
}
