import type { Bot, Ending, Question, Seated } from '../bots/index.js';
import { invalid } from '../kernel/errors.js';
import type { Game, Seat, Shape } from '../kernel/types.js';
import { type Clock, systemClock } from '../match/clock.js';
import type { Command } from './child.js';
import { BotFault, shorten } from './fault.js';
import { defaultLimits, type Limits } from './limits.js';
import { type Ask, type Do, type Hello, PROTOCOL } from './messages.js';
import { startTalk, type Talk } from './talk.js';

/** A bot in another process: how it is started, for which game, and what it is held to. */
export interface ProcessBotOptions<T extends Shape> extends Command {
  readonly game: Game<T>;
  /** For people; the command by default. */
  readonly name?: string;
  readonly limits?: Partial<Limits>;
  /** Whether every game is played by a process of its own, so that none remembers another; false by default. */
  readonly fresh?: boolean;
  /** The clock of the machine by default. */
  readonly clock?: Clock;
}

/** A bot in another process. Each seat it takes is played by a process of its own. */
export interface ProcessBot<T extends Shape> extends Bot<T> {
  /** Says hello; rejects with a `BotFault` where no `ready` comes, and a game in which it sits must have ended. */
  readonly begin: (place: Seated<T>) => Promise<void>;
  /** Rejects with a `BotFault`; says hello first where `begin` has not been called. */
  readonly choose: (question: Question<T>) => Promise<T['action']>;
  /** Says that the game is over, and lets a process go that has failed; never rejects. */
  readonly end: (ending: Ending<T>) => Promise<void>;
  /** What the bot in a seat calls itself; null before it has said so. */
  readonly called: (seat: Seat) => string | null;
  /** The last of what the process of a seat wrote to its standard error, 4,000 bytes at most. */
  readonly stderr: (seat: Seat) => string;
  /** Ends all its processes; never rejects. */
  readonly close: () => Promise<void>;
}

/** One seat: the process that plays there, and how far it is. */
interface Place {
  talk: Talk;
  name: string | null;
  isPlaying: boolean;
  /** The id of the last question. */
  id: number;
}

/** How much of the time that is left a bot is told of; the rest is for the way. */
const TOLD = 0.95;
const CHANCES = 2 ** 31;

/** The first line of a game, for a seat. */
export const helloFor = <T extends Shape>({ id, rules }: Game<T>, seat: Seat): Hello<T> => ({
  ...{ t: 'hello', protocol: PROTOCOL, game: id, rules, seat },
});

/** A question as a line, and how long the answer may take. */
export function askFor<T extends Shape>(
  question: Question<T>,
  id: number,
  { limits, clock }: { readonly limits: Limits; readonly clock: Clock },
): { readonly message: Ask<T>; readonly ms: number } {
  const { view, events, legal, random, deadline } = question;
  const ms = Math.max(0, Math.min(deadline - clock.now(), limits.answer));
  const told = Math.floor(ms * TOLD);
  return { message: { t: 'ask', id, view, events, legal, ms: told, random: random.int(CHANCES) }, ms: Math.ceil(ms) };
}

/** The action of an answer, whether it is legal or not; throws a `BotFault` for a place in the list that there is not. */
export function actionOf<T extends Shape>(answer: Do, legal: readonly T['action'][], talk: Talk): T['action'] {
  if ('action' in answer) return answer.action as unknown as T['action']; // whoever plays it checks it, as any action
  const action = legal[answer.index];
  if (action !== undefined) return action;
  throw talk.faultIn({ code: 'no-such-index', says: `chose index ${answer.index} of ${legal.length} legal actions` });
}

/** Says hello to a process; the name it answers with. */
export async function greet(talk: Talk, hello: Hello, { start }: Limits): Promise<string> {
  const answer = await talk.request({ message: hello, ms: start });
  if (answer.t !== 'ready') throw new RangeError('hello is answered by ready alone');
  return answer.name;
}

