import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import type { GameRecord, Shape } from '../../kernel/index.js';
import type { Asker } from '../asker.js';
import { askerOfLines } from '../asker-of-lines.js';
import { askerOfTerminal } from '../asker-of-terminal.js';
import { botAt } from '../bot-sitter.js';
import { type Contender, contender, judged } from '../deck-source.js';
import type { Frame } from '../frame.js';
import { frameIn } from '../frames.js';
import type { Session } from '../io.js';
import type { About, AnyOffer, Line, Offer, Teller } from '../offer.js';
import { decksOf, languageOf, offerOf, seatsOf } from '../offers.js';
import { personAt } from '../person.js';
import { ensureWritable, recordOf, writeRecord } from '../record-file.js';
import { explainUndo } from '../record-words.js';
import { type Moment, playAt, type Sitter, type Step } from '../table.js';
import { eventsFor, seenBy, tell } from '../telling.js';
import { plainly, wrap } from '../text.js';
import { UsageError } from '../usage-error.js';

interface Options {
  readonly seed?: string;
  readonly deck?: string;
  readonly against?: string;
  readonly seat: string;
  readonly record?: string;
  readonly plain?: true;
  readonly lang?: string;
  readonly seats?: string;
}

/** A game that a person plays. */
interface Sitting<T extends Shape> {
  readonly stage: Offer<T, unknown>;
  readonly config: T['config'];
  readonly seat: number;
  readonly about: About;
  readonly person: Sitter<T>;
}

/** The names at the table: a person, and bots. */
const namesFor = (seats: number, seat: number, { you, bot }: Frame): readonly string[] =>
  Array.from({ length: seats }, (_, at) => (at === seat ? you : bot(seats === 2 ? null : at + 1)));

/** Decks by seat: the person's, and those of the others. */
async function decksAt(
  session: Session,
  offer: AnyOffer,
  seat: number,
  options: Options,
): Promise<readonly Contender[]> {
  const language = languageOf(offer, options.lang);
  if (options.deck !== undefined || options.against !== undefined) decksOf(offer);
  const isShared = offer.usual.length === 1;
  if (isShared && options.against !== undefined) {
    throw new UsageError(`${offer.game.name} is played with one deck for all: leave --against out.`);
  }
  const read: Contender[] = [];
  for (const [at, usual] of offer.usual.entries()) {
    const named = isShared || at === seat ? options.deck : options.against;
    read.push(await contender(session, offer, named ?? usual, language));
  }
  return read;
}

function seatAt(seats: number, given: string): number {
  if (/^\d$/.test(given) && Number(given) < seats) return Number(given);
  throw new UsageError(`there is no seat "${plainly(given)}": use a number from 0 to ${seats - 1}.`);
}

/** Plays to the end, or until the person leaves, and tells what the person sees. */
async function sit<T extends Shape>(
  session: Session,
  { stage, config, seat, about, person }: Sitting<T>,
): Promise<Moment<T>> {
  const { game } = stage;
  const frame = frameIn(about.language);
  const start = game.setup(config);
  const from = (state: T['state']): Teller<T> => stage.teller(seenBy(stage, state, seat), about);
  let teller = from(start);
  // The person is shown the position whenever it is asked.
  const tellEvents = (lines: readonly Line[]): void =>
    tell(
      session,
      lines.filter(({ kind }) => kind !== 'status'),
    );
  const heard = (step: Step<T>): void => {
    if (step.kind === 'played') {
      tellEvents(teller.tell(eventsFor(stage, step.events, seat), seenBy(stage, step.after, seat)));
    } else if (step.kind === 'not-taken-back') session.say(frame.notTakenBack(explainUndo(step.problem, frame)));
    else {
      teller = from(step.after);
      session.say(frame.takenBack);
    }
  };
  tellEvents(teller.opening());
  const sitters = about.players.map((_, at) => (at === seat ? person : botAt(stage)));
  return playAt({ game, config, sitters, heard });
}

/** Writes the record to a file that is asked for, until one can be written or none is given. */
async function offerToSave(
  { say, ink }: Session,
  asker: Asker,
  record: GameRecord<Shape>,
  { saveRecord, recordIsIn }: Frame,
): Promise<void> {
  for (;;) {
    const file = await asker.line(saveRecord);
    if (file === null) return;
    try {
      await writeRecord(file, record);
      return say(recordIsIn(plainly(file)));
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      say(ink.yellow(error.message));
    }
  }
}

async function play(session: Session, id: string, options: Options): Promise<void> {
  const { io, say, ink, width } = session;
  const offer = offerOf(id);
  const language = languageOf(offer, options.lang);
  const frame = frameIn(language);
  const seats = seatsOf(offer, options.seats);
  const seat = seatAt(seats ?? offer.game.seats.min, options.seat);
  if (options.record !== undefined) await ensureWritable(options.record);
  const decks = await decksAt(session, offer, seat, options);
  const seed = options.seed ?? randomBytes(4).toString('hex');
  say(ink.bold(frame.youPlay(offer.game.name, plainly(seed))), '');
  if (!judged(decks, session, language, false)) return session.fail();
  say(...wrap(offer.legend(language), width).map(ink.dim));
  const config = offer.configOf({
    seed,
    decks: decks.map(({ deck }) => deck),
    ...(seats === undefined ? {} : { seats }),
  });
  const players = namesFor(offer.game.seatsOf(offer.game.setup(config)), seat, frame);
  const about = { players, language, width };
  const onTerminal = io.stdin.isTTY === true && io.stdout.isTTY === true && io.env.TERM !== 'dumb';
  const asker = onTerminal && !options.plain ? await askerOfTerminal(session, frame) : askerOfLines(session, frame);
  try {
    const person = personAt(session, { stage: offer, shelf: offer.cards ?? null, asker, about });
    const end = await sit(session, { stage: offer, config, seat, about, person });
    const length = frame.actions(end.actions.length);
    const isOver = offer.game.outcome(end.state) !== null;
    say('', frame.ended(length, isOver));
    const record = recordOf(offer, config, end);
    if (options.record !== undefined) {
      await writeRecord(options.record, record);
      say(frame.recordIsIn(plainly(options.record)));
    } else if (io.stdin.isTTY === true && end.actions.length > 0) await offerToSave(session, asker, record, frame);
  } finally {
    await asker.close();
  }
}

/** `play`: a person against bots. */
export function addPlay(program: Command, session: Session): void {
  program
    .command('play')
    .summary('play against bots')
    .description(
      'Plays a game against bots that act at random. On a terminal there are menus; otherwise answers are read from the standard input, one line each: the number of what you choose, or several numbers. In Warlocks gestures are typed as two letters, left and right, such as SW; whole orders may be typed instead, with warlocks named A, B ... by seat, such as S/W; LH shield at A; direct m1 at B.',
    )
    .argument('<game>', 'its id, as `goblinry games` lists it')
    .option('--deck <deck>', 'your deck: the id of a ready deck, or a file')
    .option('--against <deck>', 'the deck of the bot')
    .option('--seat <n>', 'your seat, from 0', '0')
    .option('--seats <n>', 'how many play, where a game leaves it open')
    .option('--seed <text>', 'what all chance comes from; a new one if it is left out')
    .option('--record <file>', 'write the record of the game')
    .option('--plain', 'numbered lists on a terminal, too')
    .option('--lang <language>', 'the language of names and texts')
    .action((game: string, options: Options) => play(session, game, options));
}
