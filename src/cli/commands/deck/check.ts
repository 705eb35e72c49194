import type { Command } from 'commander';
import { deckSource } from '../../deck-source.js';
import { frameIn } from '../../frames.js';
import type { Session } from '../../io.js';
import { decksOf, languageOf, offerOf } from '../../offers.js';
import { json } from '../../text.js';
import { findingsLines, verdictLine } from '../../verdict.js';
import { type DeckOptions, deckCommand } from './command.js';

/** `deck check`: whether a deck is legal, and all that is wrong with it. */
export function addCheck(parent: Command, session: Session): void {
  deckCommand(parent, 'check', 'say whether a deck is legal')
    .description('Says whether a deck is legal, and all that is wrong with it; the exit code is 1 if it is not.')
    .action(async (from: string, options: DeckOptions) => {
      const offer = offerOf(options.game);
      const language = languageOf(offer, options.lang);
      const source = await deckSource(session, offer, from);
      const reading = decksOf(offer).read(source, language);
      const { report } = reading;
      if (report.status !== 'legal') session.fail();
      if (options.json) return session.say(json(Object.assign({ game: offer.game.id }, report.data)));
      const frame = frameIn(language);
      session.say(verdictLine(reading.name === '' ? source.name : reading.name, report, session, frame));
      if (report.findings.length > 0) session.say(...findingsLines(report.findings, session, frame));
    });
}
