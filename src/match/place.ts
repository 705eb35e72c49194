import type { Bot } from '../bots/bot.js';
import { type Question, questionOf } from '../bots/question.js';
import { deepFreeze, plainCopy } from '../kernel/copy.js';
import { ACTION } from '../kernel/door.js';
import type { Game, Random, Refusal, SeatOf, Shape } from '../kernel/types.js';
import { ask, type Patience, type Reply } from './asking.js';
import type { Clock } from './clock.js';
import type { TimeLimits } from './limits.js';
import type { Fault } from './result.js';

/** A seat of a match and who sits there. What changes in it is the match's own. */
export interface Place<T extends Shape> {
  readonly game: Game<T>;
  readonly seat: SeatOf<T>;
  readonly bot: Bot<T>;
  readonly random: Random;
  readonly clock: Clock | undefined;
  readonly time: TimeLimits | undefined;
  /** How many milliseconds of the bank are left. */
  bank: number;
  /** How many milliseconds the seat has thought. */
  thought: number;
  /** How many of the events of the match it has been told. */
  told: number;
}

/** What a seat decided, or what it did wrong. */
export type Decided<T extends Shape> =
  | { readonly ok: true; readonly action: T['action'] }
  | { readonly ok: false; readonly fault: Fault };

/** How long the next answer of a seat may take. */
function patienceOf<T extends Shape>({ clock, time, bank }: Place<T>): Patience {
  return { clock, allowed: time === undefined ? Number.POSITIVE_INFINITY : (time.perDecision ?? 0) + bank };
}

/** Asks the bot, and books the time it took: what goes beyond the decision's own comes from the bank. */
async function timed<T extends Shape>(place: Place<T>, call: (patience: Patience) => unknown): Promise<Reply> {
  const patience = patienceOf(place);
  const reply = await ask(() => call(patience), patience);
  place.thought += reply.ms;
  place.bank = Math.max(0, place.bank - Math.max(0, reply.ms - (place.time?.perDecision ?? 0)));
  return reply;
}

/** How long a bot may take to get ready, in milliseconds, where nothing else is said: a process has to start. */
const START = 10_000;

/** Lets a bot get ready, which counts as no thinking; what it did wrong, or null. */
export async function begin<T extends Shape>(place: Place<T>): Promise<Fault | null> {
  const { bot, seat, clock, time } = place;
  if (bot.begin === undefined) return null;
  const allowed = time === undefined ? Number.POSITIVE_INFINITY : (time.start ?? START);
  const reply = await ask(() => bot.begin?.({ seat }), { clock, allowed });
  return reply.ok ? null : reply.fault;
}

/** The question as a bot gets it: frozen in all its parts, so that no bot can change what another reads. */
function frozenQuestion<T extends Shape>(question: Question<T>, events: () => readonly T['event'][]): Question<T> {
  const { view, seat, random, deadline } = question;
  let told: readonly T['event'][] | null = null;
  return Object.freeze({
    view: deepFreeze(view),
    seat,
    random,
    deadline,
    get legal() {
      return deepFreeze(question.legal);
    },
    get events() {
      told ??= deepFreeze(events());
      return told;
    },
  });
}

/** Asks a seat in a state what it does. `events` are those of the whole match. */
export async function decide<T extends Shape>(
  place: Place<T>,
  state: T['state'],
  events: readonly T['event'][],
): Promise<Decided<T>> {
  const { game, seat, bot, random, clock } = place;
  const [from, to] = [place.told, events.length];
  place.told = to;
  const view = { seen: null as T['view'] | null };
  const reply = await timed(place, ({ allowed }) => {
    const deadline = (clock?.now() ?? 0) + allowed;
    const question = questionOf(game, state, { seat, events: [], random, deadline });
    view.seen = question.view;
    return bot.choose(frozenQuestion(question, () => game.viewEvents(events.slice(from, to), seat)));
  });
  if (!reply.ok) return { ok: false, fault: reply.fault };
  return judge(game, view.seen ?? game.view(state, seat), reply.answer);
}

/** Reads an answer once, as plain data, and asks the game whether that may be done by who was asked. */
function judge<T extends Shape>(game: Game<T>, view: T['view'], answer: unknown): Decided<T> {
  const copied = plainCopy(answer, ACTION);
  const refusal = game.check(view, copied.ok ? copied.value : undefined); // `undefined` is malformed in any game
  if (copied.ok && refusal === null) return { ok: true, action: copied.value as T['action'] }; // as `check` says
  return { ok: false, fault: illegal(refusal) };
}

const illegal = (refusal: Refusal | null): Fault => ({
  kind: 'illegal',
  says: `The action was refused: ${refusal?.code.replaceAll('-', ' ')} (${refusal?.rule}).`,
  refusal,
});
