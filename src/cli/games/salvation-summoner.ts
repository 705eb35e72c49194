import type { Supply } from '../../games/salvation-summoner/deck.js';
import { type SalvationSummoner, type Sight, salvationSummoner } from '../../games/salvation-summoner/index.js';
import { explain } from '../../games/salvation-summoner/words/index.js';
import type { Offer } from '../offer.js';
import { onlyAnswer } from './salvation-summoner/answering.js';
import { askForAction } from './salvation-summoner/asking.js';
import { shelf } from './salvation-summoner/cards.js';
import { deckTools } from './salvation-summoner/decks.js';
import { phrasesIn } from './salvation-summoner/phrases.js';
import { positionLines } from './salvation-summoner/position.js';
import { tellerOf } from './salvation-summoner/teller.js';

/** The cards that somebody sees: hands as far as they are known, the field, all piles, and what lies face up. */
function inSight({ players, piles, graveyards }: Sight): readonly string[] {
  const own = players.flatMap(({ hand, discard, revealed, sortie, guard, site }) => [
    ...hand.flatMap((held) => (held === null ? [] : [held.card])),
    ...[...discard, ...revealed, ...(site === null ? [] : [site])],
    ...[...sortie, ...guard].flatMap(({ card, absorbed }) => [card, ...absorbed]),
  ]);
  const open = [...piles.map(({ card }) => card), ...graveyards.flatMap(({ cards }) => cards)];
  return [...new Set([...own, ...open])];
}

/** Salvation Summoner on the command line. */
export const salvationSummonerOffer: Offer<SalvationSummoner, Supply> = {
  game: salvationSummoner,
  says: 'Two summoners build decks from one supply, and fight over the citizens behind their gates.',
  languages: ['en', 'ja'],
  cards: shelf,
  decks: deckTools,
  usual: ['base-set'],
  configOf: ({ seed, decks: [supply] }) => ({ seed, ...(supply === undefined ? {} : { supply: supply.cards }) }),
  playersOf: () => ['Player 1', 'Player 2'],
  legend: (language) => phrasesIn(language).legend,
  teller: tellerOf,
  position: positionLines,
  ask: askForAction,
  obvious: onlyAnswer,
  explain,
  inSight,
  demoSeed: 'minotaur',
};
