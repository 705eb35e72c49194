import type { Command } from 'commander';
import { type DeckSource, deckSource } from '../../deck-source.js';
import type { Session } from '../../io.js';
import type { DeckTools } from '../../offer.js';
import { decksOf, languageOf, offerOf } from '../../offers.js';

/** What all commands about one deck are told. */
export interface DeckOptions {
  readonly game: string;
  readonly json?: true;
  readonly lang?: string;
}

/** A command about one deck: `deck NAME <deck> --game …`. */
export const deckCommand = (parent: Command, name: string, summary: string): Command =>
  parent
    .command(name)
    .summary(summary)
    .argument('<deck>', 'a file, - for the standard input, or the id of a ready deck')
    .requiredOption('--game <game>', 'the game the deck is for')
    .option('--json', 'print the answer as JSON')
    .option('--lang <language>', 'the language of names and texts');
/** A deck that a command may write back: where it comes from, and the tools of its game. */
export interface Rewriting {
  readonly source: DeckSource;
  readonly tools: DeckTools<unknown>;
  readonly language: string;
  readonly isJson: boolean;
  readonly isWritten: boolean;
}
/** What a command is called and does. */
export interface Headline {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
}

/** A command that prints another deck than the one it is given, or with `--write` changes the file itself. */
export function rewritingCommand(
  parent: Command,
  session: Session,
  { name, summary, description }: Headline,
  run: (rewriting: Rewriting) => Promise<void>,
): void {
  deckCommand(parent, name, summary)
    .description(description)
    .option('--write', 'change the file itself, and leave JSON as JSON')
    .action(async (from: string, options: DeckOptions & { readonly write?: true }) => {
      const offer = offerOf(options.game);
      const language = languageOf(offer, options.lang);
      const source = await deckSource(session, offer, from);
      const { json: isJson = false, write: isWritten = false } = options;
      await run({ source, tools: decksOf(offer), language, isJson, isWritten });
    });
}
