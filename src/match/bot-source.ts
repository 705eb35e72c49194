import type { Bot } from '../bots/bot.js';
import { randomBot } from '../bots/index.js';
import { invalid } from '../kernel/errors.js';
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
export type LoadedBot<T extends Shape> = Bot<T> & { readonly close?: () => void | Promise<void> };

/** Whether a bot is given as data. */
export const isSource = <T extends Shape>(given: Bot<T> | BotSource): given is BotSource => !('choose' in given);

const isBot = (value: unknown): boolean => {
  const { name, choose } = Object(value) as { readonly name?: unknown; readonly choose?: unknown };
  return typeof name === 'string' && typeof choose === 'function';
};

/** Loads a bot for a game; InvalidInputError (`no-such-bot`, `no-such-module`, `no-create-bot`, `not-a-bot`) where there is none. */
export async function loadBot<T extends Shape>(game: Game<T>, source: BotSource): Promise<LoadedBot<T>> {
  if ('name' in source) return isKnownBot(source.name) ? known[source.name](game) : invalid('no-such-bot', 'name');
  const { module, options = {} } = source;
  const loaded: unknown = await import(module).catch((error: unknown) => {
    const code = String((error as { readonly code?: unknown }).code ?? '');
    if (!/^(ERR_)?MODULE_NOT_FOUND$/.test(code)) throw error;
    return invalid('no-such-module', 'module');
  });
  const { createBot } = loaded as { readonly createBot?: unknown };
  if (typeof createBot !== 'function') return invalid('no-create-bot', 'module');
  const bot: unknown = await createBot(game, options);
  return isBot(bot) ? (bot as LoadedBot<T>) : invalid('not-a-bot', 'module');
}
