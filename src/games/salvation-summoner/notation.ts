import { type ArrangedOf, arrangedFrom, graded, unarranged } from '../../kernel/arranged.js';
import { deepFreeze } from '../../kernel/copy.js';
import { takePlain } from '../../kernel/plain.js';
import { type Problem, under } from '../../kernel/problem.js';
import { createSoundness, joinProblems } from '../../kernel/soundness.js';
import type { CardId, CardSet, Collection } from './card.js';
import { firstCollection } from './cards.js';
import { catalogueOf, createCatalogue, readCollections } from './catalogue.js';
import { build } from './notation/building.js';
import { readEntries, showAll } from './notation/entries.js';
import { type Parts, type PartsProblem, partsForm, SIDES, type SideName, type SideParts } from './notation/parts.js';
import { readText } from './notation/reading.js';
import { showLines, showUnit } from './notation/showing.js';
import { nonsense, readEndings, readSide, readZone } from './notation/sides.js';
import type { Catalogue } from './shape.js';
import { stateFaults } from './state/state-sense.js';
import type { Handle, Seat, State, View } from './state.js';
import { knownCard } from './supply.js';

export type { ArrangedOf, Parts, PartsProblem, SideName, SideParts };

/** The cards in use: of a game (`game.catalogue`), or of card sets; absent: the house set. */
export type CardsInUse = { readonly catalogue?: Catalogue } | { readonly sets?: readonly (Collection | CardSet)[] };

/** A position made of parts, and what is wrong with it. */
export type Arranged = ArrangedOf<State, PartsProblem>;

/** A zone whose cards have handles. */
export type HandleZone = 'hand' | 'sortie' | 'guard';

// Also in the other games on purpose: the sets and the catalogue are each game's own types.
const setsIn = (cards: CardsInUse): readonly Collection[] | undefined => ('sets' in cards ? cards.sets : undefined);

/** The catalogue in use; throws `InvalidInputError` for sets that make no sense. */
function catalogueIn(cards: CardsInUse): Catalogue {
  const sets = setsIn(cards);
  if (sets !== undefined) return createCatalogue(sets);
  return ('catalogue' in cards ? cards.catalogue : undefined) ?? catalogueOf([firstCollection]);
}

/** A problem of a state as one of the parts it was made of. */
function asPart({ path, ...problem }: Problem): Problem {
  const [first, seat, zone, ...rest] = path;
  if (first !== 'players') return { ...problem, path: first === 'graveyards' ? ['graveyard', ...path.slice(3)] : path };
  const side = typeof seat === 'number' ? [SIDES[seat] ?? 'p0'] : [];
  return { ...problem, path: [...side, ...(zone === undefined ? [] : [zone]), ...rest] };
}

/** Cards where none of their kind can be, and units that would be destroyed: there is no such position. */
const isImpossible = ({ code, path: [place, , , ...rest] }: Problem): boolean =>
  place === 'players' && (code === 'card-not-here' || (code === 'too-big' && rest.at(-1) === 'damage'));

/** What no position is, and what no game comes to. */
function judge(state: State, catalogue: Catalogue): Arranged {
  const faults = stateFaults(state, createSoundness([]), catalogue);
  const impossible = faults.filter(isImpossible);
  if (impossible.length > 0) return unarranged(graded('unreadable', impossible.map(asPart)));
  const problems = graded('irregular', faults.map(asPart));
  return { readable: true, legal: problems.length === 0, state: deepFreeze(state), problems };
}

/**
 * A position made of the parts a scenario speaks of, the rest by default: turn 1, the hand phase of `p0` with its usual
 * mana and summons, gates that stand, 15 citizens each, nothing in hands, piles and areas, and a supply of the kinds
 * that are named, filled up with those of the first recommended one.
 *
 * Zones are lists of card ids, between spaces or commas: `2 knight, troll`. `?` in a hand or a draw pile is a card that
 * does not matter. In brackets stand marks: `troll(damage 2)`, `hydra(attacks 1, saved 1)`, `archer(moved)`,
 * `hero(+2)` for might until cleanup, `elemental(over flesh-golem skeleton)` for what it has absorbed, and
 * `goblin(shown)` for a hand card that the other player knows.
 *
 * Never throws, whatever the parts. `problems` are `unreadable` (an unknown card or key, a value of the wrong type, a
 * spell on the field, damage that destroys; no state) or `irregular` (well-formed, but no game comes to it; the state
 * is there and can be played).
 */
