import type { Command } from 'commander';
import type { Session } from '../../io.js';
import { decksOf, languageOf, offerOf } from '../../offers.js';
import { columns, json } from '../../text.js';
import type { DeckOptions } from './command.js';

/** `deck list`: the ready decks of a game. */
export function addList(parent: Command, session: Session): void {
  parent
    .command('list')
    .summary('list the ready decks of a game')
    .description('Lists the ready decks of a game. `goblinry deck format ID --game GAME` prints one.')
    .requiredOption('--game <game>', 'the game the decks are for')
    .option('--json', 'print the decks as JSON')
    .option('--lang <language>', 'the language of names and texts')
    .action((options: DeckOptions) => {
      const offer = offerOf(options.game);
      const language = languageOf(offer, options.lang);
      const tools = decksOf(offer);
      if (options.json) return session.say(json(tools.ready));
      const rows = Object.entries(tools.ready).map(([id, deck]) => {
        const { summary } = tools.judge(deck, language);
        return [id, tools.nameOf(deck), summary];
      });
      session.say(...columns(rows));
    });
}
