import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import type { Shape } from '../../kernel/index.js';
import { loadBot } from '../../match/bot-source.js';
import { type LoadedBot, type MatchResult, playMatch, systemClock } from '../../match/index.js';
import { botsNamed } from '../contest/bot-names.js';
import { configWith, type DeckChoice, decksNamed } from '../contest/decks.js';
import type { ContestFrame } from '../contest/frame.js';
import { contestFrameIn } from '../contest/frames.js';
import { type LimitOptions, limitOptions, limitsOf } from '../contest/options.js';
import { judging } from '../contest/problems.js';
import { frameIn } from '../frames.js';
import type { Session } from '../io.js';
import type { AnyOffer } from '../offer.js';
import { languageOf, offerOf } from '../offers.js';
import { ensureWritable, writeRecord } from '../record-file.js';
import { counted, json, plainly } from '../text.js';
import { UsageError } from '../usage-error.js';

interface Options extends LimitOptions {
  readonly seed?: string;
  readonly decks?: string;
  readonly record?: string;
  readonly json?: true;
  readonly lang?: string;
}

/** How a match ended, one line for each thing to say. */
function endingLines({ ending }: MatchResult<Shape>, names: readonly string[], frame: ContestFrame): readonly string[] {
  const nameOf = (seat: number): string => names[seat] ?? '';
  if (ending.kind === 'stopped') return [frame.stopped(ending.steps)];
  if (ending.kind === 'forfeited') {
    return ending.forfeits.map(({ seat, kind, says }) => frame.forfeited(nameOf(seat), kind, plainly(says, 300)));
  }
  const { winners, reason, rule } = ending.outcome;
  return [frame.played(winners.map(nameOf), reason, rule)];
}

/** The decks that are named, or those that are usual; none in a game without decks. */
async function decksFor(
  session: Session,
  offer: AnyOffer,
  language: string,
  given: string | undefined,
): Promise<readonly DeckChoice[] | null> {
  const names = given?.split(',') ?? offer.usual;
  const { max } = offer.game.seats;
  if (given !== undefined && names.length !== max) {
    throw new UsageError(
      `a match of ${offer.game.name} needs ${counted(max, 'deck')}, not ${names.length}: write --decks A,B.`,
    );
  }
  return names.length === 0 ? [] : decksNamed(session, offer, names, language);
}

async function match(session: Session, id: string, given: readonly string[], options: Options): Promise<void> {
  const offer = offerOf(id);
  const { game } = offer;
  const language = languageOf(offer, options.lang);
  const frame = contestFrameIn(language);
  const named = botsNamed(given);
  const limits = limitsOf(options);
  if (options.record !== undefined) await ensureWritable(options.record);
  const decks = await decksFor(session, offer, language, options.decks);
  if (decks === null) return session.fail();
  const seed = options.seed ?? randomBytes(4).toString('hex');
  const names = named.map(({ name }) => name);
  if (!options.json) session.say(session.ink.bold(frame.match(game.name, names, plainly(seed))), '');
  const bots: LoadedBot<Shape>[] = [];
  try {
    const result = await judging(named, async () => {
      for (const { bot } of named) bots.push(await loadBot(game, bot));
      const config = { ...configWith(offer, decks), seed };
      return playMatch({ game, bots, config, limits, clock: systemClock });
    });
    if (result.ending.kind === 'forfeited') session.fail();
    if (options.record !== undefined) await writeRecord(options.record, result.record);
    if (options.json) return session.say(json({ game: game.id, bots: names, ...result }));
    const { actions, hash = '' } = result.record;
    const own = frameIn(language);
    session.say(...endingLines(result, names, frame));
    session.say('', `${own.actions(actions.length)}. ${own.hashOfRecord}`, hash);
    if (options.record !== undefined) session.say(own.recordIsIn(plainly(options.record)));
  } finally {
    for (const bot of bots) await bot.close?.();
  }
}

/** `match`: one game between bots. */
export function addMatch(program: Command, session: Session): void {
  limitOptions(
    program
      .command('match')
      .summary('let bots play one game')
      .description(
        'Lets bots play one game: one of the library (random), a module (./my-bot.mjs) that exports createBot(game, options), or exec:COMMAND for a bot in another process; NAME=BOT gives it a name. The exit code is 1 if a bot forfeits.',
      )
      .argument('<game>', 'its id, as `goblinry games` lists it')
      .argument('<bots...>', 'who plays, by seat')
      .option('--seed <text>', 'what all chance comes from; a new one if it is left out')
      .option('--decks <a,b>', 'the decks by seat: ids of ready decks, or files'),
  )
    .option('--record <file>', 'write the record of the game')
    .option('--json', 'print the result as JSON')
    .option('--lang <language>', 'the language of names and texts')
    .action((game: string, bots: readonly string[], options: Options) => match(session, game, bots, options));
}
