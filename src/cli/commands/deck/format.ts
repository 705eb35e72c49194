import type { Command } from 'commander';
import { frameIn } from '../../frames.js';
import { writeText } from '../../input.js';
import type { Session } from '../../io.js';
import type { DeckTools } from '../../offer.js';
import { json } from '../../text.js';
import { UsageError } from '../../usage-error.js';
import { findingsLines } from '../../verdict.js';
import { type Rewriting, rewritingCommand } from './command.js';

/** A deck as it is printed or written: a list, or JSON, with a line break at the end. */
export const deckText = (tools: DeckTools<unknown>, deck: unknown, form: 'json' | 'text', language: string): string =>
  form === 'json' ? `${json(deck)}\n` : tools.format(deck, language);

/** The file that `--write` changes; UsageError where there is none. */
export function writable(file: string | null): string {
  if (file === null) throw new UsageError('--write needs a file: neither a ready deck nor the standard input is one.');
  return file;
}

async function format(session: Session, { source, tools, language, isJson, isWritten }: Rewriting): Promise<void> {
  const frame = frameIn(language);
  const { text, name, file } = source;
  const { deck, form, unread } = tools.read(source, language);
  if (unread.length > 0) {
    session.note(frame.notFormatted(name), ...findingsLines(unread, session, frame));
    return session.fail();
  }
  if (!isWritten) {
    session.io.stdout.write(deckText(tools, deck, isJson ? 'json' : 'text', language));
    return;
  }
  const written = deckText(tools, deck, isJson ? 'json' : form, language);
  await writeText(writable(file), written);
  session.note(frame.formatted(name, written !== text));
}

/** `deck format`: a deck in its canonical form. */
export function addFormat(parent: Command, session: Session): void {
  const headline = {
    name: 'format',
    summary: 'print a deck in its canonical form',
    description:
      'Prints a deck in its canonical form. Lines that are not understood are an error; comments are left out.',
  };
  rewritingCommand(parent, session, headline, (rewriting) => format(session, rewriting));
}
