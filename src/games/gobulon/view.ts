import { deepCopy } from '../../kernel/copy.js';
import type { Viewer } from '../../kernel/types.js';
import type { CardId } from './card.js';
import { isFaceUp, type Player, type Seat, type State, type View } from './state.js';

/** Order without meaning: by code units, the same on every machine. */
const inOrder = (a: CardId, b: CardId): number => (a < b ? -1 : a > b ? 1 : 0);

/** Whether a viewer sees the face-down cards of a pile: the winner does who orders it (B-8.8, B-12.4). */
const ordersIt = ({ phase }: State, seat: Seat, viewer: Viewer): boolean =>
  phase.name === 'order' && phase.seat === seat && viewer === seat;

/** A player's cards as the viewer may know them: a hand is known to nobody (B-12.2). */
function seenPlayer(state: State, seat: Seat, viewer: Viewer): Player<null> {
  const { hand, bin, table } = state.players[seat];
  const isOpen = ordersIt(state, seat, viewer);
  return {
    hand: hand.map(() => null),
    bin: [...bin],
    table: table.map((card, place) => (isOpen || isFaceUp(place) ? card : null)),
  };
}

/** What lies hidden of a player's cards. */
function hiddenOf(state: State, seat: Seat, viewer: Viewer): readonly CardId[] {
  const { hand, table } = state.players[seat];
  return ordersIt(state, seat, viewer) ? hand : [...hand, ...table.filter((_, place) => !isFaceUp(place))];
}

/** The hidden cards that the viewer knows from a deck list (B-12.5). */
function unseenBy(state: State, viewer: Viewer): readonly CardId[] | null {
  if (viewer !== 0 && viewer !== 1) return null;
  const seats: readonly Seat[] = state.options.mode === 'own' ? [viewer] : [0, 1];
  return seats.flatMap((seat) => hiddenOf(state, seat, viewer)).sort(inOrder);
}

/**
 * What a seat, or a spectator, may know of a game: all that is public (B-12.1), and its own list. Cards are named by id and place, so that two copies are not
 * told apart (B-12.6), and what was seen of a hand is not remembered (B-12.3).
 */
export function view(state: State, viewer: Viewer): View {
  const { random: _hidden, players: _seen, ...open } = state;
  return {
    ...deepCopy(open),
    players: [seenPlayer(state, 0, viewer), seenPlayer(state, 1, viewer)],
    viewer,
    unseen: unseenBy(state, viewer),
  };
}
