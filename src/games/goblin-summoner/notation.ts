import { type ArrangedOf, arrangedFrom, graded, unarranged } from '../../kernel/arranged.js';
import { deepFreeze } from '../../kernel/copy.js';
import { takePlain } from '../../kernel/plain.js';
import { type Problem, under } from '../../kernel/problem.js';
import { joinProblems } from '../../kernel/soundness.js';
import type { Bestiary, CardId, CardSet } from './card.js';
import { firstBestiary } from './cards.js';
import { catalogueOf, createCatalogue, readBestiaries } from './catalogue.js';
import { knownCard } from './deck-building.js';
import { build } from './notation/building.js';
import { type Entry, readEntries, showAll } from './notation/entries.js';
import { type Parts, type PartsProblem, partsForm, type SideName, type SideParts } from './notation/parts.js';
import { readText } from './notation/reading.js';
import { irregularities } from './notation/regularity.js';
import { showLines, showPermanent } from './notation/showing.js';
import { readSide, type Side } from './notation/sides.js';
import { optionFaults, optionsOf } from './options.js';
import { inPlay } from './permanents.js';
import type { Catalogue } from './shape.js';
import type { Handle, Piece, Seat, State, View } from './state.js';

export type { ArrangedOf, Parts, PartsProblem, SideName, SideParts };

/** The cards in use: of a game (`game.catalogue`), or of card sets; absent: the house set. */
export type CardsInUse = { readonly catalogue?: Catalogue } | { readonly sets?: readonly (Bestiary | CardSet)[] };

/** A position made of parts, and what is wrong with it. */
export type Arranged = ArrangedOf<State, PartsProblem>;

/** A zone whose cards can be named by a handle. */
export type HandleZone = 'hand' | 'released' | 'play' | 'discard';

const asUnreadable = (problem: Problem): PartsProblem => ({ severity: 'unreadable', ...problem });
// Also in the other games on purpose: the sets and the catalogue are each game's own types.
const setsIn = (cards: CardsInUse): readonly Bestiary[] | undefined => ('sets' in cards ? cards.sets : undefined);

/** The catalogue in use; throws `InvalidInputError` for sets that make no sense. */
function catalogueIn(cards: CardsInUse): Catalogue {
  const sets = setsIn(cards);
  if (sets !== undefined) return createCatalogue(sets);
  return ('catalogue' in cards ? cards.catalogue : undefined) ?? catalogueOf([firstBestiary]);
}

/** What of the parts is well-formed and still makes no position. */
function nonsense(parts: Parts, sides: readonly Side[], catalogue: Catalogue): readonly PartsProblem[] {
  const found: PartsProblem[] = [];
  for (const problem of optionFaults(optionsOf(parts.options ?? {}))) {
    found.push(asUnreadable({ ...problem, rule: 'G-1.2', path: ['options', ...problem.path] }));
  }
  for (const [seat, { zones }] of sides.entries()) {
    if (zones.shield?.length !== 0) continue;
    found.push(
      asUnreadable({ code: 'too-short', path: ['ab'[seat] ?? '', 'shield'], rule: 'G-10.5', have: 0, need: 1 }),
    );
  }
  if (Object.keys(catalogue.cards).length === 0) found.push(asUnreadable({ code: 'no-cards', path: [] }));
  return found;
}

/**
 * A position made of the parts a scenario speaks of, the rest by default: turn 1, `a` (seat 0) has priority and acts,
 * three shield cards each, other zones empty, the affinities goblin and undead, pools of `manaMax` less what is locked,
 * permanents paid and not exhausted; cards that do not matter where a deck or a shield is not named.
 *
 * Zones are lists of card ids, between spaces or commas: `goblin-soldier, 2 rally`. `?` is a card that does not matter.
 * In brackets stand marks: `hill-giant(damage 1, exhausted)`, `goblin-runt(+1/+0 this turn, flying)`, `storm-prism(used 0)`,
 * `raise-dead(seen, spent)` of a released card, `locked 3` for another sum than usual, `fresh` for what entered this
 * turn. `*` marks a borne permanent: `seraph*`. A trap in play is face down, `net` or `net(set)`.
 *
 * Never throws, whatever the parts. `problems` are `unreadable` (an unknown card or key, a value of the wrong type; no
 * state) or `irregular` (well-formed, but no duel comes to it; the state is there and can be played).
 */
