import { Command, CommanderError } from 'commander';
import { addBot } from './commands/bot.js';
import { addCards } from './commands/cards.js';
import { addDeck } from './commands/deck.js';
import { addDemo } from './commands/demo.js';
import { addGames } from './commands/games.js';
import { addMatch } from './commands/match.js';
import { addPlay } from './commands/play.js';
import { addReplay } from './commands/replay.js';
import { addRules } from './commands/rules.js';
import { addTournament } from './commands/tournament.js';
import { type Io, type Session, sessionOn, widthOf } from './io.js';
import { UsageError } from './usage-error.js';

const AFTER = `
Exit code: 0 if all is well, 1 if problems were found, 2 if a command was called
wrongly or its input cannot be read. Colours: never with NO_COLOR=1, always with
FORCE_COLOR=1, otherwise on a terminal.`;

/** An error of the parser as one of ours: `unknown command 'card'. Did you mean cards?` */
function errorOf(text: string): string {
  const [message = '', near] = text
    .replace(/^error: /, '')
    .trim()
    .split('\n');
  const suggestion = near === undefined ? '' : ` ${near.replace(/^\(|\)$/g, '')}`;
  return `${message.replace(/\.$/, '')}.${suggestion}`;
}

/** The whole command line, as its parser sees it. */
function programOf(session: Session): Command {
  const { io, ink } = session;
  const program = new Command('goblinry')
    .description('Rules engine for goblin-ridden duel games: read cards, check decks, play, and replay.')
    .version(io.version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'say how a command is used')
    .helpCommand('help [command]', 'say how a command is used')
    .addHelpText('after', AFTER)
    .configureHelp({ helpWidth: widthOf(io.stdout), styleTitle: ink.bold, styleCommandText: ink.cyan })
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      getOutHasColors: () => ink.isColorSupported,
      getErrHasColors: () => false,
      outputError: (text, write) => write(`goblinry: ${errorOf(text)}\n`),
    })
    .exitOverride();
  const contests = [addMatch, addTournament, addBot];
  for (const add of [addGames, addCards, addRules, addDeck, addDemo, addPlay, addReplay, ...contests])
    add(program, session);
  return program;
}

/** Runs one command line; the exit code is 0, 1 where problems were found, 2 where it was called wrongly. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  let code = 0;
  const session = sessionOn(io, () => {
    code = 1;
  });
  try {
    await programOf(session).parseAsync(argv, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof UsageError)) throw error;
    session.note(`goblinry: ${error.message}`);
    return 2;
  }
}
