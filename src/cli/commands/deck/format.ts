import type { Command } from 'commander';
import { deckSource } from '../../deck-source.js';
import { frameIn } from '../../frames.js';
import { writeText } from '../../input.js';
import type { Session } from '../../io.js';
import type { DeckTools } from '../../offer.js';
import { decksOf, languageOf, offerOf } from '../../offers.js';
import { json } from '../../text.js';
import { UsageError } from '../../usage-error.js';
import { findingsLines } from '../../verdict.js';
import { type DeckOptions, deckCommand } from './command.js';

/** What commands are told that can change the file itself. */
export interface WriteOptions extends DeckOptions {
  readonly write?: true;
}

/** A deck as it is printed or written: a list, or JSON, with a line break at the end. */
export const deckText = (tools: DeckTools<unknown>, deck: unknown, form: 'json' | 'text', language: string): string =>
  form === 'json' ? `${json(deck)}\n` : tools.format(deck, language);

/** The file that `--write` changes; UsageError where there is none. */
export function writable(file: string | null): string {
  if (file === null) throw new UsageError('--write needs a file: neither a ready deck nor the standard input is one.');
  return file;
}

/** `deck format`: a deck in its canonical form. */
export function addFormat(parent: Command, session: Session): void {
  deckCommand(parent, 'format', 'print a deck in its canonical form')
    .description(
      'Prints a deck in its canonical form. Lines that are not understood are an error; comments are left out.',
    )
    .option('--write', 'change the file itself, and leave JSON as JSON')
    .action(async (from: string, options: WriteOptions) => {
      const offer = offerOf(options.game);
      const language = languageOf(offer, options.lang);
      const frame = frameIn(language);
      const tools = decksOf(offer);
      const source = await deckSource(session, offer, from);
      const { text, name, file } = source;
      const { deck, form, unread } = tools.read(source, language);
      if (unread.length > 0) {
        session.note(frame.notFormatted(name), ...findingsLines(unread, session, frame));
        return session.fail();
      }
      if (!options.write) {
        session.io.stdout.write(deckText(tools, deck, options.json ? 'json' : 'text', language));
        return;
      }
      const written = deckText(tools, deck, options.json ? 'json' : form, language);
      await writeText(writable(file), written);
      session.note(frame.formatted(name, written !== text));
    });
}
