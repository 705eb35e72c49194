import { randomBot } from '../bots/index.js';
import type { Shape } from '../kernel/index.js';
import type { Offer } from './offer.js';
import type { Sitter } from './table.js';

/** A bot at the table: as the game's offer has it, or one that plays at random. */
export function botAt<T extends Shape>({ game, bot }: Offer<T, unknown>): Sitter<T> {
  const random = randomBot(game);
  return async (question) => ({
    kind: 'act',
    action: bot === undefined ? await random.choose(question) : bot(question),
  });
}
