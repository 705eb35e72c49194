import type { Command } from 'commander';
import { frameIn } from '../../frames.js';
import { writeText } from '../../input.js';
import type { Session } from '../../io.js';
import { json, wrap } from '../../text.js';
import { findingsLines } from '../../verdict.js';
import { type Rewriting, rewritingCommand } from './command.js';
import { deckText, writable } from './format.js';

async function repair(session: Session, { source, tools, language, isJson, isWritten }: Rewriting): Promise<void> {
  const frame = frameIn(language);
  const { name, file } = source;
  const { deck, edits, findings, data } = tools.repair(source, language);
  if (deck === null) {
    session.fail();
    if (isJson) return session.say(json(data));
    return session.note(frame.notRepaired(name), ...findingsLines(findings, session, frame));
  }
  if (isWritten) await writeText(writable(file), deckText(tools, deck, tools.read(source, language).form, language));
  if (isJson) return session.say(json(data));
  session.note(frame.repaired(name, edits.length > 0));
  for (const edit of edits) session.note(...wrap(edit, session.width, { first: '  - ', rest: '    ' }));
  if (!isWritten) session.io.stdout.write(deckText(tools, deck, 'text', language));
}

/** `deck repair`: a legal deck by few edits. */
export function addRepair(parent: Command, session: Session): void {
  const headline = {
    name: 'repair',
    summary: 'make a deck legal by few changes',
    description:
      'Prints a legal deck that differs little from the one that is given. The deck goes to the output, what was changed beside it (to standard error), so that `> FILE` keeps the deck alone.',
  };
  rewritingCommand(parent, session, headline, (rewriting) => repair(session, rewriting));
}