/** Whether the process of the last game takes another; it may as well have ended, or end now. */
export async function takesAnother(talk: Talk, hello: Hello, limits: Limits): Promise<boolean> {
  if (!talk.isIdle()) return false;
  try {
    await greet(talk, hello, limits);
    return true;
  } catch (error) {
    if (!(error instanceof BotFault) || !['exited', 'closed'].includes(error.code)) throw error;
    return false;
  }
}

/** Throws `InvalidInputError` for what cannot be a command. */
export function checkCommand(command: readonly string[]): void {
  const isText = (part: unknown): boolean => typeof part === 'string' && !part.includes('\0');
  if (!Array.isArray(command) || !command.every(isText) || !command[0]) invalid('not-a-command', 'command');
}

/** What the seats of a bot share. */
interface Made<T extends Shape> {
  readonly game: Game<T>;
  readonly limits: Limits;
  readonly start: () => Talk;
  /** By seat. */
  readonly places: Map<Seat, Place>;
}

/** A game begins in a seat: for the process of the last one, or else for a new one. */
async function begin<T extends Shape>({ game, limits, start, places }: Made<T>, seat: Seat): Promise<void> {
  const old = places.get(seat);
  if (old?.isPlaying) throw new Error(`the bot in seat ${seat} has not ended its last game`);
  const hello = helloFor(game, seat);
  if (old !== undefined) {
    old.isPlaying = true;
    if (await takesAnother(old.talk, hello, limits)) return;
    await old.talk.close();
  }
  const place: Place = { talk: start(), name: null, isPlaying: true, id: 0 };
  places.set(seat, place);
  place.name = await greet(place.talk, hello, limits);
}

/**
 * A bot that is a program of any language, spoken to as docs/protocol.md says; `InvalidInputError` for a command that
 * cannot be one. Its processes are started when a game begins, and end when `close` is called.
 */
export function processBot<T extends Shape>(options: ProcessBotOptions<T>): ProcessBot<T> {
  checkCommand(options.command);
  const { game, command, clock = systemClock, fresh = false } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const places = new Map<Seat, Place>();
  const made: Made<T> = { game, limits, places, start: () => startTalk(options, limits, clock) };
  return {
    name: options.name ?? shorten(command.join(' ')),
    begin: ({ seat }) => begin(made, seat),
    async choose(question) {
      if (!places.get(question.seat)?.isPlaying) await begin(made, question.seat);
      const place = places.get(question.seat) as Place; // which `begin` has seen to
      place.id += 1;
      const answer = await place.talk.request(askFor(question, place.id, { limits, clock }));
      if (answer.t !== 'do') throw new RangeError('a question is answered by do alone');
      return actionOf(answer, question.legal, place.talk);
    },
    async end({ seat, outcome }) {
      const place = places.get(seat);
      if (!place?.isPlaying) return;
      const isIdle = place.talk.isIdle();
      if (isIdle) place.talk.tell({ t: 'over', outcome });
      if (!isIdle || fresh) await place.talk.close();
      place.isPlaying = false;
    },
    called: (seat) => places.get(seat)?.name ?? null,
    stderr: (seat) => places.get(seat)?.talk.stderr() ?? '',
    async close() {
      const talks = [...places.values()].map(({ talk }) => talk);
      places.clear();
      await Promise.all(talks.map((talk) => talk.close()));
    },
  };
}

/** A bot in another process as data describes it, beside its game. */
export interface BotCommand extends Omit<Command, 'command'> {
  /** A list is the program and its arguments; a text is run by the shell. */
  readonly command: string | readonly string[];
  readonly name?: string;
  readonly limits?: Partial<Limits>;
  readonly fresh?: boolean;
}

const shell = (line: string): readonly string[] =>
  process.platform === 'win32' ? ['cmd.exe', '/d', '/s', '/c', line] : ['/bin/sh', '-c', line];

/** A bot in another process, made from plain data: the form in which tournaments name bots. */
export function createBot<T extends Shape>(game: Game<T>, options: BotCommand): ProcessBot<T> {
  const { command } = options;
  if (typeof command !== 'string') return processBot({ ...options, game, command });
  return processBot({ name: shorten(command), ...options, game, command: command.trim() === '' ? [] : shell(command) });
}
