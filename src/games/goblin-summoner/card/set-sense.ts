import { idsIn, itemsOf, repeatedIds } from '../../../kernel/card-sets.js';
import { suggest } from '../../../kernel/nearest.js';
import type { Problem } from '../../../kernel/problem.js';
import { createSoundness } from '../../../kernel/soundness.js';
import type { Card, Feat } from '../card.js';
import { cardFaults, featFaults, type Known, tokenFaults } from './sense.js';
import type { Report } from './step-sense.js';

const PARTS = ['types', 'cards', 'tokens', 'feats'] as const;
/** Sets are merged by id (G-14.12): several may name a type, but no two cards and no two feats may share an id. */
const SHARED = { cards: 'card', tokens: 'card', feats: 'feat' } as const;

/**
 * What makes no sense about card sets that are used together (G-14). They are plain JSON, of which only that is judged
 * in whose form `problems` name nothing.
 */
export function setFaults(given: readonly unknown[], problems: readonly Problem[]): readonly Problem[] {
  const found: Problem[] = [];
  const report: Report = (code, rule, path, more) => found.push({ code, path, rule, ...more });
  const sound = createSoundness(problems);
  const sets = given.map((set, n) => itemsOf(set, PARTS, [n]));
  const items = sets.flat();
  const known: Known = {
    types: idsIn(items, 'types'),
    tokens: idsIn(items, 'tokens'),
    suggest: (word, words) => suggest(word, words, found),
  };
  for (const path of repeatedIds(sets, SHARED)) report('duplicate-id', 'G-14.12', path);
  for (const { path, part, value } of items) {
    if (part === 'types' || !sound.at(...path)) continue;
    if (part === 'feats')
      featFaults(value as Feat, path, known, report); // its form is sound
    else {
      const card = value as Card; // its form is sound
      tokenFaults(card, path, part === 'tokens', report);
      cardFaults(card, path, known, report);
    }
  }
  return found;
}