export function arrange(parts: Parts | unknown, cards: CardsInUse = {}): Arranged {
  const sets = setsIn(cards);
  const unusable = sets === undefined ? [] : readBestiaries(sets).problems;
  if (unusable.length > 0) return unarranged(graded('unreadable', under(['sets'], unusable)));
  const catalogue = catalogueIn(cards);
  const taken = takePlain(parts);
  const formal: PartsProblem[] = [];
  const read = partsForm()(taken.value, [], formal);
  const problems = joinProblems(taken.problems, formal).map((problem) => asUnreadable(problem));
  if (problems.length > 0) return unarranged(problems);
  const sides = [
    readSide(read.a ?? {}, 'a', catalogue, problems),
    readSide(read.b ?? {}, 'b', catalogue, problems),
  ] as const;
  problems.push(...nonsense(read, sides, catalogue));
  if (problems.length > 0) return unarranged(problems);
  const state = deepFreeze(build(read, sides, catalogue));
  const found = irregularities(state, catalogue);
  return { readable: true, legal: found.length === 0, state, problems: found };
}

/**
 * Reads back what `showPosition` wrote of a state: `arrange` from text. A position with something under way, or a duel
 * that is over, cannot be arranged, and the problem `not-arrangeable` says so. Paths of lines start with their number.
 */
export function readPosition(text: unknown, cards: CardsInUse = {}): Arranged {
  const { parts, problems } = readText(text);
  return arrangedFrom(problems, arrange(parts, cards));
}

/**
 * A position as text: turn, both duellists, a line for each zone, the marks of what is in play, and what is being chosen.
 * Of a view, `?` is a card its viewer may not know. What a position remembers of earlier turns is not said.
 */
export const showPosition = (position: State | View, cards: CardsInUse = {}): string =>
  showLines({ position, catalogue: catalogueIn(cards) }).join('\n');

/** Cards as text: `goblin-soldier, 2 net`; `-` where there are none. */
export const showCards = (cards: readonly (CardId | null)[]): string => showAll(cards.map((card) => card ?? '?'));

/** Reads cards such as those of a hand, without marks; all that is wrong with the text, and the cards that could be read. */
export function readCards(
  text: string,
  cards: CardsInUse = {},
): { readonly cards: readonly CardId[]; readonly problems: readonly PartsProblem[] } {
  const catalogue = catalogueIn(cards);
  const problems: PartsProblem[] = [];
  const isCard = ({ card, borne, named, path }: Entry): boolean => {
    const code = borne || named.length > 0 ? 'mark-not-here' : 'unknown-card';
    const isKnown = card !== null && knownCard(catalogue, card) !== undefined;
    if (code === 'unknown-card' && isKnown) return true;
    problems.push({ severity: 'unreadable', code, path });
    return false;
  };
  const entries = readEntries(text, [], problems).filter(isCard);
  return { cards: entries.flatMap(({ count, card }) => Array.from({ length: count }, () => card ?? '')), problems };
}

/** A permanent in notation, with its marks; `?` where there is none of that handle. */
export function cardNotation(position: State | View, handle: Handle, cards: CardsInUse = {}): string {
  const permanent = inPlay(position, handle);
  return permanent === undefined ? '?' : showPermanent(permanent, { position, catalogue: catalogueIn(cards) });
}

/** How the cards of that id are called on a side, in the order they lie there: in one zone, or in all that have handles. */
export function handlesOf(position: State | View, seat: Seat, card: CardId, zone?: HandleZone): readonly Handle[] {
  const { hand, play, released, discard } = position.players[seat];
  const zones: {
    readonly [Zone in HandleZone]: readonly ((Pick<Piece, 'handle'> & { card: CardId | null }) | null)[];
  } = { hand, play, released, discard };
  const found = zone === undefined ? Object.values(zones).flat() : zones[zone];
  return found.flatMap((piece) => (piece !== null && piece.card === card ? [piece.handle] : []));
}

/** How the first card of that id is called on a side: in the hand, in play, released, discarded; `null` if there is none. */
export const handleOf = (position: State | View, seat: Seat, card: CardId, zone?: HandleZone): Handle | null =>
  handlesOf(position, seat, card, zone)[0] ?? null;
