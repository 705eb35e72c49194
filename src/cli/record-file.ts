import { access, constants, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createRecord, type GameRecord, type Shape } from '../kernel/index.js';
import { writeText } from './input.js';
import type { Stage } from './offer.js';
import type { Moment } from './table.js';
import { plainly } from './text.js';
import { UsageError } from './usage-error.js';

/** Before a game begins: UsageError if its record could not be written there afterwards. */
export async function ensureWritable(path: string): Promise<void> {
  const no = (reason: string): UsageError => new UsageError(`cannot write ${plainly(path)}: ${reason}.`);
  const found = await stat(path).catch(() => null);
  if (found?.isDirectory()) throw no('it is a directory');
  const folder = await stat(dirname(path)).catch(() => null);
  if (folder?.isDirectory() !== true) throw no('there is no such folder');
  await access(found === null ? dirname(path) : path, constants.W_OK).catch(() => {
    throw no('it may not be written');
  });
}

/** The record of a game as far as it has come. */
export const recordOf = <T extends Shape>(
  { game }: Stage<T>,
  config: T['config'],
  { actions }: Moment<T>,
): GameRecord<T> => createRecord(game, config, actions);

/** Writes a record to a file, on one line. */
export const writeRecord = (path: string, record: GameRecord<Shape>): Promise<void> =>
  writeText(path, `${JSON.stringify(record)}\n`);
