import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import type { Shape } from '../../kernel/index.js';
import { runTournament, systemClock, type Table, type TournamentOptions } from '../../match/index.js';
import { botsNamed, type NamedBot } from '../contest/bot-names.js';
import { decksNamed, squareOf } from '../contest/decks.js';
import type { ContestFrame } from '../contest/frame.js';
import { contestFrameIn } from '../contest/frames.js';
import { htmlOf, type Matrix } from '../contest/html.js';
import { type LogFile, logFile } from '../contest/log-file.js';
import { type LimitOptions, limitOptions, limitsOf, sprtOf, wholeNumber } from '../contest/options.js';
import { judging } from '../contest/problems.js';
import { progressOn } from '../contest/progress.js';
import { closingOf, sectionLines, sectionsOf } from '../contest/report.js';
import { frameIn } from '../frames.js';
import { writeText } from '../input.js';
import type { Session } from '../io.js';
import type { AnyOffer } from '../offer.js';
import { languageOf, offerOf } from '../offers.js';
import { ensureWritable } from '../record-file.js';
import { json, plainly, wrap } from '../text.js';
import { UsageError } from '../usage-error.js';

interface Options extends LimitOptions {
  readonly pairs: string;
  readonly seed?: string;
  readonly format: string;
  readonly decks?: string;
  readonly sprt?: string;
  readonly workers: string;
  readonly log?: string;
  readonly resume?: true;
  readonly html?: string;
  readonly json?: true;
  readonly lang?: string;
}
type Cup = TournamentOptions<Shape>;

function formatOf(given: string): 'round-robin' | 'gauntlet' {
  if (given === 'round-robin' || given === 'gauntlet') return given;
  throw new UsageError(`--format is round-robin or gauntlet, not "${plainly(given)}".`);
}

/** What is to be played, as it was written; null where a deck is not legal, which is told. */
async function cupOf(
  session: Session,
  offer: AnyOffer,
  entrants: readonly NamedBot[],
  options: Options,
): Promise<Cup | null> {
  const { decks, sprt } = options;
  const language = languageOf(offer, options.lang);
  const chosen = decks === undefined ? [] : await decksNamed(session, offer, decks.split(','), language);
  if (chosen === null) return null;
  return {
    game: offer.game,
    entrants,
    format: formatOf(options.format),
    pairs: wholeNumber(options.pairs, '--pairs'),
    seed: options.seed ?? randomBytes(4).toString('hex'),
    limits: limitsOf(options),
    workers: wholeNumber(options.workers, '--workers', 0),
    clock: systemClock,
    ...(chosen.length === 0 ? {} : { setups: squareOf(offer, chosen) }),
    ...(sprt === undefined ? {} : { sprt: sprtOf(sprt) }),
  };
}

/** The square of all bots against each other. */
function matrixOf({ standings, crosses }: Table, { titles }: ContestFrame): Matrix {
  const names = standings.map(({ name }) => name);
  const cells = names.map((_, row) =>
    names.map((name, column) => {
      const own = crosses.find(({ sides }) => sides[0] === row && sides[1] === column);
      const other = crosses.find(({ sides }) => sides[0] === column && sides[1] === row);
      if (own !== undefined) return { name, share: own.share, interval: own.interval };
      if (other === undefined) return null;
      const { low, high } = other.interval;
      return { name, share: 1 - other.share, interval: { low: 1 - high, high: 1 - low } };
    }),
  );
  return { title: titles.crosses, names, cells };
}

/** How many pairs there are in all, for those who look on. */
const countOf = ({ entrants, format, pairs, setups }: Cup): number => {
  const { length } = entrants;
  return pairs * (setups?.length ?? 1) * (format === 'gauntlet' ? length - 1 : (length * (length - 1)) / 2);
};

async function played(session: Session, cup: Cup, named: readonly NamedBot[], options: Options): Promise<Table> {
  const frame = contestFrameIn(options.lang ?? 'en');
  if (options.resume && options.log === undefined)
    throw new UsageError('--resume needs --log FILE, the log to go on with.');
  const log: LogFile | null = options.log === undefined ? null : await logFile(options.log, options.resume === true);
  const shown = await progressOn(session, frame, countOf(cup), options.json === true);
  try {
    const { resume } = log ?? {};
    return await judging(named, () =>
      runTournament({
        ...cup,
        onProgress: shown.heard,
        ...(log === null ? {} : { log: log.log }),
        ...(resume === undefined ? {} : { resume }),
      }),
    );
  } finally {
    shown.close();
    await log?.close();
  }
}

async function tournament(session: Session, id: string, given: readonly string[], options: Options): Promise<void> {
  const { say, width } = session;
  const offer = offerOf(id);
  const language = languageOf(offer, options.lang);
  const frame = contestFrameIn(language);
  const named = botsNamed(given);
  if (options.html !== undefined) await ensureWritable(options.html);
  const cup = await cupOf(session, offer, named, options);
  if (cup === null) return session.fail();
  const title = frame.tournament(offer.game.name, plainly(cup.seed));
  if (!options.json) say(session.ink.bold(title), '');
  const table = await played(session, cup, named, { ...options, lang: language });
  const { sprt } = cup;
  const sections = sectionsOf(table, frame);
  const total = frame.total(table.pairs, table.of, frameIn(language).actions(table.actions));
  const closing = [total, ...closingOf(table, frame, sprt === undefined ? null : [sprt.elo0, sprt.elo1])];
  if (options.html !== undefined) {
    const page = { language, title, bars: table.standings, matrix: matrixOf(table, frame), sections, closing };
    await writeText(options.html, htmlOf(page));
  }
  if (options.json) return say(json(table));
  say(...sectionLines(sections, session), ...closing.flatMap((text) => wrap(text, width)));
  if (options.html !== undefined) say(frame.reportIsIn(plainly(options.html)));
}

/** `tournament`: bots against each other, often enough to tell. */
export function addTournament(program: Command, session: Session): void {
  limitOptions(
    program
      .command('tournament')
      .summary('let bots play each other, and count')
      .description(
        'Lets bots play mirrored pairs of games, two with the same seed and seats swapped, and tells how strong they are. The same seed gives the same table, however many threads play, if no bot is limited by time. Bots are written as for `match`.',
      )
      .argument('<game>', 'its id, as `goblinry games` lists it')
      .argument('<bots...>', 'who takes part')
      .option('--pairs <n>', 'how many pairs two bots play with each setup', '100')
      .option('--seed <text>', 'what all chance comes from; a new one if it is left out')
      .option('--format <format>', 'round-robin, or gauntlet: the first against the others', 'round-robin')
      .option('--decks <a,b,...>', 'decks: every one against every one, at both seats')
      .option('--sprt <elo0,elo1>', 'stop when a sequential test of two bots is decided'),
  )
    .option('--workers <n>', 'how many threads play; 0: none but the own', '0')
    .option('--log <file>', 'write every pair to a log, one JSON object a line')
    .option('--resume', 'go on with the log')
    .option('--html <file>', 'write a page with all figures')
    .option('--json', 'print the table as JSON')
    .option('--lang <language>', 'the language of names and texts')
    .action((game: string, bots: readonly string[], options: Options) => tournament(session, game, bots, options));
}
