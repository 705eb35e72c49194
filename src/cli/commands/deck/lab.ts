import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import type { Shape } from '../../../kernel/index.js';
import {
  type Entrant,
  type Progress,
  runTournament,
  type Setup,
  systemClock,
  type Table,
} from '../../../match/index.js';
import { botNamed } from '../../contest/bot-names.js';
import { type CardScore, type CardTally, cardTally } from '../../contest/card-tally.js';
import { configWith, type DeckChoice, decksNamed } from '../../contest/decks.js';
import { percent, range } from '../../contest/figures.js';
import type { ContestFrame } from '../../contest/frame.js';
import { contestFrameIn } from '../../contest/frames.js';
import { htmlOf, type Matrix } from '../../contest/html.js';
import { wholeNumber } from '../../contest/options.js';
import { judging } from '../../contest/problems.js';
import { progressOn } from '../../contest/progress.js';
import { type Section, sectionLines } from '../../contest/report.js';
import { frameIn } from '../../frames.js';
import { writeText } from '../../input.js';
import type { Session } from '../../io.js';
import type { AnyOffer } from '../../offer.js';
import { languageOf, offerOf } from '../../offers.js';
import { ensureWritable } from '../../record-file.js';
import { json, plainly, wrap } from '../../text.js';
import { UsageError } from '../../usage-error.js';

interface Options {
  readonly game: string;
  readonly bot: string;
  readonly pairs: string;
  readonly seed?: string;
  readonly workers: string;
  readonly html?: string;
  readonly json?: true;
  readonly lang?: string;
}
/** Decks that are tried against each other. */
interface Lab {
  readonly offer: AnyOffer;
  readonly decks: readonly DeckChoice[];
  readonly bot: ReturnType<typeof botNamed>;
  readonly pairs: number;
  readonly seed: string;
  readonly workers: number;
}

/** So many cards are told at either end. */
const TOLD = 8;
/** A card that was played less often says little. */
const LEAST = 20;

/** The setup of two decks that sit where they sit: an entrant is a deck here. */
function setupOf({ offer, decks }: Lab, seated: readonly [Entrant<Shape>, Entrant<Shape>]): Setup<Shape> {
  const at = seated.map(({ name }) => decks.find((deck) => deck.name === name) as DeckChoice); // entrants are made of decks
  return { decks: [seated[0].name, seated[1].name], config: configWith(offer, at) };
}

/** How the deck in a row did against that in a column. */
function matrixOf({ standings, crosses }: Table, { titles }: ContestFrame): Matrix {
  const names = standings.map(({ name }) => name);
  const cells = names.map((_, row) =>
    names.map((name, column) => {
      const cross = crosses.find(({ sides }) => sides.includes(row) && sides.includes(column) && row !== column);
      if (cross === undefined) return null;
      const { share, interval } = cross;
      if (cross.sides[0] === row) return { name, share, interval };
      return { name, share: 1 - share, interval: { low: 1 - interval.high, high: 1 - interval.low } };
    }),
  );
  return { title: titles.matrix, names, cells };
}

function deckSections(table: Table, matrix: Matrix, { heads, titles }: ContestFrame): readonly Section[] {
  const { names, cells, title } = matrix;
  const rows = cells.map((line, row) => [
    names[row] ?? '',
    ...line.map((cell) => (cell === null ? '' : percent(cell.share))),
  ]);
  const all = table.standings.map(({ name, games, share, interval }) => {
    return [name, String(games), percent(share), range(interval)];
  });
  return [
    { title: titles.allDecks, heads: [heads.deck, heads.games, heads.share, heads.interval], rows: all },
    { title, heads: ['', ...names], rows },
  ];
}

function cardSections(offer: AnyOffer, scores: readonly CardScore[], language: string): readonly Section[] {
  const { heads, titles } = contestFrameIn(language);
  const names = new Map(offer.cards?.list(language).map(({ id, name }) => [id, name]));
  const rowOf = ({ card, games, share, interval, expected }: CardScore): readonly string[] => [
    names.get(card) ?? card,
    String(games),
    percent(share),
    range(interval),
    percent(expected),
  ];
  const columns = [heads.card, heads.games, heads.share, heads.interval, heads.expected];
  const half = Math.min(TOLD, Math.ceil(scores.length / 2));
  return [
    { title: titles.best, heads: columns, rows: scores.slice(0, half).map(rowOf) },
    { title: titles.worst, heads: columns, rows: [...scores].reverse().slice(0, half).map(rowOf) },
  ];
}

