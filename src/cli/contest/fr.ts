import { counted, listed } from '../text.js';
import type { ContestFrame } from './frame.js';

const faults = { late: 'a dépassé son temps', illegal: 'a joué un coup illégal', crashed: 'a planté' } as const;

/** What is said in French. */
export const fr: ContestFrame = {
  match: (game, bots, seed) => `${game} : ${bots.join(' contre ')}, graine « ${seed} »`,
  tournament: (game, seed) => `${game} : tournoi, graine « ${seed} »`,
  lab: (game, bot, seed) => `${game} : les decks entre eux, joués par ${bot}, graine « ${seed} »`,
  played: (winners, reason, rule) =>
    `${winners.length === 0 ? 'Partie nulle' : `${listed(winners, 'et')} ${winners.length === 1 ? 'gagne' : 'gagnent'}`} : ${reason} (${rule}).`,
  forfeited: (bot, kind, says) => `${bot} ${faults[kind]} et perd par forfait. ${says}`,
  stopped: (actions) => `Partie nulle : arrêtée après ${counted(actions, 'action')}.`,
  pairsDone: (pairs, of) => `${pairs} sur ${counted(of, 'paire')}`,
  resumed: ({ pairs, of, dropped }) =>
    `${counted(pairs, 'paire')} sur ${of} ${pairs === 1 ? 'vient' : 'viennent'} du journal.${
      dropped === 0 ? '' : ' Sa dernière ligne, écrite à moitié, est laissée de côté.'
    }`,
  total: (pairs, of, actions) =>
    `${counted(pairs, 'paire')} en miroir${pairs === of ? '' : ` sur ${of}`} (deux parties chacune, même graine, places échangées), ${actions}.`,
  reportIsIn: (file) => `Le rapport est dans ${file}.`,
  decided: (accepted, elo, llr) =>
    accepted === null
      ? `Le test séquentiel n’a pas tranché ; rapport de vraisemblance (log) ${llr}.`
      : `Le test séquentiel retient une différence de ${elo} Elo ; rapport de vraisemblance (log) ${llr}.`,
  confidence: 'Les intervalles sont à 95 % ; une partie nulle vaut un demi-point.',
  heads: {
    bot: 'bot',
    games: 'parties',
    results: 'gagnées/nulles/perdues',
    share: 'points',
    interval: 'intervalle',
    elo: 'Elo',
    forfeits: 'temps/illégal/panne',
    meeting: 'premier contre second',
    seats: 'place 0 contre place 1',
    deck: 'deck',
    card: 'carte',
    expected: 'de ses decks',
  },
  titles: {
    standings: 'Chaque bot contre tous les autres',
    crosses: 'Bot contre bot',
    decks: 'Deck contre deck, vu de la place 0',
    allDecks: 'Chaque deck contre tous les autres',
    matrix: 'Points du deck de la ligne contre celui de la colonne',
    best: 'Les cartes qui gagnent le plus',
    worst: 'Les cartes qui perdent le plus',
  },
  firstSeat: (share, interval, games) =>
    `La place 0 a fait ${share} (${interval}) des points en ${counted(games, 'partie')}.`,
  noCardsTold: 'Pour ce jeu, on ne dit pas quelles cartes gagnent ou perdent.',
  cardsLegend:
    'Points des joueurs qui ont joué la carte dans une partie, à côté de ce que leurs decks ont fait en tout ; dans l’ordre de la différence.',
  against: 'contre',
  draw: 'nulle',
};
