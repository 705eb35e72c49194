import type { Command } from 'commander';
import { isGameId } from '../../games/index.js';
import { type GameRecord, type Replay, replay, type Shape, verify } from '../../kernel/index.js';
import { readJson } from '../input.js';
import type { Session } from '../io.js';
import type { AnyOffer, Stage } from '../offer.js';
import { languageOf, offerOf } from '../offers.js';
import { explainRecord } from '../record-words.js';
import { dataOf, showRecord } from '../replaying.js';
import { type Eyes, playersOf, seenBy } from '../telling.js';
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

/** How many bytes a record may have. */
const LIMIT = 64_000_000;

/** The game that is named, or the one that a record names. */
function offerFor(record: unknown, named: string | undefined): AnyOffer {
  if (named !== undefined) return offerOf(named);
  const game = typeof record === 'object' && record !== null && 'game' in record ? record.game : undefined;
  if (typeof game === 'string' && isGameId(game)) return offerOf(game);
  if (typeof game !== 'string') throw new UsageError('this is not the record of a game: it names none.');
  throw new UsageError(`this is the record of a game that is not known here, "${plainly(game)}".`);
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

/** A record that cannot be played to its end: where it stops, why, and how things stand there. */
function refuse<T extends Shape>(
  session: Session,
  stage: Stage<T>,
  failed: Extract<Replay<T>, { readonly ok: false }>,
  options: Options,
): void {
  const { say, ink, width } = session;
  const { problem, index, state } = failed;
  const language = options.lang ?? 'en';
  const says = explainRecord(problem, stage, language);
  session.fail();
  const eyes = state === null ? null : eyesOf(options.as, stage.game.seatsOf(state));
  const seen = state === null || eyes === null ? null : seenBy(stage, state, eyes);
  if (options.json) {
    say(json({ ok: false, game: stage.game.id, problem, says, index, as: eyes, view: seen }));
    return;
  }
  const where = state === null ? 'The record cannot be played' : `The record cannot be played on at action ${index}`;
  say(...wrap(`${where} (${problem.code}). ${says}`, width).map(ink.red));
  if (seen === null) return;
  const players = Array.from({ length: stage.game.seatsOf(seen) }, (_, seat) => `Player ${seat + 1}`);
  say('', `The position before it, as ${eyes === 'all' ? 'it was' : `seen by ${eyes}`}:`);
  say(...stage.position(seen, { players, language, width }));
}

async function replayRecord(session: Session, from: string, options: Options): Promise<void> {
  const record = await readJson(session, { from, what: 'record', limit: LIMIT });
  const offer = offerFor(record, options.game);
  const language = languageOf(offer, options.lang);
  const result = replay(offer.game, record);
  if (!result.ok) return refuse(session, offer, result, options);
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
