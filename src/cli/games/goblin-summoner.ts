import { type Deck, decks, type GoblinSummoner, goblinSummoner } from '../../games/goblin-summoner/index.js';
import { cardsIn, explain, nameOf } from '../../games/goblin-summoner/words/index.js';
import type { Offer } from '../offer.js';
import { askForAction } from './goblin-summoner/asking.js';
import { shelf } from './goblin-summoner/cards.js';
import { deckTools } from './goblin-summoner/decks.js';
import { momentLines } from './goblin-summoner/position.js';
import { tellerOf } from './goblin-summoner/teller.js';

const READY: readonly [Deck, Deck] = [decks['warren-rush'], decks['restless-dead']];

/** Goblin Summoner on the command line. */
export const goblinSummonerOffer: Offer<GoblinSummoner, Deck> = {
  game: goblinSummoner,
  says: 'Two summoners send monsters against each other; who loses the last card of the shield loses the duel.',
  languages: ['en'],
  cards: shelf,
  decks: deckTools,
  plays: ['summoned', 'cast', 'sprang'],
  usual: ['warren-rush', 'restless-dead'],
  configOf: ({ seed, decks: [first = READY[0], second = READY[1]] }) => ({ seed, decks: [first, second] }),
  playersOf: ({ decks: given = READY }) => given.map(({ name, affinity }) => name ?? nameOf(affinity)),
  legend: () => 'Monsters are shown with attack/defence/hit points.',
  teller: tellerOf,
  position: momentLines,
  ask: askForAction,
  explain,
  inSight: (position) => [...new Set(Object.values(cardsIn(position)))],
  demoSeed: 'blue crown',
};
