import type { Dictionary } from '../../../kernel/deck/dictionary.js';
import { InvalidInputError } from '../../../kernel/errors.js';
import { fold } from '../../../kernel/fold.js';
import { unknownKey } from '../../../kernel/form.js';
import type { Problem } from '../../../kernel/problem.js';
import type { Soundness } from '../../../kernel/soundness.js';
import { setFaults } from '../card/set-sense.js';
import type { Bestiary, CardSet } from '../card.js';
import { firstBestiary } from '../cards.js';
import { catalogueOf, createCatalogue } from '../catalogue.js';
import { createLexicon } from '../deck/lexicon.js';
import type { Catalogue } from '../shape.js';

/** What the readers of documents can be told. */
export interface ReadOptions {
  /** The card sets in use, beside what is read; absent: the house set. */
  readonly sets?: readonly (Bestiary | CardSet)[];
}

/** The card sets in use; throws an `InvalidInputError` for an option that is not known. */
export function setsIn(options: ReadOptions): readonly Bestiary[] {
  const problems: Problem[] = [];
  for (const key of Object.keys(options)) if (key !== 'sets') unknownKey(key, ['sets'], [], problems);
  if (problems.length > 0) throw new InvalidInputError(problems);
  return options.sets ?? [firstBestiary];
}
/** The rules of the card sets in use; throws an `InvalidInputError` for sets that make no sense. */
export function catalogueIn(options: ReadOptions): Catalogue {
  const sets = setsIn(options);
  return options.sets === undefined ? catalogueOf(sets) : createCatalogue(sets);
}

/** The names of cards that another card has already, however it is spelt. */
function takenNames(set: unknown, sound: Soundness, others: Dictionary): readonly Problem[] {
  const found: Problem[] = [];
  const own = new Map<string, string>();
  for (const part of ['cards', 'tokens'] as const) {
    const list: unknown = Object(set)[part];
    for (const [i, card] of (Array.isArray(list) ? list : []).entries()) {
      if (!sound.at(part, i)) continue;
      const { id, name }: CardSet['cards'][number] = card;
      const other = others.find(name) ?? own.get(fold(name));
      own.set(fold(name), id);
      if (other === undefined || other === id) continue;
      found.push({ code: 'ambiguous-name', path: [part, i, 'name'], rule: 'G-14.12', expected: [other] });
    }
  }
  return found;
}

/** What makes no sense about a card set beside those in use. */
export function setSense(set: unknown, sound: Soundness, formal: readonly Problem[], options: ReadOptions) {
  const beside = setsIn(options).map((one, i) => ({ set: one, path: ['sets', i] }));
  const faults = setFaults([...beside, { set, path: [] }], formal).filter(({ path }) => path[0] !== 'sets');
  return [...faults, ...takenNames(set, sound, createLexicon(options.sets).cards)];
}

/** What makes no sense about one card beside the sets in use; that they hold a card of its id is no fault. */
export function cardSense(card: unknown, formal: readonly Problem[], options: ReadOptions): readonly Problem[] {
  const part = Object(card).token === true ? 'tokens' : 'cards';
  const beside = setsIn(options).map((one, i) => ({ set: one, path: ['sets', i] }));
  const within = formal.map((problem) => ({ ...problem, path: [part, 0, ...problem.path] }));
  return setFaults([...beside, { set: { [part]: [card] }, path: [] }], within)
    .filter(({ code, path }) => path[0] === part && code !== 'duplicate-id')
    .map((problem) => ({ ...problem, path: problem.path.slice(2) }));
}
