import { type GameId, gameIds, isGameId } from '../games/index.js';
import { nearest } from '../kernel/nearest.js';
import { goblinSummonerOffer } from './games/goblin-summoner.js';
import { gobulonOffer } from './games/gobulon.js';
import { salvationSummonerOffer } from './games/salvation-summoner.js';
import { warlocksOffer } from './games/warlocks.js';
import type { AnyOffer, CardShelf, DeckTools } from './offer.js';
import { listed, plainly } from './text.js';
import { meant, UsageError } from './usage-error.js';

/** What each game of the registry offers. */
const offers: Readonly<Record<GameId, AnyOffer>> = {
  'goblin-summoner': goblinSummonerOffer,
  gobulon: gobulonOffer,
  warlocks: warlocksOffer,
  'salvation-summoner': salvationSummonerOffer,
};

/** All offers, in the order of the registry. */
export const allOffers = (): readonly AnyOffer[] => gameIds().map((id) => offers[id]);

/** The offer of a game; UsageError for an id that is none. */
export function offerOf(id: string): AnyOffer {
  if (isGameId(id)) return offers[id];
  const near = meant(nearest(id.toLowerCase(), gameIds()));
  throw new UsageError(`there is no game "${plainly(id)}".${near === '' ? ` Games: ${listed(gameIds())}.` : near}`);
}

/** A language that an offer speaks, its own by default; UsageError for any other. */
export function languageOf({ languages, game }: AnyOffer, given: string | undefined): string {
  const language = given ?? languages[0] ?? 'en';
  if (languages.includes(language)) return language;
  throw new UsageError(`${game.name} does not speak "${plainly(language)}", only ${listed(languages)}.`);
}

/** How many play, as it is asked for; `undefined`: as many as is usual. UsageError for a number that cannot play. */
export function seatsOf({ game }: AnyOffer, given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  const { min, max } = game.seats;
  const seats = /^\d$/.test(given) ? Number(given) : 0;
  if (seats >= min && seats <= max) return seats;
  throw new UsageError(
    `${game.name} is played by ${min === max ? min : `${min} to ${max}`}, not by "${plainly(given)}": use --seats ${min}.`,
  );
}

/** The cards of a game; UsageError if it has none. */
export function cardsOf({ cards, game }: AnyOffer): CardShelf {
  if (cards === undefined) throw new UsageError(`${game.name} is played without cards.`);
  return cards;
}

/** The deck tools of a game; UsageError if it has none. */
// biome-ignore lint/suspicious/noExplicitAny: the decks of a game that is picked at run time have no type of their own
export function decksOf({ decks, game }: AnyOffer): DeckTools<any> {
  if (decks === undefined) throw new UsageError(`${game.name} is played without decks.`);
  return decks;
}
