import type { Question } from '../bots/index.js';
import { questionOf } from '../bots/question.js';
import { toAct } from '../kernel/questions.js';
import { createRandom, type Random } from '../kernel/random.js';
import type { Game, Refusal, Seat, SeatOf, Shape } from '../kernel/types.js';
import { type Clock, systemClock } from '../match/clock.js';
import type { Command } from './child.js';
import { BotFault, shorten } from './fault.js';
import { defaultLimits, type Limits } from './limits.js';
import { actionOf, askFor, checkCommand, greet, helloFor, takesAnother } from './process-bot.js';
import { startTalk, type Talk } from './talk.js';

/** What an examination is made of. */
export interface ExaminationOptions<T extends Shape> extends Command {
  readonly game: Game<T>;
  readonly config: T['config'];
  readonly limits?: Partial<Limits>;
  readonly clock?: Clock;
  /** Hears of every step as it is done. */
  readonly heard?: (finding: Finding) => void;
  /** Ends the examination and the process of the bot when it comes true. */
  readonly interrupted?: Promise<unknown>;
}

/** What a bot is led through, in this order; a game is played from each seat. */
export type Step =
  | { readonly id: 'start' }
  | { readonly id: 'play'; readonly seat: Seat }
  | { readonly id: 'unknown-keys' }
  | { readonly id: 'long-line' }
  | { readonly id: 'leave' };

/** What came of a step. */
export type Finding =
  | { readonly step: Step; readonly verdict: 'passed'; readonly name?: string; readonly questions?: number }
  | { readonly step: Step; readonly verdict: 'failed'; readonly fault: BotFault }
  | { readonly step: Step; readonly verdict: 'not-tried' };

/** An examination as it stands. */
interface Sitting<T extends Shape> extends ExaminationOptions<T> {
  readonly limits: Limits;
  readonly clock: Clock;
  talk: Talk;
  /** The id of the last question to the process. */
  id: number;
  isInterrupted: boolean;
}
/** Keys that are in no message of the protocol; docs/protocol.md says that they are to be ignored. */
type Extra = { readonly [key: string]: unknown };

/** How long the line of the step `long-line` is at least, in characters. */
const LONG_LINE = 65_536;
/** How long a process may take to end by itself once the examination is interrupted, in milliseconds. */
const HURRY = 1_000;
const STRANGE: Extra = {
  note: 'é 喵 🜁 "\\ \u0085 \u2028',
  more: { t: 'over', id: 0, name: [null, 1e21, -0.5] },
  T: true,
};

/** A message with other keys put in after the first two, which have their place. */
function mixed<M extends { readonly t: string }>(message: M, extra: Extra): M {
  const first = Object.fromEntries(Object.entries(message).slice(0, 2));
  return { ...first, ...extra, ...message };
}

/** Says hello, to a new process where the last has ended, as it may between games. */
async function sit<T extends Shape>(sitting: Sitting<T>, seat: Seat, extra: Extra = {}): Promise<string | null> {
  const { limits, clock, game } = sitting;
  const hello = mixed(helloFor(game, seat), extra);
  if (await takesAnother(sitting.talk, hello, limits)) return null;
  await sitting.talk.close();
  sitting.talk = startTalk(sitting, limits, clock);
  sitting.id = 0;
  if (sitting.isInterrupted) void sitting.talk.close(HURRY);
  return greet(sitting.talk, hello, limits);
}

const illegal = (talk: Talk, action: unknown, refusal: Refusal): BotFault =>
  talk.faultIn({
    ...{ code: 'illegal-action', says: 'chose an action that is not legal', refusal },
    received: shorten(JSON.stringify(action)),
  });

/** Asks the bot a question, and holds its answer to the rules. */
async function answered<T extends Shape>(
  sitting: Sitting<T>,
  question: Question<T>,
  extra: Extra = {},
): Promise<T['action']> {
  const { talk, game } = sitting;
  sitting.id += 1;
  const { message, ms } = askFor(question, sitting.id, sitting);
  const answer = await talk.request({ message: mixed(message, extra), ms });
  if (answer.t !== 'do') throw new RangeError('a question is answered by do alone');
  const action = actionOf(answer, question.legal, talk);
  const refusal = game.check(question.view, action);
  if (refusal !== null) throw illegal(talk, action, refusal);
  return action;
}

