import { type ArrangedOf, arrangedFrom, graded, unarranged } from '../../kernel/arranged.js';
import { deepFreeze } from '../../kernel/copy.js';
import { takePlain } from '../../kernel/plain.js';
import { type Problem, under } from '../../kernel/problem.js';
import { joinProblems } from '../../kernel/soundness.js';
import type { CardId, CardSet, Collection } from './card.js';
import { firstCollection } from './cards.js';
import { catalogueOf, createCatalogue, readCollections } from './catalogue.js';
import { createLibrary, type Library, readCardList, showCardList } from './notation/entries.js';
import {
  asPart,
  build,
  type Parts,
  type PartsProblem,
  partsForm,
  SIDES,
  type SideName,
  type SideParts,
} from './notation/parts.js';
import { readText } from './notation/reading.js';
import { writtenSet } from './notation/written.js';
import { defaults } from './options.js';
import { irregularities } from './properties.js';
import type { Catalogue } from './shape.js';
import type { State, View } from './state.js';

export type { ArrangedOf, Parts, PartsProblem, SideName, SideParts };
export { writtenSet };

/** The cards in use: of a game (`game.catalogue`), or of card sets; absent: the house set. */
export type CardsInUse = { readonly catalogue?: Catalogue } | { readonly sets?: readonly (Collection | CardSet)[] };

/** A position made of parts, and what is wrong with it. */
export type Arranged = ArrangedOf<State, PartsProblem>;

const unread = (problems: readonly Problem[]): Arranged => unarranged(graded('unreadable', problems));
// Also in the other games on purpose: the sets and the catalogue are each game's own types.
const setsIn = (cards: CardsInUse): readonly Collection[] | undefined => ('sets' in cards ? cards.sets : undefined);

/** The catalogue in use; throws `InvalidInputError` for sets that make no sense. */
function catalogueIn(cards: CardsInUse): Catalogue {
  const sets = setsIn(cards);
  if (sets !== undefined) return createCatalogue(sets);
  return ('catalogue' in cards ? cards.catalogue : undefined) ?? catalogueOf([firstCollection]);
}

/**
 * A position made of the parts a scenario speaks of, the rest by default: turn 1, bins and tables empty, nobody orders.
 * Who has revealed, and how many battles have been called, the tables tell.
 *
 * Zones are lists of cards, between commas or spaces: ids, or a letter, a value and powers in brackets, such as
 * `C3[+2 next chat], 2 O7, J4[all types]`. Such a card is the first of those in use that is the same to the rules;
 * `writtenSet` makes a set of all that a scenario describes.
 *
 * Never throws, whatever the parts. `problems` are `unreadable` (an unknown card or key, cards that no game lays so, a
 * player without cards to go on; no state) or `irregular` (no game comes to it; the state is there and can be played).
 */
export function arrange(parts: Parts | unknown, cards: CardsInUse = {}): Arranged {
  const sets = setsIn(cards);
  const unusable = sets === undefined ? [] : readCollections(sets).problems;
  if (unusable.length > 0) return unread(under(['sets'], unusable));
  const catalogue = catalogueIn(cards);
  const taken = takePlain(parts);
  const formal: Problem[] = [];
  const read = partsForm()(taken.value, [], formal);
  const problems = joinProblems(taken.problems, formal);
  if (problems.length > 0) return unread(problems);
  const state = build(read, createLibrary(catalogue), problems);
  if (state === null) return unread(problems);
  const found = graded('irregular', irregularities(state, catalogue).map(asPart));
  return { readable: true, legal: found.length === 0, state: deepFreeze(state), problems: found };
}

/**
 * Reads back what `showPosition` wrote of a state: `arrange` from text. A game that is over cannot be arranged, and the
 * problem `not-arrangeable` says so. Paths of lines start with their number.
 */
export function readPosition(text: unknown, cards: CardsInUse = {}): Arranged {
  const { parts, problems } = readText(text);
  return arrangedFrom(graded('unreadable', problems), arrange(parts, cards));
}

/** The options that depart from the defaults, as `key value`. */
const departures = ({ options }: State | View): readonly string[] =>
  Object.entries(options)
    .filter(([key, value]) => value !== defaults[key as keyof typeof defaults])
    .map(([key, value]) => `${key} ${value}`);

function showSide(position: State | View, name: SideName, library: Library): readonly string[] {
  const { hand, bin, table } = position.players[name === 'x' ? 0 : 1];
  const laid = table.length === 0 ? [] : [`table: ${showCardList(table, library)}`];
  return [
    `${name}:`,
    ...laid,
    `hand: ${showCardList([...hand].reverse(), library)}`,
    `bin: ${showCardList(bin, library)}`,
  ];
}

/**
 * A position as text: turn, options that depart from the defaults, and for both players table, hand from top to bottom,
 * and bin. Of a view, `?` is a card its viewer may not know. The latest comparison is not said.
 */
export function showPosition(position: State | View, cards: CardsInUse = {}): string {
  const library = createLibrary(catalogueIn(cards));
  const { phase, turn } = position;
  const options = departures(position);
  return [
    `turn ${turn}`,
    ...(options.length === 0 ? [] : [`options: ${options.join(', ')}`]),
    ...(phase.name === 'order' ? [`ordering ${SIDES[phase.seat]}`] : []),
    ...(phase.name === 'over' ? [`phase: over, ${phase.reason}`] : []),
    ...SIDES.flatMap((name) => showSide(position, name, library)),
  ].join('\n');
}

/** Cards as text, in their order: `C3[+2 next chat], 2 O7`; `-` where there are none. */
export const showCards = (cards: readonly (CardId | null)[], inUse: CardsInUse = {}): string =>
  showCardList(cards, createLibrary(catalogueIn(inUse)));

/** Reads cards in their order; all that is wrong with the text, and the cards that could be read. */
export function readCards(
  text: string,
  cards: CardsInUse = {},
): { readonly cards: readonly CardId[]; readonly problems: readonly PartsProblem[] } {
  const problems: Problem[] = [];
  const read = readCardList(text, [], createLibrary(catalogueIn(cards)), problems);
  return { cards: read, problems: graded('unreadable', problems) };
}
