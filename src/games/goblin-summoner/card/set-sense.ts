import { suggest } from '../../../kernel/nearest.js';
import type { Problem } from '../../../kernel/problem.js';
import { createSoundness } from '../../../kernel/soundness.js';
import type { Card, Feat } from '../card.js';
import { cardFaults, featFaults, type Known, tokenFaults } from './sense.js';
import type { Report } from './step-sense.js';

type Path = Problem['path'];
/** A card set, or what claims to be one, and where it stands in what was handed in. */
export interface Placed {
  readonly path: Path;
  readonly set: unknown;
}
const PARTS = ['types', 'cards', 'tokens', 'feats'] as const;
type Part = (typeof PARTS)[number];
interface Item {
  readonly path: Path;
  readonly part: Part;
  readonly value: unknown;
}

const idOf = ({ value }: Item): unknown => Object(value).id;

/** All that a set lists, whatever it is. */
function itemsOf({ path, set }: Placed): readonly Item[] {
  return PARTS.flatMap((part) => {
    const list: unknown = Object(set)[part];
    return Array.isArray(list) ? list.map((value, i) => ({ path: [...path, part, i], part, value })) : [];
  });
}

/** Sets are merged by id (G-14.12): several may name a type, but no two cards and no two feats may share an id. */
function duplicateIds(sets: readonly (readonly Item[])[], report: Report): void {
  const cards = new Set<unknown>();
  const feats = new Set<unknown>();
  for (const items of sets) {
    const seen = { types: new Set<unknown>(), cards, tokens: cards, feats };
    for (const item of items) {
      const id = idOf(item);
      if (typeof id === 'string' && seen[item.part].has(id)) report('duplicate-id', 'G-14.12', [...item.path, 'id']);
      seen[item.part].add(id);
    }
  }
}

/**
 * What makes no sense about card sets that are used together (G-14). They are plain JSON, of which only that is judged
 * in whose form `problems` name nothing.
 */
export function setFaults(placed: readonly Placed[], problems: readonly Problem[]): readonly Problem[] {
  const found: Problem[] = [];
  const report: Report = (code, rule, path, more) => found.push({ code, path, rule, ...more });
  const sound = createSoundness(problems);
  const sets = placed.map(itemsOf);
  const ids = (part: Part): string[] =>
    sets
      .flatMap((items) => items.filter((item) => item.part === part).map(idOf))
      .filter((id) => typeof id === 'string');
  const known: Known = {
    types: ids('types'),
    tokens: ids('tokens'),
    suggest: (word, words) => suggest(word, words, found),
  };
  duplicateIds(sets, report);
  for (const { path, part, value } of sets.flat()) {
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
