import { other, type Seat } from '../../state.js';
import type { Lines } from '../language.js';
import type { Speaker } from '../speaker.js';

const cards = (count: number): string => (count < 2 ? `${count} carte` : `${count} cartes`);
/** Effective values, by seat. */
const score = (values: readonly [number, number], { player }: Speaker): string =>
  `${player(0)} a ${values[0]}, ${player(1)} ${values[1]}`;

/** One line for each event. */
export const lines: Lines = {
  'turn-started': ({ turn }) => `Le tour ${turn} commence`,
  'laid-down': ({ seat }, { player }) => `${player(seat)} pose une carte face cachée`,
  revealed: ({ seat, card }, { player, named }) => `${player(seat)} retourne ${named(card)}`,
  controlled: ({ seat, card }, { player, named }) => `${player(seat)} contrôle avec ${named(card)}`,
  'control-failed': ({ seat }, { player }) => `${player(seat)} n'a plus de carte pour faire un contrôle`,
  compared: ({ values, winner }, speaker) =>
    `${score(values, speaker)} : ${winner === null ? 'il y a bataille' : `${speaker.player(winner)} emporte le tour`}`,
  'battle-began': ({ depth }) => (depth === 1 ? 'Une bataille commence' : `La bataille ${depth} de ce tour commence`),
  binned: ({ seat, cards: beaten }, { player, named }) =>
    `${player(seat)} met à la poubelle ${beaten.map(named).join(', ')}`,
  'order-opened': ({ seat, count }, { player }) => `${player(seat)} a une pile de ${cards(count)} à ordonner`,
  looked: ({ seat, cards: pile }, { player, named }) => `${player(seat)} voit sa pile : ${pile.map(named).join(', ')}`,
  returned: ({ seat, count }, { player }) => `${player(seat)} remet ${cards(count)} sous sa main`,
  ended: ({ winners, reason }, { player }) => {
    const [winner] = winners;
    if (winner === undefined) {
      const what = reason === 'battle-short' ? 'assez de cartes pour la bataille' : 'de carte pour son contrôle';
      return `La partie est nulle : aucun des deux joueurs n'a ${what}`;
    }
    const why: Readonly<Record<typeof reason, (loser: Seat) => string>> = {
      'no-cards': (loser) => `toutes les cartes de ${player(loser)} sont à la poubelle`,
      'battle-short': (loser) => `${player(loser)} n'a pas assez de cartes pour la bataille`,
      'control-impossible': (loser) => `${player(loser)} ne peut pas faire son contrôle`,
      concede: (loser) => `${player(loser)} abandonne`,
    };
    return `${player(winner)} gagne la partie : ${why[reason](other(winner))}`;
  },
};
