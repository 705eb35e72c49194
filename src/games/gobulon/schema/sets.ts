import type { Dictionary } from '../../../kernel/deck/dictionary.js';
import { InvalidInputError } from '../../../kernel/errors.js';
import { fold } from '../../../kernel/fold.js';
import { unknownKey } from '../../../kernel/form.js';
import type { Problem } from '../../../kernel/problem.js';
import type { Soundness } from '../../../kernel/soundness.js';
import { setFaults } from '../card/sense.js';
import type { CardSet, Collection } from '../card.js';
import { firstCollection } from '../cards.js';
import { catalogueOf, createCatalogue } from '../catalogue.js';
import { createLexicon } from '../deck/lexicon.js';
import type { Catalogue } from '../shape.js';

/** What the readers of documents can be told. */
export interface ReadOptions {
  /** The card sets in use, beside what is read; absent: the house set. */
  readonly sets?: readonly (Collection | CardSet)[];
}

/** The card sets in use; throws an `InvalidInputError` for an option that is not known. */
export function setsIn(options: ReadOptions): readonly Collection[] {
  const problems: Problem[] = [];
  for (const key of Object.keys(options)) if (key !== 'sets') unknownKey(key, ['sets'], [], problems);
  if (problems.length > 0) throw new InvalidInputError(problems);
  return options.sets ?? [firstCollection];
}
/** The rules of the card sets in use; throws an `InvalidInputError` for sets that make no sense. */
export function catalogueIn(options: ReadOptions): Catalogue {
  const sets = setsIn(options);
  return options.sets === undefined ? catalogueOf(sets) : createCatalogue(sets);
}

/** The names of cards that another card has already, however it is spelt and in whatever language. */
function takenNames(set: unknown, sound: Soundness, others: Dictionary): readonly Problem[] {
  const found: Problem[] = [];
  const own = new Map<string, string>();
  const list: unknown = Object(set).cards;
  for (const [i, card] of (Array.isArray(list) ? list : []).entries()) {
    if (!sound.at('cards', i)) continue;
    const { id, name }: CardSet['cards'][number] = card;
    for (const locale of ['fr', 'en'] as const) {
      const other = others.find(name[locale]) ?? own.get(fold(name[locale]));
      own.set(fold(name[locale]), id);
      if (other === undefined || other === id) continue;
      found.push({ code: 'ambiguous-name', path: ['cards', i, 'name', locale], rule: 'B-11.1', expected: [other] });
    }
  }
  return found;
}

/** What makes no sense about a set that is used beside others, whose own faults are not told. */
function beside(set: unknown, formal: readonly Problem[], options: ReadOptions): readonly Problem[] {
  const others = setsIn(options);
  const at = others.length;
  const within = formal.map((problem) => ({ ...problem, path: [at, ...problem.path] }));
  return setFaults([...others, set], within)
    .filter(({ path }) => path[0] === at)
    .map((problem) => ({ ...problem, path: problem.path.slice(1) }));
}

/** What makes no sense about a card set beside those in use. */
export const setSense = (set: unknown, sound: Soundness, formal: readonly Problem[], options: ReadOptions) => [
  ...beside(set, formal, options),
  ...takenNames(set, sound, createLexicon(options.sets).cards),
];

/** What makes no sense about one card beside the sets in use; that they hold a card of its id is no fault. */
export function cardSense(card: unknown, formal: readonly Problem[], options: ReadOptions): readonly Problem[] {
  const within = formal.map((problem) => ({ ...problem, path: ['cards', 0, ...problem.path] }));
  return beside({ cards: [card] }, within, options)
    .filter(({ code, path }) => path[0] === 'cards' && code !== 'duplicate-id')
    .map((problem) => ({ ...problem, path: problem.path.slice(2) }));
}
