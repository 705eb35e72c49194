import { InvalidInputError } from '../../kernel/errors.js';
import { toAct } from '../../kernel/questions.js';
import { createRandom } from '../../kernel/random.js';
import type { Outcome, Shape } from '../../kernel/types.js';
import type { Trial, Walk } from '../options.js';
import { fail, mustEqual } from '../verdict.js';
import { seatsOf, whereIs } from '../walk.js';

/** Law 8: every game ends, with an outcome exactly when nobody may act. */
export function ending<T extends Shape>(trial: Trial<T>): void {
  for (const walk of trial.walks()) {
    for (const index of walk.states.keys()) agrees(trial, walk, index);
    const last = walk.states[walk.states.length - 1] as T['state'];
    const where = whereIs(walk, walk.actions.length);
    if (trial.game.outcome(last) === null) fail(where, 'the game does not end', trial.game.decision(last));
    refusesAll(trial, walk, last, where);
  }
}

function agrees<T extends Shape>({ game }: Trial<T>, walk: Walk<T>, index: number): void {
  const state = walk.states[index] as T['state'];
  const where = whereIs(walk, index);
  const decision = game.decision(state);
  const outcome = game.outcome(state);
  const seats = seatsOf(game, state);
  const able = seats.filter((seat) => game.legalActions(state, seat, { all: true }).length > 0);
  if (decision.kind === 'over') {
    mustEqual(where, 'outcome and decision differ', decision.outcome, outcome);
    if (able.length > 0) fail(where, 'somebody may act after the end', able);
    judges(game, seats, decision.outcome, where);
    return;
  }
  if (outcome !== null) fail(where, 'there is an outcome, but no end', outcome);
  const awaited = toAct(decision);
  if (awaited.length === 0) fail(where, 'waits for nobody', decision);
  if (new Set(awaited).size < awaited.length || awaited.some((seat) => !seats.includes(seat))) {
    fail(where, 'waits for a seat twice, or for one that is none', decision);
  }
  for (const seat of awaited) {
    if (game.legalActions(state, seat).length === 0) fail(where, `waits for seat ${seat}, which has no listed action`);
  }
}

function judges<T extends Shape>(
  game: Trial<T>['game'],
  seats: readonly number[],
  { winners, rule }: Outcome<T>,
  where: string,
): void {
  const isSound = new Set(winners).size === winners.length && winners.every((seat) => seats.includes(seat));
  if (!isSound) fail(where, 'a winner is no seat, or wins twice', winners);
  if (!Object.hasOwn(game.rulebook, rule)) fail(where, 'ends by a rule that is not in the rule book', rule);
}

/** After the end nothing is done, whatever was legal before. */
function refusesAll<T extends Shape>({ game }: Trial<T>, walk: Walk<T>, last: T['state'], where: string): void {
  const before = walk.states[walk.states.length - 2];
  const once =
    before === undefined ? [] : seatsOf(game, before).flatMap((seat) => game.legalActions(before, seat, { all: true }));
  for (const action of [...walk.actions, ...once]) {
    const code = game.check(last, action)?.code;
    if (code !== 'game-over') fail(where, `after the end it answers ${code}`, action);
  }
  for (const seat of seatsOf(game, last)) {
    try {
      fail(where, 'an action is drawn after the end', game.sampleAction(last, seat, createRandom('after the end')));
    } catch (error) {
      if (!(error instanceof InvalidInputError)) throw error;
    }
  }
}
