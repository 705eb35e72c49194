import { type Deck, decks, type Gobulon, gobulon, type State, type View } from '../../games/gobulon/index.js';
import { explain, nameOf } from '../../games/gobulon/words/index.js';
import type { Offer } from '../offer.js';
import { askForAction } from './gobulon/asking.js';
import { shelf } from './gobulon/cards.js';
import { deckTools } from './gobulon/decks.js';
import { phrasesIn } from './gobulon/phrases.js';
import { positionLines } from './gobulon/position.js';
import { tellerOf } from './gobulon/teller.js';

const READY: readonly [Deck, Deck] = [decks['comme-chat'], decks['operation-double-croche']];
/** What a deck is called: by its own name, or by that of the ready deck that it is. */
function called({ name, cards }: Deck): string {
  const text = JSON.stringify(cards);
  const ready = Object.entries(decks).find(([, deck]) => JSON.stringify(deck.cards) === text);
  return name ?? (ready === undefined ? 'Deck' : nameOf(ready[0], 'fr'));
}

/** The cards that somebody sees. */
function inSight({ players, latest }: State | View): readonly string[] {
  const seen = players.flatMap(({ bin, table }) => [...bin, ...table]);
  const compared = latest === null ? [] : [...latest.cards, ...latest.controls];
  return [...new Set([...seen, ...compared].filter((card) => card !== null))];
}

/** Gobulon on the command line. */
export const gobulonOffer: Offer<Gobulon, Deck> = {
  game: gobulon,
  says: 'Two decks are turned over card by card, as in War, and what is beaten never comes back.',
  languages: ['en', 'fr'],
  cards: shelf,
  decks: deckTools,
  plays: ['revealed'],
  usual: ['comme-chat', 'operation-double-croche'],
  configOf: ({ seed, decks: [first = READY[0], second = READY[1]] }) => ({ seed, decks: [first, second] }),
  playersOf: ({ decks: given = READY }) => given.map(called),
  legend: (language) => phrasesIn(language).legend,
  teller: tellerOf,
  position: positionLines,
  ask: askForAction,
  explain,
  inSight,
  demoSeed: 'chat perché',
};
