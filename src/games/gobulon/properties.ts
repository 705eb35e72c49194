import type { Problem } from '../../kernel/problem.js';
import type { CardId, Deck } from './card.js';
import { deckFaults } from './deck-building.js';
import { deckSizeOf, optionFaults } from './options.js';
import type { Catalogue } from './shape.js';
import { hasRevealed, type Phase, type Player, type Seat, type State } from './state.js';

// What holds of every position that a game comes to (B-14), for those who make positions of their own.

/** Two sizes of piles, by seat. */
export type Sizes = readonly [number, number];
const SEATS: readonly Seat[] = [0, 1];
const MORE_THAN_ONE = 3; // the smallest pile that is ordered, after one battle (B-8.7)

/** Who has revealed has 2d + 1 cards there, who has not two fewer, or none in the turn itself (B-8.1). */
function depthOfReveals([first, second]: Sizes): number | null {
  const [more, fewer] = first > second ? [first, second] : [second, first];
  if (more === 0) return 0;
  if (more % 2 === 0) return null;
  if (more === fewer) return (more + 1) / 2;
  return fewer === Math.max(0, more - 2) ? (more - 1) / 2 : null;
}

/** The pile that is ordered is alone: that of the loser is in the bin (B-8.6). */
function depthOfOrder([first, second]: Sizes, seat: Seat): number | null {
  const [own, others] = seat === 0 ? [first, second] : [second, first];
  return others === 0 && own >= MORE_THAN_ONE && own % 2 === 1 ? (own - 1) / 2 : null;
}

/** How deep in battles two piles are; `null`: no game lays cards so. */
export function depthOf(sizes: Sizes, phase: Phase): number | null {
  if (phase.name === 'reveal') return depthOfReveals(sizes);
  if (phase.name === 'order') return depthOfOrder(sizes, phase.seat);
  const [first, second] = sizes;
  if (phase.reason === 'concede') {
    return depthOfReveals(sizes) ?? depthOfOrder(sizes, 0) ?? depthOfOrder(sizes, 1);
  }
  if (phase.reason === 'no-cards') return first + second === 0 ? 0 : null;
  return first === second && first % 2 === 1 ? (first - 1) / 2 : null;
}

/** Cards that no game lays so, and a depth that is not theirs. */
export function pileFaults({ players, depth: have, phase }: State): readonly Problem[] {
  const need = depthOf([players[0].table.length, players[1].table.length], phase);
  if (need === null) return [{ code: 'bad-piles', path: ['players'], rule: 'B-8.1' }];
  return have === need ? [] : [{ code: 'wrong-depth', path: ['depth'], rule: 'B-8.1', have, need }];
}

/** Who has yet to reveal has the cards for it, and who has lost a battle has some left: else the game is over (B-13.2). */
export function handFaults(state: State): readonly Problem[] {
  const { players, depth, phase } = state;
  if (phase.name === 'over') return [];
  return SEATS.flatMap((seat): readonly Problem[] => {
    const isDue = phase.name === 'order' ? phase.seat !== seat : !hasRevealed(state, seat);
    const need = !isDue ? 0 : phase.name === 'reveal' && depth > 0 ? 2 : 1;
    const { length: have } = players[seat].hand;
    return have >= need ? [] : [{ code: 'too-few-cards', path: ['players', seat, 'hand'], rule: 'B-13.2', have, need }];
  });
}

/** A card for each finished turn and two for each battle in the bins (B-14.15); those of a pile that is ordered already. */
function binFaults({ players, turn, phase }: State): readonly Problem[] {
  const have = players[0].bin.length + players[1].bin.length;
  const [first, second] = players.map(({ table }) => table.length);
  const alone = Math.max(first ?? 0, second ?? 0);
  const lost = Math.min(first ?? 0, second ?? 0) === 0 && alone >= MORE_THAN_ONE ? alone : 0;
  const finished = turn - 1 + (phase.name === 'over' && phase.reason === 'no-cards' ? 1 : 0);
  const more = have - lost - finished;
  return more < 0 || more % 2 !== 0 ? [{ code: 'bins-differ', path: ['turn'], rule: 'B-14.15', have }] : [];
}

/** Cards as a deck. */
function deckOf(cards: readonly CardId[]): Deck {
  const copies = new Map<CardId, number>();
  for (const card of cards) copies.set(card, (copies.get(card) ?? 0) + 1);
  return { cards: [...copies].map(([card, count]) => ({ card, copies: count })) };
}

/** What is wrong with the decks that the cards of a position come from (B-5.2, B-5.3, B-14.1). */
function ownedFaults({ players, options }: State, catalogue: Catalogue): readonly Problem[] {
  const owned = players.map(({ hand, bin, table }: Player<CardId>) => [...hand, ...bin, ...table]);
  const faultsOf = (cards: readonly CardId[], path: Problem['path']): readonly Problem[] =>
    deckFaults(deckOf(cards), options, catalogue).map(({ cards: _cards, value: _value, ...fault }) => ({
      ...fault,
      path,
    }));
  if (options.mode === 'own') return owned.flatMap((cards, seat) => faultsOf(cards, ['players', seat]));
  const need = deckSizeOf(options) / 2;
  const halves = owned.flatMap(({ length: have }, seat): readonly Problem[] =>
    have === need ? [] : [{ code: 'deck-size', path: ['players', seat], rule: 'B-5.3', have, need }],
  );
  return [...halves, ...faultsOf(owned.flat(), ['players'])];
}

/** What tells that no game comes to a position, though it can be played on. */
export function irregularities(state: State, catalogue: Catalogue): readonly Problem[] {
  const { options, phase } = state;
  const isAsked = phase.name !== 'order' || options.returnOrder === 'choose';
  return [
    ...optionFaults(options).map((problem) => ({ ...problem, path: ['options', ...problem.path] })),
    ...(isAsked ? [] : [{ code: 'nobody-orders', path: ['phase'], rule: 'B-8.7' }]),
    ...binFaults(state),
    ...ownedFaults(state, catalogue),
  ];
}
