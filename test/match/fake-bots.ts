import { type Bot, type Question, randomBot } from '../../src/bots/index.js';
import type { Shape } from '../../src/index.js';
import { embers } from '../kit/embers/index.js';
import type { Embers } from '../kit/embers/shape.js';
import type { FakeClock } from './fake-clock.js';

/** A bot of the test's own game that does what a test says, under a name. */
export const acting = (choose: (question: Question<Embers>, turn: number) => unknown, name = 'fake'): Bot<Embers> => {
  let turn = 0;
  return {
    name,
    choose: (question) => {
      turn += 1;
      return choose(question, turn) as Embers['action'];
    },
  };
};

/** The first action that it may do, at once. */
export const first = <T extends Shape>({ legal }: Question<T>): T['action'] => legal[0] as T['action'];

export const random = randomBot(embers);
/** Works so long before it answers, without giving back control. */
export const working = (clock: FakeClock, ms: number): Bot<Embers> =>
  acting((question) => {
    clock.pass(ms);
    return first(question);
  });
/** Answers after so long. */
export const waiting = (clock: FakeClock, ms: number): Bot<Embers> =>
  acting((question) => new Promise((resolve) => clock.after(ms, () => resolve(first(question)))));
export const silent = (): Bot<Embers> => acting(() => new Promise(() => {}));
