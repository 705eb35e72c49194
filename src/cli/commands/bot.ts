import type { Command } from 'commander';
import type { Session } from '../io.js';
import { addBotCheck } from './bot/check.js';

/** `bot`: everything about bots of others. */
export function addBot(program: Command, session: Session): void {
  const bot = program
    .command('bot')
    .summary('check bots in other processes')
    .description('Checks bots that are programs of their own, in any language.');
  addBotCheck(bot, session);
}
