import type { Shape } from '../kernel/types.js';
import type { Question } from './question.js';

/** A player that is a program. */
export interface Bot<T extends Shape> {
  /** For people, and not unique. */
  readonly name: string;
  /** What it does: one of the legal actions, at once or later. */
  readonly choose: (question: Question<T>) => T['action'] | Promise<T['action']>;
}
