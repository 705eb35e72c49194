import type { Command } from 'commander';
import type { Session } from '../io.js';
import { addCheck } from './deck/check.js';
import { addFormat } from './deck/format.js';
import { addLab } from './deck/lab.js';
import { addList } from './deck/list.js';
import { addRepair } from './deck/repair.js';

/** `deck`: everything about decks. */
export function addDeck(program: Command, session: Session): void {
  const deck = program
    .command('deck')
    .summary('check, format, repair and try decks')
    .description('Checks, formats and repairs decks, lists the ready ones, and tries decks against each other.');
  addCheck(deck, session);
  addFormat(deck, session);
  addRepair(deck, session);
  addList(deck, session);
  addLab(deck, session);
}
