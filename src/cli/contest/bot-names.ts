import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nearest } from '../../kernel/nearest.js';
import { type BotSource, isKnownBot, knownBots } from '../../match/bot-source.js';
import { listed, plainly } from '../text.js';
import { meant, UsageError } from '../usage-error.js';

/** A bot as it was written on the command line. */
export interface NamedBot {
  /** What it is called in what is told. */
  readonly name: string;
  readonly bot: BotSource;
}

const FILE = /^(\.{0,2}\/.*|.*\.(m|c)?[jt]s)$/;

function sourceOf(given: string): BotSource {
  if (isKnownBot(given)) return { name: given };
  const command = /^exec:(.+)$/s.exec(given)?.[1];
  if (command !== undefined) return { module: 'goblinry/protocol', options: { command } };
  if (FILE.test(given)) {
    const path = resolve(given);
    if (existsSync(path)) return { module: pathToFileURL(path).href };
    throw new UsageError(`cannot read ${plainly(given)}: there is no such file.`);
  }
  const near = meant(nearest(given.toLowerCase(), knownBots()));
  const forms = `Bots: ${listed([...knownBots(), 'a module (./my-bot.mjs)', 'exec:COMMAND'], 'or')}.`;
  throw new UsageError(`there is no bot "${plainly(given)}".${near === '' ? ` ${forms}` : near}`);
}

/**
 * A bot from what was written: one of the library's, the file of a module, `exec:COMMAND` for another process; before each
 * may stand `NAME=`, what it is to be called.
 */
export function botNamed(given: string): NamedBot {
  const [, name, rest = given] = /^([\w .-]+)=(.+)$/s.exec(given) ?? [];
  return { name: plainly(name ?? given.replace(/^exec:/, '')), bot: sourceOf(rest) };
}

/** Bots that have to have different names: a name that comes again gets a number. */
export function botsNamed(given: readonly string[]): readonly NamedBot[] {
  const counts = new Map<string, number>();
  return given.map(botNamed).map((bot) => {
    const count = (counts.get(bot.name) ?? 0) + 1;
    counts.set(bot.name, count);
    return count === 1 ? bot : { ...bot, name: `${bot.name} ${count}` };
  });
}
