import type { Command } from 'commander';

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
