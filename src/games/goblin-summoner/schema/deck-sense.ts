import { senseless } from '../../../kernel/deck/verdict.js';
import type { Problem } from '../../../kernel/problem.js';
import { settingsOf } from '../deck/settings.js';
import { judge } from '../deck/verdict.js';
import type { DeckCode } from '../deck-building.js';
import { type ReadOptions, setsIn } from './sets.js';

/** Faults that are none of numbers: cards and affinities that cannot be in a deck at all. */
const SENSELESS: readonly string[] = ['deck-unknown-card', 'deck-token', 'deck-affinity'] satisfies readonly DeckCode[];

/** What makes no sense about a deck, lines that are malformed left out; an affinity may be left open. */
export function deckSense(deck: unknown, options: ReadOptions): readonly Problem[] {
  const sets = setsIn(options);
  const { problems } = judge(deck, settingsOf(options.sets === undefined ? {} : { sets }));
  return senseless(problems, SENSELESS);
}
