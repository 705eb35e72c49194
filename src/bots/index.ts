export type { Bot } from './bot.js';
export type { Question } from './question.js';
export { randomBot } from './random.js';
