import type { Bot } from '../bots/bot.js';
import { randomBot } from '../bots/index.js';
import { InvalidInputError, invalid } from '../kernel/errors.js';
import type { Game, Json, Shape } from '../kernel/types.js';

/** A bot that is named by data, so that it can be loaded anywhere. */
export type BotSource =
  /** One of the library's own. */
  | { readonly name: KnownBot }
  /**
   * A module that exports `createBot(game, options)`, which gives a bot or a promise of one: the name of a package, or a
   * `file:` URL.
   */
  | { readonly module: string; readonly options?: Json };

/** The bots of the library that can be named. */
export type KnownBot = 'random';

const known: Readonly<Record<KnownBot, <T extends Shape>(game: Game<T>) => Bot<T>>> = { random: randomBot };

/** The names of the library's own bots. */
export const knownBots = (): readonly KnownBot[] => Object.keys(known) as KnownBot[];
/** Whether a text names one of the library's own bots. */
export const isKnownBot = (name: string): name is KnownBot => Object.hasOwn(known, name);

/** A bot that may have to be closed when it is not needed any more, as one in another process. */
export interface LoadedBot<T extends Shape> extends Bot<T> {
  /** Lets go of what it holds; called once nobody plays with it any more. */
  readonly close?: () => void | Promise<void>;
}

/** Whether a bot is given as data. */
export const isSource = <T extends Shape>(given: Bot<T> | BotSource): given is BotSource => !('choose' in given);

const isBot = (value: unknown): boolean => {
  const { name, choose } = Object(value) as { readonly name?: unknown; readonly choose?: unknown };
  return typeof name === 'string' && typeof choose === 'function';
};

/** A module that cannot be used, and why. */
function unusable(code: 'no-such-module' | 'broken-module' | 'broken-create-bot', cause: unknown): never {
  throw Object.assign(new InvalidInputError([{ code, path: ['module'] }]), { cause });
}

/** What a module exports; one that is not there, or throws when it is loaded, is told apart. */
const loadModule = (module: string): Promise<{ readonly createBot?: unknown }> =>
  import(module).catch((error: unknown) => {
    const code = String((Object(error) as { readonly code?: unknown }).code ?? '');
    return unusable(/^(ERR_)?MODULE_NOT_FOUND$/.test(code) ? 'no-such-module' : 'broken-module', error);
  });

/**
 * Loads a bot for a game; InvalidInputError where there is none: `no-such-bot`, `no-such-module`, `broken-module`,
 * `no-create-bot`, `broken-create-bot`, `not-a-bot`. What was thrown by a module is its `cause`.
 */
export async function loadBot<T extends Shape>(game: Game<T>, source: BotSource): Promise<LoadedBot<T>> {
  if ('name' in source) return isKnownBot(source.name) ? known[source.name](game) : invalid('no-such-bot', 'name');
  const { module, options = {} } = source;
  const { createBot } = await loadModule(module);
  if (typeof createBot !== 'function') return invalid('no-create-bot', 'module');
  const call = async (): Promise<unknown> => createBot(game, options);
  const bot = await call().catch((error: unknown) => unusable('broken-create-bot', error));
  return isBot(bot) ? (bot as LoadedBot<T>) : invalid('not-a-bot', 'module');
}
