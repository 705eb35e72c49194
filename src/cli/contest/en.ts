import { counted, listed } from '../text.js';
import type { ContestFrame } from './frame.js';

const faults = { late: 'was late', illegal: 'acted illegally', crashed: 'crashed' } as const;

/** What is said in English. */
export const en: ContestFrame = {
  match: (game, bots, seed) => `${game}: ${bots.join(' against ')}, seed "${seed}"`,
  tournament: (game, seed) => `${game}: tournament, seed "${seed}"`,
  lab: (game, bot, seed) => `${game}: decks against each other, played by ${bot}, seed "${seed}"`,
  played: (winners, reason, rule) =>
    `${winners.length === 0 ? 'A draw' : `${listed(winners)} ${winners.length === 1 ? 'wins' : 'win'}`}: ${reason} (${rule}).`,
  forfeited: (bot, kind, says) => `${bot} ${faults[kind]} and forfeits. ${says}`,
  stopped: (actions) => `A draw: the match was stopped after ${counted(actions, 'action')}.`,
  pairsDone: (pairs, of) => `${pairs} of ${counted(of, 'pair')}`,
  resumed: ({ pairs, of, dropped }) =>
    `${counted(pairs, 'pair')} of ${of} ${pairs === 1 ? 'comes' : 'come'} from the log.${
      dropped === 0 ? '' : ' Its last line was only half written and is dropped.'
    }`,
  total: (pairs, of, actions) =>
    `${counted(pairs, 'mirrored pair')}${pairs === of ? '' : ` of ${of}`} (two games each, the same seed, seats swapped), ${actions}.`,
  reportIsIn: (file) => `The report is in ${file}.`,
  decided: (accepted, elo, llr) =>
    accepted === null
      ? `The sequential test is undecided; log likelihood ratio ${llr}.`
      : `The sequential test accepts a difference of ${elo} Elo; log likelihood ratio ${llr}.`,
  confidence: 'Intervals are those of 95 %; a draw is half a point.',
  heads: {
    bot: 'bot',
    games: 'games',
    results: 'won/drawn/lost',
    share: 'points',
    interval: 'interval',
    elo: 'Elo',
    forfeits: 'late/illegal/crashed',
    meeting: 'first against second',
    seats: 'seat 0 against seat 1',
    deck: 'deck',
    card: 'card',
    expected: 'of its decks',
  },
  titles: {
    standings: 'All bots against all others',
    crosses: 'Bot against bot',
    decks: 'Deck against deck, seen from seat 0',
    allDecks: 'All decks against all others',
    matrix: 'Points of the deck in the row against the deck in the column',
    best: 'Cards that win most',
    worst: 'Cards that lose most',
  },
  firstSeat: (share, interval, games) =>
    `Seat 0 made ${share} (${interval}) of the points in ${counted(games, 'game')}.`,
  noCardsTold: 'Which cards win and lose is not told for this game.',
  cardsLegend:
    'Points of the sides that played the card in a game, beside what their decks made in all; ordered by the difference.',
  against: 'against',
  draw: 'draw',
};
