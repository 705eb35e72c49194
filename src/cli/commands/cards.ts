import { type Command, Option } from 'commander';
import { nearest } from '../../kernel/nearest.js';
import { frameIn } from '../frames.js';
import type { Session } from '../io.js';
import type { CardEntry, CardShelf } from '../offer.js';
import { allOffers, cardsOf, languageOf, offerOf } from '../offers.js';
import { columns, json, listed, plainly, widthOf, wrap } from '../text.js';
import { meant, UsageError } from '../usage-error.js';

interface Options {
  readonly json?: true;
  readonly lang?: string;
  readonly [facet: string]: string | true | undefined;
}

const facetNames = (): readonly string[] => [
  ...new Set(allOffers().flatMap(({ cards }) => Object.keys(cards?.facets ?? {}))),
];

/** The values asked for, by facet; UsageError for a facet or a value that these cards do not have. */
function wantedOf(shelf: CardShelf, game: string, options: Options): ReadonlyMap<string, string> {
  const wanted = new Map<string, string>();
  for (const facet of facetNames()) {
    const given = options[facet];
    if (typeof given !== 'string') continue;
    const values = shelf.facets[facet];
    if (values === undefined) throw new UsageError(`the cards of ${game} have no ${facet}: leave --${facet} out.`);
    const value = given.toLowerCase();
    if (!values.includes(value)) {
      const near = meant(nearest(value, values));
      throw new UsageError(
        `no card has the ${facet} "${plainly(given)}".${near === '' ? ` Use ${listed(values, 'or')}.` : near}`,
      );
    }
    wanted.set(facet, value);
  }
  return wanted;
}

/** The cards that have all the values, and all the words in their id, name or text. */
function picked(cards: readonly CardEntry[], wanted: ReadonlyMap<string, string>, words: readonly string[]) {
  const fits = ({ facets, id, name, text }: CardEntry): boolean => {
    const said = `${id} ${name} ${text}`.toLowerCase();
    return (
      words.every((word) => said.includes(word.toLowerCase())) &&
      [...wanted].every(([facet, value]) => facets[facet]?.includes(value) === true)
    );
  };
  return cards.filter(fits);
}

/** Cards in the order of the parts they are divided into. */
function divided(cards: readonly CardEntry[], { divide, facets }: CardShelf): readonly CardEntry[] {
  const parts = facets[divide] ?? [];
  const partOf = (card: CardEntry): number => parts.indexOf(card.facets[divide]?.[0] ?? '');
  return [...cards].sort((a, b) => partOf(a) - partOf(b));
}

/** Cards as people read them: a line with the figures, and the text under it. */
export function cardLines(
  given: readonly CardEntry[],
  shelf: CardShelf,
  { ink, width }: Session,
  language: string,
): readonly string[] {
  const cards = divided(given, shelf);
  const titles = cards.map(({ facets }) => shelf.title(facets[shelf.divide]?.[0] ?? '', language).toUpperCase());
  const room = ' '.repeat(Math.max(0, ...titles.map(widthOf)));
  const rows = [[room, ...shelf.headings(language)], ...cards.map(({ name, figures }) => [name, ...figures])];
  const [head = '', ...lines] = columns(rows, shelf.right);
  const shown: string[] = [];
  let part: string | undefined;
  for (const [at, { facets, text, name }] of cards.entries()) {
    const next = facets[shelf.divide]?.[0] ?? '';
    if (part !== undefined && next !== part) shown.push('');
    if (next !== part) {
      const title = shelf.title(next, language).toUpperCase();
      shown.push(ink.bold(title + head.slice(widthOf(title))));
    }
    part = next;
    const line = lines[at] ?? '';
    shown.push(ink.cyan(name) + line.slice(name.length));
    shown.push(...wrap(text, width, { first: '    ' }).map((one) => ink.dim(one)));
  }
  return shown;
}

function listCards(session: Session, game: string, words: readonly string[], options: Options): void {
  const offer = offerOf(game);
  const shelf = cardsOf(offer);
  const wanted = wantedOf(shelf, offer.game.name, options);
  const language = languageOf(offer, options.lang);
  const frame = frameIn(language);
  const all = shelf.list(language);
  const cards = picked(all, wanted, words);
  if (options.json) session.say(json(divided(cards, shelf).map(({ data }) => data)));
  else if (cards.length === 0) {
    session.note(frame.noCardLikeThat);
    session.fail();
  } else {
    session.say(...cardLines(cards, shelf, session, language));
    session.say('', session.ink.dim(`${frame.cardsOf(cards.length, all.length)}; ${shelf.legend(language)}`));
  }
}

/** `cards`: the cards of a game, all of them or some. */
export function addCards(program: Command, session: Session): void {
  const command = program
    .command('cards')
    .summary('list the cards of a game')
    .description('Lists the cards of a game: all, or those with certain words in their names and texts.')
    .argument('<game>', 'its id, as `goblinry games` lists it')
    .argument('[words...]', 'what the name or the text must hold')
    .option('--json', 'print them as JSON')
    .option('--lang <language>', 'the language of names and texts');
  for (const facet of facetNames()) {
    const values = [...new Set(allOffers().flatMap(({ cards }) => cards?.facets[facet] ?? []))];
    command.addOption(new Option(`--${facet} <${facet}>`, `only those of a ${facet}: ${listed(values, 'or')}`));
  }
  command.action((game: string, words: readonly string[], options: Options) =>
    listCards(session, game, words, options),
  );
}
