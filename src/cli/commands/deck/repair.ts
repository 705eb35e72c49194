import type { Command } from 'commander';
import { deckSource } from '../../deck-source.js';
import { frameIn } from '../../frames.js';
import { writeText } from '../../input.js';
import type { Session } from '../../io.js';
import { decksOf, languageOf, offerOf } from '../../offers.js';
import { json, wrap } from '../../text.js';
import { findingsLines } from '../../verdict.js';
import { deckCommand } from './command.js';
import { deckText, type WriteOptions, writable } from './format.js';

/** `deck repair`: a legal deck by few edits. */
export function addRepair(parent: Command, session: Session): void {
  deckCommand(parent, 'repair', 'make a deck legal by few changes')
    .description(
      'Prints a legal deck that differs little from the one that is given. The deck goes to the output, what was changed beside it (to standard error), so that `> FILE` keeps the deck alone.',
    )
    .option('--write', 'change the file itself, and leave JSON as JSON')
    .action(async (from: string, options: WriteOptions) => {
      const offer = offerOf(options.game);
      const language = languageOf(offer, options.lang);
      const frame = frameIn(language);
      const tools = decksOf(offer);
      const source = await deckSource(session, offer, from);
      const { name, file } = source;
      const { deck, edits, findings, data } = tools.repair(source, language);
      if (deck === null) {
        session.fail();
        if (options.json) return session.say(json(data));
        return session.note(frame.notRepaired(name), ...findingsLines(findings, session, frame));
      }
      if (options.write) {
        await writeText(writable(file), deckText(tools, deck, tools.read(source, language).form, language));
      }
      if (options.json) return session.say(json(data));
      session.note(frame.repaired(name, edits.length > 0));
      for (const edit of edits) session.note(...wrap(edit, session.width, { first: '  - ', rest: '    ' }));
      if (!options.write) session.io.stdout.write(deckText(tools, deck, 'text', language));
    });
}
