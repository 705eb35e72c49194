export type { Bot, Ending, Seated } from './bot.js';
export type { Question } from './question.js';
export { randomBot } from './random.js';
