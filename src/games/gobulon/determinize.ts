import { deepCopy } from '../../kernel/copy.js';
import { known } from '../../kernel/questions.js';
import type { Random } from '../../kernel/types.js';
import type { CardId } from './card.js';
import { dealHidden } from './hidden-cards.js';
import type { Ctx } from './shape.js';
import type { Player, Seat, State, View } from './state.js';

const knownOf = ({ bin, table }: Player<null>): readonly CardId[] => [...bin, ...known(table)];
const hiddenIn = ({ hand, table }: Player<null>): number => hand.length + table.filter((card) => card === null).length;

/** A player with cards in the hidden places, taken from the end of a list. */
function filled({ hand, bin, table }: Player<null>, cards: CardId[]): Player<CardId> {
  const next = (): CardId => cards.pop() as CardId; // there are as many as places
  return { hand: hand.map(next), bin: [...bin], table: table.map((card) => card ?? next()) };
}

/** The hidden cards that the viewer's list leaves, in any order; else cards that make a legal deck of what is seen. */
function cardsFor(view: View, seats: readonly Seat[], random: Random, ctx: Ctx): CardId[] {
  const { viewer, unseen, options, players } = view;
  if (unseen !== null && seats.some((seat) => seat === viewer)) {
    const cards = [...unseen];
    random.shuffle(cards);
    return cards;
  }
  const seen = seats.flatMap((seat) => knownOf(players[seat]));
  const hidden = seats.reduce<number>((sum, seat) => sum + hiddenIn(players[seat]), 0);
  return dealHidden({ known: seen, hidden }, options, ctx.catalogue, random);
}

/** A whole game that the viewer cannot tell from the true one (B-12.7). */
export function determinize(view: View, random: Random, ctx: Ctx): Omit<State, 'random'> {
  const { viewer: _viewer, unseen: _unseen, players: seen, ...open } = view;
  const deal = (seats: readonly Seat[]): CardId[] => cardsFor(view, seats, random, ctx);
  // In `split` both hands come from one list, which may lie in them in any way.
  const shared = view.options.mode === 'split' ? deal([0, 1]) : null;
  const players = [filled(seen[0], shared ?? deal([0])), filled(seen[1], shared ?? deal([1]))] as const;
  return { ...deepCopy(open), players };
}