/** A whole game from a seat, the others being played at random; how many questions it took. */
async function play<T extends Shape>(sitting: Sitting<T>, seat: Seat): Promise<number> {
  const { game, config, talk } = sitting;
  const chance = Array.from({ length: game.seats.max }, (_, at) => createRandom(`seat ${at} of ${config.seed}`));
  let state = game.setup(config);
  let untold: T['event'][] = [];
  let questions = 0;
  const ask = (events: readonly T['event'][], random: Random): Promise<T['action']> => {
    questions += 1;
    return answered(sitting, questionOf(game, state, { seat, events, random, deadline: Number.POSITIVE_INFINITY }));
  };
  const wish = async (at: SeatOf<T>): Promise<T['action']> => {
    const random = chance[at] as Random; // there is one for each seat
    if (at !== seat) return game.sampleAction(state, at, random);
    const events = untold;
    untold = [];
    return ask(events, random);
  };
  for (let seats = toAct(game.decision(state)); seats.length > 0; seats = toAct(game.decision(state))) {
    const actions: T['action'][] = [];
    for (const at of seats) actions.push(await wish(at));
    for (const action of actions) {
      if (game.outcome(state) !== null) break; // somebody who was asked together with others has ended it
      const step = game.safeReduce(state, action);
      if (!step.ok) throw new RangeError(`an action that was legal is refused: ${step.refusal.code}`);
      state = step.state;
      untold.push(...game.viewEvents(step.events, seat));
    }
  }
  talk.tell({ t: 'over', outcome: game.outcome(state) });
  return questions;
}

/** The first question of a game to the first seat that is asked, with keys that are none of the protocol's. */
async function askStrangely<T extends Shape>(sitting: Sitting<T>, extra: Extra): Promise<void> {
  const { game, config } = sitting;
  const state = game.setup(config);
  const seat = toAct(game.decision(state))[0] ?? 0;
  await sit(sitting, seat, extra);
  const random = createRandom(config.seed);
  const asked = { seat, events: [], random, deadline: Number.POSITIVE_INFINITY };
  await answered(sitting, questionOf(game, state, asked), extra);
  sitting.talk.tell(mixed({ t: 'over', outcome: null }, extra));
}

/** Closes the input after a game that was broken off; the process is to end by itself. */
async function leave<T extends Shape>(sitting: Sitting<T>): Promise<void> {
  await sit(sitting, 0);
  const { talk, limits } = sitting;
  talk.tell({ t: 'over', outcome: null });
  const says = `did not end by itself within ${limits.grace} ms`;
  if ((await talk.close()) === 'left') return;
  throw talk.faultIn({ code: 'not-left', awaited: { t: 'end' }, says });
}

/** Does one step; what is passed, and what was found out by it. */
async function tried<T extends Shape>(sitting: Sitting<T>, step: Step): Promise<Finding> {
  if (step.id === 'start') {
    const name = await greet(sitting.talk, helloFor(sitting.game, 0), sitting.limits);
    sitting.talk.tell({ t: 'over', outcome: null });
    return { step, verdict: 'passed', name };
  }
  if (step.id === 'play') {
    await sit(sitting, step.seat);
    return { step, verdict: 'passed', questions: await play(sitting, step.seat) };
  }
  if (step.id === 'leave') await leave(sitting);
  else await askStrangely(sitting, step.id === 'long-line' ? { padding: 'x'.repeat(LONG_LINE) } : STRANGE);
  return { step, verdict: 'passed' };
}

/**
 * Leads a bot through the protocol: it starts, plays a game from every seat, ignores what it does not know, reads a long
 * line, and ends with its input. After a step that fails the next one has a process of its own; where none starts, the
 * rest is not tried.
 */
export async function examine<T extends Shape>(options: ExaminationOptions<T>): Promise<readonly Finding[]> {
  checkCommand(options.command);
  const { game, config, clock = systemClock } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const talk = startTalk(options, limits, clock);
  const sitting: Sitting<T> = { ...options, limits, clock, talk, id: 0, isInterrupted: false };
  const seats = game.seatsOf(game.setup(config));
  const steps: readonly Step[] = [
    { id: 'start' },
    ...Array.from({ length: seats }, (_, seat): Step => ({ id: 'play', seat })),
    ...(['unknown-keys', 'long-line', 'leave'] as const).map((id): Step => ({ id })),
  ];
  const findings: Finding[] = [];
  void options.interrupted?.then(() => {
    sitting.isInterrupted = true;
    return sitting.talk.close(HURRY);
  });
  for (const step of steps) {
    const isLost = sitting.isInterrupted || findings[0]?.verdict === 'failed';
    const finding = isLost ? ({ step, verdict: 'not-tried' } as const) : await tryStep(sitting, step);
    findings.push(finding);
    options.heard?.(finding);
  }
  await sitting.talk.close();
  return findings;
}

async function tryStep<T extends Shape>(sitting: Sitting<T>, step: Step): Promise<Finding> {
  try {
    return await tried(sitting, step);
  } catch (error) {
    if (!(error instanceof BotFault)) throw error;
    await sitting.talk.close();
    return { step, verdict: 'failed', fault: error };
  }
}