export function arrange(parts: Parts | unknown, cards: CardsInUse = {}): Arranged {
  const sets = setsIn(cards);
  const unusable = sets === undefined ? [] : readCollections(sets).problems;
  if (unusable.length > 0) return unarranged(graded('unreadable', under(['sets'], unusable)));
  const catalogue = catalogueIn(cards);
  const taken = takePlain(parts);
  const formal: Problem[] = [];
  const read = partsForm()(taken.value, [], formal);
  const problems: PartsProblem[] = [...graded('unreadable', joinProblems(taken.problems, formal))];
  if (problems.length > 0) return unarranged(problems);
  const sides = [
    readSide(read.p0 ?? {}, 'p0', catalogue, problems),
    readSide(read.p1 ?? {}, 'p1', catalogue, problems),
  ] as const;
  const piles = readZone(read.piles, ['piles'], catalogue, problems);
  const graveyard = readZone(read.graveyard, ['graveyard'], catalogue, problems);
  const endings = readEndings(read.endings ?? '', problems);
  nonsense(read, catalogue, problems);
  if (problems.length > 0) return unarranged(problems);
  return judge(build({ parts: read, sides, piles, graveyard, endings }, catalogue), catalogue);
}

/**
 * Reads back what `showPosition` wrote of a state: `arrange` from text. A position in which somebody is asked, or a game
 * that is over, cannot be arranged, and the problem `not-arrangeable` says so. Paths of lines start with their number.
 */
export function readPosition(text: unknown, cards: CardsInUse = {}): Arranged {
  const { parts, problems } = readText(text);
  return arrangedFrom(problems, arrange(parts, cards));
}

/**
 * A position as text: turn and phase, piles, graveyard, what is recorded, both players with a line for each zone and the
 * marks of what is on the field, and what somebody is asked. Of a view, `?` is a card its viewer may not know.
 */
export const showPosition = (position: State | View): string => showLines(position).join('\n');

/** Cards as text: `troll, 2 knight`; `-` where there are none. */
export const showCards = (cards: readonly (CardId | null)[]): string => showAll(cards.map((card) => card ?? '?'));

/** Reads cards without marks; all that is wrong with the text, and the cards that could be read. */
export function readCards(
  text: string,
  cards: CardsInUse = {},
): { readonly cards: readonly CardId[]; readonly problems: readonly PartsProblem[] } {
  const catalogue = catalogueIn(cards);
  const problems: PartsProblem[] = [];
  const found = readEntries(text, [], problems).flatMap(({ count, card, named, path }) => {
    const isKnown = card !== null && knownCard(catalogue, card) !== undefined;
    if (isKnown && named.length === 0) return Array.from({ length: count }, () => card);
    problems.push({ severity: 'unreadable', code: isKnown ? 'mark-not-here' : 'unknown-card', path });
    return [];
  });
  return { cards: found, problems };
}

/** A unit in notation, with its marks; `?` where there is none of that handle. */
export function cardNotation({ players }: State | View, handle: Handle): string {
  const units = players.flatMap(({ sortie, guard }) => [...sortie, ...guard]);
  const unit = units.find((one) => one.handle === handle);
  return unit === undefined ? '?' : showUnit(unit);
}

/** How the cards of that id are called on a side, in the order they lie there: in one zone, or in all that have handles. */
export function handlesOf({ players }: State | View, seat: Seat, card: CardId, zone?: HandleZone): readonly Handle[] {
  const { hand, sortie, guard } = players[seat];
  const zones: { readonly [Zone in HandleZone]: readonly ({ handle: Handle; card: CardId } | null)[] } = {
    ...{ hand, sortie, guard },
  };
  const found = zone === undefined ? Object.values(zones).flat() : zones[zone];
  return found.flatMap((one) => (one !== null && one.card === card ? [one.handle] : []));
}

/** How the first card of that id is called on a side: in the hand, the sortie area, the guard area; `null` if there is none. */
export const handleOf = (position: State | View, seat: Seat, card: CardId, zone?: HandleZone): Handle | null =>
  handlesOf(position, seat, card, zone)[0] ?? null;
