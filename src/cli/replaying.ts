import { type GameRecord, IllegalActionError, type Position, type Problem, type Shape } from '../kernel/index.js';
import { frameIn } from './frames.js';
import type { Session } from './io.js';
import type { About, Line, Stage } from './offer.js';
import { explainRecord } from './record-words.js';
import { type Eyes, eventsFor, seenBy, sight, tell } from './telling.js';
import { wrap } from './text.js';

/** A record that can be played, and how it is to be shown. */
export interface Showing<T extends Shape> {
  readonly stage: Stage<T>;
  readonly record: GameRecord<T>;
  /** Where the record leads. */
  readonly end: T['state'];
  /** What is wrong with the record all the same: its outcome, or its hash. */
  readonly problem: Problem | null;
  readonly eyes: Eyes;
  readonly about: About;
  /** After how many actions it is shown alone; null: all of it is told. */
  readonly at: number | null;
}

/** What each action of a record led to, up to where it is shown. */
function* stepsOf<T extends Shape>({ stage: { game }, record: { config, actions }, at }: Showing<T>) {
  let state: T['state'] = game.setup(config);
  for (const action of actions.slice(0, at ?? actions.length)) {
    const step = game.safeReduce(state, action);
    if (!step.ok) throw new IllegalActionError(step.refusal); // the record has been played before
    state = step.state;
    yield { state, events: step.events };
  }
}

/** Tells a record from its beginning to its end. */
function tellAll<T extends Shape>(session: Session, showing: Showing<T>): void {
  const { stage, record, end, eyes, about } = showing;
  const { notOver, hashOfRecord } = frameIn(about.language);
  const teller = stage.teller(seenBy(stage, stage.game.setup(record.config), eyes), about);
  tell(session, teller.opening());
  for (const { state, events } of stepsOf(showing)) {
    tell(session, teller.tell(eventsFor(stage, events, eyes), seenBy(stage, state, eyes)));
  }
  if (stage.game.outcome(end) === null) session.say('', notOver);
  session.say('', hashOfRecord, stage.game.hash(end));
}

/** Tells the last action before a moment, and how things stand there. */
function tellOne<T extends Shape>(session: Session, showing: Showing<T>, at: number): void {
  const { stage, record, eyes, about } = showing;
  let seen: Position<T> = seenBy(stage, stage.game.setup(record.config), eyes);
  const teller = stage.teller(seen, about);
  let lines: readonly Line[] = [];
  for (const { state, events } of stepsOf(showing)) {
    seen = seenBy(stage, state, eyes);
    lines = teller.tell(eventsFor(stage, events, eyes), seen);
  }
  session.say('', frameIn(about.language).afterActions(at, record.actions.length));
  tell(
    session,
    lines.filter(({ kind }) => kind !== 'status'),
  );
  session.say('', ...stage.position(seen, about));
}

/** Shows a record as such eyes see it. */
export function showRecord<T extends Shape>(session: Session, showing: Showing<T>): void {
  const { say, ink, width } = session;
  const { stage, record, eyes, at, problem, about } = showing;
  const { players, language } = about;
  const frame = frameIn(language);
  say(
    ink.bold(`${stage.game.name}${frame.colon}${players.join(` ${frame.against} `)}, ${sight(eyes, players, frame)}`),
  );
  const verdict = problem === null ? frame.sound : explainRecord(problem, stage, language);
  const colour = problem === null ? ink.green : ink.red;
  say(...wrap(`${frame.actions(record.actions.length)}. ${verdict}`, width).map(colour));
  if (at === null) tellAll(session, showing);
  else tellOne(session, showing, at);
}

/** A record as such eyes see it, as data: the events of each action, and the position at the end. */
export function dataOf<T extends Shape>(showing: Showing<T>): unknown {
  const { stage, record, eyes, at, problem, about, end } = showing;
  const { game } = stage;
  const events: (readonly T['event'][])[] = [];
  let last: T['state'] = game.setup(record.config);
  for (const step of stepsOf(showing)) {
    last = step.state;
    events.push(eventsFor(stage, step.events, eyes));
  }
  return {
    ok: problem === null,
    problem,
    game: game.id,
    players: about.players,
    as: eyes,
    actions: record.actions.length,
    at: at ?? record.actions.length,
    outcome: game.outcome(last),
    hash: game.hash(end),
    events,
    view: seenBy(stage, last, eyes),
  };
}
