import { other, type Seat } from '../../state.js';
import type { Lines } from '../language.js';
import type { Speaker } from '../speaker.js';

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
/** Effective values, by seat. */
const score = (values: readonly [number, number], { player }: Speaker): string =>
  `${player(0)} has ${values[0]}, ${player(1)} ${values[1]}`;

/** One line for each event. */
export const lines: Lines = {
  'turn-started': ({ turn }) => `Turn ${turn} begins`,
  'laid-down': ({ seat }, { player }) => `${player(seat)} lays a card face down`,
  revealed: ({ seat, card }, { player, named }) => `${player(seat)} reveals ${named(card)}`,
  controlled: ({ seat, card }, { player, named }) => `${player(seat)} turns up ${named(card)} as a control`,
  'control-failed': ({ seat }, { player }) => `${player(seat)} has no card left to make a control with`,
  compared: ({ values, winner }, speaker) =>
    `${score(values, speaker)}: ${winner === null ? 'that calls a battle' : `${speaker.player(winner)} wins the turn`}`,
  'battle-began': ({ depth }) => (depth === 1 ? 'A battle begins' : `Battle ${depth} of this turn begins`),
  binned: ({ seat, cards: beaten }, { player, named }) => `${player(seat)} bins ${beaten.map(named).join(', ')}`,
  'order-opened': ({ seat, count }, { player }) => `${player(seat)} has a pile of ${cards(count)} to order`,
  looked: ({ seat, cards: pile }, { player, named }) => `${player(seat)} sees the pile: ${pile.map(named).join(', ')}`,
  returned: ({ seat, count }, { player }) => `${player(seat)} puts ${cards(count)} under the hand`,
  ended: ({ winners, reason }, { player }) => {
    const [winner] = winners;
    if (winner === undefined) {
      const what = reason === 'battle-short' ? 'enough cards for the battle' : 'a card to make the control with';
      return `The game is a draw: neither player has ${what}`;
    }
    const why: Readonly<Record<typeof reason, (loser: Seat) => string>> = {
      'no-cards': (loser) => `all cards of ${player(loser)} are in the bin`,
      'battle-short': (loser) => `${player(loser)} has too few cards for the battle`,
      'control-impossible': (loser) => `${player(loser)} cannot make the control`,
      concede: (loser) => `${player(loser)} concedes`,
    };
    return `${player(winner)} wins the game: ${why[reason](other(winner))}`;
  },
};