async function labOf(session: Session, given: readonly string[], options: Options): Promise<Lab | null> {
  const offer = offerOf(options.game);
  const bot = botNamed(options.bot);
  const pairs = wholeNumber(options.pairs, '--pairs');
  const workers = wholeNumber(options.workers, '--workers', 0);
  const decks = await decksNamed(session, offer, given, languageOf(offer, options.lang));
  if (decks === null) return null;
  if (decks.length < 2) throw new UsageError('a laboratory needs two decks or more.');
  return { offer, decks, bot, pairs, workers, seed: options.seed ?? randomBytes(4).toString('hex') };
}

/** Plays all pairs, and counts the cards on the way. */
async function played(session: Session, made: Lab, cards: CardTally, options: Options): Promise<Table> {
  const { offer, decks, bot, pairs, seed, workers } = made;
  const frame = contestFrameIn(languageOf(offer, options.lang));
  const all = (pairs * decks.length * (decks.length - 1)) / 2;
  const shown = await progressOn(session, frame, all, options.json === true);
  const entrants = decks.map(({ name }) => ({ name, bot: bot.bot }));
  const setups = [(seated: readonly [Entrant<Shape>, Entrant<Shape>]) => setupOf(made, seated)];
  const onProgress = async (progress: Progress): Promise<void> => {
    cards.count(progress);
    await shown.heard(progress);
  };
  const cup = { game: offer.game, entrants, setups, pairs, seed, workers, clock: systemClock, actions: true };
  return judging([bot], () => runTournament({ ...cup, onProgress })).finally(shown.close);
}

async function lab(session: Session, given: readonly string[], options: Options): Promise<void> {
  const { say, width, ink } = session;
  if (options.html !== undefined) await ensureWritable(options.html);
  const made = await labOf(session, given, options);
  if (made === null) return session.fail();
  const { offer, bot, seed } = made;
  const language = languageOf(offer, options.lang);
  const frame = contestFrameIn(language);
  const title = frame.lab(offer.game.name, bot.name, plainly(seed));
  if (!options.json) say(ink.bold(title), '');
  const cards = cardTally(offer.game, offer.plays ?? []);
  const table = await played(session, made, cards, options);
  const scores = cards.scores(LEAST);
  const matrix = matrixOf(table, frame);
  const told = offer.plays === undefined ? [] : cardSections(offer, scores, language);
  const sections = [...deckSections(table, matrix, frame), ...told];
  const legend = offer.plays === undefined ? frame.noCardsTold : frame.cardsLegend;
  const total = frame.total(table.pairs, table.of, frameIn(language).actions(table.actions));
  const closing = [total, legend, frame.confidence];
  if (options.html !== undefined) {
    await writeText(options.html, htmlOf({ language, title, bars: table.standings, matrix, sections, closing }));
  }
  if (options.json) return say(json({ ...table, cards: scores }));
  say(...sectionLines(sections, session), ...closing.flatMap((text) => wrap(text, width)));
  if (options.html !== undefined) say(frame.reportIsIn(plainly(options.html)));
}

/** `deck lab`: decks against each other, and which of their cards win. */
export function addLab(parent: Command, session: Session): void {
  parent
    .command('lab')
    .summary('try decks against each other')
    .description(
      'Lets a bot play every deck against every other in mirrored pairs of games, and tells how they do, and which cards win and lose most.',
    )
    .argument('<decks...>', 'files, or ids of ready decks')
    .requiredOption('--game <game>', 'the game the decks are for')
    .option('--bot <bot>', 'who plays them, written as for `match`', 'random')
    .option('--pairs <n>', 'how many pairs two decks play', '100')
    .option('--seed <text>', 'what all chance comes from; a new one if it is left out')
    .option('--workers <n>', 'how many threads play; 0: none but the own', '0')
    .option('--html <file>', 'write a page with all figures')
    .option('--json', 'print all figures as JSON')
    .option('--lang <language>', 'the language of names and texts')
    .action((decks: readonly string[], options: Options) => lab(session, decks, options));
}
