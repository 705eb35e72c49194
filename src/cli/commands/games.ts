import type { Command } from 'commander';
import type { Session } from '../io.js';
import type { AnyOffer } from '../offer.js';
import { allOffers } from '../offers.js';
import { counted, json, listed, wrap } from '../text.js';

const CARDS: readonly [string, string] = ['card', 'cards'];
/** What a game brings along, in a few words. */
function contents({ game, cards, decks, languages }: AnyOffer): string {
  const { min, max } = game.seats;
  return listed([
    min === max ? counted(min, 'seat') : `${min} to ${max} seats`,
    ...(cards === undefined ? [] : [counted(cards.list(languages[0] ?? 'en').length, ...(cards.noun ?? CARDS))]),
    ...(decks === undefined ? [] : [counted(Object.keys(decks.ready).length, 'ready deck')]),
    counted(Object.keys(game.rulebook).length, 'rule'),
  ]);
}

const dataOf = ({ game, says, languages, decks }: AnyOffer): unknown => ({
  id: game.id,
  name: game.name,
  rules: game.rules,
  seats: game.seats,
  says,
  languages,
  decks: Object.keys(decks?.ready ?? {}),
});

/** `games`: what can be played. */
export function addGames(program: Command, { say, ink, width }: Session): void {
  program
    .command('games')
    .summary('list the games')
    .description('Lists the games, and what each brings along.')
    .option('--json', 'print them as JSON')
    .action(({ json: asJson }: { readonly json?: true }) => {
      if (asJson) say(json(allOffers().map(dataOf)));
      else
        for (const offer of allOffers()) {
          const { id, name, rules } = offer.game;
          say(`${ink.bold(name)}  ${id}`);
          const text = `${offer.says} ${contents(offer)}; rules version ${rules}; languages: ${listed(offer.languages)}.`;
          say(...wrap(text, width, { first: '  ' }));
        }
    });
}
