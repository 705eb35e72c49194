import type { Command } from 'commander';
import type { Shape } from '../../kernel/index.js';
import { botAt } from '../bot-sitter.js';
import { type Contender, contender, judged } from '../deck-source.js';
import { frameIn } from '../frames.js';
import type { Session } from '../io.js';
import type { About, AnyOffer, Offer } from '../offer.js';
import { decksOf, languageOf, offerOf, seatsOf } from '../offers.js';
import { ensureWritable, recordOf, writeRecord } from '../record-file.js';
import { type Moment, playAt } from '../table.js';
import { eventsFor, playersOf, seenBy, tell } from '../telling.js';
import { counted, json, plainly, wrap } from '../text.js';
import { UsageError } from '../usage-error.js';

interface Options {
  readonly seed?: string;
  readonly decks?: string;
  readonly json?: true;
  readonly record?: string;
  readonly full?: true;
  readonly lang?: string;
  readonly seats?: string;
}

/** The decks of a game, read and judged; none in a game without decks. */
async function contenders(
  session: Session,
  offer: AnyOffer,
  language: string,
  given: string | undefined,
): Promise<readonly Contender[]> {
  if (given !== undefined) decksOf(offer);
  const names = given?.split(',') ?? offer.usual;
  const { length: need } = offer.usual;
  if (names.length !== need) {
    const write = Array.from({ length: need }, (_, at) => String.fromCharCode(65 + at)).join(',');
    throw new UsageError(
      `${offer.game.name} is played with ${counted(need, 'deck')}, not ${names.length}: write --decks ${write}.`,
    );
  }
  const read: Contender[] = [];
  for (const name of names) read.push(await contender(session, offer, name, language)); // one after the other: - is read once
  return read;
}

/** Lets two bots play, and tells it to a spectator, or to nobody. */
async function duel<T extends Shape>(
  session: Session,
  offer: Offer<T, unknown>,
  config: T['config'],
  about: About | null,
): Promise<Moment<T>> {
  const { game } = offer;
  const start = game.setup(config);
  const teller = about === null ? null : offer.teller(seenBy(offer, start, 'spectator'), about);
  if (teller !== null) tell(session, teller.opening());
  return playAt({
    game,
    config,
    sitters: Array.from({ length: game.seatsOf(start) }, () => botAt(offer)),
    heard(step) {
      if (step.kind !== 'played' || teller === null) return;
      const seen = seenBy(offer, step.after, 'spectator');
      tell(session, teller.tell(eventsFor(offer, step.events, 'spectator'), seen));
    },
  });
}

async function demo(session: Session, id: string, options: Options): Promise<void> {
  const offer = offerOf(id);
  const language = languageOf(offer, options.lang);
  const frame = frameIn(language);
  const { say, ink, width } = session;
  const seats = seatsOf(offer, options.seats);
  if (options.record !== undefined) await ensureWritable(options.record);
  const decks = await contenders(session, offer, language, options.decks);
  const seed = options.seed ?? offer.demoSeed;
  if (!options.json) say(ink.bold(frame.onlyBots(offer.game.name, plainly(seed), seats ?? offer.game.seats.min)), '');
  if (!judged(decks, session, language, options.json === true)) return session.fail();
  if (!options.json) say(...(decks.length === 0 ? [] : ['']), ...wrap(offer.legend(language), width).map(ink.dim));
  const config = offer.configOf({
    seed,
    decks: decks.map(({ deck }) => deck),
    ...(seats === undefined ? {} : { seats }),
  });
  const players = playersOf(offer, config);
  const about = { players, language, width, full: options.full === true };
  const end = await duel(session, offer, config, options.json ? null : about);
  const record = recordOf(offer, config, end);
  if (options.record !== undefined) await writeRecord(options.record, record);
  if (options.json) return say(json(record));
  say('', `${frame.actions(end.actions.length)}. ${frame.hashOfRecord}`, record.hash ?? '');
  if (options.record !== undefined) say(frame.recordIsIn(plainly(options.record)));
}

/** `demo`: a whole game between bots, told from beginning to end. */
export function addDemo(program: Command, session: Session): void {
  program
    .command('demo')
    .summary('watch two bots play a game')
    .description(
      'Lets bots play at random, with two decks that are checked where there are decks, and tells every turn. The same seed and decks always give the same game.',
    )
    .argument('[game]', 'its id, as `goblinry games` lists it', 'goblin-summoner')
    .option('--seed <text>', 'what all chance comes from')
    .option('--seats <n>', 'how many play, where a game leaves it open')
    .option('--decks <a,b>', 'the decks: ids of ready decks, or files')
    .option('--full', 'tell everything, with the rule behind it')
    .option('--record <file>', 'write the record of the game')
    .option('--json', 'print the record and nothing else')
    .option('--lang <language>', 'the language of names and texts')
    .action((game: string, options: Options) => demo(session, game, options));
}
