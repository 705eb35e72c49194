/**
 * Bots in other processes: programs of any language that read questions from their standard input and write answers to
 * their standard output, one JSON object per line. It needs Node.
 *
 * @module protocol
 */
export type { Command } from './child.js';
export { type ExaminationOptions, examine, type Finding, type Step } from './examination.js';
export { type Awaited, BotFault, type Exit, type FaultCode, type FaultDetails } from './fault.js';
export { defaultLimits, type Limits } from './limits.js';
export { type Ask, type Do, type Hello, type Over, PROTOCOL, type Ready } from './messages.js';
export { type BotCommand, createBot, type ProcessBot, type ProcessBotOptions, processBot } from './process-bot.js';
