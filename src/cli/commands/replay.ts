import type { Command } from 'commander';
import { isGameId } from '../../games/index.js';
import { type GameRecord, type Replay, replay, type Shape, verify } from '../../kernel/index.js';
import { frameIn } from '../frames.js';
import { readJson } from '../input.js';
import type { Session } from '../io.js';
import type { AnyOffer, Stage } from '../offer.js';
import { languageOf, offerOf } from '../offers.js';
import { explainRecord } from '../record-words.js';
import { dataOf, showRecord } from '../replaying.js';
import { type Eyes, playersOf, seenBy, sight } from '../telling.js';
import { json, plainly, wrap } from '../text.js';
import { UsageError } from '../usage-error.js';

interface Options {
  readonly game?: string;
  readonly as: string;
  readonly at?: string;
  readonly full?: true;
  readonly json?: true;
  readonly lang?: string;
}

/** A record that cannot be played to its end. */
interface Refused<T extends Shape> {
  readonly stage: Stage<T>;
  readonly record: unknown;
  readonly failed: Extract<Replay<T>, { readonly ok: false }>;
  readonly language: string;
}

/** How many bytes a record may have. */
const LIMIT = 64_000_000;

/** The game that is named, or the one that a record names; null if there is none. */
function offerFor(record: unknown, named: string | undefined): AnyOffer | null {
  if (named !== undefined) return offerOf(named);
  const game = gameNamed(record);
  return game !== null && isGameId(game) ? offerOf(game) : null;
}

function gameNamed(record: unknown): string | null {
  const game = typeof record === 'object' && record !== null && 'game' in record ? record.game : null;
  return typeof game === 'string' ? game : null;
}

/** Who looks on; UsageError for nobody who can. */
function eyesOf(as: string, seats: number): Eyes {
  if (as === 'spectator' || as === 'all') return as;
  const seat = /^\d$/.test(as) ? Number(as) : seats;
  if (seat < seats) return seat;
  throw new UsageError(`nobody can look on as "${plainly(as)}": use a seat from 0 to ${seats - 1}, spectator or all.`);
}

/** After how many actions; UsageError if there are not so many. */
function momentOf(at: string | undefined, length: number): number | null {
  if (at === undefined) return null;
  if (/^\d{1,9}$/.test(at) && Number(at) <= length) return Number(at);
  throw new UsageError(`--at ${plainly(at)} is not in this record: use a number from 0 to ${length}.`);
}

/** A record of no game that is known. */
function refuseWhole({ say, ink, width, fail }: Session, record: unknown, options: Options): void {
  const game = gameNamed(record);
  const problem = { code: game === null ? 'not-a-record' : 'other-game', path: game === null ? [] : ['game'] };
  const says = game === null ? 'It names no game.' : `It is of a game that is not known here, "${plainly(game)}".`;
  fail();
  if (options.json) say(json({ ok: false, game, problem, says, index: 0, as: null, view: null }));
  else say(...wrap(`The record is refused (${problem.code}). ${says}`, width).map(ink.red));
}

/** A record that cannot be played to its end: where it stops, why, and how things stand there. */
function refuse<T extends Shape>(session: Session, refused: Refused<T>, options: Options): void {
  const { say, ink, width } = session;
  const { stage, record, failed, language } = refused;
  const { problem, index, state } = failed;
  const says = explainRecord(problem, stage, language);
  session.fail();
  const eyes = state === null ? null : eyesOf(options.as, stage.game.seatsOf(state));
  const seen = state === null || eyes === null ? null : seenBy(stage, state, eyes);
  if (options.json) {
    say(json({ ok: false, game: stage.game.id, problem, says, index, as: eyes, view: seen }));
    return;
  }
  const frame = frameIn(language);
  const what = frame.refused(typeof problem.path[1] === 'number' ? index : null, problem.code);
  say(...wrap(`${what} ${says}`, width).map(ink.red));
  if (seen === null || eyes === null) return;
  // A record that could be begun has the config of a game.
  const players = playersOf(stage, (record as GameRecord<T>).config);
  say('', frame.positionAfter(index, sight(eyes, players, frame)));
  say(...stage.position(seen, { players, language, width }));
}

async function replayRecord(session: Session, from: string, options: Options): Promise<void> {
  const record = await readJson(session, { from, what: 'record', limit: LIMIT });
  const offer = offerFor(record, options.game);
  if (offer === null) return refuseWhole(session, record, options);
  const language = languageOf(offer, options.lang);
  const result = replay(offer.game, record);
  if (!result.ok) return refuse(session, { stage: offer, record, failed: result, language }, options);
  const problem = verify(offer.game, record);
  if (problem !== null) session.fail();
  // What has been played is the record of a game.
  const sound = record as GameRecord<Shape>;
  const about = {
    players: playersOf(offer, sound.config),
    language,
    width: session.width,
    full: options.full === true,
  };
  const eyes = eyesOf(options.as, offer.game.seatsOf(result.state));
  const at = momentOf(options.at, sound.actions.length);
  const showing = { stage: offer, record: sound, end: result.state, problem, eyes, about, at };
  if (options.json) session.say(json(dataOf(showing)));
  else showRecord(session, showing);
}

/** `replay`: a recorded game, checked and told. */
export function addReplay(program: Command, session: Session): void {
  program
    .command('replay')
    .summary('check a record and tell its game')
    .description(
      'Plays the record of a game again, checking every action, and tells it as somebody saw it. A record that cannot be played is told up to where it stops, with the reason; the exit code is 1.',
    )
    .argument('<record>', 'a file, or - for the standard input')
    .option('--as <who>', 'who looks on: a seat from 0, spectator, or all, who sees everything', 'spectator')
    .option('--at <n>', 'show the position after so many actions, and the last of them')
    .option('--full', 'tell everything, with the rule behind it')
    .option('--json', 'print the answer as JSON')
    .option('--game <game>', 'the game that the record must be of')
    .option('--lang <language>', 'the language of names and texts')
    .action((from: string, options: Options) => replayRecord(session, from, options));
}
