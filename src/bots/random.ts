import type { Game, Shape } from '../kernel/types.js';
import type { Bot } from './bot.js';

/** A bot that does any of what it may do, drawn as the game's `sampleAction` draws; it never concedes. */
export const randomBot = <T extends Shape>(game: Game<T>): Bot<T> => ({
  name: 'random',
  choose: ({ view, seat, random }) => game.sampleAction(view, seat, random),
});
